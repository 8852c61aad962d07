// The canvas: the screens side by side, their scale, and how one moves around on them.

const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4];
const captionHeight = 30;
const gap = 32;

/** Returns the scale at which all sizes fit a space side by side; at least a third of the best single one. */
function fittingScale(sizes, width, height) {
  if (!sizes.length || width <= 0 || height <= 0) return 1;
  const most = (side) => Math.max(...sizes.map((size) => size[side]));
  const all = sizes.reduce((sum, size) => sum + size.width, 0);
  const tall = (height - captionHeight - gap) / most("height");
  const beside = Math.min(1, tall, (width - gap * (sizes.length + 1)) / all);
  const alone = Math.min(1, tall, (width - gap) / most("width"));
  return Math.max(beside, alone * 0.6, 0.1);
}

/** Returns the next larger or smaller scale. */
function nextZoom(scale, direction) {
  const found = direction > 0 ? zoomSteps.find((step) => step > scale + 0.001)
    : [...zoomSteps].reverse().find((step) => step < scale - 0.001);
  return found || scale;
}

/**
 * Returns the place of a label at a Bézier curve where it covers none of the boxes that are taken, and takes it; null
 * if there is none.
 */
function labelPlace(xs, ys, width, taken) {
  const at = ([a, b, c, d], t) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  for (const t of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const [x, y] = [at(xs, t), at(ys, t) - 6];
    const box = { left: x - width / 2, right: x + width / 2, top: y - 11, bottom: y + 4 };
    if (taken.some((one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top)) continue;
    taken.push(box);
    return { x, y };
  }
  return null;
}

/** Builds the canvas. The screens of a document are in a row; several documents are in several rows. */
function canvasView(app) {
  const element = byId("canvas");
  const plane = byId("plane");
  /** @type {any[]} */
  let screens = [];
  let scale = 0.5;
  let rows = new Map();
  let fitted = { key: "", scale: 1, space: "", count: 0 };
  let waiting = 0;
  const arrows = draw("svg", { class: "segues", "aria-hidden": "true" });

  /** Updates the screens to the chosen documents and boards. Screens that remain are not drawn again. */
  function arrange() {
    const { showsAll, file, document, boards } = app.store.state;
    const documents = showsAll ? file.documents : document ? [document] : [];
    const kept = new Map(screens.map((view) => [`${view.document}\n${view.index}`, view]));
    screens = documents.flatMap((name) => boards.map((_, index) => {
      const key = `${name}\n${index}`;
      const view = kept.get(key) || screenView(app, name, index);
      kept.delete(key);
      return view;
    }));
    for (const view of kept.values()) view.end();
    const old = rows;
    rows = new Map(documents.map((name) => [name, old.get(name) || rowFor(name)]));
    const wanted = [...rows.values()];
    for (const [name, row] of rows) {
      const elements = screens.filter((view) => view.document === name).map((view) => view.element);
      const box = row.lastChild;
      if (box.children.length !== elements.length || elements.some((one,
        index) => box.children[index] !== one)) fill(box, ...elements);
      row.classList.toggle("is-alone", documents.length === 1);
      row.classList.toggle("is-current", name === document);
    }
    if (plane.children.length !== wanted.length + 1
      || wanted.some((row, index) => plane.children[index + 1] !== row)) fill(plane, arrows, ...wanted);
    plane.classList.toggle("shows-all", documents.length > 1);
    if (!documents.length && !plane.querySelector(".empty")) {
      const make = button("New document", () => app.askNew(make), { class: "primary" });
      fill(plane, div("empty", tag("p", "There is no document yet."), app.canEdit() ? make : null));
    }
  }

  function rowFor(name) {
    return make("div", { class: "row", "data-row": name },
      button(name, () => app.openDocument(name), { class: "row-title" }), div("row-screens"));
  }

  /** Applies the scale to all screens. */
  function fit() {
    const { zoom, showsAll, document } = app.store.state;
    const own = screens.filter((view) => view.content() && (showsAll || view.document === document));
    const sizes = own.map((view) => view.content().size);
    const count = app.store.state.boards.length;
    const narrow = element.clientWidth < 600;
    const shown = narrow ? sizes.slice(0, 1) : sizes.slice(0, count);
    const space = `${element.clientWidth} ${element.clientHeight}`;
    const key = JSON.stringify([sizes, space]);
    const isOverview = zoom === "fit" && rows.size > 1;
    plane.style.width = rows.size > 1 && !isOverview ? "max(100%, 1800px)" : "";
    scale = isOverview && fitted.key === key ? fitted.scale
      : zoom === "fit" ? fittingScale(shown, element.clientWidth, element.clientHeight) : zoom;
    // More screens never fit at a greater scale than fewer did.
    if (isOverview && fitted.key !== key && fitted.space === space && fitted.count < sizes.length) {
      scale = Math.min(scale, fitted.scale);
    }
    const apply = () => {
      plane.classList.toggle("is-small", rows.size > 1 && scale < 0.25);
      for (const view of screens) view.fit(scale);
    };
    apply();
    // The rows of several documents wrap as words do.
    while (isOverview && fitted.key !== key && scale > 0.06 && plane.offsetHeight > element.clientHeight) {
      scale *= 0.9;
      apply();
    }
    if (isOverview) fitted = { key, scale, space, count: sizes.length };
    byId("zoom-value").textContent = Math.round(scale * 100) + " %";
    drawSegues();
    app.redrawLines();
  }

  /** Applies the scale before the next frame, once for all screens that have arrived. The first one does not wait. */
  function fitSoon() {
    if (screens.filter((view) => view.content()).length < 2) return fit();
    waiting ||= requestAnimationFrame(() => { waiting = 0; fit(); });
  }

  /** Changes the scale and keeps the point under (x, y), in window coordinates, where it is. */
  function zoomTo(zoom, x = null, y = null) {
    const box = element.getBoundingClientRect();
    const at = x === null ? { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
      : { clientX: x, clientY: y };
    const view = screens.find((one) => contains(one.stage.getBoundingClientRect(), at.clientX, at.clientY))
      || (rows.size < 2 ? screens[0] : null);
    const point = view && view.pointOf(at);
    app.store.set({ zoom: zoom === "fit" ? zoom : Math.min(8, Math.max(0.05, zoom)) });
    fit();
    if (!view) return reveal(app.store.state.document);
    const now = view.pointOf(at);
    element.scrollLeft += (point.x - now.x) * scale;
    element.scrollTop += (point.y - now.y) * scale;
  }

  /** Scrolls until a document can be seen, if several are shown. */
  function reveal(name) {
    if (rows.size > 1 && rows.has(name)) rows.get(name).scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Scrolls until a view of the active screen can be seen. Does nothing if enough of it can. */
  function revealView(name) {
    const view = active();
    const frame = view && view.frames().get(name);
    if (!frame || frame.isHidden) return;
    const box = view.boxOf(name);
    const outer = element.getBoundingClientRect();
    for (const [start, side, length, scroll] of [["left", "width", element.clientWidth, "scrollLeft"],
      ["top", "height", element.clientHeight, "scrollTop"]]) {
      const from = box[start] - outer[start];
      const least = Math.min(box[side], 16);
      if (from + box[side] >= least && from <= length - least) continue;
      // A view that fits is centred; of another one, its beginning is shown.
      element[scroll] += Math.min(from - 24, from + (box[side] - length) / 2);
    }
  }

  /** Returns the screen that the panel describes. */
  function active() {
    const { document, active } = app.store.state;
    return screens.find((view) => view.document === document && view.index === active) || screens[0];
  }

  /** Draws the segues of a storyboard between its scenes. */
  function drawSegues() {
    const { showsAll, scene } = app.store.state;
    fill(arrows);
    if (!showsAll || !scene) return;
    const outer = plane.getBoundingClientRect();
    arrows.setAttribute("width", plane.scrollWidth);
    arrows.setAttribute("height", plane.scrollHeight);
    const boxOf = (one) => {
      const box = one.getBoundingClientRect();
      return { left: box.left - outer.left, right: box.right - outer.left, top: box.top - outer.top,
        bottom: box.bottom - outer.top };
    };
    const boxFor = (name) => {
      const stage = rows.has(name) && rows.get(name).querySelector(".stage");
      return stage && boxOf(stage);
    };
    // A navigation controller has no document: the arrow goes on to its root view controller.
    const documents = new Map((scene.controllers || []).map((one) => [one.name, one.document]));
    const documentOf = (name, depth = 0) => {
      if (!documents.has(name) || documents.get(name)) return documents.get(name) || name;
      const root = depth < 5 && scene.segues.find((one) => one.from === name && one.kind === "relationship");
      return root ? documentOf(root.to, depth + 1) : name;
    };
    const taken = [...plane.querySelectorAll(".stage, figcaption, .row-title")].map(boxOf);
    for (const segue of scene.segues) {
      const [from, to] = [boxFor(segue.from), boxFor(documentOf(segue.to))];
      if (!from || !to || segue.kind === "unwind") continue;
      const isAfter = to.left >= from.right;
      const x1 = isAfter ? from.right : from.left, y1 = (from.top + from.bottom) / 2;
      const x2 = isAfter ? to.left : to.right, y2 = (to.top + to.bottom) / 2;
      const bend = isAfter ? 40 : -40;
      const name = [segue.kind, segue.name].filter((text) => text).join(" ");
      const label = labelPlace([x1, x1 + bend, x2 - bend, x2], [y1, y1, y2, y2], name.length * 6.5, taken);
      arrows.append(draw("path", { d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`,
        class: "segue" },
        draw("title", {}, `${segue.from} → ${segue.to}: ${name}`)),
      draw("circle", { cx: x2, cy: y2, r: 4, class: "segue-end" }),
      ...label ? [draw("text", { ...label, class: "segue-name" }, name)] : []);
    }
  }

  on(element, "wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 240), event.clientX, event.clientY);
  }, { passive: false });
  panAndPinch(element, () => scale, zoomTo);
  new ResizeObserver(() => { if (screens.length) fit(); }).observe(element);
  return {
    element, arrange, fit, fitSoon, zoomTo, reveal, revealView, active, screens: () => screens, scale: () => scale,
    zoomBy: (direction) => zoomTo(nextZoom(scale, direction)),
    /** Returns whether a screen is in or near the part that can be seen. */
    isNear(view) {
      const box = view.element.getBoundingClientRect();
      const outer = element.getBoundingClientRect();
      return box.right > outer.left - outer.width && box.left < outer.right + outer.width
        && box.bottom > outer.top - outer.height && box.top < outer.bottom + outer.height;
    },
  };
}

/** Moves the canvas with the space key or the middle button and the pointer, and with two fingers. */
function panAndPinch(element, scale, zoomTo) {
  const touches = new Map();
  let isSpace = false;
  let last = null;
  const two = () => {
    const [a, b] = [...touches.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  on(element, "keydown", (event) => {
    if (event.key !== " " || event.target !== element) return;
    event.preventDefault();
    isSpace = true;
    element.classList.add("is-panning");
  });
  for (const kind of ["keyup", "blur"]) addEventListener(kind, (/** @type {any} */ event) => {
    if (kind === "blur" || event.key === " ") { isSpace = false; element.classList.remove("is-panning"); }
  });
  on(element, "pointerdown", (event) => {
    if (event.pointerType === "touch") {
      touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (touches.size === 2) { event.stopPropagation(); last = two(); element.dispatchEvent(new CustomEvent("pinch")); }
      return;
    }
    if (!isSpace && event.button !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    element.setPointerCapture(event.pointerId);
    last = { x: event.clientX, y: event.clientY };
  }, true);
  on(element, "pointermove", (event) => {
    if (touches.has(event.pointerId)) touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (touches.size === 2) {
      event.stopPropagation();
      const now = two();
      element.scrollLeft -= now.x - last.x;
      element.scrollTop -= now.y - last.y;
      if (Math.abs(now.distance / last.distance - 1) > 0.005) zoomTo(scale() * now.distance / last.distance, now.x,
        now.y);
      last = now;
    } else if (last && touches.size === 0) {
      event.stopPropagation();
      element.scrollLeft -= event.clientX - last.x;
      element.scrollTop -= event.clientY - last.y;
      last = { x: event.clientX, y: event.clientY };
    }
  }, true);
  for (const name of ["pointerup", "pointercancel"]) {
    on(element, name, (event) => {
      touches.delete(event.pointerId);
      if (touches.size === 0) last = null;
    }, true);
  }
}
