import Foundation
import TestKit
import Testing

/// A storyboard of up to three scenes, of which other programs remove some and add them again, and
/// the layout file that `edit` keeps beside it.
private struct SceneFolder {
    private let folder = TemporaryPlace()
    private let head: String
    private let tail: String
    private let scene: String

    init() throws {
        let fixture = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appending(path: "Fixtures/interface-builder/variations.storyboard")
        let text = try String(contentsOf: fixture, encoding: .utf8)
        let parts = text.components(separatedBy: "<scenes>")
        let rest = parts[1].components(separatedBy: "</scenes>")
        (head, scene, tail) = (parts[0] + "<scenes>", rest[0], "</scenes>" + rest[1])
    }

    /// The text of a scene with a label. Equal numbers give equal identifiers.
    func scene(_ number: Int, label: String, spacing: Int = 19) -> String {
        scene.replacingOccurrences(of: "\"var-", with: "\"s\(number)r-")
            .replacingOccurrences(of: "title=\"Variations\"", with: "title=\"Scene\(number)\"")
            .replacingOccurrences(of: "text=\"Title\"", with: "text=\"\(label)\"")
            .replacingOccurrences(of: "spacing=\"19\"", with: "spacing=\"\(spacing)\"")
    }

    func save(_ scenes: [String], as name: String = "Main.storyboard") throws {
        try (head + scenes.joined() + tail)
            .write(to: url(name), atomically: true, encoding: .utf8)
    }

    func url(_ name: String) -> URL { folder.url.appending(path: name) }

    func text(of name: String = "Main.storyboard") throws -> String {
        try String(contentsOf: url(name), encoding: .utf8)
    }

    @discardableResult
    func run(_ arguments: [String], _ status: Int32 = 0) throws -> String {
        let done = try BuiltProgram.run(arguments, in: folder.url)
        let said = String(decoding: done.output + done.errors, as: UTF8.self)
        try #require(done.status == status, "\(arguments): \(said)")
        return said
    }

    @discardableResult
    func edit(_ commands: String..., pushing: Bool = false) throws -> String {
        try run(
            ["edit", "Main.storyboard"] + (pushing ? ["--push"] : [])
                + commands.flatMap { ["-c", $0] })
    }
}

/// A temporary folder that is removed with the last copy of the value.
private final class TemporaryPlace {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("scenes-" + UUID().uuidString)

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}

/// One way in which a scene goes and comes back.
private struct Absence: CustomStringConvertible {
    /// The scenes of the storyboard while scene 1 is gone; the others were there before or are new.
    let meanwhile: [Int]
    /// Whether the document is also edited while its scene is gone.
    let editsMeanwhile: Bool
    /// Whether another program has changed the scene when it comes back.
    let changesThere: Bool
    /// Whether the edit before was pushed.
    let pushes: Bool

    var description: String {
        "\(meanwhile) \(editsMeanwhile ? "edited " : "")\(changesThere ? "changed " : "")"
            + (pushes ? "pushed" : "")
    }

    /// Every pair of values, not every triple: each takes about a dozen processes.
    static let all = [[2], [3], [2, 3]].flatMap { meanwhile in
        [0, 3, 5, 6].map { bits in
            Absence(
                meanwhile: meanwhile, editsMeanwhile: bits & 1 > 0, changesThere: bits & 2 > 0,
                pushes: bits & 4 > 0)
        }
    }
}

/// A branch without the scene is checked out and left, or the scene is cut and pasted. The document
/// is then the scene's again, with what was edited here and what was changed there.
@Test(arguments: Absence.all)
private func `a scene that comes back has its document again`(_ absence: Absence) throws {
    let folder = try SceneFolder()
    let second = folder.scene(2, label: "Second")
    try folder.save([folder.scene(1, label: "Title"), second])
    try folder.edit("open Scene1", "set title.text Here", pushing: absence.pushes)
    let pushed = try folder.text()
    try folder.edit("open Scene1", "set view.backgroundColor red")
    try folder.save(absence.meanwhile.map { folder.scene($0, label: "Other") })
    let gone = try folder.edit("documents")
    #expect(gone.contains("gone from Main.storyboard and kept Scene1"), "\(gone)")
    if absence.editsMeanwhile { try folder.edit("open Scene1", "set title.hidden true") }
    // While the scene is gone, each push reports that the document is not in the file.
    for step in 5...6 {
        let said = try folder.edit("open Scene1", "set title.alpha 0.\(step)", pushing: true)
        #expect(said.contains("Scene1 is only in the layout file"), "\(said)")
        let push = try folder.run(["push", "Main.storyboard.layout"])
        #expect(push.contains("Scene1 is only in the layout file"), "\(push)")
        #expect(!push.contains("up to date"))
    }
    let label = absence.pushes ? "Here" : "Title"
    try folder.save([
        folder.scene(1, label: label, spacing: absence.changesThere ? 33 : 19), second,
    ])
    let back = try folder.edit("documents")
    #expect(back.contains("back in Main.storyboard Scene1"), "\(back)")
    let documents = try folder.edit("documents").components(separatedBy: "\n")
        .filter { $0.contains("Scene") }
    #expect(documents.count == 2, "\(documents)")
    let said = try folder.edit("open Scene1", "set title.alpha 0.25", pushing: true)
    #expect(!said.contains("only in the layout file"), "\(said)")
    let text = try folder.text()
    for words in ["text=\"Here\"", "red=\"1\"", "alpha=\"0.25\"", "text=\"Second\""] {
        #expect(text.contains(words), "\(words)")
    }
    #expect(text.contains("spacing=\"33\"") == absence.changesThere)
    #expect(text.contains(/<label [^>]*hidden="YES"/) == absence.editsMeanwhile)
    #expect(absence.pushes == pushed.contains("text=\"Here\""))
    #expect(try folder.run(["push", "Main.storyboard.layout"]).contains("up to date"))
    try folder.run(["verify", "Main.storyboard.layout"])
}

/// Both have changed the text: it is a conflict as in any pull, and ours is kept.
@Test func `a scene that comes back with another text is a conflict`() throws {
    let folder = try SceneFolder()
    try folder.save([folder.scene(1, label: "Title"), folder.scene(2, label: "Second")])
    try folder.edit("open Scene1", "set title.text Here")
    try folder.save([folder.scene(2, label: "Second")])
    try folder.edit("documents")
    try folder.save([folder.scene(1, label: "There"), folder.scene(2, label: "Second")])
    let said = try folder.edit("open Scene1", "tree")
    #expect(said.contains("1 conflict") && said.contains("\"Here\""), "\(said)")
    let undone = try folder.edit("undo", "documents")
    #expect(undone.contains("1 conflict, ours kept"))
}

/// Several scenes go at different times, so that each has another version of the file as the
/// common ancestor.
@Test func `scenes that were gone since different versions come back together`() throws {
    let folder = try SceneFolder()
    let scenes = (1...3).map { folder.scene($0, label: "Text\($0)") }
    try folder.save(scenes)
    for number in 1...3 {
        try folder.edit("open Scene\(number)", "set text\(number).text Here\(number)")
    }
    try folder.save(Array(scenes[1...]))
    try folder.edit("documents")
    try folder.save([scenes[2], folder.scene(4, label: "Fourth")])
    try folder.edit("documents")
    try folder.save(scenes)
    let said = try folder.edit("documents")
    #expect(said.contains("back in Main.storyboard Scene1, Scene2"), "\(said)")
    try folder.run(["push", "Main.storyboard.layout"])
    let text = try folder.text()
    for number in 1...3 { #expect(text.contains("text=\"Here\(number)\"")) }
    try folder.run(["verify", "Main.storyboard.layout"])
}

/// No document refers to the file any more, and its contents are known. The scene still has its
/// document again.
@Test func `the only document that is left is that of a scene that comes back`() throws {
    let folder = try SceneFolder()
    try folder.save([folder.scene(1, label: "Title")])
    try folder.edit("set title.text Here")
    try folder.save([folder.scene(2, label: "Second")])
    try folder.edit("delete document Scene2")
    try folder.save([folder.scene(1, label: "Title")])
    #expect(try folder.edit("documents").contains("back in Main.storyboard Scene1"))
    try folder.edit("set title.alpha 0.5", pushing: true)
    let text = try folder.text()
    #expect(text.contains("text=\"Here\"") && text.contains("alpha=\"0.5\""))
}

/// Copies of a storyboard are imported into one layout file. Each push and pull concerns the
/// document of the file at its path.
@Test(arguments: 2...3)
func `the path decides between documents of one scene`(_ count: Int) throws {
    let folder = try SceneFolder()
    let names = (1...count).map { "Copy\($0)" }
    for name in names {
        try folder.save([folder.scene(1, label: "Title")], as: name + ".storyboard")
        try folder.run(["import", "a.layout", name + ".storyboard", "--name", name])
    }
    let refusal = try folder.run(["push", "a.layout"], 2)
    #expect(refusal.contains("more than one file: " + names.joined(separator: "; ")))
    for round in 0..<2 {
        for name in names {
            let edit = "set title.text \(name)r\(round)"
            try folder.run(["a.layout", "-c", "open \(name)", "-c", edit])
        }
        for name in names.reversed() {
            let said = try folder.run(["push", "a.layout", name + ".storyboard"])
            #expect(said.contains("pushed \(name) to \(name).storyboard\n"), "\(said)")
        }
        for name in names {
            #expect(try folder.text(of: name + ".storyboard").contains("text=\"\(name)r\(round)\""))
        }
        // What another program changes in one file reaches the document of this file alone.
        let last = names[count - 1]
        let changed = try folder.text(of: last + ".storyboard")
            .replacingOccurrences(
                of: "spacing=\"\(19 + round)\"", with: "spacing=\"\(20 + round)\"")
        try changed.write(
            to: folder.url(last + ".storyboard"), atomically: true, encoding: .utf8)
        let said = try folder.run(["pull", "a.layout", last + ".storyboard"])
        #expect(said.contains("pulled \(last).storyboard: changed \(last)\n"), "\(said)")
    }
    try folder.run(["verify", "a.layout"])
}

/// The first step after pruning creates the documents. It still names the file they come from, and
/// it is no step of the user that can be undone.
@Test(arguments: 0...2)
func `a pruned history still knows its file, and begins with the pruned steps`(
    _ kept: Int
) throws {
    let folder = try SceneFolder()
    try folder.save([folder.scene(1, label: "Title"), folder.scene(2, label: "Second")])
    try folder.run(["import", "a.layout", "Main.storyboard"])
    try folder.run(
        ["a.layout", "--commit", "each"]
            + ["set title.text A", "set title.text B", "set title.text C"].flatMap { ["-c", $0] })
    try folder.run(["a.layout", "-c", "history prune --keep \(kept)"])
    for _ in 0..<kept { try folder.run(["a.layout", "-c", "undo"]) }
    for command in ["undo", "goto 0", "undo 9"] {
        try folder.run(["a.layout", "-c", command], 2)
        #expect(try folder.run(["a.layout", "-c", "documents"]).contains("Scene2"))
    }
    if kept > 0 { try folder.run(["a.layout", "-c", "redo \(kept)"]) }
    #expect(try folder.run(["push", "a.layout"]).contains("pushed"))
    #expect(try folder.text().contains("text=\"C\""))
    try folder.run(["verify", "a.layout"])
}
