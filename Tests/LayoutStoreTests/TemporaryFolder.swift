import CSQLite
import Foundation
import LayoutStore
import StackCore
import Testing

/// A folder that is deleted with this object.
final class TemporaryFolder {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "layout-store-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmod(path, 0o755)
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String = "a.layout") -> String { path + "/" + name }

    /// Runs SQL on the file directly, as another program would.
    func tamper(_ sql: String) {
        var database: OpaquePointer?
        #expect(sqlite3_open(file(), &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        for script in ["PRAGMA foreign_keys = OFF", sql] {
            #expect(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK, "\(script)")
        }
    }

    /// Makes the file and its folder read-only for everybody but root (`becomeNobody`).
    func makeReadOnly() {
        chmod(file(), 0o444)
        chmod(path, 0o555)
    }

    func exists(_ name: String = "a.layout") -> Bool {
        FileManager.default.fileExists(atPath: file(name))
    }
}

/// Drops root's rights, which include writing everywhere. Only for a separate process.
func becomeNobody() {
    if getuid() == 0 { #expect(seteuid(65534) == 0) }
}

/// The time of every command in these tests, which none of them checks.
let noon = Timestamp(milliseconds: 1_700_000_000_000)

extension LayoutFile {
    /// Performs `edits` as one operation from the shell.
    @discardableResult
    func perform(_ edits: [FileEdit], command: String = "test") throws -> Int? {
        try perform(command: command, source: .shell, time: noon) { transaction in
            for edit in edits { try transaction.apply(edit) }
        }.operation
    }
}

let login = DocumentID(0)

/// The edits of `new Login`.
let newLogin: [FileEdit] = [
    .createDocument(login, name: "Login"),
    .edit(login, .createView(View(id: .root, name: "view", kind: .view))),
]

/// Returns the edits of `add label vN in view at PLACE`.
func addition(of view: ViewID, at place: Int) -> [FileEdit] {
    [
        .edit(login, .createView(View(id: view, name: "v\(view.raw)", kind: .label))),
        .edit(login, .insertSubview(view, in: .root, at: place)),
    ]
}

/// Returns the edit of `set view.hugging.horizontal N`, for any old value.
func hugging(_ value: Double, in document: Document) -> FileEdit {
    .edit(
        login,
        .setProperty(
            .view(.root), .huggingHorizontal, .base,
            from: document[.root].properties[.huggingHorizontal], to: .number(value)))
}
