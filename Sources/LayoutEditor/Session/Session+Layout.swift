package import CommandLanguage
package import LayoutReplies
import LayoutChecks
import LayoutStore
package import StackCore

extension Session {
    /// Returns the current document's layout, solved on demand and cached.
    package func layout() throws(CommandError) -> Layout {
        let id = try currentID()
        let key = LayoutKey(
            document: id, state: file.state(of: id), request: settings.request,
            fonts: settings.fonts, project: settings.project?.changes ?? 0)
        if let last = layouts.last, last.key == key {
            note(last.layout.state)
            return last.layout
        }
        let layout = try layout(of: try document(id))
        layouts.last = (key, layout)
        return layout
    }

    /// Returns a document's layout under the current view settings.
    package func layout(of document: Document) throws(CommandError) -> Layout {
        try layout(of: document, in: try environment(of: document))
    }

    /// Returns a document's layout in an environment. Reuses cached parts of earlier layouts if
    /// possible.
    package func layout(
        of document: Document, in environment: LayoutEnvironment
    ) throws(CommandError) -> Layout {
        let document = try shown(document)
        let layout = LayoutPass.run(document, in: environment, reusing: &layouts.parts)
        try checkInterruption()
        note(layout.state)
        return layout
    }

    /// Records whether a layout is complete. A layout is incomplete if solving it exceeded the work
    /// limit. The first incomplete layout of a command adds a message to `remarks`.
    func note(isComplete: Bool) { note(isComplete ? .whole : .incomplete) }

    private func note(_ state: Layout.State) {
        guard let remark = state.remark, !isIncomplete else { return }
        isIncomplete = true
        remarks.append(remark)
    }

    /// Returns the environment of a document: its own, overridden by the view settings.
    ///
    /// - Parameter isApp: whether the document is laid out as in an app, even if it would be shown
    ///   on Interface Builder's canvas
    package func environment(
        of document: Document, isApp: Bool = false
    ) throws(CommandError) -> LayoutEnvironment {
        let request = requestInLanguage()
        if var environment = LayoutEnvironment(document, for: isApp ? request.asApp() : request) {
            environment.measurement.fonts = measuredFonts(of: document)
            return environment
        }
        throw CommandError(.unknownDevice, "there is no device for this document")
    }
}

extension Session {
    /// Returns the messages of the assertions with the given names that fail in the current
    /// document's layout.
    func missed(_ names: Set<String>) throws(CommandError) -> [String] {
        if names.isEmpty { return [] }
        let document = try document(try currentID())
        return brokenAssertions(of: document, in: try layout(of: document))
            .filter { names.contains($0.name) }.map(\.message)
    }

    private func brokenAssertions(
        of document: Document, in layout: Layout
    ) -> [(name: String, message: String)] {
        DocumentCheck.brokenAssertions(
            of: document, in: layout, until: surroundings.cancellation
        ).map { finding in (document.name(of: finding.items[0]) ?? "", finding.message) }
    }
}

/// The cached layouts of a session.
struct CachedLayouts {
    /// The last requested layout with its cache key.
    var last: (key: LayoutKey, layout: Layout)?
    /// The parts of earlier layouts that a later layout can reuse, such as measurements.
    var parts: LayoutCache

    init(until cancellation: Cancellation) { parts = LayoutCache(until: cancellation) }
}

/// The inputs of a document's layout. A cached layout is valid while its key stays the same.
struct LayoutKey: Hashable {
    let document: DocumentID
    let state: DocumentFingerprint?
    let request: LayoutRequest
    let fonts: CustomFonts?
    /// The number of times that the project has changed (`ProjectSource.changes`).
    let project: Int
}

extension Session {
    /// Returns a snapshot of the current document's layout; nil if there is no document, or after
    /// Ctrl-C.
    package func snapshot() -> LayoutSnapshot? {
        guard let id = try? currentID(), let document = try? document(id),
            let layout = try? layout()
        else { return nil }
        let open = layout.ambiguous()
        note(isComplete: open.isComplete)
        let ambiguous = open.views.map { document[$0].name }
        if surroundings.isInterrupted() { return nil }
        return LayoutSnapshot(
            head: file.head, request: settings.request, document: id,
            frames: NamedFrames(document, layout),
            conflicts: layout.spelledConflicts.map(\.dropped), ambiguous: ambiguous,
            broken: brokenAssertions(of: document, in: layout).map {
                BrokenAssertion(name: $0.name, message: $0.message)
            })
    }
}
