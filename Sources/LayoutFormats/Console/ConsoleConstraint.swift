/// A constraint as UIKit describes it:
/// `<NSLayoutConstraint:0x1 'name' UILabel:0x2.width == 10 (active)>`.
///
/// SnapKit and Masonry use the same form, with keys instead of addresses and with the source line:
/// `<SnapKit.LayoutConstraint:0x1@Row.swift#21 UILabel:title.width == 10.0>`.
package struct ConsoleConstraint: Hashable, Sendable {
    /// The class: `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`,
    /// `SnapKit.LayoutConstraint` …
    package let kind: String
    /// The address in hexadecimal, or the key given to a library.
    package let address: String
    /// The source line that made the constraint, such as `Row.swift#21`; nil if the log does not
    /// show it.
    package let source: String?
    /// The identifier, such as `UISV-spacing`; nil if there is none.
    package let identifier: String?
    /// The parsed description; nil if its form is unknown.
    let statement: ConsoleStatement?
    private(set) var description: ConsoleDescription

    /// The constraint as a formula, with views by class and text: `UILabel “Sign in”.width = 100`.
    package var formula: String { description.formula }
    /// The views in the description, in order and without duplicates.
    package var views: [ConsoleView] { description.views }

    /// The maximum length of a description, in bytes. UIKit's descriptions have a few hundred.
    static let longest = 4096

    /// Returns nil if the line does not describe a constraint.
    init?(_ line: some StringProtocol) {
        let line = Substring(line)
        guard let start = ConsoleLog.start(of: line) ?? Self.startWithoutBracket(line) else {
            return nil
        }
        let end = Self.end(of: line[start...]) ?? line.endIndex
        guard line[start..<end].utf8.count <= Self.longest else { return nil }
        var text = line[start..<end]
        if text.first == "<" { text.removeFirst() }
        guard let heading = Self.heading(of: text) else { return nil }
        (kind, address, source) = (heading.kind, heading.address, heading.source)
        var rest = heading.rest
        identifier = ConsoleDescription.takeIdentifier(&rest)
        description = ConsoleDescription(rest)
        guard description.isStatement else { return nil }
        statement = ConsoleStatement(description)
    }

    /// Returns the constraint with each of its views numbered.
    ///
    /// - Parameter numbers: the numbers by address; other views get no number
    func numbered(_ numbers: [String: Int]) -> ConsoleConstraint {
        var result = self
        result.description = description.numbered(numbers)
        return result
    }

    /// Returns the class, address and source at the start of a description; nil if it does not
    /// describe an object.
    static func heading(
        of text: Substring
    ) -> (kind: String, address: String, source: String?, rest: Substring)? {
        let kind = text.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
        guard let first = kind.first, first.isLetter || first == "_",
            text[kind.endIndex...].first == ":"
        else { return nil }
        var rest = text[kind.endIndex...].dropFirst()
        let address = rest.prefix { !$0.isWhitespace && $0 != "@" && $0 != ">" && $0 != "'" }
        let isAddress = address.hasPrefix("0x") && address.dropFirst(2).allSatisfy(\.isHexDigit)
        guard !address.isEmpty, isAddress || kind.hasSuffix("Constraint") else { return nil }
        rest = rest[address.endIndex...]
        let source = takeSource(&rest)
        // The path of a source may continue on the next line.
        guard rest.first.map({ $0.isWhitespace || $0 == "@" }) ?? true else { return nil }
        return (
            String(kind), String(address), source, rest.drop(while: \.isWhitespace)
        )
    }

    /// Returns the index of the last `>`, which closes a description; nil if it is not closed.
    static func end(of text: Substring) -> Substring.Index? {
        var rest = text
        while let place = rest.lastIndex(of: ">"), place > text.startIndex {
            let after = text.index(after: place)
            let isRelation = after < text.endIndex && text[after] == "="
            if !isRelation { return place }
            rest = rest[..<place]
        }
        return nil
    }

    /// Removes and returns the source at the front: `@/Users/me/My App/Row.swift#21`, whose path
    /// may contain spaces.
    private static func takeSource(_ text: inout Substring) -> String? {
        guard text.first == "@" else { return nil }
        var mark = text.firstIndex(of: "#")
        while let place = mark {
            let behind = text.index(after: place)
            let digits = text[behind...].prefix(while: \.isNumber)
            let next = digits.endIndex
            if !digits.isEmpty, next == text.endIndex || text[next].isWhitespace {
                let path = text[..<next].dropFirst()
                text = text[next...]
                return path.split(separator: "/").last.map(String.init)
            }
            mark = text[behind...].firstIndex(of: "#")
        }
        return nil
    }

    /// Returns the start of `NSLayoutConstraint:0x1 …` without its bracket. Web pages lose brackets
    /// that they take for tags.
    private static func startWithoutBracket(_ line: Substring) -> Substring.Index? {
        guard line.includes("Constraint:0x"), let colon = line.firstRange(of: "Constraint:0x")
        else { return nil }
        return line[..<colon.lowerBound].lastIndex { !($0.isLetter || $0 == "_" || $0 == ".") }
            .map(line.index(after:)) ?? line.startIndex
    }
}
