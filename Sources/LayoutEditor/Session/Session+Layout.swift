package import CommandLanguage
package import StackCore

extension Session {
    /// The current document's layout, solved when it is asked for and not before.
    package func layout() throws(CommandError) -> Layout {
        if let lastLayout {
            note(isComplete: lastLayout.isComplete)
            return lastLayout
        }
        let layout = try layout(of: try document(try currentID()))
        lastLayout = layout
        return layout
    }

    package func layout(of document: Document) throws(CommandError) -> Layout {
        try layout(of: document, in: try environment(of: document))
    }

    package func layout(
        of document: Document, in environment: LayoutEnvironment
    ) throws(CommandError) -> Layout {
        let layout = LayoutPass.run(document, in: environment, reusing: &layoutCache)
        try checkInterruption()
        note(isComplete: layout.isComplete)
        return layout
    }

    /// Notes what was found of a layout; what is incomplete is told beside the answer, once.
    func note(isComplete: Bool) {
        if isComplete || isIncomplete { return }
        isIncomplete = true
        remarks.append(Layout.incompleteness)
    }

    package func environment(of document: Document) throws(CommandError) -> LayoutEnvironment {
        if let environment = LayoutEnvironment(document, for: settings.request) {
            return environment
        }
        throw CommandError(.unknownDevice, "there is no device for this document")
    }
}
