package import StackCore

/// A framework for which documents are exported as Swift code, with one type for each document.
package enum CodeFramework: Sendable {
    /// A document of a screen becomes a view controller class; a document of a view or cell becomes
    /// a view class. Properties that Swift code cannot express become comments.
    case uiKit
    /// A document, or a container view in it, becomes a SwiftUI view if SwiftUI would give its
    /// views the same frames in several layouts; `SwiftUIModel` computes SwiftUI's frames. Anything
    /// else becomes UIKit code in a `UIViewRepresentable` or `UIViewControllerRepresentable`, with
    /// a comment that states the reason.
    case swiftUI

    /// The oldest version of iOS for which the code compiles: for SwiftUI, the first one with
    /// `AnyLayout` and `Layout`; for UIKit, the first one with dynamic colours and symbols.
    package var oldestTarget: Int { self == .swiftUI ? 16 : 13 }

    /// Returns a name of UIKit in generated code that the iOS version `target` does not have, with
    /// the first version that has it; nil if that version has all names.
    package static func newName(
        in source: String, for target: Int
    ) -> (name: String, version: Int)? {
        newNames.first { $0.version > target && source.contains($0.name) }
    }

    /// The names in generated code that are newer than iOS 13, the newest first.
    private static let newNames: [(name: String, version: Int)] = [
        ("UIContentUnavailableView", 17), ("UICalendarView", 16),
        ("UIButton(configuration:", 15), (".systemMint", 15), (".systemCyan", 15),
        (" .tintColor", 15), ("(.tintColor", 15), ("UIColor.tintColor", 15),
        ("changesSelectionAsPrimaryAction", 15),
        ("showsMenuAsPrimaryAction", 14), ("preferredDatePickerStyle", 14),
        ("isPointerInteractionEnabled", 14), ("UIColorWell", 14), (".backgroundStyle", 14),
    ]

    /// Returns the source of a Swift file with a type for each document.
    package func source(
        _ documents: [CodeDocument], _ options: CodeOptions = CodeOptions()
    ) -> String {
        let units = units(documents, options)
        if units.isEmpty { return "" }
        let code = units.flatMap(\.declarations)
        let palette = SwiftPalette(code)
        return Self.source(
            code.map(palette.applied) + [palette.declarations("fileprivate ")]
                + SwiftHelpers(units).code, units.flatMap(\.modules))
    }

    /// Returns a file for each document, followed by a file with the helpers that they share, if
    /// there are any.
    package func files(
        _ documents: [CodeDocument], _ options: CodeOptions = CodeOptions()
    ) -> [SwiftFile] {
        let units = units(documents, options)
        let helpers = SwiftHelpers(units, isPrivate: false)
        let palette = SwiftPalette(units.flatMap(\.declarations))
        let files = units.map {
            SwiftFile(
                name: $0.name,
                source: Self.source($0.declarations.map(palette.applied), $0.modules),
                views: $0.classes.flatMap(\.viewNames))
        }
        assert(Set(files.map(\.name)).count == files.count, "two files have the same name")
        let shared = [palette.declarations("")].filter { !$0.isEmpty } + helpers.code
        if shared.isEmpty { return files }
        return files + [
            SwiftFile(
                name: "LayoutHelpers",
                source: Self.source(
                    shared, helpers.modules + palette.modules),
                views: [])
        ]
    }

    private func units(_ given: [CodeDocument], _ options: CodeOptions) -> [CodeUnit] {
        let documents = given.map {
            $0.with($0.document.withoutIdleVariations)
                .withoutNeedlessConstraints(keepsRatios: self == .swiftUI)
        }
        var types = TypeNames(of: documents, self, options)
        assert(types.ofDocuments.count == documents.count, "a document has no entry")
        // In a xib, the owner's class uses the classes of the other top-level views. In a
        // storyboard, a controller's class uses the classes of the top-level views beside its own
        // view.
        let isXib = documents.allSatisfy { $0.connections?.controllerID == nil }
        let isView = documents.map { item in
            !SwiftRole(item).isController
                && (isXib
                    ? item.connections?.hasOutlets != true
                    : self == .uiKit && item.connections?.neighbor != nil)
        }
        for (item, name) in zip(documents, types.ofDocuments) where name == nil {
            let made = SwiftClass(item.withoutUsualPriorities, options, named: "", types: &types)
            types.addCreation(made.creationOfRoot, of: item)
        }
        let order =
            documents.indices.filter { isView[$0] } + documents.indices.filter { !isView[$0] }
        let named = order.compactMap { place in types.ofDocuments[place].map { (place, $0) } }
        let units: [CodeUnit]
        switch self {
        case .uiKit:
            units = named.map { place, name in
                let made = SwiftClass(
                    documents[place].withConstraintsForMasks.withoutUsualPriorities, options,
                    named: name, types: &types)
                return CodeUnit(name: name, declarations: [], modules: ["UIKit"], classes: [made])
            }
        case .swiftUI:
            var structs = named.map { place, name in
                SwiftUIStruct(
                    documents[place].withResizedContentView, options, named: name, types: &types)
            }
            SwiftUIStruct.bind(&structs)
            units = structs.map(Self.unit)
        }
        return zip(named, units).sorted { $0.0.0 < $1.0.0 }.map(\.1)
    }

    private static func unit(_ made: SwiftUIStruct) -> CodeUnit {
        CodeUnit(
            name: made.name,
            declarations: [made.code] + made.parts.filter(\.isFirst).map(\.representable),
            modules: ["SwiftUI"] + (made.parts.isEmpty ? [] : ["UIKit"]),
            classes: made.parts.filter { !$0.isSimple }.map(\.uikit),
            besides: made.parts.filter(\.isSimple).flatMap(\.uikit.modules)
                + made.parts.compactMap(\.importedType))
    }

    private static func source(_ code: [[SwiftText]], _ modules: [String]) -> String {
        SwiftText.spaced([SwiftText.lines(Set(modules).sorted().map { "import " + $0 })] + code)
            .source(width: 100)
    }
}

/// A file of generated Swift code.
package struct SwiftFile {
    /// Returns a note for each comment in generated code that reports something the code leaves
    /// out.
    package static func remarks(in source: String) -> [ImportNote] {
        var result: [ImportNote] = []
        var isOpen = false
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            let isLeftOut = [
                "// Not exported: ", "// TODO: segue ", "// TODO: constrain ",
                "/// Copy of the launch screen",
            ].contains(where: text.hasPrefix)
            if isLeftOut {
                let message = text.drop { $0 == "/" || $0 == " " }
                result.append(ImportNote(line: number + 1, message: String(message)))
            } else if isOpen, text.hasPrefix("// "), let last = result.last {
                // A long comment continues in the next line.
                result[result.count - 1] = ImportNote(
                    line: last.line, message: last.message + " " + text.dropFirst(3))
            }
            isOpen = isLeftOut || isOpen && text.hasPrefix("// ")
        }
        return result
    }

    /// The name of the first type in the file. The file is named after it.
    package let name: String
    package let source: String
    /// The names of the properties for the document's views. Names in a cell start with the cell's
    /// class and a period.
    package let views: [(id: ViewID, name: String)]
}

/// The code of one document.
struct CodeUnit {
    let name: String
    let declarations: [[SwiftText]]
    let modules: [String]
    /// The generated UIKit classes. In the file, they come after the other declarations.
    let classes: [SwiftClass]

    /// - Parameter others: further modules that the declarations need
    init(
        name: String, declarations: [[SwiftText]], modules: [String], classes: [SwiftClass],
        besides others: [String] = []
    ) {
        (self.name, self.classes) = (name, classes)
        self.declarations = declarations + classes.flatMap(\.declarations)
        self.modules = modules + others + classes.flatMap(\.modules)
    }
}
