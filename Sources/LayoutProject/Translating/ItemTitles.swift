package import LayoutFormats
package import StackCore

/// The titles of bar items, tabs and table sections in one language.
///
/// A document stores these titles in lists, without the ids of the objects. So a title is
/// translated by its text. If a text has several translations, the first one in the file is used.
package struct ItemTitles: Sendable {
    private var titles: [String: Translation] = [:]

    package init(_ texts: TranslatableTexts, in table: LanguageTable) {
        for text in texts.texts where Self.attributes.contains(text.attribute) {
            let key = TextKey(objectID: text.objectID, attribute: text.attribute)
            guard let translation = table.texts[key], titles[text.text] == nil else { continue }
            titles[text.text] = translation
        }
    }

    private static let attributes: Set<String> = [
        "title", "prompt", "headerTitle", "footerTitle", "backBarButtonItemTitle",
    ]

    /// Returns a copy of the document in which bar items, tabs and sections have these titles. Only
    /// pictures show them; no frame depends on them.
    package func document(_ document: Document, on device: DeviceFamily?) -> Document {
        if titles.isEmpty { return document }
        func translated(_ text: String) -> String { titles[text]?.text(on: device) ?? text }
        func items(_ text: String) -> String {
            BarItemList.text(
                BarItemList.items(text).map { item in
                    var item = item
                    switch item.content {
                    case .title(let title): item.content = .title(translated(title))
                    case .barTitle(let title): item.content = .barTitle(translated(title))
                    case .image, .system: break
                    }
                    return item
                })
        }
        var plan = EditPlan(document)
        for key in [PropertyKey.leftItems, .rightItems, .toolbarItems] {
            plan.change(key, of: .document, items)
        }
        plan.change(.tabTitles, of: .document) {
            TitleList.text(TitleList.titles($0).map(translated))
        }
        for key in [PropertyKey.prompt, .backTitle] {
            plan.change(key, of: .document, translated)
        }
        for view in document.allViews where view.kind == .cell {
            for key in [
                PropertyKey.sectionHeader, .sectionFooter, .contentText, .contentSecondaryText,
            ] {
                plan.change(key, of: .view(view.id), translated)
            }
        }
        return plan.document
    }
}
