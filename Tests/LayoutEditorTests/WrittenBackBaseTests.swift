import Foundation
import TestKit
import Testing

/// The base of a pull after steps that were written back: what was written last.
@Suite struct WrittenBackBaseTests {
    private static let labels = ["one", "two", "three"]

    /// A storyboard on an editing page that writes it back, Xcode beside it, and a model of both.
    private struct Scene {
        let served: ServedFile
        private(set) var head: Int
        /// The texts of the labels in the documents, in the storyboard, and when the page wrote or
        /// pulled the storyboard last.
        private(set) var (here, there, base): ([String], [String], [String])
        /// The texts before each step since the last pull, and after each undone step.
        private var (undone, redone): ([[String]], [[String]]) = ([], [])

        init() throws {
            let fixture = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../Fixtures/merging/scenes.storyboard")
            served = try ServedFile(copying: fixture, ["--edit", "--push"])
            here = labels.map { "Start \($0)" }
            (there, base, head) = (here, here, 1)
            let added = labels.map { "add label \($0) in view text=\"Start \($0)\"" }
            try edit(added.joined(separator: "; "))
        }

        var storyboard: URL { served.folder.appendingPathComponent("Main.storyboard") }
        private var isSeen: Bool { there == base }

        private mutating func edit(_ command: String) throws {
            let answer = try served.posted(
                "edit", ["command": command, "seen": head, "document": "Detail"])
            try #require(answer["ok"] as? Bool == true, "\(command): \(answer)")
            head = try #require(answer["head"] as? Int)
        }

        private mutating func written() {
            if isSeen { (there, base) = (here, here) }
        }

        mutating func set(_ label: Int, to text: String) throws {
            undone.append(here)
            redone = []
            try edit("set \(labels[label]).text \"\(text)\"")
            here[label] = text
            written()
        }

        mutating func undo() throws {
            guard let before = undone.popLast() else { return }
            redone.append(here)
            try edit("undo")
            here = before
            written()
        }

        mutating func redo() throws {
            guard let after = redone.popLast() else { return }
            undone.append(here)
            try edit("redo")
            here = after
            written()
        }

        /// Changes a text of the storyboard as Xcode does.
        mutating func changeInXcode(_ label: Int, to text: String) throws {
            let before = try String(contentsOf: storyboard, encoding: .utf8)
            let after = before.replacing("text=\"\(there[label])\"", with: "text=\"\(text)\"")
            try #require(before != after)
            try Data(after.utf8).write(to: storyboard)
            there[label] = text
        }

        /// Pulls, and returns the number of conflicts that the model expects.
        mutating func pull() throws -> Int {
            if isSeen { return 0 }
            let answer = try served.posted("pull", ["client": "a"])
            try #require(answer["ok"] as? Bool == true, "\(answer)")
            head = try #require(answer["head"] as? Int)
            var conflicts = 0
            for label in labels.indices where there[label] != base[label] {
                if here[label] == base[label] {
                    here[label] = there[label]
                } else if here[label] != there[label] {
                    conflicts += 1
                }
            }
            let reply = try #require(answer["reply"] as? [String: Any])
            #expect((reply["conflicts"] as? [Any])?.count == conflicts, "\(reply)")
            (there, base) = (here, here)
            (undone, redone) = ([], [])
            return conflicts
        }

        func check(_ place: String) throws {
            let text = try String(contentsOf: storyboard, encoding: .utf8)
            let missing = there.filter { !text.contains("text=\"\($0)\"") }
            #expect(missing == [], "\(place)")
            let script = try served.get(
                "answers?ask=export%20--format%20commands&document=Detail")
            #expect(here.filter { !script.contains($0) } == [], "\(place)")
        }
    }

    @Test(arguments: 1...6)
    func `a pull merges with what was written last, also after undo and redo`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var scene = try Scene()
        var conflicts = 0
        for step in 1...24 {
            let label = Int.random(in: Self.labels.indices, using: &random)
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2: try scene.set(label, to: "Here \(step)")
            case 3: try scene.undo()
            case 4: try scene.redo()
            case 5...6: try scene.changeInXcode(label, to: "There \(step)")
            default: conflicts += try scene.pull()
            }
            try scene.check("seed \(seed), step \(step)")
        }
        _ = try scene.pull()
        try scene.check("seed \(seed), end")
        let verified = try BuiltProgram.run(
            ["verify", "Main.storyboard.layout"], in: scene.served.folder)
        #expect(verified.status == 0, "\(String(decoding: verified.errors, as: UTF8.self))")
    }

    @Test func `steps that are written back do not each store the storyboard`() throws {
        var scene = try Scene()
        func size() throws -> Int {
            let file = scene.served.folder.appendingPathComponent("Main.storyboard.layout")
            return try Data(contentsOf: file).count
        }
        try scene.set(0, to: "First")
        let before = try size()
        let storyboard = try Data(contentsOf: scene.storyboard).count
        for step in 1...12 { try scene.set(0, to: "Step \(step)") }
        #expect(try size() - before < 4 * storyboard)
    }

    @Test func `the base survives a server that is killed`() throws {
        var scene = try Scene()
        try scene.set(0, to: "Given")
        kill(scene.served.process.processIdentifier, SIGKILL)
        scene.served.process.waitUntilExit()
        try scene.changeInXcode(0, to: "Given in Xcode")
        let pulled = try BuiltProgram.run(
            ["pull", "Main.storyboard.layout", "Main.storyboard"], in: scene.served.folder)
        #expect(pulled.status == 0)
        let texts = try BuiltProgram.run(
            ["Main.storyboard.layout", "-c", "open Detail", "-c", "tree"], in: scene.served.folder)
        #expect(String(decoding: texts.output, as: UTF8.self).contains("Given in Xcode"))
    }

    @Test func `a step that was written back can be undone and reverted alone`() throws {
        var scene = try Scene()
        try scene.set(0, to: "First")
        try scene.set(1, to: "Second")
        let folder = scene.served.folder
        let reverted = try scene.served.posted(
            "edit", ["command": "revert 3", "seen": scene.head, "document": "Detail"])
        #expect(reverted["ok"] as? Bool == true, "\(reverted)")
        let text = try String(contentsOf: scene.storyboard, encoding: .utf8)
        #expect(text.contains("Start one") && text.contains("Second"))
        let log = try BuiltProgram.run(["Main.storyboard.layout", "-c", "log 3"], in: folder)
        let changes = String(decoding: log.output, as: UTF8.self)
        #expect(changes.contains("one.text") && !changes.contains("origin"), "\(changes)")
    }
}
