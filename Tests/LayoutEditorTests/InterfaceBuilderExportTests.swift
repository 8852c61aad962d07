import Foundation
import LayoutFormats
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

extension Scratch {
    /// Imports a file's bytes as the program does.
    func take(_ bytes: [UInt8]) throws {
        let file = try InterfaceBuilderImport.read(bytes)
        _ = try session.add(file, of: bytes, named: [], command: "import")
    }

    func export(_ format: String) throws -> [UInt8] {
        let outcome = try #require(try run("export --format \(format)"))
        return Array((outcome.reply.text + "\n").utf8)
    }
}

private func fixture(_ name: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/interface-builder/" + name)
    return [UInt8](try Data(contentsOf: file))
}

@Test(arguments: [
    ("systemBlue", #"systemColor="systemBlueColor"/>"#),
    ("labelColor", #"systemColor="labelColor"/>"#),
    (
        "red",
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (
        "lightGray",
        #"white="0.66666666666666663" alpha="1" colorSpace="custom" "#
            + #"customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
    (
        "#0099CC80",
        #"red="0.0" green="0.59999999999999998" blue="0.80000000000000004" "#
            + #"alpha="0.50196078431372548" colorSpace="custom" customColorSpace="sRGB"/>"#
    ),
    (#""asset:NHS Blue""#, #"name="NHS Blue"/>"#), ("asset:red", #"name="red"/>"#),
])
func `a colour is written as Xcode writes it, and no note says otherwise`(
    _ color: String, _ element: String
) throws {
    let scratch = try Scratch()
    try scratch.run("new A\nset view.backgroundColor \(color)")
    let outcome = try #require(try scratch.run("export --format storyboard"))
    #expect(outcome.reply.text.contains("<color key=\"backgroundColor\" " + element))
    let again = try Scratch()
    try again.take(Array(outcome.reply.text.utf8))
    #expect(again.session.file.digest() == scratch.session.file.digest())
    let note = try #require(try scratch.run("export --format storyboard --output a.storyboard"))
    #expect(note.reply.text == "wrote a.storyboard")
}

@Test func `a colour of the system is listed among the resources once`() throws {
    let scratch = try Scratch()
    try scratch.run("new A; add view a in view backgroundColor=systemBlue")
    try scratch.run("set view.backgroundColor systemBlueColor")
    let file = text(try scratch.export("storyboard"))
    #expect(file.components(separatedBy: "<systemColor name=\"systemBlueColor\">").count == 2)
    #expect(file.contains(#"<color red="0.0" green="0.47843137254901963" blue="1" alpha="1""#))
}

@Test func `a colour of the system is said by the file and not by our comment`() throws {
    let scratch = try Scratch()
    try scratch.run("new A; add view a in view backgroundColor=systemTeal")
    let file = text(try scratch.export("storyboard"))
    #expect(file.components(separatedBy: "systemTeal").count == 3)
    let again = try Scratch()
    try again.take(Array(file.utf8))
    #expect(try again.text("info a").contains("systemTeal"))
    // A file of another version of Xcode can have other components for the same colour.
    let other = file.replacing(#"red="0.18823529411764706""#, with: #"red="0.5""#)
    let third = try Scratch()
    try third.take(Array(other.utf8))
    #expect(try third.text("info a").contains("systemTeal"))
}

@Test func `a colour of the app's keeps its name, and its look where there are no assets`() throws {
    let scratch = try Scratch()
    try scratch.run("new A; set view.backgroundColor asset:Brand(#336699); add label a in view")
    let file = text(try scratch.export("storyboard"))
    #expect(file.contains(#"<color key="backgroundColor" name="Brand"/>"#))
    #expect(file.contains("<namedColor name=\"Brand\">"))
    let again = try Scratch()
    try again.take(Array(file.utf8))
    #expect(try again.text("info view").contains("asset:Brand(#336699FF)"))
    #expect(try again.text("export --format svg").contains("#336699"))
    #expect(try again.text("export --format swift").contains(#"UIColor(named: "Brand")"#))
    // Without its components it is the same colour, and no annotation is written.
    try again.run("set view.backgroundColor asset:Brand; set a.backgroundColor asset:Brand")
    let edited = text(try again.export("storyboard"))
    #expect(edited.contains(#"<color key="backgroundColor" name="Brand"/>"#))
    #expect(
        !edited.contains("view.backgroundColor")
            && edited.components(separatedBy: "Brand").count == 4)
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Documents made by commands, with features that the format supports and others that it does not.
private let made = [
    "new Empty",
    "new Small device=320x200\nadd label a in view text=Hi",
    """
    new Login-Form device=iphone-8 orientation=landscape textSize=extraLarge direction=rtl
    add stack form in view axis=vertical spacing=12 margins=1,2,3,4
    add label title in form text="Sign in" font=largeTitle lines=0
    add textField user in form placeholder="E-mail" style=none
    add button go in form text=Go style=filled font=19/heavy/italic
    add button old in form text=Old style=custom contentInset=1,2,3,4
    add switch remember in form
    add slider level in form
    add segmented parts in form segments="One|Two|"
    add pageControl dots in form pages=3
    add activity wait in form style=large
    add progress done in form style=plain
    add datePicker when in form style=wheels
    add searchBar find in form text="a" placeholder=b style=minimal
    add stepper step in form
    add picker wheel in form
    add textView notes in form text="a\\nb" scrollEnabled=false
    add spacer gap in form
    add view loose in form unarranged backgroundColor=#F00 customClass=Badge
    order loose back
    space after user in form 24
    space after go in form system
    add image logo in view image=120x80 contentMode=scaleAspectFit userLabel="The logo"
    add scroll page in view contentInset=1,2,3,4
    add view inner in page intrinsic=40x- objectID=abc-12-xyz
    add view fixed in view frame=1,2.5,30,40 autoresizing=flexibleWidth,flexibleTopMargin
    constrain form.leading = view.leadingMargin
    constrain top: form.top = safeArea.top + 20
    constrain Wide: form.width >= 0.5 * view.readable.width - 20.25 @750
    constrain inner.leading = page.content.leading
    constrain inner.width = page.frame.width
    constrain logo.centerX = view.centerXWithinMargins
    constrain logo.top >= form.bottom + 8 for h=compact
    constrain title.lastBaseline = level.bottom
    constrain low: fixed.height = 0
    set top.constant 4 for h=compact
    set top.priority 500 for w=regular,h=regular
    set form.axis horizontal for h=compact
    set form.spacing system for w=regular
    set form.margins 9,9,9,9 for w=compact
    set title.hidden true for w=compact
    set title.font 12 for h=compact
    set logo.installed false for w=regular
    set logo.hugging.horizontal 251
    set form.hidden false
    deactivate low
    """,
    "new Root root stack column\nset column.axis vertical\nadd label a in column\nadd label b in column",
    "new Bars\nadd view a in view\nconstrain a.top = topLayoutGuide.bottom + 8",
    "new " + String(repeating: "Long", count: 30) + "\nadd label title in view text=title",
    """
    new Hostile
    add label a in view text="]]> --> <!-- & \\u{1B}[31m \\u{202E} \\u{FFFF} 'x' \\"y\\" \\u{9}\\n😀"
    add label b--c in view userLabel="--><script>" text=""
    add textField _- in view placeholder="a;b \\\\ {c}" customClass="A\\u{0}B"
    """,
]

@Suite struct InterfaceBuilderExportTests {
    @Test(arguments: made, ["storyboard", "xib"])
    func `a document made here is read back with digest and frames`(
        script: String, format: String
    ) throws {
        let original = try Scratch()
        try original.run(script)
        if format == "xib", script.contains("topLayoutGuide") {
            #expect(original.error("export --format xib") != nil)
            return
        }
        let exported = try original.export(format)
        let copy = try Scratch()
        try copy.take(exported)
        #expect(copy.session.file.digest() == original.session.file.digest())
        #expect(try copy.text("export --format json") == original.text("export --format json"))
        #expect(try copy.export(format) == exported)
        #expect(try InterfaceBuilderImport.read(exported).notes.isEmpty)
    }

    @Test func `several documents make one storyboard`() throws {
        let original = try Scratch()
        try original.run("new A\nadd label title in view\nnew B\nadd label title in view")
        let path = original.folder.appending(path: "scratch.layout").path
        let file = try LayoutFile(path: path, access: .readOnly)
        #expect(file.digest() == original.session.file.digest())
        let all = try original.session.documents(at: nil)
        let exported = try ExportedInterfaceBuilderFile(
            all, among: all, .storyboard, in: original.session
        )
        .write(updatesFrames: false)
        let copy = try Scratch()
        try copy.take(exported.bytes)
        #expect(copy.session.file.digest() == original.session.file.digest())
    }

    @Test func `undo and redo of an import keep its file`() throws {
        let bytes = try fixture("variations.storyboard")
        let scratch = try Scratch()
        try scratch.take(bytes)
        try scratch.run("undo\nredo")
        #expect(try scratch.export("storyboard") == bytes)
        #expect(try scratch.session.file.verify().isSound)
    }

    @Test func `an edit that is undone leaves the file byte for byte`() throws {
        let bytes = try fixture("guides.storyboard")
        let scratch = try Scratch()
        try scratch.take(bytes)
        try scratch.run("remove view2\nset c5.constant 3\nundo 2")
        #expect(try scratch.export("storyboard") == bytes)
    }

    @Test func `a file that was exported and read again takes edits like any other`() throws {
        let original = try Scratch()
        try original.run(made[2])
        let first = try original.export("storyboard")
        let copy = try Scratch()
        try copy.take(first)
        try copy.run("set form.spacing 13\nspace after user in form 25\nrename logo to picture")
        let second = try copy.export("storyboard")
        let lines = [first, second].map { text($0).split(separator: "\n") }
        #expect(lines[1].difference(from: lines[0]).count <= 4)
        let last = try Scratch()
        try last.take(second)
        #expect(last.session.file.digest() == copy.session.file.digest())
    }

    @Test(arguments: ["\r\n", "\n"], [true, false])
    func `line ends stay what they are`(newline: String, endsWithOne: Bool) throws {
        var source = text(try fixture("placement.storyboard")).replacing("\n", with: newline)
        if !endsWithOne { source = String(source.dropLast()) }
        let scratch = try Scratch()
        try scratch.take(Array(source.utf8))
        try scratch.run("add label brandNew in view text=New\nset view.backgroundColor red")
        let all = try scratch.session.documents(at: nil)
        let exported = try ExportedInterfaceBuilderFile(
            all, among: all, .storyboard, in: scratch.session
        )
        .write(updatesFrames: false).bytes
        #expect((exported.last == UInt8(ascii: "\n")) == endsWithOne)
        let feeds = exported.indices.filter { exported[$0] == UInt8(ascii: "\n") }
        let returns = feeds.filter { $0 > 0 && exported[$0 - 1] == UInt8(ascii: "\r") }
        #expect(returns.count == (newline == "\n" ? 0 : feeds.count))
    }

    @Test func `what cannot be one file is refused`() throws {
        let scratch = try Scratch()
        try scratch.take(try fixture("controls.xib"))
        let wrong = try #require(scratch.error("export --format storyboard"))
        #expect(wrong.message.contains("imported from a xib"))
        try scratch.run("new Other")
        let all = try scratch.session.documents(at: nil)
        #expect(throws: CommandError.self) {
            try ExportedInterfaceBuilderFile(all, among: all, .xib, in: scratch.session)
        }
    }

    @Test func `frames are written only where asked for`() throws {
        let bytes = try fixture("variations.storyboard")
        let scratch = try Scratch()
        try scratch.take(bytes)
        try scratch.run("set title.text Longer")
        let plain = text(try scratch.export("storyboard"))
        let updated = text(try scratch.export("storyboard --update-frames"))
        let rects = { (text: String) in text.split(separator: "\n").filter { $0.contains("<rect") }
        }
        #expect(rects(plain) == rects(text(bytes)))
        #expect(rects(updated) != rects(text(bytes)))
        let again = try Scratch()
        try again.take(Array(updated.utf8))
        #expect(again.session.file.digest() == scratch.session.file.digest())
    }
}

/// The layout file was made by a version that did not import image names and text colours.
@Test func `what an import has learned since is not taken away by an edit`() throws {
    let scratch = try Scratch(copying: "schema-1.layout")
    try scratch.run("open nestedStackViews")
    let before = try scratch.export("storyboard").split(separator: UInt8(ascii: "\n"))
    try scratch.run("set view.backgroundColor #00000000")
    let after = try scratch.export("storyboard").split(separator: UInt8(ascii: "\n"))
    #expect(after.count == before.count)
    #expect(zip(before, after).count { $0 != $1 } == 1)
}
