import StackCore
import Testing

@testable import LayoutFormats

@Suite struct VariationImportTests {
    private let document: Document
    private let notes: [ImportNote]

    init() throws {
        let file = try Fixture.file("variations.storyboard")
        document = try Document(built: file.documents[0])
        notes = file.notes
    }

    @Test func `attributes of a stack vary; margins switch the arrangement to them`() {
        #expect(
            document.settings("stack") == [
                "margins 1,2,3,4", "margins 5,6,7,8 for w=compact,h=regular",
                "axis vertical", "axis horizontal for h=compact",
                "distribution equalSpacing", "distribution fillEqually for w=compact,h=regular",
                "alignment leading", "alignment center for h=compact",
                "spacing system", "spacing 19 for h=compact",
                "marginsRelative true", "marginsRelative true for w=compact,h=regular",
            ])
    }

    @Test func `fonts and hiding vary`() {
        #expect(
            document.settings("title") == [
                "hidden true for w=regular", "text Title", "font 17", "font 42/light for w=regular",
            ])
    }

    @Test func `masks install and uninstall views and constraints`() throws {
        #expect(
            document.settings("view2").filter { $0.hasPrefix("installed") }
                == ["installed false", "installed true for w=compact"])
        #expect(
            document.settings("c1") == [
                "installed false for w=regular,h=compact", "constant 20",
                "constant 4 for h=compact",
            ])
        #expect(
            document.settings("c2") == [
                "installed false", "installed true for w=regular,h=compact",
            ])
    }

    @Test func `the document knows its canvas`() {
        #expect(
            document.settings == [
                "device retina6_12", "orientation landscape", "toolsVersion 21507",
            ])
    }

    @Test func `other variations and lost references are noted`() {
        #expect(
            notes.map(\.message) == [
                "variations for userInterfaceIdiom=mac are left out",
                "a mask names gone, which is not in its scene",
            ])
    }

    @Test(arguments: [
        ("default", SizeClasses.base),
        ("widthClass=compact", SizeClasses(width: .compact, height: .any)),
        ("heightClass=regular-widthClass=compact", SizeClasses(width: .compact, height: .regular)),
        ("heightClass=any", nil), ("heightClass=tall", nil), ("device=watch42mm", nil), ("", nil),
        ("heightClass=compact-userInterfaceIdiom=pad", nil),
    ])
    func `keys of variations`(key: String, condition: SizeClasses?) {
        #expect(VariationKey.condition(key) == (key == "heightClass=any" ? .base : condition))
    }
}
