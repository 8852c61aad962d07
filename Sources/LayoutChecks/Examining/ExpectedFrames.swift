package import StackCore

/// A snapshot file's content: the frames of earlier layouts, with which new layouts are compared.
package struct ExpectedFrames: Hashable, Sendable {
    /// The layouts in the order of the snapshot.
    package let layouts: [ExpectedLayout]

    package init(_ layouts: [ExpectedLayout]) { self.layouts = layouts }

    func layouts(of document: String) -> [ExpectedLayout] {
        layouts.filter { $0.document == document }
    }

    /// The names of the documents in the snapshot, without duplicates.
    package var documents: [String] {
        var seen: Set<String> = []
        return layouts.map(\.document).filter { seen.insert($0).inserted }
    }
}

/// The expected frames of a document in one environment.
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

    /// Returns the request that lays the document out in the environment of this expected layout.
    /// The request sets only the values that differ from the document's own settings.
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

/// One view in a snapshot: its name, kind, superview, visibility and frame in the earlier layout.
package struct ExpectedView: Hashable, Sendable {
    let name: String
    let kind: ViewKind
    /// The name of the superview; nil for the root view.
    let parent: String?
    let isHidden: Bool
    /// The frame in the superview's coordinates, in points, rounded to device pixels.
    let frame: Rect

    package init(name: String, kind: ViewKind, parent: String?, isHidden: Bool, frame: Rect) {
        self.name = name
        self.kind = kind
        self.parent = parent
        self.isHidden = isHidden
        self.frame = frame
    }
}
