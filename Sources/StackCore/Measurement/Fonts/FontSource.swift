internal import Synchronization

/// Fonts that are measured from font files instead of the built-in tables.
///
/// The caller provides the source, because this module reads no files. It is optional, because it
/// makes the layout depend on those files.
package protocol FontSource: AnyObject, Sendable {
    /// Returns the font with that name; nil if the source does not contain it.
    func font(_ name: FontName) -> (any FontProgram)?
}

/// One font of a `FontSource`. Metrics are in em.
package protocol FontProgram: AnyObject, Sendable {
    /// The font file, and the font in it.
    var file: FontFileReference { get }
    /// The distance from the baseline to the top of a line; `descent` is that to its bottom.
    var ascent: Double { get }
    var descent: Double { get }
    /// Returns the width of each character of a line, including its kerning with the next one; nil
    /// for a character that the font lacks.
    func advances(_ text: Substring) -> [Double?]
}

/// The font files given for a layout. Two values are equal if `source` is the same object.
package struct CustomFonts: Hashable, Sendable {
    let source: any FontSource
    /// The font folder as the user wrote it.
    package let folder: String
    /// Whether the document's record of missing fonts (`MissingFonts`) has priority over the files.
    let yieldsToDocument: Bool

    package init(_ source: any FontSource, folder: String, yieldsToDocument: Bool = false) {
        self.source = source
        self.folder = folder
        self.yieldsToDocument = yieldsToDocument
    }

    /// Returns the font with that name; nil if the files do not contain it, or if it was missing
    /// where the document was saved and that has priority.
    func font(_ name: FontName, besides missing: MissingFonts) -> (any FontProgram)? {
        let isMissing = missing.contains(name.family) || missing.contains(name.rawValue)
        if yieldsToDocument && isMissing { return nil }
        return source.font(name)
    }

    package static func == (a: CustomFonts, b: CustomFonts) -> Bool { a.source === b.source }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// The source of a text's width and height.
package enum MeasuredBy: Hashable, Sendable {
    case systemFont
    /// A table of `FontTables`, with the font's name.
    case table(String)
    /// The substitute for a missing or unknown font.
    case fallback
    /// A font file, with its path.
    case file(String)

    /// The description used in output.
    package var spelling: String {
        switch self {
        case .systemFont: "system font table"
        case .table(let name): "font table \(name)"
        case .fallback: "fallback Helvetica Neue"
        case .file(let path): "file \(path)"
        }
    }
}

/// The fonts of an app, which are searched for when a text first names a font.
package final class AppFonts: Sendable {
    /// No fonts: the tables measure all texts.
    package static let none = AppFonts { nil }

    private let search: @Sendable () -> CustomFonts?
    private let found = Mutex<CustomFonts??>(nil)

    package init(_ search: @escaping @Sendable () -> CustomFonts?) { self.search = search }

    /// Returns the fonts that measure a document's texts; nil if there are none or all texts are in
    /// the system font.
    package func fonts(of document: Document) -> CustomFonts? {
        if !document.namesCustomFont { return nil }
        return found.withLock { found in
            if let known = found { return known }
            let fonts = search()
            found = .some(fonts)
            return fonts
        }
    }
}
