// A menu in each row of a list with room for it: the page has one, which every row gets a copy of.
"use strict";
(() => {
  const menu = document.getElementById("row-menu");
  if (!menu) return;
  for (const row of document.querySelectorAll(".ledger .rows > li")) {
    const copy = menu.content.cloneNode(true), link = row.querySelector(".go"), path = link.getAttribute("href").replace(/\?.*/, "");
    const summary = copy.querySelector("summary"), [edit, duplicate] = copy.querySelectorAll("a");
    summary.setAttribute("aria-label", summary.getAttribute("aria-label").replace("{}", () => link.textContent));
    edit.href = path + "/edit";
    duplicate.href = duplicate.dataset.from + path.slice(path.lastIndexOf("/") + 1);
    copy.querySelector("button").setAttribute("formaction", path + "/delete");
    row.querySelector(".amount").after(copy);
  }
})();
