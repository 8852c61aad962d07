package import CommandLanguage
package import LayoutReplies
import LayoutStore

extension Session {
    /// The maximum nesting depth of scripts that run other scripts by `source`.
    static let deepestSource = 16

    /// Runs the commands of a script as one operation, or as a part of the operation in progress.
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
        if openOperation != nil { return try runAll(reader) }
        do {
            return try operation(statement.spelling) { try runAll(reader) }
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

    // MARK: Paths of scripts

    /// Returns the path relative to the working directory. Throws if a script would source itself,
    /// or if scripts are nested too deeply.
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

    /// The folder of the running script, with a trailing `/`; empty if there is none.
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
    /// The path without a leading `./`.
    fileprivate var withoutHere: String {
        var path = self[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }

    /// The path without `.`, and without each `..` and the folder before it. For a file that is
    /// reached without links, all spellings of its path give the same result.
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
