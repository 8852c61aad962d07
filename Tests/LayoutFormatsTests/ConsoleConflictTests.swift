import LayoutFormats
import Testing

/// Conflicts parsed from UIKit's console messages.
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

    /// Parses a list without a headline and returns its only conflict.
    private func conflict(_ lines: String...) throws -> ConsoleConflict {
        let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
        return try #require(ConsoleConflict.all(in: "(\n\(list)\n)\n").first)
    }

    /// The views and spacings of a stack do not fit into the stack or the cell around it, or leave
    /// something over, which a distribution can use.
    @Test(arguments: ["V", "H"], ["stack", "cell"])
    func `no distribution makes room`(_ format: String, _ holder: String) throws {
        let (side, start, end) =
            format == "V" ? ("height", "top", "bottom") : ("width", "leading", "trailing")
        func advice(_ limit: Int, _ lengths: [Int]) throws -> [String] {
            var lines = [
                "NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x2.\(start) == UIView:0x30.\(start)   (active)",
                "NSLayoutConstraint:0x3 'UISV-canvas-connection' UIStackView:0x2.\(end) == UIView:0x3\(lengths.count - 1).\(end)   (active)",
            ]
            for (number, length) in lengths.enumerated() {
                lines.append(
                    "NSLayoutConstraint:0x4\(number) UIView:0x3\(number).\(side) == \(length)   (active)"
                )
                guard number > 0 else { continue }
                lines.append(
                    "NSLayoutConstraint:0x5\(number) 'UISV-spacing' \(format):[UIView:0x3\(number - 1)]-(8)-[UIView:0x3\(number)]   (active)"
                )
            }
            lines.insert(
                holder == "stack"
                    ? "NSLayoutConstraint:0x6 UIStackView:0x2.\(side) == \(limit)   (active)"
                    : "NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-\(format == "V" ? "Height" : "Width")' UIView:0x7.\(side) == \(limit)   (active)",
                at: 0)
            let list = lines.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
            let log =
                "(\n\(list)\n)\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x41 UIView:0x31.\(side) == \(lengths[1])   (active)>"
            return try #require(ConsoleConflict.all(in: log).first).advice
        }
        for lengths in [[40, 40], [10, 20, 30], [1, 2, 3, 4]] {
            let needed = lengths.reduce(8 * (lengths.count - 1), +)
            let short = try advice(needed - 1, lengths)
            let view = holder == "stack" ? "UIStackView" : "UIView"
            #expect(short[0].contains("need \(needed): more than \(view)"), "\(short)")
            #expect(short[0].contains("at a \(side) of \(needed - 1)"), "\(short)")
            let long = try advice(needed + 1, lengths)
            #expect(long[0].contains("distribution"), "\(long)")
        }
    }

    /// A view is longer than the space between the edges of its stack, or just fits. The insets are
    /// written in any of the forms that the console uses.
    @Test(arguments: ["V", "H"], [0, 16, 40])
    func `a view longer than its stack gets no advice about the stack`(
        _ format: String, _ inset: Int
    ) throws {
        let (side, start, end) =
            format == "V" ? ("height", "top", "bottom") : ("width", "leading", "trailing")
        let starts = [
            "UIStackView:0x2.\(start) == UIView:0x7.\(start) + \(inset)   (active)",
            "UIView:0x7.\(start) == UIStackView:0x2.\(start) - \(inset)   (active)",
            "\(format):|-(\(inset))-[UIStackView:0x2]   (active, names: '|':UIView:0x7 )",
        ]
        let ends = [
            "UIStackView:0x2.\(end) == UIView:0x7.\(end) - \(inset)   (active)",
            "UIView:0x7.\(end) == UIStackView:0x2.\(end) + \(inset)   (active)",
            "\(format):[UIStackView:0x2]-(\(inset))-|   (active, names: '|':UIView:0x7 )",
        ]
        let center = format == "V" ? "centerY" : "centerX"
        let connections = [
            [
                "UIStackView:0x2.\(start) == UIImageView:0x3.\(start)   (active)",
                "\(format):[UIImageView:0x3]-(0)-|   (active, names: '|':UIStackView:0x2 )",
            ],
            ["UIStackView:0x2.\(center) == UIImageView:0x3.\(center)   (active)"],
        ]
        let forms = starts.flatMap { start in ends.map { (start, $0) } }
        for (number, (start0, end0)) in forms.enumerated() {
            let room = 375 - 2 * inset
            for length in [room - 1, room + 1, 2 * room] {
                let lines =
                    [start0, end0, "UIImageView:0x3.\(side) == \(length)   (active)"]
                    + connections[number % 2].map { "'UISV-canvas-connection' " + $0 } + [
                        "'UIView-Encapsulated-Layout-\(format == "V" ? "Height" : "Width")' UIView:0x7.\(side) == 375   (active)"
                    ]
                let list = lines.enumerated().map { "    \"<NSLayoutConstraint:0x9\($0) \($1)>\"" }
                let log = "(\n" + list.joined(separator: ",\n") + "\n)"
                let advice = try #require(ConsoleConflict.all(in: log).first).advice
                let isTooLong = length > room
                #expect(
                    advice[0].contains("has only \(room) for it") == isTooLong, "\(advice) \(log)")
                #expect(advice[0].contains("change the stack's") != isTooLong, "\(advice)")
            }
        }
    }

    /// Two views of a stack, or two views with a common edge, have different lengths.
    @Test(arguments: [
        [
            "'UISV-alignment' UILabel:0x3.leading == UILabel:0x4.leading",
            "'UISV-alignment' UILabel:0x3.trailing == UILabel:0x4.trailing",
        ],
        [
            "'UISV-alignment' UILabel:0x3.leading == UIView:0x5.leading",
            "UILabel:0x3.leading == UILabel:0x4.leading",
        ],
    ])
    func `the length of a view beside it is no limit`(_ relations: [String]) throws {
        let lines = relations + ["UILabel:0x4.width == 50", "UILabel:0x3.width == 200"]
        let list = lines.enumerated().map {
            "    \"<NSLayoutConstraint:0x9\($0) \($1)   (active)>\""
        }
        let log = "(\n" + list.joined(separator: ",\n") + "\n)"
        let advice = try #require(ConsoleConflict.all(in: log).first).advice
        #expect(advice[0].contains("change the stack's"), "\(advice)")
    }

    @Test func `a toolbar without a size is named by the axis of the conflict`() throws {
        let log = """
            (
                "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIToolbar:0x7.height == 44   (active)>",
                "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIToolbar:0x7.width == 0   (active)>",
                "<NSLayoutConstraint:0x4 H:|-(16)-[UIButton:0x8]   (active, names: '|':UIToolbar:0x7 )>",
                "<NSLayoutConstraint:0x5 H:[UIButton:0x8]-(16)-|   (active, names: '|':UIToolbar:0x7 )>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x5 H:[UIButton:0x8]-(16)-|   (active, names: '|':UIToolbar:0x7 )>
            """
        let conflict = try #require(ConsoleConflict.all(in: log).first)
        #expect(conflict.culprit?.formula == "UIToolbar.width = 0")
        #expect(
            conflict.advice == ["UIToolbar has no size yet: give it a frame before its items"])
    }

    @Test func `libraries write keys and sources into their descriptions`() throws {
        let found = try conflict(
            "MASLayoutConstraint:short UILabel:title.width == 50",
            "SnapKit.LayoutConstraint:0x2@Row.swift#7 UILabel:title.width == UIView:0x3.width * 0.5 ^900.0"
        )
        #expect(
            found.constraints.map(\.formula) == [
                "UILabel.width = 50", "UILabel.width = UIView.width * 0.5 ^900.0",
            ])
        #expect(found.constraints.map(\.source) == [nil, "Row.swift#7"])
        #expect(found.constraints.map(\.address) == ["short", "0x2"])
    }

    @Test func `names of views may contain anything`() throws {
        let found = try conflict(
            "NSLayoutConstraint:0x1 Bar.icon.width == 40   (active, names: Bar.icon:0x5 )",
            "NSLayoutConstraint:0x2 'a' 12:li(....width == Bar.icon.width   (active, names: 12:li(...:0x6, Bar.icon:0x5 )"
        )
        #expect(found.constraints[0].views.map(\.name) == ["Bar.icon"])
        #expect(found.constraints[1].views.map(\.name) == ["12:li(...", "Bar.icon"])
    }

    @Test func `a message about one constraint is no conflict`() {
        let line =
            "improper types: <NSLayoutConstraint:0x1 UIView:0x2.left == UIView:0x3.top (active)>"
        #expect(ConsoleConflict.all(in: line + "\n" + line).isEmpty)
        #expect(ConsoleConflict.all(in: "(\n\(line)\n)").isEmpty)
    }

    @Test func `a log that lists nothing says so`() throws {
        let hidden = "Unable to simultaneously satisfy constraints:\n<private>\n"
        let found = try #require(ConsoleConflict.all(in: hidden).first)
        #expect(found.isPrivate)
        #expect(found.sentences.contains { $0.contains("<private>") })
        let cut = "Unable to simultaneously satisfy constraints.\n"
        #expect(
            ConsoleConflict.all(in: cut).first?.sentences.first?.contains("does not list them")
                == true)
    }

    @Test func `an action sheet's width is left alone`() throws {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.width == - 16   (active)>"
            )
            """
        let found = try #require(ConsoleConflict.all(in: log).first)
        #expect(found.culprit == nil)
        #expect(found.sentences.first == "this one cannot hold:")
    }

    @Test func `two lists are two conflicts`() {
        let list = """
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.width == 1>",
                "<NSLayoutConstraint:0x3 UIView:0x2.width == 2>"
            )

            """
        #expect(ConsoleConflict.all(in: list + list).count == 2)
        #expect(ConsoleConflict.all(in: log + "\n" + list + log).count == 3)
    }

    @Test func `guides of UIKit's own views are UIKit's`() throws {
        let found = try conflict(
            "NSLayoutConstraint:0x1 UILayoutGuide:0x5'TitleViewGuide(0x7)'.leading >= UILayoutGuide:0x6'UIViewLayoutMarginsGuide'.leading",
            "NSLayoutConstraint:0x2 'UIView-leftMargin-guide-constraint' H:|-(24)-[UILayoutGuide:0x6'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':_UINavigationBarContentView:0x7'Available' )",
            "NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7'Available'.width == 0   (active)"
        )
        #expect(found.culprit == nil)
        #expect(
            found.constraints[0].views.map(\.text) == [
                "TitleViewGuide(0x7)", "UIViewLayoutMarginsGuide",
            ])
    }

    @Test func `a view that the app hands to a bar stays the app's`() throws {
        let found = try conflict(
            "NSLayoutConstraint:0x1 UIView:0x5.width == 44   (active)",
            "NSLayoutConstraint:0x2 H:|-(0)-[UIView:0x5]   (active, names: '|':_UITAMICAdaptorView:0x7 )",
            "NSLayoutConstraint:0x3 H:[UIView:0x5]-(0)-|   (active, names: '|':_UITAMICAdaptorView:0x7 )",
            "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' _UITAMICAdaptorView:0x7.width == 0   (active)"
        )
        #expect(found.culprit?.address == "0x1")
    }

    /// UIKit makes a row a pixel higher than its content, for the separator.
    @Test(arguments: ["55", "54.5", "54.3333", "56", "50"], ["centerY", "bottom"])
    func `a row with a separator is told from other heights`(
        _ height: String, _ edge: String
    ) throws {
        let end =
            edge == "centerY"
            ? "Avatar:0x5.centerY == UITableViewCellContentView:0x6.centerY   (active)"
            : "V:[Avatar:0x5]-(10)-|   (active, names: '|':UITableViewCellContentView:0x6 )"
        let found = try conflict(
            "NSLayoutConstraint:0x1 Avatar:0x5.height == 34   (active)",
            "NSLayoutConstraint:0x2 V:|-(10)-[Avatar:0x5]   (active, names: '|':UITableViewCellContentView:0x6 )",
            "NSLayoutConstraint:0x3 \(end)",
            "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x6.height == \(height)   (active)"
        )
        let isSeparator = !["56", "50"].contains(height)
        // A row that is higher than its content keeps the content's size; its far edge gives way.
        let isHigher = height == "56" && edge == "bottom"
        #expect((found.culprit?.address == "0x3") == (isSeparator || isHigher))
        #expect(found.advice.contains { $0.contains("for the separator") } == isSeparator)
        #expect(!isSeparator || found.advice.contains { $0.contains("priority 999") })
    }

    /// A row is higher or lower than what is in it: only what is too high for it yields itself.
    @Test(
        arguments: [(1, 44), (1, 100), (20, 44), (20, 100), (200, 44), (200, 100)],
        ["", "'UIView-Encapsulated-Layout-Height' "])
    func `a size that fits into its row does not yield`(
        _ lengths: (size: Int, row: Int), _ identifier: String
    ) throws {
        let (size, row) = lengths
        let cell = "UITableViewCellContentView:0x6"
        let found = try conflict(
            "NSLayoutConstraint:0x1 UIView:0x5.height == \(size)   (active)",
            "NSLayoutConstraint:0x2 \(cell).bottom == UIView:0x5.bottom   (active)",
            "NSLayoutConstraint:0x3 UIView:0x5.top == \(cell).top + 10   (active)",
            "NSLayoutConstraint:0x4 \(identifier)\(cell).height == \(row)   (active)")
        #expect(found.culprit?.address == (size + 10 < row ? "0x2" : "0x1"))
    }

    @Test func `a report without line breaks is read`() throws {
        let words = log.split(whereSeparator: \.isNewline).joined(separator: " ")
        let found = ConsoleConflict.all(in: words)
        #expect(found == ConsoleConflict.all(in: log))
    }

    @Test(arguments: [
        "Unable to simultaneously satisfy constraints.\n<private>",
        "[Layout] Unable to simultaneously satisfy constraints: <private>",
        "Unable to simultaneously satisfy constraints.\n(\n    \"<private>\",\n    \"<private>\"\n)",
        "Unable to simultaneously satisfy constraints.\n> <private>\nWill attempt to recover by breaking constraint <private>",
    ]) func `a log that hides the list says so`(_ log: String) throws {
        let found = ConsoleConflict.all(in: log)
        #expect(found.count == 1)
        #expect(found.first?.isPrivate == true)
        #expect(found.first?.sentences.contains { $0.contains("<private>") } == true)
    }

    @Test func `a toolbar's own mask is no fault of the app's constraints`() throws {
        let found = try conflict(
            "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIToolbar:0x5.width == 0   (active)",
            "NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- _UIToolbarContentView:0x6.width == UIToolbar:0x5.width   (active)",
            "NSLayoutConstraint:0x3 H:|-(8)-[_UIButtonBarStackView:0x7]   (active, names: '|':_UIToolbarContentView:0x6 )"
        )
        #expect(found.culprit == nil)
        #expect(found.advice.contains { $0.contains("needs a frame") })
    }

    @Test(arguments: ["==", ">="]) func `a length is blamed before edges and the window`(
        _ relation: String
    ) throws {
        let found = try conflict(
            "NSLayoutConstraint:0x1 UIButton:0x5.width \(relation) 500   (active)",
            "NSLayoutConstraint:0x2 H:|-(16)-[UIButton:0x5]   (active, names: '|':UIView:0x6 )",
            "NSLayoutConstraint:0x3 H:[UIButton:0x5]-(16)-|   (active, names: '|':UIView:0x6 )",
            "NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x6.width == 393   (active)"
        )
        #expect(found.culprit?.address == "0x1")
    }

    @Test(arguments: ["", "12: ", "• ", "iPhone Demo[1] <Notice>: ", "[App] ", "> > "])
    func `lines without parentheses are a list`(_ prefix: String) throws {
        let lines = [1, 2].map {
            "\(prefix)\"<NSLayoutConstraint:0x\($0) UIView:0x5.width == \($0)>\""
        }
        let found = ConsoleConflict.all(in: "It says:\n" + lines.joined(separator: ",\n"))
        #expect(found.map(\.constraints.count) == [2])
    }
}
