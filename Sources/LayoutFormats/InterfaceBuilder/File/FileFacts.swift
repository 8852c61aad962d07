import StackCore

/// The content of an Interface Builder file outside its scenes, such as the version of Xcode and
/// the settings of the canvas.
struct FileFacts {
    let isXIB: Bool
    let canvas: Canvas
    /// The version of Xcode's tools that computed the frames in the file, such as `23504`; nil if
    /// the file does not state it.
    private(set) var toolsVersion: String?
    /// The major version of Xcode's tools that computed the frames in the file; text and control
    /// sizes depend on it. `Era.current` if the file does not state it.
    private(set) var era: Era
    let resources: Resources

    init(_ root: SourceElement) throws(ImportRefusal) {
        guard root.name == "document", let type = root["type"] else {
            throw ImportRefusal(line: root.line, "this is not an Interface Builder document")
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
            throw ImportRefusal(
                line: root.line, "only documents for iOS are read, not \(type)", isForeign: true)
        }
        // The type only has to contain `.Storyboard.`, because up to Xcode 5 files for iPads have
        // types of their own, such as `CocoaTouch.iPad.XIB`.
        isXIB = !type.contains(".Storyboard.")
        toolsVersion = Self.toolsVersion(root)
        era = toolsVersion.map { Era(toolsVersion: $0) } ?? .current
        canvas = Canvas(
            root.child("device"), isForPad: root["targetRuntime"]?.hasSuffix(".iPad") ?? false,
            roots: FileObjects.rootViews(of: root, isXIB: isXIB)
                .compactMap { $0.storedFrame?.size },
            era: era)
        resources = Resources(root, in: era)
    }

    /// Returns the file's `toolsVersion`; nil if it has none. Returns the plug-in's version instead
    /// in two cases: if a tool has replaced `toolsVersion` by 32700.99.1234, which is no version of
    /// Xcode; and to distinguish the two versions of Xcode 9 that both wrote 13196 but give cells
    /// different margins.
    private static func toolsVersion(_ root: SourceElement) -> String? {
        guard let version = root["toolsVersion"] else { return nil }
        guard let plugIn = root.child("dependencies")?.child("plugIn")?["version"] else {
            return version
        }
        if major(version) >= 32_700 { return major(plugIn) < 32_700 ? plugIn : version }
        return version == "13196" && plugIn == "13173" ? plugIn : version
    }

    /// Returns a copy of these facts for a scene whose frames another version of Xcode's tools
    /// computed. Returns the facts unchanged if `version` is nil.
    func laidOut(by version: String?) -> FileFacts {
        guard let version else { return self }
        var facts = self
        facts.toolsVersion = version
        facts.era = Era(toolsVersion: version)
        return facts
    }

    /// The first number of `toolsVersion`; 0 if the file has no version.
    var toolsMajor: Int { Self.major(toolsVersion ?? "") }

    private static func major(_ version: String) -> Int {
        version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }
}

/// Finds the top-level objects of a storyboard's scenes or of a xib.
enum FileObjects {
    /// Returns the top-level objects of each scene of a storyboard.
    static func scenes(of root: SourceElement) -> [[SourceElement]] {
        root.children(in: "scenes").filter { $0.isNamed("scene") }
            .map { $0.children(in: "objects") }
    }

    /// Returns the root views of a storyboard's scenes, or the top-level views of a xib.
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
