// Optional conveniences: Penny works without this file.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const isField = (element) => element && (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.isContentEditable);

  // A double tap submits once.
  let sentAt = -1e3;
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    if (event.timeStamp - sentAt < 1e3) event.preventDefault(); else sentAt = event.timeStamp;
  });

  // Fills in the browser's time zone on sign-up.
  const zone = $("input[name=time_zone][type=hidden]");
  if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";

  // Focuses the problems of a refused form.
  const problems = $("#problems");
  if (problems) problems.focus();

  // Shows the name of the one file that is chosen; selects a link for copying on focus; submits a form when a choice changes.
  for (const file of all(".photo input[type=file]:not([multiple])")) {
    file.addEventListener("change", () => {
      if (file.files[0]) $("[data-chosen]", file.parentElement).textContent = file.files[0].name;
    });
  }
  for (const field of all("input[data-select]")) field.addEventListener("focus", () => field.select());
  for (const choice of all("select[data-submit]")) choice.addEventListener("change", () => choice.form.requestSubmit());

  // A page without a form confirms that the last form was saved: deletes its draft. Signing out deletes all drafts.
  const sent = sessionStorage.getItem("penny-sent");
  if (sent && $("main") && !$("form[data-draft], [data-unsaved], body.gate")) {
    localStorage.removeItem("penny-draft:" + sent);
    sessionStorage.removeItem("penny-sent");
  }
  const signOut = $("form[action$='/sign-out']");
  if (signOut) signOut.addEventListener("submit", () => Object.keys(localStorage).filter((key) => key.startsWith("penny-draft:")).forEach((key) => localStorage.removeItem(key)));

  // Budget alerts: a modal dialog, closed by Escape.
  const alerts = $("dialog#alerts");
  if (alerts) { alerts.close(); alerts.showModal(); }

  // Opens the form of the daily budget for the fragment #daily-budget.
  const daily = $("#daily-budget");
  const openDaily = () => { if (daily && location.hash === "#daily-budget") { daily.open = true; $("[name=amount]", daily).focus(); } };
  openDaily();
  addEventListener("hashchange", openDaily);

  // Closes menus on Escape and on a tap elsewhere.
  const menus = () => all("details:is(.menu, .span, .refine)[open]");
  addEventListener("click", (event) => menus().forEach((menu) => menu.contains(event.target) || (menu.open = false)));

  // Keyboard shortcuts: "/" and the letters in data-key; "?" lists them.
  let before = "";
  const guide = new URL("help/keyboard", document.currentScript.src);
  const help = async (link) => {
    const page = await fetch(link).then((response) => response.text()).catch(() => "");
    const found = new DOMParser().parseFromString(page, "text/html").getElementById("shortcuts");
    if (!found) return;
    const dialog = document.createElement("dialog");
    dialog.className = "panel";
    dialog.append(document.importNode(found, true));
    document.body.append(dialog);
    const close = $("button", dialog);
    close.hidden = false;
    dialog.addEventListener("close", () => dialog.remove());
    dialog.addEventListener("click", (event) => (event.target === dialog || event.target === close) && dialog.close());
    dialog.showModal();
  };
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) {
      if (isField(event.target) && !$("dialog[open]")) event.target.blur();
      menus().forEach((menu) => { menu.open = false; $("summary", menu).focus(); });
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || $("dialog[open]")) return;
    const keys = before ? before + " " + event.key : event.key;
    before = event.key === "g" && !before ? "g" : "";
    if (event.key === "?") {
      if ($("[data-key='g s']")) help(guide);
      return;
    }
    const target = $(`[data-key="${CSS.escape(keys)}"]`);
    if (target) {
      event.preventDefault();
      if (target.tagName === "INPUT") target.focus(); else if (target.href) location.href = target.href; else target.click();
    } else if (keys === "/") {
      const records = $("[data-key='g r']");
      if (records) { event.preventDefault(); location.href = records.href + "#q"; }
    }
  });
  if (location.hash === "#q" && $("#q")) $("#q").focus();
})();
