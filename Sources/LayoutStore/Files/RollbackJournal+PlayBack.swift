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
