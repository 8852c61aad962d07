package import LayoutChecks
package import StackCore

/// A copy of a document in which views show their texts in one language. Only the texts differ;
/// names, identifiers and stored frames are the same as in the original.
package struct TranslatedDocument: Sendable {
    package let document: Document
    /// The translations of the views' texts, by view. Views without a translation are absent.
    package let translations: [ViewID: Translation]

    /// - Parameters:
    ///   - device: the class of devices whose texts are used; nil for the general ones
    ///   - navigationItem: the id of the navigation item whose title the document contains
    package init(
        _ document: Document, in table: LanguageTable, on device: DeviceFamily? = nil,
        navigationItem: String? = nil
    ) {
        var translations: [ViewID: Translation] = [:]
        var plan = EditPlan(document)
        for view in document.allViews {
            guard case .text(let objectID)? = view.properties[.objectID] else { continue }
            for (key, attributes) in Self.attributes(of: view) {
                guard case .text(let own)? = view.properties[key],
                    let (text, translation) = Self.translation(
                        attributes, of: objectID, own, in: table, on: device)
                else { continue }
                plan.set(key, of: .view(view.id), to: text)
                translations[view.id] = translation
            }
        }
        let title = navigationItem.flatMap {
            table.texts[TextKey(objectID: $0, attribute: "title")]
        }
        if let title, document.properties(of: .document)?[.navigationTitle] != nil {
            plan.set(.navigationTitle, of: .document, to: title.text(on: device))
        }
        self.document = plan.document
        self.translations = translations
    }

    /// Returns the text properties of a view, each with the attributes that `.strings` files use
    /// for it, such as `normalTitle`. If several of these attributes have a translation, the first
    /// one is used.
    private static func attributes(of view: View) -> [(PropertyKey, Attributes)] {
        switch view.kind {
        case .label, .textView: [(.text, .anyOf(["text"]))]
        case .textField: [(.text, .anyOf(["text"])), (.placeholder, .anyOf(["placeholder"]))]
        case .searchBar: [(.placeholder, .anyOf(["placeholder"]))]
        case .button:
            [
                (.text, .anyOf(["configuration.title", "normalTitle"])),
                (.subtitle, .anyOf(["configuration.subtitle"])),
            ]
        case .segmented: [(.segments, .segments)]
        default: []
        }
    }

    private enum Attributes {
        case anyOf([String])
        case segments
    }

    private static func translation(
        _ attributes: Attributes, of objectID: String, _ own: String,
        in table: LanguageTable, on device: DeviceFamily?
    ) -> (text: String, translation: Translation)? {
        func translation(_ attribute: String) -> Translation? {
            table.texts[TextKey(objectID: objectID, attribute: attribute)]
        }
        switch attributes {
        case .anyOf(let names):
            return names.lazy.compactMap(translation).first.map { ($0.text(on: device), $0) }
        case .segments:
            var titles = TitleList.titles(own)
            var first: Translation?
            for number in titles.indices {
                guard let title = translation("segmentTitles[\(number)]") else { continue }
                titles[number] = title.text(on: device)
                first = first ?? title
            }
            return first.map { (TitleList.text(titles), $0) }
        }
    }
}

extension TranslatedDocument {
    /// Returns the document in a language, for a check of that language; nil if the language
    /// changes neither a text nor the direction.
    ///
    /// - Parameter shown: returns a path as it is displayed
    package static func language(
        _ document: Document, in table: LanguageTable, navigationItem: String? = nil,
        shown: (String) -> String = { $0 }
    ) -> DocumentLanguage? {
        let translated = TranslatedDocument(document, in: table, navigationItem: navigationItem)
        let direction: LayoutDirection = table.isRightToLeft ? .rtl : .ltr
        if translated.translations.isEmpty, direction == .ltr { return nil }
        let hasVariants = translated.translations.values.contains { !$0.variants.isEmpty }
        func version(_ device: DeviceFamily) -> Document {
            TranslatedDocument(document, in: table, on: device, navigationItem: navigationItem)
                .document
        }
        return DocumentLanguage(
            table.language, hasVariants ? version(.iphone) : translated.document,
            onPads: hasVariants ? version(.ipad) : nil, direction: direction,
            sources: translated.translations.mapValues {
                TranslationSource(path: shown($0.path), line: $0.line)
            })
    }
}

extension EditPlan {
    /// Replaces the text of a property in every size class.
    fileprivate mutating func set(_ key: PropertyKey, of item: ItemID, to text: String) {
        change(key, of: item) { _ in text }
    }

    /// Replaces the text of a property in every size class by what `translation` returns for it.
    mutating func change(
        _ key: PropertyKey, of item: ItemID, _ translation: (String) -> String
    ) {
        do {
            for entry in properties(of: item).entries where entry.key == key {
                guard case .text(let own) = entry.value else { continue }
                let text = PropertyValue.text(translation(own))
                if text != entry.value {
                    try setProperty(key, entry.condition, of: item, to: text)
                }
            }
        } catch {
            preconditionFailure("\(key.spelling) of \(item) is a text: \(error)")
        }
    }
}
