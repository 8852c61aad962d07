import Foundation
import LayoutFormats
import StackCore
import Testing

/// The public API for other programs; Examples/Library is one of them.
@Suite struct LibraryTests {
    /// Makes a form that contains a title.
    private func form() throws -> (document: Document, form: ViewID, title: ViewID) {
        var document = Document(rootName: "view")
        try document.set("device", "iphone-15")
        let form = try document.addSubview(.stack, named: "form")
        try document.set("axis", "vertical", of: form)
        let title = try document.addArrangedSubview(.label, named: "title", to: form)
        try document.set("text", "Sign in", of: title)
        try document.constrain(
            Anchor(form, .leading), .equal, Anchor(.root, .leading, of: .margins))
        try document.constrain(
            Anchor(form, .top), .equal, Anchor(.root, .top, of: .safeArea), constant: 20)
        return (document, form, title)
    }

    @Test func `a document that is built in Swift is laid out`() throws {
        let (document, form, title) = try form()
        #expect(document.invariantViolations().isEmpty)
        #expect(document.viewIDs == [.root, form, title])
        #expect(
            document.value("axis", of: form) == "vertical"
                && document.value("device") == "iphone-15")
        let layout = try document.layout()
        #expect(layout.frame(of: form)?.y == 79)
        #expect(
            layout.absoluteFrame(of: title, in: document)
                == layout.frame(of: form).map { frame in
                    Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                })
        let wide = try document.layout(
            for: LayoutRequest(device: "iphone-15", orientation: .landscape))
        #expect(wide.frame(of: .root)?.size == Size(width: 852, height: 393))
    }

    @Test func `a value holds for its size classes`() throws {
        var (document, form, title) = try form()
        let compact = SizeClasses(width: .any, height: .compact)
        try document.addArrangedSubview(.label, named: "other", to: form)
        try document.set("text", "Other", of: document.viewID(named: "other")!)
        try document.set("axis", "horizontal", of: form, for: compact)
        #expect(document.value("axis", of: form, for: compact) == "horizontal")
        let turned = try document.layout(for: LayoutRequest(orientation: .landscape))
        #expect(turned.frame(of: document.viewID(named: "other")!)?.y == turned.frame(of: title)?.y)
        try document.set("axis", nil, of: form, for: compact)
        #expect(document.value("axis", of: form, for: compact) == nil)
    }

    @Test func `conflicts, open views and reasons are told`() throws {
        var (document, _, title) = try form()
        let open = try document.addSubview(.view, named: "open")
        #expect(try document.layout().ambiguousViews == [open])
        try document.constrain(Anchor(title, .width), constant: 80, named: "narrow")
        try document.constrain(Anchor(title, .width), constant: 90)
        let layout = try document.layout()
        let conflict = try #require(layout.unsatisfiableConstraints.first)
        #expect(
            Set(conflict.constraints) == [
                "narrow: title.width = 80", "constraint4: title.width = 90",
            ])
        #expect(conflict.constraints.contains(conflict.broken))
        let why = try #require(layout.why(title, .width))
        #expect(abs(why.reasons.map(\.share).reduce(0, +) - why.value) < 1e-9)
    }

    @Test func `what cannot be done is refused and changes nothing`() throws {
        var (document, form, title) = try form()
        let before = document.viewIDs
        var other = Document(rootName: "view")
        let stranger = ViewID(4_000)
        func refusal(_ change: (inout Document) throws -> Void) -> String? {
            do { try change(&document) } catch { return (error as? LayoutError)?.message }
            return nil
        }
        #expect(refusal { try $0.addSubview(.label, named: "title") } == "the name title is taken")
        #expect(refusal { try $0.addSubview(.label, named: "2") }?.hasPrefix("a name is") == true)
        #expect(
            refusal { try $0.addSubview(.label, named: "a", to: form, at: 9) }?.contains(
                "from 0 to 1") == true)
        #expect(
            refusal { try $0.addArrangedSubview(.label, named: "a", to: title) }
                == "title is a label, not a stack")
        #expect(refusal { try $0.set("axes", "vertical", of: form) } == "there is no property axes")
        #expect(refusal { try $0.set("axis", "up", of: form) }?.hasPrefix("axis takes") == true)
        #expect(refusal { try $0.set("axis", "vertical", of: title) } == "a label has no axis")
        #expect(
            refusal { try $0.set("hugging", "1", of: stranger) } == "the document has no such view")
        #expect(refusal { try $0.remove(.root) }?.hasPrefix("the root view stays") == true)
        #expect(
            refusal { try $0.constrain(Anchor(title, .leading), constant: 3) }?.contains(
                "is a location") == true)
        #expect(
            refusal { try $0.constrain(Anchor(title, .width), priority: 2_000) }?.hasPrefix(
                "priority takes") == true)
        #expect(
            refusal { try $0.constrain(Anchor(title, .width), constant: .nan) }?.hasPrefix(
                "constant takes") == true)
        #expect(document.viewIDs == before && document.allConstraints.map(\.id).count == 2)
        #expect(throws: LayoutError.self) {
            try document.layout(for: LayoutRequest(device: "iphone-0"))
        }
        try document.remove(form)
        #expect(document.viewIDs == [.root] && document.frameless)
        try other.addSubview(.label, named: "title")
        #expect(other.viewIDs.count == 2)
    }

    @Test func `a file is read, or refused with its line`() throws {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let path = folder.appendingPathComponent("Examples/SimpleStackView.storyboard")
        let file = try InterfaceBuilderFile([UInt8](Data(contentsOf: path)))
        let scene = try #require(file.documents.first)
        #expect(try scene.document.layout().frame(of: .root) != nil)
        #expect(throws: InterfaceBuilderError.self) {
            try InterfaceBuilderFile(Array("<document".utf8))
        }
    }
}

extension Document {
    fileprivate var frameless: Bool { allConstraints.map(\.id).isEmpty }
}
