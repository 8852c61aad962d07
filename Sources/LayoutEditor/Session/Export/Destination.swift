import CommandLanguage
package import LayoutStore

/// The destination of a file that a command writes.
package struct Destination: Sendable {
    /// The path, decoded as a file name (`String.init(fileName:)`).
    package let path: String
    /// Which existing contents may be replaced.
    package var replacement: OutputFile.Replacement
    /// Files that must not be overwritten, even if `path` reaches them through a link.
    package var protectedPaths: [String] = []
    /// Whether this is a layout file. It is not written if there is a SQLite journal for a file of
    /// its name, because SQLite would apply that journal to the new file.
    package var isLayoutFile = false
    /// Whether the file is written only to reserve its name; the contents follow in a later write.
    package var isReserved = false
    /// Whether missing folders of the path are created.
    package var makesFolders = false

    package init(
        path: String, replacing replacement: OutputFile.Replacement = .nothing,
        protectedPaths: [String] = [], isLayoutFile: Bool = false, isReserved: Bool = false
    ) {
        self.path = path
        self.replacement = replacement
        self.protectedPaths = protectedPaths
        self.isLayoutFile = isLayoutFile
        self.isReserved = isReserved
    }
}

extension Session {
    /// Writes a file, but never over the layout file or a running script.
    ///
    /// - Parameter position: the position of the word that names the file; nil if there is no such
    ///   word
    func write(
        _ bytes: [UInt8], to destination: Destination, at position: SourcePosition? = nil
    ) throws(CommandError) {
        var destination = destination
        destination.protectedPaths += [file.path] + scriptPaths + surroundings.protectedPaths
        do {
            try surroundings.writeFile(bytes, destination)
        } catch {
            var error = error
            error.position = error.position ?? position
            throw error
        }
    }
}
