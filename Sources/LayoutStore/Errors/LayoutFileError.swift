internal import StackCore

/// An error in reading or writing a layout file: one sentence about one file.
///
/// A failed command leaves the file and the documents in memory unchanged.
package struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of an error. The caller's reaction and the program's exit status depend on it.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// The file is damaged, hostile, or not a layout file.
        case badData
        /// There is no such file, operation or checkpoint.
        case noInput
        /// The file cannot be written, or the journal that SQLite creates beside it.
        case cannotCreate
        /// The disk reports an error or is full.
        case ioError
        /// Another process is writing.
        case busy
        /// Another process has moved the head since the file was last read.
        case headMoved
        /// Another program has saved a file that was to be replaced.
        case changedElsewhere
        /// A newer program wrote the file.
        case newerVersion
        /// There is nothing to undo or to redo.
        case nothingToMove
        /// The work was cancelled (`Cancellation`).
        case interrupted
        /// A defect of this program.
        case `internal`
    }

    package let kind: Kind
    /// The path as the caller spelled it.
    package let path: String
    /// The sentence without the path and without a full stop.
    package let message: String

    package var description: String { "\(path): \(message)" }

    /// Returns the same error for another path, such as that of the file whose copy was opened.
    package func about(_ path: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: message)
    }

    /// The exit status for the kind (docs/commands.md, "Errors").
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
    /// Throws if cancellation is requested, to end long work. The caller that opened a transaction
    /// rolls it back.
    func check(_ path: String) throws(LayoutFileError) {
        if isRequested() {
            throw LayoutFileError(
                kind: .interrupted, path: path, message: "interrupted: nothing was changed")
        }
    }
}
