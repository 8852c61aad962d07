import StackCore

/// The facts about a document outside its scenes, such as its Xcode version and its canvas.
struct FileFacts {
    let isXIB: Bool
    let canvas: Canvas
    /// The version of Xcode's tools that computed the stored frames.
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

    /// Returns `toolsVersion`, or the plug-in's version in two cases. Some tools replace
    /// `toolsVersion` by 32700.99.1234. Two versions of Xcode 9 wrote 13196, but gave cells
    /// different margins.
    private static func toolsVersion(_ root: SourceElement) -> String? {
        guard let version = root["toolsVersion"] else { return nil }
        guard let plugIn = root.child("dependencies")?.child("plugIn")?["version"] else {
            return version
        }
        if major(version) >= 32_700 { return major(plugIn) < 32_700 ? plugIn : version }
        return version == "13196" && plugIn == "13173" ? plugIn : version
    }

    /// The first part of the tools' version; 0 if there is no version.
    var toolsMajor: Int { Self.major(toolsVersion ?? "") }

    /// The era whose metrics the document is laid out with.
    var era: Era { toolsVersion.map { Era(toolsVersion: $0) } ?? .current }

    private static func major(_ version: String) -> Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}

/// The top-level objects of a document: those of each scene, or those of the xib.
enum FileObjects {
    /// Returns the objects of each scene of a storyboard.
    static func scenes(of root: SourceElement) -> [[SourceElement]] {
        root.children(in: "scenes").filter { $0.isNamed("scene") }
            .map { $0.children(in: "objects") }
    }

    /// Returns the root views of the scenes, or of a xib's objects.
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
