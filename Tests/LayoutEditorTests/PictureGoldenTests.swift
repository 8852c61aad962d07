import Foundation
import LayoutFormats
import LayoutPictures
import Testing

@testable import LayoutCommands
@testable import LayoutProgram

/// Pictures of the examples, stored as files. `UPDATE_PICTURES=1 swift test` writes them again.
@Suite struct PictureGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/pictures")

    /// A name, the commands to run in a folder with the examples, and more options of `export`.
    private static let pictures: [(name: String, make: String, options: String)] = [
        ("LoginScreen", script("LoginScreen"), "--devices iphone-se,iphone-15"),
        ("ChatScreen", script("ChatScreen"), "--directions ltr,rtl"),
        ("SettingsScreen", script("SettingsScreen"), "--appearances light,dark"),
        (
            "SettingsScreenIOS12",
            script("SettingsScreen")
                + " && layoutedit p.layout --quiet -c 'set document.globalTint systemPink'",
            "--ios 12 --appearances light,dark"
        ),
        ("ProfileCard", script("ProfileCard"), "--text-sizes large,accessibilityMedium"),
        ("ProductGrid", script("ProductGrid"), "--devices iphone-15,ipad-9.7"),
        ("SimpleStackView", imported("SimpleStackView"), ""),
        ("NestedStackViews", imported("NestedStackViews"), "--look blueprint"),
        ("DynamicStackView", imported("DynamicStackView"), "--overlay names,margins,constraints"),
        ("BarsAndLists", fixture("bars-and-lists"), "--appearances light,dark"),
        ("BarsAndListsIOS26", fixture("bars-and-lists"), "--ios 26 --appearances light,dark"),
        ("BarsAndListsMirrored", fixture("bars-and-lists"), "--directions rtl"),
        ("BeforeIOS13", fixture("before-ios-13"), ""),
        ("BeforeIOS13Now", fixture("before-ios-13"), "--ios 17 --appearances light,dark"),
        ("CanvasAndApp", fixture("canvas-and-app"), ""),
        ("PartsOfScreens", fixture("parts-of-screens"), "--appearances light,dark"),
    ]

    private static func script(_ name: String) -> String {
        "layoutedit p.layout --quiet -f \"$EXAMPLES/\(name).layoutscript\""
    }

    private static func imported(_ name: String) -> String {
        "layoutedit import p.layout --quiet \"$EXAMPLES/\(name).storyboard\""
    }

    private static func fixture(_ name: String) -> String {
        "layoutedit import p.layout --quiet "
            + "\"$EXAMPLES/../Tests/Fixtures/interface-builder/\(name).storyboard\""
    }

    @Test(arguments: pictures.map(\.name))
    func `an example is drawn as it is stored`(_ name: String) throws {
        let picture = try #require(Self.pictures.first { $0.name == name })
        let program = try ProgramFolder()
        let export = "layoutedit export p.layout --format svg \(picture.options)"
        _ = try program.answers(picture.make)
        let drawn = try program.answers(export).joined(separator: "\n") + "\n"
        #expect(drawn.hasPrefix("<svg "))
        // Each process gives the same bytes.
        #expect(try program.answers(export).joined(separator: "\n") + "\n" == drawn)
        let file = Self.folder.appendingPathComponent(name + ".svg")
        if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
            try FileManager.default.createDirectory(
                at: Self.folder, withIntermediateDirectories: true)
            try Data(drawn.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
    }
}
