internal import Synchronization

/// Finds out whether the code of a project registers fonts, so that `UIAppFonts` need not list
/// them.
final class FontRegistration: Sendable {
    private let files: any ProjectFiles
    private let known = Mutex<[String: Bool]>([:])
    /// The beginning of the names of the Core Text functions that register fonts.
    private static let call = "CTFontManagerRegister"
    private static let languages = ["swift", "m", "mm"]
    /// The limits of the search: the number of source files, and the size of one in bytes.
    private static let (mostFiles, largestFile) = (20_000, 1 << 20)

    init(in files: any ProjectFiles) { self.files = files }

    /// Returns whether a source file below the folder calls one of these functions.
    func isInCode(below folder: String) -> Bool {
        known.withLock { known in
            if let answer = known[folder] { return answer }
            let answer = search(folder)
            known[folder] = answer
            return answer
        }
    }

    private func search(_ folder: String) -> Bool {
        var contents = FolderContents(files)
        return contents.files(below: folder)
            .filter { Self.languages.contains(ProjectPath.fileExtension(of: $0)) }
            .prefix(Self.mostFiles)
            .contains { path in
                let text = try? files.read(path, atMost: Self.largestFile)
                return text?[...].firstRange(ofText: Self.call) != nil
            }
    }
}
