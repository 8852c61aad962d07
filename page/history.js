// A slider over the points of history. It shows what changed at a point, and what has changed since.

/** - go: called with the number of an operation, or null for the present. */
function historyView(source, go, playStep) {
  const slider = byId("point");
  let operations = new Map();
  let points = [];
  let head = 0;
  let at = null;
  let asked = 0;

  const point = () => at === null ? head : at;
  const place = () => points.indexOf(point());

  function takeState(state) {
    head = state.head;
    if (source.isLive) {
      points = Array.from({ length: state.operations }, (_, index) => index + 1);
    }
    draw();
  }

  /** Fetches the list of operations. It can be long, so the page requests it only after edits pause. */
  async function takeList() {
    const reply = await source.history();
    if (!reply.ok) return;
    operations = new Map(reply.operations.map((one) => [one.operation, one]));
    if (!source.isLive) points = reply.operations.map((one) => one.operation);
    draw();
    await describe();
  }

  function draw() {
    slider.max = Math.max(points.length - 1, 0);
    slider.value = Math.max(place(), 0);
    slider.disabled = points.length < 2;
    slider.setAttribute("aria-valuetext", sentence());
    byId("back").disabled = place() <= 0;
    byId("forth").disabled = place() < 0 || place() >= points.length - 1;
    byId("play").disabled = points.length === 0;
    byId("now").disabled = at === null;
    fill(byId("step"), sentence());
  }

  function sentence() {
    if (!points.length) return "There are no steps yet.";
    const step = operations.get(point());
    const what = step ? (step.message ? step.message + ": " : "") + step.command : "";
    const time = step ? new Date(step.time).toISOString().slice(0, 19).replace("T", " ") : "";
    const where = at === null ? "now, " : "";
    return `${where}step ${point()} of ${points[points.length - 1]}  ${time}  ${what}`.slice(0, 400);
  }

  async function describe() {
    const mine = ++asked;
    if (!points.length) return fill(byId("changes"));
    const questions = [`log ${point()}`, ...(at === null ? [] : [`diff ${at} ${head}`])];
    const replies = await source.answers({}, questions);
    if (mine !== asked) return;
    fill(byId("changes"), changes("What this step changed", replies[questions[0]]),
      at === null ? null : changes("What has changed since", replies[questions[1]]));
  }

  function changes(title, reply) {
    const heading = make("h3", {}, title);
    if (!reply || !reply.ok) {
      return make("div", {}, heading, make("p", { class: "hint" }, reply ? reply.error.message : ""));
    }
    const documents = new Set(reply.changes.map((row) => row.document));
    const rows = reply.changes.slice(0, 300).map((row) => [
      documents.size > 1 ? `${row.document}: ${row.item}` : row.item, row.property,
      row.old ?? "-", row.new ?? "-"]);
    const more = reply.changes.length - rows.length;
    return make("div", {}, heading,
      rows.length ? table(["item", "property", "before", "after"], rows)
        : make("p", { class: "hint" }, "No difference."),
      more > 0 ? make("p", { class: "hint" }, `and ${more} more`) : null);
  }

  function set(number) {
    at = number === head || number === undefined ? null : number;
    draw();
    go(at);
    describe().catch(() => {});
  }

  slider.addEventListener("input", () => set(points[Number(slider.value)]));
  byId("back").addEventListener("click", () => set(points[place() - 1]));
  byId("forth").addEventListener("click", () => set(points[place() + 1]));
  byId("now").addEventListener("click", () => set(head));
  byId("play").addEventListener("click", () => {
    const step = operations.get(point());
    if (step) playStep(step);
  });
  return { takeState, takeList };
}
