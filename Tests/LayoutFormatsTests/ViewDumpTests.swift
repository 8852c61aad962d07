import StackCore
import Testing

@testable import LayoutFormats

/// Documents made from UIKit's view descriptions: each view has the frame that was printed.
struct ViewDumpTests {
    private static let description = """
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIWindow: 0x7f8a1; frame = (0 0; 393 852); gestureRecognizers = <NSArray: 0x60>; layer = <UIWindowLayer: 0x61>>
           | <MyApp.LoginView: 0x7f8a2; baseClass = UIView; frame = (0 59; 393 759); autoresize = W+H; layer = <CALayer: 0x62>>
           |    | <UILabel: 0x7f8a3; frame = (20 8; 353 20.3333); text = 'It's here; now'; alpha = 0.5; opaque = NO; layer = <_UILabelLayer: 0x63>>
           |    | <UILabel: 0x7f8a4; frame = (20 40; 353 41); text = 'two
        lines'; hidden = YES; layer = <_UILabelLayer: 0x64>>
           |    | <UIButton: 0x7f8a5; frame = (20 100; 353 44); opaque = NO; layer = <CALayer: 0x65>>
           |    |    | <UIButtonLabel: 0x7f8a6; frame = (150 12; 53 20); text = 'Sign in'; layer = <_UILabelLayer: 0x66>>
           |    | <UIStackView: 0x7f8a7; frame = (20 200; 353 100); layer = <CATransformLayer: 0x67>>
           |    |    | <UISwitch: 0x7f8a8; frame = (0 0; 51 31); layer = <CALayer: 0x68>>
        """

    private func documents(_ text: String) throws -> [Document] {
        try ViewDump.read(Array(text.utf8)).documents.map { Document(of: $0) }
    }

    @Test func viewsStandWhereTheyStood() throws {
        let document = try #require(try documents(Self.description).first)
        let environment = try #require(LayoutEnvironment(document))
        #expect(environment.device == "iphone-15")
        let layout = LayoutPass.run(document, in: environment)
        let frames = document.subtree().map { id in
            (document[id].name, document[id].kind, layout.frame(of: id))
        }
        #expect(
            frames.map(\.0)
                == ["view", "loginView", "itsHereNow", "twoLines", "signIn", "stackView", "switch"])
        #expect(
            frames.map(\.1) == [.view, .view, .label, .label, .button, .view, .switch])
        #expect(frames[1].2 == Rect(x: 0, y: 59, width: 393, height: 759))
        #expect(frames[4].2 == Rect(x: 20, y: 100, width: 353, height: 44))
        #expect(frames[6].2 == Rect(x: 0, y: 0, width: 51, height: 31))
        #expect(layout.conflicts.isEmpty)
    }

    @Test func textsMayHoldWhatEndsThem() throws {
        let document = try #require(try documents(Self.description).first)
        let texts = document.allViews.compactMap { $0.properties[.text] }
        #expect(texts == [.text("It's here; now"), .text("two\nlines"), .text("Sign in")])
        let hidden = document.allViews.filter { $0.properties[.hidden] == .flag(true) }
        #expect(hidden.map(\.name) == ["twoLines"])
    }

    @Test func masksFollowTheScreen() throws {
        let document = try #require(try documents(Self.description).first)
        var environment = try #require(LayoutEnvironment(document))
        environment.size = Size(width: 430, height: 932)
        let layout = LayoutPass.run(document, in: environment)
        let login = try #require(document.view(named: "loginView"))
        #expect(layout.frame(of: login.id) == Rect(x: 0, y: 59, width: 430, height: 839))
    }

    @Test func aTraceHasViewsWithoutFrames() throws {
        let trace = """
            UIWindow:0x7f1
            |   •UIView:0x7f2
            |   |   *UILabel:0x7f3'Hello'- AMBIGUOUS LAYOUT for UILabel:0x7f3'Hello'.minX{id: 5}
            |   |   *UIButton:0x7f4

            Legend:
            \t* - is laid out with auto layout
            """
        let imported = try ViewDump.read(Array(trace.utf8))
        let document = Document(of: try #require(imported.documents.first))
        #expect(imported.documents.first?.name == "Window")
        #expect(
            document.subtree().map { document[$0].name } == ["view", "view2", "hello", "button"])
        #expect(
            imported.notes.map(\.message) == [
                "the app reported its position as ambiguous",
                "the root view's line has no frame (_autolayoutTrace prints none), so the views have no positions",
            ])
    }

    @Test(arguments: [
        ("nothing of views", "it describes no view"),
        (
            "<UIView: 0x1; frame = (0 0; 1 1)>\n   |    | <UIView: 0x2; frame = (0 0; 1 1)>",
            "line 2: the superview of UIView is missing"
        ),
        (
            "   | <UIView: 0x1; frame = (0 0; 1 1)>\n<UIView: 0x2; frame = (0 0; 1 1)>",
            "line 2: UIView is outside of the first view"
        ),
    ])
    func brokenDumpsAreRefused(_ text: String, _ message: String) {
        #expect { try ViewDump.read(Array(text.utf8)) } throws: { error in
            "\(error)" == message
        }
    }

    @Test func depthAndNumberHaveBounds() {
        let deep = (0...ViewDump.depth).map {
            String(repeating: "   |", count: $0) + " <UIView: 0x1; frame = (0 0; 1 1)>"
        }
        #expect(throws: ImportRefusal.self) {
            try ViewDump.read(Array(deep.joined(separator: "\n").utf8))
        }
        let many =
            "<UIView: 0x1; frame = (0 0; 1 1)>\n"
            + String(repeating: "   | <UIView: 0x1>\n", count: ViewDump.views)
        #expect(throws: ImportRefusal.self) { try ViewDump.read(Array(many.utf8)) }
    }

    @Test func absurdNumbersAreLeftOut() throws {
        let text =
            "<UIView: 0x1; frame = (0 0; 1e300 nan)>\n   | <UIView: 0x2; frame = (inf 0; 1e12 5)>"
        let imported = try ViewDump.read(Array(text.utf8))
        let document = Document(of: try #require(imported.documents.first))
        #expect(document.viewCount == 2)
    }

    @Test func otherFilesAreNoDumps() {
        #expect(!ViewDump.isDump(Array("<?xml version=\"1.0\"?><document id=\"0x1\"/>".utf8)))
        #expect(!ViewDump.isDump([]))
        #expect(ViewDump.isDump(Array(Self.description.utf8)))
    }
}
