package import CommandLanguage
package import LayoutReplies
import LayoutStore

extension Session {
    /// How deep scripts may source one another.
    static let deepestSource = 16

    /// Runs the commands of a script: as one operation, or inside the step that is open.
    package func source(
        _ path: SourceText, with values: [String: String], _ statement: Statement
    ) throws(CommandError) -> [Outcome] {
        let place = try enter(path)
        let outer = (scriptPaths, settings.parameters, language)
        defer { (scriptPaths, settings.parameters, language) = outer }
        let bytes = try read(place, namedAt: path.position)
        scriptPaths.append(place)
        language = LanguageVersion.current
        settings.parameters.merge(values) { $1 }
        let reader = CommandReader(
            LineSource(name: place, bytes: bytes), parameters: settings.parameters)
        if transaction != nil { return try runAll(reader) }
        do {
            return try script(statement.spelling) { try runAll(reader) }
        } catch {
            throw CommandError(any: error, in: statement)
        }
    }

    private func runAll(_ reader: CommandReader) throws(CommandError) -> [Outcome] {
        var reader = reader
        var outcomes: [Outcome] = []
        do {
            while !isOver, let next = try reader.next() {
                outcomes.append(try run(grammar.parse(next)))
            }
        } catch {
            throw reader.placed(error)
        }
        return outcomes
    }

    // MARK: Paths

    /// The path from where the program stands; refused where a script would source itself.
    private func enter(_ path: SourceText) throws(CommandError) -> String {
        let place = path.text.hasPrefix("/") ? path.text : folder + path.text.withoutHere
        if let first = scriptPaths.firstIndex(where: { $0.plainPath == place.plainPath }) {
            let circle = (scriptPaths[first...] + [place]).joined(separator: " → ")
            throw CommandError(
                .nestedTooDeep, "a script cannot source itself: " + circle, at: path.position)
        }
        if scriptPaths.count > Self.deepestSource {
            throw CommandError(
                .nestedTooDeep,
                "scripts cannot source one another deeper than \(Self.deepestSource)",
                at: path.position)
        }
        return place
    }

    /// Of the script that is being run, with its `/`; empty where there is none.
    private var folder: String {
        scriptPaths.last?.folderOfPath ?? ""
    }

    private func read(
        _ place: String, namedAt position: SourcePosition
    ) throws(CommandError) -> [UInt8] {
        do {
            return try surroundings.readFile(place)
        } catch {
            throw CommandError(error.code, error.message, at: position, hint: error.hint)
        }
    }
}

extension String {
    /// Without the `./` that means nothing behind a folder.
    fileprivate var withoutHere: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }

    /// A path without `.` and without `..` behind a folder: what tells that two spellings name the
    /// same file, where no links are in the way.
    fileprivate var plainPath: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
