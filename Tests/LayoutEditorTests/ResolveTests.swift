import Testing

/// Resolving conflicts in a file with the running program.
@Suite struct ResolveTests {
    private static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            </dependencies>
            <objects>
                <view contentMode="scaleToFill" id="Vie-aa-001">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-aa-001"/>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-aa-001"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="Box-aa-001" firstAttribute="top" secondItem="Vie-aa-001" secondAttribute="top" id="aaa-01-001"/>
                        <constraint firstItem="Box-aa-001" firstAttribute="leading" secondItem="Vie-aa-001" secondAttribute="leading" id="bbb-01-001"/>
                        <constraint firstItem="Lab-aa-001" firstAttribute="leading" secondItem="Vie-aa-001" secondAttribute="leading" id="ccc-01-001"/>
                        <constraint firstItem="Lab-aa-001" firstAttribute="top" secondItem="Box-aa-001" secondAttribute="bottom" id="ddd-01-001"/>
                        <constraint firstItem="Box-aa-001" firstAttribute="width" constant="50" id="eee-01-001"/>
                        <constraint firstItem="Box-aa-001" firstAttribute="height" constant="50" id="fff-01-001"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    @Test func `take all leaves what has no side to take`() throws {
        let folder = try ProgramFolder()
        try folder.write(Self.base, to: "base.xib")
        // Ours makes the box as wide as high, theirs makes it wider. Only both changes together
        // conflict.
        let mine =
            "<constraint firstItem=\"Box-aa-001\" firstAttribute=\"width\" secondItem=\"Box-aa-001\" secondAttribute=\"height\" id=\"ggg-01-001\"/>"
        let end = "            </constraints>"
        try folder.write(
            Self.base.replacing("\"Title\"", with: "\"Ours\"")
                .replacing(end, with: "                \(mine)\n" + end), to: "ours.xib")
        try folder.write(
            Self.base.replacing("\"Title\"", with: "\"Theirs\"")
                .replacing("constant=\"50\" id=\"eee", with: "constant=\"90\" id=\"eee"),
            to: "theirs.xib")
        let merged = try folder.answers(
            "layoutedit merge base.xib ours.xib theirs.xib --output a.xib --quiet 2>&1")
        #expect(merged.contains("a.xib: 2 conflicts"))
        #expect(merged.contains { $0.contains(" cannot hold beside ") }, "\(merged)")
        let open = try folder.answers("layoutedit resolve a.xib --quiet -c undecided 2>&1")
        #expect(open.contains("to decide: take ours 1 or take theirs 1"))
        let taken = try folder.answers("layoutedit resolve a.xib -c 'take theirs all' 2>&1")
        #expect(taken.contains("took theirs of 1 conflict: 1 conflict left to edit by hand: 2"))
        #expect(taken.last == "= 1")
        #expect(try folder.answers("grep -c 'text=\"Theirs\"' a.xib") == ["1"])
        #expect(try folder.answers("grep -c 'layoutedit conflict 2' a.xib") == ["1"])
        // After a person has corrected the file, the mark can be removed by its number.
        let decided = try folder.answers(
            "layoutedit resolve a.xib --quiet -c 'take ours 2' 2>&1; grep -c layoutedit a.xib")
        #expect(decided.last == "= 1" || decided == ["0"], "\(decided)")
    }

    /// Each `take` is one step: undoing it restores the bytes before it, also if it keeps the side
    /// that the file has already.
    @Test(arguments: [
        ["take ours 1"], ["take theirs 1"], ["take ours 1", "take theirs 2"],
        ["take theirs 2", "take ours 1"], ["take ours all"], ["take theirs 1", "take ours all"],
    ])
    func `every take is undone by one undo`(_ commands: [String]) throws {
        let folder = try ProgramFolder()
        try folder.write(Self.base, to: "base.xib")
        for (name, height) in [("Ours", "70"), ("Theirs", "90")] {
            try folder.write(
                Self.base.replacing("\"Title\"", with: "\"\(name)\"").replacing(
                    "constant=\"50\" id=\"fff", with: "constant=\"\(height)\" id=\"fff"),
                to: name.lowercased() + ".xib")
        }
        let merged = try folder.answers(
            "layoutedit merge base.xib ours.xib theirs.xib --output a.xib --quiet 2>&1")
        #expect(merged.contains("a.xib: 2 conflicts"), "\(merged)")
        var states = [try folder.text("a.xib")]
        for command in commands {
            _ = try folder.answers("layoutedit resolve a.xib --quiet -c '\(command)'")
            let state = try folder.text("a.xib")
            #expect(state != states.last, "\(command)")
            states.append(state)
        }
        for state in states.dropLast().reversed() {
            _ = try folder.answers("layoutedit resolve a.xib --quiet -c undo")
            #expect(try folder.text("a.xib") == state, "\(commands)")
        }
    }
}
