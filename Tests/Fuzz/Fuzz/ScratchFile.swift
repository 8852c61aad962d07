import Foundation

/// A layout file that lives as long as one input, in memory where the system has a place for that.
final class ScratchFile {
    /// One folder a process: it is where the program stands, so that no name in an input leads anywhere else.
    private static let folder: String = {
        let memory = "/dev/shm"
        let root =
            FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
        let folder = root + "/fuzz-\(getpid())"
        expectNoError("the scratch folder") {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        }
        atexit { ScratchFile.removeFolder() }
        return folder
    }()

    private static func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    let path = ScratchFile.folder + "/a.layout"

    init(_ bytes: [UInt8]? = nil, journal: [UInt8]? = nil) {
        remove()
        if let bytes { write(bytes, to: path) }
        if let journal { write(journal, to: path + "-journal") }
    }

    deinit { remove() }

    /// A second file beside it.
    func beside(_ bytes: [UInt8]) -> String {
        write(bytes, to: path + ".other")
        return path + ".other"
    }

    private func remove() {
        for name in [path, path + "-journal", path + ".other", path + ".other-journal"] {
            unlink(name)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) {
        let written = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        expect(written, "\(path) cannot be written")
    }
}
