import Testing

@testable import LineEditing

private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    let keys = bytes.compactMap { decoder.decode($0) }
    return keys + [decoder.finish()].compactMap(\.self)
}

private let sequences: [(String, [Key])] = [
    ("a", [Key(.character("a"))]),
    ("é漢😀", [Key(.character("é")), Key(.character("漢")), Key(.character("😀"))]),
    ("\u{1}", [.control("a")]), ("\u{0}", [.control("@")]), ("\u{1F}", [.control("_")]),
    ("\r", [Key(.enter)]), ("\n", [Key(.enter)]), ("\t", [Key(.tab)]),
    ("\u{7F}", [Key(.backspace)]), ("\u{8}", [Key(.backspace)]),
    ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape)]),
    ("\u{1B}b", [.alt("b")]), ("\u{1B}é", [.alt("é")]), ("\u{1B}\u{7F}", [Key(.backspace, .alt)]),
    ("\u{1B}\r", [Key(.enter, .alt)]),
    ("\u{1B}[A\u{1B}[D", [Key(.up), Key(.left)]), ("\u{1B}OA\u{1B}OH", [Key(.up), Key(.home)]),
    ("\u{1B}[1;5C", [Key(.right, .control)]), ("\u{1B}[1;3D", [Key(.left, .alt)]),
    ("\u{1B}\u{1B}[D", [Key(.left, .alt)]),
    ("\u{1B}[H\u{1B}[F", [Key(.home), Key(.end)]), ("\u{1B}[1~\u{1B}[8~", [Key(.home), Key(.end)]),
    ("\u{1B}[3~", [Key(.delete)]), ("\u{1B}[3;5~", [Key(.delete, .control)]),
    ("\u{1B}[Z", [Key(.tab, .shift)]), ("\u{1B}[5~", [Key(.pageUp)]),
    ("\u{1B}[", [.alt("[")]), ("\u{1B}[99~x", [Key(.unknown), Key(.character("x"))]),
    ("\u{1B}[<0;1;1Mx", [Key(.enter, Key.Modifiers(rawValue: 0)), Key(.character("x"))]),
    ("\u{1B}[200~a\r\nb\rc\td\u{1B}[201~e", [Key(.paste("a\nb\nc d")), Key(.character("e"))]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~", [Key(.paste("\u{1B}[A"))]),
]

@Test(arguments: sequences)
func `bytes become keys`(_ sequence: (String, [Key])) {
    #expect(keys(Array(sequence.0.utf8)) == sequence.1)
}

@Test func `what is no UTF-8 is one sign, and takes nothing along`() {
    #expect(keys([0xFF, 0x61]) == [Key(.character("\u{FFFD}")), Key(.character("a"))])
    #expect(keys([0xC3, 0x28]).first == Key(.character("\u{FFFD}")))
    #expect(keys([0xE6, 0xBC]).isEmpty)
}

@Test func `no sequence of bytes stops keys behind it`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
        let noise = (0..<12).map { _ in
            [0x1B, 0x5B, 0x4F, 0x30, 0x3B, 0x7E, 0xC3, 0xE6, 0x41].randomElement(using: &random)!
        }.map(UInt8.init)
        if String(decoding: noise, as: UTF8.self).contains("200~") { continue }
        var decoder = KeyDecoder()
        for byte in noise { _ = decoder.decode(byte) }
        _ = decoder.finish()
        let last = Array("\u{1}zzz".utf8).compactMap { decoder.decode($0) }
        #expect(last.suffix(2) == [Key(.character("z")), Key(.character("z"))])
    }
}
