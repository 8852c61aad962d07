import StackCore

/// The computed layout of a scene in one version of a file. Views are identified by Interface
/// Builder's ids.
struct SceneSolution {
    /// The frames in the superview's coordinates, in points, aligned to the canvas's pixels. Views
    /// whose frame the document itself stores are left out.
    private(set) var frames: [String: Rect] = [:]
    struct Contradiction {
        /// The names of the constraints that contradict each other.
        let constraints: Set<String>
        let words: String
    }

    private(set) var conflicts: [Contradiction] = []
    /// The ids of views whose layout is ambiguous according to the rules of `check`.
    private(set) var ambiguous: [String] = []

    /// Computes the layout of a scene on its canvas. Returns nil if the scene cannot be imported or
    /// has no layout, or if the layout exceeds a limit.
    init?(_ scene: Scene, in version: SolvableVersion, until cancellation: Cancellation) {
        guard let document = Document(scene, in: version) else { return nil }
        self.init(document, fonts: version.fonts, until: cancellation)
    }

    /// Computes the layout of an imported scene. Returns nil if it has no layout, or if the layout
    /// exceeds a limit.
    ///
    /// - Parameter request: the screen; `none` for the scene's canvas
    init?(
        _ document: Document, on request: LayoutRequest = .none, fonts: AppFonts,
        until cancellation: Cancellation
    ) {
        guard var environment = LayoutEnvironment(document, for: request) else { return nil }
        environment.measurement.fonts = fonts.fonts(of: document)
        var cache = LayoutCache(until: cancellation)
        let layout = LayoutPass.run(document, in: environment, reusing: &cache)
        let open = layout.undecided()
        guard layout.isComplete, open.isComplete else { return nil }
        for view in document.allViews where view.properties[.frame] == nil {
            guard let id = Self.id(view.properties), let frame = layout.frame(of: view.id) else {
                continue
            }
            frames[id] = frame
        }
        let words = layout.words
        conflicts = layout.conflicts.map { conflict in
            let others = conflict.constraints.filter { $0 != conflict.dropped }
            return Contradiction(
                constraints: Set(
                    conflict.constraints.map { Self.name(of: $0.origin, in: document) }),
                words: words.spell(conflict.dropped) + " cannot hold beside "
                    + others.map(words.spell).joined(separator: "; "))
        }
        ambiguous = open.views.filter { !document.isOnlyVertical($0) }
            .compactMap { Self.id(document[$0.view].properties) }
    }

    private static func id(_ properties: PropertyList) -> String? {
        properties.value(.objectID)
    }

    private static func name(of origin: ConstraintOrigin, in document: Document) -> String {
        func view(_ id: ViewID) -> String { Self.id(document[id].properties) ?? document[id].name }
        return switch origin {
        case .user(let id): Self.id(document[id].properties) ?? document[id].name
        case .stack(let id, let identifier): view(id) + " " + identifier.rawValue
        case .contentSize(let id), .designedSize(let id): view(id) + " content"
        case .autoresizing(let id): view(id) + " mask"
        case .guide(let id): view(id) + " guide"
        case .tieBreak(let id): view(id) + " tie"
        case .root: "root"
        }
    }
}

extension Document {
    /// Imports a scene. Returns nil if it cannot be imported.
    init?(_ scene: Scene, in version: SolvableVersion) {
        var scan = SceneImport(
            scene, facts: version.facts, fileFonts: version.fileFonts, notes: ImportNotes(),
            budget: ImportBudget(bytes: version.root.tree.fileSize))
        guard let edits = try? scan.edits() else { return nil }
        self.init(of: ImportedDocument(name: scene.name, edits: edits, origin: scan.origin))
    }

    /// Returns whether only the vertical position or the height of a view in a cell is ambiguous.
    /// The running app has no such ambiguity, because lists make cells as high as their content.
    fileprivate func isOnlyVertical(_ view: AmbiguousView) -> Bool {
        let (one, other) = (view.frame, view.alternative)
        return abs(one.x - other.x) < 0.5 && abs(one.width - other.width) < 0.5
            && ancestors(of: view.view).contains { self[$0].kind == .cell }
    }
}

/// A version of a file, prepared for computing the layouts of its scenes.
struct SolvableVersion {
    let root: SourceElement
    let facts: FileFacts
    let fileFonts: FontInference
    /// The fonts of the file's app.
    let fonts: AppFonts
    private let scenes: [String: Scene]

    /// Returns nil if the file is not for iOS.
    init?(_ root: SourceElement, fonts: AppFonts) {
        guard let facts = try? FileFacts(root) else { return nil }
        self.root = root
        self.fonts = fonts
        self.facts = facts
        fileFonts = FontInference(of: root, facts)
        let scenes = SceneList.scenes(of: root, facts: facts).compactMap { scene in
            scene.view["id"].map { ($0, scene) }
        }
        self.scenes = Dictionary(scenes, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the scene whose root view has that id; nil if there is none.
    subscript(id: String) -> Scene? { scenes[id] }
}
