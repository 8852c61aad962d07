/// The header and the last bytes of a rollback journal beside a layout file
/// (sqlite.org/fileformat2.html, "The Rollback Journal").
struct RollbackJournal: Equatable {
    /// Whether SQLite would play the journal back if no process is writing. False while the journal
    /// begins with zeros, that is, before its transaction reaches the disk.
    let isHot: Bool
    /// The number of pages in the database before the transaction.
    let pages: Int
    /// The page size in bytes; nil if the header was lost, because the machine failed before the
    /// header was synced to the disk.
    let pageSize: Int?

    static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    /// The numbers of bytes to read at the beginning and at the end of a journal.
    static let (headSize, endSize) = (28, 16)

    /// The reason why a file is not a valid journal, as the last clause of a sentence.
    struct InvalidJournal: Error {
        let reason: String
    }

    /// - Parameters:
    ///   - head: the first `headSize` bytes of the journal; fewer if it is shorter
    ///   - end: the last `endSize` bytes of the journal; fewer if it is shorter
    ///   - database: the sizes of the database and of its pages in bytes; nil if the page size is
    ///     unknown
    init(
        head: [UInt8], end: [UInt8], size: Int, beside database: (size: Int, pageSize: Int?)
    ) throws(InvalidJournal) {
        if Self.namesFile(end, size: size) {
            throw InvalidJournal(reason: "it names another file, which would be deleted")
        }
        let fields = BigEndianFields(head)
        isHot = head.starts(with: Self.magic)
        pages = fields[16]
        pageSize = fields.pageSize
        if !isHot {
            // The journal has no effect, because the transaction has not changed the database yet.
            guard Self.isUnbegun(head), fields.areLost || pageSize != nil else {
                throw InvalidJournal(reason: "it is not a rollback journal")
            }
            return
        }
        guard let pageSize else { throw InvalidJournal(reason: "its header is damaged") }
        if let known = database.pageSize, known != pageSize {
            throw InvalidJournal(reason: "it has pages of \(pageSize) bytes, the file of \(known)")
        }
        // Before the transaction, the database can have had more pages than now: if the transaction
        // made it smaller, the journal contains the removed pages.
        let most = database.size == 0 ? 0 : database.size + size
        if pages * pageSize > most {
            throw InvalidJournal(reason: "it belongs to a file of \(pages) pages")
        }
    }

    /// Returns whether the header is not complete yet. SQLite writes the magic number and the page
    /// count last, so a process that is killed before that leaves at most the beginning of the
    /// magic number.
    private static func isUnbegun(_ head: [UInt8]) -> Bool {
        let begun = zip(head, magic).prefix { $0 == $1 }.count
        return head.prefix(12).dropFirst(begun).allSatisfy { $0 == 0 }
    }

    /// Returns whether the journal ends with a file name, the name's length and checksum, and the
    /// magic number. SQLite would then look for a super-journal with that name. Only a transaction
    /// over several database files has a super-journal.
    private static func namesFile(_ end: [UInt8], size: Int) -> Bool {
        guard end.count == endSize, end.suffix(magic.count).elementsEqual(magic) else {
            return false
        }
        return 1...max(1, size - endSize) ~= BigEndianFields(end)[0]
    }
}

/// Access to the fields in the header of a rollback journal.
extension BigEndianFields {
    /// Whether the journal's header is missing or all zeros.
    var areLost: Bool {
        bytes.count < RollbackJournal.headSize || bytes.allSatisfy { $0 == 0 }
    }

    /// The sector size of the journal in bytes; nil if it is not valid. Each header in the journal
    /// begins at a multiple of the sector size.
    var sectorSize: Int? { Self.powerOfTwo(self[20], from: 32) }

    /// The page size in bytes; nil unless page size and sector size are powers of two in the range
    /// that SQLite writes.
    var pageSize: Int? { sectorSize == nil ? nil : Self.powerOfTwo(self[24], from: 512) }

    private static func powerOfTwo(_ number: Int, from least: Int) -> Int? {
        least...65536 ~= number && number.nonzeroBitCount == 1 ? number : nil
    }
}

extension RollbackJournal {
    /// Restores the database to its state before the transaction, as SQLite does: writes the pages
    /// in `journal` into `database`, up to the first incomplete page.
    static func playBack(_ journal: [UInt8], onto database: inout [UInt8]) {
        var playing = JournalPlayback(journal: journal)
        playing.run(&database)
    }
}

private struct JournalPlayback {
    let journal: [UInt8]
    private var offset = 0
    private var done: Set<Int> = []
    private var (pageSize, sectorSize, pages) = (0, 0, 0)

    init(journal: [UInt8]) { self.journal = journal }

    /// Plays back all segments of the journal into `database`. Each segment is a header, followed
    /// by as many pages as the header states.
    mutating func run(_ database: inout [UInt8]) {
        while let head = nextHead() {
            if pageSize == 0 {
                guard let page = head.pageSize, let sector = head.sectorSize else { return }
                (pageSize, sectorSize, pages) = (page, sector, head[16])
                resize(&database, to: pages * pageSize)
            }
            offset += sectorSize
            let room = (journal.count - offset) / (pageSize + 8)
            // SQLite writes a count of all ones for "as many pages as the journal contains".
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

    /// Copies the next page of the journal into `database`. Skips a page that the database did not
    /// have before, or that was already copied. Returns false if there is no further valid page.
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

    /// Returns the number of the page that contains SQLite's lock bytes. This page has no content.
    private static func lockPage(_ pageSize: Int) -> Int { FileLock.firstByte / pageSize + 1 }

    /// Returns the checksum of a page, which adds up every 200th byte.
    private func checksum(_ page: Range<Int>, _ nonce: Int) -> Int {
        var sum = nonce
        for at in stride(from: page.count - 200, to: 0, by: -200) {
            sum += Int(journal[page.lowerBound + at])
        }
        return sum & 0xffff_ffff
    }
}
