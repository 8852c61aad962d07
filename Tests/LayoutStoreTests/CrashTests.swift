import Foundation
import Platform
import StackCore
import Testing

@testable import LayoutStore

@Suite struct Crashes {
    let folder = TemporaryFolder()

    @Test(arguments: [7, 19, 33, 58])
    func `kill -9 loses nothing that was acknowledged`(_ delay: Int) async throws {
        let (path, side) = (folder.file(), folder.file("acknowledged"))
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, side = side as String, delay = delay as Int] in
            Thread.detachNewThread {
                usleep(UInt32(delay * 1000))
                kill(getpid(), SIGKILL)
            }
            let acknowledged = open(side, O_CREAT | O_WRONLY, 0o600)
            let file = try LayoutFile(path: path, access: .readWrite)
            try file.perform(newLogin)
            while true {
                // Acknowledge each operation, including the first, before performing the next: the
                // kill can come between any two statements here.
                var head = file.head
                pwrite(acknowledged, &head, 8, 0)
                let value = Double(head % 999 + 1)
                try file.perform([hugging(value, in: file.document(login))])
            }
        }
        var head = 0
        if let bytes = FileManager.default.contents(atPath: side), bytes.count == 8 {
            head = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
        }
        let file = try LayoutFile(path: path, access: .readWrite)
        #expect(file.head - head == 0 || file.head - head == 1, "\(head) acknowledged")
        #expect(try file.verify().damage == nil)
        try file.perform(file.head == 0 ? newLogin : addition(of: ViewID(1), at: 0))
    }

    @Test func `a full disk leaves file and memory at the last operation`() async throws {
        let path = folder.file()
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGXFSZ, SIG_IGN)
            let file = try LayoutFile(path: path, access: .readWrite)
            try file.perform(newLogin)
            let digest = file.digest()
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(1), &limit)
            var small = limit
            small.rlim_cur = 200_000
            setrlimit(__rlimit_resource_t(1), &small)
            let many = (1...5000).flatMap { addition(of: ViewID($0), at: $0 - 1) }
            let error = #expect(throws: LayoutFileError.self) { try file.perform(many) }
            #expect(error?.kind == .ioError, "\(String(describing: error))")
            #expect(file.digest() == digest && file.head == 1)
            #expect(try file.document(login).viewCount == 1)
            setrlimit(__rlimit_resource_t(1), &limit)
            try file.perform(many)
            #expect(try file.verify().damage == nil)
        }
        #expect(try LayoutFile(path: path, access: .readOnly).head == 2)
    }

    @Test func `a folder that may not be written is told as that`() async throws {
        let path = folder.file()
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o755) }
        await #expect(processExitsWith: .success) { [path = path as String] in
            // Root may write everywhere.
            setuid(65_534)
            let file = try LayoutFile(path: path, access: .readWrite)
            let error = #expect(throws: LayoutFileError.self) { try file.perform(newLogin) }
            #expect(error?.kind == .cannotCreate)
            #expect(error?.message == "its folder cannot be written (Permission denied)")
        }
        await #expect(processExitsWith: .success) { [path = path as String] in
            let nowhere = path + ".d/a.layout"
            let file = try LayoutFile(path: nowhere, access: .readWrite)
            let error = #expect(throws: LayoutFileError.self) { try file.perform(newLogin) }
            #expect(error?.message == "there is no folder \(path).d/")
        }
    }

    @Test func `a broken document is not written`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin + addition(of: ViewID(1), at: 0))
        let digest = file.digest()
        let lost = FileEdit.edit(login, .createView(View(id: ViewID(2), name: "b", kind: .view)))
        let error = #expect(throws: LayoutFileError.self) { try file.perform([lost]) }
        #expect(error?.kind == .internal)
        #expect(throws: LayoutFileError.self) {
            try file.perform([.createDocument(DocumentID(1), name: "Rootless")])
        }
        #expect(file.digest() == digest && file.operationCount == 1)
    }

    @Test func `values that a key does not take are refused`() throws {
        let file = try LayoutFile(path: folder.file(), access: .readWrite)
        try file.perform(newLogin)
        for (key, value) in [
            (PropertyKey.hidden, PropertyValue.number(1)), (.huggingHorizontal, .number(.nan)),
            (.huggingHorizontal, .number(.infinity)), (.huggingHorizontal, .number(1001)),
            (.axis, .text("horizontal")), (.spacing, .spacing(.points(1e7))),
        ] {
            let edit = Edit.setProperty(.view(.root), key, .base, from: nil, to: value)
            #expect(throws: EditMismatch.self) { try file.perform([.edit(login, edit)]) }
        }
    }
}
