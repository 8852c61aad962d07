/// Fonts measured by their own files instead of our tables.
///
/// Handed in from outside, because nothing here reads a file. Nothing is measured so unless somebody
/// asks for it: the layout then depends on those files.
package protocol FontSource: AnyObject, Sendable {
    /// Nil for a font that is not among them.
    func font(_ name: FontName) -> (any FontProgram)?
}

/// One font of a `FontSource`. Numbers are in em.
package protocol FontProgram: AnyObject, Sendable {
    /// Where it was read.
    var path: String { get }
    /// From the baseline to a line's top, and to its bottom.
    var ascent: Double { get }
    var descent: Double { get }
    /// How wide each character of one line is, kerning with the next one included.
    func advances(_ text: Substring) -> [Double]
}

/// The fonts that somebody gave for a layout: the same where they are the same object.
package struct OwnFonts: Hashable, Sendable {
    let source: any FontSource
    /// What was asked for, as it was said.
    package let folder: String

    package init(_ source: any FontSource, folder: String) {
        self.source = source
        self.folder = folder
    }

    package static func == (a: OwnFonts, b: OwnFonts) -> Bool { a.source === b.source }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// What says how wide and high a text is.
package enum MeasuredBy: Hashable, Sendable {
    case systemFont
    /// A table of `FontTables`, by its font.
    case table(String)
    /// What a font that is not there, or not known, is laid out in.
    case fallback
    /// A font's own file.
    case file(String)

    /// As answers have it.
    package var spelling: String {
        switch self {
        case .systemFont: "system font table"
        case .table(let name): "font table \(name)"
        case .fallback: "fallback Helvetica Neue"
        case .file(let path): "file \(path)"
        }
    }
}
