package import CommandLanguage
package import LayoutStore
import StackCore

extension CommandError {
    /// Converts any error of a command or a lower layer to a `CommandError`.
    package init(any error: any Error, in statement: Statement?) {
        switch error {
        case let error as CommandError: self = error
        case let error as LayoutFileError: self.init(error)
        case let refusal as EditRefusal:
            if let statement {
                self.init(refusal, in: statement)
            } else {
                self.init(ErrorCode(refusal.reason), refusal.message)
            }
        default: self.init(.internalError, "\(error)")
        }
    }

    /// Converts an error of the layout file, with a hint if the user can do something about it.
    package init(_ error: LayoutFileError) {
        let code: ErrorCode =
            switch error.kind {
            case .badData: .badData
            case .noInput: .noInput
            case .cannotCreate: .cannotCreate
            case .ioError: .inputOutput
            case .busy, .headMoved: .busy
            case .changedElsewhere: .changedElsewhere
            case .newerVersion: .newerVersion
            case .nothingToMove: .nothingToUndo
            case .interrupted: .interrupted
            case .internal: .internalError
            }
        let isAboutFile = error.kind != .nothingToMove && error.kind != .interrupted
        let message = isAboutFile ? error.description : error.message
        self.init(
            code, message,
            hint: code == .badData ? Self.rescue(of: error.path) : nil)
    }

    /// Returns a hint for a file that is damaged or not a layout file.
    private static func rescue(of path: String) -> String {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
            ? "layoutedit import FILE \(path) imports it into a layout file"
            : "layoutedit recover FILE OUTPUT saves what can be read"
    }
}
