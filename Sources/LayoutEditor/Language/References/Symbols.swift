package import StackCore

extension ImageName {
    /// Returns the name of an SF Symbol to suggest for a misspelled name, as commands write it. The
    /// name's parts between dots are corrected one by one: each unknown part is replaced by the
    /// most similar part of any symbol's name. Returns nil if a part resembles no known part.
    fileprivate static func nearSymbol(to name: String) -> String? {
        var words: [String] = []
        for word in name.split(separator: ".") {
            guard
                let known = SymbolNames.isKnown(word)
                    ? String(word) : Suggestion.nearest(to: String(word), among: SymbolNames.list)
            else { return nil }
            words.append(known)
        }
        return words.isEmpty ? nil : ImageName.symbol(words.joined(separator: ".")).stored
    }
}

extension EditPlan {
    /// Throws if the value would change the Interface Builder identifier of an item of an imported
    /// file, because outlets, actions and translations refer to the identifier.
    private func refuseObjectID(
        _ value: PropertyValue?, of item: ItemID, at source: SourceText?
    ) throws(CommandError) {
        guard let former = properties(of: item)[.objectID], former != value,
            document.properties[.source] != nil
        else { return }
        throw CommandError(
            .notAvailable,
            "other objects of the file can refer to \(document.name(of: item) ?? "") by its id, "
                + former.spelling,
            at: source?.position, hint: "rename changes the name that it has here")
    }

    /// Sets a property to a value that a user has typed. If the property is `imageName` for all
    /// size classes, also updates the stored size of the image to that of the SF Symbol, unless the
    /// user has set another size. Removes the stored size if the new image is not a symbol. Throws
    /// if the value names an SF Symbol that does not exist, or if it would change the identifier of
    /// an imported item.
    ///
    /// - Parameter source: the value as it was typed, for errors about it; nil if the value is
    ///   removed
    package mutating func setTyped(
        _ key: PropertyKey, _ condition: SizeClasses = .base, of item: ItemID,
        to value: PropertyValue?, at source: SourceText? = nil
    ) throws {
        let former = symbolSize(of: item)
        if key == .objectID { try refuseObjectID(value, of: item, at: source) }
        try setProperty(key, condition, of: item, to: value)
        guard key == .imageName, condition == .base else { return }
        let size = properties(of: item)[.image]
        guard size == nil || size == former else { return }
        if let source { try checkSymbol(source) }
        let own = symbolSize(of: item)
        if size != own { try setProperty(.image, of: item, to: own) }
    }

    /// Throws if the value names an SF Symbol that does not exist.
    private func checkSymbol(_ source: SourceText) throws(CommandError) {
        guard case .symbol(let name) = ImageName(stored: source.text),
            !SymbolNames.isKnown(name)
        else { return }
        throw CommandError(
            .wrongValue, "there is no symbol \(name)", at: source.position,
            hint: ImageName.nearSymbol(to: name).map { "did you mean \($0)?" }
                ?? "for example: system:star.fill; image=WxH allows any name")
    }

    /// Returns the size of the SF Symbol that a view shows; nil if the view shows another image or
    /// none.
    private func symbolSize(of item: ItemID) -> PropertyValue? {
        guard case .view(let view) = item,
            case .text(let text)? = properties(of: item)[.imageName],
            case .symbol(let name) = ImageName(stored: text)
        else { return nil }
        let size = SymbolMetrics.size(of: name, in: kind(of: view))
        return .size(IntrinsicSize(width: size.width, height: size.height))
    }
}
