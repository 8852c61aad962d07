// The editor: joins its parts, and shows undo and redo.

/** Turns the page into an editor. Called once, after the bar and the tabs are built. */
function startEditor(app) {
  const { store, source } = app;
  store.set({ replies: {} });
  app.takenNames = () => {
    const names = store.state.tree.map((view) => view.name);
    for (const [question, reply] of Object.entries(store.state.replies || {})) {
      if (question.startsWith("constraints") && reply.ok) names.push(...reply.constraints.map((one) => one.name));
    }
    return new Set(names);
  };

  // The constraints of the selection are drawn and edited, so that they are always asked for.
  app.questions = (name, isLast) => questionsAbout(name, isLast && app.rightTab === "details");

  /**
   * Fetches what gestures need to know of views, unless it is there; for copies, also which names constraints have.
   * Throws if there is no answer.
   */
  app.learn = async (names, isCopy = false) => {
    const asked = names.filter((name) => !store.state.replies["constraints " + name])
      .flatMap((name) => app.questions(name, false));
    if (isCopy && !store.state.replies.constraints) asked.push("constraints");
    if (!asked.length) return;
    const replies = await source.answers(app.current(), asked);
    store.set({ replies: { ...store.state.replies, ...replies } });
  };

  prepareEditing(app);
  prepareGestures(app);
  preparePanel(app);
  preparePins(app);
  prepareLibrary(app);
  prepareFindings(app);
  prepareConsole(app);
  prepareDocuments(app);
  prepareClipboard(app);
  prepareOutlineDrags(app);
  prepareKeys(app);

  let awaited = null;
  /** Selects views that a command has just made, as soon as the page shows them. */
  app.selectNext = (names) => { awaited = names; settle(); };
  function settle() {
    if (!awaited || !awaited.every((name) => store.state.tree.some((view) => view.name === name))) return;
    const names = awaited;
    awaited = null;
    app.select(names);
  }
  app.arrived = (state) => { app.hasDrawn(state); settle(); app.showPanel(); app.redrawLines(); };
  app.selected = () => { app.showPanel(); app.showPins(); app.redrawLines(); };

  const undo = button("Undo", () => app.inTurn(() => app.edit("undo"), false), { id: "undo", disabled: true });
  const redo = button("Redo", () => app.inTurn(() => app.edit("redo"), false), { id: "redo", disabled: true });
  fill(byId("bar-edit"), undo, redo);
  store.on(["file"], ({ file }) => {
    for (const [element, verb, step, key] of [[undo, "Undo", file.undo, "Ctrl Z"], [redo, "Redo", file.redo, "Shift Ctrl Z"]]) {
      element.disabled = !step;
      element.title = `${verb}${step ? ": " + stepText(step) : ""} (${key})`;
      element.setAttribute("aria-label", element.title);
    }
  });

  app.goTo = (operation) => { store.set({ at: null }); return app.edit(`goto ${operation}`); };
  const checkpoint = button("Checkpoint", () => askText(checkpoint, "Name of the checkpoint", "", "Save",
    async (name) => {
    const reply = await app.edit(`checkpoint ${wordFor(name.trim())}`, { quiet: true });
    if (reply.ok) app.past.takeList().catch(app.failed);
    return reply.ok ? null : errorText(reply.error);
  }), { id: "checkpoint", title: "Name this point of the history" });
  const checkOut = button("Check out", () => app.goTo(store.state.at),
    { id: "check-out", title: "Go to this point of the history" });
  byId("history-buttons").append(checkOut, checkpoint);
  store.on(["at"], ({ at }) => { checkOut.disabled = at === null; });
  checkOut.disabled = true;

  source.get("language").then((language) => {
    if (language.ok) {
      app.containers = new Set(language.kinds.filter((kind) => kind.isContainer).map((kind) => kind.name));
      store.set({ language });
      app.refresh();
    }
    app.showPanel();
  }).catch(app.failed);
  if (store.state.about.storyboard) {
    const takeScene = () => source.get("scene").then((scene) => { if (scene.ok) { store.set({ scene }); app.canvas.fit(); } }).catch(app.failed);
    takeScene();
    // A storyboard is shown as Interface Builder shows it: all scenes, each on its own device.
    if (!location.hash.includes("document=")) store.set({ showsAll: true, boards: [boardFor("")] });
  }
}
