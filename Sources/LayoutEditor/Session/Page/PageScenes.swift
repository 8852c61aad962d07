import CommandLanguage
import LayoutFormats
import LayoutStore
import StackCore

/// The scenes of a storyboard and its segues, with the names that the documents and views have now.
struct PageScenes {
    private let map: StoryboardMap
    private let documents: [DocumentState]

    /// Throws if the documents do not come from exactly one file.
    init(in session: Session) throws(CommandError) {
        let scenes = try session.readingAtOneMoment { try ImportedScenes.only(in: session) }
        documents = scenes.states
        map = try session.surroundings.work { cancellation throws(ImportRefusal) in
            try StoryboardMap(scenes.bytes, until: cancellation)
        } refusing: {
            .badData(in: session.file.path, line: $0.line, $0.message)
        }
    }

    var json: JSONValue {
        .object([
            ("ok", .bool(true)), ("controllers", .array(map.controllers.map(json))),
            ("segues", .array(map.segues.map(json))),
            ("initial", .optional(map.initial.map(name))),
        ])
    }

    private func json(_ controller: StoryboardMap.Controller) -> JSONValue {
        .object([
            ("name", .string(name(of: controller.id))), ("kind", .string(controller.element)),
            ("document", .optional(document(of: controller)?.name)),
            ("x", controller.location.map { .number($0.x) } ?? .null),
            ("y", controller.location.map { .number($0.y) } ?? .null),
        ])
    }

    private func json(_ segue: StoryboardMap.Segue) -> JSONValue {
        let source = map.controllers.first { $0.id == segue.source }.flatMap(document)
        let trigger = segue.trigger.flatMap { id in
            source?.document.allViews.first { $0.properties[.objectID] == .text(id) }?.name
        }
        return .object([
            ("from", .string(name(of: segue.source))),
            ("to", .string(name(of: segue.destination))), ("kind", .string(segue.kind)),
            ("fromView", .optional(trigger)), ("name", .optional(segue.name)),
        ])
    }

    private func document(of controller: StoryboardMap.Controller) -> DocumentState? {
        guard let root = controller.rootID else { return nil }
        return documents.first { state in
            state.document.properties(of: .view(.root))?[.objectID] == .text(root)
        }
    }

    /// Returns the name of a controller's document. Without a document, returns the controller's
    /// title or, if it has none, its element name. Returns `id` if there is no such controller.
    private func name(of id: String) -> String {
        guard let controller = map.controllers.first(where: { $0.id == id }) else { return id }
        return document(of: controller)?.name ?? controller.title ?? controller.element
    }
}
