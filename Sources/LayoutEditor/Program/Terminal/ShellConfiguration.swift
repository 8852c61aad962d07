import CommandLanguage
import LayoutReplies
import LayoutSession
import LayoutStore
import StackCore

/// The user's settings for all interactive shells. They are in
/// `$XDG_CONFIG_HOME/layoutedit/config`, one a line.
///
///     # for people
///     colour = auto
///     mode = table
///     alias f = frames form
struct ShellConfiguration {
    private(set) var color: ColorChoice?
    private(set) var mode: OutputMode?
    private(set) var aliases = Aliases()
    /// The errors in the configuration file, in the order of its lines. The lines without errors
    /// still apply.
    private(set) var errors: [CommandError] = []

    init() {}

    /// - Parameters:
    ///   - path: the configuration file; if it is nil or there is no file, there are no settings
    ///   - isSafe: whether to ignore the aliases in the file
    init(path: String? = Self.path, in grammar: Grammar, isSafe: Bool) {
        guard let path else { return }
        do throws(CommandError) {
            guard let bytes = try DataFile.readPresent(path) else { return }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw CommandError(.badData, "\(path): the file is not UTF-8")
            }
            for (number, line) in text.textLines.enumerated() {
                read(String(line), number + 1, of: path, in: grammar, isSafe: isSafe)
            }
        } catch {
            errors.append(error)
        }
    }

    /// The path of the configuration file: in `$XDG_CONFIG_HOME` if that is set, otherwise in
    /// `~/.config`.
    static var path: String? {
        if let folder = Environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
            return folder + "/layoutedit/config"
        }
        guard let home = Environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.config/layoutedit/config"
    }

    private mutating func read(
        _ line: String, _ number: Int, of path: String, in grammar: Grammar, isSafe: Bool
    ) {
        do throws(CommandError) {
            guard let setting = try Setting(line, number) else { return }
            try read(setting, in: grammar, isSafe: isSafe)
        } catch {
            var error = error
            error.origin = ErrorOrigin(file: path, line: line)
            errors.append(error)
        }
    }

    private mutating func read(
        _ setting: Setting, in grammar: Grammar, isSafe: Bool
    ) throws(CommandError) {
        switch setting.words.map(\.text) {
        case ["mode"]: mode = try Argument<OutputMode>.mode.read(setting.word)
        case ["colour"], ["color"]: color = try Argument<ColorChoice>.color.read(setting.word)
        case let words where words.first == "alias" && words.count == 2:
            if isSafe { return }
            try aliases.define(
                setting.words[1].source, as: setting.value, at: setting.place, in: grammar)
        default: throw setting.unknown
        }
    }
}

/// A line `NAME = VALUE` of the configuration file.
private struct Setting {
    /// The words before the `=`.
    let words: [Word]
    /// The text after the `=`, trimmed.
    let value: String
    let place: SourcePosition

    /// Returns nil for an empty line and for a comment. Throws if the line contains no `=`, or no
    /// value after it.
    init?(_ line: String, _ number: Int) throws(CommandError) {
        let scalars = Array(line.unicodeScalars)
        let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
        guard let first = scalars.firstIndex(where: { !isSpace($0) }), scalars[first] != "#" else {
            return nil
        }
        guard let equals = scalars.firstIndex(of: "=") else {
            throw CommandError(
                .syntax, "expected =", at: SourcePosition(line: number, column: scalars.count + 1),
                hint: Self.forms)
        }
        words = Self.words(scalars[..<equals], number, isSpace)
        let rest = scalars[(equals + 1)...]
        let start = rest.firstIndex { !isSpace($0) } ?? rest.endIndex
        place = SourcePosition(line: number, column: start + 1)
        let end = rest.lastIndex { !isSpace($0) } ?? start - 1
        value = scalars[start..<max(start, end + 1)].map { String($0) }.joined()
        if value.isEmpty {
            throw CommandError(.syntax, "expected something after =", at: place, hint: Self.forms)
        }
    }

    private static func words(
        _ scalars: ArraySlice<Unicode.Scalar>, _ number: Int, _ isSpace: (Unicode.Scalar) -> Bool
    ) -> [Word] {
        scalars.split(whereSeparator: isSpace).map { part in
            Word(
                part.map { String($0) }.joined(),
                at: SourcePosition(line: number, column: part.startIndex + 1))
        }
    }

    /// The value as one word of the command language, even if it contains spaces.
    var word: Word { Word(value, at: place) }

    var unknown: CommandError {
        let name = words.map(\.text).joined(separator: " ")
        return CommandError(
            .syntax, "there is no setting \(name.isEmpty ? "of that name" : name)",
            at: words.first?.start ?? place, hint: Self.forms)
    }

    private static let forms = "alias NAME = COMMAND, mode = table, colour = auto"
}
