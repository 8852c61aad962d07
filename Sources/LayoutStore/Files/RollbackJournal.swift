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
