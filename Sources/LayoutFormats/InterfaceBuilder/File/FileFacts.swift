import StackCore

/// What a document says about itself before its scenes: who wrote it, for which canvas.
struct FileFacts {
    let isXIB: Bool
    let canvas: Canvas
    /// The Xcode that computed the stored frames, as its tools' version.
    let toolsVersion: String?
    let resources: Resources

    init(_ root: SourceElement) throws(ImportRefusal) {
        guard root.name == "document", let type = root["type"] else {
            throw ImportRefusal(line: root.line, "this is not an Interface Builder document")
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
            throw ImportRefusal(line: root.line, "only documents for iOS are read, not \(type)")
        }
        isXIB = type.hasSuffix(".CocoaTouch.XIB")
        canvas = Canvas(
            root.child("device"),
            roots: FileObjects.rootViews(of: root, isXIB: isXIB).compactMap { $0.storedFrame?.size }
        )
        toolsVersion = Self.toolsVersion(root)
        resources = Resources(root)
    }

    /// Tools that strip versions write 32700.99.1234; the plug-in's version then still tells.
    private static func toolsVersion(_ root: SourceElement) -> String? {
        guard let version = root["toolsVersion"] else { return nil }
        guard major(version) >= 32_700 else { return version }
        let plugIn = root.child("dependencies")?.child("plugIn")?["version"]
        return plugIn.map { major($0) < 32_700 ? $0 : version } ?? version
    }

    /// The first part of the tools' version, 0 when there is none.
    var toolsMajor: Int { Self.major(toolsVersion ?? "") }

    private static func major(_ version: String) -> Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}
