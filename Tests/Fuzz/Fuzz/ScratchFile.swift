import Foundation

/// A layout file that exists for one input, in memory if the system supports that.
final class ScratchFile {
    /// The folder of this process, which is removed at exit.
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

    /// Writes a second file beside this one and returns its path.
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
