import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// The names of the properties that no outlet names in exported code.
@Suite struct SwiftNamesTests {
    @Test(arguments: [
        ("Row", ["Row", "Row2", "Row3"]), ("UIRow", ["MyUIRow", "MyUIRow2", "MyUIRow3"]),
    ])
    func `a name of a type that is taken gets a number`(_ word: String, _ names: [String]) {
        var types = TypeNames(of: [], .uiKit, CodeOptions())
        #expect(names.map { _ in types.add(word) } == names)
    }

    /// Returns the code of a scene whose view has these subviews.
    private func code(_ subviews: String) throws -> String {
        CodeFramework.uiKit.source(
            try CodeDocument.screen(
                subviews, outlets: #"<outlet property="amountLabel" destination="amount"/>"#,
                controller: #"customClass="SignInController""#,
                beside: """
                    <customObject id="other" customClass="Flash"><connections>\
                    <outlet property="flashLabel" destination="flash"/></connections></customObject>
                    """))
    }

    /// Returns the names of the properties with views, in their order.
    private func names(_ subviews: String) throws -> [String] {
        try code(subviews).matches(of: /\n    (?:private )?let (\w+)[: ]/).map { String($0.1) }
    }

    private func label(_ text: String, _ id: String) -> String {
        """
        <label text="\(text)" id="\(id)"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
        """
    }

    private func view(_ id: String, height: Int = 50, _ inside: String = "") -> String {
        """
        <view id="\(id)"><rect key="frame" x="0" y="0" width="99" height="\(height)"/>
        <subviews>\(inside)</subviews></view>
        """
    }

    private func stack(_ id: String, _ inside: String) -> String {
        """
        <stackView id="\(id)"><rect key="frame" x="0" y="0" width="99" height="99"/>
        <subviews>\(inside)</subviews></stackView>
        """
    }

    @Test func `containers are called after the first name in them`() throws {
        let two =
            stack("a", label("Amount", "amount") + label("", "b"))
            + view("c", stack("d", label("Please Choose", "e") + view("f")))
        #expect(
            try names(two) == [
                "amountStack", "amountLabel", "amountValueLabel", "pleaseChooseContainer",
                "pleaseChooseStack", "pleaseChooseLabel", "spacer",
            ])
    }

    @Test func `a container of equal views is called after what all of them are`() throws {
        let button = #"<button id="d"><state key="normal" title="OK"/></button>"#
        for (content, name) in [
            (label("Amount", "a") + label("Code", "b") + label("Place", "e"), "labelsStack"),
            (label("Amount", "a") + view("b") + label("Code", "e") + view("f"), "textStack"),
            (label("Amount", "a") + label("Code", "b"), "amountStack"),
            (label("Amount", "a") + view("b"), "amountStack"),
            (label("Amount", "a") + button, "amountStack"),
        ] {
            let all =
                label("Name", "n") + stack("s", content) + label("City", "c")
                + label("Country", "o")
            #expect(try names(all)[1] == name)
        }
    }

    @Test(arguments: [
        ("continuebutton", "continueButton"), ("preview", "previewButton"),
        ("View 1", "okButton"), ("Left Button", "okButton"), ("Save It", "saveItButton"),
    ])
    func `a label names a view unless it only states its kind or place`(
        _ userLabel: String, _ name: String
    ) throws {
        let button =
            #"<button id="d" userLabel="\#(userLabel)"><state key="normal" title="OK"/></button>"#
        #expect(try names(button) == [name])
    }

    @Test func `a container of everything is the content`() throws {
        #expect(try names(view("a", label("Amount", "amount"))) == ["contentView", "amountLabel"])
    }

    @Test func `empty views are called after their role`() throws {
        let all =
            label("Name", "a") + view("b", height: 1) + label("City", "c") + view("d", height: 2)
            + stack("e", label("Street", "f") + view("g") + label("Country", "h") + view("i"))
        #expect(
            try names(all) == [
                "nameLabel", "separator", "cityLabel", "citySeparator", "textStack",
                "streetLabel", "spacer", "countryLabel", "countrySpacer",
            ])
    }

    @Test(arguments: [
        ("login_accept_title", "loginAcceptLabel"), ("Sign In", "signInLabel"),
        ("checkout.pay.label", "checkoutPayLabel"),
        ("a Longer Sentence With Many More Words", "messageLabel"),
        ("TOTAL SUM", "totalSumLabel"), ("Label", "amountValueLabel"),
        ("17:00", "amountValueLabel"), ("•", "bulletLabel"), ("/", "separatorLabel"),
        ("Calculé à la main", "calculeALaMainLabel"),
        ("Nutriscore calculé d'après les données", "messageLabel"),
        ("Lorem ipsum dolor", "messageLabel"), ("Note: this is a longer sentence", "noteLabel"),
        ("Interval (µs)", "intervalLabel"), ("U", "amountValueLabel"),
        ("Amount", "amountTitleLabel"),
        ("Supercalifragilisticexpialidocious", "amountValueLabel"),
    ])
    func `a text gives whole words`(_ text: String, _ name: String) throws {
        let names = try names(label("12", "amount") + label(text, "b"))
        #expect(names == ["amountLabel", name])
    }

    @Test(arguments: [
        ("title1", "titleLabel"), ("headline", "headlineLabel"), ("", "messageLabel"),
    ])
    func `a sentence is named by its style`(_ style: String, _ name: String) throws {
        let fonts = ["title1": "UICTFontTextStyleTitle1", "headline": "UICTFontTextStyleHeadline"]
        let font = fonts[style].map {
            "<fontDescription key='fontDescription' style='\($0)'/></label>"
        }
        let text = label("This is what we know about you", "a")
        let names = try names(text.replacing("</label>", with: font ?? "</label>"))
        #expect(names == [name])
    }

    @Test func `rows of a grid, keypads and equal pictures are no neighbours of texts`() throws {
        func row(_ id: Int) -> String {
            let buttons = (1...2).map { number in
                "<button id='b\(id)\(number)'><state key='normal' title='\(2 * id + number)'/></button>"
            }
            return stack("r\(id)", buttons.joined())
        }
        let grid = stack("g", row(1) + row(2))
            .replacing("<stackView id=\"g\"", with: "<stackView axis='vertical' id=\"g\"")
        let picture = "<imageView id='ID' image='dd-logo'/>"
        let names = try names(
            grid + label("Amount", "amount") + picture.replacing("ID", with: "p")
                + picture.replacing("ID", with: "q"))
        #expect(
            names.dropFirst() == [
                "topRow", "digit3Button", "digit4Button", "bottomRow", "digit5Button",
                "digit6Button", "amountLabel", "ddLogoImageViews",
            ])
    }

    @Test func `fields are named by what they ask for, or by their identifier`() throws {
        let fields = """
            <textField id='a' placeholder='Please enter your city'/>
            <textField id='b'><accessibility key='accessibilityConfiguration' \
            identifier='LastNameTextField'/></textField>
            """
        #expect(try names(fields) == ["cityField", "lastNameTextField"])
    }

    @Test(arguments: [2, 3, 6])
    func `equal views in a row are one array`(_ count: Int) throws {
        let pictures = (0..<count).map { "<imageView id='p\($0)' image='unticked'/>" }.joined()
        let code = try code(stack("s", label("Choices", "l") + pictures))
        for line in [
            "private let untickedImageViews: [UIImageView] = (0..<\(count)).map { _ in\n",
            "untickedImageViews.forEach { contentStack.addArrangedSubview($0) }\n",
        ] { #expect(code.contains(line), "\(code)") }
    }

    @Test func `views with outlets, actions or other views between them are no array`() throws {
        let picture = "<imageView id='ID' image='star'/>"
        let connections = """
            <connections><outletCollection property="gestureRecognizers" destination="g"/></connections>
            """
        let names = try names(
            stack(
                "s",
                picture.replacing("ID", with: "flash") + picture.replacing("ID", with: "p")
                    + label("Amount", "amount") + picture.replacing("ID", with: "q")
                    + picture.replacing("ID", with: "r").replacing(
                        "/>", with: ">\(connections)</imageView>")))
        #expect(
            names == [
                "contentStack", "flashLabel", "starImageView", "amountLabel", "amountStarImageView",
                "amountImageView",
            ])
    }

    @Test(arguments: [2, 3, 5])
    func `three or more pictures that differ in little are one array`(_ count: Int) throws {
        let pictures = (0..<count).map { "<imageView id='p\($0)' image='dot' tag='\($0)'/>" }
        let code = try code(stack("s", label("Choices", "l") + pictures.joined()))
        #expect(code.contains("    private let dotImageViews = [") == (count > 2), "\(code)")
    }

    @Test func `a number never follows a number`() throws {
        let gap = view("ID", height: 10).replacing("<view", with: "<view userLabel='Gap 10'")
        let all = ["One", "Two", "Three"].map {
            label($0, $0) + gap.replacing("ID", with: "g" + $0)
        }
        #expect(
            try names(stack("s", all.joined())) == [
                "contentStack", "oneLabel", "gap10", "twoLabel", "twoGap", "threeLabel", "threeGap",
            ])
    }

    @Test func `spacers at the ends of a column are called after their place`() throws {
        let picture = "<imageView id='p' image='Rocket'/>"
        let names = try names(
            stack("s", view("a") + picture + view("b"))
                .replacing("<stackView", with: "<stackView axis='vertical'"))
        #expect(names == ["contentStack", "spacer", "rocketImageView", "rocketSpacer"])
    }

    @Test(arguments: [
        ("userimgDone80Success400", "doneSuccessImageView"), ("folder-24", "folderImageView"),
        ("ic_mail_2", "mailImageView"), ("OpenFoodFactsLogo", "logoImageView"),
        ("img_search_wave", "searchWaveImageView"), ("IconTrash.png", "trashImageView"),
        ("share_icon_24dp", "shareImageView"), ("123", "imageView"),
        ("HomeKit-Glyph", "homeKitGlyphImageView"),
    ])
    func `a picture's file gives its words without sizes`(_ file: String, _ name: String) throws {
        #expect(try names("<imageView id='p' image='\(file)'/>") == [name])
    }

    @Test(arguments: [
        ("square.and.arrow.up", "share"), ("square.and.arrow.up.fill", "share"),
        ("trash", "delete"), ("plus.circle.fill", "add"), ("xmark", "close"),
        ("multiply.circle", "close"), ("gear", "settings"), ("magnifyingglass.circle", "search"),
        ("ellipsis.circle.fill", "more"), ("chevron.left", "back"),
        ("arrow.clockwise", "refresh"), ("circle.fill", "circle"), ("flame.fill", "flame"),
        ("person.crop.circle", "profile"), ("clock.fill", "clock"),
    ])
    func `a button with a symbol is called after what it does`(_ symbol: String, _ name: String)
        throws
    {
        let button = """
            <button id='b' buttonType='system'><state key='normal' image='\(symbol)' \
            catalog='system'/></button>
            """
        #expect(try names(button) == [name + "Button"])
    }

    @Test func `an item of a bar is called after its picture`() throws {
        let items = [("ic_pie_chart_outlined", ""), ("gearshape.fill", "catalog='system'")]
        let item = items.map { "<barButtonItem id='\($0)' image='\($0)' \($1)/>" }.joined()
        let code = CodeFramework.uiKit.source(
            try CodeDocument.screen(
                "",
                item: """
                    <navigationItem key="navigationItem" title="Hi" id="n"><rightBarButtonItems>\(item)\
                    </rightBarButtonItems></navigationItem>
                    """))
        #expect(
            code.contains("rightBarButtonItems = [pieChartItem, settingsItem]\n"), "\(code)")
    }

    @Test(arguments: [2, 4])
    func `the names of equal rows agree`(_ count: Int) throws {
        let titles = ["Launch the Server", "Connect", "Download Apps", "Refresh"]
        // Rows that differ more are not made by one method.
        let ways = ["fill", "fillEqually", "fillProportionally", "equalSpacing"]
        let rows = titles.prefix(count).enumerated().map { number, title in
            stack(
                "r\(number)",
                label("\(number + 1)", "n\(number)")
                    + stack(
                        "t\(number)",
                        label(title, "l\(number)")
                            + label("This is what you have to do in step \(number)", "m\(number)"))
            )
            .replacing("<stackView", with: "<stackView distribution=\"\(ways[number])\"")
        }
        let words = ["launchTheServer", "connect", "downloadApps", "refresh"]
        #expect(
            try names(stack("s", rows.joined())).dropFirst()
                == words.prefix(count).flatMap { word in
                    ["Stack", "ValueLabel", "LabelsStack", "Label", "MessageLabel"].map {
                        word + $0
                    }
                }[...])
    }

    @Test func `a label below a button has the name of the button`() throws {
        let texts = [("Add", "A new tab"), ("Open", "Your places"), ("Erase", "All data")]
        // The rows differ, so that each one has properties of its own.
        let ways = ["fill", "fillEqually", "fillProportionally"]
        let rows = texts.enumerated().map { number, text in
            let button = "<button id='b\(number)'><state key='normal' title='\(text.0)'/></button>"
            return stack("r\(number)", button + label(text.1, "l\(number)"))
                .replacing("<stackView", with: "<stackView distribution=\"\(ways[number])\"")
        }
        let names = try names(stack("s", rows.joined()))
        #expect(
            names.filter { $0.hasSuffix("Label") } == ["addLabel", "openLabel", "eraseLabel"],
            "\(names)")
    }

    @Test func `several groups are not named after the first one`() throws {
        let groups = ["Server", "Port", "Path"].enumerated().map { number, text in
            stack(
                "g\(number)",
                label(text, "l\(number)")
                    + (0...number).map { "<textField id='f\(number)\($0)'/>" }
                    .joined() + "<switch id='w\(number)'/>")
        }
        let all = stack("s", groups.joined()) + label("One", "a") + label("Two", "b")
        let names = try names(all + (0...9).map { label("Text \($0)", "t\($0)") }.joined())
        #expect(names.first?.hasSuffix("Stack") == true, "\(names)")
        #expect(names.first?.hasPrefix("server") == false, "\(names)")
    }

    @Test func `a sentence about a group has the name of the group`() throws {
        let yes =
            "<button id='y' userLabel='testModeYes'><state key='normal' title='Yes'/></button>"
        let no = "<button id='n' userLabel='testModeNo'><state key='normal' title='No'/></button>"
        let all =
            label("Test mode sends all events at once and without a queue", "m")
            + stack("s", yes + no)
        #expect(try names(all).contains("testModeLabel"))
    }

    @Test func `a container of most views is the content`() throws {
        let names = try names(
            stack("a", label("One", "b") + label("Two", "c") + label("Three", "d"))
                + label("Four", "e"))
        #expect(names.first == "contentStack")
    }

    @Test func `a key in a runtime attribute is a name`() throws {
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
            keyPath="key" value="login.password-forgotten"/></userDefinedRuntimeAttributes></label>
            """
        let text = label("Mot de passe oublié ?", "a").replacing("</label>", with: attribute)
        #expect(try names(text) == ["passwordForgottenLabel"])
    }

    @Test(arguments: [
        ("Order complete and the customer informed", "orderCompleteStack"),
        ("Totals Stack View", "totalsStackView"),
        ("Form", "formStack"),
    ])
    func `a label in Interface Builder is a name of its kind`(_ label: String, _ name: String)
        throws
    {
        let stack = stack("a", "").replacing("<stackView", with: "<stackView userLabel='\(label)'")
        #expect(try names(stack) == [name])
    }

    @Test(arguments: [
        ("Start Browsing", "startBrowsingContainer"), ("Start View", "startView"),
    ])
    func `a view around a control is no control`(_ label: String, _ name: String) throws {
        let button = "<button id='b'><state key='normal' title='OK'/></button>"
        let around = view("v", button).replacing("<view", with: "<view userLabel='\(label)'")
        #expect(try names(around).first == name)
    }

    @Test func `an outlet of another object is a name`() throws {
        #expect(try names(label("Error message flashing", "flash")) == ["flashLabel"])
    }

    @Test func `another view changes no names of those before it`() throws {
        let start = stack("a", label("Amount", "amount") + view("b")) + label("Total", "t")
        let more = stack("c", label("Amount", "d") + view("e"))
        let (old, new) = (try names(start), try names(start + more))
        #expect(Array(new.prefix(old.count)) == old)
        #expect(Set(new).count == new.count)
    }
}
