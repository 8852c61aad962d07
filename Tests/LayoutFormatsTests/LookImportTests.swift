import StackCore
import Testing

@testable import LayoutFormats

/// Import and export of views' appearance.
@Suite struct LookImportTests {
    /// Returns a xib with one view.
    private func xib(_ element: String, resources: String = "") -> [UInt8] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <objects>
                    <view contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            \(element)
                        </subviews>
                    </view>
                </objects>
                <resources>
                    <image name="photo" width="20" height="30"/>
                    <image name="trash" catalog="system" width="117" height="128"/>
                    \(resources)
                </resources>
            </document>

            """
        return Array(text.utf8)
    }

    private func document(_ bytes: [UInt8]) throws -> Document {
        try Document(built: try #require(try InterfaceBuilderImport.read(bytes).documents.first))
    }

    /// Returns the settings of the root's only subview, as a person would type them.
    private func settings(_ bytes: [UInt8]) throws -> [String] {
        let document = try document(bytes)
        let view = document[try #require(document[.root].subviews.first)]
        return view.properties.entries.filter { !Self.common.contains($0.key) }
            .map { "\($0.key.spelling) \($0.key.type.typed($0.value))" }
    }

    private static let common: Set<PropertyKey> = [
        .objectID, .frame, .autoresizing, .huggingHorizontal, .huggingVertical, .text, .font,
        .style,
        .image, .segments,
    ]

    @Test(arguments: [
        (
            #"<label id="a" alpha="0.5" enabled="NO" clipsSubviews="YES" text="A" textAlignment="right" lineBreakMode="headTruncation"><color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/></label>"#,
            [
                "alpha 0.5", "clipsToBounds true", "textColor secondaryLabel",
                "textAlignment right", "lineBreakMode byTruncatingHead", "enabled false",
            ]
        ),
        (#"<label id="a" text="A"><nil key="textColor"/></label>"#, ["textAlignment left"]),
        (#"<label id="a" text="A" textAlignment="natural"/>"#, []),
        (
            #"<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="3" lineHeightMultiple="1.25" minimumLineHeight="20" maximumLineHeight="30"/></attributes></fragment></attributedString></label>"#,
            [
                "lineHeightMultiple 1.25", "minimumLineHeight 20", "maximumLineHeight 30",
                "lineSpacing 3",
            ]
        ),
        (
            #"<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment><fragment content="B"/></attributedString></label>"#,
            ["textAlignment center"]
        ),
        (
            #"<label id="a" text="A" textAlignment="natural"><color key="textColor" name="Brand"/></label>"#,
            ["textColor asset:Brand"]
        ),
        // Xcode 11 writes a system colour's components beside its name.
        (
            #"<label id="a" text="A" textAlignment="natural"><color key="textColor" systemColor="systemRedColor" red="1" green="0.23" blue="0.18" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><color key="tintColor" systemColor="inkColor" white="0.0" alpha="1"/></label>"#,
            ["tintColor #000000FF", "textColor systemRed"]
        ),
        (
            #"<label id="a" text="A" textAlignment="natural"><color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor" red="0.9" green="0.9" blue="0.9" alpha="1"/><color key="textColor" cocoaTouchSystemColor="darkTextColor"/></label>"#,
            ["backgroundColor groupTableViewBackground", "textColor darkText"]
        ),
        // The first version of Xcode 11 writes the new name beside the old one.
        (
            #"<label id="a" text="A" textAlignment="natural"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/><color key="textColor" xcode11CocoaTouchSystemColor="inkColor" cocoaTouchSystemColor="darkTextColor"/></label>"#,
            ["backgroundColor systemBackground", "textColor darkText"]
        ),
        (
            #"<button id="a" contentHorizontalAlignment="leading" lineBreakMode="wordWrap"><color key="tintColor" systemColor="systemRedColor"/><state key="normal" title="A" image="trash" catalog="system"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1"/></state></button>"#,
            [
                "tintColor systemRed", "textColor #FF0000FF", "lineBreakMode byWordWrapping",
                "imageName system:trash", "contentHorizontalAlignment leading",
            ]
        ),
        (
            #"<button id="a"><buttonConfiguration key="configuration" style="filled" title="A" subtitle="B" image="photo" imagePlacement="trailing"><color key="baseForegroundColor" white="1" alpha="1"/></buttonConfiguration></button>"#,
            [
                "textColor #FFFFFFFF", "imageName photo", "imagePlacement trailing", "subtitle B",
            ]
        ),
        (
            #"<button id="a"><buttonConfiguration key="configuration" style="gray" title="A"><color key="baseBackgroundColor" systemColor="systemBackgroundColor"/></buttonConfiguration></button>"#,
            ["baseBackgroundColor systemBackground"]
        ),
        (#"<button id="a"><color key="baseBackgroundColor" white="1" alpha="1"/></button>"#, []),
        (#"<switch id="a" on="YES"/>"#, ["on true"]),
        (
            #"<slider id="a" value="3" minValue="1" maxValue="10"/>"#,
            ["value 3", "minimumValue 1", "maximumValue 10"]
        ),
        (#"<stepper id="a" value="2" maximumValue="5"/>"#, ["value 2", "maximumValue 5"]),
        (#"<progressView id="a" progress="0.25"/>"#, ["value 0.25"]),
        (#"<segmentedControl id="a" selectedSegmentIndex="1"/>"#, ["selectedSegment 1"]),
        (
            #"<pageControl id="a" currentPage="1" numberOfPages="3"/>"#,
            ["pages 3", "currentPage 1"]
        ),
        (
            #"<switch id="a"><color key="onTintColor" systemColor="systemRedColor"/><color key="thumbTintColor" white="1" alpha="1"/></switch>"#,
            ["onTintColor systemRed", "thumbTintColor #FFFFFFFF"]
        ),
        (
            #"<slider id="a" minValue="0.0" maxValue="1"><color key="minimumTrackTintColor" name="Brand"/><color key="maximumTrackTintColor" systemColor="systemGrayColor"/></slider>"#,
            ["minimumTrackTintColor asset:Brand", "maximumTrackTintColor systemGray"]
        ),
        (
            #"<progressView id="a"><color key="progressTintColor" name="Done"/><color key="trackTintColor" name="Rest"/></progressView>"#,
            ["progressTintColor asset:Done", "trackTintColor asset:Rest"]
        ),
        (
            #"<activityIndicatorView id="a" animating="YES"><color key="color" name="Ink"/></activityIndicatorView>"#,
            ["animating true", "color asset:Ink"]
        ),
        (#"<activityIndicatorView id="a" hidesWhenStopped="YES"/>"#, ["animating false"]),
        (#"<activityIndicatorView id="a" style="white"/>"#, ["color #FFFFFFFF"]),
        (#"<activityIndicatorView id="a" style="gray"/>"#, []),
        (
            #"<activityIndicatorView id="a" style="whiteLarge"><color key="color" name="Ink"/></activityIndicatorView>"#,
            ["color asset:Ink"]
        ),
        (#"<activityIndicatorView id="a"/>"#, []),
        (#"<mapView id="a"/>"#, ["customClass MKMapView"]),
        (#"<wkWebView id="a" customClass="Reader"/>"#, ["customClass Reader"]),
        (
            #"<textField id="a" textAlignment="natural"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
            ["secure true"]
        ),
        (#"<scrollView id="a" clipsSubviews="YES"/>"#, []),
        (#"<scrollView id="a"/>"#, ["clipsToBounds false"]),
        (
            #"<view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" systemColor="separatorColor"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
            ["cornerRadius 7.5", "borderWidth 2", "borderColor separator"]
        ),
    ])
    func `a look is read`(_ element: String, _ expected: [String]) throws {
        #expect(try settings(xib(element)) == expected)
    }

    /// Returns the file after an edit of the view was exported to it.
    private func export(
        _ bytes: [UInt8], _ key: PropertyKey, _ typed: String?
    ) throws -> ExportedFile {
        var document = try document(bytes)
        let id = try #require(document[.root].subviews.first)
        let value = try typed.map { try #require(key.type.parse(typed: $0)) }
        let old = document[id].properties[key]
        try document.apply(.setProperty(.view(id), key, .base, from: old, to: value))
        let item = SceneDocument(name: "view", document: document, scene: 0, layout: { nil })
        return try InterfaceBuilderExport.update(InterfaceBuilderSource(bytes), with: [item])
    }

    /// Returns the lines that an edit of the view adds and removes.
    private func difference(
        _ element: String, _ key: PropertyKey, _ typed: String?
    ) throws -> [String] {
        let bytes = xib(element)
        let file = try export(bytes, key, typed)
        let (before, after) = (lines(bytes), lines(file.bytes))
        return before.filter { !after.contains($0) }.map { "-" + $0 }
            + after.filter { !before.contains($0) }.map { "+" + $0 }
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
    }

    @Test(
        arguments: [
            (
                #"<switch id="a" on="YES"/>"#, .on, nil,
                [#"-<switch id="a" on="YES"/>"#, #"+<switch id="a"/>"#]
            ),
            (
                #"<slider opaque="NO" minValue="0.0" maxValue="1" id="a"/>"#, .value, "0.5",
                [
                    #"-<slider opaque="NO" minValue="0.0" maxValue="1" id="a"/>"#,
                    #"+<slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" id="a"/>"#,
                ]
            ),
            (
                "<label id=\"a\">\n    <nil key=\"textColor\"/>\n</label>", .textColor, "#FF0000FF",
                [
                    #"-<nil key="textColor"/>"#,
                    #"+<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
                ]
            ),
            (
                "<label id=\"a\">\n    <color key=\"textColor\" name=\"B\"/>\n</label>", .textColor,
                nil,
                [#"-<color key="textColor" name="B"/>"#, #"+<nil key="textColor"/>"#]
            ),
            (
                #"<activityIndicatorView style="whiteLarge" id="a"/>"#, .style, nil,
                [
                    #"-<activityIndicatorView style="whiteLarge" id="a"/>"#,
                    #"+<activityIndicatorView style="white" id="a"/>"#,
                ]
            ),
            (
                #"<activityIndicatorView style="medium" id="a"/>"#, .animating, "true",
                [
                    #"-<activityIndicatorView style="medium" id="a"/>"#,
                    #"+<activityIndicatorView animating="YES" style="medium" id="a"/>"#,
                ]
            ),
            (
                #"<activityIndicatorView animating="YES" style="medium" id="a"/>"#, .animating,
                "false",
                [
                    #"-<activityIndicatorView animating="YES" style="medium" id="a"/>"#,
                    #"+<activityIndicatorView hidesWhenStopped="YES" style="medium" id="a"/>"#,
                ]
            ),
            (
                "<progressView id=\"a\">\n<color key=\"progressTintColor\" name=\"B\"/>\n<color key=\"trackTintColor\" name=\"C\"/>\n</progressView>",
                .trackTintColor, nil, [#"-<color key="trackTintColor" name="C"/>"#]
            ),
            (
                #"<mapView id="a"/>"#, .customClass, "Globe",
                [#"-<mapView id="a"/>"#, #"+<mapView id="a" customClass="Globe"/>"#]
            ),
            (
                #"<imageView id="a" image="photo"/>"#, .imageName, "portrait",
                [
                    #"-<imageView id="a" image="photo"/>"#,
                    #"+<imageView id="a" image="portrait"/>"#,
                    #"+<image name="portrait" width="20" height="30"/>"#,
                ]
            ),
            (
                #"<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="3"/></attributes></fragment></attributedString></label>"#,
                .lineSpacing, "4.5",
                [
                    #"-<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="3"/></attributes></fragment></attributedString></label>"#,
                    #"+<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="natural" lineSpacing="4.5"/></attributes></fragment></attributedString></label>"#,
                ]
            ),
            (
                "<label id=\"a\"><attributedString key=\"attributedText\">\n<fragment content=\"A\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/></attributes></fragment>\n<fragment content=\"B\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\"/></attributes></fragment>\n</attributedString></label>",
                .textAlignment, "center",
                [
                    #"-<fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="left"/></attributes></fragment>"#,
                    #"-<fragment content="B"><attributes><paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>"#,
                    #"+<fragment content="A"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>"#,
                    #"+<fragment content="B"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>"#,
                ]
            ),
        ] as [(String, PropertyKey, String?, [String])])
    func `a look that is changed is a change of its place alone`(
        _ element: String, _ key: PropertyKey, _ typed: String?, _ expected: [String]
    ) throws {
        #expect(try difference(element, key, typed) == expected)
    }

    /// The format cannot express these properties, so the export writes an annotation.
    @Test func `what the format has no place for is annotated`() throws {
        let changed = try difference(#"<view id="a"/>"#, .borderColor, "systemRed")
        #expect(changed.count == 1 && changed[0].contains("borderColor"))
        let plain = try difference(#"<label id="a" text="A"/>"#, .lineSpacing, "4")
        #expect(plain.count == 1 && plain[0].contains("lineSpacing"), "\(plain)")
    }

    /// `#FFF` would be read back as `#FFFFFFFF`. The annotation records the typed spelling, which
    /// is not reported to the user.
    @Test(arguments: [
        (PropertyKey.tintColor, 0), (.onTintColor, 0), (.backgroundColor, 0), (.borderColor, 1),
    ])
    func `a colour in its place is nothing to be told`(_ key: PropertyKey, _ count: Int) throws {
        #expect(try export(xib(#"<switch id="a"/>"#), key, "#FFF").notes.count == count)
    }

    @Test func `a colour of the system is listed among the resources`() throws {
        let changed = try difference(#"<view id="a"/>"#, .tintColor, "systemBlue")
        #expect(changed.contains(#"+<color key="tintColor" systemColor="systemBlueColor"/>"#))
        #expect(changed.contains(#"+<systemColor name="systemBlueColor">"#))
    }
}
