package import StackCore

/// Exports documents as SwiftUI: one struct per document, in one file, with comments on what
/// SwiftUI cannot express.
///
/// Stack views become stacks. Views positioned by constraints become a `ZStack` with paddings and
/// frames; a vertical sequence of views becomes a `VStack`. Any other view keeps its computed
/// frame. Each of these approximations has a comment, and the file starts with a list of them.
package enum SwiftUIExport {
    /// Returns the source of a Swift file with a SwiftUI view for each document.
    package static func swift(_ documents: [LaidOutDocument]) -> String {
        if documents.isEmpty { return "" }
        var taken = SwiftUIStruct.reserved
        let structs = documents.map { SwiftUIStruct($0, taken: &taken) }
        let list = structs.flatMap(\.list)
        return SwiftText.spaced(
            [SwiftText.lines(list), [.line("import SwiftUI")]] + structs.map(\.code)
        ).source
    }

    /// Returns one sentence for each part of a document that SwiftUI cannot express, in the order
    /// of the generated source.
    package static func remarks(_ document: LaidOutDocument) -> [String] {
        var taken = SwiftUIStruct.reserved
        return SwiftUIStruct(document, taken: &taken).remarks
    }
}

/// The SwiftUI struct that is generated from one document.
struct SwiftUIStruct {
    let name: String
    private let item: LaidOutDocument
    private let names: SwiftNames
    private let properties: [(id: ViewID, content: SwiftUIContent)]

    init(_ item: LaidOutDocument, taken: inout Set<String>) {
        self.item = item
        name = Self.free(item.name, &taken)
        names = Self.names(of: item.document)
        properties = Self.properties(item, names)
    }

    /// Names of SwiftUI's own types that a generated struct must not have.
    static let reserved: Set<String> = [
        "AnyView", "EmptyView", "GroupView", "ProgressView", "ScrollView", "TabView", "TupleView",
        "NavigationView", "TimelineView", "EquatableView", "ModifiedView", "SubscriptionView",
        "NavigationSplitView", "ContentUnavailableView", "HSplitView", "VSplitView", "WebView",
        "DisclosureTableView", "GeometryReader", "ImageView",
    ]

    private static func free(_ name: String, _ taken: inout Set<String>) -> String {
        var word = SwiftIdentifier.upperCamel(name) ?? "Layout"
        for end in ["ViewController", "Controller"] where word.hasSuffix(end) && word != end {
            word = String(word.dropLast(end.count))
            break
        }
        if !word.hasSuffix("View") || word == "View" { word += "View" }
        var (result, number) = (word, 2)
        while !taken.insert(result).inserted {
            result = word.dropLast("View".count) + "\(number)View"
            number += 1
        }
        return result
    }

    /// Returns the Swift names of a document's views. The root view is named `body`; if it needs a
    /// state property, that property is named `content`.
    static func names(of document: Document) -> SwiftNames {
        let keeps = SwiftUIState(document[.root], named: "") != nil
        return SwiftNames(
            document, root: keeps ? "content" : "body",
            besides: ["body", "horizontalSizeClass", "verticalSizeClass", "page"])
    }

    // MARK: Variations

    /// Returns the generated SwiftUI code of each view. Code that differs between size classes is
    /// merged into conditional code.
    private static func properties(
        _ item: LaidOutDocument, _ names: SwiftNames
    ) -> [(id: ViewID, content: SwiftUIContent)] {
        let conditions = self.conditions(item.document)
        let cases = conditions.map { condition in
            let nodes = SwiftUIScene(
                SwiftUISceneReading(item.document, layout(item, condition, conditions.count)), names
            ).definitions
            return (condition, Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.node) }))
        }
        return item.document.subtree().compactMap { id in
            // Size classes under which the view does not exist are skipped, because no other view's
            // code refers to the view there.
            let own = cases.compactMap { item in item.1[id].map { (item.0, SwiftUINode?.some($0)) }
            }
            return own.isEmpty ? nil : SwiftUIMerge.merge(own).map { (id, $0) }
        }
    }

    private static func conditions(_ document: Document) -> [SizeClasses] {
        let lists =
            document.allViews.map(\.properties) + document.allConstraints.map(\.properties)
        return SwiftVariation.closed(lists.flatMap { $0.entries.map(\.condition) })
    }

    private static func layout(
        _ item: LaidOutDocument, _ condition: SizeClasses, _ count: Int
    ) -> Layout {
        if count == 1 { return item.layout }
        var environment = item.layout.environment
        environment.traits = condition
        return LayoutPass.run(item.document, in: environment)
    }

    // MARK: Writing

    var remarks: [String] { properties.flatMap(\.content.remarks) }

    /// The comment at the top of the generated file that lists all approximations.
    var list: [String] {
        let remarks = self.remarks
        if remarks.isEmpty { return [] }
        return ["// What SwiftUI cannot say of \(name), each where it matters below:"]
            + remarks.map { "// - " + $0 }
    }

    var code: [SwiftText] {
        let remarks = ["/// The layout of \(SwiftLiteral.comment(item.name))."]
        let members = [environment, states] + properties.map(property)
        return SwiftText.lines(remarks) + [
            .block("struct \(name): View", SwiftText.spaced(members))
        ]
    }

    private func property(_ id: ViewID, _ content: SwiftUIContent) -> [SwiftText] {
        let type = id == .root ? "var body: some View" : "private var \(names[id]): some View"
        let builder: [SwiftText] =
            if case .choice = content, id != .root { [.line("@ViewBuilder")] } else { [] }
        return builder + [.block(type, content.code)]
    }

    /// The size classes that the code reads from the environment.
    private var environment: [SwiftText] {
        let source = properties.flatMap(\.content.code).source
        return ["horizontalSizeClass", "verticalSizeClass"].filter { source.contains($0 + " ==") }
            .map { .line("@Environment(\\.\($0)) private var \($0)") }
    }

    private var states: [SwiftText] {
        item.document.subtree().compactMap { id in
            SwiftUIState(item.document[id], named: names[id])?.code
        }
    }
}
