import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutProgram
@testable import LayoutSession

/// Names that commands understand as something other than a view or constraint.
@Suite struct ReservedNameTests {
    /// Returns the words that one form of a command expects where another form of it expects the
    /// name of a view or constraint.
    private var competingKeywords: Set<String> {
        let names: Set<ArgumentKind> = [.view, .item, .constraint]
        func kind(_ syntax: Syntax) -> ArgumentKind? {
            switch syntax {
            case .argument(let argument), .list(let argument, _): argument.kind
            default: nil
            }
        }
        var found: Set<String> = []
        let forms = Dictionary(grouping: Grammar.layoutedit.commands.flatMap { $0.usage.forms }) {
            $0[0]
        }
        for same in forms.values {
            for form in same where form.count > 1 {
                guard case .keyword(let word) = form[1] else { continue }
                let others = same.filter { $0.count > 1 }.compactMap { kind($0[1]) }
                if others.contains(where: names.contains) { found.insert(word) }
            }
        }
        return found
    }

    @Test func `the reserved names are those to which the grammar gives a meaning`() {
        let expected =
            competingKeywords.union(LayoutItemReference.rootGuides.keys)
            .union([ItemReference.document])
        #expect(Set(Name.reserved) == expected)
        #expect(competingKeywords == ["constraint", "document"])
    }

    @Test(arguments: Name.reserved)
    func `no command gives a view or constraint such a name`(_ name: String) throws {
        let scratch = try Scratch()
        try scratch.run(
            """
            new Login
            add label title in view
            constrain wide: title.width = 100
            """)
        for command in [
            "rename title to \(name)", "rename wide to \(name)", "add label \(name) in view",
            "copy title as \(name)", "embed title in stack \(name)",
            "constrain \(name): title.height = 10", "assert \(name): title.height = 10",
            "assert \(name): title untruncated", "new Other root view \(name)",
        ] {
            let error = scratch.error(command)
            #expect(error?.code == .nameInvalid, "\(command): \(error?.message ?? "done")")
            #expect(error?.position != nil, "\(command)")
        }
        #expect(scratch.error("rename title to \(name)2") == nil)
        #expect(scratch.error("duplicate Login as \(name)") == nil)
    }

    @Test(arguments: Name.reserved)
    func `an import gives a view with such a label or text another name`(_ name: String) throws {
        for attribute in ["userLabel", "text"] {
            let label = """
                <label opaque="NO" \(attribute)="\(name)" \
                translatesAutoresizingMaskIntoConstraints="NO" id="Lab-aa-001"/>
                """
            let scratch = try Scratch()
            try scratch.import(Self.storyboard(label))
            #expect(try scratch.document.view(named: name) == nil)
            #expect(try scratch.document.view(named: name + "2")?.kind == .label)
        }
    }

    /// Files of earlier versions may contain such a name. It is still a view's name where a command
    /// accepts nothing else, and can be changed.
    @Test(arguments: Name.reserved)
    func `a file with such a name opens, and the name can be changed`(_ name: String) throws {
        let scratch = try Scratch()
        try scratch.run("new Login\nadd label title in view text=Hello")
        let id = try scratch.session.currentID()
        let view = try #require(try scratch.document.view(named: "title")).id
        try scratch.session.operation("rename title to \(name)") {
            try scratch.session.apply(
                .edit(id, .rename(.view(view), from: "title", to: name)))
        }
        #expect(try scratch.document.view(named: name) != nil)
        try scratch.run("hide \(name)\nshow \(name)\nset \(name).text Changed")
        try scratch.run("undo\nredo\nrename \(name) to title")
        #expect(try scratch.document.view(named: "title")?.properties.value(.text) == "Changed")
    }

    private static func storyboard(_ view: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="Scn-aa-001">
                    <objects>
                        <viewController id="Con-aa-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vie-aa-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>\(view)</subviews>
                                <viewLayoutGuide key="safeArea" id="Gui-aa-001"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
    }
}
