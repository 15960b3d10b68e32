// Passkeys: gets a challenge from the server and a response from the device, and submits the response in the form of the button.
"use strict";
(() => {
  const form = document.querySelector("form[data-passkey]");
  const accepted = document.querySelector("[data-accepted]");
  if (!window.PublicKeyCredential) {
    for (const notice of document.querySelectorAll("[data-unsupported]")) notice.hidden = false;
    return;
  }

  // Lets the device delete passkeys that the server no longer accepts (WebAuthn Level 3, section 5.1.10).
  if (accepted && PublicKeyCredential.signalAllAcceptedCredentials) {
    const { site, user, accepted: ids } = accepted.dataset;
    PublicKeyCredential.signalAllAcceptedCredentials({ rpId: site, userId: user, allAcceptedCredentialIds: ids.split(" ").filter(Boolean) }).catch(() => {});
  }
  if (!form) return;

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer || []))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const button = form.querySelector("button");
  const problem = form.querySelector("[data-problem]");
  const problems = { NotAllowedError: "cancelled", InvalidStateError: "known", SecurityError: "unfit" };

  // Returns the options of the request to the device; undefined if the page reloads to show a message instead.
  const options = async () => {
    const answer = await fetch(form.dataset.challenge, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    if (answer.status === 422) return form.submit();
    if (!answer.ok || answer.redirected) return location.reload();
    const asked = await answer.json();
    asked.challenge = bytes(asked.challenge);
    if (asked.user) asked.user.id = bytes(asked.user.id);
    for (const known of asked.allowCredentials || asked.excludeCredentials) known.id = bytes(known.id);
    return asked;
  };

  const send = ({ rawId, response }) => {
    const fields = {
      credential: text(rawId), client_data: text(response.clientDataJSON), attestation: text(response.attestationObject),
      transports: response.getTransports ? response.getTransports().join(" ") : "", authenticator_data: text(response.authenticatorData),
      signature: text(response.signature), user_handle: text(response.userHandle),
    };
    for (const [name, value] of Object.entries(fields)) if (form.elements[name]) form.elements[name].value = value;
    form.submit();
  };

  // One request to the device at a time: pressing the button aborts the request pending in the user name field.
  let waiting;
  const ask = async (mediation) => {
    if (waiting) waiting.abort();
    const request = (waiting = new AbortController());
    try {
      const publicKey = await options();
      if (publicKey) send(await navigator.credentials[form.dataset.passkey]({ publicKey, mediation, signal: request.signal }));
    } catch (error) {
      if (mediation || request !== waiting) return;
      problem.textContent = form.dataset[problems[error.name]] || form.dataset.failed;
      problem.hidden = false;
      offer();
    }
  };
  const offer = async () => {
    const isPossible = "autofill" in form.dataset && PublicKeyCredential.isConditionalMediationAvailable;
    if (isPossible && await PublicKeyCredential.isConditionalMediationAvailable()) ask("conditional");
  };

  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    problem.hidden = button.disabled = true;
    await ask();
    button.disabled = false;
  });
  offer();
})();
