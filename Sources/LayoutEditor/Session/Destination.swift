import LayoutStore

/// Where a command wants a file to be.
struct Destination: Sendable {
    let path: String
    /// Whether an existing file may be replaced.
    var replaces = false
    /// Files that must not be written over, whatever name leads to them.
    var spares: [String] = []
    /// Whether it is a layout file, beside which no other file's journal may lie.
    var isLayoutFile = false
    /// Whether only the name is to be taken: what will be there is written later.
    var isReserved = false
}

extension Session {
    /// Writes a file, but never over the layout file or a script that is being run.
    func write(_ bytes: [UInt8], to destination: Destination) throws(CommandError) {
        var destination = destination
        destination.spares += [file.path] + scriptPaths + surroundings.spares
        try surroundings.writeFile(bytes, destination)
    }
}
