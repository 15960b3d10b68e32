// Long forms: keeps drafts of them, and adapts fields to the choices made.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const form = $("form[data-draft]");
  if (!form) return;

  // Drafts: the values stay in this browser until the server has confirmed that they are saved.
  const key = [$(".who small")?.textContent, form.getAttribute("action"), form.dataset.draft].join(" "), prefix = "penny-draft:";
  const store = { get: () => { try { return localStorage.getItem(prefix + key); } catch { return null; } },
    set: (text) => { try { localStorage.setItem(prefix + key, text); } catch { /* private mode */ } },
    drop: (which) => { try { localStorage.removeItem(prefix + which); } catch { /* private mode */ } } };
  const sent = sessionStorage.getItem("penny-sent"), isTyped = "typed" in form.dataset;
  // "Save, add another" leads to an empty form of the same kind: its notice confirms that the values are saved.
  if (sent && (sent !== key || (!isTyped && $(".notice.told")))) {
    store.drop(sent);
    sessionStorage.removeItem("penny-sent");
  }
  const skipped = ["csrf", "id", "currency", "date", "time"];
  const values = () => [...new FormData(form)].filter(([name, value]) => typeof value === "string" && !skipped.includes(name));
  const first = JSON.stringify(values()), kept = store.get();
  if (kept && kept !== first && !isTyped && !$("#problems")) {
    const seen = {}, known = JSON.parse(kept), address = new URL(location);
    // A draft with parts needs a form with as many of them.
    const count = known.filter(([name]) => name === "part_amount").length;
    if (count && count !== all("[name=part_amount]", form).length && !address.searchParams.has("parts")) {
      address.searchParams.set("kind", known.find(([name]) => name === "kind")?.[1]);
      address.searchParams.set("parts", count);
      return location.replace(address);
    }
    for (const [name, value] of known) {
      const at = seen[name] = (seen[name] ?? -1) + 1;
      const fields = all(`[name="${CSS.escape(name)}"]`, form);
      const choice = fields.find((field) => /radio|checkbox/.test(field.type) && field.value === value);
      if (choice) choice.checked = true; else if (fields[at] && !/radio|checkbox|file/.test(fields[at].type)) fields[at].value = value;
    }
    const told = $("[data-restored]", form);
    if (told) {
      told.hidden = false;
      $("button", told).addEventListener("click", () => {
        store.drop(key);
        address.searchParams.delete("parts");
        location.replace(address);
      });
    }
  }
  const keep = () => store.set(JSON.stringify(values()));
  // A choice that a program makes is a change alone.
  for (const type of ["input", "change"]) form.addEventListener(type, keep);
  // A button that opens another page in between does not save.
  form.addEventListener("submit", (event) => {
    if (event.submitter?.hasAttribute("formaction")) return;
    keep();
    sessionStorage.setItem("penny-sent", key);
  });
  for (const day of all("[name=on]", form)) day.addEventListener("click", (event) => {
    event.preventDefault();
    form.elements.date.value = day.value;
  });
  for (const link of all(".actions a.btn", form)) link.addEventListener("click", () => store.drop(key));

  // Amounts are in the currency of their account; a transfer between currencies also needs the amount received.
  for (const payer of all("[name=payer]", form)) {
    payer.addEventListener("change", () => {
      $("#account", form).value = payer.value;
      $("#account", form).dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
  const money = [["#account", "#amount"], ["#to_account", "#to_amount"], ["#account", "#keep"]].map(([select, input]) => ({ select: $(select, form), input: $(input, form) }));
  const follow = () => {
    for (const { select, input } of money) {
      const account = select?.selectedOptions[0]?.dataset;
      if (!account?.code || !input) continue;
      let mark = $("span[aria-hidden]", input.parentElement);
      if (!mark) { mark = document.createElement("span"); mark.ariaHidden = "true"; input.before(mark); }
      mark.textContent = account.symbol;
      mark.hidden = !account.symbol;
      $(".code", input.parentElement).textContent = account.code;
      input.placeholder = Number(0).toFixed(account.decimals);
      for (const other of [input, ...(input.id === "amount" ? all("[name=part_amount]", form) : [])]) Object.assign(other.dataset, { decimals: account.decimals, signs: account.signs });
    }
    const [from, to] = money;
    if (to.input) to.input.closest(".field").hidden = !to.input.value && from.select?.selectedOptions[0]?.dataset.code === to.select?.selectedOptions[0]?.dataset.code;
  };
  form.addEventListener("change", (event) => money.some(({ select }) => select === event.target) && follow());
  follow();

  // A known title fills in its latest category, amount and vendor, except in fields that have a value.
  const title = $("#title[list]", form);
  if (title) {
    title.addEventListener("change", async () => {
      const kind = form.elements.kind.value, field = kind === "income" ? "income_category" : "category";
      if (kind === "transfer" || !title.value.trim()) return;
      const address = form.action.replace(/transactions.*/, "transactions/recall?") + new URLSearchParams({ kind, title: title.value });
      const answer = await fetch(address).then((response) => (response.ok ? response.text() : "")).catch(() => "");
      const known = new URLSearchParams(answer);
      const tile = known.get("category") && $(`input[name=${field}][value="${CSS.escape(known.get("category"))}"]`, form);
      if (tile && !$(`input[name=${field}]:checked`, form)) tile.checked = true;
      for (const name of ["amount", "vendor"]) {
        if (known.get(name) && !form.elements[name].value) form.elements[name].value = known.get(name);
      }
    });
  }
})();
