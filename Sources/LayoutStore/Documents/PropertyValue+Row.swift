internal import StackCore

extension PropertyValue {
    /// Flags are 0 and 1, numbers REAL, everything else in the file's spelling.
    func stored(in spelling: StoredSpelling) -> SQLiteValue {
        switch self {
        case .flag(let value): .integer(value ? 1 : 0)
        case .number(let value), .spacing(.points(let value)): .real(value)
        default: .text(spelling.spell(self))
        }
    }

    /// nil when the value is none that `key` takes.
    init?(stored: SQLiteValue, in spelling: StoredSpelling, for key: PropertyKey) {
        switch (stored, key.type) {
        case (.integer(0), .flag): self = .flag(false)
        case (.integer(1), .flag): self = .flag(true)
        case (.real(let value), .number(let range)) where range.contains(value):
            self = .number(value)
        case (.real(let value), .wholeNumber(let range))
        where range.contains(value) && value == value.rounded():
            self = .number(value)
        case (.real(let value), .spacing) where value.magnitude <= NumberSpelling.limit:
            self = .spacing(.points(value))
        case (.text("system"), .spacing): self = .spacing(.system)
        case (.text, .flag), (.text, .number), (.text, .wholeNumber), (.text, .spacing): return nil
        case (.text(let text), _):
            guard let value = spelling.parse(text, for: key) else { return nil }
            self = value
        default: return nil
        }
    }
}

extension StoredSpelling {
    /// Whether the journal and the tables can give the value of a key back.
    func keeps(_ value: PropertyValue, of key: PropertyKey) -> Bool {
        PropertyValue(stored: value.stored(in: self), in: self, for: key) == value
    }
}
