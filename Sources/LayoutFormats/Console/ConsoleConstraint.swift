/// A constraint as UIKit prints it:
/// `<NSLayoutConstraint:0x1 'name' UILabel:0x2.width == 10 (active)>`.
///
/// SnapKit and Masonry print theirs similarly, with keys instead of addresses and with the source
/// line: `<SnapKit.LayoutConstraint:0x1@Row.swift#21 UILabel:title.width == 10.0>`.
package struct ConsoleConstraint: Hashable, Sendable {
    /// The name of the constraint's class: `NSLayoutConstraint`,
    /// `NSAutoresizingMaskLayoutConstraint`, `SnapKit.LayoutConstraint` …
    package let kind: String
    /// The constraint's address in hexadecimal, or the key that the app gave it through a library
    /// such as SnapKit.
    package let address: String
    /// The source line that made the constraint, such as `Row.swift#21`; nil if the log does not
    /// contain it.
    package let source: String?
    /// The constraint's identifier, such as `UISV-spacing`; nil if there is none.
    package let identifier: String?
    /// The constraint's attributes, relation and numbers; nil if the description could not be
    /// parsed.
    let statement: ConsoleStatement?
    private(set) var description: ConsoleDescription

    /// The constraint as a formula, with views by class and text: `UILabel “Sign in”.width = 100`.
    package var formula: String { description.formula }
    /// The views that the constraint's description mentions, in order and without duplicates.
    package var views: [ConsoleView] { description.views }

    /// The maximum length of a constraint's description, in bytes. Descriptions by UIKit have a few
    /// hundred bytes.
    static let longest = 4096

    /// Parses a line of the log. Returns nil if it does not describe a constraint.
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
        identifier = ConsoleDescription.consumeIdentifier(&rest)
        description = ConsoleDescription(rest)
        guard description.isStatement else { return nil }
        statement = ConsoleStatement(description)
    }

    /// Returns the constraint with numbers that distinguish identically described views.
    ///
    /// - Parameter numbers: the numbers by the views' addresses; a view that is not in the map gets
    ///   no number
    func numbered(_ numbers: [String: Int]) -> ConsoleConstraint {
        var result = self
        result.description = description.numbered(numbers)
        return result
    }

    /// Returns the class, the address and, if there is one, the source line at the start of an
    /// object's description, and the text after them. Returns nil if the text does not start with a
    /// class and an address.
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
        let source = consumeSource(&rest)
        // The path may continue on the next line of the log, so white space may follow.
        guard rest.first.map({ $0.isWhitespace || $0 == "@" }) ?? true else { return nil }
        return (
            String(kind), String(address), source, rest.drop(while: \.isWhitespace)
        )
    }

    /// Returns the index of the `>` that closes a description: the last one in the text that is not
    /// part of `>=`. Returns nil if there is none.
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

    /// Removes the source file and line at the front of `text` and returns them: `@/Users/me/My
    /// App/Row.swift#21`, whose path may contain spaces. Returns nil if there is none.
    private static func consumeSource(_ text: inout Substring) -> String? {
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

    /// Returns the index at which `NSLayoutConstraint:0x1 …` starts if the `<` before it is
    /// missing. (A web page may have treated the description as an HTML tag.) Returns nil if the
    /// line contains no such text.
    private static func startWithoutBracket(_ line: Substring) -> Substring.Index? {
        guard line.includes("Constraint:0x"), let colon = line.firstRange(of: "Constraint:0x")
        else { return nil }
        return line[..<colon.lowerBound].lastIndex { !($0.isLetter || $0 == "_" || $0 == ".") }
            .map(line.index(after:)) ?? line.startIndex
    }
}
