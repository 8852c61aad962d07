import CommandLanguage
import LayoutChecks
import LayoutFormats
import LayoutProject
import LayoutStore
import StackCore

/// The settings of checks from `.layoutedit.toml`: enabled rules, their severities, and findings to
/// ignore.
struct CheckSettings: Sendable {
    var rules = CheckRules()
    /// The lowest severity that makes the check fail; nil if the settings file does not set it.
    var failOn: FailOn?
    var devices: [String?]?
    var orientations: [Orientation]?
    /// Whether the settings turn off reading the Xcode project.
    var isProjectOff = false
    var languages: LanguageChoice?
    fileprivate var ignores: [Ignore] = []
    /// A sentence about a settings file in the current folder that was not read; nil for none.
    private(set) var refusal: String?
    /// The settings' folder, to which the patterns for files are relative; nil if there is no
    /// settings file.
    private var folder: String?

    /// A filter for findings to ignore, one `ignore` table of the settings file. A finding matches
    /// if it matches every field that is not nil.
    fileprivate struct Ignore {
        var file: String?
        var rule: RuleID?
        var document: String?
        var view: String?
    }

    init() {}

    /// Reads the settings of the current folder, which may have none.
    static func ofCurrentFolder() throws(CommandError) -> CheckSettings {
        // A settings file that is a link out of the folder is not read. Someone else may have
        // created the link, and error messages would show lines of its target.
        let name = names.first { FileProbe.isFile($0, in: ".") }
        var settings =
            try name.map { name throws(CommandError) in
                try CheckSettings(try DataFile.read(name), path: name)
            } ?? CheckSettings()
        let refused = names.prefix { $0 != name }.first(where: FileProbe.isThere)
        settings.refusal = refused.map { name in
            FileProbe.isLink(name)
                ? "\(name) does not lead to a file in this folder, and was not read"
                : "\(name) \(FileRefusal.irregular.sentence) and was not read"
        }
        return settings
    }

    /// Returns the file's result without the findings that the settings ignore.
    func kept(of file: CheckedFile) -> CheckedFile {
        if ignores.isEmpty { return file }
        let paths = paths(of: file.path)
        var result = file
        for index in result.documents.indices {
            let name = result.documents[index].name
            func isKept(_ finding: MergedFinding) -> Bool {
                let places = paths + (finding.translation.map { self.paths(of: $0.path) } ?? [])
                return !ignores.contains { $0.matches(finding, document: name, paths: places) }
            }
            result.documents[index].findings = result.documents[index].findings.compactMap {
                $0.languages.isEmpty ? isKept($0) ? $0 : nil : $0.limited(to: isKept)
            }
        }
        return result
    }

    /// Returns the message about a problem in a file of a project, with the severity that the
    /// settings give to its rule. Returns nil if the settings disable the rule, or if a filter
    /// matches the problem. A filter that names a view never matches such a problem.
    ///
    /// - Parameter path: the file's path from the current folder
    func kept(_ message: ProjectMessage, at path: String) -> ProjectMessage? {
        let rule = message.rule ?? .projectFile
        guard let severity = rules[rule] else { return nil }
        let (paths, name) = (paths(of: path), ProjectPath.name(of: message.path))
        let isIgnored = ignores.contains { ignore in
            ignore.view == nil && ignore.matches(rule, document: name, paths: paths)
        }
        if isIgnored { return nil }
        return rule == .projectFile
            ? message
            : ProjectMessage(message.path, message.line, severity, message.text, rule: message.rule)
    }

    /// Returns the paths that a pattern for files is compared with: the path as the user spelled
    /// it, and relative to the settings' folder.
    private func paths(of path: String) -> [String] {
        guard let folder else { return [path] }
        let place = FileProbe.resolved(path.enclosingFolder) + "/" + path.lastNameOfPath
        return [path, ProjectPath.relative(place, to: folder)]
    }
}

/// The lowest severity that makes `check` exit with status 1.
enum FailOn: String, CaseIterable, Sendable {
    case error, warning, note, never

    /// The possible words, such as `error|warning`, as a usage lists them.
    static let words = allCases.map(\.rawValue).joined(separator: "|")

    /// The lowest severity that fails the check; nil for `never`.
    var least: Severity? { Severity(rawValue: rawValue) }
}

extension CheckSettings.Ignore {
    fileprivate func matches(_ finding: MergedFinding, document: String, paths: [String]) -> Bool {
        matches(finding.finding.rule, document: document, paths: paths)
            && (view.map { finding.names.contains($0) } ?? true)
    }

    /// Returns whether the filter's rule, document and file match those of a finding. Does not
    /// compare the filter's view.
    fileprivate func matches(_ rule: RuleID, document: String, paths: [String]) -> Bool {
        (file.map { paths.contains(where: PathPattern($0).matches) } ?? true)
            && (self.rule.map { $0 == rule } ?? true)
            && (self.document.map { $0 == document } ?? true)
    }
}

// MARK: - Reading the settings file

extension CheckSettings {
    /// The file names that are tried, in this order, if the user names no settings file.
    static let names = [".layoutedit.toml", ".layoutedit.json"]

    /// Parses a settings file. A path that ends in `.json` is read as JSON, any other as TOML.
    init(_ bytes: [UInt8], path: String) throws(CommandError) {
        self.init()
        folder = FileProbe.resolved(path.enclosingFolder)
        let value: JSONValue
        if path.hasSuffix(".json") {
            guard let read = JSONReader.read(bytes) else {
                throw CommandError(.badData, "\(path): this is not JSON")
            }
            value = read
        } else {
            do {
                value = try TOMLReader.read(String(decoding: bytes, as: UTF8.self))
            } catch {
                throw CommandError(.badData, "\(path):\(error.line): \(error.message)")
            }
        }
        guard case .object(let members) = value else {
            throw CommandError(.badData, "\(path): expected a table of settings")
        }
        for (key, value) in members { try read(key, value, path) }
    }

    private mutating func read(
        _ key: String, _ value: JSONValue, _ path: String
    ) throws(CommandError) {
        switch key {
        case "fail-on":
            guard let word = value.content.flatMap(FailOn.init(rawValue:)) else {
                throw CommandError(.badData, "\(path): fail-on must be one of \(FailOn.words)")
            }
            failOn = word
        case "devices":
            devices = try Self.list(value, of: "devices", path) { name throws(CommandError) in
                guard Device.screen(name) != nil else {
                    throw CommandError(.unknownDevice, "\(path): there is no device \(name)")
                }
                return name
            }
        case "orientations":
            orientations = try Self.list(value, of: "portrait and landscape", path) {
                word throws(CommandError) in
                guard let orientation = Orientation(rawValue: word) else {
                    throw CommandError(.badData, "\(path): there is no orientation \(word)")
                }
                return orientation
            }
        case "project":
            guard value.content == "off" else {
                throw CommandError(.badData, "\(path): project must be \"off\"")
            }
            isProjectOff = true
        case "languages":
            let words =
                value.elements.isEmpty
                ? [value.content ?? ""] : value.elements.map { $0.content ?? "" }
            do {
                languages = try LanguageChoice(words.joined(separator: ","))
            } catch {
                throw CommandError(.badData, "\(path): \(error.message)", hint: error.hint)
            }
        case "rules":
            guard case .object(let members) = value else {
                throw CommandError(.badData, "\(path): rules must be a table")
            }
            for (name, severity) in members { try read(rule: name, severity, path) }
        case "ignore":
            guard case .array(let items) = value else {
                throw CommandError(.badData, "\(path): ignore must be a list of tables")
            }
            for item in items { try read(ignore: item, path) }
        default:
            throw CommandError(.badData, "\(path): there is no setting \(key)")
        }
    }

    /// Reads a list of words, such as device names. Throws if the list is empty, because no layout
    /// would then be checked.
    private static func list<Value>(
        _ value: JSONValue, of what: String, _ path: String,
        _ read: (String) throws(CommandError) -> Value
    ) throws(CommandError) -> [Value] {
        let expected = CommandError(.badData, "\(path): expected a list of \(what)")
        var values: [Value] = []
        for element in value.elements {
            guard let word = element.content else { throw expected }
            values.append(try read(word))
        }
        if values.isEmpty { throw expected }
        return values
    }

    private mutating func read(
        rule name: String, _ value: JSONValue, _ path: String
    ) throws(CommandError) {
        let rule = try Self.rule(named: name, path)
        let word = value.content ?? ""
        guard word == "off" || Severity(rawValue: word) != nil else {
            throw CommandError(
                .badData, "\(path): \(name) must be error, warning, note or off")
        }
        rules[rule] = Severity(rawValue: word)
    }

    private static func rule(
        named name: String, _ path: String
    ) throws(CommandError) -> RuleID {
        if let rule = RuleID(rawValue: name) { return rule }
        throw CommandError(
            .badData, "\(path): there is no rule \(name)",
            hint: Suggestion.hint(for: name, among: RuleID.allCases.map(\.rawValue)))
    }

    private mutating func read(ignore item: JSONValue, _ path: String) throws(CommandError) {
        guard case .object(let members) = item else {
            throw CommandError(.badData, "\(path): ignore must be a list of tables")
        }
        if members.isEmpty {
            throw CommandError(
                .badData, "\(path): a table of ignore has no keys, so it would match every finding")
        }
        var ignore = Ignore()
        for (key, value) in members {
            guard let text = value.content else {
                throw CommandError(.badData, "\(path): \(key) of ignore must be a string")
            }
            switch key {
            case "file": ignore.file = text
            case "rule": ignore.rule = try Self.rule(named: text, path)
            case "document": ignore.document = text
            case "view": ignore.view = text
            default: throw CommandError(.badData, "\(path): ignore has no key \(key)")
            }
        }
        ignores.append(ignore)
    }
}

/// A pattern for paths: `*` matches any characters except `/`, `**` any characters, `?` one
/// character except `/`.
struct PathPattern {
    private let pattern: [Character]

    init(_ pattern: String) { self.pattern = Array(pattern) }

    func matches(_ path: String) -> Bool {
        // The positions in `pattern` that can be reached with the characters read so far.
        var places: Set<Int> = closure([0])
        for character in path {
            var next: Set<Int> = []
            for place in places where place < pattern.count {
                switch pattern[place] {
                case "*":
                    if character != "/" || isDouble(place) { next.insert(place) }
                case "?": if character != "/" { next.insert(place + 1) }
                case character: next.insert(place + 1)
                default: break
                }
            }
            places = closure(next)
            if places.isEmpty { return false }
        }
        return places.contains(pattern.count)
    }

    /// Adds the positions in the pattern that matching can also reach without reading a character.
    /// Those are the positions after `*`, `**` and `**/`, which can all match nothing.
    private func closure(_ places: Set<Int>) -> Set<Int> {
        var result = places
        var pending = Array(places)
        while let place = pending.popLast() {
            guard place < pattern.count, pattern[place] == "*" else { continue }
            var behind = [place + 1]
            if isDouble(place), place + 2 < pattern.count, pattern[place + 2] == "/" {
                behind.append(place + 3)
            }
            for place in behind where result.insert(place).inserted { pending.append(place) }
        }
        return result
    }

    private func isDouble(_ place: Int) -> Bool {
        place + 1 < pattern.count && pattern[place + 1] == "*"
            || place > 0 && pattern[place - 1] == "*"
    }
}
