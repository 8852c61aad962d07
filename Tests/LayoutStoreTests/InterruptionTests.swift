import Foundation
import StackCore
import Testing

@testable import LayoutStore

/// Simulates Ctrl-C at the n-th check for cancellation.
private final class Key: @unchecked Sendable {
    private(set) var asked = 0
    var pressedAt = Int.max

    var cancellation: Cancellation {
        Cancellation { [self] in
            asked += 1
            return asked > pressedAt
        }
    }
}

/// Operations whose duration depends on the file, and which must leave it intact if they are
/// cancelled.
private let longWork: [(String, @Sendable (String, Cancellation) throws -> Void)] = [
    ("open", { path, key in _ = try LayoutFile(path: path, access: .readWrite, until: key) }),
    (
        "verify",
        { path, key in _ = try LayoutFile(path: path, access: .readOnly, until: key).verify() }
    ),
    (
        "history",
        { path, key in _ = try LayoutFile(path: path, access: .readOnly, until: key).history() }
    ),
    (
        "look back",
        { path, key in
            _ = try LayoutFile(path: path, access: .readOnly, until: key).documents(at: 1)
        }
    ),
    (
        "bulk replay",
        { path, key in
            try LayoutFile(path: path, access: .readWrite, until: key).goto(1, time: noon)
        }
    ),
    (
        "step",
        { path, key in try LayoutFile(path: path, access: .readWrite, until: key).undo(time: noon) }
    ),
    (
        "prune",
        { path, key in
            _ = try LayoutFile(path: path, access: .readWrite, until: key)
                .prune(keeping: 9, command: "prune", time: noon)
        }
    ),
    (
        "compact",
        { path, key in _ = try LayoutFile(path: path, access: .readWrite, until: key).compact() }
    ),
    (
        "recover",
        { path, key in
            _ = try LayoutFile.recover(path, time: noon, until: key)
        }
    ),
]

@Suite struct Interruptions {
    let folder = TemporaryFolder()

    private func made() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for number in 1...80 {
            try file.perform(addition(of: ViewID(number), at: number - 1))
        }
        try file.perform((81...400).flatMap { addition(of: ViewID($0), at: 0) })
        try file.setCheckpoint("here")
    }

    @Test(arguments: longWork.indices)
    func `wherever nobody waits any more, all is as before`(_ index: Int) throws {
        try made()
        let original = FileManager.default.contents(atPath: folder.file())!
        let work = longWork[index].1
        let key = Key()
        try work(folder.file(), key.cancellation)
        let asks = key.asked
        #expect(asks > 5, "\(longWork[index].0)")
        for place in stride(from: 0, to: asks, by: max(1, asks / 10)) {
            try original.write(to: URL(fileURLWithPath: folder.file()))
            let key = Key()
            key.pressedAt = place
            let error = #expect(throws: LayoutFileError.self) {
                try work(folder.file(), key.cancellation)
            }
            #expect(error?.kind == .interrupted, "\(longWork[index].0) at \(place): \(error!)")
            #expect(try LayoutFile(path: folder.file(), access: .readOnly).verify().damage == nil)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(left == ["a.layout"])
        }
    }

    /// The work between two checks does not grow with the file. All checks take far less than a
    /// tenth of a second, which a person would notice.
    @Test func `a long operation is asked about at every edit`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        try file.perform((1...1_000).flatMap { addition(of: ViewID($0), at: 0) })
        let key = Key()
        file.cancellation = key.cancellation
        _ = try file.verify()
        #expect(key.asked > 4_000)
    }
}
