import Foundation
import Platform
import StackCore
import Testing

@testable import LayoutStore

@Suite struct OutputFiles {
    private let folder = TemporaryFolder()

    private func made() throws {
        try LayoutFile(path: folder.file(), access: .readWrite).perform(newLogin)
    }

    private func write(_ text: String, to name: String, replacing: Bool = true) throws {
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
        let reader = Task.detached {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
        }
        try write("through", to: "pipe", replacing: false)
        #expect(try await reader.value == Data("through".utf8))
        #expect(FileStatus(at: path)?.isRegular == false)
        try OutputFile("/dev/null", sparing: []).write([1], replacing: true)
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
                    .write([UInt8](repeating: 1, count: 5000), replacing: true)
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
        #expect(throws: LayoutFileError.self) { try output.write([1], replacing: false) }
        #expect(text("out") == "theirs")
        #expect(try names == ["out"])
    }

    @Test func `a file that is replaced keeps its rights`() throws {
        try write("secret", to: "out")
        chmod(folder.file("out"), 0o600)
        try write("still", to: "out")
        #expect(FileStatus(at: folder.file("out"))?.mode ?? 0 & 0o777 == 0o100600)
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
                try OutputFile(path, sparing: []).write([1], replacing: true)
            }
            #expect(error?.kind == .cannotCreate)
        }
    }

    @Test func `no layout file is put beside another file's journal`() throws {
        try Data([1]).write(to: URL(fileURLWithPath: folder.file("out-journal")))
        #expect(throws: LayoutFileError.self) {
            try OutputFile(folder.file("out"), sparing: []).checkNothingBeside()
        }
    }
}
