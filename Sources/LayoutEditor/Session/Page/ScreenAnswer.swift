import LayoutFormats
import LayoutPictures
import StackCore

/// The answer to a page that shows a screen: the frames of its views, and its picture.
struct ScreenAnswer {
    private let laidOut: LaidOutDocument
    private let style: PictureStyle
    private let views: [ShownView]

    /// The data of one view in the answer.
    struct ShownView: Hashable {
        let row: ViewRow
        /// The axis of a stack; nil for any other view.
        let axis: Axis?
        /// The point of a scroll view at which the picture shows the origin of its content, in the
        /// scroll view's coordinates, as a rectangle with size 0. Nil for any other view.
        let content: Rect?
        /// Whether the picture clips the view's subviews to the view's frame; nil for a view
        /// without subviews.
        let clips: Bool?
    }

    init(_ laidOut: LaidOutDocument, _ style: PictureStyle) {
        (self.laidOut, self.style) = (laidOut, style)
        let (document, traits) = (laidOut.document, laidOut.layout.environment.traits)
        let frames = PicturedFrames(laidOut, style.look)
        views = laidOut.viewRows().map { row in
            let axis: Axis? =
                document[row.id].kind == .stack
                ? document.inForce(.axis, of: .view(row.id), under: traits) ?? .horizontal : nil
            let content = frames.contentOrigin(of: row.id).map {
                Rect(x: $0.x, y: $0.y, width: 0, height: 0).millipoints
            }
            let clips = document[row.id].subviews.isEmpty ? nil : frames.clips(row.id)
            return ShownView(row: row, axis: axis, content: content, clips: clips)
        }
    }

    /// The insets of the root's safe area, in points.
    private var safeArea: JSONValue {
        let insets = laidOut.layout.environment.safeArea
        return .object([
            ("top", .number(insets.top)), ("leading", .number(insets.leading)),
            ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
        ])
    }

    /// Returns the answer as JSON.
    ///
    /// - Parameters:
    ///   - hasPicture: whether the answer contains a picture of the screen
    ///   - known: the answer that the page already has; nil to include all views. In the list of
    ///     views, `[start, count]` replaces `count` unchanged views, which begin at index `start`
    ///     of the list in `known`.
    ///   - namesViews: whether the picture contains the names of the views, for screen readers
    func json(
        hasPicture: Bool, since known: ScreenAnswer? = nil, namesViews: Bool = true
    ) -> JSONValue {
        var parts: [JSONValue] = []
        var axes: [(String, JSONValue)] = []
        var origins: [(String, JSONValue)] = []
        var clips: [(String, JSONValue)] = []
        for part in ListChange(from: known?.views ?? [], to: views).parts {
            switch part {
            case .kept(let places):
                parts.append(.array([.integer(places.lowerBound), .integer(places.count)]))
            case .new(let view):
                parts.append(view.row.json)
                let name = laidOut.document[view.row.id].name
                if let axis = view.axis { axes.append((name, .string(axis.rawValue))) }
                if let content = view.content {
                    origins.append(
                        (name, .object([("x", .number(content.x)), ("y", .number(content.y))])))
                }
                if let isClipping = view.clips { clips.append((name, .bool(isClipping))) }
            }
        }
        var members: [(String, JSONValue)] = [
            ("ok", .bool(true)), ("frames", FramesExport.json(laidOut, views: parts)),
            ("axes", .object(axes)), ("contentOrigins", .object(origins)),
            ("clips", .object(clips)), ("safeArea", safeArea),
        ]
        if hasPicture {
            let picture = PagePicture(laidOut, style, namesViews: namesViews)
            members += [
                ("picture", .string(picture.svg)), ("size", picture.size.json),
                ("origin", .object([("x", .number(picture.x)), ("y", .number(picture.y))])),
            ]
        }
        return .object(members)
    }
}

/// The differences of a new list from an earlier one: the parts that both lists have in common, and
/// the elements of the new list that are not in such a part. The new list can be restored from them
/// and the earlier list.
struct ListChange<Element: Equatable> {
    enum Part: Equatable {
        /// Elements that are in both lists, as a range of indices of the earlier list.
        case kept(Range<Int>)
        case new(Element)
    }

    private(set) var parts: [Part] = []

    /// The number of elements of the earlier list that are searched for an element of the new list.
    /// The search begins after the last element that was found.
    private static var reach: Int { 64 }

    init(from old: [Element], to new: [Element]) {
        var next = 0
        for element in new {
            let near = old[next..<min(next + Self.reach, old.count)]
            guard let place = near.firstIndex(of: element) else {
                parts.append(.new(element))
                continue
            }
            next = place + 1
            if case .kept(let places)? = parts.last, places.upperBound == place {
                parts[parts.count - 1] = .kept(places.lowerBound..<next)
            } else {
                parts.append(.kept(place..<next))
            }
        }
    }
}
