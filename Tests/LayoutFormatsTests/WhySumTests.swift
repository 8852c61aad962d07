import StackCore
import Testing

@testable import LayoutFormats

/// The parts of each `why` explanation add up to the value, in our documents and in real ones.
@Suite struct WhySumTests {
    private static let attributes: [LayoutAttribute] = [
        .width, .height, .left, .top, .trailing, .centerX, .firstBaseline, .lastBaseline,
        .bottomMargin, .centerYWithinMargins,
    ]

    private static let own = [
        "Tests/Fixtures/interface-builder/controls.xib",
        "Tests/Fixtures/interface-builder/guides.storyboard",
        "Tests/Fixtures/interface-builder/placement.storyboard",
        "Tests/Fixtures/interface-builder/variations.storyboard",
        "Examples/DynamicStackView.storyboard", "Examples/NestedStackViews.storyboard",
        "Examples/SimpleStackView.storyboard",
    ]

    @Test(arguments: own)
    func `the reasons of every number add up to it`(_ path: String) throws {
        for imported in try InterfaceBuilderImport.read(Fixture.bytes(path)).documents {
            let document = Document(of: imported)
            try check(document, document.subtree(), named: path)
            try check(document, document.subtree(), named: path, in: .rtl)
        }
    }

    /// Tests some views of each corpus document, because each question solves the layout again.
    @Test(arguments: ExportCorpus.real)
    func `they do so in real documents`(_ name: String) throws {
        for scene in try ExportCorpus.documents(ExportCorpus.bytes(name)).prefix(2) {
            let views = scene.document.subtree()
            let some = stride(from: 0, to: views.count, by: max(1, views.count / 3))
            try check(scene.document, some.map { views[$0] }, named: name)
        }
    }

    private func check(
        _ document: Document, _ views: [ViewID], named name: String,
        in direction: LayoutDirection? = nil
    ) throws {
        guard
            let environment = LayoutEnvironment(
                document, for: LayoutRequest(direction: direction))
        else { return }
        let layout = LayoutPass.run(document, in: environment)
        for view in views {
            for attribute in Self.attributes {
                guard let (value, reasons) = layout.explanation(of: view, attribute) else {
                    continue
                }
                let causes = reasons.map(\.cause)
                #expect(
                    Set(causes).count == causes.count,
                    "\(name): \(document[view].name).\(attribute) has one cause twice")
                let sum = reasons.map(\.share).reduce(0, +)
                #expect(
                    abs(sum - value) <= 1e-6,
                    "\(name): \(document[view].name).\(attribute) is \(value), told \(sum)")
            }
        }
    }
}
