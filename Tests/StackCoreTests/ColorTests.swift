import StackCore
import Testing

@Test(arguments: [
    ("#FF8800", "#FF8800"), ("#f80", "#f80"), ("#FF880080", "#FF880080"), ("red", "red"),
    ("systemBlue", "systemBlue"), ("systemBlueColor", "systemBlueColor"),
    ("asset:Brand", "Brand"), ("asset:NHS Blue", "NHS Blue"), ("asset:red", "asset:red"),
    ("asset:#FFF", "asset:#FFF"), ("asset:redd", "redd"),
    ("asset:Brand(#0A84FF)", "Brand(#0A84FF)"), ("asset:red(#F00)", "asset:red(#F00)"),
])
func `a colour is stored so that it can be typed again`(_ typed: String, _ stored: String) {
    #expect(Color.stored(typed: typed) == stored)
    #expect(Color.typed(stored: stored) == typed)
}

@Test(arguments: [
    "redd", "", "#GGG", "#FFFF", "#12345", "#١٢٣", "#", "blau", "Brand", "Asset:Brand",
])
func `what is no colour is refused`(_ text: String) {
    #expect(Color.stored(typed: text) == nil)
    #expect(PropertyKey.backgroundColor.type.parse(typed: text) == nil)
}

@Test(arguments: [
    ("Brand(#0A84FF)", "Brand", "#0A84FFFF"), ("asset:red(#F00)", "red", "#FF0000FF"),
    ("Old (2019)(#01020304)", "Old (2019)", "#01020304"), ("Old (2019)", "Old (2019)", nil),
    ("(#F00)", "(#F00)", nil), ("Brand(#F0)", "Brand(#F0)", nil),
])
func `a name may say what the colour looks like`(_ stored: String, _ name: String, _ light: String?)
{
    guard case .asset(name, let look) = Color(stored: stored) else {
        Issue.record("\(Color(stored: stored))")
        return
    }
    #expect(look?.spelling == light)
    #expect(PropertyKey.textColor.isSame(.text(stored), .text(Color.stored(asset: name))))
    #expect(!PropertyKey.textColor.isSame(.text(stored), .text("Brands")))
    #expect(!PropertyKey.text.isSame(.text("a(#FFF)"), .text("a")))
}

/// Files of earlier versions can contain any text as a colour.
@Test(arguments: [
    "redd", "", "#GGG", "NHS Blue", "asset:", "asset:Brand", "red ", "systemTealColour",
])
func `whatever a file holds as a colour can be typed`(_ stored: String) {
    #expect(PropertyKey.backgroundColor.type.parse(stored) == .text(stored))
    #expect(Color.stored(typed: Color.typed(stored: stored)) == stored)
    #expect(Color(stored: stored) == .asset(stored))
}

@Test func `every name of UIColor is one colour, with or without its suffix`() {
    for name in UIColorName.allCases {
        #expect(Color(stored: name.rawValue) == .named(name))
        let parts =
            switch name.components {
            case .gray(let white, let alpha): [white, alpha]
            case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
            }
        #expect(parts.allSatisfy { 0...1 ~= $0 })
        #expect(Color(stored: name.interfaceBuilderName) == .named(name))
        #expect(Color(stored: Color.stored(asset: name.rawValue)) == .asset(name.rawValue))
    }
    #expect(UIColorName.allCases.filter { !$0.isSystem }.count == 15)
    #expect(UIColorName.systemBlue.components == .rgb(0, 122.0 / 255, 1, alpha: 1))
}
