import Foundation
import Testing

private let login = """
    new Login device=iphone-15
    add label title in view text=Hello
    constrain title.leading = safeArea.leading + 20
    constrain title.top = safeArea.top + 20
    add view box in view
    constrain box.leading = title.leading
    constrain size: box.width = 50
    constrain box.height = 50
    constrain box.top = title.bottom + 8
    """

/// `check --expect`: comparing frames with a stored snapshot.
@Suite struct SnapshotTests {
    let folder: ProgramFolder

    init() throws {
        folder = try ProgramFolder()
        try folder.create("build").write(Data(login.utf8))
        _ = try folder.answers("layoutedit a.layout -f build --quiet")
    }

    private func check(_ options: String = "", edit: String? = nil) throws -> [String] {
        if let edit { _ = try folder.answers("layoutedit a.layout --quiet -c '\(edit)'") }
        return try folder.answers("layoutedit check a.layout --expect f.json \(options) 2>&1")
    }

    @Test func `what was written is what is expected`() throws {
        #expect(try check("--update") == ["wrote f.json: 2 layouts"])
        #expect(try check() == ["sound: 1 file, 1 document, 2 layouts"])
        let devices = "--update --devices iphone-se,ipad-11 --directions ltr,rtl"
        #expect(try check(devices) == ["wrote f.json: 8 layouts"])
        #expect(try check() == ["sound: 1 file, 1 document, 8 layouts"])
        // Updates the layouts that the snapshot already contains.
        #expect(try check("--update") == ["wrote f.json: 8 layouts"])
    }

    @Test func `an export of frames is a snapshot too`() throws {
        _ = try folder.answers(
            "layoutedit export a.layout --format json --device iphone-se > f.json")
        #expect(try check() == ["sound: 1 file, 1 document, 1 layout"])
    }

    @Test(arguments: [
        (
            "set size.constant 60",
            "box is (20, 107.333, 60, 50), but (20, 107.333, 50, 50) is expected"
        ),
        ("hide box", "box is hidden"), ("remove box", "box is expected, but missing"),
        ("rename box to crate", "crate is not expected"),
        ("add label more in view", "more is not expected"),
        ("embed title in stack row", "title is in row, but expected in view"),
        ("rename document Login to Start", "the document is not expected"),
    ])
    func `what is another is a finding, and undone it is none`(
        _ edit: String, _ message: String
    ) throws {
        _ = try check("--update --orientation portrait")
        let found = try check(edit: edit)
        #expect(
            found.contains { $0.contains(message) && $0.hasSuffix("[unexpected-frame]") },
            "\(found)")
        #expect(found.last == "= 1")
        #expect(try check(edit: "undo").last == "sound: 1 file, 1 document, 1 layout")
    }

    @Test func `a document that is gone is a finding`() throws {
        _ = try check("--update")
        let found = try check(edit: "rename document Login to Start")
        #expect(
            found.contains {
                $0.contains("Login: the document is expected, but missing")
            })
    }

    @Test func `it is where the change is, in every format`() throws {
        _ = try check("--update --devices iphone-se,iphone-15 --orientation portrait")
        let json = try check("--format json", edit: "set size.constant 80 for h=regular")
        #expect(json[0].contains(#""rule":"unexpected-frame","severity":"error","items":["box"]"#))
        #expect(json[0].contains(#""difference":30"#))
        #expect(try check("--format junit").contains { $0.contains("unexpected-frame") })
    }

    @Test(arguments: [
        ("--expect none.json", "none.json: No such file", 66),
        ("--expect build", "build: this is not the output of export", 65),
        ("--update", "--update needs", 2),
        ("--expect f.json --devices iphone-se", "the layouts that the file contains", 2),
        ("--expect f.json --text-sizes all", "cannot be combined", 2),
        ("a.layout --expect f.json --update", "wrote", 0),
        ("build --expect f.json", "takes one layout file", 2),
    ])
    func `what cannot be compared is refused`(
        _ options: String, _ message: String, _ status: Int
    ) throws {
        let answers = try folder.answers("layoutedit check a.layout \(options) 2>&1")
        #expect(answers[0].contains(message), "\(answers)")
        #expect(answers.last == (status == 0 ? answers[0] : "= \(status)"))
    }
}
