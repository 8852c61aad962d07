// The list of documents: new, open, duplicate, rename and delete.

/** Builds the list of documents. */
function prepareDocuments(app) {
  const { store } = app;
  const box = byId("documents");
  const list = make("ul", { id: "document-list", "aria-label": "Documents" });
  const add = button("New document", () => askNew(add), { id: "new-document", class: "primary" });
  fill(box, add, list);
  let wanted = null;
  let shownText = "";

  /** Opens a document as soon as the page has it. */
  app.showDocument = (name) => {
    if (store.state.file.documents.includes(name)) app.openDocument(name); else wanted = name;
  };

  /** Returns the document to open after a step: the one that the page has just made, or renamed. */
  app.nextDocument = (state) => {
    const name = wanted && state.documents.includes(wanted) ? wanted : null;
    if (name) wanted = null;
    return name;
  };

  async function editDocument(command, name = null) {
    wanted = name;
    const reply = await app.edit(command, { quiet: true });
    if (reply.ok && name) app.showDocument(name);
    if (reply.ok) return null;
    wanted = null;
    return errorText(reply.error);
  }

  app.askNew = askNew;
  function askNew(anchor) {
    const { about } = store.state;
    const taken = new Set(store.state.file ? store.state.file.documents : []);
    const name = textField({ id: "new-name" });
    name.value = freeName("Screen", taken);
    const device = choiceOf(about.devices.map((one) => [one.id,
      `${deviceText(one.id)}, ${one.size.width} × ${one.size.height}`]), "iphone-15", () => {}, { id: "new-device" });
    const orientation = choiceOf([["portrait", "Portrait"], ["landscape", "Landscape"]], "portrait", () => {},
      { id: "new-orientation" });
    askForm(anchor, "New document", "Create", [labelled("Name", name), labelled("Device", device),
      labelled("Orientation", orientation)], () => editDocument(`new ${wordFor(name.value.trim())} device=${device.value}${
      orientation.value === "portrait" ? "" : " orientation=landscape"}`, name.value.trim()));
    name.select();
  }

  store.on(["file", "document"], show);

  function show() {
    const { file, document } = store.state;
    const names = file ? file.documents : [];
    const text = JSON.stringify([names, document]);
    if (text === shownText) return;
    shownText = text;
    redraw(list, () => fill(list, ...names.map((name) => {
      const more = button("…", () => menu(more, name, items(name, more)),
        { class: "icon", "aria-label": `Menu of ${name}`, "aria-haspopup": "menu" });
      return make("li", { "data-name": name }, button(name, () => app.openDocument(name),
        { class: "document-name", "aria-current": name === document ? "true" : null }), more);
    }), names.length ? null : make("li", { class: "hint" }, "No document yet.")));
  }

  function items(name, anchor) {
    const taken = new Set(store.state.file.documents);
    const word = wordFor(name);
    return [
      { text: "Open", run: () => app.openDocument(name) },
      { text: "Duplicate", run: () => { const copy = freeName(name,
        taken); return editDocument(`duplicate ${word} as ${wordFor(copy)}`, copy); } },
      { text: "Rename …", run: () => askText(anchor, `Rename ${name}`, name, "Rename",
        (wish) => editDocument(renameCommand(`document ${word}`, wish), wish.trim())) },
      null,
      { text: "Delete", run: () => editDocument(`delete document ${word}`) },
    ];
  }
}
