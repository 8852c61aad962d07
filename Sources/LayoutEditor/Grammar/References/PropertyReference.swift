import StackCore

/// `NAME.key`: a property of a view or a constraint.
struct PropertyReference: Hashable, Sendable {
    let item: ItemReference
    let key: SourceText

    init(_ word: Word) throws(CommandError) {
        guard let (item, key) = word.split(at: ".") else {
            throw CommandError(
                .syntax, "expected NAME.property, not \(word.text)", at: word.start,
                hint: "for one: title.text")
        }
        self.item = try ItemReference(item)
        self.key = key
    }

    func resolve(in document: Document) throws(CommandError) -> (ItemID, PropertyKey) {
        let id = try owner(in: document)
        return (id, try PropertyKey(key, of: PropertyHolder(id, in: document)))
    }

    /// `document` is the document, unless a view or constraint of that name has the property.
    private func owner(in document: Document) throws(CommandError) -> ItemID {
        guard item.namesDocument else { return try item.resolve(in: document) }
        guard let named = document.item(named: ItemReference.document),
            let key = PropertyKey(spelling: key.text),
            PropertyHolder(named, in: document).has(key)
        else { return .document }
        return named
    }
}

/// What can have properties, without which one it is.
enum PropertyHolder: Hashable, Sendable {
    case document, constraint
    case view(ViewKind)

    init(_ item: ItemID, in document: Document) {
        self =
            switch item {
            case .document: .document
            case .constraint: .constraint
            case .view(let id): .view(document[id].kind)
            }
    }

    func has(_ key: PropertyKey) -> Bool {
        let owner = key.definition.owner
        return switch self {
        // What was imported is not for people to say.
        case .document: owner.includesDocuments && key.isContent
        case .constraint: owner.includesConstraints
        case .view(let kind): owner.includes(kind)
        }
    }

    var keys: [PropertyKey] { PropertyKey.allCases.filter(has) }

    /// `a label`, as sentences name it.
    var noun: String {
        switch self {
        case .document: "a document"
        case .constraint: "a constraint"
        case .view(let kind): (kind == .image || kind == .activity ? "an " : "a ") + kind.rawValue
        }
    }
}

extension PropertyKey {
    /// The property that `source` names, if `holder` has it.
    init(_ source: SourceText, of holder: PropertyHolder) throws(CommandError) {
        if let key = PropertyKey(spelling: source.text), holder.has(key) {
            self = key
            return
        }
        throw CommandError(
            .unknownProperty, "\(holder.noun) has no property \(source.text)",
            at: source.position,
            hint: Suggestion.hint(for: source.text, among: holder.keys.map(\.spelling)))
    }

    /// Reads a value of this property.
    func value(_ source: SourceText) throws(CommandError) -> PropertyValue {
        if self == .device { _ = try DeviceReference(source) }
        if self == .textSize, ContentSizeCategory(rawValue: source.text) == nil {
            throw CommandError(
                .wrongValue, no: "text size", source,
                among: ContentSizeCategory.allCases.map(\.rawValue))
        }
        if let value = type.parse(source.text) { return value }
        let expectation = type.expectation
        var error = CommandError(
            .wrongValue, "\(spelling) takes \(expectation), not \(source.text)",
            at: source.position, hint: Suggestion.hint(for: source.text, among: type.words))
        error.topic = spelling
        throw error
    }
}

extension Argument where Value == PropertyReference {
    static func property(_ label: String) -> Self {
        Argument(label, .property) { word throws(CommandError) in try PropertyReference(word) }
    }
}
