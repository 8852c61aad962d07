import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession

@Suite struct Looking {
    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.run("new Login device=iphone-15\nadd stack form in view\nadd label a in form")
        try scratch.run("set form.axis vertical for h=compact")
    }

    private func environment() throws -> LayoutEnvironment {
        try scratch.session.environment(of: scratch.document)
    }

    @Test(arguments: [
        ("device iphone-se", "iphone-se"), ("device 400x300", "400x300"), ("rotate", "landscape"),
        ("direction rtl", "rtl"), ("textSize extraLarge", "extraLarge"),
        ("traits w=regular,h=any", "w=regular"),
    ])
    func `what is looked through is no operation`(_ command: String, _ told: String) throws {
        let (digest, before) = (scratch.session.file.digest(), try environment())
        let outcome = try #require(try scratch.run(command))
        #expect(outcome.operation == nil && outcome.reply.text.contains(told))
        #expect(try environment() != before)
        #expect(scratch.session.file.operationCount == 4)
        #expect(scratch.session.file.digest() == digest)
        let other = Session(
            try LayoutFile(path: scratch.session.file.path, access: .readOnly),
            settings: SessionSettings(), surroundings: scratch.session.surroundings)
        #expect(try other.environment(of: scratch.document) == before)
    }

    @Test(arguments: [
        "device iphone-se; device default", "rotate; rotate", "direction rtl; direction default",
        "textSize extraLarge; textSize default", "traits w=regular,h=any; traits default",
    ])
    func `there is a way back to the document's own`(_ commands: String) throws {
        let before = try environment()
        try scratch.run(commands)
        #expect(scratch.session.settings.request == .none)
        #expect(try environment() == before)
    }

    @Test func `a device comes in the place of a size`() throws {
        scratch.session.settings.request.size = Size(width: 100, height: 100)
        try scratch.run("device iphone-se")
        #expect(try environment().size == Size(width: 320, height: 568))
    }

    @Test(arguments: [
        ("device iphone-se", "device"), ("orientation landscape", "orientation"),
        ("direction rtl", "direction"), ("textSize extraLarge", "textSize"),
        ("traits w=regular,h=any", "traits"), ("toolsVersion 12121", "toolsVersion"),
        ("additionalSafeArea 44,0,0,0", "additionalSafeArea"), ("design 300x500", "design"),
    ])
    func `the document's own settings are edits`(_ setting: String, _ key: String) throws {
        let before = try environment()
        #expect(try scratch.run("set document.\(setting)")?.operation == 5)
        #expect(try environment() != before)
        #expect(try scratch.text("info document").contains(key))
        #expect(try scratch.run("reset document.\(key)")?.operation == 6)
        #expect(try environment() == before)
        try scratch.run("undo 2")
        #expect(try environment() == before)
    }

    @Test func `a device that is set wins over a freeform size, in one operation`() throws {
        try scratch.run("set document.design 300x500")
        #expect(try scratch.text("set document.device iphone-se").contains("document.design reset"))
        #expect(scratch.session.file.operationCount == 6)
        #expect(try environment().size == Size(width: 320, height: 568))
    }

    @Test(arguments: [
        ("set document.device iphone-99", ErrorCode.unknownDevice),
        ("set document.textSize huge", .wrongValue),
        ("set document.textSize default", .wrongValue),
        ("set document.source a/0/b", .unknownProperty),
        ("new B device=iphone-99", .unknownDevice), ("new B source=a/0/b", .unknownProperty),
        ("set document.axis vertical", .unknownProperty),
    ])
    func `a document takes no settings that mean nothing`(
        _ command: String, _ code: ErrorCode
    ) {
        #expect(scratch.error(command)?.code == code)
        #expect(scratch.session.file.operationCount == 4)
    }

    @Test func `a step that fails leaves what was looked through`() throws {
        #expect(scratch.error("group g { rotate; new Other; hide nothing }") != nil)
        #expect(scratch.session.settings.request == .none)
        #expect(try scratch.text("tree").contains("form"))
    }

    // MARK: Scripts of the first version

    @Test(arguments: [
        ("device 400x300", "set document.device 400x300"),
        ("rotate", "set document.orientation landscape"),
        ("direction rtl", "set document.direction rtl"),
        ("textSize extraLarge", "set document.textSize extraLarge"),
        ("traits w=regular,h=any", "set document.traits w=regular"),
    ])
    func `a script of version 1 still means the document`(
        _ command: String, _ kept: String
    ) throws {
        try scratch.run("layoutscript 1\n\(command)")
        #expect(scratch.session.settings.request == .none)
        #expect(try scratch.session.file.operation(5).command == kept)
        try scratch.run("layoutscript 2\n\(command)")
        #expect(scratch.session.settings.request != .none)
        #expect(scratch.session.file.operationCount == 5)
    }

    @Test func `an operation that an older program made of device is undone and made again`() throws
    {
        let file = scratch.session.file
        let id = try scratch.session.currentID()
        _ = try file.perform(
            command: "device iphone-se", source: .shell, time: Timestamp(milliseconds: 0)
        ) { transaction in
            try transaction.apply(
                .edit(
                    id,
                    .setProperty(
                        .document, .device, .base, from: .text("iphone-15"),
                        to: .text("iphone-se"))))
        }
        #expect(try environment().device == "iphone-se")
        #expect(try scratch.text("undo").hasPrefix("undone: device iphone-se in Login"))
        #expect(try environment().device == "iphone-15")
        try scratch.run("redo")
        #expect(try environment().device == "iphone-se")
        #expect(try file.verify().isSound)
    }

    // MARK: Looking at views

    @Test func `show brings back what is hidden, and says when nothing was`() throws {
        try scratch.run("hide a")
        #expect(try scratch.text("show a") == "a is shown again")
        #expect(try scratch.session.file.operation(6).command == "reset a.hidden")
        let outcome = try #require(try scratch.run("show a"))
        #expect(outcome.operation == nil)
        #expect(outcome.reply.text.hasPrefix("a is not hidden\na: label\nframe "))
    }

    @Test func `what show has set does not depend on what is looked through`() throws {
        try scratch.run("set a.hidden true for h=compact\nrotate\nshow a")
        #expect(
            try scratch.session.file.operation(6).command == "set a.hidden false for h=compact")
    }

    @Test func `info says where a view is, how large its content, and what is in force`() throws {
        try scratch.run("set a.text Hello\nrotate\nhide a")
        let lines = try scratch.text("info a").split(separator: "\n")
        #expect(lines[0] == "a: label")
        #expect(lines[1].hasPrefix("frame         ("))
        #expect(lines[2].hasPrefix("content size  ") && lines[2].hasSuffix("x20.333"))
        #expect(lines.contains { $0.hasPrefix("text") && $0.hasSuffix("set") })
        #expect(try scratch.text("info view").contains("content size  -x-"))
        let axis = try scratch.text("info form").split(separator: "\n").first {
            $0.hasPrefix("axis ")
        }
        #expect(axis?.contains(" vertical ") == true && axis?.hasSuffix(" h=compact") == true)
        #expect(try scratch.text("info a --at 3").contains("content size  0x0"))
        #expect(scratch.error("info b")?.code == .unknownItem)
        #expect(scratch.session.file.operationCount == 6)
    }
}
