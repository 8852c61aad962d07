package import StackCore

/// The user's options for generated Swift code.
package struct CodeOptions: Sendable {
    /// The access level of the generated types.
    package enum Access: String, CaseIterable, Sendable {
        case `public`, `internal`
    }

    /// The oldest version of iOS that the code must support.
    package var deploymentTarget = 17
    package var access = Access.internal
    /// The name of the class if only one document is exported; nil for a name made from the
    /// document's name.
    package var className: String?

    package init() {}

    /// Returns whether the text can be the name of a generated class.
    package static func isClassName(_ text: String) -> Bool {
        SwiftIdentifier.isType(text) && !text.hasPrefix("UI")
    }

    /// The modifier before a declaration, with a space at its end; empty for internal declarations.
    var modifier: String { access == .public ? "public " : "" }
}

/// A document to export as code.
package struct CodeDocument {
    let name: String
    let document: Document
    /// The connections in the scene from which the document was imported; nil if it was not
    /// imported.
    let connections: SceneConnections?
    let lists: CodeLists
    /// The texts for which the app has translations.
    let translated: Set<String>
    /// Whether the document contains only a part of its scene: one view with its subviews. The code
    /// then has none of the scene's bars.
    private(set) var isPart = false
    /// The constraints that a layout drops because the document's constraints contradict each
    /// other. Which of the contradictory constraints UIKit breaks depends on the order in which
    /// they are activated. So the methods that create rows or gaps, which run earlier, do not
    /// activate these constraints.
    private(set) var dropped: Set<ConstraintID> = []
    /// The closures of the SwiftUI struct that shows the view of the generated class. The keys are
    /// the names of the class's methods that call them. Nil if no SwiftUI struct shows the view.
    private(set) var handlers: [String: CodeHandler]?

    package init(
        name: String, document: Document, connections: SceneConnections? = nil,
        translated: Set<String> = []
    ) {
        (self.name, self.document, self.connections) = (name, document, connections)
        self.translated = translated
        lists = CodeLists(document: document, connections: connections)
    }

    /// Whether the document is a launch screen. It must stay a storyboard, because iOS runs no code
    /// for it.
    var isLaunchScreen: Bool {
        lists.element(of: document[.root])?.tree.root["launchScreen"] == "YES"
    }

    /// The comment before the code of a launch screen.
    var launchRemark: String {
        "/// Copy of the launch screen. The launch screen itself must stay a storyboard."
    }

    /// Returns a copy with another document but the same name, connections and translations.
    func with(_ document: Document, isPart: Bool? = nil) -> CodeDocument {
        var result = CodeDocument(
            name: name, document: document, connections: connections, translated: translated)
        result.isPart = isPart ?? self.isPart
        result.handlers = handlers
        return result
    }

    /// Returns a copy of this document for a UIKit class whose view a SwiftUI struct shows.
    /// `handlers` are the closures of that struct, by the names of the methods of the class that
    /// call them.
    func wrapped(_ handlers: [String: CodeHandler]) -> CodeDocument {
        var result = self
        result.handlers = handlers
        return result
    }

    /// A copy without priorities that have no effect, and with the property `dropped`.
    var withoutUsualPriorities: CodeDocument {
        let scenes =
            [connections].compactMap(\.self) + (connections?.cells.values.map(\.self) ?? [])
        let outlets = Set(scenes.flatMap(\.outlets).flatMap(\.objectIDs))
        var result = with(UsualPriorities.omitted(from: document, outlets: outlets))
        let layouts = Orientation.allCases.compactMap { orientation in
            let request = LayoutRequest(
                device: "iphone-14", orientation: orientation, direction: .ltr
            )
            return LayoutEnvironment(
                result.document, for: document.isScreen ? request.asApp() : request
            ).map { LayoutPass.run(result.document, in: $0) }
        }
        result.dropped = Set(
            layouts.flatMap(\.conflicts).compactMap {
                if case .user(let id) = $0.dropped.origin { id } else { nil }
            })
        return result
    }

    /// A copy in which the content view of a root cell resizes with the cell, as in UIKit. Equal to
    /// this document if the root view is not a cell.
    var withResizedContentView: CodeDocument {
        guard let id = document[.root].subviews.first, lists.isContentView(document[id]),
            let mask = document[id].properties[.autoresizing]
        else { return self }
        var resized = document
        let whole = PropertyValue.mask([.flexibleWidth, .flexibleHeight])
        try? resized.apply(.setProperty(.view(id), .autoresizing, .base, from: mask, to: whole))
        return with(resized)
    }
}

/// A closure of a SwiftUI struct that a method of a UIKit class calls.
struct CodeHandler {
    /// What the method passes to the closure, so that the closure can distinguish the controls that
    /// call the method: the control's `tag`, its title, or its index among these controls.
    enum Argument {
        case tag, title, place
    }

    let name: String
    /// The argument of the closure; nil if the closure has no parameter.
    var argument: Argument?

    var type: String {
        switch argument {
        case nil: "() -> Void"
        case .title: "(String) -> Void"
        case .tag, .place: "(Int) -> Void"
        }
    }

    /// Returns the call of the closure by a method with the parameter `sender`.
    ///
    /// - Parameter names: the names of the controls that call the method
    func call(_ sender: String, _ names: [String]) -> String {
        switch argument {
        case nil: return name + "()"
        case .tag: return "\(name)(\(sender).tag)"
        case .title: return "\(name)(\(sender).title(for: .normal) ?? \"\")"
        case .place:
            let array = names.first?.prefix { $0 != "[" } ?? ""
            let isArray = Set(names) == Set(names.indices.map { "\(array)[\($0)]" })
            let list = isArray ? String(array) : "[\(names.joined(separator: ", "))]"
            return "\(name)(\(list).firstIndex(of: \(sender)) ?? 0)"
        }
    }
}

/// Spells an app's texts as Swift expressions.
struct CodeTexts {
    /// The texts for which the app has translations.
    private let translated: Set<String>
    let deploymentTarget: Int

    init(_ item: CodeDocument, _ options: CodeOptions) {
        (translated, deploymentTarget) = (item.translated, options.deploymentTarget)
    }

    func isTranslated(_ text: String) -> Bool { translated.contains(text) }

    /// Returns the text as a string literal, or as a call that looks up its translation if it has
    /// one.
    func literal(_ text: String) -> String {
        let literal = SwiftLiteral.string(text)
        guard translated.contains(text) else { return literal }
        return deploymentTarget < 15
            ? "NSLocalizedString(\(literal), comment: \"\")" : "String(localized: \(literal))"
    }
}
