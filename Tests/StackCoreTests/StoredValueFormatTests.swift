import StackCore
import Testing

/// Values in released files. If a line fails here, such a file can no longer be read.
@Test(arguments: [
    (PropertyKey.hidden, "true", PropertyValue.flag(true)),
    (.hidden, "false", .flag(false)),
    (.constant, "-0.5", .number(-0.5)),
    (.constant, "20.333333333333332", .number(20.333333333333332)),
    (.constant, "0.00001", .number(1e-5)),
    (.lines, "3", .number(3)),
    (.text, "a, \"b\"\n", .text("a, \"b\"\n")),
    (.spacing, "system", .spacing(.system)),
    (.spacing, "8", .spacing(.points(8))),
    (.margins, "8,16,0.5,-2", .insets(Insets(top: 8, leading: 16, bottom: 0.5, trailing: -2))),
    (.frame, "0,0,40,40.5", .rect(Rect(x: 0, y: 0, width: 40, height: 40.5))),
    (.intrinsic, "40x-", .size(IntrinsicSize(width: 40))),
    (.intrinsic, "-x-", .size(.none)),
    (.font, "headline", .font(.style(.headline))),
    (.font, "17", .font(.system(size: 17))),
    (.font, "12.5/bold/italic", .font(.system(size: 12.5, weight: .bold, design: .italic))),
    (.font, "12/monospaced", .font(.system(size: 12, design: .monospaced))),
    (.font, "20/Futura-Bold", .font(.custom(name: FontName("Futura-Bold")!, size: 20))),
    (.autoresizing, "none", .mask([])),
    (
        .autoresizing, "flexibleWidth,flexibleTopMargin",
        .mask([.flexibleWidth, .flexibleTopMargin])
    ),
    (.traits, "w=any,h=any", .sizeClasses(.base)),
    (.traits, "w=compact", .sizeClasses(SizeClasses(width: .compact, height: .any))),
    (.traits, "h=regular", .sizeClasses(SizeClasses(width: .any, height: .regular))),
    (.traits, "w=regular,h=compact", .sizeClasses(SizeClasses(width: .regular, height: .compact))),
    (.alignment, "leading", .alignment(.leading)),
])
func `released files spell it so`(_ key: PropertyKey, _ text: String, _ value: PropertyValue) {
    #expect(StoredValueFormat.version1.spell(value) == text)
    #expect(StoredValueFormat.version1.parse(text, for: key) == value)
}

@Test func `a file keeps a word that people cannot type`() {
    var count = 0
    for key in PropertyKey.allCases {
        guard case .word(let words) = key.type else { continue }
        count += 1
        #expect(key.type.parse(typed: "other") == nil && key.type.parse(typed: "") == nil)
        for word in words { #expect(key.type.parse(typed: word) == .text(word)) }
        #expect(StoredValueFormat.version1.parse("other", for: key) == .text("other"))
        #expect(key.type.includes(.text("other")))
    }
    #expect(count >= 2)
}

/// Values that people may type but no file contains, and words of newer programs.
@Test(arguments: [
    (PropertyKey.hidden, "yes"), (.lines, "1.5"), (.lines, "-1"), (.constant, "1e3"),
    (.constant, "inf"), (.constant, "2000000"), (.margins, "8,16,0"), (.margins, "8,16,0,1,"),
    (.frame, "0,0,-1,2"), (.intrinsic, "40"), (.intrinsic, "-1x2"), (.font, ""), (.font, "0"),
    (.font, "17/bold/bold"), (.font, "body/bold"), (.autoresizing, ""), (.autoresizing, "width"),
    (.traits, "w=compact,w=regular"), (.alignment, "top"), (.axis, "Vertical"),
])
func `anything else in a file is kept as unknown`(_ key: PropertyKey, _ text: String) {
    let value = StoredValueFormat.version1.parse(text, for: key)
    #expect(value == .unknown(text) && key.type.includes(value))
    #expect(StoredValueFormat.version1.spell(value) == text)
}
