package import CommandLanguage
import LayoutFormats
import LayoutPictures
package import LayoutReplies
import LayoutStore
import StackCore

extension Session {
    /// Returns an HTML page that shows each changed document before and after, with moved views
    /// marked.
    ///
    /// - Parameters:
    ///   - title: the names of the two versions
    ///   - words: the description of the changes
    package func comparisonPage(
        _ pairs: [DocumentPair], titled title: String, saying words: String
    ) throws(CommandError) -> String {
        var parts: [ComparisonPage.Part] = []
        for pair in pairs {
            let screens = try screens(pair)
            if screens.isEmpty { continue }
            parts.append(
                ComparisonPage.Part(name: pair.name, picture: SVGExport.svg(Picture(screens))))
        }
        return ComparisonPage(title: title, words: words, parts: parts).html
    }

    /// Returns the screens of a document before and after; empty if both are equal.
    private func screens(_ pair: DocumentPair) throws(CommandError) -> [Screen] {
        if let old = pair.old, let new = pair.new, old.name == new.name,
            old.document.hasSameContent(as: new.document)
        {
            return []
        }
        let old = try pair.old.map(laidOut)
        let new = try pair.new.map(laidOut)
        let before = old.map { Screen($0, PictureStyle(), also: [new == nil ? "gone" : "before"]) }
        var after = new.map { Screen($0, PictureStyle(), also: [old == nil ? "new" : "after"]) }
        after?.earlier = old
        return [before, after].compactMap(\.self)
    }

    private func laidOut(_ state: DocumentState) throws(CommandError) -> LaidOutDocument {
        LaidOutDocument(
            name: state.name, document: state.document, layout: try layout(of: state.document))
    }

    /// Returns the frames that changed, for views and documents that are in both versions.
    package func frameMoves(
        _ pairs: [DocumentPair]
    ) throws(CommandError) -> [(document: String, moves: [FrameMove])] {
        var result: [(document: String, moves: [FrameMove])] = []
        for pair in pairs {
            guard let old = pair.old?.document, let new = pair.new?.document else { continue }
            let moves = NamedFrames(new, try layout(of: new))
                .moves(since: NamedFrames(old, try layout(of: old)))
                .filter { $0.isInBoth }
            if !moves.isEmpty { result.append((pair.name, moves)) }
        }
        return result
    }
}
