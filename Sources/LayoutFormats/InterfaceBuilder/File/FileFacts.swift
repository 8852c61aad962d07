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
            throw ImportRefusal(
                line: root.line, "only documents for iOS are read, not \(type)", isForeign: true)
        }
        isXIB = type.hasSuffix(".CocoaTouch.XIB")
        canvas = Canvas(
            root.child("device"),
            roots: FileObjects.rootViews(of: root, isXIB: isXIB).compactMap { $0.storedFrame?.size }
        )
        toolsVersion = Self.toolsVersion(root)
        resources = Resources(root)
    }

    /// Tools that strip versions write 32700.99.1234; the plug-in's version then still tells. Two
    /// versions of Xcode 9 wrote 13196, and their plug-ins gave cells different margins.
    private static func toolsVersion(_ root: SourceElement) -> String? {
        guard let version = root["toolsVersion"] else { return nil }
        guard let plugIn = root.child("dependencies")?.child("plugIn")?["version"] else {
            return version
        }
        if major(version) >= 32_700 { return major(plugIn) < 32_700 ? plugIn : version }
        return version == "13196" && plugIn == "13173" ? plugIn : version
    }

    /// The first part of the tools' version, 0 when there is none.
    var toolsMajor: Int { Self.major(toolsVersion ?? "") }

    /// In which the document will be laid out.
    var era: Era { toolsVersion.map { Era(toolsVersion: $0) } ?? .current }

    private static func major(_ version: String) -> Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}

/// The objects at the top of a document: what stands in its scenes, or beside each other in a xib.
enum FileObjects {
    /// What stands in each scene of a storyboard.
    static func scenes(of root: SourceElement) -> [[SourceElement]] {
        root.children(in: "scenes").filter { $0.isNamed("scene") }
            .map { $0.children(in: "objects") }
    }

    /// The views that scenes are made of.
    static func rootViews(of root: SourceElement, isXIB: Bool) -> [SourceElement] {
        guard isXIB else {
            return scenes(of: root).compactMap {
                $0.first(where: isController)?.child(key: "view")
            }
        }
        return root.children(in: "objects").map { $0.child(key: "view") ?? $0 }
    }

    static func isController(_ object: SourceElement) -> Bool {
        object["sceneMemberID"] == "viewController"
    }
}
