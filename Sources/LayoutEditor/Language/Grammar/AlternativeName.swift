import StackCore

/// A word of UIKit, SwiftUI or another program, and its meaning in this language. The parser and
/// the help use these words.
struct AlternativeName: Sendable {
    enum Context: CaseIterable, Sendable {
        case command, kind, device, priority
        /// A subcommand of the program, typed after the program's name or after a file.
        case program
        /// An option of the program, including its dashes.
        case option
        /// A property of a view, a constraint or the document.
        case property

        var noun: String {
            switch self {
            case .command: "a command"
            case .kind: "a kind of view"
            case .device: "a device"
            case .priority: "a priority"
            case .program: "a command of the program"
            case .option: "an option"
            case .property: "a property"
            }
        }
    }

    enum Meaning: Hashable, Sendable {
        /// The word of this language with exactly the same meaning. The parser reads it in place of
        /// the other program's word.
        case same(String)
        /// Several words of this language. Which of them is meant depends on the view, constraint
        /// or document that has the property.
        case oneOf([String])
        /// A sentence that explains what to type instead.
        case explained(String)
    }

    let words: [String]
    let place: Context
    let meaning: Meaning

    /// Returns the meaning of a word of another program in the context `place`, for example as a
    /// command. Returns nil if no table contains the word.
    static func meaning(of word: String, as place: Context) -> Meaning? {
        all.first { $0.place == place && $0.words.contains(word) }?.meaning
    }

    /// Returns the word of this language with exactly the same meaning as `word`; `word` itself if
    /// there is none.
    static func equivalent(of word: String, as place: Context) -> String {
        if case .same(let ours)? = meaning(of: word, as: place) { ours } else { word }
    }

    /// Returns the sentence that explains what to type instead of `word`; nil if the table has no
    /// sentence for it.
    static func hint(for word: String, as place: Context) -> String? {
        if case .explained(let sentence)? = meaning(of: word, as: place) { sentence } else { nil }
    }

    static let all = commands + kinds + devices + priorities + program + options + properties

    // MARK: Names of commands

    private static let commands = [
        same(.command, "quit", ["q", "\\q", ":q", ".quit", ".exit", "bye"]),
        same(.command, "help", ["?", "\\?", "\\h", ".help", "man"]),
        same(.command, "remove", ["rm"]), same(.command, "copy", ["cp"]),
        same(.command, "move", ["mv"]), same(.command, "show", ["unhide"]),
        same(.command, "clear", ["cls"]),
        explained(
            .command, ["<<<<<<<", "=======", ">>>>>>>"],
            "this is a Git conflict marker: resolve the conflict in the script first, for example with git mergetool"
        ),
        explained(
            .command, ["lint", "validate", "test", "analyze", "verify"],
            "check lists problems of the layout"),
        explained(
            .command, ["render", "screenshot", "snapshot", "picture", "png"],
            "look shows a picture, export --format png --output layout.png writes one"),
        explained(
            .command, ["build", "compile", "generate", "code", "swift"],
            "export --format swift writes code"),
        explained(.command, ["init", "make"], "new NAME makes a document"),
        explained(
            .command, ["format", "fmt", "pretty"],
            "export --format commands writes the document in one form"),
        explained(.command, ["version"], "layoutedit --version, outside of the shell"),
        explained(
            .command, ["import", "merge"],
            "layoutedit import and layoutedit merge, outside of the shell"),
        explained(
            .command, ["push", "pull"],
            "layoutedit push and layoutedit pull, outside of the shell"),
        explained(
            .command, ["landscape", "portrait"],
            "rotate turns the device; new NAME orientation=landscape makes a document that way"),
        explained(.command, ["save", "write", ":w"], "every command is saved at once"),
        explained(.command, ["ls", "list"], "documents lists the documents, tree the views"),
        explained(.command, ["use", "cd"], "open NAME makes a document the current one"),
        explained(.command, ["edit", "change"], "set NAME.key VALUE changes a property"),
        explained(
            .command, ["addSubview", "create", "insert"], "add KIND NAME in PARENT adds a view"),
        explained(
            .command, ["addArrangedSubview", "insertArrangedSubview"],
            "add KIND NAME in STACK adds a new view, arrange NAME in STACK an existing one"),
        explained(
            .command, ["removeArrangedSubview"],
            "unarrange NAME keeps it as a subview, remove NAME removes it"),
        explained(.command, ["removeFromSuperview"], "remove NAME"),
        explained(.command, ["setCustomSpacing"], "space after NAME in STACK 20"),
        explained(
            .command, ["systemLayoutSizeFitting"], "fitting NAME computes the size that fits a view"
        ),
        explained(
            .command, ["bringSubviewToFront", "sendSubviewToBack"],
            "order NAME front, order NAME back"),
    ]

    // MARK: Names of view kinds

    private static let kinds: [AlternativeName] =
        ViewKind.allCases.filter { $0 != .spacer }.map { kind in
            same(.kind, kind.rawValue, [kind.className] + (otherNames[kind] ?? []))
        } + [
            explained(.kind, ["VStack"], "stack, with axis=vertical"),
            explained(.kind, ["HStack"], "stack, with axis=horizontal"),
        ]

    private static let otherNames: [ViewKind: [String]] = [
        .stack: ["stackView"], .label: ["text", "Text"], .textField: ["field", "TextField"],
        .image: ["imageView", "Image"], .switch: ["toggle", "Toggle"], .button: ["Button"],
        .segmented: ["segmentedControl"], .progress: ["progressView", "ProgressView"],
        .activity: ["activityIndicator", "spinner"], .scroll: ["scrollView", "ScrollView"],
        .table: ["tableView", "List"], .collection: ["collectionView"], .cell: ["tableViewCell"],
        .visualEffect: ["visualEffectView", "blur"], .map: ["mapView", "Map"],
        .web: ["webView", "WebView"],
        .view: ["UIControl"],
    ]

    // MARK: Names of devices and priorities

    private static let devices = [
        explained(.device, ["landscape", "portrait"], "rotate turns the device")
    ]

    /// The names of the `UILayoutPriority` constants, with their values.
    private static let priorities = [
        same(.priority, "1000", ["required"]), same(.priority, "750", ["high", "defaultHigh"]),
        same(.priority, "250", ["low", "defaultLow"]),
        same(.priority, "50", ["fittingSizeLevel"]),
    ]

    static func same(_ place: Context, _ ours: String, _ words: [String]) -> AlternativeName {
        AlternativeName(words: words, place: place, meaning: .same(ours))
    }

    static func explained(_ place: Context, _ words: [String], _ sentence: String)
        -> AlternativeName
    {
        AlternativeName(words: words, place: place, meaning: .explained(sentence))
    }
}
