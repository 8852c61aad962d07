package import StackCore

/// A translation to check: copies of the document in which the views show their texts in one
/// language.
package struct DocumentLanguage: Sendable {
    /// The language's code, such as `de`.
    package let code: String
    /// The document with the language's texts.
    package let document: Document
    /// The document with the language's texts for iPads; nil if iPads have the same texts as other
    /// devices.
    package let onPads: Document?
    /// The direction in which the language is written.
    package let direction: LayoutDirection
    /// The position of the translation of each view's text. Views whose text the language does not
    /// change are absent.
    package let sources: [ViewID: TranslationSource]

    package init(
        _ code: String, _ document: Document, onPads: Document? = nil, direction: LayoutDirection,
        sources: [ViewID: TranslationSource]
    ) {
        precondition(!code.isEmpty, "a language has no code")
        assert(
            sources.keys.allSatisfy { document.view($0) != nil },
            "\(code) translates a view that is not in the document")
        self.code = code
        self.document = document
        self.onPads = onPads
        self.direction = direction
        self.sources = sources
    }

    /// The rules whose findings a translation can cause.
    static let rules: Set<RuleID> = [
        .conflict, .truncatedText, .zeroSize, .outsideParent, .outsideScreen, .outsideSafeArea,
        .overlap,
    ]
}

/// The position of a translation in a `.strings` file or a string catalogue.
package struct TranslationSource: Hashable, Sendable {
    package let path: String
    /// The line, counted from 1; 0 if the format has no lines.
    package let line: Int

    package init(path: String, line: Int) {
        precondition(line >= 0, "a translation is in line \(line)")
        (self.path, self.line) = (path, line)
    }

    /// The position as text, such as `de.lproj/Main.strings:20`.
    var place: String { line > 0 ? "\(path):\(line)" : path }
}

/// Collects the findings of all translations, so that each problem is reported once, with the list
/// of languages that have it.
struct LanguageFindings {
    /// The problems that the document has even with its own texts, each with the indices of the
    /// layouts that have it. In these layouts, the problem is not reported again for a language.
    /// There is an entry for each constraint of a conflict, because the texts decide which of the
    /// constraints UIKit drops.
    private var known: [Finding.Identity: Set<Int>] = [:]
    private var order: [Finding.Identity] = []
    /// For each problem, the findings about it: one for each language that has the problem.
    private var merged: [Finding.Identity: [MergedFinding]] = [:]

    init(besides base: CheckedDocument) {
        for merged in base.findings {
            for identity in merged.finding.identities {
                known[identity, default: []].formUnion(merged.places)
            }
        }
    }

    /// Returns whether the document has the same problem with its own texts in the layout with
    /// index `place`. For a language that is read from right to left, a problem at the opposite
    /// edge is the same problem too.
    func isKnown(_ finding: Finding, of language: DocumentLanguage, at place: Int) -> Bool {
        let isMirrored = language.direction == .rtl
        return [finding.identity, isMirrored ? finding.identity.mirrored : nil].contains {
            $0.flatMap { known[$0] }?.contains(place) == true
        }
    }

    mutating func add(_ finding: MergedFinding, of language: DocumentLanguage) {
        let identity = finding.finding.identity
        assert(
            finding.places.allSatisfy { !isKnown(finding.finding, of: language, at: $0) },
            "a finding of the document comes in a language")
        let new = finding.inLanguages([language.code], [finding.places])
        guard var versions = merged[identity] else {
            order.append(identity)
            merged[identity] = [new]
            return
        }
        // A language is checked twice if its texts on iPads differ. The layouts of both checks are
        // combined here.
        if let last = versions.last, last.languages == new.languages {
            let places = (last.places + new.places).sorted()
            var combined = new.finding.isWorse(than: last.finding) ? new : last
            combined.places = places
            versions[versions.count - 1] = combined.inLanguages([language.code], [places])
        } else {
            versions.append(new)
        }
        merged[identity] = versions
    }

    var findings: [MergedFinding] {
        order.compactMap { merged[$0] }.map(MergedFinding.init(inLanguages:))
    }
}

extension Finding {
    /// The identities that the same problem can have in a translation.
    ///
    /// A text of width 0 is reported by `zeroSize` in the document's own language, but as truncated
    /// in a translation (`VisibleViews.isOfLanguage`). So it has both identities.
    var identities: [Identity] {
        let cut = Identity(rule: .truncatedText, items: items, aspect: "")
        let isGone = rule == .zeroSize && axis == .horizontal
        return [identity] + related + (isGone ? [cut] : [])
    }
}

extension MergedFinding {
    /// Combines findings of the same problem in several languages into one. The result has the
    /// message of the worst finding, which is the one with the greatest `Finding.extent`.
    ///
    /// - Parameter versions: the findings, at least one, each with a single language
    fileprivate init(inLanguages versions: [MergedFinding]) {
        precondition(!versions.isEmpty, "a finding has no languages")
        let worst = versions.indices.reduce(0) {
            versions[$1].finding.isWorse(than: versions[$0].finding) ? $1 : $0
        }
        let sorted = [versions[worst]] + versions[..<worst] + versions[(worst + 1)...]
        self = versions[worst].inLanguages(
            sorted.flatMap(\.languages), sorted.flatMap(\.placesByLanguage))
        places = Set(versions.flatMap(\.places)).sorted()
        self.versions = versions
    }

    fileprivate func inLanguages(
        _ languages: [String], _ places: [[Int]]
    ) -> MergedFinding {
        precondition(languages.count == places.count, "a language's layouts are not known")
        var result = self
        (result.languages, result.placesByLanguage) = (languages, places)
        return result
    }

    /// Returns the finding without the languages for which `isKept` returns false; nil if no
    /// language remains. A finding without languages is returned unchanged.
    ///
    /// - Parameter isKept: receives the finding of a single language
    package func limited(to isKept: (MergedFinding) -> Bool) -> MergedFinding? {
        if !parts.isEmpty {
            let kept = parts.compactMap { $0.limited(to: isKept) }
            return kept.isEmpty ? nil : MergedFinding(folding: kept, of: cause.rule)
        }
        if versions.isEmpty { return self }
        let kept = versions.filter(isKept)
        if kept.count == versions.count { return self }
        return kept.isEmpty ? nil : MergedFinding(inLanguages: kept)
    }
}
