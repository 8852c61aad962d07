import Testing

@testable import CommandLanguage

/// `systemLayoutSizeFitting` with different sizes and priorities.
@Suite struct FittingTests {
    /// Two views with a hugging priority of 250, which outweighs a target size with a priority of
    /// 50.
    private static let cell = """
        new Cell device=320x480
        add stack cell in view
        add view a in cell intrinsic=40x20
        add view b in cell intrinsic=60x30
        constrain cell.height >= 44
        """

    @Test(arguments: [
        ("fitting cell", "cell  100x44"),
        ("fitting cell 0x0", "cell  100x44"),
        ("fitting cell 320x0", "cell  100x44"),
        ("fitting cell 320x0 low,low", "cell  100x44"),
        ("fitting cell 393x0 required,low", "cell  393x44"),
        ("fitting cell 0x100 low,required", "cell  100x100"),
        ("fitting cell 120x60 required,required", "cell  120x60"),
    ])
    func `a size is as near to what is asked for as its priorities say`(
        _ command: String, _ answer: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(Self.cell)
        #expect(try scratch.text(command) == answer)
    }

    @Test(arguments: [
        ("fitting cell 320", "expected WxH with sides from 0 to 10000"),
        ("fitting cell -1x0", "expected WxH with sides from 0 to 10000"),
        ("fitting cell 320x0 required", "expected a word for the width and one for the height"),
        ("fitting cell required,low", "expected WxH"),
        ("device 0x100", "0x100"),
    ])
    func `what is no size or priority is refused with what is`(
        _ command: String, _ words: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(Self.cell)
        let error = #expect(throws: (any Error).self) { try scratch.run(command) }
        #expect("\(try #require(error))".contains(words))
    }
}
