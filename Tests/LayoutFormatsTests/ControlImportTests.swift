import StackCore
import Testing

@testable import LayoutFormats

@Suite struct ControlImportTests {
    private let document: Document
    private let notes: [ImportNote]

    init() throws {
        let file = try Fixture.file("controls.xib")
        document = try Document(built: file.documents[0])
        notes = file.notes
    }

    @Test func `every element becomes its kind, in its order, arranged by the stack`() throws {
        let stack = try #require(document.view(named: "stack"))
        #expect(stack.subviews == stack.arrangedSubviews)
        #expect(
            stack.arrangedSubviews.map { document[$0].kind } == [
                .label, .label, .label, .button, .button, .textField, .textField, .textView, .image,
                .image, .image, .switch, .switch, .slider, .stepper, .segmented, .progress,
                .activity,
                .pageControl, .datePicker, .picker, .searchBar, .view, .view, .view,
            ])
    }

    /// Only properties that differ from the kind's default are set.
    @Test(
        arguments: [
            ("stack", ["direction rtl", "axis vertical"]),
            (
                "termsMore",
                [
                    "hugging.horizontal 251", "backgroundColor #FF800080", "text Terms & more",
                    "font 13/bold", "lines 0",
                ]
            ),
            ("twoParts", ["text Two parts", "font 15/HelveticaNeue"]),
            ("oneLine", ["text One\tline"]),
            (
                "signIn",
                [
                    "text Sign in", "font subheadline", "image 24x16.5", "backgroundImage 24x16.5",
                    "backgroundImageName leaf",
                    "contentInset 2,1,4,3", "imageName leaf",
                ]
            ),
            ("buy", ["text Buy", "style tinted"]),
            ("textField", ["font 18/Futura-Medium", "placeholder E-mail"]),
            ("textField2", ["style none"]),
            ("notes", ["clipsToBounds false", "text Notes", "font 14", "scrollEnabled false"]),
            ("image", ["image 24x16.5", "contentMode scaleAspectFit", "imageName leaf"]),
            ("image2", ["image 42x35.5", "imageName system:heart"]),
            ("image3", ["imageName missing"]),
            ("switch", []),
            (
                "switch2",
                ["hugging.horizontal 250", "hugging.vertical 250", "compression.horizontal 1000"]
            ),
            ("slider", []),
            ("stepper", ["hugging.horizontal 250", "hugging.vertical 250"]),
            ("segmented", ["segments One|Two"]),
            ("progress", ["style bar"]),
            (
                "activity",
                [
                    "hugging.horizontal 250", "hugging.vertical 250", "style large",
                    "animating false", "color #FFFFFFFF",
                ]
            ),
            ("pageControl", ["pages 3"]),
            ("datePicker", ["style wheels"]),
            ("picker", []),
            ("searchBar", ["placeholder Find", "style minimal"]),
            ("view", ["intrinsic -x50", "customClass Hologram"]),
            ("view2", []),
            ("view3", ["intrinsic 30x20", "customClass Badge"]),
        ] as [(String, [String])])
    func `properties`(name: String, settings: [String]) {
        #expect(document.settings(name) == settings)
    }

    @Test(arguments: [
        (["size='15' name='HelveticaNeue'", "size='18' name='Futura-Medium'"], "18/Futura-Medium"),
        (["size='18' name='HelveticaNeue'", "size='18' name='Futura-Medium'"], "18/HelveticaNeue"),
        (["metaFont='system'"], "13"), (["metaFont='systemBold' size='17'"], "17/bold"),
    ])
    func `the largest font of an attributed text counts, the first of equals`(
        fonts: [String], expected: String
    ) throws {
        let fragments = fonts.map {
            "<fragment content='part'><attributes><font key='NSFont' \($0)/></attributes></fragment>"
        }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
            <label id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
            <attributedString key="attributedText">\(fragments)</attributedString></label>
            </subviews></view></objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        let label = try #require(document.allViews.first { $0.kind == .label })
        #expect(document.spelling(.font, of: label.name) == expected)
    }

    @Test(arguments: [("size='system'", "14"), ("size='label'", "17"), ("pointSize='0.0'", "12")])
    func `the first Xcodes named sizes`(attributes: String, expected: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="6724">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
            <label id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
            <fontDescription key="fontDescription" type="system" \(attributes)/></label>
            </subviews></view></objects></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        #expect(document.spelling(.font, of: "label") == expected)
    }

    /// Returns the settings of the only view in a xib.
    private func settings(of element: String) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
            \(element)</subviews></view></objects><resources>
            <image name="calendar" catalog="system" width="128" height="106"/>
            <image name="plus" catalog="system" width="128" height="113"/></resources></document>
            """
        let file = try InterfaceBuilderImport.read(Array(text.utf8))
        let document = try Document(built: file.documents[0])
        return document.settings(document[try #require(document[.root].subviews.first)].name)
    }

    /// Sizes as stored: a calendar of 20 and 25.5 points, a plus of 21.5.
    @Test(arguments: [
        ("<imageView image='calendar' catalog='system' id='i'/>", "20x16.5"),
        (
            "<imageView id='i'><imageReference key='image' image='calendar' catalog='system' "
                + "symbolScale='large'/></imageView>", "25.5x21.5"
        ),
        (
            "<button buttonType='system' id='i'><state key='normal' image='plus' catalog='system'/>"
                + "</button>", "21.5x19"
        ),
        ("<button id='i'><state key='normal' image='plus' catalog='system'/></button>", "17x15"),
        (
            "<imageView image='calendar' catalog='system' id='i'><preferredSymbolConfiguration "
                + "key='preferredSymbolConfiguration' configurationType='font'><fontDescription "
                + "key='fontDescription' style='UICTFontTextStyleCaption1'/>"
                + "</preferredSymbolConfiguration></imageView>", "14x11.5"
        ),
        ("<imageView image='unlisted' catalog='system' id='i'/>", "20x20"),
        (
            "<imageView image='calendar' catalog='system' id='i'><preferredSymbolConfiguration "
                + "key='preferredSymbolConfiguration' weight='bold'/></imageView>", "21.5x17.5"
        ),
        (
            "<imageView image='calendar' catalog='system' id='i'><preferredSymbolConfiguration "
                + "key='preferredSymbolConfiguration' weight='light'/></imageView>", "20x16.5"
        ),
    ])
    func `a symbol is as large as its outline, font, scale and weight say`(
        element: String, size: String
    ) throws {
        #expect(try settings(of: element).contains("image \(size)"))
    }

    @Test func `a configured button shows what its configuration says`() throws {
        let inset = "<inset key='contentEdgeInsets' minX='9' minY='9' maxX='9' maxY='9'/>"
        func settings(_ configuration: String) throws -> [String] {
            try self.settings(
                of: "<button id='i'>\(inset)<state key='normal' title='Button'/>"
                    + "<buttonConfiguration key='configuration' style='plain' \(configuration)/></button>"
            )
        }
        let pictured = try settings("image='plus' catalog='system'")
        #expect(!pictured.contains { $0.hasPrefix("text") || $0.hasPrefix("contentInset") })
        #expect(pictured.contains("image 17x15"))
        #expect(try settings("image='plus' catalog='system' title='A'").contains("text A"))
        // Without an image the state's title is shown.
        #expect(try settings("").contains("text Button"))
    }

    @Test(
        arguments: [
            ("style='glass' title='A'", ["text A", "style plain"]),
            (
                "style='filled' title='A' buttonSize='small'",
                ["text A", "font subheadline", "style filled", "contentInset 5,10,5,10"]
            ),
            (
                "style='gray' title='A' image='plus' catalog='system' imagePadding='8'",
                [
                    "text A", "image 17x15", "style gray", "contentInset 7,20,7,12",
                    "imageName system:plus",
                ]
            ),
        ] as [(String, [String])])
    func `a configuration says the room around a title`(
        attributes: String, expected: [String]
    ) throws {
        let button =
            "<button id='i'><buttonConfiguration key='configuration' \(attributes)/></button>"
        #expect(Set(try settings(of: button)).isSuperset(of: expected))
    }

    @Test func `what is not known is noted once, with its line`() {
        #expect(
            notes == [
                ImportNote(line: 50, message: "image3: image missing is ignored"),
                ImportNote(
                    line: 64, message: "hologramView is not known; it is imported as a plain view"),
            ])
    }
}
