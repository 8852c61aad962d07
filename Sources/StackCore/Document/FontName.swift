/// The PostScript name of a font that is not the system font, such as `HelveticaNeue-Bold`.
///
/// One word that no weight or design is spelt with, so a font's spelling reads back as itself.
package struct FontName: Hashable, Sendable {
    package let rawValue: String

    package init?(_ rawValue: String) {
        guard !rawValue.isEmpty, rawValue.utf8.count <= 100,
            rawValue.unicodeScalars.allSatisfy(FontName.allows),
            FontWeight(rawValue: rawValue) == nil, FontDesign(rawValue: rawValue) == nil
        else { return nil }
        self.rawValue = rawValue
    }

    private static func allows(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_.+&'".unicodeScalars.contains(scalar)
    }
}
