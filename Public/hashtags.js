// Many hashtags: shows those that match the word being typed, and takes a tap on one in its place.
"use strict";
(() => {
  const input = document.getElementById("tags"), field = input.closest(".field"), more = field.querySelector("details");
  const plain = (text) => text.trim().normalize("NFKC").toLowerCase().replace(/^#/, ""), last = /[^\s,、]+$/;
  const chips = [...field.querySelectorAll(".chip")].map((chip) => [chip, plain(chip.textContent)]);
  const find = () => {
    const word = plain(input.value.match(last)?.[0] ?? ""), found = word ? chips.filter(([, name]) => name.includes(word)) : [];
    for (const pair of chips) pair[0].hidden = found.length > 0 && !found.includes(pair);
    more.open = found.some(([chip]) => more.contains(chip));
  };
  input.addEventListener("input", find);
  field.addEventListener("change", ({ target }) => {
    if (target === input || !chips.some(([chip]) => chip.hidden)) return;
    input.value = input.value.replace(last, "");
    find();
    input.focus();
  });
})();
