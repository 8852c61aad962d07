import CommandLanguage
package import LayoutStore

/// Where a command wants a file to be.
package struct Destination: Sendable {
    /// As a file's name is spelled (`String.init(fileName:)`).
    package let path: String
    /// What may be replaced.
    package var replacement: OutputFile.Replacement
    /// Files that must not be written over, whatever name leads to them.
    package var spares: [String] = []
    /// Whether it is a layout file, beside which no other file's journal may lie.
    package var isLayoutFile = false
    /// Whether only the name is to be taken: what will be there is written later.
    package var isReserved = false

    package init(
        path: String, replacing replacement: OutputFile.Replacement = .nothing,
        spares: [String] = [], isLayoutFile: Bool = false, isReserved: Bool = false
    ) {
        self.path = path
        self.replacement = replacement
        self.spares = spares
        self.isLayoutFile = isLayoutFile
        self.isReserved = isReserved
    }
}

extension Session {
    /// Writes a file, but never over the layout file or a script that is being run.
    func write(_ bytes: [UInt8], to destination: Destination) throws(CommandError) {
        var destination = destination
        destination.spares += [file.path] + scriptPaths + surroundings.spares
        try surroundings.writeFile(bytes, destination)
    }
}
