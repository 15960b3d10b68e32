// Record form: names the chosen files, and makes photos smaller that are larger than a receipt may be, where the browser can read them.
"use strict";
(() => {
  const side = 2400, quality = 0.85;
  const named = (name) => name.replace(/\.[^.]*$/, "") + ".jpg";

  // Returns a smaller copy of a photo; the file itself if the browser cannot read it, or the copy is no smaller.
  const smaller = async (file) => {
    try {
      const image = await createImageBitmap(file, { imageOrientation: "from-image" }), scale = Math.min(1, side / Math.max(image.width, image.height));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))];
      const context = canvas.getContext("2d");
      context.fillStyle = "#fff";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      image.close();
      const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
      return blob && blob.size < file.size ? new File([blob], named(file.name), { type: "image/jpeg" }) : file;
    } catch {
      return file;
    }
  };

  for (const input of document.querySelectorAll("input[type=file][data-largest]")) {
    const label = input.parentElement.querySelector("[data-chosen]"), empty = label.textContent;
    const largest = Number(input.dataset.largest), mostTogether = Number(input.dataset.together);
    let work = null, chosen = 0;
    const shrink = async (own) => {
      const files = [...input.files], together = files.reduce((sum, file) => sum + file.size, 0);
      const isLarge = (file) => file.type.startsWith("image/") && (file.size > largest || together > mostTogether);
      if (!files.some(isLarge)) return;
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(isLarge(file) ? await smaller(file) : file);
      if (own === chosen) input.files = transfer.files;
    };
    input.addEventListener("change", () => {
      label.textContent = [...input.files].map((file) => file.name).join(", ") || empty;
      const own = ++chosen;
      work = shrink(own).finally(() => { if (own === chosen) work = null; });
    });
    // A form that is sent while photos are being made smaller is sent once they are.
    input.form?.addEventListener("submit", (event) => {
      if (!work) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const button = event.submitter;
      work.catch(() => {}).then(() => input.form.requestSubmit(button));
    }, { capture: true });
  }
})();
