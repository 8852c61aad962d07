// The live picture: while a layout is on trial, a screen shows its picture as elements and changes only what
// differs. That takes a fraction of the time of a new image.

const pictureElements = "svg, g, title, defs, clipPath, rect, ellipse, path, image, text, tspan";

/** Shows trial layouts over a screen's picture, until the picture itself has been drawn again. */
function livePicture(picture) {
  const element = make("div", { class: "live", "aria-hidden": "true" });
  // Pictures refer to their clips by identifiers, which are unique only inside one picture.
  const root = element.attachShadow({ mode: "open" });
  let isOnTrial = false;
  picture.after(element);
  on(picture, "load", () => { if (!isOnTrial) element.hidden = true; });
  return {
    /** Shows a picture. Returns false if it has anything but shapes, pictures and texts. */
    show(text) {
      const drawn = /** @type {any} */ (new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
      if (!isOnlyPicture(drawn)) return false;
      const shown = root.firstElementChild;
      if (shown && shown.getAttribute("viewBox") === drawn.getAttribute("viewBox")) {
        updateChildren(shown, drawn);
      } else {
        root.replaceChildren(document.adoptNode(drawn));
        drawn.style.width = drawn.style.height = "100%";
      }
      isOnTrial = true;
      element.hidden = false;
      return true;
    },
    /** Lets the next picture that has been drawn cover this one. */
    end() { isOnTrial = false; },
  };
}

/** Whether a parsed picture has only elements that draw, so that nothing in it can run or load anything. */
function isOnlyPicture(drawn) {
  if (drawn.localName !== "svg" || drawn.querySelector(`:not(${pictureElements})`)) return false;
  return [drawn, ...drawn.querySelectorAll("*")].every((element) => [...element.attributes].every(
    ({ name, value }) => !name.startsWith("on") && name !== "style"
      && (!name.endsWith("href") || value.startsWith("data:image/png;base64,"))));
}

/** Makes the children of an element equal to those of another one, which loses those that are new. */
function updateChildren(shown, wanted) {
  let old = shown.firstChild;
  let now = wanted.firstChild;
  while (now) {
    const [nextOld, nextNow] = [old && old.nextSibling, now.nextSibling];
    if (!old) shown.append(now);
    else if (old.nodeName !== now.nodeName) old.replaceWith(now);
    else if (old.nodeType === 1) {
      updateAttributes(old, now);
      updateChildren(old, now);
    } else if (old.nodeValue !== now.nodeValue) old.nodeValue = now.nodeValue;
    [old, now] = [nextOld, nextNow];
  }
  while (old) {
    const next = old.nextSibling;
    old.remove();
    old = next;
  }
}

function updateAttributes(shown, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  if (shown.attributes.length === wanted.attributes.length) return;
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
}
