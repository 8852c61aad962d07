/// A model of a disk that guarantees only synced data. After a power cut, unsynced writes may be
/// present or missing, in any order, and may be partial.
struct PowerCut {
    private struct Inode {
        var synced: [UInt8] = []
        var pending: [Change] = []
    }

    private enum Change {
        case write(Int, [UInt8])
        case truncate(Int)
    }

    private enum Entry {
        case create(CallLog.File, inode: Int)
        case unlink(CallLog.File)
    }

    private var inodes: [Inode] = []
    /// The folder as the running system sees it.
    private var names: [CallLog.File: Int] = [:]
    private var syncedNames: [CallLog.File: Int] = [:]
    private var pendingNames: [Entry] = []
    private(set) var acknowledged = 0

    /// How a power cut treats data that was not synced.
    enum Fate: CaseIterable { case dropped, kept, some, reordered, torn }

    mutating func follow(_ call: CallLog.Call) {
        switch call {
        case .create(let file):
            names[file] = inodes.count
            pendingNames.append(.create(file, inode: inodes.count))
            inodes.append(Inode())
        case .write(let file, let offset, let bytes): change(file, .write(offset, bytes))
        case .truncate(let file, let size): change(file, .truncate(size))
        case .sync(.folder):
            syncedNames = names
            pendingNames = []
        case .sync(let file):
            guard let inode = names[file] else { return }
            for change in inodes[inode].pending { Self.apply(change, to: &inodes[inode].synced) }
            inodes[inode].pending = []
        case .unlink(let file):
            names[file] = nil
            pendingNames.append(.unlink(file))
        case .acknowledge(let count): acknowledged += count
        }
    }

    private mutating func change(_ file: CallLog.File, _ change: Change) {
        if let inode = names[file] { inodes[inode].pending.append(change) }
    }

    /// Returns the content of the disk after a cut now; nil for a file that does not exist.
    func disk(
        _ fate: Fate, _ random: inout some RandomNumberGenerator
    ) -> (main: [UInt8]?, journal: [UInt8]?) {
        var names = syncedNames
        // Changes of names reach the disk in order.
        let reached =
            fate == .dropped
            ? 0
            : fate == .kept
                ? pendingNames.count : Int.random(in: 0...pendingNames.count, using: &random)
        for entry in pendingNames.prefix(reached) {
            switch entry {
            case .create(let file, let inode): names[file] = inode
            case .unlink(let file): names[file] = nil
            }
        }
        let main = names[.main].map { content(inodes[$0], fate, &random) }
        let journal = names[.journal].map { content(inodes[$0], fate, &random) }
        return (main, journal)
    }

    private func content(
        _ inode: Inode, _ fate: Fate, _ random: inout some RandomNumberGenerator
    ) -> [UInt8] {
        var bytes = inode.synced
        var changes = inode.pending
        switch fate {
        case .dropped: return bytes
        case .kept: break
        case .some, .torn: changes.removeAll { _ in Bool.random(using: &random) }
        case .reordered:
            changes.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
            changes.shuffle(using: &random)
        }
        for change in changes {
            if case .write(let offset, let part) = change, fate == .torn {
                Self.tear(part, at: offset, into: &bytes, &random)
            } else {
                Self.apply(change, to: &bytes)
            }
        }
        return bytes
    }

    private static func apply(_ change: Change, to bytes: inout [UInt8]) {
        switch change {
        case .truncate(let size):
            if size < bytes.count {
                bytes.removeLast(bytes.count - size)
            } else {
                bytes += [UInt8](repeating: 0, count: size - bytes.count)
            }
        case .write(let offset, let part):
            if bytes.count < offset + part.count {
                bytes += [UInt8](repeating: 0, count: offset + part.count - bytes.count)
            }
            bytes.replaceSubrange(offset..<offset + part.count, with: part)
        }
    }

    /// Writes each sector with a probability of one half.
    private static func tear(
        _ part: [UInt8], at offset: Int, into bytes: inout [UInt8],
        _ random: inout some RandomNumberGenerator
    ) {
        var start = 0
        while start < part.count {
            let end = min(part.count, ((offset + start) / 512 + 1) * 512 - offset)
            if Bool.random(using: &random) {
                apply(.write(offset + start, Array(part[start..<end])), to: &bytes)
            }
            start = end
        }
    }
}
