/// A parser for the part of TOML 1.0 that settings files use: tables, arrays of tables, and keys
/// with strings, numbers, Booleans and arrays of them.
///
/// At any other syntax, `read` throws an error with the line.
package struct TOMLReader {
    /// A syntax error in the TOML text, and its line, counted from 1.
    package struct SyntaxError: Error, Hashable, Sendable {
        package let line: Int
        package let message: String
    }

    private var root: [(String, JSONValue)] = []
    /// The name of the table to which the next keys belong; empty for the root table.
    private var table: [String] = []
    private var isArray = false

    /// Parses TOML text into a JSON object. Throws at the first syntax error.
    package static func read(_ text: String) throws(SyntaxError) -> JSONValue {
        var reader = TOMLReader()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        while index < lines.count {
            var line = withoutComment(lines[index]).trimmed
            let first = index + 1
            // An array may continue on the following lines.
            while line.hasSuffix("[") || line.isOpenArray, index + 1 < lines.count,
                line.contains("=")
            {
                index += 1
                line += " " + withoutComment(lines[index]).trimmed
            }
            try reader.read(line, first)
            index += 1
        }
        return .object(reader.root)
    }

    private mutating func read(_ line: String, _ number: Int) throws(SyntaxError) {
        if line.isEmpty { return }
        if line.hasPrefix("[[") {
            guard line.hasSuffix("]]") else {
                throw SyntaxError(line: number, message: "expected ]]")
            }
            try open(String(line.dropFirst(2).dropLast(2)), isArray: true, number)
        } else if line.hasPrefix("[") {
            guard line.hasSuffix("]") else {
                throw SyntaxError(line: number, message: "expected ]")
            }
            try open(String(line.dropFirst().dropLast()), isArray: false, number)
        } else {
            try set(line, number)
        }
    }

    private mutating func open(
        _ name: String, isArray: Bool, _ number: Int
    ) throws(SyntaxError) {
        let name = name.trimmed
        guard !name.isEmpty, name.allSatisfy(Self.isBare) else {
            throw SyntaxError(line: number, message: "expected the name of a table")
        }
        (table, self.isArray) = ([name], isArray)
        let place = root.firstIndex { $0.0 == name }
        switch (place, isArray) {
        case (nil, false): root.append((name, .object([])))
        case (nil, true): root.append((name, .array([.object([])])))
        case (let place?, true):
            guard case .array(let items) = root[place].1 else {
                throw SyntaxError(line: number, message: "\(name) is already a table")
            }
            root[place].1 = .array(items + [.object([])])
        case (_?, false): throw SyntaxError(line: number, message: "\(name) occurs twice")
        }
    }

    private mutating func set(_ line: String, _ number: Int) throws(SyntaxError) {
        guard let equals = line.firstIndex(of: "=") else {
            throw SyntaxError(line: number, message: "expected key = value")
        }
        var key = String(line[..<equals]).trimmed
        if key.count > 1, key.hasPrefix("\""), key.hasSuffix("\"") {
            key = String(key.dropFirst().dropLast())
        }
        guard !key.isEmpty, key.allSatisfy(Self.isBare) else {
            throw SyntaxError(line: number, message: "expected a key of letters, digits, - and _")
        }
        let text = String(line[line.index(after: equals)...]).trimmed
        guard let value = Self.value(text) else {
            throw SyntaxError(line: number, message: "\(text) is not a value")
        }
        put(key, value)
    }

    private mutating func put(_ key: String, _ value: JSONValue) {
        guard let name = table.first, let place = root.firstIndex(where: { $0.0 == name }) else {
            return root.append((key, value))
        }
        switch root[place].1 {
        case .object(let members): root[place].1 = .object(members + [(key, value)])
        case .array(var items):
            if case .object(let members)? = items.popLast() {
                items.append(.object(members + [(key, value)]))
            }
            root[place].1 = .array(items)
        default: break
        }
    }

    private static func isBare(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
            || character == "-" || character == "_"
    }

    /// Parses a value. Literal strings `'…'` have no escapes; all other values have JSON's syntax.
    /// Returns nil if the value is malformed.
    private static func value(_ text: String) -> JSONValue? {
        var text = withoutLiterals(text)
        // TOML allows a comma after the last element of an array.
        if text.hasSuffix("]") {
            let inside = String(text.dropLast()).trimmed
            if inside.hasSuffix(",") { text = String(inside.dropLast()) + "]" }
        }
        return JSONReader.read(Array(text.utf8))
    }

    /// Returns the text with each literal string `'…'` rewritten as a JSON string.
    private static func withoutLiterals(_ text: String) -> String {
        var result = ""
        var quote: Character?
        var literal = ""
        for character in text {
            switch (quote, character) {
            case ("'", "'"):
                result += JSONValue.string(literal).line
                (quote, literal) = (nil, "")
            case ("'", _): literal.append(character)
            case (nil, "'"): quote = "'"
            case (nil, "\""), ("\"", "\""):
                quote = quote == nil ? "\"" : nil
                result.append(character)
            default: result.append(character)
            }
        }
        return quote == "'" ? text : result
    }

    /// Returns the line without its comment, which starts at a `#` outside of strings.
    private static func withoutComment(_ line: Substring) -> String {
        var quote: Character?
        var result = ""
        for character in line {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#" {
                break
            }
            result.append(character)
        }
        return result
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// Whether the value on the line has more opening than closing brackets, so that its array
    /// continues on the next line.
    fileprivate var isOpenArray: Bool {
        guard let equals = firstIndex(of: "=") else { return false }
        let value = self[equals...]
        return value.count(where: { $0 == "[" }) > value.count(where: { $0 == "]" })
    }
}
