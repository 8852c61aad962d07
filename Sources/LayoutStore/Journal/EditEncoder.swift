internal import StackCore

/// An encoder of edits in the format of `EditText`.
struct EditEncoder {
    private(set) var text = ""
    private let values: StoredValueFormat
    private var document: DocumentID?

    init(_ values: StoredValueFormat) { self.values = values }

    mutating func append(_ edit: FileEdit) {
        if document != edit.document {
            line("@", String(edit.document.raw))
            document = edit.document
        }
        switch edit {
        case .createDocument(_, let name): line("D+", name)
        case .destroyDocument(_, let name): line("D-", name)
        case .renameDocument(_, let old, let new): line("D=", old, new)
        case .edit(_, let edit): append(edit)
        }
    }

    private mutating func append(_ edit: Edit) {
        switch edit {
        case .createView(let view): append("V+", view)
        case .destroyView(let view): append("V-", view)
        case .insertSubview(let id, let parent, let place): append("S+", id, parent, place)
        case .removeSubview(let id, let parent, let place): append("S-", id, parent, place)
        case .insertArranged(let id, let stack, let place): append("A+", id, stack, place)
        case .removeArranged(let id, let stack, let place): append("A-", id, stack, place)
        case .createConstraint(let constraint): append("C+", constraint)
        case .destroyConstraint(let constraint): append("C-", constraint)
        case .rename(let item, let old, let new): line("N", spelling(item), old, new)
        case .setProperty(let item, let key, let condition, let old, let new):
            line(
                "P", spelling(item), key.spelling, spelling(condition), spelling(old),
                spelling(new))
        case .setUnknown(let item, let property, let old, let new):
            line(
                "P", spelling(item), property.key, spelling(property.condition),
                old.map { "=" + $0 } ?? "", new.map { "=" + $0 } ?? "")
        }
    }

    private mutating func append(_ verb: String, _ view: View) {
        line(
            [verb, String(view.id.raw), view.storedKind.rawValue, view.name]
                + fields(view.properties))
    }

    private mutating func append(_ verb: String, _ id: ViewID, _ parent: ViewID, _ place: Int) {
        line(verb, String(id.raw), String(parent.raw), String(place))
    }

    private mutating func append(_ verb: String, _ constraint: LayoutConstraint) {
        line(
            [
                verb, String(constraint.id.raw), constraint.name, spelling(constraint.first),
                constraint.relation.rawValue, constraint.second.map(spelling) ?? "",
            ] + fields(constraint.properties))
    }

    private func fields(_ properties: PropertyList) -> [String] {
        properties.entries.flatMap {
            [$0.key.spelling, spelling($0.condition), values.spell($0.value)]
        }
            + properties.unknown.flatMap {
                [$0.property.key, spelling($0.property.condition), $0.value]
            }
    }

    private func spelling(_ item: ItemID) -> String {
        switch item {
        case .document: "d"
        case .view(let id): "v\(id.raw)"
        case .constraint(let id): "c\(id.raw)"
        }
    }

    private func spelling(_ anchor: Anchor) -> String {
        let guide = anchor.item.guide.map { ":" + $0.rawValue } ?? ""
        return "\(anchor.item.view.raw)\(guide).\(anchor.attribute.rawValue)"
    }

    private func spelling(_ condition: SizeClasses) -> String {
        condition == .base ? "" : values.spell(.sizeClasses(condition))
    }

    private func spelling(_ value: PropertyValue?) -> String {
        value.map { "=" + values.spell($0) } ?? ""
    }

    private mutating func line(_ fields: String...) { line(fields) }

    private mutating func line(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { text += "\t" }
            append(field: field)
        }
        text += "\n"
    }

    /// Appends a field to `text`. Tabs, line feeds, backslashes and NULs are escaped with a
    /// backslash; NULs because the text would otherwise end there in sqlite3's shell.
    private mutating func append(field: String) {
        guard field.utf8.contains(where: EditEscape.isSpecial) else {
            text += field
            return
        }
        for scalar in field.unicodeScalars {
            if let letter = EditEscape.letter(for: scalar) {
                text += "\\"
                text.unicodeScalars.append(letter)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

/// The characters that must be escaped in a field, such as tabs. Each is written as a backslash and
/// a letter.
enum EditEscape {
    private static let letters: [(plain: Unicode.Scalar, letter: Unicode.Scalar)] = [
        ("\t", "t"), ("\n", "n"), ("\0", "0"), ("\\", "\\"),
    ]

    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == 9 || byte == 10 || byte == 0 || byte == UInt8(ascii: "\\")
    }

    static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        letters.first { $0.plain == scalar }?.letter
    }

    static func plain(for letter: Unicode.Scalar) -> Unicode.Scalar? {
        letters.first { $0.letter == letter }?.plain
    }
}
