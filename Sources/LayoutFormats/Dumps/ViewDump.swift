import StackCore

/// Reads the views of a running app as UIKit prints them in the console. `recursiveDescription`
/// includes frames; `_autolayoutTrace` does not. Apple documents neither format.
///
/// In the documents, views have frames and autoresizing masks instead of constraints, because UIKit
/// does not print the constraints. Each view that the dump shows without a superview becomes a
/// document.
package enum ViewDump {
    /// The maximum number of views in a dump. A running app has a few hundred.
    package static let views = 20_000
    /// The greatest depth of a view in the hierarchy.
    package static let depth = 256
    /// The greatest size of a dump, in bytes.
    package static let bytes = 16 << 20

    /// The first view of a dump must be within this number of lines from the start. Other lines,
    /// such as the debugger command that printed the dump, may precede it.
    private static let preamble = 50

    /// Returns whether the bytes contain a view as UIKit prints it in a dump.
    package static func isDump(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        return start.split(whereSeparator: \.isNewline).prefix(preamble)
            .contains { DumpedView(String($0), line: 0) != nil }
    }

    /// Parses a dump of views. Skips lines that do not describe a view.
    ///
    /// - Returns: documents with unique names, and notes on what they leave out
    /// - Throws: an error if the bytes are not a dump of views or exceed a limit
    package static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportedFile {
        if bytes.count > self.bytes {
            throw ImportRefusal(line: nil, "it is larger than \(self.bytes >> 20) MB")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ImportRefusal(line: nil, "it is not UTF-8 text")
        }
        let found = try views(of: text)
        guard let first = found.first else {
            throw ImportRefusal(line: nil, "it describes no view")
        }
        var names = NameAllocator()
        var documents: [ImportedDocument] = []
        var notes: [ImportNote] = []
        var start = 0
        while start < found.count {
            let end =
                found[(start + 1)...].firstIndex { $0.depth <= first.depth } ?? found.count
            var made = DumpedDocument(found[start..<end])
            made.make()
            documents.append(
                ImportedDocument(
                    name: names.unique(made.name), edits: made.edits,
                    origin: SceneOrigin(key: "", places: [:], controller: nil)))
            notes += made.notes
            start = end
        }
        return ImportedFile(documents: documents, notes: notes)
    }

    private static func views(of text: String) throws(ImportRefusal) -> [DumpedView] {
        var found: [DumpedView] = []
        for (line, words) in logicalLines(of: text) {
            guard let view = DumpedView(words, line: line) else { continue }
            let outer = found.last?.depth ?? view.depth - 1
            if view.depth > outer + 1 {
                throw ImportRefusal(
                    line: line, "the superview of \(view.className) is missing")
            }
            if view.depth < found.first?.depth ?? 0 {
                throw ImportRefusal(
                    line: line, "\(view.className) is outside of the first view")
            }
            if view.depth - (found.first?.depth ?? view.depth) >= depth {
                throw ImportRefusal(line: line, "views are nested more than \(depth) deep")
            }
            if found.count == views {
                throw ImportRefusal(line: line, "there are more than \(views) views")
            }
            found.append(view)
        }
        return found
    }

    /// Joins the lines of each view's description, which may contain line breaks and ends with `>`.
    /// Each result has the number of its first line, counted from 1.
    private static func logicalLines(of text: String) -> [(line: Int, words: String)] {
        var result: [(line: Int, words: String)] = []
        var isOpen = false
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            let startsView = DumpedView(String(line), line: 0) != nil
            if isOpen, !startsView, !result.isEmpty {
                result[result.count - 1].words += "\n" + line
            } else {
                result.append((number + 1, String(line)))
                isOpen = startsView && line.contains("<")
            }
            if line.last(where: { !$0.isWhitespace }) == ">" { isOpen = false }
        }
        return result
    }
}
