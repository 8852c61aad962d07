/// A conflict as UIKit tells it on the console: "Unable to simultaneously satisfy constraints".
package struct ConsoleConflict: Hashable, Sendable {
    /// In the order of the log.
    package let constraints: [ConsoleConstraint]
    /// The one that UIKit gave up; nil where the log ends before it says so.
    package let broken: ConsoleConstraint?

    /// Every conflict of a log, in its order; whatever else the log says is passed over.
    package static func all(in log: String) -> [ConsoleConflict] {
        var conflicts: [ConsoleConflict] = []
        var members: [ConsoleConstraint] = []
        var state = State.outside
        for line in log.split(whereSeparator: \.isNewline) {
            if line.contains("Unable to simultaneously satisfy constraints") {
                if !members.isEmpty {
                    conflicts.append(ConsoleConflict(constraints: members, broken: nil))
                }
                (members, state) = ([], .listing)
            } else if line.contains("Will attempt to recover by breaking constraint") {
                state = members.isEmpty ? .outside : .breaking
            }
            guard state != .outside, let constraint = ConsoleConstraint(line) else { continue }
            if state == .listing {
                members.append(constraint)
            } else {
                conflicts.append(ConsoleConflict(constraints: members, broken: constraint))
                (members, state) = ([], .outside)
            }
        }
        if !members.isEmpty {
            conflicts.append(ConsoleConflict(constraints: members, broken: nil))
        }
        return conflicts
    }

    private enum State { case outside, listing, breaking }
}

/// A constraint as UIKit describes it: `<NSLayoutConstraint:0x1 'name' UILabel:0x2.width == 10 (active)>`.
package struct ConsoleConstraint: Hashable, Sendable {
    /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint` …
    package let kind: String
    /// In hexadecimal.
    package let address: String
    /// Its identifier, such as `UISV-spacing`; nil without one.
    package let identifier: String?
    /// What it says, with views by their class and text: `label “Sign in”.width = 100`.
    package let formula: String
    /// The views that it names, in its order, each once.
    let views: [ConsoleView]
    /// Nil for a form that is not known.
    let statement: ConsoleStatement?

    /// Nil for a line that describes none.
    init?(_ line: some StringProtocol) {
        guard let start = line.firstIndex(of: "<"), let end = line.lastIndex(of: ">"),
            start < end
        else { return nil }
        let text = line[line.index(after: start)..<end]
        guard let space = text.firstIndex(where: \.isWhitespace) else { return nil }
        let parts = text[..<space].split(separator: ":")
        guard parts.count == 2, parts[0].hasPrefix("NS"), parts[0].hasSuffix("Constraint"),
            parts[1].hasPrefix("0x")
        else { return nil }
        (kind, address) = (String(parts[0]), String(parts[1]))
        var rest = Substring(text[space...].drop(while: \.isWhitespace))
        identifier = Self.takeQuoted(&rest)
        formula = Self.readable(String(rest))
        views = ConsoleView.all(in: rest)
        statement = ConsoleStatement(rest)
    }

    /// `'name' ` at the front.
    private static func takeQuoted(_ text: inout Substring) -> String? {
        guard text.first == "'", let end = text.dropFirst().firstIndex(of: "'") else { return nil }
        let name = String(text[text.index(after: text.startIndex)..<end])
        text = text[text.index(after: end)...].drop(while: \.isWhitespace)
        return name
    }

    /// Without addresses, flags of masks, and what is always so.
    private static func readable(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let place = rest.range(of: ":0x") {
            result += rest[..<place.lowerBound]
            rest = rest[place.upperBound...].drop(while: \.isHexDigit)
            if rest.first == "'", let end = rest.dropFirst().firstIndex(of: "'") {
                result += " “" + rest[rest.index(after: rest.startIndex)..<end] + "”"
                rest = rest[rest.index(after: end)...]
            }
        }
        result += rest
        if let state = result.range(of: "(active") { result.removeSubrange(state.lowerBound...) }
        result = result.replacing(" == ", with: " = ")
        if let mask = result.range(of: "v="), result.hasPrefix("h=") {
            let behind = result[mask.upperBound...].drop { !$0.isWhitespace }
            result = String(behind.drop(while: \.isWhitespace))
        }
        var trimmed = result[...]
        while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
        return String(trimmed)
    }
}

extension StringProtocol {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
