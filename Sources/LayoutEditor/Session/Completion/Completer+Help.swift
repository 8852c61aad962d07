import CommandLanguage
import StackCore

extension Completer {
    /// Returns a short description of a completion candidate; empty if the candidate needs none.
    package func help(for word: String, in typed: TypedWords) -> String {
        let typed = understood(typed)
        if word.hasPrefix("-") {
            return options(behind: typed.whole).first { $0.name == word }?.summary ?? ""
        }
        if typed.whole.isEmpty {
            if isProgramLine { return usages(behind: [Word(word, at: .start)])[0].summary }
            if let meaning = aliases.spelling(of: word) { return meaning }
            return view.grammar.commands(named: word).first?.usage.summary ?? ""
        }
        let kinds = Set(expected(behind: typed.whole).compactMap(\.awaited?.kind))
        if kinds.contains(.command), let text = CommandText(typed.begun) {
            return ofCommands.help(for: text.lastWord(of: word), in: text.typed)
        }
        if kinds.contains(.kind), let kind = ViewKind(rawValue: word) { return kind.className }
        if kinds.contains(.topic) { return topicHelp(word) }
        if let help = propertyHelp(word) { return help }
        if let device = Device.all.first(where: { $0.id == word }) {
            let size = device.portraitSize
            return "\(Int(size.width))x\(Int(size.height))"
        }
        return itemHelp(String(word.prefix { $0 != "." && $0 != "[" }))
    }

    private func topicHelp(_ word: String) -> String {
        view.grammar.commands(named: word).first?.usage.summary
            ?? PropertyKey(spelling: word)?.definition.summary ?? ""
    }

    /// Returns the summary of the property in a word such as `title.text`, `axis=` or
    /// `axis=vertical`; nil if the word contains no property.
    private func propertyHelp(_ word: String) -> String? {
        if let equals = word.firstIndex(of: "=") {
            return PropertyKey(spelling: String(word[..<equals]))?.definition.summary
        }
        guard let dot = word.firstIndex(of: "."), word.last != "." else { return nil }
        return PropertyKey(spelling: String(word[word.index(after: dot)...]))?.definition.summary
    }

    /// Returns a description of the item with the name: `label in form` for a label in the view
    /// `form`, `constraint` for a constraint. Returns an empty string if no view or constraint has
    /// the name.
    private func itemHelp(_ name: String) -> String {
        guard let document else { return "" }
        if let view = document.view(named: name) {
            let parent = document.superview(of: view.id).map { " in " + document[$0].name } ?? ""
            return view.kind.rawValue + parent
        }
        return document.constraint(named: name) == nil ? "" : "constraint"
    }
}
