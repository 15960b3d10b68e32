// Chooses a place without leaving the record's form, and gets the position of the device. Without this file the buttons lead to pages.
"use strict";
(() => {
  const form = document.querySelector("form[data-draft]:has(#spot)");
  if (!form) return;
  const spot = () => form.querySelector("#spot");
  const parse = async (response) => new DOMParser().parseFromString(await response.text(), "text/html");
  let dialog = null, clicked = null;

  const say = (word, isWarning = true) => {
    const line = spot().querySelector("[role=status]");
    line.textContent = line.dataset[word] || "";
    line.classList.toggle("warn", isWarning);
    if (word === "insecure") {
      const link = Object.assign(document.createElement("a"), { href: line.dataset.https, textContent: line.dataset.switch });
      line.append(" ", link);
    }
  };

  // Submits a form's fields, except files, as its button would, and shows the response: the part of the form, or the map.
  const send = async (source, button, extra = {}) => {
    const data = new FormData(source);
    data.delete("attachment");
    if (button && button.type !== "image") data.append(button.name, button.value);
    for (const [name, value] of Object.entries(extra)) data.append(name, value);
    const target = button && button.getAttribute("formaction") || spot().querySelector("[formaction]").getAttribute("formaction");
    let page;
    try {
      const response = await fetch(target, { method: "POST", body: data });
      page = response.ok && !response.redirected ? await parse(response) : null;
    } catch { page = null; }
    const part = page && page.querySelector("#spot"), map = page && page.querySelector("#picker");
    if (part) {
      spot().replaceWith(document.importNode(part, true));
      prepare();
      if (dialog) dialog.close();
      form.dispatchEvent(new Event("input", { bubbles: true }));
      const next = spot().querySelector("button[value=pick]");
      if (next) next.focus();
    } else if (map) {
      await dress(page);
      show(document.importNode(map, true), page.querySelector("h1").textContent, button && button.value);
    } else {
      if (dialog) dialog.close();
      say("failed");
    }
  };

  // Loads the style sheets of the map that this page lacks.
  const dress = (page) => Promise.all([...page.querySelectorAll("link[rel=stylesheet]")].map((link) => {
    const href = link.getAttribute("href");
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return null;
    const copy = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    return new Promise((done) => { copy.onload = copy.onerror = done; document.head.append(copy); });
  }));

  const show = (map, title, last) => {
    if (!dialog) {
      dialog = document.createElement("dialog");
      dialog.className = "panel choosing";
      dialog.addEventListener("close", () => { dialog.remove(); dialog = null; });
      // The arrow keys move the map, except in text fields.
      dialog.addEventListener("keydown", (event) => {
        const way = { ArrowUp: "north", ArrowDown: "south", ArrowLeft: "west", ArrowRight: "east", "+": "in", "-": "out" }[event.key];
        const button = way && (event.target.tagName !== "INPUT" || event.target.type === "image") && dialog.querySelector(`button[value=${way}]`);
        if (button && !button.disabled) { event.preventDefault(); button.click(); }
      });
      document.body.append(dialog);
    }
    dialog.setAttribute("aria-label", title);
    map.addEventListener("submit", (event) => {
      event.preventDefault();
      const button = event.submitter;
      const point = button && button.type === "image" ? { "point.x": clicked ? clicked.x : 0, "point.y": clicked ? clicked.y : 0 } : {};
      clicked = null;
      send(map, button, point);
    });
    const image = map.querySelector("input[type=image]");
    image.addEventListener("click", (event) => { clicked = event.detail ? { x: Math.round(event.offsetX), y: Math.round(event.offsetY) } : null; });
    dialog.replaceChildren(map);
    if (!dialog.open) dialog.showModal();
    const again = last && [...dialog.querySelectorAll("button[name=do]:not(.vh)")].find((button) => button.value === last && !button.disabled);
    const found = last === "search" && dialog.querySelector("button[value^=found]");
    (found || again || dialog.querySelector(".dock .primary") || image).focus({ preventScroll: true });
  };

  const locate = () => {
    if (!isSecureContext || !navigator.geolocation) return say("insecure");
    say("asking", false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => { say(""); send(form, null, { do: `at ${coords.latitude.toFixed(5)} ${coords.longitude.toFixed(5)}` }); },
      (error) => say({ 1: "denied", 3: "late" }[error.code] || "unavailable"),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 });
  };

  // Adds the button for the device's position, which needs this script.
  const prepare = () => {
    const ways = spot().querySelector(".ways");
    ways.prepend(document.importNode(spot().querySelector("template").content, true));
    ways.querySelector("[data-locate]").addEventListener("click", locate);
  };
  prepare();
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || button.name !== "do") return;
    event.preventDefault();
    send(form, button);
  });
  // A restored draft may have a place that the page does not show yet.
  const [latitude, longitude] = ["latitude", "longitude"].map((name) => form.elements[name].value);
  if (latitude && longitude && !spot().querySelector(".place") && !form.querySelector("#problems")) send(form, null, { do: "back" });
})();
