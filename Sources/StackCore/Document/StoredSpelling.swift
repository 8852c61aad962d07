/// How files spell the values that documents hold: in tables, in the journal, and in the content
/// that a digest adds up.
///
/// What people type and read (`PropertyValue.spelling`) may change with the program. A spelling that
/// a released program has written into files may not: another one is another version, and a
/// migration leads to it. Words of closed lists, keys and kinds are spelled the same in both; the
/// released schema lists them, and a test compares.
///
/// A class, because documents carry it along by the thousands.
package final class StoredSpelling: Sendable {
    /// Which rules a digest was made by; a file names it.
    package let version: Int
    private let speller: @Sendable (PropertyValue) -> String
    private let parser: @Sendable (PropertyType, String) -> PropertyValue?

    /// - Parameter parse: reads back what `spell` spells; nil for what is no value of the type.
    package init(
        version: Int, spell: @escaping @Sendable (PropertyValue) -> String,
        parse: @escaping @Sendable (PropertyType, String) -> PropertyValue?
    ) {
        self.version = version
        speller = spell
        parser = parse
    }

    /// The one that this program writes.
    package static let current = version1

    /// One text for each value, whatever the property.
    package func spell(_ value: PropertyValue) -> String { speller(value) }

    /// Reads what `spell` has spelled; nil when it is no value that `key` takes.
    package func parse(_ text: String, for key: PropertyKey) -> PropertyValue? {
        parser(key.type, text)
    }

    /// The same for the condition of a variation.
    package func sizeClasses(_ text: String) -> SizeClasses? {
        if case .sizeClasses(let value)? = parser(.sizeClasses, text) { value } else { nil }
    }
}
