// The sources of answers: the server of the page, or data inside the page.

/** Returns the query string, with the names in the order that the program uses (ShownScreen.swift). */
function query(shown) {
  return ["document", "device", "orientation", "direction", "textSize", "language", "appearance", "look",
    "overlay", "at"]
    .flatMap((name) => [shown[name]].flat().map((value) => [name, value]))
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name, value]) => name + "=" + value).join("&");
}

/** Returns the query string with its values encoded for an address. */
function encoded(text) {
  return text.split("&").map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? "" : part.slice(0, at + 1) + encodeURIComponent(part.slice(at + 1));
  }).join("&");
}

/** The length of the questions of one request, in bytes, and their number: its line and headers may have 32 KB. */
const mostQuestions = { bytes: 8000, count: 100 };

/** Returns questions, encoded for an address, in groups of which each fits into one request. */
function questionGroups(questions, most = mostQuestions) {
  const groups = [[]];
  let length = 0;
  for (const question of questions) {
    const asked = "ask=" + encodeURIComponent(question);
    length += asked.length + 1;
    if (groups[0].length && (length > most.bytes || groups[0].length === most.count)) {
      groups.unshift([]);
      length = asked.length + 1;
    }
    groups[0].push(asked);
  }
  return groups.reverse();
}

/** An error of the connection, as distinct from an answer that is not `ok`. */
class ConnectionError extends Error {}

/** What a page states while its server does not answer. */
const silentText = "Not connected. Trying again …";

/** For how many half seconds a server may be silent while requests wait. */
const longestSilence = 12;

/** What a page states whose token the server does not know, because another server has been started since. */
const endedText = "The server of this page has ended. Open the address that the new one has printed.";

/** Returns a source that asks the server. An answer that is not `ok` is returned, not thrown. */
function liveSource() {
  let answers = 0;
  /** Calls what is to be done when the server is silent or cannot be reached; set by `follow`. */
  let wait = () => {};

  /** Awaits a request as long as the server answers any. Counting lets a busy page hear what has arrived meanwhile. */
  function heard(request) {
    return new Promise((resolve, reject) => {
      let [known, silence] = [answers, 0];
      const clock = setInterval(() => {
        silence = known === answers ? silence + 1 : 0;
        known = answers;
        if (silence < longestSilence) return;
        clearInterval(clock);
        wait();
        reject(new ConnectionError(silentText));
      }, 500);
      request.then(resolve, (error) => {
        if (error.name !== "AbortError") wait();
        reject(new ConnectionError("The server cannot be reached."));
      }).finally(() => { answers++; clearInterval(clock); });
    });
  }

  async function send(name, options) {
    const response = await heard(fetch(name, { cache: "no-store", ...options }));
    if (response.status === 403) throw new ConnectionError(endedText);
    const isJSON = (response.headers.get("content-type") || "").includes("json");
    if (!response.ok && !isJSON) throw new Error("The server returned status " + response.status + ".");
    return response.json();
  }
  const get = (name, text = "") => send(name + (text ? "?" + text : ""), {});
  const token = location.pathname.split("/")[1];
  async function ask(shown, questions, ...more) {
    const found = {};
    for (const asked of questionGroups(questions)) {
      const reply = await get("answers", [encoded(query(shown)), ...asked, ...more].filter((part) => part).join("&"));
      if (!reply.ok) throw new Error(reply.error.message);
      Object.assign(found, reply.answers);
    }
    return found;
  }
  return {
    isLive: true,
    about: () => get("about"),
    screen: (shown) => get("screen", encoded(query(shown))),
    answers: ask,
    /** Answers a question with `printed`, the text that the shell prints. */
    ask: async (shown, question) => (await ask(shown, [question], "as=text"))[question],
    history: () => ask({}, ["history -n 500"]).then((all) => all["history -n 500"]),
    get,
    /** Posts a body as JSON. `signal` aborts the request. */
    post: (name, body, signal) => send(name, {
      method: "POST", body: JSON.stringify(body), signal,
      headers: { "Content-Type": "application/json", "X-Layoutedit-Token": token },
    }),
    /** Calls `take` with each state of the file, the current one first. Calls `lost` with what to say on errors. */
    follow(take, lost) {
      const events = new EventSource("events");
      on(events, "state", (event) => { answers++; take(JSON.parse(event.data)); });
      // A new stream begins with the state, as soon as the server answers again.
      wait = () => {
        if (events.readyState !== EventSource.OPEN) return;
        lost(silentText);
        events.close();
        this.follow(take, lost);
      };
      on(events, "error", async () => {
        lost(silentText);
        if (events.readyState !== EventSource.CLOSED) return;
        const failure = await get("about").then(() => null, (error) => error);
        if (failure && failure.message === endedText) lost(endedText);
        else setTimeout(() => this.follow(take, lost), 2000);
      });
    },
  };
}
