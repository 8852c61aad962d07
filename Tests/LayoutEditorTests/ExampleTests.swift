import Foundation
import LayoutStore
import StackCore
import Testing

@testable import CommandLanguage
@testable import LayoutReplies
@testable import LayoutSession
@testable import LayoutCommands
@testable import LayoutProgram

private let grammar = Grammar.layoutedit

/// The files that the examples in help run on. An example must work on at least one of them: `new
/// Login` and `open Login` cannot work on the same.
private enum Situation: CaseIterable {
    case empty, bare, few, small, form, broken, back, merged

    func scratch() throws -> Scratch {
        let scratch = try Scratch()
        scratch.session.settings.columns = 72
        switch self {
        case .empty: break
        case .small: try scratch.run(Self.smallDocument)
        case .bare: try scratch.run("new Login")
        case .few: try scratch.run("new Login; add stack form in view; add label title in form")
        case .form: try scratch.run(Self.formDocument)
        case .broken: try scratch.run(Self.brokenDocument)
        case .back: try scratch.run(Self.formDocument + "\ngoto 14")
        case .merged: try scratch.import(Self.mergedStoryboard)
        }
        return scratch
    }

    /// A document with two widths that conflict.
    private static let brokenDocument = """
        new Login
        add view box in view; constrain box.top = view.top; constrain box.leading = view.leading
        constrain box.height = 40; constrain wide: box.width = 300; constrain narrow: box.width = 100
        """

    /// A scene with an outlet and three conflicts.
    private static let mergedStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="Scn-aa-001"><objects>
                <viewController id="Ctl-aa-001" sceneMemberID="viewController">
                    <view key="view" id="Vew-aa-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews><label text="A" id="Ttl-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                            <attributedString key="userComments">
                                <fragment content="layoutedit conflict 1: text (ours: A; theirs: B)"/>
                                <fragment content="layoutedit conflict 2: tag (ours: 1; theirs: 2)"/>
                                <fragment content="layoutedit conflict 3: alpha (ours: 1; theirs: 0)"/>
                            </attributedString>
                        </label></subviews>
                    </view>
                    <connections>
                        <outlet property="a" destination="Ttl-aa-001" id="out-01-001"/>
                    </connections>
                </viewController>
            </objects></scene></scenes>
        </document>
        """

    private static let smallDocument = """
        new Login
        add stack form in view axis=vertical; add view header in view
        add view name in form; add view email in form
        add view badge in form unarranged
        constrain width1: form.width >= 100; deactivate width1
        checkpoint before; set form.spacing 3
        undo
        """

    /// More than seventeen operations, with a branch below the checkpoint.
    private static let formDocument = """
        new Login
        add stack form in view axis=vertical spacing=4; add view header in view
        checkpoint before-redesign
        add label title in form text=Hi; add view badge in form; add label label2 in form
        add textField name in form; add textField email in form; add textField field in view
        add stack row in form; add view inner in row
        embed name email in stack fields
        constrain width1: title.width >= 100
        set form.axis horizontal for h=compact; hide badge; show badge; hide title
        set form.spacing 5; set form.spacing 6; set form.spacing 7
        unembed fields; undo
        undo 3
        """
}

/// Returns the outcome of an example on the first file that it works on.
private func answer(_ example: String) throws -> Outcome {
    var failures: [String] = []
    for situation in Situation.allCases {
        do {
            if let outcome = try situation.scratch().run(example) { return outcome }
        } catch {
            failures.append("\(situation): \(error)")
        }
    }
    throw Failure(text: failures.joined(separator: "\n"))
}

private struct Failure: Error {
    let text: String
}

/// These commands need scripts, recordings, logs or a project; transcripts and `ShellProjectTests`
/// test them.
private let scripted: Set = ["layoutscript", "record", "source", "explain", "language"]

@Test(
    arguments: grammar.commands.filter { !scripted.contains($0.usage.name) }
        .flatMap(\.usage.examples))
func `every example of help works`(_ example: String) throws {
    let outcome = try answer(example)
    #expect(!outcome.reply.text.isEmpty || ["quit", "exit", "clear"].contains(example))
}

/// Each form of a command has an example.
@Test func `every command has help, an example and completion`() throws {
    let scratch = try Situation.form.scratch()
    let completer = Completer(view: SessionView(scratch.session)) { _ in ["file"] }
    for usage in grammar.commands.map({ $0.usage }) {
        let page = try HelpPage(grammar).text(for: SourceText(text: usage.name, position: .start))
        #expect(usage.examples.allSatisfy(page.contains))
        #expect(!usage.examples.isEmpty)
        let begun = try #require(TypedWords(String(usage.name.dropLast())))
        #expect(completer.words(for: begun).contains(usage.name))
        for form in usage.forms where form.count > 1 { try check(form, completer) }
    }
}

/// Expects completions for the argument after a command's keywords, unless the person must invent
/// it.
private func check(_ form: [Syntax], _ completer: Completer) throws {
    let keywords = form.prefix { if case .keyword = $0 { true } else { false } }
    guard keywords.count < form.count else { return }
    let typed = try #require(TypedWords(Array(keywords).synopsis + " "))
    let invented: Set<ArgumentKind> = [.newName, .text, .count, .duration, .number, .size]
    switch form[keywords.count] {
    case .argument(let argument), .list(let argument, _), .rest(let argument):
        if invented.contains(argument.kind) { return }
        #expect(!completer.words(for: typed).isEmpty, "\(Array(keywords).synopsis)")
    case .options(let options):
        let dash = try #require(TypedWords(Array(keywords).synopsis + " -"))
        #expect(completer.words(for: dash) == options.map(\.name))
    case .block: #expect(completer.words(for: typed).contains("{"))
    default: break
    }
}

@Test func `apropos finds what help speaks of`() throws {
    let help = HelpPage(grammar)
    #expect(help.entries(about: "Z-ORDER").map(\.topic).contains("order"))
    #expect(help.entries(about: "hugging.v").map(\.topic) == ["hugging.vertical"])
    #expect(help.entries(about: "pagers").isEmpty)
    #expect(try Scratch().error("apropos spacign")?.hint == "did you mean spacing?")
}

@Test func `errors about a form give an example and name their help`() throws {
    let error = try #require(try Situation.form.scratch().error("space after title in form"))
    #expect(error.example == "space after title in form 20")
    #expect(error.topic == "space")
    #expect(
        ErrorReport(error).lines().last
            == "for example: space after title in form 20   (more: help space)")
    let value = try #require(try Situation.form.scratch().error("set form.spacing wide"))
    #expect(ErrorReport(value).lines().last == "more: help spacing")
}

@Test func `a very long message is shortened`() {
    for length in [999, 1_000, 1_001, 100_000] {
        let message = String(repeating: "e\u{301}", count: length / 2 + length % 2)
        let shown = ErrorReport(CommandError(.badData, message)).lines().joined()
        #expect(shown.unicodeScalars.count <= 1_001)
        #expect(shown.hasSuffix("…") == (message.unicodeScalars.count > 1_000))
    }
}

@Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: Transcript.examples.path)
        .filter { $0.hasSuffix(".layoutscript") }.sorted())
func `every example script stands alone, and what it makes has no conflicts`(
    _ name: String
) throws {
    let folder = try ProgramFolder()
    #expect(try folder.answers("layoutedit a.layout -f \"$EXAMPLES/\(name)\"") == [])
    #expect(try folder.answers("layoutedit a.layout --quiet -c conflicts") == ["no conflicts"])
}

// MARK: The tour

@Test func `the tour leads to its end, and leaves the file alone`() throws {
    let scratch = try Scratch()
    var lesson: String?
    try scratch.run("tour")
    for step in TourStep.all {
        #expect(scratch.session.tour != nil)
        lesson = try scratch.run(step.example)?.lesson
        #expect(lesson != nil, "\(step.example)")
        // When everything is in its place, no layout looks broken, in either orientation.
        guard let stage = scratch.session.tour?.session, step.example.contains("mail") else {
            continue
        }
        for orientation in Orientation.allCases {
            stage.settings.request.orientation = orientation
            let layout = try stage.layout(of: stage.document(try stage.currentID()))
            #expect(layout.conflicts.isEmpty && layout.ambiguous().views.isEmpty)
        }
        stage.settings.request.orientation = nil
    }
    #expect(lesson?.hasPrefix("That was the tour") == true)
    #expect(scratch.session.tour == nil)
    #expect(scratch.session.file.documents.isEmpty && scratch.session.file.head == 0)
    #expect(try scratch.foldersInUse.isEmpty)
}

@Test func `the tour waits for its step, and can be left`() throws {
    let scratch = try Scratch()
    try scratch.run("new Mine")
    let first = try scratch.text("tour")
    #expect(first.contains("Step 1 of"))
    #expect(try scratch.run("documents")?.lesson == nil)
    #expect(scratch.error("hide nothing") != nil)
    #expect(try scratch.text("tour").hasPrefix("Step 1 of"))
    #expect(try scratch.run("new Other")?.operation == nil)
    #expect(try scratch.run("quit")?.lesson == GuidedTour.early)
    #expect(!scratch.session.isOver)
    #expect(try scratch.text("documents") == "* Mine")
    #expect(try scratch.foldersInUse.isEmpty)
    #expect(scratch.error("group x { tour }")?.code == .notAvailable)
}
