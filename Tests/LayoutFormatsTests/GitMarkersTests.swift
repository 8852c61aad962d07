import Testing

@testable import LayoutFormats

/// Files with markers from Git's text merge, and files that only resemble them.
@Suite struct GitMarkersTests {
    private static let lines = MergeFixture.form.split(
        separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)

    private static let markers = [
        "<<<<<<< HEAD", "<<<<<<<", "<<<<<<< ours", ">>>>>>> feature/login", ">>>>>>>",
        "||||||| 3f2a1b0", "|||||||",
    ]

    private func marked(_ marker: String, before line: Int, end: String) -> [UInt8] {
        var lines = Self.lines
        lines.insert(marker, at: line)
        return Array(lines.joined(separator: end).utf8)
    }

    @Test(arguments: markers, ["\n", "\r\n"])
    func `a marker is found at its line, wherever it is`(_ marker: String, _ end: String) {
        for line in Self.lines.indices {
            let bytes = marked(marker, before: line, end: end)
            let refusal = #expect(throws: ImportRefusal.self) {
                try InterfaceBuilderImport.read(bytes)
            }
            #expect(refusal?.line == line + 1)
            #expect(refusal?.message.contains("Git's conflict markers") == true)
            #expect(refusal?.message.contains("git mergetool") == true)
            #expect(refusal?.message.contains("git checkout -m") == true)
            #expect(OpenConflicts.count(in: bytes) == 1)
        }
    }

    @Test(arguments: markers)
    func `merging and comparing say the same`(_ marker: String) {
        let whole = Array(MergeFixture.form.utf8)
        for line in stride(from: 0, to: Self.lines.count, by: 7) {
            let bytes = marked(marker, before: line, end: "\n")
            let merge = #expect(throws: VersionRefusal.self) {
                try InterfaceBuilderMerge.merge(base: whole, ours: bytes, theirs: whole)
            }
            #expect(merge?.line == line + 1)
            #expect(merge?.message == GitMarkers.sentence)
            let difference = #expect(throws: VersionRefusal.self) {
                try FileDifference(from: whole, to: bytes)
            }
            #expect(difference?.message == GitMarkers.sentence)
        }
    }

    @Test(arguments: [
        "=======", "||||||", ">>>>>> six", "|||||||| eight", "a >>>>>>> b", ">>>>>>>x",
    ])
    func `a line of a text is no marker`(_ line: String) {
        let text = "<a>\n\(line)\n</a>\n"
        #expect(GitMarkers.firstLine(in: Array(text.utf8)) == nil)
    }
}
