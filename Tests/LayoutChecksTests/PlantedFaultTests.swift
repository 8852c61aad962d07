import LayoutChecks
import LayoutFormats
import StackCore
import Testing

/// Rules find each planted fault at its line, and nothing else on the screen.
@Suite struct PlantedFaultTests {
    /// The smallest and largest devices of each shape, in both orientations.
    private var everywhere: CheckMatrix {
        var matrix = CheckMatrix()
        matrix.devices = [
            "iphone-se", "iphone-8", "iphone-15", "iphone-16-pro-max", "ipad-mini", "ipad-12.9",
        ]
        return matrix
    }

    /// Rules for which a storyboard cannot easily contain a fault.
    private static let strangers: Set<RuleID> = [
        .incomplete, .brokenAssertion, .unexpectedFrame, .projectFile, .staleTranslation,
        .missingTranslation, .unregisteredFont, .missingFont, .missingImage, .staleImageSize,
        .staleColor,
    ]

    @Test(arguments: RuleID.allCases.filter { !strangers.contains($0) })
    func `every planted fault is found at its line`(_ rule: RuleID) throws {
        for variant in PlantedStoryboard.variants {
            let board = try #require(PlantedStoryboard.planted(rule, variant))
            let line = try #require(board.source.line)
            let found = try board.findings(in: everywhere)
            let lines = found.filter { $0.finding.rule == rule }.map { $0.source?.line }
            #expect(lines.contains(line), "\(rule) \(variant): \(found.map(\.finding.message))")
        }
    }

    @Test(arguments: ["retina4_7", "retina6_12", "retina6_1", "ipad9_7", "retina5_5"])
    func `a sound screen has no finding on any device`(_ device: String) throws {
        let found = try PlantedStoryboard(device: device).findings(in: everywhere)
        #expect(found.map(\.finding.message) == [])
    }

    @Test func `a finding comes once for all the layouts that it is in`() throws {
        let board = try #require(PlantedStoryboard.planted(.truncatedText, 0))
        let found = try board.findings(in: everywhere).filter {
            $0.finding.rule == .truncatedText
        }
        #expect(found.count == 1)
        #expect(found.first?.places.count == 12)
        #expect(found.first?.names.count == 1)
    }

    @Test func `a comment in an element leaves a rule out`() throws {
        var board = try #require(PlantedStoryboard.planted(.ambiguous, 0))
        board.views[0] = board.views[0].replacing(
            "<subviews>", with: "<!-- layoutedit:ignore ambiguous, zero-size --><subviews>")
        #expect(try board.findings(in: everywhere).isEmpty)
    }

    /// A start tag of an element around the view with the finding, or of an element beside it.
    @Test(arguments: [
        ("<scenes>", true), ("<scene sceneID=\"sce-ne-001\">", true), ("<objects>", true),
        ("sceneMemberID=\"viewController\">", true), ("<subviews>", true),
        ("<constraints>", false),
    ])
    func `a comment leaves a rule out for all that is in its element`(
        _ tag: String, _ isAround: Bool
    ) throws {
        let board = try #require(PlantedStoryboard.planted(.ambiguous, 0))
        let text = board.source.text.replacing(
            tag, with: tag + "<!-- layoutedit:ignore ambiguous,nonsense -->", maxReplacements: 1)
        let read = try InterfaceBuilderImport.readForChecks(Array(text.utf8))
        var document = Document()
        for edit in read.file.documents[0].edits { try document.apply(edit) }
        let found = DocumentCheck.run(
            document, named: "Planted", notes: read.notes[0], in: everywhere
        ).findings
        #expect(found.contains { $0.finding.rule == .ambiguous } != isAround)
        #expect(read.ignoredRules.map(\.name) == ["ambiguous", "nonsense"])
        let place = try #require(text.firstRange(of: tag)).lowerBound
        let line = text[..<place].count { $0 == "\n" } + 1
        #expect(read.ignoredRules.map(\.line) == [line, line])
    }

    @Test func `every rule is there once`() {
        #expect(Rule.all.map(\.id) == RuleID.allCases)
    }
}

/// Rules that leave out views of the app's own classes.
@Suite struct OwnClassTests {
    private static let classes = [
        "button": "UIButton", "label": "UILabel", "scrollView": "UIScrollView",
        "stackView": "UIStackView", "view": "UIView",
    ]

    /// Returns the board with a class in the element of each view.
    private func classed(
        _ board: PlantedStoryboard, _ name: (String) -> String?
    ) -> PlantedStoryboard {
        var board = board
        board.views = board.views.map { text in
            text.replacing(#/<(button|label|scrollView|stackView|view) /#) { match in
                let element = String(match.output.1)
                return String(match.output.0)
                    + (name(element).map { "customClass=\"\($0)\" " } ?? "")
            }
        }
        return board
    }

    @Test(arguments: [
        RuleID.smallTouchTarget, .placeholderConstraint, .scrollContent, .idleDistribution,
    ])
    func `UIKit's own class is none of the app's`(_ rule: RuleID) throws {
        for variant in PlantedStoryboard.variants {
            let board = try #require(PlantedStoryboard.planted(rule, variant))
            func isFound(_ name: (String) -> String?) throws -> Bool {
                try classed(board, name).findings(in: CheckMatrix())
                    .contains { $0.finding.rule == rule }
            }
            #expect(try isFound { Self.classes[$0] }, "\(rule) \(variant)")
            #expect(try !isFound { $0 == "label" ? nil : "Shop" + $0 }, "\(rule) \(variant)")
        }
    }
}
