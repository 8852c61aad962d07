import StackCore

/// The facts of a document that Interface Builder's format cannot represent, such as the names of
/// constraints.
///
/// They are stored in a comment inside the root view, `<!--layoutedit: … -->`, so that importing an
/// exported file gives an equal document. Other programs ignore the comment. A file without it, or
/// with a damaged one, can still be imported.
struct SceneAnnotation: Equatable {
    /// A property value, for certain size classes, that an import cannot read correctly from the
    /// file's elements. `spelling` is the value as documents write it. It is nil if the document
    /// has no value for the property, although an import of the elements would set one.
    struct Value: Equatable {
        /// The identifier of the element that has the value; nil for the document itself.
        let owner: String?
        let key: PropertyKey
        let condition: SizeClasses
        let spelling: String?
    }

    /// The document's name; nil if it can be derived from the file.
    var document: String?
    /// The names of removed views and constraints. The import does not assign them to other items.
    var gone: [String] = []
    /// The names of views and constraints, by the identifiers of their elements.
    var names: [(id: String, name: String)] = []
    var kinds: [(id: String, kind: ViewKind)] = []
    var values: [Value] = []
    /// The subviews of views, back to front. Views are given by the identifiers of their elements.
    var subviews: [(id: String, views: [String])] = []
    /// The arranged subviews of stack views, in order. Views are given by the identifiers of their
    /// elements.
    var arranged: [(id: String, views: [String])] = []

    static let mark = "layoutedit:"

    var isEmpty: Bool { self == SceneAnnotation() }

    static func == (a: SceneAnnotation, b: SceneAnnotation) -> Bool { a.spelling == b.spelling }
}

/// A scene's annotation (an XML comment with facts about the document), whose names and kinds can
/// be looked up by an element's identifier.
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

    /// Returns the values that the annotation gives an element, or the document if `owner` is nil.
    func values(of owner: String?) -> [SceneAnnotation.Value] {
        annotation.values.filter { $0.owner == owner }
    }

    /// The names that the import reserves before it generates names, so that no other view or
    /// constraint gets them.
    var reserved: [String] { annotation.gone + annotation.names.map(\.name) }
}

/// The text of the annotation in a root view's element.
extension SourceElement {
    /// The joined text of all `<!--layoutedit: … -->` comments directly inside the element, without
    /// `layoutedit:`.
    var annotationText: String { comments(SceneAnnotation.mark).map { $0.text + ";" }.joined() }

    /// The text of the first `<!--layoutedit: … -->` comment; nil if there is none.
    var firstAnnotation: String? { comments(SceneAnnotation.mark).first?.text }

    /// Writes the annotation as a comment on a line of its own, or replaces the existing comment.
    /// Removes the comment if the annotation is empty.
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
    /// Parses the text of an annotation. Skips unknown and malformed statements. Appends the first
    /// word of each skipped statement to `trouble`.
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

/// A parser that splits an annotation's text into statements and words.
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

    /// Parses the part of an escape after the backslash: `u{…}`, or a character that represents
    /// itself.
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
    /// The annotation's text: statements separated by semicolons, each with a verb and words. Equal
    /// annotations have equal texts.
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

    /// The annotation as an XML comment: `<!--layoutedit: … -->`.
    var comment: String { "<!--" + Self.mark + " " + spelling + " -->" }
}

extension SceneAnnotation.Value {
    fileprivate var words: [String] {
        let place = [owner ?? "", key.spelling, condition == .base ? "" : condition.spelling]
        return spelling.map { ["set"] + place + [$0] } ?? ["reset"] + place
    }
}

/// A word of an annotation's text, with or without quotes. It never contains `--`, which would end
/// the XML comment.
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
