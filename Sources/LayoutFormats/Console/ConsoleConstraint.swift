/// A constraint as UIKit describes it: `<NSLayoutConstraint:0x1 'name' UILabel:0x2.width == 10 (active)>`.
///
/// SnapKit and Masonry describe theirs alike, with keys in the place of addresses, and with the line of
/// the source: `<SnapKit.LayoutConstraint:0x1@Row.swift#21 UILabel:title.width == 10.0>`.
package struct ConsoleConstraint: Hashable, Sendable {
    /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `SnapKit.LayoutConstraint` …
    package let kind: String
    /// In hexadecimal, or the key that a library was given.
    package let address: String
    /// Where the constraint was made, `Row.swift#21`; nil if the log does not say.
    package let source: String?
    /// Its identifier, such as `UISV-spacing`; nil without one.
    package let identifier: String?
    /// Nil for a form that is not known.
    let statement: ConsoleStatement?
    private(set) var description: ConsoleDescription

    /// What it says, with views by their class and text: `UILabel “Sign in”.width = 100`.
    package var formula: String { description.formula }
    /// The views that it names, in its order, each once.
    package var views: [ConsoleView] { description.views }

    /// The bytes that a description may have; UIKit's have some hundred.
    static let longest = 4096

    /// Nil for a line that describes none.
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
    /// - Parameter numbers: by address; views without a number keep none
    func numbered(_ numbers: [String: Int]) -> ConsoleConstraint {
        var result = self
        result.description = description.numbered(numbers)
        return result
    }

    /// The class, address and source that a description begins with; nil if it is no object's.
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
        // The path of a source may go on in the next line.
        guard rest.first.map({ $0.isWhitespace || $0 == "@" }) ?? true else { return nil }
        return (
            String(kind), String(address), source, rest.drop(while: \.isWhitespace)
        )
    }

    /// The index behind the last `>` that closes a description; nil if it is open.
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

    /// `@/Users/me/My App/Row.swift#21`, whose path may contain spaces.
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

    /// `NSLayoutConstraint:0x1 …` where the page that showed the log took the brackets for a tag.
    private static func startWithoutBracket(_ line: Substring) -> Substring.Index? {
        guard line.includes("Constraint:0x"), let colon = line.firstRange(of: "Constraint:0x")
        else { return nil }
        return line[..<colon.lowerBound].lastIndex { !($0.isLetter || $0 == "_" || $0 == ".") }
            .map(line.index(after:)) ?? line.startIndex
    }
}
