// The screens, side by side. Each is a picture with outlines over it.

/** Builds a screen. Calls `choose` with the name of a view that is clicked. */
function screenView(device, choose) {
  const picture = make("img", { alt: "" });
  const selected = make("div", { class: "outline selected", hidden: true });
  const hovered = make("div", { class: "outline hovered", hidden: true });
  const marks = make("div", { class: "marks" });
  const stage = make("div", { class: "stage" }, picture, marks, hovered, selected);
  const caption = make("figcaption");
  const message = make("p", { class: "error", hidden: true });
  const element = make("figure", { "data-device": device || "own" }, caption, message, stage);
  let content = null;
  let frames = new Map();
  let scale = 0.5;
  let address = null;
  let text = "";
  let selection = null;
  let ambiguous = [];

  function place(outline, frame) {
    outline.hidden = !frame || frame.isHidden;
    if (outline.hidden) return;
    outline.style.transform = `translate(${(content.origin.x + frame.x) * scale}px, ${(content.origin.y + frame.y) * scale}px)`;
    outline.style.width = Math.max(frame.width * scale, 1) + "px";
    outline.style.height = Math.max(frame.height * scale, 1) + "px";
  }

  function at(event) {
    const box = stage.getBoundingClientRect();
    return viewAt(frames,
      (event.clientX - box.left) / scale - content.origin.x,
      (event.clientY - box.top) / scale - content.origin.y);
  }

  stage.addEventListener("click", (event) => { if (content) choose(at(event), device); });
  stage.addEventListener("pointermove", (event) => {
    if (content) place(hovered, frames.get(at(event)));
  });
  stage.addEventListener("pointerleave", () => { hovered.hidden = true; });

  function fit(wanted) {
    if (!content) return;
    scale = wanted;
    const { width, height } = content.size;
    picture.width = width * scale;
    picture.height = height * scale;
    stage.style.width = width * scale + "px";
    stage.style.height = height * scale + "px";
    select(selection);
    drawMarks();
  }

  /** Marks ambiguous views by name. Called later than `show`, because finding them takes longer. */
  function mark(names) {
    ambiguous = names;
    if (!content) return;
    drawMarks();
    drawCaption();
  }

  function select(name) {
    selection = name;
    if (content) place(selected, frames.get(name));
  }

  function drawMarks() {
    fill(marks, ...ambiguous.slice(0, 200).map((name) => {
      const mark = make("div", { class: "outline ambiguous" });
      place(mark, frames.get(name));
      return mark;
    }));
  }

  function drawCaption() {
    const screen = content.frames.documents[0];
    const problems = [
      screen.conflicts.length ? counted(screen.conflicts.length, "conflict") : null,
      ambiguous.length ? `${ambiguous.length} ambiguous` : null,
    ].filter((text) => text);
    fill(caption, make("strong", {}, screen.device), ` ${screen.orientation}, `,
      `${number(screen.size.width)} × ${number(screen.size.height)}`,
      screen.direction === "rtl" ? ", right to left" : "",
      problems.length ? make("span", { class: "bad" }, " · " + problems.join(", ")) : null);
  }

  /** Shows an answer of `screen` and returns the views that moved. Does nothing if it is unchanged. */
  function show(answer) {
    message.hidden = answer.ok;
    stage.hidden = !answer.ok;
    if (!answer.ok) {
      fill(message, answer.error.message);
      fill(caption, device || "own device");
      content = null;
      text = "";
      return [];
    }
    const now = JSON.stringify(answer);
    if (now === text) return [];
    text = now;
    const before = frames;
    content = answer;
    const screen = answer.frames.documents[0];
    frames = absoluteFrames(screen);
    if (address) URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([answer.picture], { type: "image/svg+xml" }));
    picture.src = address;
    picture.alt = `${screen.name} on ${screen.device}, ${screen.orientation}`;
    ambiguous = ambiguous.filter((name) => frames.has(name));
    drawCaption();
    fit(scale);
    return before.size ? moves(before, frames) : [];
  }

  return {
    element, device, stage, show, mark, select, fit,
    frames: () => frames, content: () => content, scale: () => scale,
    end() { if (address) URL.revokeObjectURL(address); element.remove(); },
  };
}

/** Scales all screens equally: side by side, or one below another if they would become too small. */
function fitAll(views, room) {
  const sizes = views.filter((view) => view.content()).map((view) => view.content().size);
  if (!sizes.length || !room) return;
  const most = (side) => Math.max(...sizes.map((size) => size[side]));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const beside = Math.min(1, 720 / most("height"), (room - 18 * (sizes.length - 1) - 2) / width);
  const alone = Math.min(1, 720 / most("height"), (room - 2) / most("width"));
  for (const view of views) view.fit(beside < 0.3 ? Math.min(alone, 0.45) : beside);
}
