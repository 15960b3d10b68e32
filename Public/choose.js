// Choosing several records: the number of ticked boxes, ranges with Shift, the whole page; a new value ticks its part of a change.
"use strict";
(() => {
  const form = document.getElementById("many");
  if (form) {
    const boxes = [...form.querySelectorAll("[name=records]")], said = form.querySelector("[data-chosen]"), pattern = said.textContent.replace(/\d+/, "#");
    const all = form.elements.all, page = form.querySelector("[data-page]");
    let last;
    const tell = () => {
      said.textContent = all.checked ? all.parentElement.textContent.trim() : pattern.replace("#", boxes.filter((box) => box.checked).length);
    };
    form.addEventListener("click", (event) => {
      const index = boxes.indexOf(event.target);
      if (index < 0) return;
      if (event.shiftKey && last !== undefined) {
        for (const box of boxes.slice(Math.min(index, last), Math.max(index, last) + 1)) box.checked = event.target.checked;
      }
      last = index;
      tell();
    });
    form.addEventListener("change", tell);
    page.addEventListener("click", (event) => {
      event.preventDefault();
      const some = boxes.some((box) => !box.checked);
      for (const box of boxes) box.checked = some;
      tell();
    });
    addEventListener("pageshow", tell);
  }
  document.querySelector("[data-change]")?.addEventListener("input", (event) => {
    const box = event.target.closest("[data-change] > div")?.querySelector("[name=change]");
    if (box && box !== event.target) box.checked = true;
  });
})();
