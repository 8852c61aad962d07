import LayoutStore
import Synchronization

/// The files and folders that a project was read from, each with its status (such as its size and
/// modification time) when it was read. They show whether something has changed since, in most
/// cases without another read.
///
/// A folder counts as changed only if it contains other names than before. A file of which only the
/// status was requested counts as changed only if it has appeared or disappeared.
final class FileTraces: Sendable {
    private struct Trace {
        let status: FileStatus?
        let use: Use
        /// Whether a later change of the file might leave its status the same, because the file had
        /// changed only a moment before it was read.
        let isUncertain: Bool

        init(_ status: FileStatus?, _ use: Use) {
            (self.status, self.use) = (status, use)
            isUncertain = use != .asked && status?.isFresh == true
        }
    }

    private enum Use: Equatable {
        case asked
        /// The contents were read. The value is their hash if the status is uncertain, otherwise
        /// nil.
        case read(Int?)
        /// The names in the folder were listed. The value is their hash.
        case listed(Int)
    }

    private let traces = Mutex<[String: Trace]>([:])

    /// Returns the status of a file or folder; nil if there is none.
    func status(at place: String) -> FileStatus? {
        let status = FileStatus(at: place)
        traces.withLock { traces in
            if traces[place] == nil { traces[place] = Trace(status, .asked) }
        }
        return status
    }

    /// Records the names that were listed in a folder.
    ///
    /// - Parameter status: the folder's status before the names were read
    func didList(_ place: String, _ status: FileStatus?, _ names: [String]) {
        let trace = Trace(status, .listed(names.hashValue))
        traces.withLock { $0[place] = trace }
    }

    /// Records the contents that were read from a file. Only the first reading of a file is
    /// recorded, because the file may have changed before a later one.
    ///
    /// - Parameters:
    ///   - status: the file's status before it was read
    ///   - bytes: the contents; nil if the file could not be read
    func didRead(
        _ place: String, _ status: FileStatus?, _ bytes: @autoclosure () -> [UInt8]?
    ) {
        let isFresh = status?.isFresh == true
        let trace = Trace(status, .read(isFresh ? bytes().hashValue : nil))
        traces.withLock { traces in
            if case .read? = traces[place]?.use { return }
            traces[place] = trace
        }
    }

    /// Returns whether a file or folder has changed since it was read.
    ///
    /// - Parameter list: returns the names in a folder, as they were listed before
    func haveChanged(listing list: (String) -> [String] = { _ in [] }) -> Bool {
        for (place, trace) in traces.withLock({ $0 }) {
            let status = FileStatus(at: place)
            if status == trace.status, !trace.isUncertain { continue }
            switch trace.use {
            case .asked:
                guard let status, let old = trace.status else { return true }
                if !status.isSameKind(as: old) { return true }
            case .read(let known):
                let bytes = try? DataFile.readPresent(place)
                if status != trace.status || bytes.hashValue != known { return true }
                if status?.isFresh == true { continue }
                traces.withLock { $0[place] = Trace(status, trace.use) }
            case .listed(let known):
                let names = list(place)
                if names.hashValue != known { return true }
                didList(place, status, names)
            }
        }
        return false
    }

    /// The folders that were listed, and the folders that contain the other recorded files. Only a
    /// change in one of them can make `haveChanged` true.
    var folders: [String] {
        let places = traces.withLock { $0.map { ($0.key, $0.value.use) } }
        return Set(
            places.map { place, use in
                if case .listed = use { return place.hasSuffix("/") ? place : place + "/" }
                return place.folderOfPath
            }
        ).sorted()
    }
}
