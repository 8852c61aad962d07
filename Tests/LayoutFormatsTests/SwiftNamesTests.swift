import StackCore
import TestKit
import Testing

@testable import LayoutFormats

/// The names of the properties that no outlet names in exported code.
@Suite struct SwiftNamesTests {
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
                "labelsStack", "amountLabel", "amountValueLabel", "pleaseChooseContainer",
                "pleaseChooseStack", "pleaseChooseLabel", "spacer",
            ])
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
                "nameLabel", "separator", "cityLabel", "citySeparator", "streetStack",
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
        ("U", "amountValueLabel"), ("Amount", "amountTitleLabel"),
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
                "rowStack", "digit3Button", "digit4Button", "rowStack2", "digit5Button",
                "digit6Button", "amountLabel", "ddLogoImageView", "ddLogoImageView2",
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

    @Test func `many views of one name are numbered`() throws {
        let pictures = (0..<3).map { "<imageView id='p\($0)' image='unticked'/>" }.joined()
        let stack = stack("s", label("Choices", "l") + pictures)
        #expect(
            try names(label("Amount", "amount") + stack).suffix(3) == [
                "untickedImageView", "untickedImageView2", "untickedImageView3",
            ])
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
