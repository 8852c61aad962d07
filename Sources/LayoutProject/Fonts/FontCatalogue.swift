internal import LayoutChecks
package import StackCore

/// The fonts in the files of an app, by their PostScript names.
package struct FontCatalogue: Sendable {
    private var fonts: [String: [FontFileReference]] = [:]
    private var names: [String: [String]] = [:]
    /// Messages about font files that cannot be used.
    package private(set) var messages: [ProjectMessage] = []
    /// The maximum size of a font file, in bytes. The largest real font of an app has 4.2 MB;
    /// system fonts can be larger.
    private static let largestFile = 64 << 20

    /// - Parameter paths: the font files of the target
    package init(_ paths: [String], in files: any ProjectFiles) {
        for path in Set(paths).sorted() {
            var list = MessageList(path)
            do throws(FileRefusal) {
                add(FontNames(try files.read(path, atMost: Self.largestFile)), path, &list)
            } catch {
                list.add(error)
            }
            messages += list.messages
        }
    }

    private mutating func add(_ found: FontNames, _ path: String, _ list: inout MessageList) {
        names[path] = found.fonts.map(\.name)
        if found.fonts.isEmpty { list.add(nil, .warning, "this file contains no font") }
        for font in found.fonts {
            assert(
                fonts[font.name]?.last.map { $0.path <= path } ?? true, "the files are not sorted")
            fonts[font.name, default: []].append(
                FontFileReference(path: path, face: font.face, instance: font.instance))
        }
    }

    /// The names of all fonts, sorted.
    package var allNames: [String] { fonts.keys.sorted() }

    /// Returns the names of the fonts in a file, in the file's order; empty if the catalogue does
    /// not contain the file.
    package func names(in path: String) -> [String] { names[path] ?? [] }

    /// Returns the paths of the files that contain the font with this name.
    func paths(of postScriptName: String) -> [String] {
        (fonts[postScriptName] ?? []).map(\.path)
    }

    /// Returns the font with this name; nil if no file contains it. If several files contain it,
    /// chooses the file that has the most enclosing folders in common with the document; of several
    /// such files, the first by path.
    package func file(
        named postScriptName: String, nearest document: String
    ) -> FontFileReference? {
        let folders = ProjectPath.folder(of: document).split(separator: "/")
        func common(_ font: FontFileReference) -> Int {
            zip(folders, ProjectPath.folder(of: font.path).split(separator: "/"))
                .prefix { $0 == $1 }.count
        }
        // Of several equally near files, `max` returns the first, and the files are sorted by path.
        return fonts[postScriptName]?.max { common($0) < common($1) }
    }
}
