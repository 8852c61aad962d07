import StackCore

extension Remark {
    /// Reads what it can; the verbs of statements that are not understood come in `trouble`.
    init(parsing text: String, trouble: inout [String]) {
        self.init()
        for words in RemarkReader.statements(text) where !words.isEmpty {
            if !add(words[0], Array(words.dropFirst())) { trouble.append(words[0]) }
        }
    }

    private mutating func add(_ verb: String, _ words: [String]) -> Bool {
        switch (verb, words.count) {
        case ("document", 1): document = words[0]
        case ("gone", _): gone += words
        case ("name", 2) where Name.isValid(words[1]): names.append((words[0], words[1]))
        case ("kind", 2):
            guard let kind = ViewKind(rawValue: words[1]) else { return false }
            kinds.append((words[0], kind))
        case ("set", 4), ("reset", 3): return addValue(words)
        case ("subviews", 1...): subviews.append((words[0], Array(words.dropFirst())))
        case ("arranged", 1...): arranged.append((words[0], Array(words.dropFirst())))
        default: return false
        }
        return true
    }

    private mutating func addValue(_ words: [String]) -> Bool {
        let condition = words[2].isEmpty ? .base : SizeClasses(spelling: words[2])
        guard let key = PropertyKey(spelling: words[1]), let condition else { return false }
        values.append(
            Value(
                owner: words[0].isEmpty ? nil : words[0], key: key, condition: condition,
                spelling: words.count > 3 ? words[3] : nil))
        return true
    }
}

/// Cuts a remark into statements and words.
private struct RemarkReader {
    private var rest: Substring.UnicodeScalarView

    static func statements(_ text: String) -> [[String]] {
        var reader = RemarkReader(rest: Substring(text).unicodeScalars)
        var result: [[String]] = [[]]
        while let scalar = reader.rest.first {
            switch scalar {
            case ";":
                reader.rest.removeFirst()
                result.append([])
            case " ", "\n", "\r", "\t": reader.rest.removeFirst()
            case "\"": result[result.count - 1].append(reader.quoted())
            default: result[result.count - 1].append(reader.bare())
            }
        }
        return result
    }

    private mutating func bare() -> String {
        let word = rest.prefix { !" \n\r\t;\"".unicodeScalars.contains($0) }
        rest = rest[word.endIndex...]
        return String(word)
    }

    private mutating func quoted() -> String {
        rest.removeFirst()
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            result.append(scalar == "\\" ? escaped() : scalar)
        }
        return String(result)
    }

    /// What follows a backslash: `u{…}`; anything else stands for itself.
    private mutating func escaped() -> Unicode.Scalar {
        guard rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
            let value = UInt32(String(rest[..<end].dropFirst(2)), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return rest.popFirst() ?? "\\" }
        rest = rest[rest.index(after: end)...]
        return scalar
    }
}
