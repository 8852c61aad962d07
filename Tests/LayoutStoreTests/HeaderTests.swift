import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Files with each single bit of the first hundred bytes flipped.
@Suite struct Headers {
    private let folder = TemporaryFolder()

    private func made() throws -> (bytes: [UInt8], digest: String) {
        let file = try LayoutFile(path: folder.file("whole"), access: .readWrite)
        try file.perform(newLogin)
        try file.perform(addition(of: ViewID(1), at: 0))
        try file.perform([hugging(300, in: file.document(login))])
        try file.undo(time: noon)
        return ([UInt8](FileManager.default.contents(atPath: folder.file("whole"))!), file.digest())
    }

    /// Opens and uses the file, and returns its digest; nil if it was refused.
    private func use(_ access: LayoutFile.Access) throws -> String? {
        do {
            let file = try LayoutFile(path: folder.file(), access: access)
            let digest = file.digest()
            if let damage = try file.verify().damage { throw file.failure(.badData, damage) }
            _ = try file.history()
            for point in 0...file.operationCount { _ = try file.documents(at: point) }
            if access == .readWrite {
                try file.redo(time: noon)
                try file.perform(addition(of: ViewID(2), at: 1))
                try file.goto(2, time: noon)
            }
            return digest
        } catch let error as LayoutFileError {
            #expect([.badData, .newerVersion].contains(error.kind), "\(error)")
            return nil
        }
    }

    @Test func `each of the 800 bits is refused or does no harm`() throws {
        let (whole, digest) = try made()
        var refused = 0
        for bit in 0..<8 * DatabaseFile.headSize {
            var bytes = whole
            bytes[bit / 8] ^= 1 << (bit % 8)
            try Data(bytes).write(to: URL(fileURLWithPath: folder.file()))
            for access in [LayoutFile.Access.readOnly, .readWrite] {
                let found = try use(access)
                if found == nil { refused += 1 }
                #expect(found == nil || found == digest, "byte \(bit / 8) bit \(bit % 8)")
            }
            // `recover` must not crash, for any damage. One bit of each byte is tried.
            if bit % 8 == bit / 8 % 8 { _ = try? LayoutFile.recover(folder.file(), time: noon) }
        }
        // The magic numbers, sizes and versions: a program that does not validate the header
        // refuses far fewer.
        #expect(refused > 600, "\(refused) of 1600")
    }

    @Test func `a version has the sign that SQLite gives it`() throws {
        var bytes = try made().bytes
        bytes[60] ^= 0x80
        #expect(throws: LayoutFileError.self) {
            try FileHeader(Array(bytes.prefix(DatabaseFile.headSize)), at: "a")
        }
        bytes.replaceSubrange(60..<64, with: [0x7f, 0xff, 0xff, 0xff])
        let header = try FileHeader(Array(bytes.prefix(DatabaseFile.headSize)), at: "a")
        #expect(header.version == Int(Int32.max) && header.pageSize == 4096)
    }
}
