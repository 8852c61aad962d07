import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

/// A script that uses everything a document can contain.
private let everything = """
    new Everything root scroll page device=iphone-8 orientation=landscape direction=rtl
    set page.userLabel "The \\"page\\"\\nof all"
    set page.margins 1,2,3,4 for w=compact
    add stack form in page axis=vertical spacing=8 objectID=abc-12-xyz
    add label title in form text="a # b; c { \\\\ \\u{1B}[31m \\u{202E}" font=17
    add label first in form at 0 text="" lines=0
    add view badge in form unarranged backgroundColor="#FF0000"
    order badge back
    set form.axis horizontal for h=compact
    set form.spacing system for w=regular,h=regular
    space after first in form 20
    add textField name in page placeholder=Name frame=1,2.5,3,4 autoresizing=flexibleWidth
    constrain form.leading = page.content.leading
    constrain wide: title.width >= 0.5 * page.frame.width - 20.25 @750
    constrain set: name.width = 1 * title.width + 0 @1000
    constrain low: title.height = 0
    constrain there: name.top = form.bottom + 8 for h=compact
    set wide.constant 30 for w=compact
    set low.objectID xyz-1
    deactivate low
    hide badge
    """

@Test func `a script of commands rebuilds a document with the same digest`() throws {
    let original = try Scratch()
    try original.run(everything)
    let script = CommandsExport.script(try original.document, named: "Everything")
    let copy = try Scratch()
    try copy.run(script)
    #expect(copy.session.file.digest() == original.session.file.digest())
    #expect(CommandsExport.script(try copy.document, named: "Everything") == script)
    #expect(try copy.document.invariantViolations() == [])
    #expect(!script.unicodeScalars.contains { $0 != "\n" && $0.isUnshowable })
}

/// Old files can contain any text as a colour.
@Test(arguments: ["redd", "#GGG", "NHS Blue", "", "asset:red", "#f00", "systemTealColor"])
func `a colour of an older file goes through a script with the same digest`(
    _ color: String
) throws {
    let original = try Scratch()
    try original.run("new A")
    let id = try original.session.currentID()
    _ = try original.session.operation("set view.backgroundColor") {
        try original.session.apply(
            .edit(
                id, .setProperty(.view(.root), .backgroundColor, .base, from: nil, to: .text(color))
            ))
    }
    let copy = try Scratch()
    try copy.run(CommandsExport.script(try original.document, named: "A"))
    #expect(copy.session.file.digest() == original.session.file.digest())
    try original.run("undo; redo")
    #expect(copy.session.file.digest() == original.session.file.digest())
}

@Test func `undoing everything gives the empty file, redoing everything the same digest`() throws {
    let scratch = try Scratch()
    let empty = scratch.session.file.digest()
    try scratch.run(everything)
    let digest = scratch.session.file.digest()
    let steps = scratch.session.file.operationCount
    try scratch.run("undo \(steps)")
    #expect(scratch.session.file.digest() == empty)
    try scratch.run("redo \(steps)")
    #expect(scratch.session.file.digest() == digest)
}

@Test func `a document that is duplicated, renamed and deleted leaves nothing behind`() throws {
    let scratch = try Scratch()
    try scratch.run(everything)
    let digest = scratch.session.file.digest()
    try scratch.run("duplicate Everything as Twin")
    let twin = CommandsExport.script(try scratch.document, named: "Everything")
    try scratch.run("open Everything")
    #expect(CommandsExport.script(try scratch.document, named: "Everything") == twin)
    try scratch.run("rename document Twin to Other\ndelete document Other")
    #expect(scratch.session.file.digest() == digest)
}

@Test(arguments: [
    "tree", "hide badge", "set form.spacing 8", "rename form to form", "order badge back",
])
func `what changes nothing records no operation`(_ command: String) throws {
    let scratch = try Scratch()
    try scratch.run(everything)
    let count = scratch.session.file.operationCount
    #expect(try scratch.run(command)?.operation == nil)
    #expect(scratch.session.file.operationCount == count)
}
