import Foundation
import LayoutProgram
import LayoutStore

// line-bench   the time of a key press in the shell, as JSON lines, with a document of 1,000 views, 200
//              constraints and a history of 2,000 lines. Each text is typed key by key. The time of a key is
//              the processor time from its bytes to the output that shows it; slowest, median and total are
//              in milliseconds.
//
// VIEWS=N sets the number of views. Fails if a key takes longer than 5 ms, or a long text longer than 500 ms.

let views = ProcessInfo.processInfo.environment["VIEWS"].flatMap(Int.init) ?? 1_000
let limit = 5.0
let limitOfLongText = 500.0
let file = try LargeFile(views: views)
defer { file.remove() }
let right = "\u{1B}[C"
let texts: [(name: String, keys: [String])] = [
    (
        "edit",
        keys("set row500.text \"Sign in\"; hide row77 ; add label note in group3 at 1 text=x ")
    ),
    ("constraint", keys("constrain row12.leading = view.safeArea.leading + 20 for w=compact ")),
    ("unknown", keys("hide rw500 row5000 row1 ; set rwo9.text x; constrain rwo1.width = 3 ")),
    ("menu", keys("hide ") + ["\t", "\t", "\u{1B}[6~", "r", "o", "\u{1B}[Z", "w", "9", "\r"]),
    ("property menu", keys("set row3.") + ["\t", "\t", "\t", "\u{1B}"]),
    ("ghost", keys("hide row99") + [right, right, "\u{17}", "\u{17}"]),
    ("search", ["\u{12}"] + keys("number 1 of") + ["\u{12}", "\u{12}", "\u{7F}", "\u{1B}"]),
    ("history", Array(repeating: "\u{1B}[A", count: 40) + Array(repeating: "\u{1B}[B", count: 40)),
    (
        "several lines",
        keys("group many {") + (0..<30).flatMap { ["\r"] + keys("  hide row\($0) # x") }
    ),
    (
        "paste",
        ["\u{1B}[200~" + pasted + "\u{1B}[201~"] + keys("xyz") + ["\u{7F}", "\u{1}", "\u{5}"]
    ),
]

/// Texts that are longer than people type, in the portions in which a terminal passes them on.
let longTexts: [(name: String, keys: [String])] = [
    (
        "1 MB pasted",
        ["\u{1B}[200~" + String(repeating: "set a.b c ", count: 100_000) + "\u{1B}[201~", "x"]
    ),
    (
        "lines pasted",
        [
            "\u{1B}[200~group a {\n" + String(repeating: "hide row1\n", count: 100_000)
                + "\u{1B}[201~", "x",
        ]
    ),
    ("300,000 typed", Array(repeating: String(repeating: "hide row1 ", count: 409), count: 74)),
    ("300,000 letters", Array(repeating: String(repeating: "é", count: 2_048), count: 147)),
    ("bars", Array(repeating: String(repeating: "# | ", count: 1_024), count: 74)),
]

/// Measures a text and prints its times. Returns the slowest key's time and that of all keys.
func measure(_ text: (name: String, keys: [String])) throws -> (slowest: Double, total: Double) {
    // The best of three runs, because other processes can slow down a run.
    let runs = try (0..<3).map { _ in try times(of: text.keys).sorted() }
    let best = runs.min { $0.last! < $1.last! }!
    let total = best.reduce(0, +)
    print(
        "{\"text\": \"\(text.name)\", \"keys\": \(best.count), \"slowest\": \(shown(best.last!)), "
            + "\"median\": \(shown(best[best.count / 2])), \"total\": \(shown(total))}")
    return (best.last!, total)
}

var problems: [String] = []
for text in texts where try measure(text).slowest > limit {
    problems.append("a key of \(text.name) takes longer than \(limit) ms")
}
for text in longTexts where try measure(text).total > limitOfLongText {
    problems.append("\(text.name) takes longer than \(limitOfLongText) ms")
}
if !problems.isEmpty {
    FileHandle.standardError.write(Data((problems.joined(separator: "\n") + "\n").utf8))
    exit(1)
}

func keys(_ text: String) -> [String] { text.map(String.init) }

/// About as much text as a person pastes from a script at once.
var pasted: String {
    "group pasted {\n" + (0..<40).map { "  set row\($0).text \"Number \($0)\"\n" }.joined() + "}"
}

func shown(_ milliseconds: Double) -> String { String(format: "%.2f", milliseconds) }

func times(of keys: [String]) throws -> [Double] {
    let past = (0..<2_000).map { "set row\($0).text \"number \($0) of many\"" }
    var line = LineDriver(try file.open(), past: past, columns: 100, rows: 40)
    return keys.map { key in
        let start = processorTime()
        _ = line.press(key)
        return processorTime() - start
    }
}

/// The processor time of this thread so far, in milliseconds.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
