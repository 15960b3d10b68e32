// The currency picker: the list follows the search field while somebody types.
"use strict";
(() => {
  const form = document.querySelector("form[role=search]"), list = () => document.querySelector("[data-found]");
  let asked = 0, timer;
  const show = async () => {
    const mine = ++asked, address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
    const page = await fetch(address).then((answer) => (answer.ok && !answer.redirected ? answer.text() : "")).catch(() => "");
    const found = new DOMParser().parseFromString(page, "text/html").querySelector("[data-found]");
    if (mine !== asked || !found) return;
    list().replaceWith(found);
    history.replaceState(null, "", address);
  };
  form.elements.q.addEventListener("input", (event) => {
    if (event.isComposing) return;
    clearTimeout(timer);
    timer = setTimeout(show, 120);
  });
  form.elements.q.addEventListener("compositionend", show);
})();
