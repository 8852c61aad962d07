import Foundation
import Platform
import StackCore
import Synchronization
import Testing

@testable import LayoutStore

@Suite struct OutputFiles {
    private let folder = TemporaryFolder()

    private func made() throws {
        try LayoutFile(path: folder.file(), access: .readWrite).perform(newLogin)
    }

    private func write(
        _ text: String, to name: String, replacing: OutputFile.Replacement = .anything
    ) throws {
        try OutputFile(folder.file(name), sparing: [folder.file()])
            .write(Array(text.utf8), replacing: replacing)
    }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder.file(name)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func `the layout file is not written over, by whatever name`() throws {
        try made()
        let before = FileManager.default.contents(atPath: folder.file())
        #expect(symlink("a.layout", folder.file("link")) == 0)
        #expect(link(folder.file(), folder.file("second")) == 0)
        #expect(symlink("a.layout-journal", folder.file("journal")) == 0)
        for name in [
            "a.layout", "./a.layout", "link", "second", "a.layout-journal", "a.layout-wal",
            "journal", "../" + URL(fileURLWithPath: folder.path).lastPathComponent + "/a.layout",
        ] {
            let error = #expect(throws: LayoutFileError.self) { try write("x", to: name) }
            #expect(error?.kind == .cannotCreate, "\(name)")
        }
        #expect(FileManager.default.contents(atPath: folder.file()) == before)
        #expect(try names == ["a.layout", "journal", "link", "second"])
    }

    @Test func `a layout file that is not made yet is not written either`() {
        #expect(throws: LayoutFileError.self) { try write("x", to: "a.layout") }
        #expect(throws: LayoutFileError.self) { try write("x", to: "a.layout-journal") }
    }

    @Test func `the file behind a link is written and the link stays`() throws {
        #expect(symlink("real", folder.file("link")) == 0)
        try write("one", to: "link")
        try write("two", to: "link")
        #expect(text("real") == "two")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link"))
                == "real")
    }

    @Test func `a pipe is written into and stays a pipe`() async throws {
        let path = folder.file("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let reader = Beside {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
        }
        try write("through", to: "pipe", replacing: .nothing)
        #expect(try await reader.value == Data("through".utf8))
        #expect(FileStatus(at: path)?.isRegular == false)
        try OutputFile("/dev/null", sparing: []).write([1], replacing: .anything)
        #expect(FileStatus(at: "/dev/null")?.isRegular == false)
    }

    @Test func `what cannot be written leaves the old file`() async throws {
        try write("old", to: "out")
        let path = folder.file("out")
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var small = rlimit(rlim_cur: 1000, rlim_max: 1000)
            setrlimit(__rlimit_resource_t(1), &small)
            let error = #expect(throws: LayoutFileError.self) {
                try OutputFile(path, sparing: [])
                    .write([UInt8](repeating: 1, count: 5000), replacing: .anything)
            }
            #expect(error?.kind == .ioError)
        }
        #expect(text("out") == "old")
        #expect(try names == ["out"])
    }

    @Test func `what comes meanwhile is not replaced unasked`() throws {
        let output = try OutputFile(folder.file("out"), sparing: [])
        #expect(!output.replaces)
        try write("theirs", to: "out")
        #expect(throws: LayoutFileError.self) { try output.write([1], replacing: .nothing) }
        #expect(text("out") == "theirs")
        #expect(try names == ["out"])
    }

    @Test func `what was saved since it was read is not replaced`() throws {
        for seen in [nil, "old"] {
            try write("theirs", to: "out")
            let error = #expect(throws: LayoutFileError.self) {
                try write("ours", to: "out", replacing: .seen(seen.map { Array($0.utf8) }))
            }
            #expect(error?.kind == .changedElsewhere)
            #expect(text("out") == "theirs")
        }
        try FileManager.default.removeItem(atPath: folder.file("out"))
        #expect(throws: LayoutFileError.self) {
            try write("ours", to: "out", replacing: .seen(Array("theirs".utf8)))
        }
        #expect(try names.isEmpty)
        try write("ours", to: "out", replacing: .seen(nil))
        try write("newer", to: "out", replacing: .seen(Array("ours".utf8)))
        #expect(text("out") == "newer")
        #expect(try names == ["out"])
    }

    /// Another program saves again only after its last save was seen, so that every save counts.
    @Test(.timeLimit(.minutes(1)))
    func `a save in any moment of a write is kept`() async throws {
        let path = folder.file("out")
        try write("save 0", to: "out")
        let seen = Mutex(0)
        let saver = Beside {
            for number in 1...300 {
                while seen.withLock({ $0 }) < number - 1 { usleep(20) }
                usleep(UInt32.random(in: 0...400))
                try "save \(number)".write(toFile: path, atomically: true, encoding: .utf8)
            }
        }
        var kept = 0
        while seen.withLock({ $0 }) < 300 {
            let present = try #require(FileManager.default.contents(atPath: path))
            let words = String(decoding: present, as: UTF8.self)
            if words.hasPrefix("save "), let number = Int(words.dropFirst(5)) {
                seen.withLock { $0 = number }
            }
            do {
                try write("ours", to: "out", replacing: .seen(Array(present)))
            } catch let error as LayoutFileError {
                #expect(error.kind == .changedElsewhere)
                kept += 1
            }
        }
        try await saver.value
        #expect(kept > 0)
        #expect(try names == ["out"])
    }

    @Test func `a file that is replaced keeps its rights`() throws {
        try write("secret", to: "out")
        chmod(folder.file("out"), 0o600)
        try write("still", to: "out")
        #expect(FileStatus(at: folder.file("out"))?.mode ?? 0 & 0o777 == 0o100600)
    }

    @Test func `a file that is read-only is replaced only by force`() throws {
        try write("locked", to: "out")
        chmod(folder.file("out"), 0o444)
        let error = #expect(throws: LayoutFileError.self) {
            try write("ours", to: "out", replacing: .seen(Array("locked".utf8)))
        }
        #expect(error?.kind == .cannotCreate && error?.message.contains("read-only") == true)
        #expect(text("out") == "locked")
        #expect(try names == ["out"])
        try write("ours", to: "out", replacing: .anything)
        #expect(text("out") == "ours")
        #expect(FileStatus(at: folder.file("out"))?.mode ?? 0 & 0o777 == 0o100444)
    }

    @Test func `names as long as names can be are written`() throws {
        let long = String(repeating: "n", count: 255)
        try write("x", to: long)
        #expect(text(long) == "x")
        #expect(throws: LayoutFileError.self) { try write("x", to: long + "n") }
    }

    @Test func `folders and no names are refused`() {
        for path in [folder.path, "", "a\0b", folder.file("none/out")] {
            let error = #expect(throws: LayoutFileError.self) {
                try OutputFile(path, sparing: []).write([1], replacing: .anything)
            }
            #expect(error?.kind == .cannotCreate)
        }
    }

    @Test func `no layout file is put beside another file's journal`() throws {
        try Data([1]).write(to: URL(fileURLWithPath: folder.file("out-journal")))
        #expect(throws: LayoutFileError.self) {
            try OutputFile(folder.file("out"), sparing: []).checkNoJournalBeside()
        }
    }
}

/// Work on a separate thread: a test that waits for it must not block the thread that it needs.
private final class Beside<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, any Error>?>(nil)

    init(_ work: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            let value = Result { try work() }
            result.withLock { $0 = value }
        }
    }

    /// Waits for the work to end and returns its result.
    var value: Value {
        get async throws {
            while true {
                if let result = result.withLock({ $0 }) { return try result.get() }
                try await Task.sleep(for: .milliseconds(1))
            }
        }
    }
}
