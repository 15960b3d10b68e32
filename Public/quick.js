// An expense in two taps: a category, and an amount with its button.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const form = $("form.quick"), user = $(".who small")?.textContent;
  if (!form) return;
  const amount = $("#amount", form), tiles = form.querySelectorAll("[name=category]"), store = sessionStorage;

  // A tap on a category leads on to the amount; arrow keys choose among the categories.
  let isTapped = false;
  addEventListener("pointerdown", () => { isTapped = true; });
  addEventListener("keydown", () => { isTapped = false; });
  form.addEventListener("change", (event) => isTapped && event.target.name === "category" && amount.focus());

  // What met a session that had ended, or a server that was away, is there again for the same person.
  const [who, category, typed] = JSON.parse(store.getItem("penny-quick") || "[]");
  store.removeItem("penny-quick");
  if (who && who === user && !$(".told, #problems")) {
    amount.value = typed;
    for (const tile of tiles) tile.checked = tile.value === category;
  }
  form.addEventListener("submit", (event) => {
    // The second of two taps falls on the page that follows the first.
    if (performance.now() < 600 && !amount.value) return event.preventDefault();
    store.setItem("penny-quick", JSON.stringify([user, $("[name=category]:checked", form)?.value, amount.value]));
  });
})();
