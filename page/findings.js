// What `check` finds on the screens that are shown: a list, and marks on the screens.

/** Builds the list of findings and adds `findProblems` to the app. */
function prepareFindings(app) {
  const { store, source } = app;
  const panel = byId("problems");
  let shownText = "";
  const none = store.state.findings;

  let resting = 0;
  /** Asks for the findings when the edits pause, because finding them takes longer than drawing. */
  app.findProblems = () => {
    clearTimeout(resting);
    resting = setTimeout(find, store.state.findings === none ? 0 : 400);
  };

  /** Asks for the findings of each screen of the current document. */
  const find = coalesced(async () => {
    const views = app.canvas.screens().filter((view) => view.document === store.state.document);
    const lists = await Promise.all(views.map(async (view) => {
      const reply = await source.get("findings", encoded(query({ ...view.shown(), overlay: "", look: "" })));
      return reply.ok ? reply.findings : [];
    }));
    views.forEach((view, index) => view.mark(lists[index].map((one) => ({ ...one, view: one.view }))));
    const merged = new Map();
    lists.forEach((list, index) => {
      const screen = views[index].content();
      const device = screen ? deviceText(screen.frames.documents[0].device) : "";
      for (const one of list) {
        const key = [one.rule, one.view, one.message].join("\n");
        const known = merged.get(key) || { ...one, on: [] };
        merged.set(key, { ...known, on: [...known.on, device] });
      }
    });
    const rank = { error: 0, warning: 1, note: 2 };
    store.set({ findings: [...merged.values()].sort((a, b) => rank[a.severity] - rank[b.severity]) });
  }, app.failed);

  store.on(["findings"], show);

  function show() {
    const { findings } = store.state;
    const text = JSON.stringify(findings);
    const serious = findings.filter((one) => one.severity !== "note").length;
    fill(app.right.tab("problems"), "Findings", findings.length ? make("span", { class: "badge" + (serious ? " bad" : "") }, findings.length) : null);
    document.documentElement.dataset.findings = String(findings.length);
    if (text === shownText) return;
    shownText = text;
    fill(panel, ...(findings.length ? [make("ul", { class: "findings" }, ...findings.map(rowFor))]
      : [make("p", { class: "hint" }, "Nothing is wrong on these screens.")]));
  }

  function rowFor(finding) {
    const answer = make("div", { class: "finding-why" });
    return make("li", { class: "finding " + finding.severity, "data-rule": finding.rule },
      make("p", {}, make("span", { class: "severity" }, finding.severity), " ", finding.message),
      make("p", { class: "facts" }, finding.rule, finding.on && finding.on.length ? ", " + [...new Set(finding.on)].join(", ") : ""),
      make("div", { class: "buttons" },
        finding.view ? button(finding.view, () => app.select([finding.view]), { class: "link", "aria-label": `Select ${finding.view}` }) : null,
        finding.why ? button("Why", () => explain(finding.why, answer), { class: "small" }) : null,
        ...(finding.fixes || []).map((fix) => fixButton(fix))), answer);
  }

  /** Builds the button of a repair. The pointer or the focus on it shows its effect first. */
  function fixButton(fix) {
    const show = () => app.trial(fix.command);
    const hide = () => app.cancelTrial();
    return button(fix.title || fix.command, () => { app.cancelTrial(true); app.edit(fix.command); }, {
      class: "small primary", title: fix.command, pointerenter: show, pointerleave: hide, focus: show, blur: hide });
  }

  async function explain(question, answer) {
    if (answer.childNodes.length) return fill(answer);
    try {
      const reply = (await source.answers(app.current(), [question]))[question];
      fill(answer, ...(reply.ok ? [make("p", {}, reply.sentence || ""), ...(reply.reasons ? [table(["share", "constraint"], reply.reasons.map((one) => [number(one.share), one.constraint]), [0])] : [])]
        : [make("p", { class: "hint" }, reply.error.message)]));
    } catch (error) { app.failed(error); }
  }
}
