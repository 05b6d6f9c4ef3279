// The report: one view of the data that the page carries.
{
  const data = JSON.parse(document.getElementById("data").textContent);
  const view = new View(document.getElementById("view"));
  view.show(data);
  document.getElementById("tools").append(view.tools);
}
