/// The lines of a log as UIKit wrote them. If the log was copied from a web page or mail, its
/// markup is removed. Each constraint is on a line of its own.
struct ConsoleLog {
    let lines: [Substring]

    init(_ log: String) {
        var lines: [Substring] = []
        for line in log.split(whereSeparator: \.isNewline).map(Self.withoutMarkup) {
            if let last = lines.last, Self.isContinued(last), !Self.isComplete(line) {
                lines[lines.count - 1] = Substring(last + " " + Self.continuation(line))
            } else {
                lines += Self.sentences(line).flatMap(Self.entries)
            }
        }
        self.lines = lines
    }

    /// Returns the start of an object's description, `<Class:0x1 …` with an address or key; nil if
    /// the line contains none.
    static func start(of line: Substring) -> Substring.Index? {
        guard line.includes("<") else { return nil }
        var rest = line
        while let bracket = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: bracket)...]
            if ConsoleConstraint.heading(of: rest) != nil { return bracket }
        }
        return nil
    }

    /// Returns whether the line begins a constraint's description but does not end it.
    private static func isContinued(_ line: Substring) -> Bool {
        guard line.utf8.count < ConsoleConstraint.longest, let start = start(of: line) else {
            return false
        }
        return ConsoleConstraint.end(of: line[start...]) == nil
    }

    /// Returns whether the line contains a new description or message, so that it is not the
    /// continuation of a description on the previous line.
    private static func isComplete(_ line: Substring) -> Bool {
        start(of: line) != nil || ConsoleMarker(line) != nil
    }

    /// Returns a line that continues the description on the previous line, without the `>` or `|`
    /// with which mail and Markdown mark quoted lines.
    private static func continuation(_ line: Substring) -> Substring {
        line.drop { $0.isWhitespace || $0 == ">" || $0 == "|" }
    }

    /// Splits a conflict report that was pasted as one line into its sentences.
    private static func sentences(_ line: Substring) -> [Substring] {
        guard start(of: line) != nil else { return [line] }
        var parts: [Substring] = []
        var rest = line
        for beginning in ["Will attempt to recover by", "Make a symbolic breakpoint"] {
            guard rest.includes(beginning), let place = rest.firstRange(of: beginning),
                start(of: rest[..<place.lowerBound]) != nil
            else { continue }
            parts.append(rest[..<place.lowerBound])
            rest = rest[place.lowerBound...]
        }
        return (parts + [rest]).flatMap { part in
            guard let start = start(of: part), ConsoleMarker(part[..<start]) == .headline else {
                return [part]
            }
            return [part[..<start], part[start...]]
        }
    }

    /// Splits a line that contains several constraints into one line for each.
    private static func entries(_ line: Substring) -> [Substring] {
        var entries: [Substring] = []
        var rest = line
        while let start = start(of: rest) {
            let inside = rest.index(after: start)
            guard let next = self.start(of: rest[inside...]),
                rest[..<next].last(where: { !"\"', \t*`\\n".contains($0) }) == ">"
            else { break }
            entries.append(rest[..<next])
            rest = rest[next...]
        }
        return entries + [rest]
    }

    /// Removes HTML tags and decodes entities. Lines without markup are returned unchanged.
    private static func withoutMarkup(_ line: Substring) -> Substring {
        let line = line.includes("<") ? withoutTags(line) : line
        guard line.includes("&") else { return line }
        var text = String(line)
        var rounds = 2
        while rounds > 0, !text.contains("<") {
            for (entity, character) in entities { text.replace(entity, with: character) }
            rounds -= 1
        }
        return Substring(text)
    }

    private static func withoutTags(_ line: Substring) -> Substring {
        var result = ""
        var rest = line
        while let start = rest.firstIndex(of: "<") {
            let inside = rest[rest.index(after: start)...].prefix {
                $0.isLetter || "/ ".contains($0)
            }
            let isTag = tags.contains(String(inside.filter(\.isLetter)))
            let isClosed = rest[inside.endIndex...].first == ">"
            let end = isTag && isClosed ? rest.index(after: inside.endIndex) : inside.startIndex
            result += rest[..<(isTag && isClosed ? start : end)]
            rest = rest[end...]
        }
        return result.isEmpty ? rest : Substring(result + rest)
    }

    private static let tags: Set = ["br", "p", "code", "pre", "div", "span", "li", "td"]

    /// The entities to decode. `&amp;` is last, so that each pass decodes an entity only once.
    private static let entities = [
        ("&lt;", "<"), ("&gt;", ">"), ("&#60;", "<"), ("&#62;", ">"),
        ("&#x3C;", "<"), ("&#x3E;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"),
        ("&#x27;", "'"), ("&apos;", "'"), ("&nbsp;", " "), ("&#160;", " "), ("&amp;", "&"),
    ]
}

/// The kind of a line of UIKit's conflict report that is not a constraint, such as the headline or
/// a parenthesis.
enum ConsoleMarker {
    case headline, opening, closing, recovery, ending
    /// A line that the log hides as `<private>`.
    case hidden

    /// Recognizes a headline, parenthesis, message or `<private>` line of a conflict report.
    /// Returns nil if the line is none of these.
    init?(_ line: Substring) {
        let last = line.last { !$0.isWhitespace }
        let words = line.drop { !$0.isLetter && $0 != "<" && $0 != "(" && $0 != ")" }
        if let marker = Self(message: line) {
            self = marker
        } else if last == "(", ConsoleLog.start(of: line) == nil {
            self = .opening
        } else if last == ")", words.first == ")" || Self.hasPrefix(line, before: ")") {
            self = .closing
        } else if line.includes("<private>"), ConsoleLog.start(of: line) == nil {
            self = .hidden
        } else {
            return nil
        }
    }

    /// Recognizes a sentence of UIKit's or AppKit's conflict report. Returns nil for any other
    /// text.
    private init?(message line: Substring) {
        guard line.includes("onstraint") || line.includes("breakpoint") else { return nil }
        if line.includes("nable to simultaneously satisfy constraints") {
            self = .headline
        } else if line.includes("ecover by breaking constraint") {
            self = .recovery
        } else if Self.endings.contains(where: line.includes) {
            self = .ending
        } else {
            return nil
        }
    }

    /// Parts of the sentences that UIKit and AppKit write after a conflict.
    private static let endings = [
        "symbolic breakpoint", "NSUserDefault NSConstraint", "UIConstraintBasedLayoutDebugging",
    ]

    /// Returns whether the line consists only of `mark`, which may follow white space or a logger's
    /// prefix.
    private static func hasPrefix(_ line: Substring, before mark: Character) -> Bool {
        guard let place = line.lastIndex(of: mark), place > line.startIndex else { return true }
        return line[line.index(before: place)].isWhitespace && ConsoleLog.start(of: line) == nil
    }
}

extension Substring {
    /// Returns whether the substring contains `text`. Compares bytes for speed, because logs are
    /// long.
    func includes(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return true }
        var rest = utf8
        while let place = rest.firstIndex(of: first) {
            if rest[place...].starts(with: text.utf8) { return true }
            rest = rest[rest.index(after: place)...]
        }
        return false
    }
}
