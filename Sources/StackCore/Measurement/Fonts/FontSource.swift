internal import Synchronization

/// A provider of fonts that are measured from font files instead of the built-in tables.
///
/// The caller provides the source, because this module reads no files. Layouts work without a
/// source; with one, they depend on its files.
package protocol FontSource: AnyObject, Sendable {
    /// Returns the font with that name; nil if the source does not contain it.
    func font(_ name: FontName) -> (any FontProgram)?
}

/// One font of a `FontSource`. Metrics are in em.
package protocol FontProgram: AnyObject, Sendable {
    /// The font file: its path, and the index of this font in it.
    var file: FontFileReference { get }
    /// The distance from the baseline to the top of a line. `descent` is the distance from the
    /// baseline to the bottom.
    var ascent: Double { get }
    var descent: Double { get }
    /// Returns the width of each character of a line in em, including its kerning with the next
    /// character. A width is nil if the font lacks the character.
    func advances(_ text: Substring) -> [Double?]
}

/// The font files given for a layout. Two values are equal if `source` is the same object.
package struct CustomFonts: Hashable, Sendable {
    let source: any FontSource
    /// The path of the folder with the font files, as the user typed it.
    package let folder: String
    /// Whether the document's `MissingFonts` have priority over the files. Then a font that was
    /// missing on the computer where the document was saved is not read from the files.
    let yieldsToDocument: Bool

    package init(_ source: any FontSource, folder: String, yieldsToDocument: Bool = false) {
        self.source = source
        self.folder = folder
        self.yieldsToDocument = yieldsToDocument
    }

    /// Returns the font with that name. Returns nil if the files do not contain it, or if
    /// `yieldsToDocument` is true and the font was missing on the computer where the document was
    /// saved.
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
    /// A built-in table (`FontTables`). The value is the name of the font.
    case table(String)
    /// Helvetica Neue, the substitute for a missing or unknown font.
    case fallback
    /// A font file; the value is its path.
    case file(String)

    /// The description of the source in reports.
    package var spelling: String {
        switch self {
        case .systemFont: "system font table"
        case .table(let name): "font table \(name)"
        case .fallback: "fallback Helvetica Neue"
        case .file(let path): "file \(path)"
        }
    }
}

/// The font files of an app. They are searched for when a document first names a custom font.
package final class AppFonts: Sendable {
    /// An app without font files: all texts are measured with the built-in tables.
    package static let none = AppFonts { nil }

    private let search: @Sendable () -> CustomFonts?
    private let found = Mutex<CustomFonts??>(nil)

    package init(_ search: @escaping @Sendable () -> CustomFonts?) { self.search = search }

    /// Returns the font files with which a document's texts are measured. Returns nil if the app
    /// has none, or if all texts are in the system font.
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
