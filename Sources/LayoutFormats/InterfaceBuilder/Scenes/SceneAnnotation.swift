import StackCore

/// What a document holds and Interface Builder's format cannot say.
///
/// It stands in a comment inside the root view, `<!--layoutedit: … -->`, so that a file that was
/// exported is read back as the same document. Other programs pass over it; a file without it, or
/// with a damaged one, is read like any other.
struct SceneAnnotation: Equatable {
    /// A value under a condition; nil takes away what the elements say.
    struct Value: Equatable {
        /// The identifier of an element; nil is the document.
        let owner: String?
        let key: PropertyKey
        let condition: SizeClasses
        let spelling: String?
    }

    /// The document's name.
    var document: String?
    /// Names that left the document: nothing that is named after its place takes them again.
    var gone: [String] = []
    /// Names by identifier.
    var names: [(id: String, name: String)] = []
    var kinds: [(id: String, kind: ViewKind)] = []
    var values: [Value] = []
    /// The views in a view, back to front, by the view's identifier.
    var subviews: [(id: String, views: [String])] = []
    /// The views that a stack arranges, in its order.
    var arranged: [(id: String, views: [String])] = []

    static let mark = "layoutedit:"

    var isEmpty: Bool { self == SceneAnnotation() }

    static func == (a: SceneAnnotation, b: SceneAnnotation) -> Bool { a.spelling == b.spelling }
}

/// A scene's annotation, made ready for looking things up by identifier.
struct IndexedAnnotation {
    let annotation: SceneAnnotation
    private let gone: Set<String>
    private let names: [String: String]
    private let kinds: [String: ViewKind]

    init(_ annotation: SceneAnnotation) {
        self.annotation = annotation
        gone = Set(annotation.gone)
        names = Dictionary(
            annotation.names.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
        kinds = Dictionary(
            annotation.kinds.map { ($0.id, $0.kind) }, uniquingKeysWith: { a, _ in a })
    }

    func isGone(_ name: String) -> Bool { gone.contains(name) }

    func name(of element: SourceElement) -> String? { element["id"].flatMap { names[$0] } }

    func kind(of element: SourceElement) -> ViewKind? { element["id"].flatMap { kinds[$0] } }

    /// What is said of an element, or of the document (nil).
    func values(of owner: String?) -> [SceneAnnotation.Value] {
        annotation.values.filter { $0.owner == owner }
    }

    /// The names that are spoken for before any is given.
    var reserved: [String] { annotation.gone + annotation.names.map(\.name) }
}

/// The annotation of a root view, in the text of its file.
extension SourceElement {
    /// All of our comments directly inside, without their marks.
    var annotationText: String { comments(SceneAnnotation.mark).map { $0.text + ";" }.joined() }

    /// The first of them; nil where there is none.
    var firstAnnotation: String? { comments(SceneAnnotation.mark).first?.text }

    /// Writes the annotation on a line of its own, in place of the one that is there; an empty one
    /// leaves no line.
    func write(_ annotation: SceneAnnotation) {
        switch (comments(SceneAnnotation.mark).first?.node, annotation.isEmpty) {
        case (let comment?, true): tree.remove(comment)
        case (let comment?, false): tree.setContent(comment, annotation.comment)
        case (nil, true): break
        case (nil, false): appendComment(annotation.comment)
        }
    }
}

extension SceneAnnotation {
    /// Reads what it can; the verbs of statements that are not understood come in `trouble`.
    init(parsing text: String, trouble: inout [String]) {
        self.init()
        for words in AnnotationReader.statements(text) where !words.isEmpty {
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

/// Cuts an annotation into statements and words.
private struct AnnotationReader {
    private var rest: Substring.UnicodeScalarView

    static func statements(_ text: String) -> [[String]] {
        var reader = AnnotationReader(rest: Substring(text).unicodeScalars)
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

extension SceneAnnotation {
    /// Statements separated by semicolons: a verb and words. The same annotation has the same spelling.
    var spelling: String {
        var statements: [[String]] = []
        if let document { statements.append(["document", document]) }
        if !gone.isEmpty { statements.append(["gone"] + gone) }
        statements += names.map { ["name", $0.id, $0.name] }
        statements += kinds.map { ["kind", $0.id, $0.kind.rawValue] }
        statements += values.map(\.words)
        statements += subviews.map { ["subviews", $0.id] + $0.views }
        statements += arranged.map { ["arranged", $0.id] + $0.views }
        return statements.map { $0.map(AnnotationWord.spell).joined(separator: " ") }
            .joined(separator: "; ")
    }

    /// The whole comment.
    var comment: String { "<!--" + Self.mark + " " + spelling + " -->" }
}

extension SceneAnnotation.Value {
    fileprivate var words: [String] {
        let place = [owner ?? "", key.spelling, condition == .base ? "" : condition.spelling]
        return spelling.map { ["set"] + place + [$0] } ?? ["reset"] + place
    }
}

/// A word of an annotation: bare, or in quotes with escapes, never with the `--` that ends a comment.
enum AnnotationWord {
    static func spell(_ text: String) -> String {
        let scalars = text.unicodeScalars
        if !text.isEmpty, scalars.allSatisfy(isBare), !text.contains("--"), !text.hasSuffix("-") {
            return text
        }
        return "\"" + scalars.map(escape).joined() + "\""
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (Name.isPart(scalar) || ".,/+:%=#|".unicodeScalars.contains(scalar))
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let isPlain =
            scalar.isASCII
            ? (0x20..<0x7F).contains(scalar.value) && !"\"\\-".unicodeScalars.contains(scalar)
            : scalar.properties.isAlphabetic
        return isPlain ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
    }
}
