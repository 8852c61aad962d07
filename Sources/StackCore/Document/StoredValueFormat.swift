/// A version of the text that files store for values: in tables, in the journal, and in the content
/// from which digests are computed.
///
/// The text of a value in commands (`PropertyValue.spelling`) may change with the program. The text
/// in files may not change after a release: every change requires a new version and a migration.
/// Keywords, keys and kinds are the same in commands and files. The tables accept any keyword,
/// because a file of a newer program can have keywords that this program stores as `unknown`.
///
/// This is a class because thousands of documents refer to the same version.
package final class StoredValueFormat: Sendable {
    /// The number of this version. Files store it, because their digests depend on the text of
    /// values.
    package let version: Int
    private let speller: @Sendable (PropertyValue) -> String
    private let parser: @Sendable (PropertyType, String) -> PropertyValue?

    /// - Parameter parse: Parses the output of `spell`. Returns nil if the text is not a value of
    ///   the type.
    package init(
        version: Int, spell: @escaping @Sendable (PropertyValue) -> String,
        parse: @escaping @Sendable (PropertyType, String) -> PropertyValue?
    ) {
        precondition(version > 0, "the first version of a spelling is 1")
        self.version = version
        speller = spell
        parser = parse
    }

    /// The version of the stored text in which this program writes new files.
    package static let current = version1

    /// Returns the stored text of a value. The text does not depend on the property.
    package func spell(_ value: PropertyValue) -> String { speller(value) }

    /// Parses the stored text of a value of `key`. Text that is not a valid value becomes
    /// `PropertyValue.unknown`.
    package func parse(_ text: String, for key: PropertyKey) -> PropertyValue {
        parser(key.type, text) ?? .unknown(text)
    }

    /// Parses the stored size classes of a variation; nil if the text does not have the form
    /// `w=compact,h=regular`.
    package func sizeClasses(_ text: String) -> SizeClasses? {
        if case .sizeClasses(let value)? = parser(.sizeClasses, text) { value } else { nil }
    }
}
