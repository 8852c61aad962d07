package import StackCore

/// Frames that layouts had once and are to have still: a snapshot to compare with.
package struct ExpectedFrames: Hashable, Sendable {
    /// In the order of the snapshot.
    package let layouts: [ExpectedLayout]

    package init(_ layouts: [ExpectedLayout]) { self.layouts = layouts }

    func layouts(of document: String) -> [ExpectedLayout] {
        layouts.filter { $0.document == document }
    }

    /// The documents that it speaks of, each once.
    package var documents: [String] {
        var seen: Set<String> = []
        return layouts.map(\.document).filter { seen.insert($0).inserted }
    }
}

/// The frames of one document in one environment.
package struct ExpectedLayout: Hashable, Sendable {
    package let document: String
    let device: String
    let orientation: Orientation
    let size: Size
    let direction: LayoutDirection
    let views: [ExpectedView]

    package init(
        document: String, device: String, orientation: Orientation, size: Size,
        direction: LayoutDirection, views: [ExpectedView]
    ) {
        self.document = document
        self.device = device
        self.orientation = orientation
        self.size = size
        self.direction = direction
        self.views = views
    }

    /// What the document has to be asked for to be laid out so, and nothing beside what differs from
    /// its own settings.
    func request(for document: Document) -> LayoutRequest {
        let own = LayoutEnvironment(document)
        var request = LayoutRequest(
            device: own?.device == device ? nil : device,
            orientation: own?.orientation == orientation ? nil : orientation,
            direction: own?.direction == direction ? nil : direction)
        if LayoutEnvironment(document, for: request)?.size != size { request.size = size }
        return request
    }

    func isOf(_ environment: LayoutEnvironment) -> Bool {
        (device, orientation, direction)
            == (environment.device, environment.orientation, environment.direction)
            && size == environment.size
    }
}

/// A view as a snapshot has it.
package struct ExpectedView: Hashable, Sendable {
    let name: String
    let kind: ViewKind
    /// Nil for the root.
    let parent: String?
    let isHidden: Bool
    /// On device pixels, in the superview's coordinates, in points.
    let frame: Rect

    package init(name: String, kind: ViewKind, parent: String?, isHidden: Bool, frame: Rect) {
        self.name = name
        self.kind = kind
        self.parent = parent
        self.isHidden = isHidden
        self.frame = frame
    }
}
