// Moving over a curve marks the instruction in both curves and shows its line; a click scrolls the code there.
for (const region of document.querySelectorAll("section.region")) {
  const code = region.querySelector(".code");
  const read = region.querySelector(".read");
  const count = Number(region.dataset.count);
  let shown = null;
  const show = (event, scroll) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.min(count - 1, Math.max(0, Math.floor((event.clientX - box.left) / box.width * count)));
    for (const line of region.querySelectorAll("line.cursor")) {
      line.setAttribute("x1", at + 0.5);
      line.setAttribute("x2", at + 0.5);
      line.removeAttribute("visibility");
    }
    const row = code.children[at + 1];
    if (shown) shown.classList.remove("here");
    shown = row;
    row.classList.add("here");
    read.textContent = row.textContent.replace(/\s+/g, " ");
    if (scroll) {
      code.closest("details").open = true;
      code.scrollTop = row.offsetTop - code.offsetTop - code.clientHeight / 2;
    }
  };
  for (const svg of region.querySelectorAll("svg.curve")) {
    svg.addEventListener("pointermove", (event) => show(event, false));
    svg.addEventListener("click", (event) => show(event, true));
  }
}
