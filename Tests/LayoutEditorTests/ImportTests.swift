import Foundation
import LayoutFormats
import Testing

/// A storyboard of two scenes, and a version in which another program edited one.
private let storyboard = scenes("<label userLabel=\"label\" text=\"One\" id=\"lab-el-001\"/>")
private let changed = scenes("<label userLabel=\"label\" text=\"Two\" id=\"lab-el-001\"/>")

private func scenes(_ label: String) -> String {
    let scenes = ["Login", "Chat"].map { title in
        """
        <scene sceneID="\(title)-sc"><objects><viewController title="\(title)" id="\(title)-vc" \
        sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="\(title)-rt">\
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(label)</subviews>\
        </view></viewController></objects></scene>
        """.replacing("lab-el", with: title)
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>\(scenes.joined())</scenes></document>

        """
}

@Suite struct ImportNames {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        try folder.create("Main.storyboard").write(Data(storyboard.utf8))
        try folder.create("Changed.storyboard").write(Data(changed.utf8))
    }

    @Test func `a scene is named by its own name`() throws {
        let command = "layoutedit import a.layout Main.storyboard "
        #expect(
            try folder.answers(command + "--name Chat=Talk 2>&1") == ["imported Login, Talk"])
    }

    @Test(arguments: [
        ("--name First", "the file has 2 scenes: name the one for First"),
        ("--name Chatt=Talk", "there is no scene Chatt in the file"),
        ("--name Chat=A --name Chat=B", "Chat is given two names"),
        ("--name Chat=1st", "a name is letters"), ("--name Chat=Login", "a document named Login"),
        ("--name Chat=A --name Login=A", "a document named A already"),
    ])
    func `a name that is nobody's is refused, and nothing imported`(
        _ names: String, _ message: String
    ) throws {
        let answers = try folder.answers("layoutedit import a.layout Main.storyboard " + names)
        #expect(answers.contains { $0.contains(message) }, "\(answers)")
        #expect(try folder.answers("ls a.layout 2>&1 | wc -l") == ["1"])
        #expect(try folder.answers("layoutedit verify a.layout > o 2>&1") == ["= 66"])
    }

    @Test func `a file that is there already is refused until it has other names`() throws {
        _ = try folder.answers("layoutedit import a.layout Main.storyboard 2>&1")
        let again = try folder.answers("layoutedit import a.layout Main.storyboard")
        #expect(again[0] == "! the file is here already, as Login, Chat, and has not changed since")
        #expect(again.last == "= 73")
        let later = try folder.answers(
            "layoutedit import a.layout Changed.storyboard --name Chat=T")
        #expect(
            later[0]
                == "! the file is here already, as Login; an import does not bring documents up to date"
        )
        let named = "--name Chat=T --name Login=L 2>&1"
        #expect(
            try folder.answers("layoutedit import a.layout Changed.storyboard " + named)
                == ["imported L, T"])
        #expect(
            try folder.answers("layoutedit a.layout --quiet -c 'open T' -c tree | tail -n 1")
                == ["└─ label  label  \"Two\""])
    }

    @Test func `what was taken back or deleted is imported again`() throws {
        let command = "layoutedit import a.layout Main.storyboard 2>&1"
        _ = try folder.answers(command)
        _ = try folder.answers("layoutedit a.layout -c undo")
        #expect(try folder.answers(command) == ["imported Login, Chat"])
        let delete = "-c 'delete document Login' -c 'delete document Chat'"
        _ = try folder.answers("layoutedit a.layout " + delete)
        #expect(try folder.answers(command) == ["imported Login, Chat"])
    }

    @Test func `scenes of other files may have the same names`() throws {
        _ = try folder.answers("layoutedit import a.layout Main.storyboard")
        let other = storyboard.replacing("-rt", with: "-xx")
        try folder.create("Other.storyboard").write(Data(other.utf8))
        #expect(
            try folder.answers("layoutedit import a.layout Other.storyboard 2>&1")
                == ["imported Login2, Chat2"])
    }
}

/// Exports to a storyboard that other programs may have changed.
@Suite struct ExportsOver {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        try folder.create("Main.storyboard").write(Data(storyboard.utf8))
        _ = try folder.answers("layoutedit import a.layout Main.storyboard")
    }

    private static let export =
        "layoutedit export a.layout --format storyboard --force --output Main.storyboard"

    private func edit(_ command: String) throws {
        let answers = try folder.answers("layoutedit a.layout -c 'open Chat' -c '\(command)'")
        #expect(answers.allSatisfy { !$0.hasPrefix("= ") }, "\(answers)")
    }

    private func export(_ command: String = Self.export) throws -> String? {
        try folder.answers(command + " 2>&1").last
    }

    /// Changes the file as another program would.
    private func change() throws {
        _ = try folder.answers("sed -i 's/<scenes>/<scenes> /' Main.storyboard")
    }

    @Test func `what another has changed is not thrown away`() throws {
        try edit("set label.text Mine")
        try change()
        let before = try folder.answers("cksum Main.storyboard")
        let answers = try folder.answers(Self.export)
        #expect(answers.count == 2 && answers[1] == "= 75")
        #expect(
            answers[0].contains("contains changes that a.layout has neither imported nor written"))
        #expect(try folder.answers("cksum Main.storyboard") == before)
        #expect(
            try export("layoutedit export a.layout --format storyboard --output O.storyboard")
                == nil)
    }

    @Test func `what the layout file wrote itself is written over`() throws {
        try edit("set label.text A")
        #expect(try export() == nil)
        try edit("set label.text B")
        #expect(try export() == nil)
        #expect(try export() == nil)
        try change()
        #expect(try export() == "= 75")
    }

    @Test func `what the layout file wrote to standard output is written over`() throws {
        try edit("set label.text A")
        let toOutput = "layoutedit export a.layout --format storyboard > Main.storyboard"
        #expect(try folder.answers(toOutput).allSatisfy { !$0.hasPrefix("= ") })
        try edit("set label.text B")
        #expect(try export() == nil)
        try change()
        #expect(try export() == "= 75")
    }

    /// Its identifiers are derived from names, and the documents do not store them.
    @Test func `a storyboard that was made here is known when it is imported again`() throws {
        _ = try folder.answers("layoutedit n.layout -c 'new Mine; add label title in view'")
        let export = "layoutedit export n.layout --format storyboard --output Mine.storyboard"
        _ = try folder.answers(export)
        for layout in ["n.layout", "m.layout"] {
            _ = try folder.answers("layoutedit import \(layout) Mine.storyboard")
            _ = try folder.answers("sed -i 's/<scenes>/<scenes> /' Mine.storyboard")
            let answers = try folder.answers("layoutedit import \(layout) Mine.storyboard 2>&1")
            #expect(answers.last?.hasPrefix("= ") == true)
            #expect(answers[0].contains("the file is here already, as Mine;"))
            #expect(try folder.answers("layoutedit \(layout) -c documents") == ["* Mine"])
        }
    }

    /// Printing needs no write access to the layout file.
    @Test func `standard output needs no layout file that can be written`() throws {
        _ = try folder.answers("chmod 400 a.layout; chmod 500 .")
        let lines = try folder.answers("layoutedit export a.layout --format storyboard | wc -l")
        _ = try folder.answers("chmod 700 .")
        #expect(Int(lines[0].trimmingCharacters(in: .whitespaces))! > 1)
    }

    @Test func `undo and redo between exports, and another document of the file`() throws {
        try edit("set label.text A")
        #expect(try export() == nil)
        try edit("undo")
        #expect(try export(Self.export.replacing("a.layout", with: "a.layout Login")) == nil)
        #expect(try folder.answers("grep -c One Main.storyboard") == ["1"])
        try edit("redo")
        #expect(try export() == nil)
        try edit("set label.text B")
        #expect(try export(Self.export.replacing("a.layout", with: "a.layout Chat")) == nil)
    }

    @Test func `it goes by content, however the file is reached`() throws {
        try edit("set label.text A")
        #expect(try export(Self.export.replacing("--output ", with: "--output $PWD/")) == nil)
        _ = try folder.answers("mkdir d; cp Main.storyboard d/Copy.storyboard; ln -s d e")
        try edit("set label.text B")
        let copy = Self.export.replacing("Main", with: "e/Copy")
        #expect(try export(copy) == nil)
        _ = try folder.answers("sed -i 's/<scenes>/<scenes> /' d/Copy.storyboard")
        #expect(try export(copy) == "= 75")
    }

    @Test func `one of two layout files keeps what the other has written`() throws {
        _ = try folder.answers("layoutedit import b.layout Main.storyboard")
        _ = try folder.answers("layoutedit b.layout -c 'open Login' -c 'set label.text Theirs'")
        #expect(try export(Self.export.replacing("a.layout", with: "b.layout")) == nil)
        try edit("set label.text Mine")
        #expect(try export() == "= 75")
        _ = try folder.answers("cp b.layout c.layout")
        #expect(try export(Self.export.replacing("a.layout", with: "c.layout")) == nil)
    }

    @Test func `commands and scripts are as careful, and as forgetful`() throws {
        let command = "export --format storyboard --force --output Main.storyboard"
        try edit("set label.text A")
        try edit(command)
        try folder.create("s").write(Data("open Chat\nset label.text B\n\(command)\n".utf8))
        #expect(try export("layoutedit a.layout -f s") == nil)
        // The step is rolled back, but the exported file remains.
        try folder.create("s").write(
            Data("open Chat\nset label.text C\n\(command)\nhide nobody\n".utf8))
        #expect(try export("layoutedit a.layout -f s") == "= 2")
        try edit("set label.text D")
        #expect(try export() == nil)
        try change()
        let refused = try folder.answers("layoutedit a.layout -f s")
        #expect(refused.last == "= 75")
    }

    @Test func `a pruned file still knows what it wrote`() throws {
        try edit("set label.text A")
        #expect(try export() == nil)
        _ = try folder.answers("layoutedit a.layout -c 'history prune --keep 1'")
        try edit("set label.text B")
        #expect(try export() == nil)
        #expect(try folder.answers("layoutedit verify a.layout | head -c 5") == ["sound"])
    }

    @Test func `a file that is to be merged is somebody's work, a note is not`() throws {
        try edit("set label.text A")
        let marks = "<<<<<<< ours\n=======\n>>>>>>> theirs\n"
        try folder.create("Main.storyboard").write(Data((storyboard + marks).utf8))
        #expect(try export() == "= 75")
        try folder.create("Main.storyboard").write(Data("nothing\n".utf8))
        #expect(try export() == nil)
    }

    @Test func `a document that was made here is as careful with a storyboard`() throws {
        _ = try folder.answers("layoutedit n.layout -c 'new N' -c 'add label x in view'")
        let made = Self.export.replacing("a.layout", with: "n.layout")
        #expect(try export(made) == "= 75")
        let own = made.replacing("Main", with: "New").replacing(" --force", with: "")
        #expect(try export(own) == nil)
        _ = try folder.answers("layoutedit n.layout -c 'hide x'")
        #expect(try export(own + " --force") == nil)
    }

    @Test func `an export leaves no operation behind`() throws {
        try edit("set label.text A")
        let before = try folder.answers("layoutedit verify a.layout --json")
        #expect(try export() == nil)
        #expect(try folder.answers("layoutedit verify a.layout --json") == before)
    }

    @Test func `a layout file that is missing is not made`() throws {
        #expect(try export(Self.export.replacing("a.layout", with: "no.layout")) == "= 66")
        #expect(try folder.answers("ls no.layout 2>/dev/null") == ["= 2"])
    }

    @Test func `looking leaves the storyboard as it is`() throws {
        let looks = "device iphone-se; rotate; direction rtl; textSize extraLarge"
        let command = "export --format storyboard --force --output Main.storyboard"
        let before = try folder.answers("cksum Main.storyboard")
        try edit(looks + "; " + command)
        #expect(try folder.answers("cksum Main.storyboard") == before)
    }

    @Test func `a layout file that cannot be written is exported all the same`() throws {
        try edit("set label.text A")
        _ = try folder.answers("chmod a-w a.layout")
        #expect(try export() == nil)
        #expect(try export() == nil)
    }
}
