// Animations that move views from their old to their new frames, with pieces cut from the final picture.

/** Animates a screen view from one answer of `screen` to another, which it shows at the end. */
async function play(view, start, end, seconds) {
  view.show(start);
  const from = view.frames();
  view.show(end);
  const content = view.content();
  if (!start.ok || !content || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const scale = view.scale();
  const list = moves(from, view.frames());
  const address = URL.createObjectURL(new Blob([end.picture], { type: "image/svg+xml" }));
  const parents = new Set([...view.frames().values()].map((frame) => frame.parent));
  const layer = div("motion");
  view.stage.append(layer);
  const pieces = list.slice(0, 400).map((move) => piece(move));
  layer.append(...pieces.map((made) => made.element));
  view.stage.classList.add("is-moving");
  const running = pieces.map((made) => made.element.animate(made.frames,
    { duration: Math.max(seconds, 0.2) * 1000, easing: "ease-in-out", fill: "both" }));
  await Promise.allSettled(running.map((animation) => animation.finished));
  view.stage.classList.remove("is-moving");
  layer.remove();
  URL.revokeObjectURL(address);

  function piece(move) {
    const element = div("piece");
    const to = move.to;
    // A view without subviews is animated with its picture; others are animated as outlines.
    if (to && !parents.has(move.name)) {
      element.style.backgroundImage = `url("${address}")`;
      element.style.backgroundSize =
        `${content.size.width * scale}px ${content.size.height * scale}px`;
      element.style.backgroundPosition =
        `${-(content.origin.x + to.x) * scale}px ${-(content.origin.y + to.y) * scale}px`;
    }
    return { element, frames: [keyframe(move.from, to), keyframe(to, move.from)] };
  }

  // A view without a frame here appears or disappears at the centre of its other frame.
  function keyframe(frame, other) {
    const shown = frame || { ...other, x: other.x + other.width / 2, y: other.y + other.height / 2,
      width: 0, height: 0 };
    return {
      transform: `translate(${(content.origin.x + shown.x) * scale}px, ${(content.origin.y + shown.y) * scale}px)`,
      width: shown.width * scale + "px", height: shown.height * scale + "px",
      opacity: frame ? 1 : 0,
    };
  }
}

/** Returns the duration of an `animate` step in seconds, at most 10; null for any other step. */
function duration(step) {
  const found = step && /^animate (\d+(\.\d+)?)/.exec(step.message || "");
  return found ? Math.min(Number(found[1]), 10) : null;
}
