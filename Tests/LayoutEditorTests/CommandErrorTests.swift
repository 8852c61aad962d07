import LayoutStore
import Testing

@testable import CommandLanguage
@testable import LayoutSession

private let form = """
    new Login
    add stack form in view axis=vertical
    add label title in form text=Hi
    add textField name in form
    add scroll list in view
    constrain wide: title.width >= 100
    """

/// A command, the column of its error, the error code, and a part of the message.
private let wrong: [(String, Int, ErrorCode, String)] = [
    ("foo", 1, .unknownCommand, "there is no command foo"),
    ("ad label x in view", 1, .unknownCommand, "there is no command ad"),
    ("add labl x in view", 5, .unknownKind, "no kind of view named labl"),
    ("add label x", 12, .syntax, "expected in"),
    ("add stack x in view axis=vertical spacing=8 axis=vertical", 45, .syntax, "given twice"),
    ("new B device=iphone-15 device=iphone-se", 24, .syntax, "device is given twice"),
    ("constrain", 10, .syntax, "expected a constraint"),
    ("add label x into view", 13, .syntax, "expected in, not into"),
    ("add label 1x in view", 11, .nameInvalid, "a name is letters"),
    ("add label title in view", 11, .nameTaken, "the name title is taken"),
    ("add label x in viw", 16, .unknownView, "there is no view named viw"),
    ("add label x in wide", 16, .unknownView, "wide is a constraint, not a view"),
    ("add label x in form at 9", 24, .noSuchIndex, "form arranges 2 views"),
    ("add label x in form at -1", 24, .wrongValue, "expected a whole number"),
    ("add label x in form spacing=4", 21, .unknownProperty, "a label has no property spacing"),
    ("add stack x in view axis=up", 26, .wrongValue, "axis takes one of horizontal, vertical"),
    ("add stack x in view what", 21, .syntax, "expected at, unarranged or key=value"),
    ("set title", 10, .syntax, "expected a value"),
    ("set title Hi", 5, .syntax, "expected NAME.property"),
    ("set titel.text Hi", 5, .unknownItem, "no view or constraint named titel"),
    ("set title.txt Hi", 11, .unknownProperty, "a label has no property txt"),
    ("set form.spacing 1e3", 18, .wrongValue, "spacing takes a number of points or system"),
    ("set form.spacing 0x10", 18, .wrongValue, "not 0x10"),
    ("set form.spacing nan", 18, .wrongValue, "not nan"),
    ("set wide.priority 0", 19, .wrongValue, "a number from 1 to 1000"),
    ("set wide.priority 1001", 19, .wrongValue, "a number from 1 to 1000"),
    ("set title.text Hi for w=large", 23, .wrongValue, "expected w=compact|regular|any"),
    ("set title.text Hi for", 22, .syntax, "expected size classes"),
    ("set title.userLabel x for w=compact", 11, .cannotVary, "cannot vary by size class"),
    ("set title.text a b", 18, .syntax, "expected for, not b"),
    ("set form[5].text x", 10, .noSuchIndex, "form arranges 2 views"),
    ("set title[0].text x", 5, .notAStack, "title is a label, not a stack"),
    ("set form[x].text x", 10, .syntax, "expected a whole number"),
    ("remove view", 8, .isRoot, "the root view stays"),
    ("remove constraint title", 19, .unknownItem, "title is a view, not a constraint"),
    ("move form to form", 14, .insideItself, "cannot be inside itself"),
    ("unarrange list", 11, .notArranged, "no stack arranges list"),
    ("order title above list", 19, .notASubview, "have different superviews"),
    ("order title up", 13, .syntax, "expected front, back, above, below or at, not up"),
    ("space after list in form 4", 13, .notArranged, "form does not arrange list"),
    ("space after title in form soon", 27, .wrongValue, "expected a number of points"),
    ("embed title list in stack s", 13, .notASubview, "list is not a subview of form"),
    ("embed title title in stack s", 13, .notASubview, "title is named twice"),
    ("undo x", 6, .unknownItem, "there is no view, constraint or document named x"),
    ("undo 99", 6, .nothingToUndo, "cannot undo 99 steps: there are 6"),
    ("undo -1", 6, .wrongValue, "expected a whole number from 1, not -1"),
    ("redo +2", 6, .wrongValue, "expected a whole number from 1, not +2"),
    ("goto nowhere", 6, .unknownPoint, "no checkpoint named nowhere"),
    ("goto -1", 6, .wrongValue, "expected a whole number, not -1"),
    ("device iphone-99", 8, .unknownDevice, "there is no device iphone-99"),
    ("device 0x10", 8, .unknownDevice, "there is no device 0x10"),
    ("textSize huge", 10, .wrongValue, "there is no text size huge"),
    ("open Logout", 6, .unknownDocument, "there is no document named Logout"),
    ("new Login", 5, .nameTaken, "there is a document named Login already"),
    ("tree x", 6, .syntax, "expected the end of the command, not x"),
    ("tree { hide title }", 5, .syntax, "tree does not take { … }"),
    ("group m", 8, .syntax, "expected { commands }"),
    ("group m { hide titel }", 16, .unknownView, "there is no view named titel"),
    ("help stak", 6, .unknownTopic, "there is no help on stak"),
]

@Test(arguments: wrong)
func `a wrong command is told where it goes wrong`(
    _ command: String, _ column: Int, _ code: ErrorCode, _ message: String
) throws {
    let scratch = try Scratch()
    try scratch.run(form)
    let digest = scratch.session.file.digest()
    let error = try #require(scratch.error(command))
    #expect(error.position?.column == column)
    #expect(error.code == code)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(scratch.session.file.digest() == digest)
}

@Test(arguments: [
    ("set titel.text Hi", "did you mean title?"),
    ("set title.hiden true", "did you mean hidden?"),
    ("set form.distribution filEqually", "did you mean fillEqually?"),
    ("arange title in form", "did you mean arrange?"),
    ("device iphone-515", "did you mean iphone-15?"),
    ("add label x ni view", "did you mean in?"),
    ("constrain title.leding = view.leading", "did you mean leading?"),
    ("constrain title.top = view.safearea.top", "did you mean safeArea?"),
])
func `the nearest name is suggested`(_ command: String, _ hint: String) throws {
    let scratch = try Scratch()
    try scratch.run(form)
    #expect(scratch.error(command)?.hint == hint)
}

@Test(arguments: [("kitten", "sitting", 3), ("title", "titel", 1), ("", "abc", 3), ("a", "a", 0)])
func `distances count changes, additions, losses and swaps`(
    _ a: String, _ b: String, _ distance: Int
) {
    #expect(Suggestion.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
}
