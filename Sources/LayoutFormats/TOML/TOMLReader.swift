import StackCore

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

    /// A member of the root table: a value, a table, or an array of tables.
    private struct Member {
        let name: String
        /// Nil for a table and an array of tables.
        var value: JSONValue?
        var isArray = false
        /// The tables of an array, or the only table.
        var tables: [[(String, JSONValue)]] = []

        var json: JSONValue {
            value ?? (isArray ? .array(tables.map(JSONValue.object)) : .object(tables[0]))
        }
    }

    private var root: [Member] = []
    /// The index in `root` of the first member with each name.
    private var places: [String: Int] = [:]
    /// The index in `root` of the table to which the next keys belong; nil for the root table.
    private var table: Int?
    /// The keys of that table, none of which may occur again.
    private var keys: Set<String> = []

    /// Parses TOML text into a JSON object. Throws at the first syntax error.
    package static func read(_ text: String) throws(SyntaxError) -> JSONValue {
        var reader = TOMLReader()
        let lines = text.textLines
        var index = 0
        while index < lines.count {
            var line = withoutComment(lines[index]).trimmed
            let first = index + 1
            // An array continues on the following lines until its brackets are closed.
            var open = line.firstIndex(of: "=").map { line[$0...].openBrackets } ?? 0
            while open > 0, index + 1 < lines.count {
                index += 1
                let next = withoutComment(lines[index]).trimmed
                open += next[...].openBrackets
                line += " " + next
            }
            try reader.read(line, first)
            index += 1
        }
        return .object(reader.root.map { ($0.name, $0.json) })
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
        keys = []
        let name = name.trimmed
        guard !name.isEmpty, name.allSatisfy(Self.isBare) else {
            throw SyntaxError(line: number, message: "expected the name of a table")
        }
        guard let place = places[name] else {
            table = root.count
            add(Member(name: name, isArray: isArray, tables: [[]]))
            return
        }
        guard isArray else { throw SyntaxError(line: number, message: "\(name) occurs twice") }
        guard root[place].isArray else {
            throw SyntaxError(line: number, message: "\(name) is already a table")
        }
        root[place].tables.append([])
        table = place
    }

    private mutating func add(_ member: Member) {
        places[member.name] = places[member.name] ?? root.count
        root.append(member)
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
        guard keys.insert(key).inserted else {
            throw SyntaxError(line: number, message: "\(key) occurs twice")
        }
        let text = String(line[line.index(after: equals)...]).trimmed
        guard let value = Self.value(text) else {
            throw SyntaxError(line: number, message: "\(text) is not a value")
        }
        put(key, value)
    }

    private mutating func put(_ key: String, _ value: JSONValue) {
        guard let table else { return add(Member(name: key, value: value)) }
        assert(root[table].value == nil, "a key belongs to a value")
        root[table].tables[root[table].tables.count - 1].append((key, value))
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
}

extension Substring {
    /// The number of opening brackets minus that of closing ones.
    fileprivate var openBrackets: Int {
        utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "[") ? 1 : $1 == UInt8(ascii: "]") ? -1 : 0) }
    }
}
