import LayoutChecks
import LayoutFormats

/// A cache of a project's Info.plist files, each of which is read once.
struct InfoPlistFiles {
    private let files: any ProjectFiles
    private var read: [String: InfoPlist.File?] = [:]
    private(set) var messages: [ProjectMessage] = []
    static let limit = 8 << 20

    init(_ files: any ProjectFiles) { self.files = files }

    /// Returns the entries of a file; nil if it cannot be read.
    mutating func file(at path: String) -> InfoPlist.File? {
        if let file = read[path] { return file }
        let file: InfoPlist.File?
        do {
            file = try Self.read(path, in: files)
        } catch {
            messages.append(error)
            file = nil
        }
        read.updateValue(file, forKey: path)
        return file
    }

    private static func read(
        _ path: String, in files: any ProjectFiles
    ) throws(ProjectMessage) -> InfoPlist.File {
        let bytes: [UInt8]
        do {
            bytes = try files.read(path, atMost: limit)
        } catch {
            throw ProjectMessage(path, nil, .warning, error.sentence)
        }
        do throws(PropertyListRefusal) {
            if bytes.isEmpty { throw PropertyListRefusal(nil, "the file is empty") }
            guard let entries = try PropertyListValue.read(bytes).dictionary else {
                throw PropertyListRefusal(nil, "this is no dictionary")
            }
            let text = bytes.starts(with: "bplist".utf8) ? nil : try PropertyListText(bytes).utf8
            return InfoPlist.File(path: path, entries: entries, text: text)
        } catch {
            throw ProjectMessage(
                path, error.line, .warning, "\(error.message); its entries were not read")
        }
    }
}

/// Functions that read a project's files throw the message that reports the problem.
extension ProjectMessage: Error {}
