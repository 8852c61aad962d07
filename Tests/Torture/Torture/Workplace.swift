import Foundation
import Platform

/// A temporary folder that is removed at the end, and the paths of the programs beside this one.
final class Workplace: Sendable {
    let folder: String
    /// The path of the program under test.
    let layoutedit: String
    /// The path of this program.
    let torture: String
    /// The path of the library that records calls or makes them fail.
    let recorder: String

    private let isOwner: Bool

    /// Uses another process's folder, without removing it at the end.
    init(existing folder: String) {
        self.folder = folder
        (layoutedit, torture, recorder, isOwner) = ("", "", "", false)
    }

    /// - Parameter onDisk: whether to use `TMPDIR`, where syncing takes real time, and not memory.
    init(onDisk: Bool = false) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let programs = (own as NSString).deletingLastPathComponent
        layoutedit = programs + "/layoutedit"
        torture = own
        recorder = programs + "/libTortureRecorder.so"
        let memory = "/dev/shm"
        let root =
            !onDisk && FileManager.default.isWritableFile(atPath: memory)
            ? memory : NSTemporaryDirectory()
        isOwner = true
        folder = root + "/torture-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { if isOwner { try? FileManager.default.removeItem(atPath: folder) } }

    func path(_ name: String) -> String { folder + "/" + name }

    func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes {
                Platform.write(descriptor, $0.baseAddress, $0.count)
            }
            if count <= 0 { throw POSIXError(.EIO) }
            done += count
        }
        return path(name)
    }

    func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// Deletes a layout file and the journal that SQLite leaves beside it.
    func removeLayout(_ name: String) {
        unlink(path(name))
        unlink(path(name) + "-journal")
    }
}
