/// The head and the end of a rollback journal that SQLite has written for a layout file
/// (sqlite.org/fileformat2.html, "The Rollback Journal").
struct RollbackJournal: Equatable {
    /// Whether SQLite would play it back when nobody is writing. Until a transaction reaches the disk
    /// its journal begins with zeros.
    let isHot: Bool
    /// How many pages the database had before the transaction.
    let pages: Int
    /// In bytes; nil where the disk has lost the head before it was ever synced.
    let pageSize: Int?

    static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    /// What is read at the beginning and at the end.
    static let (headSize, endSize) = (28, 16)

    /// Why something is no such journal, as the end of a sentence.
    struct Misfit: Error {
        let reason: String
    }

    /// - Parameters:
    ///   - head: its first bytes; fewer when it is shorter.
    ///   - end: its last bytes; fewer when it is shorter.
    ///   - database: the sizes of the database and of its pages in bytes, the latter where it is known.
    init(
        head: [UInt8], end: [UInt8], size: Int, beside database: (size: Int, pageSize: Int?)
    ) throws(Misfit) {
        if Self.namesFile(end, size: size) {
            throw Misfit(reason: "it names another file, which would be deleted")
        }
        let fields = BigEndianFields(head)
        isHot = head.starts(with: Self.magic)
        pages = fields[16]
        pageSize = fields.pageSize
        if !isHot {
            // Nothing of it counts: the database was not touched yet.
            guard Self.isUnbegun(head), fields.areLost || pageSize != nil else {
                throw Misfit(reason: "it is no rollback journal")
            }
            return
        }
        guard let pageSize else { throw Misfit(reason: "its head is damaged") }
        if let known = database.pageSize, known != pageSize {
            throw Misfit(reason: "it has pages of \(pageSize) bytes, the file of \(known)")
        }
        // What a transaction cut off the database is in the journal.
        let most = database.size == 0 ? 0 : database.size + size
        if pages * pageSize > most {
            throw Misfit(reason: "it is of a file of \(pages) pages")
        }
    }

    /// Whether a head says nothing yet: the magic number and the count behind it are written last, and
    /// a process that dies there leaves a part of the number.
    private static func isUnbegun(_ head: [UInt8]) -> Bool {
        let begun = zip(head, magic).prefix { $0 == $1 }.count
        return head.prefix(12).dropFirst(begun).allSatisfy { $0 == 0 }
    }

    /// Whether the last bytes make SQLite look for a super-journal, which only a transaction over
    /// several files has: length and sum of a name, and the magic number once more.
    private static func namesFile(_ end: [UInt8], size: Int) -> Bool {
        guard end.count == endSize, end.suffix(magic.count).elementsEqual(magic) else {
            return false
        }
        return 1...max(1, size - endSize) ~= BigEndianFields(end)[0]
    }
}

/// What the head of a journal says.
extension BigEndianFields {
    /// Whether a head has neither sizes nor anything else.
    var areLost: Bool {
        bytes.count < RollbackJournal.headSize || bytes.allSatisfy { $0 == 0 }
    }

    /// Where the next head may begin: a multiple of this.
    var sectorSize: Int? { Self.powerOfTwo(self[20], from: 32) }

    /// nil unless a head holds both sizes as SQLite writes them.
    var pageSize: Int? { sectorSize == nil ? nil : Self.powerOfTwo(self[24], from: 512) }

    private static func powerOfTwo(_ number: Int, from least: Int) -> Int? {
        least...65536 ~= number && number.nonzeroBitCount == 1 ? number : nil
    }
}

extension RollbackJournal {
    /// Makes the database what it was before the transaction, as SQLite does it: page by page up to
    /// the first that is not whole.
    static func playBack(_ journal: [UInt8], onto database: inout [UInt8]) {
        var playing = Playing(journal: journal)
        playing.run(&database)
    }
}

private struct Playing {
    let journal: [UInt8]
    private var offset = 0
    private var done: Set<Int> = []
    private var (pageSize, sectorSize, pages) = (0, 0, 0)

    init(journal: [UInt8]) { self.journal = journal }

    /// The journal consists of segments: a head, then as many pages as it says.
    mutating func run(_ database: inout [UInt8]) {
        while let head = nextHead() {
            if pageSize == 0 {
                guard let page = head.pageSize, let sector = head.sectorSize else { return }
                (pageSize, sectorSize, pages) = (page, sector, head[16])
                resize(&database, to: pages * pageSize)
            }
            offset += sectorSize
            let room = (journal.count - offset) / (pageSize + 8)
            // All ones: as many as there are.
            let count = head[8] == 0xffff_ffff ? room : head[8]
            for _ in 0..<count where !playPage(nonce: head[12], &database) { return }
        }
    }

    private mutating func nextHead() -> BigEndianFields? {
        if sectorSize > 0 { offset = (offset + sectorSize - 1) / sectorSize * sectorSize }
        guard offset + max(sectorSize, RollbackJournal.headSize) <= journal.count else {
            return nil
        }
        let head = journal[offset..<offset + RollbackJournal.headSize]
        return head.starts(with: RollbackJournal.magic) ? BigEndianFields(head) : nil
    }

    private func resize(_ database: inout [UInt8], to size: Int) {
        if database.count > size { database.removeLast(database.count - size) }
        database += [UInt8](repeating: 0, count: size - database.count)
    }

    /// False where the journal ends.
    private mutating func playPage(nonce: Int, _ database: inout [UInt8]) -> Bool {
        guard offset + pageSize + 8 <= journal.count else { return false }
        let number = BigEndianFields(journal[offset..<offset + 4])[0]
        let page = offset + 4..<offset + 4 + pageSize
        let sum = BigEndianFields(journal[page.upperBound..<page.upperBound + 4])[0]
        offset = page.upperBound + 4
        if number == 0 || number == Self.lockPage(pageSize) { return false }
        if number > pages || done.contains(number) { return true }
        guard sum == checksum(page, nonce) else { return false }
        done.insert(number)
        database.replaceSubrange(
            (number - 1) * pageSize..<number * pageSize, with: journal[page])
        return true
    }

    /// The page in which processes lock; no database has anything there.
    private static func lockPage(_ pageSize: Int) -> Int { FileLock.firstByte / pageSize + 1 }

    /// Every two hundredth byte counts.
    private func checksum(_ page: Range<Int>, _ nonce: Int) -> Int {
        var sum = nonce
        for at in stride(from: page.count - 200, to: 0, by: -200) {
            sum += Int(journal[page.lowerBound + at])
        }
        return sum & 0xffff_ffff
    }
}
