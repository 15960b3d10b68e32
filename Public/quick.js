// The quick form: an expense by a category, an amount, and the button.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const form = $("form.quick"), user = $(".who small")?.textContent;
  if (!form) return;
  const amount = $("#amount", form), tiles = form.querySelectorAll("[name=category]"), store = sessionStorage;

  // A tap on a category focuses the amount; arrow keys move between the categories.
  let isTapped = false;
  addEventListener("pointerdown", () => { isTapped = true; });
  addEventListener("keydown", () => { isTapped = false; });
  form.addEventListener("change", (event) => isTapped && event.target.name === "category" && amount.focus());

  // Restores an entry that was lost to an expired session or an unreachable server, for the same person.
  const [who, category, typed] = JSON.parse(store.getItem("penny-quick") || "[]");
  store.removeItem("penny-quick");
  if (who && who === user && !$(".told, #problems")) {
    amount.value = typed;
    for (const tile of tiles) tile.checked = tile.value === category;
  }
  form.addEventListener("submit", (event) => {
    // The second tap of a double tap may reach the next page.
    if (performance.now() < 600 && !amount.value) return event.preventDefault();
    store.setItem("penny-quick", JSON.stringify([user, $("[name=category]:checked", form)?.value, amount.value]));
  });
})();
