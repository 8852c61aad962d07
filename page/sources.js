// Where answers come from: the server that the page is from, or the page itself.

/** The query of what is shown, in the order that the program has them (ShownScreen.swift). */
function query(shown) {
  return ["document", "device", "orientation", "direction", "textSize", "appearance", "look", "overlay", "at"]
    .filter((name) => shown[name] !== undefined && shown[name] !== null && shown[name] !== "")
    .map((name) => name + "=" + shown[name]).join("&");
}

/** Asks the server. An answer that is not `ok` is an answer too. */
function liveSource() {
  async function get(name, text) {
    const response = await fetch(name + (text ? "?" + text : ""), { cache: "no-store" });
    if (!response.ok) throw new Error("the server says " + response.status);
    return response.json();
  }
  const encoded = (shown) => query(shown).split("&").map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? "" : part.slice(0, at + 1) + encodeURIComponent(part.slice(at + 1));
  }).join("&");
  async function answers(shown, questions) {
    const asked = questions.map((question) => "ask=" + encodeURIComponent(question));
    const reply = await get("answers", [encoded(shown), ...asked].filter((part) => part).join("&"));
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.answers;
  }
  return {
    isLive: true,
    about: () => get("about"),
    screen: (shown) => get("screen", encoded(shown)),
    answers,
    history: () => answers({}, ["history -n 500"]).then((all) => all["history -n 500"]),
    /** Calls back with each state of the file, the present one first. */
    follow(take, lost) {
      const events = new EventSource("events");
      events.addEventListener("state", (event) => take(JSON.parse(event.data)));
      events.addEventListener("error", () => lost());
    },
  };
}

/** Answers from what the page holds (PageData.swift). */
function embeddedSource(data) {
  // What is not in the page is answered as on the document's own orientation and direction.
  function nearest(map, shown) {
    const tries = [shown, { ...shown, direction: "" }, { ...shown, orientation: "", direction: "" }];
    for (const attempt of tries) {
      const found = map[query(attempt)];
      if (found !== undefined) return found;
    }
    return undefined;
  }
  // Of the past the page has the screens, from which the hierarchy and the conflicts can be told.
  function fromScreen(answer) {
    if (!answer.ok) return {};
    const screen = answer.frames.documents[0];
    return {
      tree: { ok: true, tree: screen.views },
      conflicts: { ok: true, conflicts: screen.conflicts },
      ambiguous: { ok: true, ambiguous: [] },
    };
  }
  const missing = { ok: false, error: { message: "this is not in the page" } };
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
    follow: (take) => take(data.state),
  };
}

/** The data of a page in one file, a zlib stream in base64 (PackedData.swift). */
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

async function pageSource() {
  const data = byId("data");
  return data ? embeddedSource(await unpacked(data.textContent)) : liveSource();
}
