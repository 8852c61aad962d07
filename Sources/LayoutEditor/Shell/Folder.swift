import Glibc

/// The names in a folder, for completion.
enum Folder {
    /// Folders end in `/`; hidden names are left out. Empty where nothing can be read.
    @Sendable static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            names.append(entry.pointee.d_type == DT_DIR ? name + "/" : name)
        }
        return names.sorted()
    }
}
