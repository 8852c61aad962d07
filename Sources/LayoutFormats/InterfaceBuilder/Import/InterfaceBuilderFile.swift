public import StackCore

/// A storyboard or xib for iOS, as Xcode 6 and later write them: for programs that use the library.
public struct InterfaceBuilderFile: Sendable {
    /// The file's scenes or top-level views, in its order.
    public let documents: [NamedDocument]
    /// What the file has and its documents do not hold, each with its line.
    public let omissions: [String]

    /// One scene of a storyboard or top-level view of a xib.
    public struct NamedDocument: Sendable {
        /// Unique among the documents of its file.
        public let name: String
        /// As Interface Builder has it, for the device that it was designed on.
        public let document: Document
    }

    /// Reads a file; what is not understood is left out and listed.
    ///
    /// - Parameter bytes: the whole file
    /// - Throws: where it is no such file
    public init(_ bytes: [UInt8]) throws(InterfaceBuilderError) {
        do throws(ImportRefusal) {
            let file = try InterfaceBuilderImport.read(bytes)
            documents = file.documents.map {
                NamedDocument(name: $0.name, document: Document(of: $0))
            }
            omissions = file.notes.map { "line \($0.line): \($0.message)" }
        } catch {
            throw InterfaceBuilderError(line: error.line, message: error.message)
        }
    }
}

/// Why a file cannot be read.
public struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil where the trouble is with the whole file.
    public let line: Int?
    /// One sentence without a full stop.
    public let message: String

    /// The message, after its line.
    public var description: String { line.map { "line \($0): \(message)" } ?? message }
}
