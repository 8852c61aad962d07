package import StackCore

/// The stable name of each kind of error, as `--json` gives it.
package enum ErrorCode: String, CaseIterable, Hashable, Sendable {
    case usage
    case syntax
    case unknownCommand, unknownView, unknownItem, unknownProperty, unknownKind, unknownDevice
    case unknownDocument, unknownPoint, unknownTopic, unknownParameter
    case noDocument, notInstalled
    case notAvailable, notAllowed
    // What an edit can be refused for.
    case nameTaken, nameInvalid, noSuchIndex, notAStack, notArranged, notASubview, isRoot
    case insideItself, cannotVary, wrongValue, wrongAttributes, nestedTooDeep, tooMany
    // Nothing to take back or to bring again, or something that others stand on.
    case nothingToUndo, nothingToRedo, dependedOn
    // Files.
    case alreadyImported, changedElsewhere
    case badData, noInput, cannotCreate, inputOutput, busy, newerVersion, interrupted, internalError

    /// The code of what an edit is refused for.
    package init(_ reason: EditRefusal.Reason) {
        // The grammar knows which properties there are; nobody gets to a plan with another one.
        self = Self(rawValue: reason.rawValue) ?? .unknownProperty
    }

    /// Whether no further command could do any better.
    package var endsEverything: Bool {
        switch self {
        case .badData, .cannotCreate, .inputOutput, .newerVersion, .internalError, .interrupted:
            true
        default: false
        }
    }

    /// How the program ends on it.
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

/// How the program ends (docs/commands.md, "Errors").
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
    /// As the manual puts it.
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
