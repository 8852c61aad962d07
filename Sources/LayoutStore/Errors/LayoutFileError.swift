internal import StackCore

/// Why a layout file could not be read or written: one sentence about one file.
///
/// A failed command leaves the file, and what is in memory, as they were.
package struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whose fault it is: a caller's answer depends on it, and so does the program's exit status.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// Damaged, hostile, or no layout file at all.
        case badData
        /// There is no such file, operation or checkpoint.
        case noInput
        /// The file, or the journal SQLite makes beside it, cannot be written.
        case cannotCreate
        /// The disk refused, or is full.
        case ioError
        /// Another process is writing.
        case busy
        /// Another process has moved the head since it was last looked at.
        case headMoved
        /// Another program has saved a file that was to be replaced.
        case changedElsewhere
        /// A newer program wrote the file.
        case newerVersion
        /// Nothing to undo or to redo.
        case nothingToMove
        /// Nobody waits for the answer any more (`Cancellation`).
        case interrupted
        /// A defect of this program.
        case `internal`
    }

    package let kind: Kind
    /// As whoever opened it has spelled it.
    package let path: String
    /// Without the path, without a full stop.
    package let message: String

    package var description: String { "\(path): \(message)" }

    /// The same of a file that a copy was opened for.
    package func about(_ path: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: message)
    }

    /// The exit status that the kind has (docs/commands.md, "Errors").
    package var exitStatus: Int32 {
        switch kind {
        case .badData: 65
        case .noInput: 66
        case .internal: 70
        case .cannotCreate: 73
        case .ioError: 74
        case .busy, .headMoved, .changedElsewhere: 75
        case .newerVersion: 76
        case .nothingToMove: 1
        case .interrupted: 130
        }
    }
}

extension Cancellation {
    /// Ends what takes long by throwing when nobody waits for it any more. Whoever opened a
    /// transaction takes it back.
    func check(_ path: String) throws(LayoutFileError) {
        if isRequested() {
            throw LayoutFileError(
                kind: .interrupted, path: path, message: "interrupted: nothing was changed")
        }
    }
}
