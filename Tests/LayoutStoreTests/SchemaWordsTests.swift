import StackCore
import Testing

@testable import LayoutStore

@Suite struct SchemaWords {
    @Test func `new files are spelled as the program spells content`() {
        #expect(Schema.current.spelling === StoredValueFormat.current)
        #expect(
            Schema.current.spellings.map(\.version) == Array(1...StoredValueFormat.current.version))
    }

    /// Such a list would keep an older program from writing a file with a new word.
    @Test(arguments: 9...Schema.current.version)
    func `no table lists words from version 9 on`(_ version: Int) throws {
        let rows = try Connection.schemaRows(of: .current, version: version)
        #expect(rows.count > 10)
        for row in rows {
            let quoted = (row.sql ?? "").split(separator: "'", omittingEmptySubsequences: false)
            let words = Set(stride(from: 1, to: quoted.count, by: 2).map { quoted[$0] })
            #expect(words.isSubset(of: ["integer", "real", "text"]), "\(row.name) lists \(words)")
        }
    }
}
