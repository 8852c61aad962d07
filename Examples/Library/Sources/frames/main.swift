// Prints the frames of a screen that is built in Swift, then of every scene of the given storyboards:
//     swift run frames ../SimpleStackView.storyboard

import Foundation
import LayoutFormats
import StackCore

/// Returns the screen of the README.
func signIn() throws -> Document {
    var document = Document(rootName: "view")
    try document.set("device", "iphone-15")
    let form = try document.addSubview(.stack, named: "form")
    try document.set("axis", "vertical", of: form)
    try document.set("spacing", "8", of: form)
    try document.set(
        "axis", "horizontal", of: form, for: SizeClasses(width: .any, height: .compact))
    let title = try document.addArrangedSubview(.label, named: "title", to: form)
    try document.set("text", "Sign in", of: title)
    try document.addArrangedSubview(.textField, named: "mail", to: form)
    try document.constrain(
        Anchor(form, .leading), .equal, Anchor(.root, .leading, of: .margins))
    try document.constrain(
        Anchor(form, .trailing), .equal, Anchor(.root, .trailing, of: .margins))
    try document.constrain(
        Anchor(form, .top), .equal, Anchor(.root, .top, of: .safeArea), constant: 20)
    return document
}

func printFrames(_ document: Document, _ request: LayoutRequest = .none) throws {
    let layout = try document.layout(for: request)
    for view in document.viewIDs {
        guard let frame = layout.frame(of: view), let name = document.name(of: view) else {
            continue
        }
        print("  \(name): \(frame.x) \(frame.y) \(frame.width) \(frame.height)")
    }
    for conflict in layout.unsatisfiableConstraints {
        print("  cannot all hold: \(conflict.constraints.joined(separator: ", "))")
    }
}

let document = try signIn()
for orientation in Orientation.allCases {
    print("signIn, \(orientation)")
    try printFrames(document, LayoutRequest(orientation: orientation))
}
if let title = document.viewID(named: "title"),
    let explanation = try document.layout().why(title, .width)
{
    print("title.width is \(explanation.value):")
    for reason in explanation.reasons { print("  \(reason.share) \(reason.cause)") }
}
for path in CommandLine.arguments.dropFirst() {
    let file = try InterfaceBuilderFile([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    for scene in file.documents {
        print("\(scene.name) of \(path)")
        try printFrames(scene.document)
    }
}
