package import StackCore

/// The frames of views as JSON for other programs: `export --format json` (docs/scripts.md, "Frames
/// as JSON").
package enum FramesExport {
    /// Returns the frames of the documents' views, in points, rounded to device pixels unless
    /// `unrounded` is true.
    ///
    /// - Parameter findsAmbiguity: whether to list ambiguous views. Finding them takes as long as
    ///   solving the layout.
    package static func json(
        _ documents: [LaidOutDocument], unrounded: Bool = false, findsAmbiguity: Bool = true
    ) -> JSONValue {
        .object([
            ("format", .integer(1)),
            (
                "documents",
                .array(
                    documents.map { document in
                        let views = document.viewRows(unrounded: unrounded).map(\.json)
                        return document.json(views, findsAmbiguity)
                    })
            ),
        ])
    }

    /// Returns the frames of a single document, in the format of `export --format json`. `views` is
    /// the JSON of its views.
    package static func json(_ document: LaidOutDocument, views: [JSONValue]) -> JSONValue {
        .object([("format", .integer(1)), ("documents", .array([document.json(views, false)]))])
    }
}

/// One view of a document, as `FramesExport` writes it.
package struct ViewRow: Hashable, Sendable {
    package let id: ViewID
    let name: String
    let kind: ViewKind
    let objectID: String?
    /// The name of the superview; nil for the root.
    let parent: String?
    let arrangedIndex: Int?
    let isHidden: Bool
    /// The frame in the superview, in points.
    let frame: Rect

    package var json: JSONValue {
        .object([
            ("name", .string(name)),
            ("kind", .string(kind.rawValue)),
            ("objectID", .optional(objectID)),
            ("parent", .optional(parent)),
            ("arrangedIndex", arrangedIndex.map(JSONValue.integer) ?? .null),
            ("hidden", .bool(isHidden)),
            ("frame", frame.json),
        ])
    }
}

extension LaidOutDocument {
    fileprivate func json(_ views: [JSONValue], _ findsAmbiguity: Bool) -> JSONValue {
        let environment = layout.environment
        let members: [(String, JSONValue)] = [
            ("name", .string(name)),
            ("device", .string(environment.device)),
            ("orientation", .string(environment.orientation.rawValue)),
            ("size", environment.size.json),
            ("scale", .number(environment.scale)),
            ("traits", environment.traits.json),
            ("direction", .string(environment.direction.rawValue)),
            ("views", .array(views)),
            ("conflicts", .array(layout.spelledConflicts.map(\.json))),
        ]
        return .object(members + (findsAmbiguity ? ambiguity : []))
    }

    private var ambiguity: [(String, JSONValue)] {
        let open = layout.ambiguous()
        return [("ambiguous", .array(open.views.map { .string(document[$0].name) }))]
            + (open.isComplete ? [] : [("incomplete", .bool(true))])
    }

    /// Returns the views in z-order and superviews first. Views that are not installed are left
    /// out.
    package func viewRows(unrounded: Bool = false) -> [ViewRow] {
        var places: [ViewID: Int] = [:]
        var rows: [ViewRow] = []
        let traits = layout.environment.traits
        for id in document.subtree() {
            let view = document[id]
            for (place, child) in view.arrangedSubviews.enumerated() { places[child] = place }
            let frame =
                unrounded ? layout.unroundedFrame(of: id) : layout.frame(of: id)?.millipoints
            guard let frame else { continue }
            rows.append(
                ViewRow(
                    id: id, name: view.name, kind: view.kind,
                    objectID: view.properties.value(.objectID),
                    parent: view.parent.map { document[$0].name }, arrangedIndex: places[id],
                    isHidden: document.inForce(.hidden, of: .view(id), under: traits) ?? false,
                    frame: frame))
        }
        return rows
    }
}

extension SpelledConflict {
    package var json: JSONValue {
        .object([
            ("constraints", .array(constraints.map(JSONValue.string))),
            ("dropped", .string(dropped)),
        ])
    }
}

extension Rect {
    package var json: JSONValue {
        .object([
            ("x", .number(x)), ("y", .number(y)), ("width", .number(width)),
            ("height", .number(height)),
        ])
    }
}

extension Size {
    package var json: JSONValue {
        .object([("width", .number(width)), ("height", .number(height))])
    }
}

extension SizeClasses {
    package var json: JSONValue {
        .object([
            ("horizontal", .string(width.rawValue)), ("vertical", .string(height.rawValue)),
        ])
    }
}
