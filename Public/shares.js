// For whom a household's record is: tells each person's part while somebody types, divided as Sharing divides it on the server.
"use strict";
(() => {
  const field = document.getElementById("for"), whole = document.getElementById("amount"), form = whole.form;
  // The random bits of the record's ID say who gets the first minor unit left over among equals.
  const bits = BigInt("0x" + field.dataset.record.replaceAll("-", "").slice(16)) & 0x3fffffffffffffffn;
  const parts = (amount, rows) => {
    const people = rows.filter((row) => row.weight > 0n).sort((one, other) => (one.id < other.id ? -1 : 1));
    const total = people.reduce((sum, row) => sum + row.weight, 0n), exact = people.map((row) => amount * row.weight), given = exact.map((part) => part / total);
    const left = Number(given.reduce((rest, part) => rest - part, amount)), first = people.length ? Number(bits % BigInt(people.length)) : 0;
    // Units left over go to the largest remainders, among equal ones in turn: the sort is stable.
    const turns = people.map((_, place) => (first + place) % people.length).sort((one, other) => Number((exact[other] % total) - (exact[one] % total)));
    for (const place of turns.slice(0, left)) given[place] += 1n;
    return new Map(people.map((row, place) => [row.id, given[place]]));
  };
  const weight = (row) => {
    const shares = row.querySelector("[name=share_weight]"), box = row.querySelector("[name=some]");
    if (!shares) return box && !box.checked ? 0n : BigInt(row.dataset.weight);
    const typed = shares.value.replace(/\s/g, "");
    return /^\d{1,4}$/.test(typed) && typed <= 1000 ? BigInt(typed) : typed ? undefined : 0n;
  };
  const tell = () => {
    for (const list of field.querySelectorAll("[data-division]")) {
      const rows = [...list.children].map((row) => ({ row, id: row.dataset.person, weight: weight(row) }));
      const isKnown = whole.units > 0n && rows.every((row) => row.weight !== undefined), divided = isKnown ? parts(whole.units, rows) : new Map();
      for (const { row, id } of rows) {
        const part = isKnown ? divided.get(id) ?? 0n : undefined;
        row.querySelector(".part-n").textContent = part === undefined ? "" : whole.shown(part, Number(whole.dataset.decimals));
      }
    }
  };
  for (const type of ["worked-out", "input", "change"]) form.addEventListener(type, tell);
  tell();
})();
