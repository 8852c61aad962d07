public import StackCore

/// The documents of a storyboard or xib for iOS that Xcode 6 or later saved. This is the public
/// interface for programs that use the library.
public struct InterfaceBuilderFile: Sendable {
    /// The documents for the file's scenes or top-level views, in file order.
    public let documents: [NamedDocument]
    /// One sentence, with a line number, for each kind of content in the file that is not imported.
    public let omissions: [String]

    /// A scene of a storyboard or a top-level view of a xib.
    public struct NamedDocument: Sendable {
        /// The document's name, which is unique among the documents of the file.
        public let name: String
        /// The document as Interface Builder shows it, for the device that it was designed on.
        public let document: Document
    }

    /// Reads a storyboard or xib. Content that is not supported is left out and listed in
    /// `omissions`.
    ///
    /// - Parameter bytes: the bytes of the whole file
    /// - Throws: an error if the bytes are not a storyboard or xib, or cannot be read
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

/// The reason why a storyboard or xib cannot be read.
public struct InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line of the problem, counted from 1; nil if it concerns the whole file.
    public let line: Int?
    /// The problem, as one sentence without a full stop at the end.
    public let message: String

    /// The message, preceded by the line of the problem if there is one.
    public var description: String { line.map { "line \($0): \(message)" } ?? message }
}
