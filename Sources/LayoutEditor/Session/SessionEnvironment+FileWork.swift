package import CommandLanguage
package import LayoutFormats
package import StackCore

extension SessionEnvironment {
    /// Runs cancellable work on files. After Ctrl-C it throws, and the result or error of the work
    /// is discarded.
    package func work<Value, Refusal: Error>(
        _ body: (Cancellation) throws(Refusal) -> Value, refusing: (Refusal) -> CommandError
    ) throws(CommandError) -> Value {
        let result = Result { () throws(Refusal) in try body(cancellation) }
        try checkInterruption()
        switch result {
        case .success(let value): return value
        case .failure(let refusal): throw refusing(refusal)
        }
    }

    /// Imports a storyboard or xib.
    package func importedFile(
        _ bytes: [UInt8], named path: String
    ) throws(CommandError) -> ImportedFile {
        try work { cancellation throws(ImportRefusal) in
            try InterfaceBuilderImport.read(bytes, until: cancellation)
        } refusing: {
            .badData(in: path, line: $0.line, $0.message)
        }
    }

    /// Returns the conflicts that a merge left open in a storyboard or xib.
    package func markedConflicts(
        in bytes: [UInt8], named path: String
    ) throws(CommandError) -> [MarkedConflict] {
        try work { cancellation throws(VersionRefusal) in
            try MarkedConflicts.all(in: bytes, until: cancellation)
        } refusing: {
            .badData(in: path, line: $0.line, $0.message)
        }
    }

    /// Imports a dump of an app's views that UIKit has printed.
    package func importedViews(
        _ bytes: [UInt8], named path: String
    ) throws(CommandError) -> ImportedFile {
        try work { _ throws(ImportRefusal) in
            try ViewDump.read(bytes)
        } refusing: {
            .badData(in: path, line: $0.line, $0.message)
        }
    }
}

extension CommandError {
    /// Returns an error about a file, or about a line of it.
    package static func badData(
        in path: String, line: Int?, _ message: String, hint: String? = nil
    ) -> CommandError {
        let place = line.map { "\(path):\($0): " } ?? "\(path): "
        return CommandError(.badData, place + message, hint: hint)
    }
}
