import CSQLite
import Foundation
import Platform
import StackCore
import Testing

@testable import LayoutStore

/// The fields of a rollback journal, for tests to set incorrectly.
private struct JournalText {
    var magic = RollbackJournal.magic
    var count: UInt32 = 0
    var pages: UInt32 = 1
    var sectorSize: UInt32 = 512
    var pageSize: UInt32 = 4096
    var superJournal: String?

    var bytes: [UInt8] {
        var bytes = magic + [count, 7, pages, sectorSize, pageSize].flatMap(big)
        bytes += [UInt8](repeating: 0, count: 512 - bytes.count)
        guard let name = superJournal.map({ Array($0.utf8) }) else { return bytes }
        let sum = name.reduce(UInt32(0)) { $0 &+ UInt32($1) }
        return bytes + big(0x4000_0000 / 4096 + 1) + name + big(UInt32(name.count)) + big(sum)
            + RollbackJournal.magic
    }

    private func big(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    /// A journal as it is before the first sync.
    static var cold: JournalText {
        JournalText(magic: [UInt8](repeating: 0, count: 8))
    }
}

/// Files that another program may have put beside a layout file.
private enum Planted: String, CaseIterable {
    case superJournal, coldSuperJournal, pipe, link, linkToNothing, secondName, folder, notes
    case otherPageSize, morePages, emptying, noSizes, log, emptyLog

    var suffix: String { self == .log || self == .emptyLog ? "-wal" : "-journal" }

    func put(at path: String, victim: String) throws {
        switch self {
        case .superJournal:
            try write(JournalText(superJournal: victim).bytes, to: path)
        case .coldSuperJournal:
            var text = JournalText.cold
            text.superJournal = victim
            try write(text.bytes, to: path)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        case .link:
            try write(JournalText().bytes, to: victim)
            #expect(symlink(victim, path) == 0)
        case .linkToNothing: #expect(symlink("/nowhere", path) == 0)
        case .secondName:
            try write(JournalText().bytes, to: victim)
            #expect(Platform.link(victim, path) == 0)
        case .folder: #expect(mkdir(path, 0o700) == 0)
        case .notes: try write(Array("what I must not forget".utf8), to: path)
        case .otherPageSize: try write(JournalText(pageSize: 1024).bytes, to: path)
        case .morePages: try write(JournalText(pages: 9_000).bytes, to: path)
        case .emptying: try write(JournalText(pages: 0).bytes, to: path)
        case .noSizes: try write(JournalText(sectorSize: 0, pageSize: 0).bytes, to: path)
        case .log: try write([0x37, 0x7f, 0x06, 0x82] + [UInt8](repeating: 0, count: 60), to: path)
        case .emptyLog: try write([], to: path)
        }
    }
}

private func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
}

@Suite struct SideFileTests {
    private let folder = TemporaryFolder()
    private var victim: String { folder.file("victim") }

    private func made() throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for number in 1...3 { try file.perform(addition(of: ViewID(number), at: 0)) }
        return file
    }

    private func plant(_ planted: Planted) throws -> String {
        try write(Array("precious".utf8), to: victim)
        let path = folder.file("a.layout" + planted.suffix)
        try planted.put(at: path, victim: victim)
        return path
    }

    private func content(_ name: String = "a.layout") -> Data? {
        FileManager.default.contents(atPath: folder.file(name))
    }

    private func expectRefusal(_ planted: Planted, _ body: () throws -> Void) {
        let error = #expect(throws: LayoutFileError.self) { try body() }
        #expect(error?.kind == .badData, "\(String(describing: error))")
        #expect(error?.message.contains("a.layout" + planted.suffix) == true)
    }

    @Test(arguments: Planted.allCases)
    fileprivate func `a stranger's side file is refused and left alone`(
        _ planted: Planted
    ) throws {
        _ = try made()
        let path = try plant(planted)
        let (before, precious) = (content(), content("victim"))
        for access in [LayoutFile.Access.readOnly, .readWrite] {
            expectRefusal(planted) { _ = try LayoutFile(path: folder.file(), access: access) }
        }
        #expect(content() == before && content("victim") == precious)
        #expect(FileProbe.isThere(path))
    }

    @Test(arguments: Planted.allCases)
    fileprivate func `it is refused too when it comes while the file is open`(
        _ planted: Planted
    ) throws {
        let file = try made()
        _ = try plant(planted)
        let (before, precious) = (content(), content("victim"))
        expectRefusal(planted) { _ = try file.refresh() }
        expectRefusal(planted) { _ = try file.history() }
        expectRefusal(planted) { try file.perform(addition(of: ViewID(9), at: 0)) }
        #expect(content() == before && content("victim") == precious)
    }

    @Test(arguments: Planted.allCases, [true, false])
    fileprivate func `a file that is not made yet does not take it away`(
        _ planted: Planted, _ isEmpty: Bool
    ) throws {
        // The journal of an interrupted first edit has the same content.
        if planted == .emptying { return }
        if isEmpty { try write([], to: folder.file()) }
        let path = try plant(planted)
        expectRefusal(planted) {
            try LayoutFile(path: folder.file(), access: .readWrite).perform(newLogin)
        }
        #expect(FileProbe.isThere(path) && folder.exists() == isEmpty)
    }

    @Test(arguments: Planted.allCases)
    fileprivate func `recover goes on without it`(_ planted: Planted) throws {
        let digest = try made().digest()
        let path = try plant(planted)
        let precious = content("victim")
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        #expect(recovery.isComplete && recovery.ignoredJournalReason != nil)
        try write(recovery.bytes, to: folder.file("saved"))
        let saved = try LayoutFile(path: folder.file("saved"), access: .readOnly)
        #expect(saved.digest() == digest)
        #expect(content("victim") == precious && FileProbe.isThere(path))
    }

    @Test(arguments: ["", "-wal", "-journal"])
    func `what lies beside the file behind a link is looked at, not beside the link`(
        _ suffix: String
    ) throws {
        _ = try made()
        #expect(symlink("a.layout", folder.file("link")) == 0)
        try write(Array("mine".utf8), to: folder.file("link-journal"))
        if !suffix.isEmpty { try write(Array("mine".utf8), to: folder.file("a.layout" + suffix)) }
        let open = { _ = try LayoutFile(path: folder.file("link"), access: .readWrite) }
        if suffix.isEmpty {
            try open()
        } else {
            #expect(throws: LayoutFileError.self) { try open() }
        }
        #expect(content("link-journal") == Data("mine".utf8))
    }

    @Test func `SQLite itself gets no other file to delete`() throws {
        _ = try made()
        let path = try plant(.superJournal)
        var database: OpaquePointer?
        #expect(
            sqlite3_open_v2(
                folder.file(), &database, SQLITE_OPEN_READWRITE, GuardedFiles.name) == SQLITE_OK)
        defer { sqlite3_close(database) }
        sqlite3_exec(database, "PRAGMA schema_version", nil, nil, nil)
        #expect(!FileProbe.isThere(path), "the journal was played back")
        #expect(content("victim") == Data("precious".utf8))
    }
}

/// Files after a crash in which SQLite has written part of a transaction.
@Suite struct Interrupted {
    private let folder = TemporaryFolder()

    private func made(_ operations: Int) throws -> LayoutFile {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(command: "test", source: .shell, time: noon) { transaction in
            for edit in newLogin + (1...50).flatMap({ addition(of: ViewID($0), at: $0 - 1) }) {
                try transaction.apply(edit)
            }
            // Each of these takes a page.
            for number in 0..<80 {
                _ = transaction.keep([UInt8](repeating: UInt8(number), count: 3_500))
            }
        }
        for number in 1..<operations {
            try file.perform([hugging(Double(number), in: file.document(login))])
        }
        return file
    }

    /// Returns the file and its journal as they are on disk during a transaction, after the journal
    /// was synced and pages were overwritten `segments` times.
    private func crash(segments: Int) throws -> (file: [UInt8], journal: [UInt8]) {
        var database: OpaquePointer?
        #expect(sqlite3_open(folder.file(), &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let run = { (sql: String) in
            #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
        }
        run("PRAGMA cache_size = 10; PRAGMA cache_spill = 10; BEGIN")
        if segments == 0 { run("UPDATE view SET name = 'x' || id WHERE id = 7") }
        for segment in 0..<segments {
            // Changes more pages than fit in the cache, none of which is in the journal yet.
            let rows = "rowid BETWEEN \(segment * 20 + 1) AND \(segment * 20 + 20)"
            run("UPDATE source SET bytes = zeroblob(3500) WHERE \(rows)")
        }
        return (bytes("a.layout"), bytes("a.layout-journal"))
    }

    private func bytes(_ name: String) -> [UInt8] {
        [UInt8](FileManager.default.contents(atPath: folder.file(name)) ?? Data())
    }

    private func put(_ state: (file: [UInt8], journal: [UInt8])) throws {
        try write(state.file, to: folder.file())
        try write(state.journal, to: folder.file("a.layout-journal"))
    }

    private func heads(_ journal: [UInt8]) -> Int {
        stride(from: 0, to: journal.count, by: 512)
            .count { journal[$0...].starts(with: RollbackJournal.magic) }
    }

    @Test(arguments: [0, 1, 4], [LayoutFile.Access.readOnly, .readWrite])
    func `its journal is played back`(_ segments: Int, _ access: LayoutFile.Access) throws {
        let digest = try made(5).digest()
        let whole = bytes("a.layout")
        let state = try crash(segments: segments)
        #expect(segments == 0 || state.file != whole)
        #expect(segments < 2 || heads(state.journal) > 1)
        try put(state)
        let file = try LayoutFile(path: folder.file(), access: access)
        #expect(file.digest() == digest)
        #expect(try file.verify().isSound && bytes("a.layout") == whole)
    }

    /// The magic number is written last, over zeros.
    @Test(arguments: 1..<8)
    func `a journal whose magic number is half written takes nothing back`(_ count: Int) throws {
        let digest = try made(5).digest()
        var state = try crash(segments: 0)
        #expect(state.journal.starts(with: [UInt8](repeating: 0, count: 12)))
        state.journal.replaceSubrange(..<count, with: RollbackJournal.magic.prefix(count))
        try put(state)
        #expect(try LayoutFile.recover(folder.file(), time: noon).isComplete)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(file.digest() == digest && bytes("a.layout") == state.file)
        try file.perform(addition(of: ViewID(99), at: 0))
        #expect(try file.verify().isSound)
    }

    @Test(arguments: [0, 1, 4])
    func `what we make of it is what SQLite makes of it`(_ segments: Int) throws {
        _ = try made(5)
        let whole = bytes("a.layout")
        let state = try crash(segments: segments)
        try put(state)
        #expect(try LayoutFile.recover(folder.file(), time: noon).isComplete)
        #expect(bytes("a.layout") == state.file && bytes("a.layout-journal") == state.journal)
        var ours = state.file
        RollbackJournal.playBack(state.journal, onto: &ours)
        #expect(ours == whole)
    }

    @Test(arguments: [0, 3, 27, 28, 300, 511, 512, 3000, 5000])
    func `a journal that was never synced may be cut anywhere`(_ length: Int) throws {
        let file = try made(2)
        var state = try crash(segments: 0)
        #expect(state.journal.prefix(12).allSatisfy { $0 == 0 })
        state.journal = Array(state.journal.prefix(length))
        try put(state)
        let next = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(next.digest() == file.digest())
        try next.perform([hugging(9, in: next.document(login))])
        // Zeros in place of the header, which the disk has lost.
        state.journal = [UInt8](repeating: 0, count: length)
        try put(state)
        #expect(try LayoutFile(path: folder.file(), access: .readOnly).verify().isSound)
    }

    @Test func `behind what was synced a journal may be cut or torn`() throws {
        let digest = try made(2).digest()
        let state = try crash(segments: 1)
        let records = state.journal[8..<12].reduce(0) { $0 << 8 | Int($1) }
        let synced = 512 + records * (4096 + 8)
        for tail in [0, 4, 100, 4096] {
            let end = state.journal.dropFirst(synced).prefix(tail).map { ~$0 }
            try put((state.file, state.journal.prefix(synced) + end))
            #expect(try LayoutFile(path: folder.file(), access: .readWrite).digest() == digest)
        }
    }

    @Test func `the journal of another day would destroy the file, and is refused`() throws {
        _ = try made(3)
        let old = try crash(segments: 4)
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        for number in 1...30 {
            try file.perform([hugging(Double(number), in: file.document(login))])
        }
        let now = bytes("a.layout")
        try put((now, old.journal))
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFile(path: folder.file(), access: .readWrite)
        }
        #expect(error?.kind == .badData)
        #expect(bytes("a.layout") == now && bytes("a.layout-journal") == old.journal)
        let recovery = try LayoutFile.recover(folder.file(), time: noon)
        #expect(recovery.isComplete && recovery.ignoredJournalReason != nil)
        #expect(recovery.operations == file.operationCount)
    }

    @Test func `a journal that goes back further than one command is refused`() throws {
        let file = try made(2)
        // The journal contains all pages, like that of a compaction.
        let old = bytes("a.layout")
        var journal = RollbackJournal.magic + [0, 0, 0, UInt8(old.count / 4096), 0, 0, 0, 0]
        journal += [0, 0, 0, UInt8(old.count / 4096), 0, 0, 2, 0, 0, 0, 16, 0]
        journal += [UInt8](repeating: 0, count: 512 - journal.count)
        for page in 0..<old.count / 4096 {
            let content = old[page * 4096..<(page + 1) * 4096]
            let sum = stride(from: 4096 - 200, to: 0, by: -200)
                .reduce(0) { $0 + Int(content[content.startIndex + $1]) }
            journal += [0, 0, 0, UInt8(page + 1)] + content
            journal += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
        }
        try file.perform([hugging(77, in: file.document(login))])
        try put((bytes("a.layout"), journal))
        let back = try LayoutFile(path: folder.file(), access: .readWrite)
        #expect(back.operationCount == 2, "one command may have been at its end")
        for number in 1...2 {
            try back.perform([hugging(Double(80 + number), in: back.document(login))])
        }
        try put((bytes("a.layout"), journal))
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFile(path: folder.file(), access: .readWrite)
        }
        #expect(error?.message.contains("undo 2 commands") == true)
    }
}
