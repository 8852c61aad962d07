/// The arguments of a Swift package's manifest that are literals. The manifest is not run.
struct PackageManifest {
    /// The arguments of one `.target(…)` or a similar call. A value that is not a literal, such as
    /// a constant, is unknown.
    struct Target {
        let name: String?
        let path: Argument<String>
        /// The paths of the files and folders that the target leaves out, relative to its folder.
        let excluded: Argument<[String]>
        /// The paths of the files and folders that are copied as they are (`.copy`), relative to
        /// the target's folder.
        let copied: Argument<[String]>
    }

    enum Argument<Value> {
        case absent
        case literal(Value)
        case unknown
    }

    /// The targets, in the order of the manifest. Leaves out calls among the arguments of a target,
    /// such as the dependency `.target(name: "Core")`.
    private(set) var targets: [Target] = []
    private(set) var defaultLocalization = Argument<String>.absent

    /// - Parameter text: the manifest in UTF-8
    init(_ text: [UInt8]) {
        var scanner = ManifestScanner(text)
        let tokens = scanner.tokens()
        var index = 0
        while index < tokens.count {
            if Self.isTarget(at: index, tokens) {
                let end = Self.end(ofBracketAt: index + 2, tokens)
                targets.append(Target(Self.arguments(tokens[(index + 3)..<end])))
                index = end
            } else if case .word("defaultLocalization") = tokens[index] {
                defaultLocalization = Self.literal(ofArgumentAt: index, tokens)
            }
            index += 1
        }
    }

    /// Returns whether a call such as `.target(` or `.testTarget(` begins at the index.
    private static func isTarget(at index: Int, _ tokens: [ManifestToken]) -> Bool {
        guard index + 2 < tokens.count, tokens[index] == .mark("."),
            case .word(let word) = tokens[index + 1], tokens[index + 2] == .mark("(")
        else { return false }
        return word == "target" || word.hasSuffix("Target")
    }

    /// Returns the text of the argument whose label is at the index: `label: "text"`. It is unknown
    /// for any other use of the word, such as an assignment.
    private static func literal(
        ofArgumentAt index: Int, _ tokens: [ManifestToken]
    ) -> Argument<String> {
        guard index + 3 < tokens.count, tokens[index + 1] == .mark(":"),
            [.mark(","), .mark(")")].contains(tokens[index + 3])
        else { return .unknown }
        return text(tokens[index + 2...index + 2])
    }

    /// Returns the index of the bracket that closes the one at `start`, or the end of the text.
    private static func end(ofBracketAt start: Int, _ tokens: [ManifestToken]) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            depth += tokens[index].depthChange
            if depth == 0 { return index }
        }
        return tokens.count
    }

    /// Returns the values of the labelled arguments of a call. Of a repeated label the first counts.
    private static func arguments(
        _ tokens: ArraySlice<ManifestToken>
    ) -> [String: ArraySlice<ManifestToken>] {
        var result: [String: ArraySlice<ManifestToken>] = [:]
        for argument in parts(of: tokens) {
            if case .word(let label)? = argument.first,
                argument.dropFirst().first == .mark(":"), result[label] == nil
            {
                result[label] = argument.dropFirst(2)
            }
        }
        return result
    }

    /// Splits tokens at the commas that are not in brackets.
    private static func parts(
        of tokens: ArraySlice<ManifestToken>
    ) -> [ArraySlice<ManifestToken>] {
        var depth = 0
        return tokens.split { token in
            depth += token.depthChange
            return depth == 0 && token == .mark(",")
        }
    }

    fileprivate static func text(_ value: ArraySlice<ManifestToken>?) -> Argument<String> {
        guard let value else { return .absent }
        if value.count == 1, case .text(let text)? = value.first { return .literal(text) }
        return .unknown
    }

    /// Returns the paths of the calls `.copy("path")` in a list of resources.
    fileprivate static func copies(_ value: ArraySlice<ManifestToken>?) -> Argument<[String]> {
        guard let value else { return .absent }
        guard value.first == .mark("["), value.last == .mark("]") else { return .unknown }
        var texts: [String] = []
        for part in parts(of: value.dropFirst().dropLast()) {
            let call = Array(part.prefix(4))
            guard call.count == 4, call[0] == .mark("."), case .word(let rule) = call[1],
                call[2] == .mark("(")
            else { return .unknown }
            if rule != "copy" { continue }
            guard case .text(let text) = call[3], part.count == 5 else { return .unknown }
            texts.append(text)
        }
        return .literal(texts)
    }

    fileprivate static func list(_ value: ArraySlice<ManifestToken>?) -> Argument<[String]> {
        guard let value else { return .absent }
        guard value.first == .mark("["), value.last == .mark("]") else { return .unknown }
        var texts: [String] = []
        for token in value.dropFirst().dropLast() where token != .mark(",") {
            guard case .text(let text) = token else { return .unknown }
            texts.append(text)
        }
        return .literal(texts)
    }
}

extension PackageManifest.Target {
    fileprivate init(_ arguments: [String: ArraySlice<ManifestToken>]) {
        if case .literal(let text) = PackageManifest.text(arguments["name"]) {
            name = text
        } else {
            name = nil
        }
        path = PackageManifest.text(arguments["path"])
        excluded = PackageManifest.list(arguments["exclude"])
        copied = PackageManifest.copies(arguments["resources"])
    }
}

/// A part of a manifest that has a meaning for its arguments.
private enum ManifestToken: Equatable {
    /// A string literal.
    case text(String)
    /// A string literal whose value depends on an interpolation.
    case unknownText
    case word(String)
    /// A bracket or another character.
    case mark(Character)

    /// How much deeper in brackets the text behind the token is: 1, 0 or -1.
    var depthChange: Int {
        switch self {
        case .mark("("), .mark("["), .mark("{"): 1
        case .mark(")"), .mark("]"), .mark("}"): -1
        default: 0
        }
    }
}

/// Splits a manifest into tokens, without white space and comments. Reads each byte once.
private struct ManifestScanner {
    private let text: [UInt8]
    private var index = 0

    init(_ text: [UInt8]) { self.text = text }

    mutating func tokens() -> [ManifestToken] {
        var tokens: [ManifestToken] = []
        while let byte = peek(0) {
            if byte <= UInt8(ascii: " ") {
                index += 1
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let byte = peek(0), byte != UInt8(ascii: "\n") { index += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                tokens.append(string())
            } else if isWordByte(byte) {
                let start = index
                while let byte = peek(0), isWordByte(byte) { index += 1 }
                tokens.append(.word(String(decoding: text[start..<index], as: UTF8.self)))
            } else {
                tokens.append(.mark(Character(Unicode.Scalar(byte))))
                index += 1
            }
        }
        return tokens
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < text.count ? text[index + distance] : nil
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isASCIILetterOrDigit
    }

    /// Skips a comment between `/*` and `*/`, which can contain others.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < text.count
    }

    /// Reads a string literal, on one line or between three quotation marks.
    private mutating func string() -> ManifestToken {
        let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        index += isLong ? 3 : 1
        var bytes: [UInt8] = []
        var hasEscape = false
        while let byte = peek(0) {
            if byte == UInt8(ascii: "\\") {
                hasEscape = true
                index += 2
                continue
            }
            if byte == UInt8(ascii: "\""), !isLong || peek(1) == byte && peek(2) == byte { break }
            if byte == UInt8(ascii: "\n"), !isLong { break }
            bytes.append(byte)
            index += 1
        }
        index = min(index + (isLong ? 3 : 1), text.count)
        return hasEscape || isLong ? .unknownText : .text(String(decoding: bytes, as: UTF8.self))
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
