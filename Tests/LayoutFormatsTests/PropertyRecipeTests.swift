import Foundation
import StackCore
import Testing

@testable import LayoutFormats

/// Checks the recipe for a property in CONTRIBUTING.md, "How to add …". Everything that it names
/// exists, and every property follows it.
@Suite struct PropertyRecipeTests {
    private static let recipe = try? Fixture.text("CONTRIBUTING.md")
        .components(separatedBy: "\n\n").first { $0.hasPrefix("**a property**") }

    /// The names in backquotes.
    private static let names = (recipe ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }

    @Test func `there is a recipe, and it names files and types`() {
        #expect(Self.names.contains { $0.hasSuffix(".swift") })
        #expect(Self.names.contains("PropertyKey"))
    }

    @Test(arguments: names.filter { $0.hasSuffix(".swift") })
    func `a file that the recipe names is there`(_ name: String) {
        #expect(SourceTexts.all.contains { ("/" + $0.path).hasSuffix("/" + name) })
    }

    /// Commands and scripts have a space or a slash in their names.
    @Test(arguments: names.filter { !$0.hasSuffix(".swift") && !$0.contains(/[ \/]/) })
    func `a type that the recipe names is declared`(_ name: String) {
        let declarations = ["enum", "struct", "class"].map { "\($0) \(name)" }
        #expect(
            SourceTexts.all.contains { source in
                source.lines.contains { line in
                    declarations.contains { line.contains($0 + ":") || line.contains($0 + " {") }
                }
            })
    }

    // MARK: A definition

    /// A key without a summary of its own would get the previous one's.
    @Test func `each property has a definition of its own`() {
        let summaries = PropertyKey.allCases.map(\.definition.summary)
        #expect(Set(summaries).count == summaries.count)
        #expect(!summaries.contains(""))
    }

    @Test func `an older program can keep each property as an unknown one`() {
        for key in PropertyKey.allCases {
            #expect(key.isContent || key == .source)
            #expect(key.spelling.wholeMatch(of: /[A-Za-z.]{1,64}/) != nil)
        }
    }

    @Test(arguments: PropertyKey.allCases)
    func `what holds where nothing is set is of the property's type`(_ key: PropertyKey) {
        let holders = [.document, .constraint] + ViewKind.allCases.map(PropertyHolder.view)
        let owners = holders.filter(key.definition.owner.includes)
        #expect(!owners.isEmpty)
        for holder in owners {
            guard let value = key.defaultValue(for: holder) else { continue }
            #expect(key.type.parse(value.spelling) == value, "\(holder.noun)")
        }
    }

    // MARK: The Swift type of a property

    /// The declarations in `Property.swift`: name, key and Swift type.
    private static let typed: [(name: String, key: String, type: String)] = {
        var type = ""
        return SourceTexts.lines(of: "StackCore/Document/Property.swift").compactMap { line in
            if let head = line.firstMatch(of: /extension Property<(\w+)>/) { type = String(head.1) }
            return line.firstMatch(of: /static let (\w+) = Self\(key: \.(\w+)\)/).map {
                (String($0.1), String($0.2), type)
            }
        }
    }()

    @Test func `each property has a type that it is read by`() {
        for (name, key, _) in Self.typed { #expect(name == key) }
        #expect(Self.typed.map(\.key).sorted() == PropertyKey.allCases.map { "\($0)" }.sorted())
    }

    @Test(arguments: PropertyKey.allCases)
    func `the type that a property is read by is that of its values`(_ key: PropertyKey) {
        guard let typed = Self.typed.first(where: { $0.key == "\(key)" }) else { return }
        #expect(typed.type == key.type.content)
    }

    // MARK: A form for storyboards and xibs

    private static let kinds = ViewKind.allCases.map(\.rawValue)

    /// Properties of views and constraints without a form, and the kinds that they concern.
    private static let withoutForm: [PropertyKey: [String]] = [
        // Written in a mask of the parent element.
        .installed: kinds + ["constraint"],
        // Written only in the annotation, not in an element.
        .spacingAfter: kinds, .style: ["pageControl"], .active: ["constraint"],
        // A copy gets what its original's element has; the file does not name the original.
        .copiedFrom: kinds,
        // Storyboards have no assertions.
        .asserted: ["constraint"], .untruncated: ["constraint"],
    ]

    @Test(arguments: PropertyKey.allCases)
    func `each property of views and constraints has a form, or it is known why not`(
        _ key: PropertyKey
    ) {
        let owner = key.definition.owner
        var missing: [String] = []
        for kind in ViewKind.allCases where owner.includes(kind) {
            if !ViewForms.of(kind).contains(where: { $0.key == key }) {
                missing.append(kind.rawValue)
            }
        }
        if owner.includesConstraints, !ConstraintForms.all.contains(where: { $0.key == key }) {
            missing.append("constraint")
        }
        #expect(missing == Self.withoutForm[key] ?? [])
    }

    /// Properties of the document itself are read from the file and its canvas, and written in the
    /// annotation.
    @Test(arguments: PropertyKey.allCases.filter { $0.definition.owner == .documents })
    func `a property of documents alone has no form`(_ key: PropertyKey) {
        #expect(!ConstraintForms.all.contains { $0.key == key })
        for kind in ViewKind.allCases { #expect(!ViewForms.of(kind).contains { $0.key == key }) }
    }
}

extension PropertyType {
    /// The name of the Swift type of its values.
    fileprivate var content: String {
        switch self {
        case .flag: "Bool"
        case .number, .wholeNumber: "Double"
        case .text, .color, .word: "String"
        case .spacing: "Spacing"
        case .insets: "Insets"
        case .size: "IntrinsicSize"
        case .rect: "Rect"
        case .font: "Font"
        case .mask: "AutoresizingMask"
        case .sizeClasses: "SizeClasses"
        case .axis: "Axis"
        case .distribution: "Distribution"
        case .alignment: "Alignment"
        case .contentMode: "ContentMode"
        case .textAlignment: "TextAlignment"
        case .lineBreakMode: "LineBreakMode"
        case .contentHorizontalAlignment: "ContentHorizontalAlignment"
        case .imagePlacement: "ImagePlacement"
        case .verification: "AmbiguityVerification"
        case .direction: "LayoutDirection"
        case .orientation: "Orientation"
        case .style: "ControlStyle"
        case .accessory: "CellAccessory"
        }
    }
}

/// The lines of the project's source files.
private enum SourceTexts {
    static let all: [(path: String, lines: [Substring])] = {
        let root = Fixture.root.appending(path: "Sources")
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            return (path, (text ?? "").split(separator: "\n"))
        }
    }()

    static func lines(of path: String) -> [Substring] {
        all.first { $0.path == path }?.lines ?? []
    }
}
