// Frames. The program gives them relative to the superview; pictures need them relative to the root view.

/** Returns the views of a screen (`export --format json`) by name, with their frames in the root view. */
function absoluteFrames(screen) {
  const byName = new Map();
  for (const view of screen.views) {
    const outer = view.parent === null ? null : byName.get(view.parent);
    // The root view may have any origin; its corner is the origin of the picture.
    const x = outer ? outer.x + view.frame.x : 0;
    const y = outer ? outer.y + view.frame.y : 0;
    byName.set(view.name, {
      name: view.name, kind: view.kind, parent: view.parent, own: view.frame, x, y,
      width: view.frame.width, height: view.frame.height,
      isHidden: view.hidden || Boolean(outer && outer.isHidden),
    });
  }
  return byName;
}

/** Returns the frontmost visible view at a point: the last one in z-order that is not hidden. */
function viewAt(frames, x, y) {
  let found = null;
  for (const frame of frames.values()) {
    if (frame.isHidden) continue;
    if (x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height) {
      found = frame.name;
    }
  }
  return found;
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
