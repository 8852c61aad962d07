import CommandLanguage
import StackCore

/// One step of the guided tour.
struct TourStep: Sendable {
    /// The text shown before the user types, in a few sentences.
    let lesson: String
    /// A command that completes the step, shown below the text.
    let example: String
    /// Returns whether the step is complete, given the command that just ran and its result.
    let isDone: @Sendable (TourView) -> Bool

    static let all = [
        TourStep(
            lesson: """
                A layout file contains documents; each has a root view named view. Make one for a \
                device. Tab completes whatever you type, here the devices too.
                """,
            example: "new Login device=iphone-15",
            isDone: { $0.document != nil }),
        TourStep(
            lesson:
                "Views contain views. A stack view arranges the views that are added to it. Add one.",
            example: "add stack form in view axis=vertical spacing=8",
            isDone: { $0.firstStack != nil }),
        TourStep(
            lesson: """
                Nothing determines yet where the stack is. The visual format language pins it to \
                both sides of its superview, at the margins.
                """,
            example: "constrain H:|-[form]-|",
            isDone: { $0.constraintCount >= 2 }),
        TourStep(
            lesson: "A constraint as an equation pins its top to the screen's safe area.",
            example: "constrain form.top = safeArea.top + 20",
            isDone: { $0.constraintCount >= 3 }),
        TourStep(
            lesson: "Add something to the stack. The lines below a command list what it moved.",
            example: "add label title in form text=\"Sign in\"",
            isDone: { $0.arrangedCount >= 1 }),
        TourStep(
            lesson: """
                And two more. ; separates commands on one line. The field hugs its content least: \
                it gets the remaining space.
                """,
            example:
                "add textField mail in form hugging.horizontal=240; add button go in form text=Go",
            isDone: { $0.arrangedCount >= 3 }),
        TourStep(
            lesson: "Look at it: show draws the layout to scale, tree and frames list it.",
            example: "show",
            isDone: { $0.command is Draw || $0.command is Tree || $0.command is Frames }),
        TourStep(
            lesson: "Why is something as wide as it is? Every number can be explained.",
            example: "why title.width",
            isDone: { $0.command is Why }),
        TourStep(
            lesson: "A property may vary by size class: side by side if there is little height.",
            example: "set form.axis horizontal for h=compact",
            isDone: { $0.varies }),
        TourStep(
            lesson: "Rotate the device to see it.",
            example: "rotate",
            isDone: { $0.command is Rotate || $0.command is SetDevice }),
        TourStep(
            lesson: """
                Every command is kept, for ever: undo takes the last one back, in this session or \
                the next; redo makes it again; history lists them all.
                """,
            example: "undo",
            isDone: { $0.command is Undo }),
    ]
}

/// The state from which a step of the tour decides whether it is complete: the command that just
/// ran, and the document after the command. The document is nil if none is open.
struct TourView {
    let command: any Command
    let document: Document?

    var firstStack: View? { document?.allViews.first { $0.kind == .stack } }
    var constraintCount: Int { document.map { Array($0.allConstraints).count } ?? 0 }
    var arrangedCount: Int {
        document?.allViews.map(\.arrangedSubviews.count).max() ?? 0
    }
    var varies: Bool {
        document?.allViews.contains { view in
            view.properties.entries.contains { $0.condition != .base }
        } ?? false
    }
}
