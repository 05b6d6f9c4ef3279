// The report: one view of the data that the page carries. Where there are several inputs, the one that is chosen; the address
// after the `#` has its number, so that a link leads to it.
{
  const inputs = new Map([...document.querySelectorAll("script.data")].map((element) => [element.dataset.number, element]));
  const [first] = inputs.keys();
  const view = new View(document.getElementById("view"));
  const choice = document.getElementById("input");
  const show = (number) => {
    const element = inputs.get(number) ?? inputs.get(first);
    document.getElementById("target").textContent = element.dataset.target;
    if (choice) choice.value = element.dataset.number;
    view.show(JSON.parse(element.textContent));
  };
  const asked = () => location.hash.slice(1);
  show(asked());
  document.getElementById("tools").append(view.tools);
  if (choice) {
    choice.addEventListener("change", () => { location.hash = choice.value; });
    addEventListener("hashchange", () => show(asked()));
  }
}
