// What only a page in one file needs: the answers from the data inside it, and its list of problems.

/** `20  64  353 × 20.333` */
function frameText(frame) {
  return `x ${number(frame.x)}  y ${number(frame.y)}  ${number(frame.width)} × ${number(frame.height)}`;
}

/** Returns a source that answers from the data inside the page (PageData.swift). */
function embeddedSource(data) {
  // If an answer is missing, the one for the document's own direction, and then orientation, is used.
  function nearest(map, shown) {
    const tries = [shown, { ...shown, direction: "" }, { ...shown, orientation: "", direction: "" }];
    for (const attempt of tries) {
      const found = map[query(attempt)];
      if (found !== undefined) return found;
    }
    return undefined;
  }
  // For past states the page contains only screens. The hierarchy and the conflicts come from them.
  function fromScreen(answer) {
    if (!answer.ok) return {};
    const screen = answer.frames.documents[0];
    return {
      tree: { ok: true, tree: screen.views },
      conflicts: { ok: true, conflicts: screen.conflicts },
      ambiguous: { ok: true, ambiguous: [] },
    };
  }
  const missing = { ok: false, error: { message: "this page does not contain that" } };
  return {
    isLive: false,
    about: async () => data.about,
    async screen(shown) {
      const place = nearest(data.screens, shown);
      return place === undefined ? missing : data.contents[place];
    },
    async answers(shown, questions) {
      const there = nearest(data.answers, shown) || fromScreen(await this.screen(shown));
      const reply = {};
      for (const question of questions) {
        reply[question] = there[question] || data.history[question] || missing;
      }
      return reply;
    },
    history: async () => data.history.history,
    get: async () => missing,
    post: async () => missing,
    follow: (take) => take(data.state),
  };
}

/** Unpacks the data of a page in one file: a zlib stream in base64 (PackedData.swift). */
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new (/** @type {any} */ (window)).DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** Builds the list of problems, and adds `findProblems` to the app. */
function prepareProblems(app) {
  /** Updates the problems after the screens. */
  app.findProblems = coalesced(async () => {
    for (const view of app.canvas.screens()) {
      const { conflicts, ambiguous } = await app.source.answers(view.shown(), ["conflicts", "ambiguous"]);
      view.mark(ambiguous.ok ? ambiguous.ambiguous.filter((one) => !one.tie)
        .map((one) => ({ view: one.name, severity: "warning", message: "ambiguous" })) : []);
      if (view !== app.canvas.active()) continue;
      fill(byId("problems"), ...problemParts(conflicts, ambiguous, app.tree.names(), (name) => app.select([name])));
    }
  }, app.failed);
}

/** Builds the list of conflicts and ambiguous views. Each has buttons that select its views. */
function problemParts(conflicts, ambiguous, names, choose) {
  const known = new Set(names);
  const buttonFor = (name) => button(name, () => choose(name), { class: "link" });
  const parts = [];
  for (const reply of [conflicts, ambiguous]) {
    if (reply && !reply.ok) parts.push(make("p", { class: "error" }, reply.error.message));
  }
  for (const conflict of conflicts && conflicts.ok ? conflicts.conflicts : []) {
    const text = conflict.constraints.join(" ");
    const views = [...new Set(text.match(/[\p{L}_][\p{L}\p{N}_-]*/gu) || [])]
      .filter((name) => known.has(name));
    parts.push(div("problem", tag("p", "These cannot hold together:"),
      tag("ul", ...conflict.constraints.map((one) => make("li",
        { class: one === conflict.dropped ? "dropped" : null }, tag("code", one)))),
      tag("p", "Dropped: ", tag("code", conflict.dropped)),
      tag("p", ...views.flatMap((name) => [buttonFor(name), " "]))));
  }
  for (const view of ambiguous && ambiguous.ok ? ambiguous.ambiguous : []) {
    parts.push(make("p", { class: "problem" }, buttonFor(view.name),
      view.tie ? " is ambiguous to hasAmbiguousLayout, but its stack decides: " : " is ambiguous: ",
      frameText(view.frame), " or ", frameText(view.alternative)));
  }
  return parts.length ? parts : [hintLine("None.")];
}
