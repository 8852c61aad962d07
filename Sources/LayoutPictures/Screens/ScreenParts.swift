import StackCore

/// The other documents that are drawn as parts of a screen, such as custom views in bars. Each is
/// laid out for the frame in which it is drawn.
struct ScreenParts: Parts {
    let style: PictureStyle
    let environment: LayoutEnvironment
    let budget: EmbeddingLimit

    func size(of reference: String) -> Size? {
        style.documents[reference].flatMap { environment.embedding($0)?.size }
    }

    /// Draws a document. Its views are not views of the screen's own document, so overlays do not
    /// show their names.
    func draw(_ reference: String, in frame: Rect, insets: Insets, on canvas: inout Canvas) {
        guard let document = style.documents[reference], !frame.isEmpty,
            let environment = environment.embedding(document, size: frame.size, insets: insets),
            budget.spend()
        else { return }
        var style = style
        style.documents = style.documents.inside(reference)
        let laidOut = LaidOutDocument(
            name: reference, document: document,
            layout: LayoutPass.run(document, in: environment))
        var screen = DrawnScreen(laidOut, style, x: frame.x, y: frame.y, partOf: budget)
        var part = Canvas(environment.measurement, era: canvas.era)
        screen.drawPart(in: &part)
        for command in part.commands where !command.isAboutView { canvas.add(command) }
    }
}

/// The limit for the number of other documents that one screen shows. It is needed because
/// container views can contain each other: a small file could then make a huge picture.
final class EmbeddingLimit {
    private var rest = 100

    /// Counts one more document, and returns whether it may be drawn.
    func spend() -> Bool {
        rest -= 1
        return rest >= 0
    }
}
