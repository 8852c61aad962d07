// The page as a whole: it requests its content, shows it, and requests it again when the file changes.

let source = null;
const screensElement = byId("screens");
let about = null;
let choices = null;
let past = null;
let tree = null;
let screens = [];
let file = null;
let at = null;
let selection = null;
let active = "";
let resting = null;

/** Returns a function that runs `body`. Calls during a run are merged into one further run. */
function coalesced(body) {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await body();
      }
    } catch (error) {
      say(error.message, true);
    } finally {
      isRunning = false;
    }
  };
}

const refresh = coalesced(async () => {
  const state = file;
  if (!state || !state.ok) return;
  arrange();
  if (!state.documents.length) return empty();
  const shown = screens.map((view) => choices.shown(view.device, at));
  const current = choices.shown(active, at);
  const questions = ["tree", ...(selection ? questionsAbout(selection) : [])];
  const draw = async (view, index) => showScreen(view, await source.screen(shown[index]), state);
  // The server answers in this order, so the first screen appears first.
  const [first, ...others] = screens;
  const [, replies] = await Promise.all([
    draw(first, 0),
    source.answers(current, questions),
    ...others.map((view, index) => draw(view, index + 1)),
  ]);
  state.isNews = false;
  fitAll(screens, screensElement.clientWidth);
  showReplies(replies);
  mark(state);
  lookForProblems();
});

/** Updates the problems after the screens, because finding them takes longer. */
const lookForProblems = coalesced(async () => {
  for (const view of [...screens]) {
    const questions = ["conflicts", "ambiguous"];
    const { conflicts, ambiguous } = await source.answers(choices.shown(view.device, at), questions);
    view.mark(ambiguous.ok ? ambiguous.ambiguous.filter((one) => !one.tie).map((one) => one.name) : []);
    if (view.device !== active) continue;
    fill(byId("problems"),
      ...problemParts(conflicts, ambiguous, tree.names(), (name) => choose(name, active)));
  }
});

/** Updates the screens to the chosen devices. Screens that remain are not drawn again. */
function arrange() {
  const wanted = choices.devices();
  if (!wanted.includes(active)) active = wanted[0];
  const kept = new Map(screens.map((view) => [view.device, view]));
  screens = wanted.map((device) => kept.get(device) || screenView(device, choose));
  for (const [device, view] of kept) if (!wanted.includes(device)) view.end();
  const elements = screens.map((view) => view.element);
  if (elements.some((element, index) => screensElement.children[index] !== element)) {
    fill(screensElement, ...elements);
  }
}

/** Shows an answer. Plays it as an animation if it comes from an `animate` step that just happened. */
async function showScreen(view, answer, state) {
  const seconds = at === null && state.step && state.isNews ? duration(state.step) : null;
  const before = view.answer;
  view.answer = answer;
  if (seconds && before && before.ok && answer.ok) await play(view, before, answer, seconds);
  else view.show(answer);
  if (!before) fitAll(screens, screensElement.clientWidth);
  view.select(selection);
  if (!document.documentElement.dataset.first) {
    document.documentElement.dataset.first = String(Date.now());
  }
}

function showReplies(replies) {
  const isTree = replies.tree && replies.tree.ok;
  tree.show(isTree ? replies.tree : { tree: [] });
  if (selection) tree.select(selection);
  if (selection && replies["info " + selection]) showDetails(replies);
}

function showDetails(replies) {
  const device = screens.find((view) => view.device === active);
  const content = device && device.content();
  fill(byId("details-title"), selection,
    content ? make("small", {}, ` on ${content.frames.documents[0].device}`) : null);
  fill(byId("details-body"), ...detailParts(selection, replies, screens));
}

/** Selects a view. `device` is given if the view was clicked in a picture. */
async function choose(name, device) {
  if (!name) return;
  selection = name;
  if (device !== undefined) active = device;
  for (const view of screens) view.select(name);
  tree.select(name);
  try {
    const replies = await source.answers(choices.shown(active, at), questionsAbout(name));
    if (selection === name) showDetails(replies);
  } catch (error) {
    say(error.message, true);
  }
}

function empty() {
  for (const view of screens) view.show({ ok: false, error: { message: "There is no document yet." } });
  tree.show({ tree: [] });
  fill(byId("problems"));
  mark(file);
}

/** Records in data attributes what the page shows, for tests and other observers. */
function mark(state) {
  const root = document.documentElement;
  root.dataset.head = String(state.head);
  root.dataset.moves = String(state.moves);
  root.dataset.at = at === null ? "now" : String(at);
  root.dataset.shown = String(Date.now());
}

function say(text, isError = false) {
  const status = byId("status");
  status.className = isError ? "error" : "";
  fill(status, text);
}

function takeState(state) {
  const before = file;
  if (!state.ok) {
    say(state.error.message, true);
    return;
  }
  file = state;
  state.isNews = Boolean(before && state.step && before.head === state.step.parent);
  say(source.isLive ? "follows the file" : "as it was when this page was made");
  choices.takeDocuments(state.documents);
  past.takeState(state);
  if (at === null) refresh();
  clearTimeout(resting);
  resting = setTimeout(() => past.takeList().catch((error) => say(error.message, true)), before ? 250 : 0);
}

/** Animates a step of any kind from the state before it to the state after it. */
async function playStep(step) {
  const seconds = duration(step) || 0.4;
  await Promise.all(screens.map(async (view) => {
    const [start, end] = await Promise.all([
      source.screen(choices.shown(view.device, step.parent)),
      source.screen(choices.shown(view.device, step.operation === file.head ? null : step.operation)),
    ]);
    view.answer = end;
    await play(view, start, end, seconds);
    view.select(selection);
  }));
}

function build(answer) {
  about = answer;
  document.title = `${shown(about.file)} – layoutedit`;
  fill(byId("title"), about.file);
  choices = choicesForm(byId("choices"), about, source.isLive, refresh);
  tree = treeView(byId("tree"), (name) => choose(name));
  past = historyView(source, (point) => { at = point; refresh(); }, playStep);
  fill(byId("left-out"), about.leftOut && about.leftOut.length
    ? `Left out of this page: ${about.leftOut.join("; ")}.` : "");
  addEventListener("resize", () => fitAll(screens, screensElement.clientWidth));
}

/** Starts the page. Requests the choices and the file's state at the same time. */
async function start() {
  source = await pageSource();
  const built = source.about().then(build);
  source.follow((state) => built.then(() => takeState(state), () => {}),
    () => say("not connected: trying again", true));
  await built;
}

start().catch((error) => say(error.message, true));
