// The history: a slider over its points, the tree of its branches, and what changed between two points.

/**
 * Returns the steps as rows of a tree: the newest first, each with its column. A step whose parent has a
 * newer child begins a column of its own.
 * @param {any[]} operations
 */
function branchRows(operations) {
  const columns = new Map();
  const rows = [];
  const sorted = [...operations].sort((a, b) => b.operation - a.operation);
  let used = 0;
  for (const one of sorted) {
    const column = columns.has(one.operation) ? columns.get(one.operation) : used++;
    rows.push({ ...one, column });
    const isTaken = columns.has(one.parent);
    columns.set(one.parent, isTaken ? Math.min(columns.get(one.parent), column) : column);
  }
  return rows;
}

/**
 * Returns the steps that lead back from one operation to another, the newest first; null if the other is not before it.
 * A push is no step.
 * @param {Map<number, any>} operations
 */
function stepsBack(operations, from, to) {
  const steps = [];
  while (from > to) {
    const step = operations.get(from);
    if (!step) return null;
    if (!/^push /.test(step.command)) steps.push(step);
    from = step.parent;
  }
  return from === to ? steps : null;
}

/** Returns what a step did, for people. */
function stepText(step) {
  return step ? step.message || step.command : "";
}

/** - go: called with the number of an operation, or null for the present. */
function historyView(app, go, playStep) {
  const { source, store } = app;
  const slider = byId("point");
  let operations = new Map();
  let points = [];
  let checkpoints = [];
  let head = 0;
  let asked = 0;
  let compared = null;
  let shownBranches = "";

  const at = () => store.state.at;
  const point = () => at() === null ? head : at();
  const place = () => points.indexOf(point());

  function takeState(state) {
    head = state.head;
    if (source.isLive) points = Array.from({ length: state.operations }, (_, index) => index + 1);
    if (state.step) operations.set(state.step.operation, state.step);
    render();
  }

  /** Fetches the list of operations. It can be long, so the page requests it only after edits pause. */
  async function takeList() {
    const reply = await source.history();
    if (!reply.ok) return;
    operations = new Map(reply.operations.map((one) => [one.operation, one]));
    checkpoints = reply.checkpoints || [];
    if (!source.isLive) points = reply.operations.map((one) => one.operation);
    render();
    renderBranches();
    await describe();
  }

  function render() {
    slider.max = Math.max(points.length - 1, 0);
    slider.value = Math.max(place(), 0);
    slider.disabled = points.length < 2;
    slider.setAttribute("aria-valuetext", sentence());
    byId("back").disabled = place() <= 0;
    byId("forth").disabled = place() < 0 || place() >= points.length - 1;
    byId("play").disabled = points.length === 0;
    byId("now").disabled = at() === null;
    fill(byId("step"), sentence());
    document.body.classList.toggle("is-past", at() !== null);
  }

  function sentence() {
    if (!points.length) return "There are no steps yet.";
    const step = operations.get(point());
    return `${at() === null ? "Now, step" : "Step"} ${point()} of ${points[points.length - 1]}${step ? ": " + stepText(step) : ""}`.slice(0, 400);
  }

  async function describe() {
    const mine = ++asked;
    if (!points.length) return fill(byId("changes"));
    const other = compared || head;
    const questions = [`log ${point()}`, ...(at() === null && !compared ? [] : [`diff ${point()} ${other}`])];
    const replies = await source.answers({}, questions);
    if (mine !== asked) return;
    fill(byId("changes"), changes(`What step ${point()} changed`, replies[questions[0]]),
      questions.length < 2 ? null : changes(compared ? `From step ${point()} to ${compared}`
        : "What has changed since", replies[questions[1]]));
  }

  function changes(title, reply) {
    const heading = tag("h2", title);
    if (!reply || !reply.ok) {
      return tag("div", heading, hintLine(reply ? reply.error.message : ""));
    }
    const documents = new Set(reply.changes.map((row) => row.document));
    const rows = reply.changes.slice(0, 300).map((row) => [
      documents.size > 1 ? `${row.document}: ${row.item}` : row.item, row.property,
      row.old ?? "-", row.new ?? "-"]);
    const more = reply.changes.length - rows.length;
    return tag("div", heading,
      rows.length ? table(["item", "property", "before", "after"], rows)
        : hintLine("No difference."),
      more > 0 ? hintLine(`and ${more} more`) : null);
  }

  /** Draws the tree of branches: a row per step, with buttons to look at it and to check it out. */
  function renderBranches() {
    const names = new Map();
    for (const one of checkpoints) names.set(one.operation ?? one.point,
      [...(names.get(one.operation ?? one.point) || []), one.name]);
    const steps = branchRows([...operations.values()]).slice(0, 200);
    const text = JSON.stringify([steps, checkpoints, head]);
    if (text === shownBranches) return;
    shownBranches = text;
    const rows = steps.map((step) => {
      const time = new Date(step.time);
      const dot = make("span", { class: "dot", "aria-hidden": "true" });
      dot.style.marginInlineStart = Math.min(step.column, 12) * 14 + "px";
      return make("li", { class: step.operation === head ? "is-head" : null, "data-step": step.operation }, dot,
        button(stepText(step), () => set(step.operation), { class: "link step-text",
          "aria-label": `Look at step ${step.operation}: ${stepText(step)}` }),
        ...(names.get(step.operation) || []).map((name) => span("tag", name)),
        span("group", span("facts", `${step.operation} · ${step.author} · ${time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`),
        app.canEdit() && step.operation !== head ? button("Check out", () => app.goTo(step.operation),
          { class: "small", "aria-label": `Check out step ${step.operation}` }) : null,
        button("Compare", () => { compared = step.operation; describe(); app.bottom.show("happened"); },
          { class: "small", "aria-label": `Compare with step ${step.operation}` })));
    });
    redraw(byId("branches"), () => fill(byId("branches"), rows.length ? make("ul", { class: "steps" }, ...rows)
      : hintLine("There are no steps yet.")));
  }

  function set(number) {
    go(number === head || number === undefined ? null : number);
    render();
    describe().catch(() => {});
  }

  on(slider, "input", () => set(points[Number(slider.value)]));
  on(byId("back"), "click", () => set(points[place() - 1]));
  on(byId("forth"), "click", () => set(points[place() + 1]));
  fill(byId("history-buttons"),
    button("Play", () => { const step = operations.get(point()); if (step) playStep(step); },
      { id: "play", title: "Show how the views move in this step" }),
    button("Now", () => { compared = null; set(head); }, { id: "now" }));
  return { takeState, takeList, set, operations: () => operations };
}
