import LayoutFormats
import Testing

/// What UIKit says on the console, read back.
@Suite struct ConsoleConflictTests {
    private let log = """
        2024-05-01 10:00:00.1 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSAutoresizingMaskLayoutConstraint:0x6000021d0050 h=--& v=--& UIView:0x7fb52f70a4d0.width == 320   (active)>",
            "<NSLayoutConstraint:0x6000021d00a0 'UISV-spacing' H:[UILabel:0x7fb52f70a5d0'Sign in']-(8)-[UILabel:0x7fb52f70a6d0]   (active)>",
            "<NSLayoutConstraint:0x6000021d00f0 UILabel:0x7fb52f70a5d0'Sign in'.width == 400   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x6000021d00f0 UILabel:0x7fb52f70a5d0'Sign in'.width == 400   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints
        2024-05-01 10:00:01.1 App[1:2] something else <Thing:0x1 == 2>
        """

    @Test func `a conflict is read with what was given up`() throws {
        let found = ConsoleConflict.all(in: log)
        #expect(found.count == 1)
        let conflict = try #require(found.first)
        #expect(
            conflict.constraints.map(\.formula) == [
                "UIView.width = 320", "H:[UILabel “Sign in”]-(8)-[UILabel]",
                "UILabel “Sign in”.width = 400",
            ])
        #expect(conflict.constraints.map(\.identifier) == [nil, "UISV-spacing", nil])
        #expect(conflict.broken == conflict.constraints[2])
    }

    @Test func `a mask beside constraints is the likely culprit`() throws {
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        #expect(conflict.culprit?.isMask == true)
        #expect(conflict.sentences.last?.contains("translatesAutoresizingMask") == true)
    }

    @Test func `a log that ends early keeps what it has said`() {
        let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
        let found = ConsoleConflict.all(in: lines.prefix(6).joined(separator: "\n"))
        #expect(found.map(\.constraints.count) == [3])
        #expect(found.first?.broken == nil)
        #expect(ConsoleConflict.all(in: "nothing here").isEmpty)
    }
}
