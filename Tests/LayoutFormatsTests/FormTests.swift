import StackCore
import Testing

@testable import LayoutFormats

/// The table of forms, tested with new elements: what it writes it reads back, in Xcode's order.
@Suite struct FormTests {
    private func file() throws -> SourceTree { try XMLReader.read(Array("<document/>".utf8)) }

    private func samples(_ key: PropertyKey) -> [String] {
        switch key.type {
        case .flag: ["true", "false"]
        case .number(let range): range.contains(3) ? ["3"] : ["0.5", "0"]
        case .wholeNumber: ["3"]
        case .text: ["some text"]
        case .color: ["#FF000080", "link"]
        case .spacing: ["7.5", "system"]
        case .insets: ["1,2,3.5,0"]
        case .size: ["20x30"]
        case .rect: ["1,2,3,4"]
        case .font: ["12/bold", "headline", "15/Futura"]
        case .mask: ["flexibleWidth"]
        default: key.type.words.filter { $0 != "top" && $0 != "bottom" }
        }
    }

    /// Properties that need a configuration, an image, a certain class, an attributed text, or the
    /// section of a table.
    private static let changesOnly = Set<PropertyKey>([
        .subtitle, .imagePlacement, .imageName, .borderColor, .sectionHeader, .sectionFooter,
        .separators, .rowHeight, .segmentImages, .contentText, .contentSecondaryText,
        .barColor, .baseBackgroundColor,
    ]).union(ParagraphStyle.keys)

    private func written(
        _ form: PropertyMapping, _ value: PropertyValue, _ kind: ViewKind?, in file: SourceTree
    ) -> SourceElement {
        let element =
            kind.map { ElementKind.of($0).make(in: file) } ?? file.make("constraint")
        let target = FormTarget(element, kind, form.key, .base)
        form.shape.write?(value, target)
        return element
    }

    @Test(arguments: ViewKind.allCases)
    func `what a form writes it reads again`(kind: ViewKind) throws {
        let file = try file()
        for form in ViewForms.of(kind) where form.shape.write != nil {
            guard let read = form.shape.read else { continue }
            for spelling in samples(form.key) {
                let value = try #require(form.key.type.parse(spelling))
                let element = written(form, value, kind, in: file)
                let source = FormSource(
                    element: element, kind: kind, resources: Resources(file.root, in: .current),
                    key: form.key)
                let again = try read(source) ?? form.key.defaultValue(for: .view(kind))
                // A kind supports only some of the styles, and some forms only change existing
                // elements.
                if form.key == .style || Self.changesOnly.contains(form.key), again != value {
                    continue
                }
                #expect(again == value, "\(kind) \(form.key) \(spelling)")
            }
        }
    }

    @Test func `all that a form writes has its place in Xcode's order`() throws {
        let file = try file()
        let views = ViewKind.allCases.flatMap { kind in ViewForms.of(kind).map { ($0, kind) } }
        let constraints = ConstraintForms.all.map { ($0, ViewKind?.none) }
        for (form, kind) in views.map({ ($0, Optional($1)) }) + constraints {
            for value in samples(form.key).compactMap({ form.key.type.parse($0) }) {
                let plain = kind.map { ElementKind.of($0).make(in: file) }
                let element = written(form, value, kind, in: file)
                let new = Set(element.attributeNames).subtracting(plain?.attributeNames ?? [])
                for name in new.sorted() {
                    #expect(XcodeOrder.lists(attribute: name), "\(form.key): \(name)")
                }
                for child in element.children {
                    #expect(XcodeOrder.lists(child: child), "\(form.key): \(child.name)")
                }
            }
        }
    }

    /// How often Xcode writes two attributes in this order in 3,407 of its files. It uses the
    /// reverse order in none of them, except for 28 image views.
    @Test(arguments: [
        ("constraint", "priority", "constant", 2_989),
        ("textField", "placeholder", "textAlignment", 1_957),
        ("constraint", "constant", "placeholder", 364),
        ("textField", "contentHorizontalAlignment", "text", 495),
        ("tableView", "dataMode", "style", 6_861), ("imageView", "contentMode", "image", 7_191),
        ("view", "multipleTouchEnabled", "contentMode", 965),
    ])
    func `attributes stand as Xcode writes them`(
        tag: String, first: String, second: String, times: Int
    ) {
        #expect(XcodeOrder.precedes(attribute: first, second, in: tag) == true, "\(times) times")
        #expect(XcodeOrder.precedes(attribute: second, first, in: tag) == false)
    }

    /// How often Xcode writes two parts of an object in this order. Since version 17000 of its tools
    /// it uses the reverse order for 16 safe areas, and for nothing else here.
    @Test(arguments: [
        ("button", "fontDescription", "inset contentEdgeInsets", 776),
        ("imageView", "color tintColor", "constraints", 1_006),
        ("stackView", "color tintColor", "constraints", 54),
        ("textFieldCell", "color textColor", "color backgroundColor", 1_759),
        ("view", "viewLayoutGuide safeArea", "constraints", 2_892),
        ("label", "color textColor", "color highlightedColor", 46_502),
        ("label", "userDefinedRuntimeAttributes", "variation heightClass=compact", 169),
        ("view", "constraints", "variation default", 1_201),
        ("view", "variation default", "connections", 270),
    ])
    func `parts stand as Xcode writes them`(
        tag: String, first: String, second: String, times: Int
    ) throws {
        let file = try file()
        let parts = [first, second].map { part in
            let words = part.split(separator: " ").map(String.init)
            let key = words.count > 1 ? words[1] : Self.keyless.contains(words[0]) ? nil : words[0]
            return file.make(words[0], key.map { [("key", Optional($0))] } ?? [])
        }
        #expect(XcodeOrder.precedes(child: parts[0], parts[1], in: tag), "\(times) times")
        #expect(!XcodeOrder.precedes(child: parts[1], parts[0], in: tag))
    }

    private static let keyless: Set = [
        "constraints", "connections", "userDefinedRuntimeAttributes",
    ]

    @Test func `each property has at most one form that is written`() {
        for kind in ViewKind.allCases {
            for key in PropertyKey.allCases {
                let forms = ViewForms.of(kind).filter { $0.key == key && $0.shape.write != nil }
                let own = forms.filter { $0.kinds != nil }
                #expect(forms.count < 2 || own.count == 1, "\(kind) \(key)")
            }
        }
    }

    @Test func `new elements are read as views of their kind`() throws {
        let file = try file()
        // A spacer, or a cell outside a list, becomes a plain view; only the annotation records its kind.
        for kind in ViewKind.allCases where kind != .spacer && kind != .cell {
            #expect(ElementKind.kind(of: ElementKind.of(kind).make(in: file)) == kind)
        }
    }
}
