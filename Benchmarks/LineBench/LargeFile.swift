import Foundation
import LayoutProgram
import LayoutStore

/// A layout file with many views, in a temporary folder.
struct LargeFile {
    private let folder: URL

    init(views: Int) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("line-bench-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let groups = (0..<10).map { "add stack group\($0) in view axis=vertical\n" }
        let rows = (0..<views).map { "add label row\($0) in group\($0 % 10) text=x\n" }
        let widths = (0..<(views / 5)).map { "constrain row\($0).width >= 10\n" }
        let commands = (groups + rows + widths).joined()
        try CommandDriver(try open()).run(
            "new Login device=iphone-15\ngroup all {\n" + commands + "}\n")
    }

    func open() throws -> LayoutFile {
        try LayoutFile(
            path: folder.appendingPathComponent("large.layout").path, access: .readWrite)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
