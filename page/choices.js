// The form that chooses what the layout is solved for: document, devices, orientation and so on.

const ownWords = { orientation: "own orientation", direction: "own direction", textSize: "own text size" };
const labels = {
  orientation: "Orientation", direction: "Direction", textSize: "Text size",
  appearance: "Appearance", look: "Look", overlay: "Overlay",
};

/** Builds the form. Calls `changed` after each change of a choice. */
function choicesForm(form, about, isLive, changed) {
  const remembered = new URLSearchParams(location.hash.slice(1));
  const chosen = { document: remembered.get("document") || about.document || "" };
  const named = remembered.getAll("device").filter((id) => id === "own" || knows(id));
  let devices = named.length ? named.map((id) => id === "own" ? "" : id) : about.screens;
  const documents = make("select", { id: "document", change: () => set("document", documents.value) });

  function knows(id) { return about.devices.some((device) => device.id === id); }

  function set(name, value) {
    chosen[name] = value;
    remember();
    changed();
  }

  function remember() {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(chosen)) if (value) words.set(name, value);
    for (const id of devices) words.append("device", id || "own");
    history.replaceState(null, "", "#" + words);
  }

  function labelled(text, control) {
    return make("label", {}, make("span", {}, text), control);
  }

  function choice(name) {
    const values = about.choices[name] || [];
    const isThere = values.length > 0 && (isLive || ["orientation", "direction"].includes(name));
    if (!isThere) chosen[name] = "";
    else if (values.includes(remembered.get(name))) chosen[name] = remembered.get(name);
    const select = make("select", { id: name, disabled: !isThere,
      title: isThere ? null : "not available on this page",
      change: () => set(name, select.value) },
    make("option", { value: "" }, ownWords[name] || "as it is"),
    ...values.map((value) => make("option", { value }, value)));
    select.value = chosen[name] || "";
    return labelled(labels[name], select);
  }

  /** Builds the list of devices, each with a checkbox. The last checked one cannot be unchecked. */
  function devicePicker() {
    const all = isLive ? ["", ...about.devices.map((device) => device.id)] : about.screens;
    const sizes = new Map(about.devices.map((one) => [one.id, `${one.size.width} × ${one.size.height}`]));
    const boxes = all.map((id) => {
      const box = make("input", { type: "checkbox", value: id || "own", checked: devices.includes(id) });
      box.addEventListener("change", () => {
        const wanted = all.filter((one) => one === id ? box.checked : devices.includes(one));
        if (!wanted.length) { box.checked = true; return; }
        devices = wanted;
        count();
        remember();
        changed();
      });
      return make("label", { class: "device" }, box, " ", id || "the document's own", " ",
        make("small", {}, sizes.get(id) || ""));
    });
    const summary = make("summary");
    function count() { fill(summary, `Devices (${devices.length})`); }
    count();
    return make("details", { class: "picker", id: "devices" }, summary,
      make("div", { class: "boxes" }, ...boxes));
  }

  /** Updates the list of documents to choose from. */
  function takeDocuments(names) {
    const own = chosen.document && names.includes(chosen.document) ? chosen.document : names[0] || "";
    if ([...documents.options].map((one) => one.value).join("\n") !== names.join("\n")) {
      fill(documents, ...names.map((name) => make("option", { value: name }, name)));
    }
    documents.value = own;
    documents.disabled = names.length < 2;
  }

  fill(form, labelled("Document", documents), devicePicker(), ...Object.keys(labels).map(choice));
  form.addEventListener("submit", (event) => event.preventDefault());
  return {
    takeDocuments,
    devices: () => devices,
    /** Returns the query for a device at a point of history. */
    shown: (device, at) => ({ ...chosen, document: documents.value, device, at }),
  };
}
