extension LineEdit {
    /// Handles a key while a history search is active. Returns nil if the key ends the search and
    /// the caller must also handle it as an ordinary key.
    mutating func handleSearching(_ key: Key) -> Outcome? {
        switch (key.name, key.modifiers) {
        case (.character("r"), .control): searchOlder()
        case (.character("s"), .control): searchNewer()
        case (.character(let letter), []):
            search?.wanted.append(letter)
            find(before: (search?.place).map { $0 + 1 } ?? past.texts.count)
        case (.backspace, _):
            _ = search?.wanted.popLast()
            find(before: past.texts.count)
        case (.character("g"), .control), (.character("c"), .control):
            if let before = search?.before { line = before }
            let isInterrupted = key.name == .character("c")
            search = nil
            return isInterrupted ? .interrupt : .goOn
        case (.escape, _): endSearch()
        default:
            endSearch()
            return nil
        }
        return .goOn
    }

    private mutating func endSearch() {
        if let found = search?.place { (place, begun) = (found, "") }
        search = nil
    }

    private mutating func searchOlder() {
        guard let search, !search.wanted.isEmpty else { return }
        find(before: search.place ?? past.texts.count)
    }

    private mutating func searchNewer() {
        guard let search, let place = search.place else { return }
        show(past.place(from: place + 1, holding: search.wanted))
    }

    private mutating func find(before place: Int) {
        guard let search else { return }
        if search.wanted.isEmpty {
            line = search.before
            self.search?.place = nil
            self.search?.hasFailed = false
        } else {
            show(past.place(before: place, holding: search.wanted))
        }
    }

    /// Shows the history entry with index `found`, with the cursor at the last match in the entry.
    /// If `found` is nil, keeps the shown text and marks the search as failed.
    private mutating func show(_ found: Int?) {
        search?.hasFailed = found == nil
        guard let found, let wanted = search?.wanted else { return }
        search?.place = found
        line = EditedLine(past.texts[found])
        line.move(to: line.place(of: wanted) ?? line.cursor)
    }
}

extension EditedLine {
    /// Returns the index of the last occurrence of `text` in the line; nil if the line does not
    /// contain it.
    fileprivate func place(of text: String) -> Int? {
        let wanted = Array(text)
        guard wanted.count <= characters.count else { return nil }
        return (0...(characters.count - wanted.count)).last {
            characters[$0..<($0 + wanted.count)] == wanted[...]
        }
    }
}
