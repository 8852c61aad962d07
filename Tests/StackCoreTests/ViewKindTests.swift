import TestKit
import Testing

@testable import StackCore

/// Kinds that files store as a scroll view or a plain view with a property that marks them.
@Suite struct ViewKindTests {
    @Test(arguments: ViewKind.allCases)
    func `a kind is the one that its stored kind and its mark make`(_ kind: ViewKind) {
        let view = View(id: ViewID(1), name: "v", kind: kind)
        #expect(view.kind == kind)
        #expect(view.storedKind == kind.storedKind)
        #expect(kind.storedKind.mark == nil && kind.storedKind.storedKind == kind.storedKind)
        #expect(view.detached == view)
        #expect(ViewKind(stored: view.storedKind.rawValue) == view.storedKind)
        #expect((ViewKind(stored: kind.rawValue) == nil) == (kind.mark != nil))
    }

    @Test func `a kind follows its mark`() throws {
        var document = Document(rootName: "view")
        let list = try document.addSubview(.scroll, named: "list")
        #expect(document.kind(of: list) == .scroll)
        for (style, kind) in [
            ("table", ViewKind.table), ("insetGrouped", .table), ("collection", .collection),
            ("plain", .scroll),
        ] {
            try document.set("style", style, of: list)
            #expect(document.kind(of: list) == kind)
        }
        let map = try document.addSubview(.map, named: "map")
        try document.set("customClass", "Globe", of: map)
        #expect(document.kind(of: map) == .view)
    }

    @Test func `an old spelling and a new one are the same document`() throws {
        func views(_ make: (inout Document) throws -> Void) throws -> [View] {
            var document = Document(rootName: "view")
            try make(&document)
            return Array(document.allViews)
        }
        let old = try views {
            let list = try $0.addSubview(.scroll, named: "list")
            try $0.set("style", "table", of: list)
            let row = try $0.addSubview(.view, named: "row", to: list)
            try $0.set("style", "cell", of: row)
            let map = try $0.addSubview(.view, named: "map")
            try $0.set("customClass", "MKMapView", of: map)
        }
        let new = try views {
            let list = try $0.addSubview(.table, named: "list")
            _ = try $0.addSubview(.cell, named: "row", to: list)
            _ = try $0.addSubview(.map, named: "map")
        }
        #expect(old == new)
    }

    /// A kind has the properties and styles of the kind that it is stored as, so that no old file
    /// or script sets one that it refuses.
    @Test(arguments: ViewKind.allCases)
    func `a kind has the properties of its stored kind`(_ kind: ViewKind) {
        for key in PropertyKey.allCases {
            let owner = key.definition.owner
            #expect(owner.includes(kind) == owner.includes(kind.storedKind), "\(key)")
        }
        #expect(ControlStyle.styles(of: kind) == ControlStyle.styles(of: kind.storedKind))
    }

    @Test func `a toolbar is 44 points high`() throws {
        var b = try DocumentBuilder(size: Size(width: 300, height: 400))
        try b.add(.toolbar, "bar")
        for edge in [LayoutAttribute.leading, .trailing, .bottom] {
            try b.constrain("bar", edge, .equal, "view")
        }
        let bar = try #require(b.document.view(named: "bar")?.id)
        #expect(b.layout().frame(of: bar) == Rect(x: 0, y: 356, width: 300, height: 44))
    }
}
