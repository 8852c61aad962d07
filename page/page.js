// The page as a whole: it requests its content, shows it, and requests it again when the file changes.

/** Shows a text beside the title: what the page is doing, or what went wrong. */
function say(text, isError = false) {
  const status = byId("status");
  status.className = isError ? "error" : "";
  fill(status, String(text).replaceAll("\n", "; "));
}

/** Builds the page around a source of answers. */
function buildPage(source) {
  const store = createStore();
  const failed = (error) => {
    say(error.message, true);
  };
  /** @type {any} What the modules of the page share. The editor adds its own functions. */
  const app = {
    source, store,
    canEdit: () => Boolean(store.state.about && store.state.about.edits && store.state.at === null),
    select, openDocument, setBoard, addBoard, removeBoard, shownFor, refresh: () => refresh(), failed,
    prepareStage: (view) => { if (!app.gestures) on(view.stage, "click",
      (event) => choose(view, event)); },
    questions: (name) => questionsAbout(name),
    hasGesture: () => false, redrawLines: () => {}, selected: () => {}, arrived: () => {},
  };
  let tree = null;
  let past = null;
  let resting = null;
  let canvas = null;
  /** Where the canvas was before the page was loaded again, until it is there again. */
  let scrollAtFirst = null;

  function choose(view, event) {
    const name = viewAt(view.frames(), ...xy(view.pointOf(event)));
    activate(view);
    if (name) select([name]);
  }

  /** Makes a screen the one that the panel describes. */
  function activate(view) {
    if (view.document !== store.state.document) show(view.document);
    store.set({ active: view.index });
  }
  app.activate = activate;

  /** Returns the query for a board of a document. */
  function shownFor(document, index) {
    const { boards, overlays, look, at } = store.state;
    return { ...boards[index], document, look, at, overlay: overlays };
  }
  app.current = () => shownFor(store.state.document, Math.min(store.state.active, store.state.boards.length - 1));

  function setBoard(index, changes) {
    store.set({ boards: store.state.boards.map((board, place) => place === index ? { ...board, ...changes } : board) });
  }

  function addBoard(index) {
    const { boards, about } = store.state;
    const unused = about.screens.concat(about.devices.map((one) => one.id)).find((id) => !boards.some((board) => board.device === id));
    store.set({ boards: [...boards, { ...boards[index], device: unused || "" }] });
  }

  function removeBoard(index) {
    store.set({ boards: store.state.boards.filter((_, place) => place !== index), active: 0 });
  }

  function openDocument(name) {
    if (name !== store.state.document) show(name);
    canvas.reveal(name);
  }

  function show(name) {
    store.set({ document: name, selection: [], tree: [] });
  }

  /** Selects views of the current document. */
  function select(names) {
    const known = new Set(store.state.tree.map((view) => view.name));
    store.set({ selection: known.size ? names.filter((name) => known.has(name)) : names });
  }

  /** The questions about what is selected, or about the document. */
  function questions() {
    const { selection } = store.state;
    if (!selection.length) return store.state.about.edits ? ["info document"] : [];
    return selection.slice(-30).flatMap((name) => app.questions(name, name === selection[selection.length - 1]));
  }

  const refresh = coalesced(async () => {
    const state = store.state.file;
    if (!state || !state.ok || !store.state.boards.length) return;
    redraw(byId("plane"), canvas.arrange);
    if (!state.documents.length || !store.state.document) return empty();
    const own = canvas.screens().filter((view) => view.document === store.state.document || canvas.isNear(view));
    // The server answers in this order, so the first screen appears first.
    const sorted = own.sort((a,
      b) => Number(b.document === store.state.document) - Number(a.document === store.state.document));
    const drawOne = async (view) => showScreen(view, await source.screen(view.shown()), state);
    const [first, ...others] = sorted;
    const asked = ["tree", ...questions()];
    const [, replies] = await Promise.all([
      drawOne(first), source.answers(app.current(), asked), ...others.map(drawOne)]);
    state.isNews = false;
    canvas.fit();
    if (scrollAtFirst) canvas.element.scrollTo(...scrollAtFirst);
    scrollAtFirst = null;
    showReplies(replies, app.hasMoved && app.hasMoved(state));
    mark(state);
    app.arrived(state);
    app.findProblems();
  }, failed);

  /** Shows an answer. Plays it as an animation if it comes from an `animate` step that just happened. */
  async function showScreen(view, answer, state) {
    const seconds = store.state.at === null && state.step && state.isNews ? duration(state.step) : null;
    const before = view.answer;
    view.answer = answer;
    if (seconds && before && before.ok && answer.ok) await play(view, before, answer, seconds);
    else view.show(answer);
    if (!before) canvas.fitSoon();
    view.select(view.document === store.state.document ? store.state.selection : []);
    if (!document.documentElement.dataset.first) document.documentElement.dataset.first = String(Date.now());
  }

  function showReplies(replies, hasMoved) {
    const list = replies.tree && replies.tree.ok ? replies.tree.tree : [];
    const { selection } = store.state;
    const kept = selectionAfter(store.state.tree, list, selection, hasMoved);
    store.set({ tree: list, replies, ...(kept.join() === selection.join() ? {} : { selection: kept }) });
    tree.show();
    tree.select();
    showDetails();
  }

  function showDetails() {
    const { selection, replies, about, file } = store.state;
    const name = selection[selection.length - 1];
    const view = canvas.active();
    const content = view && view.content();
    fill(byId("details-title"), selection.length > 1 ? counted(selection.length, "view")
      : name || (about.edits && file.documents.length ? store.state.document : "Nothing selected"),
    content && name ? tag("small", ` on ${view.deviceName()}`) : null);
    if (name && replies && replies["info " + name]) {
      const body = byId("details-body");
      redraw(body, () => fill(body, ...detailParts(name, replies,
        canvas.screens().filter((one) => one.document === store.state.document), about.edits)));
    } else if (!name) fill(byId("details-body"), hintLine("Click a view, or choose one in the list of views."));
    app.selected();
  }

  /** Fetches what the panel shows of the selection. */
  const fetchSelection = coalesced(async () => {
    const asked = questions();
    const { selection, document } = store.state;
    if (!asked.length || !document) return showDetails();
    const replies = await source.answers(app.current(), asked);
    if (selection !== store.state.selection) return;
    store.set({ replies: { ...store.state.replies, ...replies } });
    showDetails();
  }, failed);
  app.fetchSelection = fetchSelection;

  function empty() {
    store.set({ tree: [], selection: [], replies: {} });
    tree.show();
    canvas.fit();
    fill(byId("problems"));
    showDetails();
    app.arrived(store.state.file);
    mark(store.state.file);
  }

  /** Records in data attributes what the page shows, for tests and other observers. */
  function mark(state) {
    const root = document.documentElement;
    root.dataset.head = String(state.head);
    root.dataset.moves = String(state.moves);
    root.dataset.at = store.state.at === null ? "now" : String(store.state.at);
    root.dataset.shown = String(Date.now());
  }

  function takeState(state) {
    const before = store.state.file;
    if (!state.ok) return say(state.error.message, true);
    state.isNews = Boolean(before && state.step && before.head === state.step.parent);
    const { document } = store.state;
    say("");
    store.set({
      file: state,
      document: app.nextDocument && app.nextDocument(state)
        || documentAfter(before ? before.documents : [], state.documents, document),
    });
    past.takeState(state);
    if (before && before.project !== state.project) takeProject().catch(failed);
    if (app.heard) app.heard(before, state);
    if (store.state.at === null) refresh();
    clearTimeout(resting);
    resting = setTimeout(() => past.takeList().catch(failed), before ? 250 : 0);
  }

  /** Animates a step of any kind from the state before it to the state after it. */
  async function playStep(step) {
    const seconds = duration(step) || 0.4;
    const own = canvas.screens().filter((view) => view.document === store.state.document);
    await Promise.all(own.map(async (view) => {
      const [start, end] = await Promise.all([
        source.screen({ ...view.shown(), at: step.parent }),
        source.screen({ ...view.shown(), at: step.operation === store.state.file.head ? null : step.operation }),
      ]);
      view.answer = end;
      await play(view, start, end, seconds);
      view.select(store.state.selection);
    }));
  }

  function showTitle() {
    const { about, file } = store.state;
    const isWritten = !file || !file.unwritten && !file.outside;
    const title = about.push ? `${about.push} (${isWritten ? "written after each step" : "not written"})` : about.file;
    fill(byId("title"), title);
    byId("title").title = shown(title);
  }

  /** Takes over what has changed in the project: the languages that screens can be shown in. */
  async function takeProject() {
    const about = await source.about();
    const codes = (about.languages || []).map((one) => one.code);
    store.set({ about });
    const isKnown = ({ language }) => !language || codes.includes(language);
    if (!store.state.boards.every(isKnown)) {
      store.set({ boards: store.state.boards.map((board) => isKnown(board) ? board : { ...board, language: "" }) });
    }
  }

  function build(about) {
    store.set({ about, ...settingsFrom(location.hash.slice(1), about) });
    scrollAtFirst = store.state.scroll;
    document.title = `${shown(about.file)} – layoutedit`;
    document.body.classList.toggle("edits", Boolean(about.edits));
    showTitle();
    store.on(["file"], showTitle);
    app.canvas = canvas = canvasView(app);
    app.tree = tree = treeView(app, byId("tree"), byId("search"));
    app.past = past = historyView(app, (at) => { store.set({ at }); }, playStep);
    buildBars(app);
    if (about.edits) startEditor(app);
    else if (source.isLive) prepareFindings(app);
    else prepareProblems(app);
    fill(byId("left-out"), about.leftOut && about.leftOut.length
      ? `Left out of this page: ${about.leftOut.join("; ")}.` : "");
    store.on(["selection"], () => {
      for (const view of canvas.screens()) view.select(view.document === store.state.document
        ? store.state.selection : []);
      tree.select();
      if (!app.hasGesture()) canvas.revealView(store.state.selection[store.state.selection.length - 1]);
      fetchSelection();
    });
    store.on(["active"], () => fetchSelection());
    const remember = () => {
      if (source.isLive || store.state.document) history.replaceState(null, "", "#" + addressText(store.state));
    };
    store.on(["boards", "document", "showsAll", "overlays", "look", "at"], () => { remember(); refresh(); });
    // These change quickly, and browsers limit how often the address may change.
    let waiting = 0;
    store.on(["selection", "zoom", "tabs", "scroll"], () => {
      clearTimeout(waiting);
      waiting = setTimeout(remember, 200);
    });
    on(canvas.element, "scroll", () => {
      if (!scrollAtFirst) store.set({ scroll: [canvas.element.scrollLeft, canvas.element.scrollTop].map(Math.round) });
      if (store.state.showsAll && canvas.screens().some((view) => !view.content() && canvas.isNear(view))) refresh();
    });
  }

  return { app, build, takeState };
}

/** Starts the page. Requests the choices and the file's state at the same time. */
async function start() {
  // A served page has only the source that asks the server; an exported one has both.
  const data = byId("data");
  const source = data ? embeddedSource(await unpacked(data.textContent)) : liveSource();
  const page = buildPage(source);
  const built = source.about().then(page.build);
  source.follow((state) => built.then(() => page.takeState(state), () => {}),
    (text) => { page.app.store.set({ hasEnded: text === endedText }); say(text, true); });
  await built;
}

start().catch((error) => say(error.message, true));
