internal import Glibc

/// A copy of a damaged file and its journal in a folder of its own: whatever SQLite does to it, the
/// file stays as it is.
final class ScratchCopy {
    private let folder: String
    var path: String { folder + "/damaged" }

    /// - Parameter place: the folder is made beside this path.
    init(of original: String, beside place: String) throws(LayoutFileError) {
        let bytes = try Self.read(original)
        let journal = try? Self.read(original + "-journal")
        var name = Array((place + ".recovering.XXXXXX").utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw Self.failure(.cannotCreate, place) }
        folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        try Self.write(bytes, to: path)
        if let journal { try Self.write(journal, to: path + "-journal") }
    }

    deinit {
        unsafe unlink(path)
        unsafe unlink(path + "-journal")
        unsafe rmdir(folder)
    }

    func bytes() throws(LayoutFileError) -> [UInt8] { try Self.read(path) }

    private static func read(_ path: String) throws(LayoutFileError) -> [UInt8] {
        guard case .file(let size) = try FileProbe.look(at: path) else {
            throw LayoutFileError(kind: .noInput, path: path, message: "there is no such file")
        }
        if size > Schema.sizeLimit {
            throw LayoutFileError(kind: .badData, path: path, message: "the file is too large")
        }
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw failure(.noInput, path) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: size)
        var done = 0
        while done < size {
            let count = unsafe bytes.withUnsafeMutableBytes {
                unsafe Glibc.read(descriptor, $0.baseAddress! + done, size - done)
            }
            if count < 0 { throw failure(.ioError, path) }
            if count == 0 { break }
            done += count
        }
        return Array(bytes.prefix(done))
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(LayoutFileError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw failure(.cannotCreate, path) }
        defer { close(descriptor) }
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress! + done, bytes.count - done)
            }
            if count <= 0 { throw failure(.ioError, path) }
            done += count
        }
    }

    private static func failure(_ kind: LayoutFileError.Kind, _ path: String) -> LayoutFileError {
        LayoutFileError(kind: kind, path: path, message: unsafe String(cString: strerror(errno)))
    }
}
