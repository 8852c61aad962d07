/// A colour as a person says it.
///
/// A file keeps any text as a colour: what is none of UIColor's and no hexadecimal is the name of a
/// colour in an asset catalogue. A person has to say `asset:NAME`, so that a word mistyped is no asset.
package enum Color: Hashable, Sendable {
    case components(HexColor)
    case named(UIColorName)
    /// A colour of the app's asset catalogue.
    case asset(String)

    /// What stands before an asset's name.
    package static let assetPrefix = "asset:"

    /// Reads what a document holds.
    package init(stored text: String) {
        if let known = Self.known(text) {
            self = known
        } else if let name = Self.hiddenAsset(text) {
            self = .asset(name)
        } else {
            self = .asset(text)
        }
    }

    /// What a document is to hold for what a person types; nil when it is no colour.
    package static func stored(typed text: String) -> String? {
        if known(text) != nil { return text }
        guard text.hasPrefix(assetPrefix) else { return nil }
        return stored(asset: String(text.dropFirst(assetPrefix.count)))
    }

    /// The same for a colour of an asset catalogue; one that is called as UIColor's keeps its prefix.
    package static func stored(asset name: String) -> String {
        known(name) == nil ? name : assetPrefix + name
    }

    /// What a person types for what a document holds.
    package static func typed(stored text: String) -> String {
        known(text) != nil || hiddenAsset(text) != nil ? text : assetPrefix + text
    }

    private static func known(_ text: String) -> Color? {
        HexColor(text).map(Color.components) ?? UIColorName(spelling: text).map(Color.named)
    }

    /// The asset's name behind a prefix that is stored, because the name alone is another colour.
    private static func hiddenAsset(_ text: String) -> String? {
        guard text.hasPrefix(assetPrefix) else { return nil }
        let name = String(text.dropFirst(assetPrefix.count))
        return known(name) == nil ? nil : name
    }
}

extension PropertyType {
    /// Reads a value as a person types it: as `parse`, but a colour has to be one.
    package func parse(typed text: String) -> PropertyValue? {
        self == .color ? Color.stored(typed: text).map(PropertyValue.text) : parse(text)
    }

    /// The spelling that `parse(typed:)` reads back as the same value.
    package func typed(_ value: PropertyValue) -> String {
        self == .color ? Color.typed(stored: value.spelling) : value.spelling
    }
}
