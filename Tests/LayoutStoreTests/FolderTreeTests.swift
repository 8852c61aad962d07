import Foundation
import Platform
import Testing

@testable import LayoutStore

@Suite struct FolderTrees {
    private let folder = TemporaryFolder()

    private func make(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder.file(name).folderOfPath, withIntermediateDirectories: true)
        try Data([1]).write(to: URL(fileURLWithPath: folder.file(name)))
    }

    @Test(.timeLimit(.minutes(1)))
    func `links lead to files in the folder and nowhere else`() throws {
        for name in ["in/b", "in/deep/a", "in/.hidden/c", "outside"] { try make(name) }
        for (name, target) in [
            ("here", "deep/a"), ("out", "../outside"), ("root", "/"), ("gone", "none"),
            ("again", "."), ("device", "/dev/zero"),
        ] {
            #expect(symlink(target, folder.file("in/" + name)) == 0)
        }
        #expect(mkfifo(folder.file("in/deep/pipe"), 0o600) == 0)
        let tree = try FolderTree(folder.file("in"))
        #expect(tree.files == ["b", "deep/a", "here"])
        #expect(tree.specials == ["deep/pipe"])
    }

    @Test func `what is no folder has no files`() throws {
        try make("file")
        #expect(try FolderTree(folder.file("file")).files.isEmpty)
        #expect(try FolderTree(folder.file("none")).files.isEmpty)
    }

    @Test func `a folder that cannot be opened is not an empty one`() async throws {
        try make("in/locked/a")
        chmod(folder.file("in/locked"), 0)
        chmod(folder.path, 0o755)
        let place = folder.file("in")
        await #expect(processExitsWith: .success) { [place = place as String] in
            becomeNobody()
            #expect(FileProbe.names(in: place + "/locked") == nil)
            let error = #expect(throws: LayoutFileError.self) { try FolderTree(place) }
            #expect(error?.kind == .noInput)
            let refusal = #expect(throws: LayoutFileError.self) {
                try FileProbe.look(at: place + "/locked/")
            }
            #expect(refusal?.kind == .noInput)
        }
        chmod(folder.file("in/locked"), 0o755)
    }

    @Test(.timeLimit(.minutes(1)))
    func `nobody waits for the other end of a pipe`() throws {
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        for path in [folder.file("pipe"), "/dev/zero", folder.file("none")] {
            let error = #expect(throws: LayoutFileError.self) {
                close(try FileProbe.openForReading(path))
            }
            #expect(error?.kind == .noInput)
        }
        close(try FileProbe.openForReading("/dev/null"))
    }
}
