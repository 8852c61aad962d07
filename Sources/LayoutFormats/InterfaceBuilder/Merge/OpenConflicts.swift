/// The conflicts of a merge that nobody has resolved yet.
package enum OpenConflicts {
    /// Returns the number of open conflicts in a storyboard or xib: those marked by notes on
    /// objects, or 1 if the file contains Git's markers. Returns 0 for a file that cannot be read.
    package static func count(in bytes: [UInt8]) -> Int {
        if GitMarkers.firstLine(in: bytes) != nil { return 1 }
        guard let tree = try? XMLReader.read(bytes) else { return 0 }
        return ConflictNote.all(in: tree).count
    }
}
