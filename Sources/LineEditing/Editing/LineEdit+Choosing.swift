extension LineEdit {
    private static let pageStep = 10

    /// Handles a key while the completion menu is open. Returns nil if the key closes the menu and
    /// the caller must also handle it as an ordinary key.
    mutating func handleChoosing(_ key: Key) -> Outcome? {
        guard let menu else { return nil }
        switch (key.name, key.modifiers) {
        case (.tab, []), (.down, _), (.right, []), (.character("n"), .control):
            self.menu?.move(by: 1)
        case (.tab, .shift), (.up, _), (.left, []), (.character("p"), .control):
            self.menu?.move(by: -1)
        case (.pageDown, _): self.menu?.page(by: Self.pageStep)
        case (.pageUp, _): self.menu?.page(by: -Self.pageStep)
        case (.enter, []), (.character(" "), []):
            self.menu = nil
            put(Completion.ended(menu.word), inPlaceOf: menu.completion)
        case (.escape, _), (.character("g"), .control): self.menu = nil
        case (.character, []), (.backspace, []):
            _ = handleEditing(key)
            narrow()
        default:
            self.menu = nil
            return nil
        }
        return .goOn
    }

    /// Updates the menu after a change of the text before the cursor: shows the candidates that
    /// complete this text. Closes the menu if there is at most one candidate, or if the typed
    /// prefix is empty.
    private mutating func narrow() {
        guard let completion = helper.completion(of: line.textBeforeCursor),
            completion.words.count > 1, !completion.begun.isEmpty
        else {
            menu = nil
            return
        }
        menu = Menu(completion)
    }
}
