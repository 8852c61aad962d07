package import StackCore

/// The stable name of each kind of error, as `--json` reports it.
package enum ErrorCode: String, CaseIterable, Hashable, Sendable {
    case usage
    case syntax
    case unknownCommand, unknownView, unknownItem, unknownProperty, unknownKind, unknownDevice
    case unknownDocument, unknownPoint, unknownTopic, unknownParameter
    case noDocument, notInstalled
    case notAvailable, notAllowed
    // The reasons for which a document can refuse an edit.
    case nameTaken, nameInvalid, noSuchIndex, notAStack, notArranged, notASubview, isRoot
    case isPart, insideItself, cannotVary, wrongValue, wrongAttributes, nestedTooDeep, tooMany
    // The errors of `undo`, `redo` and `revert`: no step to undo, no step to redo, and a later
    // operation that depends on the one to revert.
    case nothingToUndo, nothingToRedo, dependedOn
    // Errors of files and processes.
    case alreadyImported, changedElsewhere
    case badData, noInput, cannotCreate, inputOutput, busy, newerVersion, interrupted, internalError

    /// Creates the code for the reason of a refused edit.
    package init(_ reason: EditRefusal.Reason) {
        // Every reason has an error code of the same raw value, except the reason for an unknown
        // property. The parser has already rejected unknown properties.
        self = Self(rawValue: reason.rawValue) ?? .unknownProperty
    }

    /// Whether no further command can succeed after this error.
    package var isFatal: Bool {
        switch self {
        case .badData, .cannotCreate, .inputOutput, .newerVersion, .internalError, .interrupted:
            true
        default: false
        }
    }

    /// The status with which the program exits after this error.
    package var exitStatus: ExitStatus {
        switch self {
        case .badData: .badData
        case .noInput, .noDocument, .unknownDocument, .unknownPoint: .noInput
        case .cannotCreate, .alreadyImported: .cannotCreate
        case .inputOutput: .inputOutput
        case .busy, .changedElsewhere: .busy
        case .newerVersion: .newerVersion
        case .interrupted: .interrupted
        case .internalError: .internalError
        default: .usage
        }
    }
}

/// The status with which the program exits (docs/commands.md, "Errors").
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case done = 0
    case checkFailed = 1
    case usage = 2
    case badData = 65
    case noInput = 66
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    case busy = 75
    case newerVersion = 76
    case interrupted = 130
}

extension ExitStatus {
    /// The description in the manual.
    var meaning: String {
        switch self {
        case .done: "done"
        case .checkFailed: "a check failed"
        case .usage: "usage or syntax"
        case .badData: "bad data"
        case .noInput: "no such input"
        case .internalError: "internal error"
        case .cannotCreate: "cannot create"
        case .inputOutput: "input/output error, disk full"
        case .busy: "busy, try again"
        case .newerVersion: "written by a newer version"
        case .interrupted: "interrupted"
        }
    }
}

/// The manual's description of an error.
struct ErrorExplanation: Sendable {
    /// One sentence without a full stop.
    let meaning: String
    /// A shell command that causes the error if it is run on the manual's example file; nil if
    /// there is no short one.
    let example: String?

    init(_ meaning: String, _ example: String?) {
        self.meaning = meaning
        self.example = example
    }
}

extension ErrorCode {
    /// The commands that create `login.layout`, the file that the examples of errors use.
    static let exampleFile = """
        new Login
        add stack form in view axis=vertical
        add label title in form text=Hi
        add textField name in form
        add label note in view
        constrain wide: title.width >= 100
        """

    private static func run(_ commands: String...) -> String {
        "layoutedit login.layout" + commands.map { " -c '" + $0 + "'" }.joined()
    }

    var explanation: ErrorExplanation {
        switch self {
        case .usage:
            .init("the arguments are wrong", "layoutedit login.layout --jason")
        case .syntax:
            .init("the command has a syntax error", Self.run("add label x"))
        case .unknownCommand:
            .init("no command has this name", Self.run("ad label x in view"))
        case .unknownView:
            .init("no view has this name", Self.run("hide titel"))
        case .unknownItem:
            .init("no view or constraint has this name", Self.run("set titel.text Hi"))
        case .unknownProperty:
            .init(
                "the view, constraint or document has no such property",
                Self.run("set title.txt Hi"))
        case .unknownKind:
            .init("no kind of view has this name", Self.run("add labl x in view"))
        case .unknownDevice:
            .init("no device has this name", Self.run("device iphone-99"))
        case .unknownDocument:
            .init("no document has this name", "layoutedit export login.layout Logout")
        case .unknownPoint:
            .init("history has no such operation or checkpoint", Self.run("goto nowhere"))
        case .unknownTopic:
            .init("there is no help on this topic", "layoutedit help stak")
        case .unknownParameter:
            .init("a script's parameter has no value", Self.run("set title.text $greeting"))
        case .noDocument:
            .init("no document is open", Self.run("close", "tree"))
        case .notInstalled:
            .init(
                "the view is not installed under these size classes",
                Self.run("set note.installed false", "why note.width"))
        case .notAvailable:
            .init("this command is not available here", Self.run("group \"m\" { undo }"))
        case .notAllowed:
            .init("--safe does not allow it", Self.run("export --output login.json") + " --safe")
        default: editing
        }
    }

    /// The manual's descriptions of errors in edits and history commands.
    private var editing: ErrorExplanation {
        switch self {
        case .nameTaken:
            .init("the name is taken", Self.run("add label title in form"))
        case .nameInvalid:
            .init("the name is invalid", Self.run("add label 1st in form"))
        case .noSuchIndex:
            .init("there is no such index", Self.run("add label x in form at 9"))
        case .notAStack:
            .init("the view is not a stack", Self.run("unembed note"))
        case .notArranged:
            .init("no stack arranges the view", Self.run("unarrange note"))
        case .notASubview:
            .init("the views have different superviews", Self.run("order title above note"))
        case .isRoot:
            .init("the root view cannot be moved or removed", Self.run("remove view"))
        case .isPart:
            .init(
                "the view is a part of a cell or list, which UIKit or Xcode makes",
                Self.run(
                    "add table list in view", "add cell row in list",
                    "add view content in row autoresizing=none", "remove content"))
        case .insideItself:
            .init("a view cannot be inside itself", Self.run("move form to form"))
        case .cannotVary:
            .init(
                "size classes cannot vary the property",
                Self.run("set title.userLabel x for w=compact"))
        case .wrongValue:
            .init(
                "the value is wrong for the property or argument", Self.run("set wide.priority 0")
            )
        case .wrongAttributes:
            .init(
                "no constraint can relate these attributes",
                Self.run("constrain title.left = note.top"))
        case .nestedTooDeep:
            .init(
                "views or scripts are nested too deep",
                "echo 'source s' > s; layoutedit login.layout -f s")
        case .tooMany:
            .init("a document cannot contain more views", nil)
        case .nothingToUndo:
            .init("there is nothing to undo", Self.run("undo 99"))
        case .nothingToRedo:
            .init("there is nothing to redo", Self.run("redo"))
        case .dependedOn:
            .init(
                "a later operation depends on this one",
                Self.run("add label x in form", "set x.text A", "revert 2"))
        default: outside
        }
    }

    /// The manual's descriptions of errors caused by files, other processes and the user.
    private var outside: ErrorExplanation {
        switch self {
        case .alreadyImported:
            .init(
                "the file has been imported before, and an import changes no document",
                "layoutedit export login.layout --format xib --output l.xib; "
                    + "layoutedit import new.layout l.xib; layoutedit import new.layout l.xib")
        case .changedElsewhere:
            .init(
                "somebody else's changes would be lost",
                "layoutedit export login.layout --format xib --output l.xib; echo >> l.xib; "
                    + "layoutedit export login.layout --format xib --output l.xib --force")
        case .badData:
            .init(
                "the file is damaged, or not a layout file",
                "echo hello > notes.txt; layoutedit verify notes.txt")
        case .noInput:
            .init("there is no such file", "layoutedit verify nowhere.layout")
        case .cannotCreate:
            .init(
                "the file cannot be created, or already exists",
                "layoutedit export login.layout --output login.layout")
        case .inputOutput:
            .init("reading or writing failed, or the disk is full", "layoutedit login.layout -f .")
        case .busy:
            .init(
                "another process is writing; try again",
                "sleep 5 | layoutedit login.layout -f - & sleep 1; " + Self.run("hide title"))
        case .newerVersion:
            .init(
                "the file or script has a newer version",
                "echo 'layoutscript 99' | layoutedit login.layout -f -")
        case .interrupted:
            .init(
                "Ctrl-C was typed",
                "sleep 10 | timeout -s INT --preserve-status 7 layoutedit login.layout -f -")
        default:
            .init("a bug in this program; please report it", nil)
        }
    }
}
