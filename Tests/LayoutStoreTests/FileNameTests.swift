import Foundation
import StackCore
import TestKit
import Testing

@testable import LayoutStore

@Suite struct FileNames {
    private let folder = TemporaryFolder()

    @Test func `every name has one text, and each of these texts one name`() {
        var random = SeededGenerator(seed: 1)
        let parts: [[UInt8]] = [
            [0x61], [0xFF], [0x80], [0xC3, 0xA9], [0xC3], [0xF0, 0x9F, 0x98, 0x80],
            [0xED, 0xA0, 0x80],
            Array("\u{10F7FF}".utf8), Array("\u{10F780}".utf8), [0xC0, 0xAF], [0xF4], [0x2F],
        ]
        for _ in 0..<2_000 {
            let name = (0..<Int.random(in: 0..<9, using: &random))
                .flatMap { _ in parts.randomElement(using: &random)! }
            let text = String(fileName: name)
            #expect(text.fileNameBytes == name, "\(name)")
            #expect(String(fileName: text.fileNameBytes) == text)
            #expect(text.fileName.last == 0)
        }
    }

    /// For the system, a name ends at its first 0, so a part of the text would name another file.
    @Test(arguments: ["", "/", "/tmp", "a", "Grüße", "\u{10F7FF}"], ["", "b", "/b"])
    func `text with a 0 names no file`(_ start: String, _ end: String) {
        let text = start + "\0" + end
        #expect(text.fileName == [0])
        #expect(FileStatus(at: text) == nil && FileStatus(ofName: text) == nil)
        #expect(FileProbe.names(in: text) == nil)
    }

    @Test func `text that is UTF-8 stays as it is`() {
        for text in ["", "a.layout", "Grüße/日本.layout", "\u{E000}", "a\u{301}"] {
            #expect(String(fileName: Array(text.utf8)) == text)
        }
    }

    @Test func `a path is cut at its bytes`() {
        #expect("a/\u{301}b".folderOfPath == "a/")
        #expect("a/\u{301}b".lastNameOfPath.unicodeScalars.elementsEqual("\u{301}b".unicodeScalars))
        #expect("a".folderOfPath == "" && "/a".folderOfPath == "/" && "/a/b".lastNameOfPath == "b")
    }

    @Test func `a file whose name is no UTF-8 is a file like any other`() throws {
        let name = String(fileName: Array(folder.file("a").utf8) + [0xFF, 0xFE])
        let file = try LayoutFile(path: name, access: .readWrite)
        try file.perform(newLogin)
        try file.perform(addition(of: ViewID(1), at: 0))
        #expect(try LayoutFile(path: name, access: .readOnly).verify().operations == 2)
        #expect(try LayoutFile.recover(name, time: noon).isComplete)
        #expect(FileStatus(at: name)?.isRegular == true)
    }

    @Test func `a path that is too long is refused with a sentence`() throws {
        let long = String(repeating: "n", count: 250)
        for (name, kinds) in [
            (long, [LayoutFileError.Kind.cannotCreate]),
            (String(repeating: "n", count: 256), [.noInput]),
            (String(repeating: "d/", count: 2_100) + "a", [.noInput]),
        ] {
            let error = #expect(throws: LayoutFileError.self) {
                try LayoutFile(path: folder.file(name), access: .readWrite).perform(newLogin)
            }
            #expect(error.map { kinds.contains($0.kind) } == true, "\(String(describing: error))")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `a name without room for a journal can be read`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        let long = folder.file(String(repeating: "n", count: 250))
        try FileManager.default.copyItem(atPath: folder.file(), toPath: long)
        let copy = try LayoutFile(path: long, access: .readWrite)
        #expect(try copy.digest() == file.digest() && copy.verify().isSound)
        let error = #expect(throws: LayoutFileError.self) {
            try copy.perform(addition(of: ViewID(1), at: 0))
        }
        #expect(error?.kind == .cannotCreate)
    }

    @Test func `a whole path beyond what SQLite opens is refused with a sentence`() throws {
        var deep = folder.path
        while deep.utf8.count < 600 {
            deep += "/" + String(repeating: "d", count: 100)
            try FileManager.default.createDirectory(
                atPath: deep, withIntermediateDirectories: true)
        }
        let path = deep + "/a.layout"
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFile(path: path, access: .readWrite).perform(newLogin)
        }
        #expect(error?.kind == .cannotCreate && error?.message.contains("504") == true)
        #expect(FileStatus(at: path) == nil)
    }
}
