import Testing

@testable import LayoutSession

/// Constraints that no layout satisfies even without any other constraint.
@Suite struct ImpossibleConstraintTests {
    @Test(arguments: [
        ("a.width = -5", "no size is negative"), ("a.height <= -1", "no size is negative"),
        ("a.bottom = a.top - 3", "no size is negative"),
        ("a.leading >= a.trailing + 4", "no size is negative"),
        ("a.top = a.top + 5", "its two sides move together"),
        ("a.centerX >= a.centerX + 2", "its two sides move together"),
        ("a.width = a.width + 1", "its two sides move together"),
    ])
    func `one that conflicts with nothing says why it is impossible`(
        _ constraint: String, _ reason: String
    ) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new T device=iphone-15
            add label a in view text=Hi
            constrain k: \(constraint)
            """)
        let sentence = "k: \(constraint) is impossible: \(reason)"
        #expect(try scratch.text("conflicts") == sentence)
        #expect(try scratch.text("check").contains("error: " + sentence))
        let repairs = try scratch.text("fix")
        #expect(repairs.contains(sentence))
        #expect(repairs.contains("remove constraint k"), "\(repairs)")
        #expect(!repairs.contains("conflicts with"))
    }
}
