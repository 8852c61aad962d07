// Frames, without the page: which view is at a point, where a dragged view would land, distances and
// snapping. The program gives frames relative to the superview; pictures need them relative to the root, and scroll views scrolled.

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Frame
 * @typedef {Frame & {name: string, kind: string, parent: string|null, own: Frame, isHidden: boolean,
 *   arrangedIndex: number|null, axis: string|null, isContainer: boolean, content: {x: number, y: number},
 *   seenIn: Frame|null, stored?: number[], safeArea?: {top: number, leading: number, bottom: number, trailing: number}}} ViewFrame
 */

/**
 * Returns the views of a screen (`export --format json`) by name, with their frames in the picture, relative to the
 * root view. `content` is the origin of the subviews' coordinates there.
 * @param {any} screen
 * @param {Record<string, string>} axes the axis in force of each stack
 * @param {Set<string>} containers the kinds that can have subviews
 * @param {Record<string, {x: number, y: number}>} origins where each scroll view shows its content
 * @param {Record<string, boolean>} clips the views that show their subviews only inside themselves
 * @param {any} safeArea the insets of the root's safe area; undefined if they are unknown
 */
function absoluteFrames(screen, axes = {}, containers = new Set(["view", "stack"]), origins = {}, clips = {}, safeArea = undefined) {
  /** @type {Map<string, ViewFrame>} */
  const byName = new Map();
  for (const view of screen.views) {
    const outer = view.parent === null ? null : byName.get(view.parent);
    // The root view may have any origin; its corner is the origin of the picture.
    const x = outer ? outer.content.x + view.frame.x : 0;
    const y = outer ? outer.content.y + view.frame.y : 0;
    const scrolled = origins[view.name] || { x: 0, y: 0 };
    byName.set(view.name, {
      content: { x: x + scrolled.x, y: y + scrolled.y },
      name: view.name, kind: view.kind, parent: view.parent, own: view.frame, x, y,
      width: view.frame.width, height: view.frame.height, axis: axes[view.name] ?? null,
      isContainer: view.parent === null || containers.has(view.kind),
      arrangedIndex: view.arrangedIndex ?? null,
      isHidden: view.hidden || Boolean(outer && outer.isHidden),
      seenIn: outer && (clips[outer.name] ? intersection(outer, outer.seenIn) : outer.seenIn),
      ...(outer ? {} : { safeArea }),
    });
  }
  return byName;
}

/** Returns the frame of a superview in the coordinates of its subviews, which a scroll view scrolls. */
function contentFrame(frame) {
  return { ...frame, ...frame.content };
}

/**
 * Returns the frames with `stored` for those of the named views that an autoresizing mask places, as far as the replies
 * have them: the `frame` that such a view has instead of constraints.
 */
function withStored(frames, names, replies) {
  const result = new Map(frames);
  for (const name of names) {
    const frame = frames.get(name);
    const info = replies["info " + name];
    if (!info || !info.ok || frame.arrangedIndex !== null) continue;
    const value = (property) => (info.properties.find((one) => one.name === property) || {}).value;
    if (value("autoresizing") && value("frame")) {
      result.set(name, { ...frame, stored: value("frame").split(",").map(Number) });
    }
  }
  return result;
}

/** Returns whether UIKit alone decides where a view is: the root, a cell, and the content view of a cell. */
function isFixed(frames, name) {
  const frame = frames.get(name);
  if (frame.parent === null || frame.kind === "cell") return true;
  return frames.get(frame.parent).kind === "cell"
    && ![...frames.values()].some((one) => one.parent === frame.parent && one !== frame);
}

/** Returns the view into which views are added that people add to a view: the content view of a cell, else the view. */
function containerOf(frames, view) {
  if (view.kind !== "cell") return view;
  const inside = [...frames.values()].filter((one) => one.parent === view.name);
  return inside.length === 1 && inside[0].isContainer ? inside[0] : view;
}

/** Returns whether a view is one that has cells. */
function isList(view) {
  return /^(table|collection)$/.test(view.kind);
}

/** What the page states if a cell has no place. */
const cellText = "A cell goes into a table or a collection. Select one.";

/**
 * Returns the nearest view, itself or around it, into which views of these kinds can be put: cells go into tables and
 * collections only. Undefined if there is none.
 */
function placeFor(frames, view, kinds) {
  while (view && kinds.includes("cell") && !isList(view)) view = frames.get(view.parent);
  return view;
}

/** Returns why people cannot move a view that `isFixed`. */
function fixedText(frames, name) {
  const frame = frames.get(name);
  if (!frame) return `${name} is not on this screen.`;
  const outer = frames.get(frame.parent);
  if (!outer) return `${name} is the root view, which cannot be moved, copied or removed.`;
  return frame.kind === "cell" ? `${name} is a cell, which ${outer.name} places.`
    : `${name} is the content view of ${outer.name}, which places it.`;
}

/** Returns the answer of a trial with the views that it leaves out: `[start, count]` are views of the answer before. */
function completed(answer, before) {
  const [screen] = answer.frames.documents;
  const known = before ? before.frames.documents[0].views : [];
  screen.views = screen.views.flatMap((part) => Array.isArray(part) ? known.slice(part[0], part[0] + part[1]) : [part]);
  for (const one of ["axes", "contentOrigins", "clips"]) answer[one] = { ...(before ? before[one] : {}), ...answer[one] };
  return answer;
}

function contains(frame, x, y) {
  return x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
}

/** Returns the part of a frame that is inside another one, or inside no other one if that is null. */
function intersection(frame, other) {
  if (!other) return frame;
  const [x, y] = [Math.max(frame.x, other.x), Math.max(frame.y, other.y)];
  return { x, y, width: Math.min(frame.x + frame.width, other.x + other.width) - x,
    height: Math.min(frame.y + frame.height, other.y + other.height) - y };
}

/** Returns whether a view can be seen at a point, unless another view is in front of it. */
function isSeen(frame, x, y) {
  return !frame.isHidden && contains(frame, x, y) && (!frame.seenIn || contains(frame.seenIn, x, y));
}

/** Returns the frontmost visible view at a point: the last one in z-order that is not hidden. */
function viewAt(frames, x, y) {
  let found = null;
  for (const frame of frames.values()) if (isSeen(frame, x, y)) found = frame.name;
  return found;
}

/** Returns the names of the superviews of a view, the nearest first. */
function superviews(frames, name) {
  const names = [];
  for (let view = frames.get(name); view && view.parent !== null; view = frames.get(view.parent)) {
    names.push(view.parent);
  }
  return names;
}

function isInside(frames, name, outer) {
  return name === outer || superviews(frames, name).includes(outer);
}

/** Returns the names without those that are inside another of them. */
function outermost(frames, names) {
  return names.filter((name) => !superviews(frames, name).some((outer) => names.includes(outer)));
}

/** Returns the subviews: for a stack its visible arranged views in their order. */
function arrangedIn(frames, stack) {
  return [...frames.values()]
    .filter((view) => view.parent === stack && view.arrangedIndex !== null)
    .sort((a, b) => a.arrangedIndex - b.arrangedIndex);
}

/** Returns the views that a rectangle contains wholly, without the root and without subviews of others. */
function viewsInside(frames, area) {
  const names = [...frames.values()].filter((view) => view.parent !== null && !view.isHidden
    && view.x >= area.x && view.y >= area.y && view.x + view.width <= area.x + area.width
    && view.y + view.height <= area.y + area.height && view.width > 0 && view.height > 0)
    .map((view) => view.name);
  return outermost(frames, names);
}

/** Returns the axis of a stack: the one in force, or else the one that its arranged views show. */
function axisOf(frames, stack) {
  const own = frames.get(stack).axis;
  if (own) return own;
  const [first, second] = arrangedIn(frames, stack).filter((view) => !view.isHidden);
  if (!second) return "vertical";
  return Math.abs(middle(second, "x") - middle(first, "x")) > Math.abs(middle(second, "y") - middle(first, "y"))
    ? "horizontal" : "vertical";
}

const sideOf = { x: "width", y: "height" };

/** @param {Frame} frame @param {string} axis `x` or `y` */
function middle(frame, axis) {
  return frame[axis] + frame[sideOf[axis]] / 2;
}

/**
 * Returns where a view that is dropped at a point would land, or null. `index` is the position among the
 * arranged views of a stack without the dragged ones; `line` is the insertion mark.
 *
 * @param {Map<string, ViewFrame>} frames
 * @param {string[]} dragged the views that are dragged; empty for a new view
 * @returns {{parent: string, isStack: boolean, index: number, line: any}|null}
 */
function dropPlace(frames, dragged, x, y, isRTL = false) {
  let parent = null;
  for (const view of frames.values()) {
    if (!view.isContainer || !isSeen(view, x, y)) continue;
    if (!dragged.some((name) => isInside(frames, view.name, name))) parent = view.name;
  }
  if (parent === null) return null;
  parent = besideSibling(frames, dragged, parent, x, y) || parent;
  if (frames.get(parent).kind !== "stack") return { parent, isStack: false, index: 0, line: null };
  return { parent, isStack: true, ...insertion(frames, parent, dragged, x, y, isRTL) };
}

/**
 * Returns the stack that arranges all dragged views if the point is near the start or the end of one of their siblings,
 * which contains `parent`: there, they are dropped beside the sibling, as in the outline. Otherwise returns null.
 */
function besideSibling(frames, dragged, parent, x, y) {
  const stack = dragged.length ? frames.get(dragged[0]).parent : null;
  if (stack === null || dragged.some((name) => frames.get(name).parent !== stack || frames.get(name).arrangedIndex === null)) return null;
  const sibling = [parent, ...superviews(frames, parent)].map((name) => frames.get(name)).find((view) => view.parent === stack);
  if (!sibling || sibling.arrangedIndex === null) return null;
  const axis = axisOf(frames, stack) === "horizontal" ? "x" : "y";
  const share = ((axis === "x" ? x : y) - sibling[axis]) / sibling[sideOf[axis]];
  return share < 0.3 || share > 0.7 ? stack : null;
}

/** Returns the index at a point in a stack, and the line that marks it. */
function insertion(frames, stack, dragged, x, y, isRTL) {
  const isHorizontal = axisOf(frames, stack) === "horizontal";
  const axis = isHorizontal ? "x" : "y";
  const isReversed = isHorizontal && isRTL;
  const all = arrangedIn(frames, stack).filter((view) => !dragged.includes(view.name));
  const at = isHorizontal ? x : y;
  let index = 0;
  for (const [place, view] of all.entries()) {
    if (view.isHidden) continue;
    if (isReversed ? at < middle(view, axis) : at > middle(view, axis)) index = place + 1;
  }
  return { index, line: insertionLine(frames.get(stack), all, index, axis, isReversed) };
}

function insertionLine(stack, views, index, axis, isReversed) {
  const side = sideOf[axis];
  const before = views.slice(0, index).reverse().find((view) => !view.isHidden);
  const after = views.slice(index).find((view) => !view.isHidden);
  const [first, second] = isReversed ? [after, before] : [before, after];
  const start = first ? first[axis] + first[side] : stack[axis];
  const end = second ? second[axis] : stack[axis] + stack[side];
  const at = first && second ? (start + end) / 2 : first ? start + 2 : second ? end - 2 : start + stack[side] / 2;
  return axis === "x"
    ? { x1: at, x2: at, y1: stack.y, y2: stack.y + stack.height }
    : { x1: stack.x, x2: stack.x + stack.width, y1: at, y2: at };
}

/** Returns the lines between two frames that show their distances, as Alt does in a design program. */
function distances(a, b) {
  const lines = [];
  const isOutside = (axis) => a[axis] + a[sideOf[axis]] <= b[axis] || b[axis] + b[sideOf[axis]] <= a[axis];
  for (const axis of ["x", "y"]) {
    const side = sideOf[axis];
    const [aStart, aEnd, bStart, bEnd] = [a[axis], a[axis] + a[side], b[axis], b[axis] + b[side]];
    const spans = isOutside(axis) ? [aEnd <= bStart ? [aEnd, bStart] : [bEnd, aStart]]
      : [[Math.min(aStart, bStart), Math.max(aStart, bStart)], [Math.min(aEnd, bEnd), Math.max(aEnd, bEnd)]];
    const across = axis === "x" ? middle(a, "y") : middle(a, "x");
    for (const [start, end] of spans) {
      if (end - start < 0.01) continue;
      lines.push(axis === "x" ? { x1: start, x2: end, y1: across, y2: across, value: end - start }
        : { x1: across, x2: across, y1: start, y2: end, value: end - start });
    }
  }
  return lines;
}

/** Returns the target within `tolerance` of the value that is nearest to it; without one the value rounded. */
function snapped(value, targets, tolerance) {
  let best = null;
  for (const target of targets) {
    const distance = Math.abs(target - value);
    if (distance <= tolerance && (best === null || distance < Math.abs(best - value))) best = target;
  }
  return best === null ? Math.round(value) : best;
}

/** Returns the edge of a frame near a point: `left`, `right`, `top` or `bottom`; null if none is. */
function edgeAt(frame, x, y, tolerance) {
  const isBeside = x >= frame.x - tolerance && x <= frame.x + frame.width + tolerance;
  const isLevel = y >= frame.y - tolerance && y <= frame.y + frame.height + tolerance;
  if (!isBeside || !isLevel) return null;
  const near = [
    ["left", Math.abs(x - frame.x)], ["right", Math.abs(x - frame.x - frame.width)],
    ["top", Math.abs(y - frame.y)], ["bottom", Math.abs(y - frame.y - frame.height)],
  ].sort((a, b) => Number(a[1]) - Number(b[1]))[0];
  return near[1] <= tolerance ? String(near[0]) : null;
}

/** Returns the views that moved, appeared or disappeared between `before` and `after`. */
function moves(before, after) {
  const list = [];
  for (const [name, frame] of after) {
    const old = before.get(name);
    const isThere = old && !old.isHidden;
    if (frame.isHidden && !isThere) continue;
    if (!isThere || frame.isHidden || !sameFrame(old, frame)) {
      list.push({ name, from: isThere ? old : null, to: frame.isHidden ? null : frame });
    }
  }
  for (const [name, frame] of before) {
    if (!after.has(name) && !frame.isHidden) list.push({ name, from: frame, to: null });
  }
  return list;
}

function sameFrame(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
