// Unit tests of the parts of the page's script that touch no page: `node --test Tests/Page/`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const folder = new URL("../../page/", import.meta.url);
const source = ["text.js", "geometry.js", "commands.js", "constraints.js", "clipboard.js", "store.js", "sources.js", "history.js", "panel.js", "canvas.js", "editing.js", "keys.js", "library.js"]
  .map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
const names = [...source.matchAll(/^function (\w+)/gm)].map((found) => found[1]);
/** @type {any} */
const page = runInNewContext(`${source}\n({ ${names.join(", ")} })`, { URLSearchParams });
/** Compares values of the two contexts. */
const same = (actual, expected) => assert.deepEqual(JSON.parse(JSON.stringify(actual)), expected);

/** A root with a vertical stack of three labels, a horizontal stack of two, and a box beside them. */
const frames = page.absoluteFrames({ views: [
  view("view", "view", null, null, 0, 0, 400, 800),
  view("form", "stack", "view", null, 20, 100, 360, 120),
  view("a", "label", "form", 0, 0, 0, 360, 30),
  view("b", "label", "form", 1, 0, 40, 360, 30),
  view("c", "label", "form", 2, 0, 80, 360, 40),
  view("row", "stack", "view", null, 20, 300, 200, 50),
  view("l", "label", "row", 0, 0, 0, 90, 50),
  view("r", "label", "row", 1, 110, 0, 90, 50),
  view("box", "view", "view", null, 100, 400, 80, 60),
  { ...view("hidden", "label", "view", null, 100, 400, 80, 60), hidden: true },
] }, { form: "vertical", row: "horizontal" });

function view(name, kind, parent, arrangedIndex, x, y, width, height) {
  return { name, kind, parent, arrangedIndex, hidden: false, frame: { x, y, width, height } };
}

test("the deepest visible view is at a point", () => {
  assert.equal(page.viewAt(frames, 30, 110), "a");
  assert.equal(page.viewAt(frames, 120, 420), "box");
  assert.equal(page.viewAt(frames, 30, 135), "form");
  assert.equal(page.viewAt(frames, 500, 0), null);
});

test("what a view clips is not at a point", () => {
  const views = [
    view("view", "view", null, null, 0, 0, 400, 800),
    view("list", "scroll", "view", null, 0, 100, 400, 200), view("page", "view", "list", null, 0, 0, 400, 600),
    view("card", "view", "page", null, 350, 150, 100, 100), view("badge", "label", "card", null, 90, 90, 20, 20),
  ];
  const at = (clips, x, y) => page.viewAt(page.absoluteFrames({ views }, {}, undefined, {}, clips), x, y);
  assert.equal(at({}, 455, 355), "badge");
  assert.equal(at({ card: true }, 445, 345), "badge");
  assert.equal(at({ card: true }, 455, 355), null);
  assert.equal(at({ list: true, card: true }, 360, 290), "card");
  assert.equal(at({ list: true }, 360, 310), "view");
  assert.equal(at({ list: false }, 360, 310), "card");
  const clipped = page.absoluteFrames({ views }, {}, undefined, {}, { list: true });
  assert.equal(page.dropPlace(clipped, [], 50, 400).parent, "view");
});

test("a rectangle contains views, not their subviews", () => {
  same(page.viewsInside(frames, { x: 0, y: 90, width: 400, height: 290 }), ["form", "row"]);
  same(page.viewsInside(frames, { x: 0, y: 90, width: 400, height: 50 }), ["a"]);
});

test("a dragged view lands at the index among the others", () => {
  const index = (dragged, x, y, isRTL = false) => page.dropPlace(frames, dragged, x, y, isRTL).index;
  assert.equal(index(["a"], 30, 215), 2);
  assert.equal(index(["a"], 30, 150), 0);
  assert.equal(index(["c"], 30, 105), 0);
  assert.equal(index([], 30, 215), 3);
  assert.equal(index([], 210, 310), 2);
  assert.equal(index([], 210, 310, true), 0);
  assert.equal(page.dropPlace(frames, ["form"], 30, 110).parent, "view");
  assert.equal(page.dropPlace(frames, ["a"], 300, 700).isStack, false);
  assert.equal(page.dropPlace(frames, [], 1000, 1000), null);
});

test("a row that is dragged to the edge of another row lands beside it, in its middle inside of it", () => {
  const rows = page.absoluteFrames({ views: [
    view("view", "view", null, null, 0, 0, 400, 800), view("rows", "stack", "view", null, 0, 0, 400, 300),
    ...[0, 1, 2].flatMap((index) => [view("row" + index, "stack", "rows", index, 0, 100 * index, 400, 100),
      view("text" + index, "label", "row" + index, 0, 0, 0, 200, 100)]),
  ] }, { rows: "vertical", row0: "horizontal", row1: "horizontal", row2: "horizontal" });
  const place = (dragged, y) => { const { parent, index } = page.dropPlace(rows, dragged, 50, y); return [parent, index]; };
  same(place(["row2"], 20), ["rows", 0]);
  same(place(["row2"], 90), ["rows", 1]);
  same(place(["row2"], 50), ["row0", 0]);
  same(place(["row0"], 290), ["rows", 2]);
  same(place(["text2"], 20), ["row0", 0]);
  same(place([], 20), ["row0", 0]);
});

test("the insertion mark is between two views", () => {
  const { line } = page.dropPlace(frames, [], 30, 138);
  same(line, { x1: 20, x2: 380, y1: 135, y2: 135 });
});

test("a drop is a command, or nothing if nothing changes", () => {
  const place = (parent, isStack, index) => ({ parent, isStack, index, line: null });
  assert.equal(page.dropCommand(frames, ["a"], place("form", true, 2), { x: 0, y: 0 }, []), "arrange a in form at 2");
  assert.equal(page.dropCommand(frames, ["b"], place("form", true, 1), { x: 0, y: 0 }, []), null);
  assert.equal(page.dropCommand(frames, ["a", "b"], place("row", true, 1), { x: 0, y: 0 }, []),
    'group "Move a and b to row" { arrange a in row at 1; arrange b in row at 2 }');
  assert.equal(page.dropCommand(frames, ["a"], place("view", false, 0), { x: 10, y: 300 }, []),
    'group "Move a to view" { move a to view; constrain a.leading = view.leading + 30; constrain a.top = view.top + 400 }');
});

test("a view outside of stacks moves by its constants", () => {
  const constraints = [page.parsedConstraint("x", "box.leading = view.leading + 100"), page.parsedConstraint("y", "view.bottom = box.bottom + 340")];
  assert.equal(page.dropCommand(frames, ["box"], { parent: "view", isStack: false }, { x: 5, y: -10 }, constraints),
    'group "Move box" { set x.constant 105; set y.constant 350 }');
  assert.equal(page.dropCommand(frames, ["box"], { parent: "view", isStack: false }, { x: 5, y: 0 }, constraints, true), "set x.constant 95");
  assert.equal(page.dropCommand(frames, ["box"], { parent: "view", isStack: false }, { x: 5, y: 0 }, []), "constrain box.leading = view.leading + 105");
});

test("a view that moves keeps the constraints of its subviews, and those between views that move with it", () => {
  const inner = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("box", "view", "view", null, 100, 400, 80, 60),
    view("in", "view", "box", null, 10, 10, 20, 20), view("side", "view", "view", null, 200, 400, 30, 30)] });
  const parsed = (list) => list.map((text, index) => page.parsedConstraint("c" + index, text));
  const commands = (names, by, list) => page.nudgeCommands(inner, names, by, parsed(list));
  const held = ["box.leading = view.leading + 100", "in.leading = box.leading + 10", "side.leading = box.trailing + 20"];
  same(commands(["box"], { x: 5, y: 0 }, held), ["set c0.constant 105", "set c2.constant 15"]);
  same(commands(["box", "side"], { x: 5, y: 0 }, [...held, ...held]), ["set c0.constant 105", "set c3.constant 105"]);
  same(commands(["box"], { x: 5, y: 0 }, [held[1]]), ["constrain box.leading = view.leading + 105"]);
  same(commands(["box"], { x: 5, y: 0 }, ["view.centerX = 2 * box.centerX"]), ["set c0.constant -10"]);
});

test("a copy has a place, and the sizes that it would lose", () => {
  const copied = (name, place, constraints = []) => page.copyCommand(frames, [name], place, { x: 20, y: 20 }, constraints, [name]).command;
  assert.equal(copied("box", null),
    'group "Duplicate box" { copy box as box2 in view; constrain box2.leading = view.leading + 120; constrain box2.top = view.top + 420; constrain box2.width = 80; constrain box2.height = 60 }');
  assert.equal(copied("box", { parent: "view", isStack: false }, [page.parsedConstraint("w", "box.width = 80"), page.parsedConstraint("h", "box.height = 60")]),
    'group "Copy box to view" { copy box as box2 in view; constrain box2.leading = view.leading + 120; constrain box2.top = view.top + 420 }');
  assert.equal(copied("a", null), "copy a as a2");
  const field = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("mail", "textField", "view", null, 20, 100, 360, 34)] });
  const pins = ["mail.leading = view.leading + 20", "mail.trailing = view.trailing - 20", "mail.top = view.top + 100"]
    .map((text, index) => page.parsedConstraint("c" + index, text));
  const duplicate = (constraints) => page.copyCommand(field, ["mail"], null, { x: 20, y: 20 }, constraints, ["mail"]).command;
  assert.match(duplicate(pins), /constrain mail2.width = 360 }$/);
  assert.doesNotMatch(duplicate(pins.slice(0, 1)), /width/);
});

/** Returns random numbers that are the same each time. */
function randomNumbers(seed) {
  let state = seed * 2654435761 % 4294967296;
  return (count) => { state = (state * 1664525 + 1013904223) % 4294967296; return Math.floor(state / 4294967296 * count); };
}

/**
 * Returns where each view is on an axis, and how long, by elimination; null if an equation is superfluous or missing.
 * A constraint is a term, or two, and a constant: first = multiplier * second + constant.
 */
function solution(names, constraints, axis, length) {
  const columns = names.flatMap((name) => [`${name} start`, `${name} length`]);
  const rows = constraints.map(({ first, second, multiplier, constant }) => {
    const row = [...columns.map(() => 0), constant];
    for (const [term, factor] of [[first, 1], [second, -multiplier]]) {
      if (!term) continue;
      const part = { leading: [1, 0], top: [1, 0], trailing: [1, 1], bottom: [1, 1], centerX: [1, 0.5], centerY: [1, 0.5], width: [0, 1], height: [0, 1] }[term.attribute];
      if (term.item === "view") row[columns.length] -= factor * part[1] * length;
      else part.forEach((share, index) => { row[columns.indexOf(`${term.item} ${index ? "length" : "start"}`)] += factor * share; });
    }
    return row;
  });
  if (rows.length !== columns.length) return null;
  for (const [place] of columns.entries()) {
    const pivot = rows.findIndex((row, index) => index >= place && Math.abs(row[place]) > 1e-9);
    if (pivot < 0) return null;
    [rows[place], rows[pivot]] = [rows[pivot], rows[place]];
    rows[place] = rows[place].map((value) => value / rows[place][place]);
    rows.forEach((row, index) => { if (index !== place) rows[index] = row.map((value, at) => value - row[place] * rows[place][at]); });
  }
  return new Map(columns.map((column, index) => [column, rows[index][columns.length]]));
}

/** Returns random views in the root, and constraints that determine each: to the root, and to views before it. */
function heldViews(seed) {
  const random = randomNumbers(seed);
  const names = ["a", "b", "c", "d"].slice(0, 2 + random(3));
  const views = names.map((name) => view(name, "view", "view", null, random(200), random(400), 10 + random(150), 10 + random(200)));
  const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), ...views] });
  const texts = [];
  const relate = (name, attribute, other, otherAttribute) => {
    const at = (item, edge) => page.edgeOf(edge) ? page.edgePosition(all.get(item), edge, false) : all.get(item)[edge];
    texts.push(`${name}.${attribute} = ${other}.${otherAttribute}${page.constantText(at(name, attribute) - at(other, otherAttribute))}`);
  };
  for (const [index, name] of names.entries()) {
    for (const [start, end, centre, side] of [["leading", "trailing", "centerX", "width"], ["top", "bottom", "centerY", "height"]]) {
      const other = () => index && random(3) ? names[random(index)] : "view";
      const edge = () => [start, end, centre][random(3)];
      relate(name, start, other(), edge());
      const way = random(3);
      if (way === 0) texts.push(`${name}.${side} = ${all.get(name)[side]}`);
      else relate(name, way === 1 ? end : side, ...(way === 1 ? [other(), edge()] : [other(), side]));
    }
  }
  return { names, frames: all, constraints: texts.map((text, index) => page.parsedConstraint("c" + index, text)) };
}

test("copies of views that hold each other are determined, and nothing is said twice", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const { names, frames: all, constraints } = heldViews(seed);
    const [, body] = /^group "[^"]*" { (.*) }$/.exec(page.copyCommand(all, names, null, { x: 20, y: 20 }, constraints, names).command);
    const made = page.commandsIn(body).filter((line) => line.startsWith("constrain "))
      .map((line) => page.parsedConstraint("", line.slice("constrain ".length)));
    const between = constraints.filter((one) => one.second && one.second.item !== "view");
    const copies = names.map((name) => name + "2");
    const own = constraints.filter((one) => !one.second).map((one) => ({ ...one, first: { ...one.first, item: one.first.item + "2" } }));
    for (const axis of ["x", "y"]) {
      const found = solution(copies, [...made, ...own].filter((one) => page.axisOfAttribute(one.first.attribute) === axis), axis, axis === "x" ? 400 : 800);
      assert.ok(found, `${seed} ${axis}: ${body}`);
      const first = all.get(names[0]);
      const shift = found.get("a2 start") - first[axis];
      for (const name of names) {
        assert.ok(Math.abs(found.get(`${name}2 length`) - all.get(name)[axis === "x" ? "width" : "height"]) < 0.01, `${seed} ${axis}: ${body}`);
        assert.ok(Math.abs(found.get(`${name}2 start`) - all.get(name)[axis] - shift) < 0.01 && shift === 20, `${seed} ${axis}: ${body}`);
      }
    }
    for (const one of between) assert.ok(made.some((other) => other.first.item === one.first.item + "2" && other.second && other.second.item === one.second.item + "2"
      && other.first.attribute === one.first.attribute), `${seed}: ${body}`);
  }
});

test("what is pasted beside its original has its own constraints, and is placed once", () => {
  const two = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("a", "label", "view", null, 20, 100, 60, 20),
    view("b", "label", "view", null, 20, 140, 60, 20)] });
  const text = "add label a in view text=A\nadd label b in view text=B\nconstrain b.top = a.bottom + 20\nconstrain b.leading = a.leading";
  const commands = (target) => page.pasteCommands(two, page.pasted(text, target.name, new Set(["a", "b"])), target, []);
  same(commands(two.get("view")).filter((one) => one.startsWith("constrain")), ["constrain b2.top = a2.bottom + 20",
    "constrain b2.leading = a2.leading", "constrain a2.leading = view.leading + 40", "constrain a2.top = view.top + 120"]);
  same(page.pasteCommands(two, page.pasted("add label a in view", "view", new Set(["a"])), two.get("view"), [], false, 2).slice(1),
    ["constrain a2.leading = view.leading + 60", "constrain a2.top = view.top + 140"]);
  same(commands({ name: "form", kind: "stack", parent: "view" }).filter((one) => one.startsWith("constrain")), []);
  same(commands({ name: "box", kind: "view", parent: "view" }).filter((one) => one.startsWith("constrain")).slice(2),
    ["constrain a2.centerX = box.centerX", "constrain a2.top = box.top + 8"]);
});

test("names become one word of a command", () => {
  assert.equal(page.renameCommand("title", " x; remove form "), 'rename title to "x; remove form"');
  assert.equal(page.renameCommand("title", "heading"), "rename title to heading");
});

test("constraints are read and written as the language does", () => {
  for (const text of ["form.leading = view.leadingMargin", "form.top = view.safeArea.top + 20", "form.width >= 0.5 * view.width - 20 @750",
    "form.height = 100", "a.centerX = 1.5 * view.centerX - 3", "a.width = 1.7777777777777777 * a.height", "form.width <= 400"]) {
    assert.equal(page.constraintText(page.parsedConstraint("c", text)), text);
  }
  assert.equal(page.parsedConstraint("c", "title untruncated"), null);
});

test("a constraint is reversed", () => {
  const reversed = (text) => page.constraintText(page.reversedConstraint(page.parsedConstraint("c", text)));
  assert.equal(reversed("a.trailing <= view.trailingMargin - 8"), "view.trailingMargin >= a.trailing + 8");
  assert.equal(reversed("a.width = 2 * a.height + 10"), "a.height = 0.5 * a.width - 5");
});

test("an edge that a constraint determines changes its constant", () => {
  const constraints = [page.parsedConstraint("t", "box.top = view.top + 400"), page.parsedConstraint("w", "box.width = 80"),
    page.parsedConstraint("b", "view.bottom = box.bottom + 340")];
  const at = (edge) => { const held = page.constraintAtEdge(constraints, "box", edge); return held && [held.constraint.name, held.sign]; };
  same(at("top"), ["t", 1]);
  same(at("right"), ["w", 1]);
  same(at("left"), ["w", -1]);
  same(at("bottom"), ["b", -1]);
});

test("the lines of constraints begin where their guides are", () => {
  const line = page.constraintLine(page.parsedConstraint("c", "box.top = view.safeArea.top + 341"), frames);
  same([line.y1, line.y2, line.label], [59, 400, "341"]);
  assert.equal(page.constraintLine(page.parsedConstraint("c", "box.width = 80"), frames).label, "80");
});

test("two views can have constraints of their own, with the distances of their frames", () => {
  const text = (a, b, title) => page.possibleConstraints(frames, a, b).find((one) => one.title === title).text;
  assert.equal(text("box", "view", "Trailing space to container"), "view.trailing = box.trailing + 220");
  assert.equal(text("box", "view", "Top space to safe area"), "box.top = view.safeArea.top");
  assert.equal(text("box", "row", "Below row"), "box.top = row.bottom + 50");
  assert.equal(text("box", "box", "Width 80"), "box.width = 80");
  assert.equal(text("view", "box", "Leading space to container"), "box.leading = view.leading + 100");
});

test("the nearest sibling is beyond an edge", () => {
  same(page.neighbour(frames, "box", "top"), { name: "row", distance: 50 });
  assert.equal(page.neighbour(frames, "box", "bottom"), null);
});

test("distances are between frames, or from edge to edge inside", () => {
  same(page.distances(frames.get("row"), frames.get("box")).map((line) => line.value), [80, 40, 50]);
  same(page.distances(frames.get("box"), frames.get("view")).map((line) => line.value), [100, 220, 400, 340]);
});

test("texts are quoted as the language reads them", () => {
  assert.equal(page.quoted('a "b" \\ \n\u202E'), '"a \\"b\\" \\\\ \\n\\u{202E}"');
  assert.equal(page.wordFor("#FF8800"), "#FF8800");
  assert.equal(page.wordFor("# comment"), '"# comment"');
  assert.equal(page.wordFor(""), '""');
});

test("commands are split outside of quotes, and pasted with free names", () => {
  same(page.commandsIn('add label a in x text="b; c"\nset a.lines 2; # end'), ['add label a in x text="b; c"', "set a.lines 2"]);
  const { commands, names, roots } = page.pasted('add stack row in view\nadd label a in row text="row a"\nconstrain c1: row.width = 2 * a.width', "form", new Set(["row"]));
  same(commands, ["add stack row2 in form", 'add label a in row2 text="row a"', "constrain row2.width = 2 * a.width"]);
  same(names, ["row2", "a"]);
  same(roots, [{ kind: "stack", name: "row2", old: "row", isPlaced: false }]);
});

test("a pasted constraint keeps its variations", () => {
  const text = "add label a in view\nconstrain wide: a.width = 90\nset wide.constant 60 for w=compact\nset wide.objectID x\nset other.constant 1";
  same(page.pasted(text, "view", new Set(["a", "wide"])).commands,
    ["add label a2 in view", "constrain wide2: a2.width = 90", "set wide2.constant 60 for w=compact"]);
  same(page.commandsFor("add label a in view\nadd label b in view\nconstrain c: a.top = view.top\nconstrain d: a.width = 9\n"
    + "set c.constant 2 for w=compact\nset d.constant 3 for w=compact", new Set(["a"])),
  ["add label a in view", "constrain d: a.width = 9", "set d.constant 3 for w=compact"]);
});

test("a pasted view is not the object that the original is", () => {
  const text = 'add view a in view objectID=a-1 frame=1,2,3,4 autoresizing=none\nadd label b in a objectID="b \\" 1" text="objectID=x"\n'
    + "set b.objectID c-3\nset b.lines 2";
  const { commands, roots } = page.pasted(text, "view", new Set());
  same(commands, ["add view a in view frame=1,2,3,4 autoresizing=none", 'add label b in a text="objectID=x"', "set b.lines 2"]);
  same(roots.map((root) => root.isPlaced), [true]);
});

test("a pasted copy of an object that the document has is a copy of it, as with copy", () => {
  const text = 'add view a in view objectID=a-1 clipsToBounds=true\nadd label b in a objectID="b \\" 1" text=B\nadd label c in a\nadd label d in view objectID=d-1';
  for (const ids of [[], ["a-1"], ['"b \\" 1"'], ["a-1", '"b \\" 1"', "d-1"]]) {
    const { commands, lost } = page.pasted(text, "view", new Set(["a", "b", "c", "d"]), new Set(ids));
    const from = (id) => ids.includes(id) ? ` copiedFrom=${id}` : "";
    same(commands, ["add view a2 in view clipsToBounds=true" + from("a-1"), "add label b2 in a2 text=B" + from('"b \\" 1"'),
      "add label c2 in a2", "add label d2 in view" + from("d-1")]);
    same(lost, [["a-1", "a2"], ['"b \\" 1"', "b2"], ["d-1", "d2"]].filter(([id]) => !ids.includes(id)).map(([, name]) => name));
  }
});

test("cells go into the next table or collection around", () => {
  const screen = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800),
    view("list", "table", "view", null, 0, 0, 400, 400), view("cell", "cell", "list", null, 0, 0, 400, 44),
    view("content", "view", "cell", null, 0, 0, 400, 44), view("grid", "collection", "content", null, 0, 0, 40, 40), view("title", "label", "content", null, 0, 0, 40, 20)] });
  const place = (name, ...kinds) => page.placeFor(screen, screen.get(name), kinds)?.name ?? null;
  for (const name of screen.keys()) assert.equal(place(name, "label", "view"), name);
  same(["view", "list", "cell", "content", "grid", "title"].map((name) => place(name, "cell")), [null, "list", "list", "list", "grid", "list"]);
  assert.equal(place("content", "label", "cell"), "list");
});

test("what other views have of a stack stays when it is unembedded", () => {
  const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("s", "stack", "view", null, 20, 100, 158, 20),
    view("a", "view", "s", 0, 0, 0, 60, 20), view("b", "view", "s", 1, 68, 0, 90, 20), view("c", "view", "view", null, 20, 300, 158, 20)] }, { s: "horizontal" });
  const of = (own, others) => page.unembedConstraints(all, all.get("s"), [...own, ...others].map((text, index) => page.parsedConstraint("k" + index, text)),
    { alignment: "fill", spacing: "8" }, new Set());
  const own = ["s.top = view.top + 100", "s.leading = view.leading + 20"];
  const pinned = [...own, "s.trailing = view.trailing - 222"];
  const placed = ["c.top = view.top + 300", "c.leading = view.leading + 20"];
  for (const [held, text, wanted] of [[own, "c.width = s.width", "c.width = 158"], [own, "s.width = c.width", "c.width = 158"], [own, "c.width >= 0.5 * s.width + 4", "c.width >= 83"],
    [pinned, "c.width = s.width", "c.width = view.width - 242"], [pinned, "s.width = c.width + 10", "c.width = view.width - 252"],
    [[...own, "s.width = 0.5 * view.width - 42"], "c.width = s.width", "c.width = 0.5 * view.width - 42"]]) {
    const found = of(held, [...placed, text]);
    assert.ok(found.includes(`constrain k${held.length + 2}: ${wanted}`), JSON.stringify([text, found]));
    assert.ok(!found.some((line) => /\bs\./.test(line)), JSON.stringify(found));
  }
  // Margins of the stack, and what the other view has already.
  assert.ok(of(own, ["c.top = view.top + 300", "c.leading = s.leadingMargin"]).includes("constrain k3: c.leading = a.leading + 8"));
  assert.ok(!of(own, [...placed, "c.width = 158", "s.width = c.width"]).some((line) => /c\.width/.test(line)));
  assert.ok(of([...own, "s.width = 0.395 * view.width"], []).includes("constrain b.trailing = a.leading + 158"));
});

test("a view that an autoresizing mask places moves by its frame", () => {
  const info = (frame, autoresizing) => ({ ok: true, properties: [{ name: "frame", value: frame }, { name: "autoresizing", value: autoresizing }] });
  const stored = page.withStored(frames, [...frames.keys()], { "info box": info("100,400,80,60", "flexibleRightMargin"), "info row": info("20,300,200,50", null),
    "info a": info("0,0,360,30", "none") });
  same([...stored.values()].filter((one) => one.stored).map((one) => one.name), ["box"]);
  const drop = (parent, by) => page.dropCommand(stored, ["box"], { parent, isStack: false }, by, []);
  assert.equal(drop("view", { x: 5, y: -10.5 }), "set box.frame 105,389.5,80,60");
  assert.equal(drop("view", { x: 0, y: 0 }), null);
  assert.equal(page.copyCommand(stored, ["box"], null, { x: 20, y: 20 }, [], ["box"]).command,
    'group "Duplicate box" { copy box as box2 in view; set box2.frame 120,420,80,60 }');
});

test("views in a scroll view are where it shows its content, and their constants count from there", () => {
  const screen = { views: [view("view", "view", null, null, 0, 0, 400, 800), view("area", "scroll", "view", null, 0, 10, 400, 700),
    view("row", "stack", "area", null, 5, 20, 300, 40), view("one", "label", "row", 0, 0, 0, 90, 40), view("beside", "label", "view", null, 0, 0, 50, 20)] };
  const scrolled = page.absoluteFrames(screen, {}, new Set(["view", "stack", "scroll"]), { area: { x: 3, y: 97 } });
  const still = page.absoluteFrames(screen, {}, new Set(["view", "stack", "scroll"]));
  const at = (name, all) => [all.get(name).x, all.get(name).y];
  same(["area", "row", "one", "beside"].map((name) => at(name, scrolled)), [[0, 10], [8, 127], [8, 127], [0, 0]]);
  assert.equal(page.viewAt(scrolled, 10, 130), "one");
  assert.equal(page.viewAt(still, 10, 130), "area");
  // What commands state does not depend on where the content is shown.
  const stated = (all) => [page.offsets(all.get("row"), all.get("area")),
    page.placedConstraints(all, all.get("row"), "copy", "area", { x: 1, y: 2 }, []),
    page.placedConstraints(all, { ...all.get("row"), stored: [0, 0, 1, 1] }, "copy", "area", { x: 1, y: 2 }, []),
    page.nudgeCommands(all, ["row"], { x: 4, y: 5 }, []), page.containerConstraints(all, "row", "area", false)];
  same(stated(scrolled), JSON.parse(JSON.stringify(stated(still))));
  const line = page.constraintLine(page.parsedConstraint("c", "row.top = area.top + 20"), scrolled);
  same([line.y1, line.y2, line.label], [107, 127, "20"]);
});

test("what cannot be moved is named as what it is", () => {
  const list = page.absoluteFrames({ views: [view("view", "table", null, null, 0, 0, 400, 800), view("row", "cell", "view", null, 0, 0, 400, 44),
    view("content", "view", "row", null, 0, 0, 400, 44)] });
  same(["view", "row", "content", "gone"].map((name) => page.fixedText(list, name)), [
    "view is the root view, which cannot be moved, copied or removed.", "row is a cell, which view places.",
    "content is the content view of row, which places it.", "gone is not on this screen."]);
  same(["view", "row", "content"].map((name) => page.containerOf(list, list.get(name)).name), ["view", "content", "content"]);
});

test("a cell and its content view stay where UIKit puts them", () => {
  const list = page.absoluteFrames({ views: [view("view", "table", null, null, 0, 0, 400, 800), view("row", "cell", "view", null, 0, 0, 400, 44),
    view("content", "view", "row", null, 0, 0, 400, 44), view("text", "label", "content", null, 16, 11, 50, 20),
    view("free", "cell", "view", null, 0, 44, 400, 44), view("one", "label", "free", null, 0, 0, 50, 20), view("two", "label", "free", null, 60, 0, 50, 20)] });
  same([...list.keys()].filter((name) => page.isFixed(list, name)), ["view", "row", "content", "free"]);
});

test("a new control without a width of its own fills its superview", () => {
  const added = (kind, offset) => page.constraintsForNew(kind, "it", { parent: "view", isRoot: false, offset }, false);
  same(added("slider", null), ["constrain it.leading = view.leadingMargin", "constrain it.trailing = view.trailingMargin", "constrain it.top = view.top + 8"]);
  same(added("progress", { leading: 50, top: 90 }), ["constrain it.leading = view.leadingMargin", "constrain it.trailing = view.trailingMargin", "constrain it.top = view.top + 90"]);
  same(added("switch", { leading: 50, top: 90 }), ["constrain it.leading = view.leading + 50", "constrain it.top = view.top + 90"]);
});

test("a new view has the content that its properties suggest", () => {
  const properties = [{ name: "text", kinds: ["label", "badge"] }, { name: "pages", kinds: ["pageControl"] }];
  same(page.sensibleProperties("badge", properties), { text: "Badge" });
  same(page.sensibleProperties("pageControl", properties), { pages: "3" });
});

test("values in force of several views are mixed where they differ", () => {
  const info = (value) => ({ properties: [{ name: "text", value, origin: "set" }, { name: "alpha", value: "1", origin: "default" }] });
  same(page.commonProperties([info("a"), info("b")]).map((one) => [one.name, one.isMixed, one.isSet]), [["text", true, true], ["alpha", false, false]]);
});

test("steps are rows of a tree with a column for each branch", () => {
  const rows = page.branchRows([{ operation: 1, parent: 0 }, { operation: 2, parent: 1 }, { operation: 3, parent: 1 }]);
  same(rows.map((row) => [row.operation, row.column]), [[3, 0], [2, 1], [1, 0]]);
});

test("a trial's answer has the views that it leaves out from the answer before", () => {
  const answer = (views, axes) => ({ frames: { documents: [{ views }] }, axes });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => ({ name }));
  const first = page.completed(answer([a, b, c], { a: "vertical" }), undefined);
  const next = page.completed(answer([[2, 1], d, [0, 2]], { d: "horizontal" }), first);
  same(next.frames.documents[0].views.map((view) => view.name), ["c", "d", "a", "b"]);
  same(next.axes, { a: "vertical", d: "horizontal" });
});

test("the scale fits the screens, or one of them", () => {
  assert.equal(page.fittingScale([{ width: 400, height: 800 }], 2000, 862), 1);
  assert.ok(page.fittingScale([{ width: 400, height: 800 }, { width: 800, height: 1200 }], 1000, 700) < 0.6);
});

test("view settings survive in the address, and unknown values do not", () => {
  const about = { choices: { orientation: ["portrait", "landscape"], overlay: ["margins"], look: [] }, devices: [{ id: "iphone-8" }], screens: [""], languages: [] };
  const state = { document: "A", boards: [{ device: "iphone-8", orientation: "landscape", direction: "", textSize: "", appearance: "", language: "" }], showsAll: true, overlays: ["margins"], look: "",
    zoom: 1.5, selection: ["title", "mail"], tabs: ["library", "pins"], scroll: [20, 300] };
  const back = page.settingsFrom(page.addressText(state), about);
  same(Object.fromEntries(Object.keys(state).map((name) => [name, back[name]])), state);
  assert.equal(page.settingsFrom("zoom=evil", about).zoom, "fit");
  assert.equal(page.settingsFrom("screen=evil", about).boards[0].device, "");
});

test("the steps between two operations lead back only", () => {
  const operations = new Map([[1, 0], [2, 1], [3, 2], [4, 2]].map(([operation, parent]) => [operation, { operation, parent }]));
  const back = (from, to) => { const steps = page.stepsBack(operations, from, to); return steps && steps.map((one) => one.operation); };
  same(back(3, 1), [3, 2]);
  same(back(4, 0), [4, 2, 1]);
  same(back(2, 2), []);
  same(back(4, 3), null);
  same(back(1, 3), null);
  same(back(9, 1), null);
  operations.set(5, { operation: 5, parent: 3, command: "push Main.storyboard" });
  same(back(5, 2), [3]);
});

test("a label at a curve covers nothing", () => {
  const line = [[0, 100, 200, 300], [50, 50, 50, 50]];
  const taken = [{ left: 130, right: 170, top: 0, bottom: 100 }];
  const first = page.labelPlace(...line, 40, taken);
  assert.ok(first.x + 20 <= 130 || first.x - 20 >= 170);
  const second = page.labelPlace(...line, 40, taken);
  assert.ok(Math.abs(second.x - first.x) >= 40);
  assert.equal(page.labelPlace(...line, 400, taken), null);
  assert.equal(taken.length, 3);
});

test("a page stays in its document if somebody renames it", () => {
  assert.equal(page.documentAfter(["A", "B"], ["A", "B"], "B"), "B");
  assert.equal(page.documentAfter(["A", "B"], ["A", "C"], "B"), "C");
  assert.equal(page.documentAfter(["A", "B"], ["A"], "B"), "A");
  assert.equal(page.documentAfter(["A", "B"], ["A", "C", "D"], "B"), "A");
  assert.equal(page.documentAfter(["A"], [], "A"), "");
  assert.equal(page.documentAfter([], ["A", "B"], ""), "A");
});

test("several views are arranged one after the other wherever they were", () => {
  const now = ["a", "b", "c", "d", "e"];
  const applied = (commands) => commands.reduce((order, command) => {
    const [, name, , , , index] = command.split(" ");
    const rest = order.filter((one) => one !== name);
    return [...rest.slice(0, Number(index)), name, ...rest.slice(Number(index))];
  }, now);
  for (let chosen = 1; chosen < 32; chosen += 1) {
    const names = now.filter((_, place) => chosen & 1 << place);
    const rest = now.filter((name) => !names.includes(name));
    for (let index = 0; index <= rest.length; index += 1) {
      const wanted = [...rest.slice(0, index), ...names, ...rest.slice(index)];
      same(applied(page.arrangeCommands(now, rest[index - 1], names, "form")), wanted);
    }
    const moved = applied(page.shiftedInStack(now, names, 9, "form"));
    same(moved, [...rest, ...names]);
    same(applied(page.shiftedInStack(now, names, -9, "form")), [...names, ...rest]);
    same(page.shiftedInStack(now, names, 0, "form"), []);
  }
  same(applied(page.shiftedInStack(now, ["a", "b"], 1, "form")), ["c", "a", "b", "d", "e"]);
  same(applied(page.shiftedInStack(now, ["d", "e"], -1, "form")), ["a", "b", "d", "e", "c"]);
});

test("a value that is set for size classes is changed for them", () => {
  const one = page.parsedConstraint("c", "a.top = view.top + 8", true, [{ name: "constant", value: "8", origin: "w=compact", base: "4",
    variations: [{ for: "w=compact", value: "8" }] }, { name: "objectID", value: "x-1", origin: "set" }]);
  assert.equal(page.valueCommand(one, "constant", "0"), "set c.constant 0 for w=compact");
  assert.equal(page.valueCommand(one, "priority", "1000"), "reset c.priority");
  assert.equal(page.valueCommand({ name: "c" }, "constant", "9"), "set c.constant 9");
  assert.equal(page.replaceCommand("Make c >=", one, (same) => ({ ...same, relation: ">=" })), 'group "Make c >=" { remove constraint c; '
    + "constrain c: a.top >= view.top + 4; set c.constant 8 for w=compact; set c.objectID x-1 }");
  assert.equal(page.replaceCommand("Reverse c", one, page.reversedConstraint), 'group "Reverse c" { remove constraint c; '
    + "constrain c: view.top = a.top - 4; set c.constant -8 for w=compact; set c.objectID x-1 }");
  const info = (name) => ({ ok: true, properties: [{ name: "hidden", value: "false", origin: name === "a" ? "w=compact" : "set" }] });
  assert.equal(page.hideCommand(["b", "c"], "hide", info), "hide b c");
  assert.equal(page.hideCommand(["a", "b"], "show", info), 'group "Show a and b" { show b; set a.hidden false for w=compact }');
});

test("numbers are typed with a decimal comma, and as sums", () => {
  const cases = { "16+8": "24", " 12,5 ": "12.5", "1,000": "1,000", "0,125": "0.125", "-4": "-4", "100/3": "33.3333333333", "2*7-1,5": "12.5", "-2*3 + 10/4": "-3.5",
    "1.234,5": "1.234,5", "8 8": "8 8", "2*": "2*", "1/0": "1/0", "system": "system", "": "", "20.33333333333333": "20.33333333333333",
    "1e3": "1e3", "\u22125": "-5", "8\u22122": "6", "8--2": "8--2", "+8": "+8", "8..2+1": "8..2+1" };
  for (const [text, wanted] of Object.entries(cases)) assert.equal(page.typedNumber(text), wanted, text);
});

test("a view that gets another name stays selected, and one that comes back is selected", () => {
  const tree = (...names) => names.map((name) => ({ name, kind: "label", parent: name === "view" ? null : "view" }));
  const after = (...parts) => page.selectionAfter(...parts);
  same(after(tree("view", "a", "b"), tree("view", "c", "b"), ["b", "a"]), ["b", "c"]);
  same(after(tree("view", "a", "b"), tree("view", "b"), ["a", "b"]), ["b"]);
  same(after(tree("view", "b"), tree("view", "a", "b"), ["b"]), ["b"]);
  same(after(tree("view", "b"), tree("view", "a", "b"), ["b"], true), ["a"]);
  same(after(tree("view", "a"), tree("view", "b"), [], true), ["b"]);
  same(after([], tree("view", "b"), ["b"], true), ["b"]);
  const embedded = [...tree("view", "box"), { name: "in", kind: "label", parent: "box" }];
  same(after(embedded, tree("view", "in"), ["box"], true), ["in"]);
  same(after(embedded, tree("view"), ["box"], true), []);
  same(after(tree("view"), [...tree("view", "box"), { name: "in", kind: "label", parent: "box" }], [], true), ["box"]);
});

test("calls during a run are one further run, also if the run fails", async () => {
  const done = [];
  let resume = () => {};
  const run = page.coalesced(async () => {
    done.push("run");
    await new Promise((resolve) => { resume = () => resolve(undefined); });
    if (done.length === 1) throw new Error("busy");
  }, (error) => done.push(error.message));
  const first = run();
  run();
  run();
  resume();
  await new Promise((resolve) => setTimeout(resolve));
  resume();
  await first;
  same(done, ["run", "busy", "run"]);
  const again = run();
  resume();
  await again;
  same(done.length, 4);
});

test("only an edit that the server may have made delays later ones, until the file is heard of again", () => {
  const edit = (command, document, isHeld, states) => ({ command, document, isHeld, states });
  const documents = ["one", "two"];
  for (const document of [...documents, "gone"]) for (const states of [0, 1, 2]) for (const isHeld of [true, false]) {
    const kept = edit("set a.text x", document, isHeld, states);
    for (const begun of [0, 1, 2]) {
      assert.equal(page.dependsOnUnsent(edit("remove q", "one", false, begun), [kept]), !isHeld && begun <= states);
    }
    const [[reason, commands]] = page.unsentByReason([kept, kept], documents);
    same(commands, [kept.command, kept.command]);
    assert.equal(reason.includes("not made"), isHeld, reason);
    assert.equal(reason.includes("deleted or renamed"), document === "gone", reason);
    assert.equal(reason.includes("not confirmed"), !isHeld, reason);
  }
  same(page.unsentByReason([edit("a", "gone", true, 0), edit("b", "one", false, 0), edit("c", "gone", true, 0)], documents)
    .map(([, commands]) => commands), [["a", "c"], ["b"]]);
  same(page.unsentByReason([], documents), []);
});

test("what is unembedded keeps its place, and the constraints around it", () => {
  const axes = { horizontal: ["leading", "trailing", "top", "bottom"], vertical: ["top", "bottom", "leading", "trailing"] };
  let count = 0;
  for (const axis of ["horizontal", "vertical"]) for (const isRTL of [false, true])
    for (const alignment of ["fill", "center", axis === "vertical" ? "leading" : "top", axis === "vertical" ? "trailing" : "bottom"])
      for (const distribution of ["fill", "fillEqually", "equalSpacing"]) for (const isPinned of [true, false]) for (const number of [1, 2, 3]) {
        const isAlong = axis === "horizontal";
        const [length, breadth] = [300, 60];
        const share = (length - 8 * (number - 1)) / number;
        const children = [...Array(number).keys()].map((index) => {
          const thin = alignment === "fill" ? breadth : breadth - 10 * index;
          const room = breadth - thin;
          const isEnd = /trailing|bottom/.test(alignment) !== (isRTL && !isAlong && alignment !== "center");
          const off = alignment === "fill" ? 0 : alignment === "center" ? room / 2 : isEnd ? room : 0;
          const at = (isAlong && isRTL ? number - 1 - index : index) * (share + 8);
          return isAlong ? view("v" + index, "label", "pile", index, at, off, share, thin) : view("v" + index, "label", "pile", index, off, at, thin, share);
        });
        const [width, height] = isAlong ? [length, breadth] : [breadth, length];
        const around = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800),
          view("head", "label", "view", null, 20, 40, 100, 20), view("pile", "stack", "view", null, 30, 80, width, height), ...children,
          view("foot", "label", "view", null, 30, 80 + height + 20, 100, 20)] }, { pile: axis }, undefined, {}, {},
        { top: 47, leading: 0, bottom: 34, trailing: 0 });
        const [left, right] = isRTL ? ["trailing", "leading"] : ["leading", "trailing"];
        const texts = ["pile.top = head.bottom + 20", `pile.${left} = view.${left} ${isRTL ? "-" : "+"} 30`, "foot.top = pile.bottom + 20",
          ...(isPinned ? [`view.${right} = pile.${right} ${isRTL ? "-" : "+"} ${400 - 30 - width}`, "view.bottom >= pile.bottom + 8 @750"] : [])];
        const parsed = texts.map((text, index) => page.parsedConstraint("c" + index, text));
        const commands = page.unembedConstraints(around, around.get("pile"), parsed, { alignment, distribution, spacing: "8" }, new Set(), isRTL);
        const name = JSON.stringify([axis, isRTL, alignment, distribution, isPinned, number, commands]);
        const made = commands.map((line) => page.parsedConstraint("", line.replace(/^constrain (\w+: )?/, "")));
        assert.ok(made.every((one) => one), name);
        const position = ({ item, attribute }) => page.edgePosition(around.get(page.viewOf(item)), attribute, isRTL) * page.directionOf(attribute, isRTL);
        for (const one of made) {
          assert.ok(!/pile/.test(page.constraintText(one)), name);
          if (!page.edgeOf(one.first.attribute) || one.relation !== "=") continue;
          const safe = one.second.item.endsWith(".safeArea") && one.second.attribute === "top" ? 47 : 0;
          assert.ok(Math.abs(position(one.first) - one.multiplier * position(one.second) - safe - one.constant) < 0.01, page.constraintText(one) + name);
        }
        const known = ["head.top = 40", "head.height = 20", "view.leading = 0", "view.top = 0", "view.width = 400", "view.height = 800"]
          .map((text) => page.parsedConstraint("", text));
        const last = isAlong ? 0 : number - 1;
        assert.ok(commands.includes("constrain c0: v0.top = head.bottom + 20") || isAlong, name);
        assert.ok(commands.some((line) => line.startsWith(`constrain c2: foot.top = v${isAlong ? "" : last}`)), name);
        const open = page.openParts(children.map((child) => ({ ...around.get(child.name), sizes: {} })), [...made, ...known], isRTL);
        for (const child of children) assert.ok(!open.get(child.name).x && !open.get(child.name).y, child.name + name);
        if (distribution === "fillEqually") assert.equal(made.filter((one) => one.first.attribute === (isAlong ? "width" : "height")).length, number - 1, name);
        count += 1;
      }
  assert.equal(count, 2 * 2 * 4 * 3 * 2 * 3);
  const corner = page.unembedConstraints(page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800),
    view("pile", "stack", "view", null, 30, 80, 60, 40), view("a", "label", "pile", 0, 0, 0, 60, 40)] }, { pile: "vertical" }, undefined, {}, {},
  { top: 47, leading: 0, bottom: 34, trailing: 0 }), { name: "pile", kind: "stack", parent: "view", axis: "vertical", x: 30, y: 80, width: 60, height: 40 },
  [], {}, new Set());
  same(corner, ["constrain a.top = view.safeArea.top + 33", "constrain a.leading = view.safeArea.leading + 30"]);
});

test("pasting tells what it passes over", () => {
  const own = ["add label a in view text=\"source b; c\"", "set a.lines 2", "constrain c: a.width = 9", "set c.priority 10"];
  const others = ["source /etc/passwd", "undo", "set other.text x", "remove a", "new Screen"];
  same(page.unpasted(own.join("\n")), []);
  for (const other of others) for (let place = 0; place <= own.length; place++) {
    same(page.unpasted([...own.slice(0, place), other, ...own.slice(place)].join(place % 2 ? "; " : "\n")), [other]);
  }
  same(page.unpasted(others.join("; ")), others);
});

test("a step of another page is told as such", () => {
  for (const [source, text] of [["script:preview:1", "another page"], ["script:make.layoutscript:3", "script"], ["argument", "argument"],
    ["shell", "shell"], ["", ""]]) assert.equal(page.sourceText(source), text);
});

test("the view that a stack has stretched or compressed yields without it, too", () => {
  for (const axis of ["x", "y"]) for (const index of [0, 1, 2]) for (const [length, kind] of [[90, "hugging"], [30, "compression"]]) {
    for (const priorities of [[250, 250, 250], [251, 251, 251], [250, 251, 252], [252, 251, 250]]) {
      const [side, word] = axis === "x" ? ["width", "horizontal"] : ["height", "vertical"];
      const views = [0, 1, 2].map((one) => ({ name: "v" + one, [side]: one === index ? length : 60 }));
      const infoOf = (name) => ({ contentSize: { [side]: 60 }, properties: [{ name: `${kind}.${word}`, value: String(priorities[Number(name[1])]) }] });
      const others = Math.min(...priorities.filter((_, one) => one !== index));
      same(page.priorityCommands(views, axis, infoOf), priorities[index] < others ? [] : [`set v${index}.${kind}.${word} ${others - 1}`]);
      same(page.priorityCommands(views.map((view) => ({ ...view, [side]: 60 })), axis, infoOf), []);
      same(page.priorityCommands(views, axis, () => undefined), []);
    }
  }
});

test("no request grows with the number of questions", () => {
  const alphabets = ["a", "label", "поле", "标签", "a".repeat(9000)];
  for (const word of alphabets) for (const count of [0, 1, 30, 1000]) {
    const questions = Array.from({ length: count }, (_, index) => `constraints ${word}${index}`);
    const groups = page.questionGroups(questions);
    same(groups.flat().map((one) => decodeURIComponent(one.replace(/^ask=/, ""))), questions);
    for (const group of groups) assert.ok(group.length <= 1 || group.join("&").length <= 8000 && group.length <= 100, `${word} ${count}`);
    assert.ok(count === 0 || groups.every((group) => group.length));
  }
});

test("a new view in a scroll view has a width: the content of a scroll view has none of its own", () => {
  const place = (isScroll) => ({ parent: "box", isRoot: false, isScroll, offset: null });
  for (const kind of ["table", "view", "toolbar", "slider", "visualEffect", "searchBar", "map"]) {
    const inScroll = page.constraintsForNew(kind, "new", place(true), false);
    assert.ok(inScroll.includes("constrain new.width = box.frame.width - 16"), kind);
    assert.ok(!inScroll.some((one) => /trailing/.test(one)), kind);
    same(page.constraintsForNew(kind, "new", place(false), false), Array.from(inScroll).map((one) => one.replace("new.width = box.frame.width - 16", "new.trailing = box.trailingMargin")));
  }
  for (const isScroll of [true, false]) assert.ok(!page.constraintsForNew("label", "new", place(isScroll), false).some((one) => /width/.test(one)));
});

/** Texts that look like parts of commands. */
const commandTexts = ["undefined", "undefined behaviour", "see objectID=abc here", "x autoresizing=no y", " objectID=\"q\" ", "a; remove b", "{ x }", "# no comment",
  "in view", "a.text = b.text", "  two  spaces ", "line\nbreak", "back\\slash", "copiedFrom=x", "constrain c:", "#FF0000", "\u202E", "set l.objectID x"];

test("copied texts are pasted exactly, whatever they look like", () => {
  for (const text of commandTexts) for (const property of ["text", "placeholder", "accessibilityLabel"]) {
    const word = page.quoted(text);
    const lines = [`add label l in view lines=2 ${property}=${word}`, `set l.${property} ${word} for w=compact`];
    const { commands, roots, lost } = page.pasted(lines.join("\n"), "view", new Set(["l"]), new Set(["abc"]));
    same(commands, [`add label l2 in view lines=2 ${property}=${word}`, `set l2.${property} ${word} for w=compact`]);
    same([roots.map((root) => root.isPlaced), lost], [[false], []]);
    same(page.commandsFor(lines.join("\n"), new Set(["l"])), lines);
    same(page.unpasted(lines.join("; ")), []);
  }
});

test("pasting passes over comments and enters groups", () => {
  const lines = ["add stack s in view axis=vertical", 'add label l in s text="# a }"', "set l.textColor #FF8800", "arrange l in s at 0"];
  const forms = [lines.join(" # set s.axis x\n"), `group "Add" { ${lines.join("; ")} }`, `group "a {" {\n${lines.join(" # }\n")}\n}`, "# all\n" + lines.join("\r\n"),
    lines.join("\n").replace("in view ", "in view \\\n  ")];
  for (const form of forms) {
    same(page.pasted(form, "view", new Set()).commands, lines);
    same(page.unpasted(form), []);
  }
  same(page.unpasted("add label l in view\narrange l in other at 0"), ["arrange l in other at 0"]);
});

test("a pasted view may have the name of an attribute", () => {
  const attributes = ["top", "bottom", "left", "width", "height", "leading", "centerX", "safeArea", "equal"];
  for (const name of attributes) for (const attribute of ["top", "width", "leading"]) {
    const text = `add view box in view\nadd label ${name} in box\nconstrain ${name}.${attribute} = 2 * box.${attribute} + 8 @750\nconstrain box.${attribute} = 200`;
    const { commands } = page.pasted(text, "view", new Set(["box", name]));
    const copy = name + "2";
    same(commands.slice(2), [`constrain ${copy}.${attribute} = 2 * box2.${attribute} + 8 @750`, `constrain box2.${attribute} = 200`]);
  }
  const names = new Map([["top", "top2"], ["b", "b2"]]);
  const renamed = { "H:|-[top]-8-[b(>=10)]-|": "H:|-[top2]-8-[b2(>=10)]-|", "top b equal top": "top2 b2 equal top", "top untruncated": "top2 untruncated",
    "b.top = view.safeArea.top": "b2.top = view.safeArea.top", "view.bottom>=top.bottom+8": "view.bottom>=top2.bottom+8" };
  for (const [text, wanted] of Object.entries(renamed)) assert.equal(page.renamedConstraint(text, names), wanted);
});

/** What can be set of a constraint, as `info` lists it, with the commands that set it again. */
const settings = [
  [], [{ name: "objectID", value: "x-1", origin: "set" }], [{ name: "constant", value: "20", base: "20", origin: "set", variations: [{ for: "w=regular", value: "60" }] }],
  [{ name: "installed", value: "true", base: "false", origin: "w=compact", variations: [{ for: "w=compact", value: "true" }] }],
  [{ name: "installed", value: "false", base: "false", origin: "set", variations: [{ for: "w=regular", value: "true" }] }],
  [{ name: "active", value: "false", origin: "set" }],
  [{ name: "priority", value: "700", base: "700", origin: "set", variations: [{ for: "h=compact", value: "900" }] }, { name: "objectID", value: "y", origin: "set" }],
];
const settingCommands = (name, constant, list) => list.flatMap((one) => [
  ...["constant", "priority"].includes(one.name) ? [] : [`set ${name}.${one.name} ${one.base ?? one.value}`],
  ...(one.variations || []).map((other) => `set ${name}.${one.name} ${one.name === "constant" ? Number(other.value) + constant : other.value} for ${other.for}`)]);

test("what takes over a constraint keeps its name, its identifier, its variations and installations", () => {
  const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("head", "label", "view", null, 20, 40, 100, 20),
    view("pile", "stack", "view", null, 20, 80, 200, 48), view("a", "label", "pile", 0, 0, 0, 200, 20), view("b", "label", "pile", 1, 0, 28, 200, 20),
    view("one", "label", "view", null, 20, 200, 200, 20), view("two", "label", "view", null, 20, 240, 200, 20)] }, { pile: "vertical" });
  let count = 0;
  for (const list of settings) for (const name of ["mine", "constraint7"]) for (const relation of ["=", ">="]) {
    const idle = list.some((one) => one.value === "false" && one.name !== "objectID");
    const made = (text) => {
      const { constant } = page.parsedConstraint("", text);
      return page.parsedConstraint(name, text, !idle, list.map((one) => one.name === "constant" ? { ...one, base: String(constant) } : one));
    };
    const priority = list.some((one) => one.name === "priority") ? " @700" : "";
    const label = name === "mine" || list.length ? `${name}: ` : "";
    const wanted = (text) => [`constrain ${label}${text}${priority}`, ...settingCommands(name, 0, list)];
    const unembedded = (text) => page.unembedConstraints(all, all.get("pile"), [made(text + priority)], { alignment: "fill" }, new Set(["mine", "constraint7"]));
    for (const [before, after] of [[`pile.top ${relation} head.bottom + 20`, `a.top ${relation} head.bottom + 20`],
      [`b.height ${relation} 2 * a.height`, `b.height ${relation} 2 * a.height`], [`b.width ${relation} 0.5 * view.width`, `b.width ${relation} 0.5 * view.width`],
      [`b.height ${relation} 0.5 * pile.width`, `b.height ${relation} 0.5 * a.width`], [`b.top ${relation} pile.top + 20`, `b.top ${relation} a.top + 20`]]) {
      const found = unembedded(before);
      for (const line of wanted(after)) assert.ok(found.includes(line), JSON.stringify([before, line, found]));
      count += 1;
    }
  }
  assert.equal(count, 7 * 2 * 2 * 5);
});

test("constraints of an edge for different size classes are all taken over", () => {
  const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("one", "label", "view", null, 16, 100, 50, 20),
    view("s", "stack", "view", null, 16, 200, 50, 20), view("a", "label", "s", 0, 0, 0, 50, 20)] }, { s: "vertical" });
  const installed = (words, isHere) => [{ name: "installed", value: String(isHere), base: "false", origin: "set", variations: [{ for: words, value: "true" }] }];
  const pairs = (item) => [page.parsedConstraint("k1", `${item}.leading = view.leading + 16`, true, installed("w=compact", true)),
    page.parsedConstraint("k9", `${item}.leading = view.leading + 90`, false, installed("w=regular", false))];
  const wanted = (item) => [`constrain k1: ${item}.leading = view.leading + 16`, "set k1.installed false", "set k1.installed true for w=compact",
    `constrain k9: ${item}.leading = view.leading + 90`, "set k9.installed false", "set k9.installed true for w=regular"];
  for (const order of [(list) => list, (list) => [...list].reverse()]) {
    for (const alignment of ["fill", "leading", "center"]) {
      same(page.unembedConstraints(all, all.get("s"), order(pairs("s")), { alignment }, new Set()).slice(0, 6), wanted("a"));
    }
  }
});

test("what views have with their stack stays when it is unembedded", () => {
  for (const isRTL of [false, true]) for (const inset of [0, 16]) for (const alignment of ["center", "leading", "trailing"]) for (const guide of ["", "Margin"]) {
    const width = 400 - 2 * inset;
    const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("s", "stack", "view", null, inset, 100, width, 60),
      view("l", "label", "s", 0, 0, 0, width, 20), view("v", "view", "s", 1, 0, 20, width, 20), view("w", "view", "s", 2, width / 4, 40, width / 2, 20)] }, { s: "vertical" });
    const texts = [`s.leading = view.leading${guide}${page.constantText(inset)}`, `s.trailing = view.trailing${guide}${page.constantText(-inset)}`, "s.top = view.top + 100",
      "l.leading = s.leading", "s.trailing >= l.trailing + 0", "v.width = s.width", "w.width = 0.5 * s.width", "w.height = 0.3 * v.height"];
    const found = page.unembedConstraints(all, all.get("s"), texts.map((text, index) => page.parsedConstraint("c" + index, text)), { alignment }, new Set(), isRTL);
    const outer = guide ? "view.margins" : "view";
    const name = JSON.stringify([isRTL, inset, alignment, guide, found]);
    assert.ok(found.includes(`constrain c5: v.width = ${outer}.width${page.constantText(-2 * inset)}`), name);
    assert.ok(found.includes(`constrain c6: w.width = 0.5 * ${outer}.width${page.constantText(-inset)}`), name);
    assert.ok(found.includes("constrain c7: w.height = 0.3 * v.height"), name);
    assert.ok(found.some((line) => /^constrain c3: l.leading = (view.leading|v.leading)/.test(line)) || alignment === "leading", name);
    assert.ok(found.some((line) => line.startsWith("constrain c4: l.trailing <= ")), name);
    assert.ok(!found.some((line) => /\bs\./.test(line)), name);
  }
});

test("a part of a value is changed alone, in each view", () => {
  const values = ["", "1,2,3,4", "5,6,7,8", "0,0,0,0"];
  for (const value of values) for (const shown of [["", "", "", ""], [...page.partsOf(value, 4, ",")]]) for (const index of [0, 1, 2, 3]) {
    const typed = shown.map((part, place) => place === index ? "9" : part);
    const wanted = page.partsOf(value, 4, ",").map((part, place) => place === index ? "9" : part || "0").join(",");
    assert.equal(page.withParts(value, shown, typed, ","), wanted);
  }
  assert.equal(page.withParts("40x-", ["", ""], ["", "9"], "x"), "40x9");
  assert.equal(page.withParts("", ["", ""], ["7", ""], "x"), "7x-");
  assert.equal(page.withParts("1,2,3,4", ["1", "2", "3", "4"], ["", "", "", ""], ","), "");
  assert.equal(page.setCommand(["a", "b"], "margins", ["1,0,0,0", ""]), 'group "Set the margins of a and b" { set a.margins 1,0,0,0; reset b.margins }');
});

test("a picked colour keeps the alpha of the value", () => {
  for (const alpha of ["00", "80", "ff", "FF"]) assert.equal(page.withAlphaOf("#00ff00", "#ff0000" + alpha), "#00FF00" + alpha.toUpperCase());
  for (const value of ["", "#FF0000", "#F00", "systemBlue", "asset:a", "#12345"]) assert.equal(page.withAlphaOf("#00ff00", value), "#00FF00");
});

test("a copy of a stack has the lengths that its edges or its superview gave it, and no others", () => {
  const all = page.absoluteFrames({ views: [view("view", "view", null, null, 0, 0, 400, 800), view("s", "stack", "view", null, 16, 100, 368, 60)] });
  const made = (...texts) => page.copyCommand(all, ["s"], null, { x: 20, y: 20 }, texts.map((text, index) => page.parsedConstraint("c" + index, text)), ["s"]).command;
  const held = { width: [["s.leading = view.leading + 16", "view.trailing = s.trailing + 16"], ["s.left = view.left + 16", "s.width = view.width - 32"], ["s.leading = view.leading + 16", "foot.leading = s.trailing + 8"]],
    height: [["s.top = view.top + 100", "s.bottom = view.bottom - 640"], ["s.top = view.top + 100", "s.height = 0.1 * view.height - 20"]] };
  for (const width of [[], held.width[0].slice(0, 1), ...held.width]) for (const height of [[], held.height[0].slice(0, 1), ...held.height]) {
    const command = made(...width, ...height);
    assert.equal(/constrain s2.width = 368/.test(command), width.length === 2, command);
    assert.equal(/constrain s2.height = 60/.test(command), height.length === 2, command);
    assert.ok(/constrain s2.leading = view.leading \+ 36/.test(command) && !/Margin/.test(command), command);
  }
});

test("keys are read on any layout of the keyboard", () => {
  const cases = [["/", "Slash", "/"], ["/", "Digit7", "/"], ["[", "Digit8", "["], ["]", "Digit6", "]"], ["H", "KeyH", "h"], ["я", "KeyZ", "z"], ["с", "KeyC", "c"], ["ζ", "KeyZ", "z"],
    ["ז", "KeyZ", "z"], ["z", "KeyY", "z"], ["à", "Digit0", "0"], ["&", "Digit1", "&"], ["Delete", "Delete", "Delete"], ["é", "", "é"], [undefined, undefined, ""]];
  for (const [key, code, wanted] of cases) assert.equal(page.keyOf({ key, code }), wanted, key);
  for (const key of "/[]?+-=") assert.ok(page.isSign(key));
  for (const key of ["a", "1", "Delete", ""]) assert.ok(!page.isSign(key));
});

test("a kind with the name that is searched comes first", () => {
  const kinds = ["datePicker", "picker", "pickerRow", "view", "stack", "scroll"].map((name) => ({ name, class: "UI" + name, summary: "" }));
  same(page.fittingKinds(kinds, "picker").map((one) => one.name), ["picker", "pickerRow", "datePicker"]);
  for (const one of kinds) assert.equal(page.fittingKinds(kinds, one.name.toLowerCase())[0], one);
  same(page.fittingKinds(kinds, ""), JSON.parse(JSON.stringify(kinds)));
});
