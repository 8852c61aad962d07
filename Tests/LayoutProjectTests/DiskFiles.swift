import Foundation
import LayoutProject

/// The files of a folder on disk.
struct DiskFiles: ProjectFiles {
    let root: String

    /// - Parameter root: an absolute path
    init(_ root: String) { self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path }

    func names(in folder: String) -> [String] {
        let place = root + "/" + folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.map { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: place + "/" + name, isDirectory: &isFolder)
            return exists && isFolder.boolValue ? name + "/" : name
        }.sorted()
    }

    func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root + "/" + path)
    }

    func read(_ path: String, atMost limit: Int) throws(FileRefusal) -> [UInt8] {
        let target = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path
        guard target.hasPrefix(root + "/") else { throw .outside }
        guard let data = FileManager.default.contents(atPath: target) else { throw .missing }
        if data.count > limit { throw .tooLarge(limit) }
        return Array(data)
    }
}
