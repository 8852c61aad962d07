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
            ("documents", .array(documents.map { $0.json(unrounded, findsAmbiguity) })),
        ])
    }
}

extension LaidOutDocument {
    fileprivate func json(_ unrounded: Bool, _ findsAmbiguity: Bool) -> JSONValue {
        let environment = layout.environment
        let members: [(String, JSONValue)] = [
            ("name", .string(name)),
            ("device", .string(environment.device)),
            ("orientation", .string(environment.orientation.rawValue)),
            ("size", environment.size.json),
            ("scale", .number(environment.scale)),
            ("traits", environment.traits.json),
            ("direction", .string(environment.direction.rawValue)),
            ("views", .array(viewObjects(unrounded: unrounded))),
            ("conflicts", .array(layout.spelledConflicts.map(\.json))),
        ]
        return .object(members + (findsAmbiguity ? ambiguity : []))
    }

    private var ambiguity: [(String, JSONValue)] {
        let open = layout.ambiguous()
        return [("ambiguous", .array(open.views.map { .string(document[$0].name) }))]
            + (open.isComplete ? [] : [("incomplete", .bool(true))])
    }

    /// Returns a JSON object for each view, in z-order and superviews first. Views that are not
    /// installed are left out.
    private func viewObjects(unrounded: Bool) -> [JSONValue] {
        var places: [ViewID: Int] = [:]
        var objects: [JSONValue] = []
        for id in document.subtree() {
            for (place, child) in document[id].arrangedSubviews.enumerated() {
                places[child] = place
            }
            let frame =
                unrounded ? layout.unroundedFrame(of: id) : layout.frame(of: id)?.millipoints
            guard let frame else { continue }
            objects.append(object(document[id], frame, arrangedIndex: places[id]))
        }
        return objects
    }

    private func object(_ view: View, _ frame: Rect, arrangedIndex: Int?) -> JSONValue {
        let traits = layout.environment.traits
        let isHidden = document.inForce(.hidden, of: .view(view.id), under: traits) ?? false
        return .object([
            ("name", .string(view.name)),
            ("kind", .string(view.kind.rawValue)),
            ("objectID", .optional(view.properties.value(.objectID))),
            ("parent", .optional(view.parent.map { document[$0].name })),
            ("arrangedIndex", arrangedIndex.map(JSONValue.integer) ?? .null),
            ("hidden", .bool(isHidden)),
            ("frame", frame.json),
        ])
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
