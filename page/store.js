// The page's state. Every module reads it here and changes it here; nothing else is global and mutable.

/**
 * How one screen is shown. An empty value means the document's own.
 * @typedef {{device: string, orientation: string, direction: string, textSize: string,
 *   appearance: string, language: string}} Board
 */

/**
 * @typedef {object} State
 * @property {any} about the answer to `about`
 * @property {any} file the newest state of the file
 * @property {number|null} at the point of history that is shown; null for the present
 * @property {string} document the name of the current document
 * @property {Board[]} boards the screens of each document
 * @property {number} active the index of the screen whose values the panel shows
 * @property {boolean} showsAll whether all documents are shown, not only the current one
 * @property {number|"fit"} zoom the chosen scale
 * @property {string[]} selection the names of the selected views, the newest last
 * @property {string[]} tabs the tabs that are chosen: left, right, bottom
 * @property {number[]} scroll where the canvas is scrolled to
 * @property {string[]} overlays what the pictures mark besides their content
 * @property {string} look `screen` or `blueprint`
 * @property {any[]} tree the views of the current document, parents before children
 * @property {any[]} findings what `check` finds on the screens that are shown
 * @property {boolean} hasEnded whether the page's server has ended, so that trying again does not help
 * @property {Unsent[]} unsent edits that were not made, or that the server has not acknowledged
 * @property {any} replies the answers about the selection by question
 * @property {any} scene the segues of a storyboard; null if there are none
 * @property {any[]} records the lines of the command log
 * @property {string} clipboard the copied command text
 * @property {any} language the answer to `language`; null if the page does not edit
 */

/**
 * @typedef {object} Unsent an edit that was not made, or that the server has not acknowledged
 * @property {string} command
 * @property {string} document the document in which it was begun
 * @property {string} request its number, which stays the same when it is sent again
 * @property {number} seen the operation at which it was begun
 * @property {boolean} isHeld whether it was never sent, because its document was gone
 * @property {number} states how many states of the file the page had heard when it was begun; when it was kept
 */

/** The attributes of a board, in the order in which the address stores them. */
const boardNames = ["device", "orientation", "direction", "textSize", "appearance", "language"];

/** @returns {State} */
function firstState() {
  return {
    about: null, file: null, at: null, document: "", boards: [], active: 0, showsAll: false,
    zoom: "fit", selection: [], tabs: [], scroll: [], overlays: [], look: "", tree: [], findings: [], hasEnded: false,
    unsent: [], language: null, replies: null, scene: null, records: [], clipboard: "",
  };
}

/** Creates the store. `on` calls `body` after a change of any of the members that it names. */
function createStore() {
  let state = firstState();
  /** @type {{names: string[], body: (state: State) => void}[]} */
  const listeners = [];
  return {
    get state() { return state; },
    /** @param {Partial<State>} changes */
    set(changes) {
      const changed = Object.keys(changes).filter((name) => state[name] !== changes[name]);
      if (!changed.length) return;
      state = { ...state, ...changes };
      for (const { names, body } of listeners) {
        if (names.some((name) => changed.includes(name))) body(state);
      }
    },
    /** @param {string[]} names @param {(state: State) => void} body */
    on(names, body) { listeners.push({ names, body }); },
  };
}

/** Returns the text after the `#` of the address for these view settings. */
function addressText(state) {
  const words = new URLSearchParams();
  if (state.document) words.set("document", state.document);
  for (const board of state.boards) words.append("screen", boardNames.map((name) => board[name]).join(","));
  if (state.showsAll) words.set("all", "1");
  if (state.overlays.length) words.set("marks", state.overlays.join(","));
  if (state.look) words.set("look", state.look);
  if (state.zoom !== "fit") words.set("zoom", String(Math.round(state.zoom * 1000) / 1000));
  for (const name of ["selection", "tabs", "scroll"]) if (state[name].length) words.set(name, state[name].join(","));
  return words.toString();
}

/** Returns the values that each setting of a screen can have. */
function boardChoices(about) {
  return { ...about.choices, device: about.devices.map((one) => one.id),
    language: (about.languages || []).map((one) => one.code) };
}

/** Returns the view settings that an address contains. Values that the page does not offer are left out. */
function settingsFrom(text, about) {
  const words = new URLSearchParams(text);
  const allowed = boardChoices(about);
  const boards = words.getAll("screen").map((word) => {
    const values = word.split(",");
    const known = (name, value) => value && (allowed[name] || []).includes(value) ? value : "";
    return Object.fromEntries(boardNames.map((name, index) => [name, known(name, values[index])]));
  });
  const list = (name) => (words.get(name) || "").split(",").filter((one) => one);
  return {
    document: words.get("document") || about.document || "",
    boards: boards.length ? boards : about.screens.map(boardFor),
    showsAll: words.get("all") === "1",
    overlays: (words.get("marks") || "").split(",").filter((one) => (about.choices.overlay || []).includes(one)),
    look: (about.choices.look || []).includes(words.get("look")) ? words.get("look") : "",
    zoom: Math.min(8, Math.max(0, Number(words.get("zoom")) || 0)) || /** @type {"fit"} */ ("fit"),
    selection: list("selection"), tabs: list("tabs"), scroll: list("scroll").map(Number).filter(Number.isFinite),
  };
}

/** @param {string} device @returns {Board} */
function boardFor(device) {
  return { device, orientation: "", direction: "", textSize: "", appearance: "", language: "" };
}

/**
 * Returns the selection after a step: a view that was renamed stays selected, and the views inside one that is gone are
 * selected, if they are left. After undo, redo or going to another step
 * (`hasMoved`), the views are selected that are there again, or have another name.
 * @param {any[]} before the views before the step
 * @param {any[]} after the views after it
 * @param {string[]} selection
 */
function selectionAfter(before, after, selection, hasMoved = false) {
  const without = (views, others) => views.filter((view) => !others.some((other) => other.name === view.name));
  const [gone, added] = [without(before, after), without(after, before)];
  const areRenamed = gone.length === added.length && gone.every((view, index) => view.kind === added[index].kind);
  const names = new Map(areRenamed ? gone.map((view, index) => [view.name, added[index].name]) : []);
  if (hasMoved && before.length && added.length && (areRenamed || !gone.length)) {
    return added.filter((view) => !added.some((outer) => outer.name === view.parent)).map((view) => view.name);
  }
  const left = (name) => after.some((view) => view.name === name);
  return selection.map((name) => names.get(name) || name).flatMap((name) => left(name) ? [name]
    : before.filter((view) => view.parent === name && left(view.name)).map((view) => view.name));
}

/**
 * Returns the document to show after a step: the same one, also if the step has renamed it, else the first.
 * @param {string[]} before
 * @param {string[]} after
 * @param {string} current
 */
function documentAfter(before, after, current) {
  if (after.includes(current)) return current;
  const added = after.filter((name) => !before.includes(name));
  const isRenamed = before.includes(current) && before.length === after.length && added.length === 1;
  return isRenamed ? added[0] : after[0] || "";
}

/** Returns a function that runs `body`. Calls during a run are merged into one further run, also if the run fails. */
function coalesced(body, failed) {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      try {
        await body();
      } catch (error) {
        failed(error);
      }
    }
    isRunning = false;
  };
}
