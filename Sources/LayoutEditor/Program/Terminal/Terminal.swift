import LayoutStore
import Platform

/// The capabilities of the terminal, according to the environment variables and the standard
/// streams.
struct Terminal: Sendable {
    /// Whether a person types the commands and reads the output.
    let isInteractive: Bool
    /// Whether the terminal can move the cursor, so that the user can edit a line.
    let canEdit: Bool
    let hasColor: Bool
    /// Whether messages on standard error are coloured.
    let hasMessageColor: Bool
    /// Whether long replies on standard output can be shown in a pager.
    let canPage: Bool
    /// Whether box characters and arrows can be displayed; true if the output goes to a file.
    let isUTF8: Bool

    /// The capabilities for output to files and pipes.
    static let none = Terminal()

    private init() {
        (isInteractive, canEdit, canPage, isUTF8) = (false, false, false, true)
        (hasColor, hasMessageColor) = (false, false)
    }

    init(color: ColorChoice) {
        let shows = Self.showsOutput
        let isDumb = ["", "dumb"].contains(Environment["TERM"] ?? "")
        isInteractive = isatty(STDIN_FILENO) == 1 && shows
        canEdit = isInteractive && !isDumb
        canPage = shows && !isDumb
        isUTF8 = !shows || Self.localeIsUTF8
        let hasColor = { (isShown: Bool) in
            switch color {
            case .always: true
            case .never: false
            case .automatic: isShown && !isDumb && (Environment["NO_COLOR"] ?? "").isEmpty
            }
        }
        self.hasColor = hasColor(shows)
        hasMessageColor = hasColor(isatty(STDERR_FILENO) == 1)
    }

    /// The environment variables, as `NAME=VALUE`, from which Chafa finds out which picture formats
    /// the terminal supports. Nil if the terminal cannot show pictures in colour.
    var pictures: [String]? {
        guard hasColor, isUTF8 else { return nil }
        return Self.tellingVariables.compactMap { name in
            Environment[name].map { name + "=" + $0 }
        }
    }

    private static let tellingVariables = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TERM_NAME", "LC_TERMINAL",
        "VTE_VERSION", "KITTY_WINDOW_ID", "KITTY_PID", "WT_SESSION", "CTX_BACKEND", "MLTERM",
        "EAT_SHELL_INTEGRATION_DIR",
    ]

    /// Whether standard output is a terminal.
    static var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The width of the terminal in columns; 80 if unknown.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The height of the terminal in lines; 24 if unknown.
    static var height: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
        return Int(size.ws_row)
    }

    private static var localeIsUTF8: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { Environment[$0] }
        let name = (names.first { !$0.isEmpty } ?? "").lowercased()
        return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
    }
}

/// The values of the option `--color`.
enum ColorChoice: String, CaseIterable, Hashable, Sendable {
    case automatic = "auto"
    case always, never
}

/// A text style with a meaning, such as red for problems. The text always expresses the meaning
/// too, because colour may be off.
enum Style: String, Sendable {
    case name = "1"
    case bad = "31"
    case good = "32"
    case faint = "2"

    /// Returns the text, which must already be escaped, between the sequences that turn the style
    /// on and off.
    func applied(to text: String) -> String { beginning + text + Self.end }

    var beginning: String { "\u{1B}[\(rawValue)m" }
    static let end = "\u{1B}[0m"
}

/// The environment variables of the process.
enum Environment {
    /// Returns the value of a variable, decoded as a file name (`String.init(fileName:)`).
    static subscript(name: String) -> String? {
        getenv(name).map { String(fileName: $0) }
    }

    /// Returns the values of all variables whose names start with `prefix`.
    static func values(ofNamesThatStartWith prefix: String) -> [String] {
        environmentEntries().compactMap { entry in
            guard entry.starts(with: prefix.utf8),
                let equals = entry.firstIndex(of: UInt8(ascii: "="))
            else { return nil }
            return String(fileName: entry[(equals + 1)...])
        }
    }
}
