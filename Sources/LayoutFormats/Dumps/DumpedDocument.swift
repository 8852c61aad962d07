import StackCore

/// Builds a document from a printed view and all views printed below it.
struct DumpedDocument {
    private let views: ArraySlice<DumpedView>
    private var allocator = NameAllocator()
    private(set) var edits: [Edit] = []
    private(set) var notes: [ImportNote] = []

    /// - Parameter views: the root, then its descendants, each after its superview
    init(_ views: ArraySlice<DumpedView>) { self.views = views }

    private var root: DumpedView { views[views.startIndex] }

    /// The document's name: the class name of the root, or `View` if that is not a valid name.
    var name: String { Name.isValid(root.plainClass) ? root.plainClass : "View" }

    mutating func make() {
        for name in Name.reserved + [ItemNames.root] { allocator.reserve(name) }
        addRoot()
        addSubviews()
        if root.frame == nil {
            notes.append(
                ImportNote(
                    line: root.line,
                    message: "the root view's line has no frame (_autolayoutTrace prints none), "
                        + "so the views have no positions"))
        }
    }

    private mutating func addRoot() {
        var draft = properties(of: root, as: .view)
        if let size = root.frame?.size {
            draft.set(
                .frame,
                PropertyValue.rect(
                    Rect(x: 0, y: 0, width: size.width, height: size.height)
                ).spelling)
        }
        edits.append(
            .createView(
                View(id: .root, name: ItemNames.root, kind: .view, properties: draft.list)))
        guard let size = root.frame?.size else { return }
        var document = PropertyDraft(.document)
        document.set(.device, Self.device(of: size))
        if size.width > size.height, Self.phone(of: size) != nil {
            document.set(.orientation, Orientation.landscape.rawValue)
        }
        edits += document.list.entries.map {
            .setProperty(.document, $0.key, $0.condition, from: nil, to: $0.value)
        }
    }

    private mutating func addSubviews() {
        /// The superviews of the current view, the root first. `count` is the number of subviews
        /// that have been added to the superview so far. An entry is nil if the document leaves the
        /// superview out.
        var outer: [(id: ViewID, kind: ViewKind, count: Int)?] = [(.root, .view, 0)]
        var next = 1
        var left = 0
        for (at, view) in zip(views.indices, views).dropFirst() {
            let depth = view.depth - root.depth
            outer.removeLast(outer.count - depth)
            guard let parent = outer[depth - 1], [.view, .scroll].contains(parent.kind.storedKind)
            else {
                outer.append(nil)
                left += view.isPart ? 0 : 1
                continue
            }
            let kind = view.kind
            let id = ViewID(next)
            next += 1
            edits.append(
                .createView(
                    View(
                        id: id, name: name(of: view, text(of: at)), kind: kind,
                        properties: draft(view, kind, text(of: at)).list)))
            edits.append(.insertSubview(id, in: parent.id, at: parent.count))
            outer[depth - 1]!.count += 1
            outer.append((id, kind, 0))
        }
        if left > 0 {
            notes.append(
                ImportNote(
                    line: root.line,
                    message: "\(left) views in controls, labels and pictures are left out"))
        }
    }

    // MARK: Properties and name of one view

    private mutating func draft(
        _ view: DumpedView, _ kind: ViewKind, _ text: String?
    ) -> PropertyDraft {
        var draft = properties(of: view, as: kind)
        if let frame = view.frame {
            draft.set(.frame, PropertyValue.rect(frame).spelling)
            draft.set(.autoresizing, PropertyValue.mask(view.mask).spelling)
        }
        if kind.hasText { draft.set(.text, text) }
        for refused in draft.refused {
            notes.append(ImportNote(line: view.line, message: "\(refused) is ignored"))
        }
        if view.isAmbiguous {
            notes.append(
                ImportNote(line: view.line, message: "the app reported its position as ambiguous"))
        }
        return draft
    }

    private func properties(of view: DumpedView, as kind: ViewKind) -> PropertyDraft {
        var draft = PropertyDraft(.view(kind))
        if view.isHidden { draft.set(.hidden, PropertyValue.flag(true).spelling) }
        if view.clipsToBounds { draft.set(.clipsToBounds, PropertyValue.flag(true).spelling) }
        draft.set(.alpha, view.alpha.map { PropertyValue.number($0).spelling })
        if view.isCustom { draft.set(.customClass, view.className) }
        return draft
    }

    /// Returns the text of the view at the index; nil if there is none. If a button has no text
    /// itself, returns the text of the first label inside it.
    private func text(of at: Int) -> String? {
        if views[at].kind != .button { return views[at].text }
        let inside = views[(at + 1)...].prefix { $0.depth > views[at].depth }
        return views[at].text ?? inside.lazy.compactMap(\.text).first
    }

    private mutating func name(of view: DumpedView, _ text: String?) -> String {
        let own = text.flatMap { Name.fromText($0) }
        let wish =
            own ?? Name.fromText(view.isCustom ? view.plainClass : view.kind.storedKind.rawValue)
        return allocator.unique(wish ?? view.kind.storedKind.rawValue)
    }

    // MARK: The document's device

    /// Returns the id of the newest phone with this screen size in points, in either orientation;
    /// otherwise the id of a freeform device of the size. Returns nil if the size is invalid.
    private static func device(of size: Size) -> String? {
        if let device = phone(of: size) { return device.id }
        return Device.freeform(size.spelling)?.id
    }

    private static func phone(of size: Size) -> Device? {
        let turned = Size(width: size.height, height: size.width)
        return Device.all.last {
            $0.idiom == .phone && ($0.portraitSize == size || $0.portraitSize == turned)
        }
    }
}

private enum ItemNames {
    static let root = "view"
}
