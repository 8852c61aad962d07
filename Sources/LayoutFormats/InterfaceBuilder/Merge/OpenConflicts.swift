/// What a merge could not decide, and nobody has decided since.
package enum OpenConflicts {
    /// Returns how many conflicts are open in a storyboard or xib: those that notes on objects mark, or 1
    /// if lines with Git's markers do. A file that cannot be read contains none.
    package static func count(in bytes: [UInt8]) -> Int {
        if GitMarkers.firstLine(in: bytes) != nil { return 1 }
        guard let tree = try? XMLReader.read(bytes) else { return 0 }
        return ConflictNote.all(in: tree).count
    }
}
