internal import StackCore

/// An error in reading or writing a layout file: one sentence about one file.
///
/// A command that fails with this error leaves the file and the documents in memory unchanged.
package struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause of an error, which determines the program's exit status.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// The file is damaged, hostile, or not a layout file.
        case badData
        /// There is no such file, operation or checkpoint.
        case noInput
        /// The file, or SQLite's journal beside the file, cannot be created or written.
        case cannotCreate
        /// The disk reports an error or is full.
        case ioError
        /// Another process has locked the file for writing.
        case busy
        /// Another process has changed the file: its current operation (head) is not the same as
        /// when the file was last read.
        case headMoved
        /// Another program has saved the file that was to be replaced.
        case changedElsewhere
        /// A newer version of this program wrote the file.
        case newerVersion
        /// There is nothing to undo or to redo.
        case nothingToMove
        /// The work was cancelled (`Cancellation`).
        case interrupted
        /// An error that only a defect of this program can cause.
        case `internal`
    }

    /// The cause, which decides the program's exit status.
    package let kind: Kind
    /// The path of the file as the caller wrote it.
    package let path: String
    /// The sentence without the path and without a full stop at its end.
    package let message: String

    package var description: String { "\(path): \(message)" }

    /// Returns the error with another path, for example that of the original file instead of its
    /// copy.
    package func withPath(_ path: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: message)
    }
}

extension Cancellation {
    /// Throws `interrupted` if cancellation is requested. The caller that opened a transaction
    /// rolls it back.
    func check(_ path: String) throws(LayoutFileError) {
        if isRequested() {
            throw LayoutFileError(
                kind: .interrupted, path: path, message: "interrupted: nothing was changed")
        }
    }
}
