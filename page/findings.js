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

  /** Returns the screens of the document by their settings other than the device: each group is one question. */
  function groups() {
    const found = new Map();
    for (const view of app.canvas.screens()) {
      const content = view.content();
      if (view.document !== store.state.document || !content) continue;
      const { device, overlay, look, ...others } = view.shown();
      const asked = { ...others, orientation: content.frames.documents[0].orientation };
      const key = query(asked);
      found.set(key, { asked, views: [...(found.get(key) ? found.get(key).views : []), view] });
    }
    return [...found.values()];
  }

  async function ask({ asked, views }, fixes) {
    const devices = views.map((view) => view.board().device).join(",");
    const reply = await source.get("findings",
      `${encoded(query(asked))}&devices=${encodeURIComponent(devices)}${fixes ? "&fixes=true" : ""}`);
    return reply.ok ? reply.findings : [];
  }

  /** Whether a finding is one of a screen. */
  function isOn({ devices }, view) {
    return !devices.length || devices.includes(view.board().device)
      || view.content() && devices.includes(view.content().frames.documents[0].device);
  }

  /** Asks for the findings of the current document on its screens, and marks them there. */
  const find = coalesced(async () => {
    const merged = new Map();
    for (const group of groups()) {
      const list = await ask(group, false);
      for (const view of group.views) {
        view.mark(list.filter((one) => isOn(one, view)));
      }
      for (const one of list) {
        const key = keyOf(one);
        const known = merged.get(key) || { ...one, devices: [] };
        merged.set(key, { ...known, devices: [...known.devices, ...one.devices] });
      }
    }
    const rank = { error: 0, warning: 1, note: 2 };
    store.set({ findings: [...merged.values()].sort((a, b) => rank[a.severity] - rank[b.severity]) });
  }, app.failed);

  const keyOf = (one) => [one.rule, one.view, one.message].join("\n");

  /** Asks for the repairs, each of which the server tries on every device, and shows them as buttons. */
  async function showFixes(finding, box, opener) {
    opener.disabled = true;
    fill(opener, "Trying repairs …");
    try {
      const lists = await Promise.all(groups().map((group) => ask(group, true)));
      const found = lists.flat().find((one) => keyOf(one) === keyOf(finding) && one.fixes && one.fixes.length);
      fill(box, ...(found ? found.fixes.map(fixButton) : [span("hint", "No repair is known.")]));
      const first = box.querySelector("button");
      if (first) first.focus();
    } catch (error) { app.failed(error); }
  }

  store.on(["findings"], show);
  show();

  function show() {
    const { findings } = store.state;
    const text = JSON.stringify(findings);
    const serious = findings.filter((one) => one.severity !== "note").length;
    fill(app.right.tab("problems"), "Findings", findings.length
      ? make("span", { class: "badge" + (serious ? " bad" : "") }, findings.length) : null);
    document.documentElement.dataset.findings = String(findings.length);
    if (text === shownText) return;
    shownText = text;
    redraw(panel, () => fill(panel, ...(findings.length ? [make("ul", { class: "findings" }, ...findings.map(rowFor))]
      : [hintLine("Nothing is wrong on these screens.")])));
  }

  function rowFor(finding) {
    const answer = div("finding-why");
    const question = finding.why || (finding.rule === "conflict" ? "conflicts" : null);
    const opener = button("Repairs", () => showFixes(finding, fixes, opener),
      { class: "small", "aria-label": `Repairs of ${finding.message}` });
    const fixes = store.state.about.edits ? span("buttons fixes", opener) : null;
    // A conflict is about a constraint, which is listed with its first view.
    const named = (/^[^:\s]+: ([^.\s]+)\./.exec(finding.message) || [])[1];
    const subject = finding.view || store.state.tree.some((view) => view.name === named) && named;
    return make("li", { class: "finding " + finding.severity, "data-rule": finding.rule },
      tag("p", span("severity", finding.severity), " ", finding.message),
      make("p", { class: "facts" }, finding.rule, finding.devices.length
        ? ", " + [...new Set(finding.devices)].map((one) => deviceName(store.state.about, one)).join(", ") : ""),
      div("buttons", subject ? button(subject, () => app.select([subject]),
          { class: "link", "aria-label": `Select ${subject}` }) : null,
        question ? button("Why", () => explain(finding, question, answer), { class: "small" }) : null,
        fixes), answer);
  }

  /** Builds the button of a repair. The pointer or the focus on it shows its effect first. */
  function fixButton(fix) {
    const show = () => app.trial(fix.command);
    const hide = () => app.cancelTrial();
    return button(fix.title || fix.command, () => { app.cancelTrial(true); app.edit(fix.command); }, {
      class: "small primary", title: fix.command, pointerenter: show, pointerleave: hide, focus: show, blur: hide });
  }

  /** Answers a question about a finding on a screen where it is. */
  async function explain(finding, question, answer) {
    if (answer.childNodes.length) return fill(answer);
    const view = [app.canvas.active(), ...app.canvas.screens()].find((one) => one.document === store.state.document && isOn(finding, one));
    try {
      const reply = await source.ask(view ? view.shown() : app.current(), question);
      fill(answer, reply.ok ? printed(reply.printed) : hintLine(reply.error.message));
    } catch (error) { app.failed(error); }
  }
}
