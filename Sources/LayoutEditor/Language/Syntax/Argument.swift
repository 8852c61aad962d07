package import StackCore

/// A parameter of a command's syntax, with a function that converts its word to a value.
package struct Argument<Value: Sendable>: Sendable {
    let label: String
    let kind: ArgumentKind
    /// The words that the argument accepts or that completion suggests. Empty if the argument's
    /// kind (`ArgumentKind`) defines these words, or if there are none.
    let words: [String]
    /// The description in error messages; nil to use the description of the argument kind.
    private(set) var meaning: String?
    /// Converts a word to a value. Throws an error with the word's position if the word is invalid.
    package let read: @Sendable (Word) throws(CommandError) -> Value

    package init(
        _ label: String, _ kind: ArgumentKind, words: [String] = [],
        read: @escaping @Sendable (Word) throws(CommandError) -> Value
    ) {
        self.label = label
        self.kind = kind
        self.words = words
        self.read = read
    }

    /// The argument as a value without the generic type `Value`.
    package var erased: AnyArgument {
        AnyArgument(label: label, kind: kind, words: words, meaning: meaning)
    }

    /// Returns a copy of the argument that error messages describe as `meaning`.
    package func meaning(_ meaning: String) -> Self {
        var argument = self
        argument.meaning = meaning
        return argument
    }

    // MARK: Making syntax elements from the argument

    /// The syntax element for one word of this argument.
    package var once: Syntax { .argument(erased) }
    /// The syntax element for any number of words of this argument.
    package var list: Syntax { .list(erased, atLeast: 0) }
    /// Returns the syntax element for at least `count` words of this argument.
    package func list(atLeast count: Int) -> Syntax {
        precondition(count >= 0, "a list of at least \(count) words")
        return .list(erased, atLeast: count)
    }
    /// The syntax element that takes all remaining words of the command.
    package var rest: Syntax { .rest(erased) }
}

extension AnyArgument {
    /// The words that completion offers; empty if any text is allowed, or if the words depend on
    /// the document. For a spacing or a sweep, which can be any number or range, these are
    /// examples.
    package var vocabulary: [String] { words.isEmpty ? kind.vocabulary : words }

    /// Returns the texts that can complete `begun`, the beginning of a list of words separated by
    /// commas. Each text consists of `begun` up to its last comma and one possible next word.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension ArgumentKind {
    /// The words that completion offers; empty if any text is allowed, or if the words depend on
    /// the document. For a spacing or a sweep, which can be any number or range, these are
    /// examples.
    package var vocabulary: [String] {
        switch self {
        case .kind: ViewKind.allCases.map(\.rawValue)
        case .device: Device.all.map(\.id)
        case .deviceList: ["all"] + Device.all.map(\.id)
        case .orientation: Orientation.allCases.map(\.rawValue)
        case .orientationList: ["all"] + Orientation.allCases.map(\.rawValue)
        case .direction: LayoutDirection.allCases.map(\.rawValue)
        case .textSize: ["default"] + ContentSizeCategory.allCases.map(\.rawValue)
        case .spacing: ["default", "system"]
        case .condition, .traits: ["w=compact", "w=regular", "h=compact", "h=regular"]
        case .sweep: ["width=320..1366", "height=480..1366"]
        case .attribute: LayoutAttribute.allCases.map(\.rawValue)
        default: []
        }
    }

    /// Whether the argument is a list of words separated by commas.
    package var isList: Bool {
        switch self {
        case .deviceList, .orientationList, .condition, .traits, .wordList: true
        default: false
        }
    }

    /// Returns the texts that can complete `begun`, the beginning of a list of words separated by
    /// commas. Each text consists of `begun` up to its last comma and one possible next word.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension [String] {
    /// Returns the texts that can complete `begun`. Each consists of `begun` up to its last comma
    /// and one of these words. Words that `begun` already contains are left out.
    fileprivate func following(_ begun: String) -> [String] {
        guard let comma = begun.lastIndex(of: ",") else { return self }
        let head = begun[...comma]
        let given = begun[..<comma].split(separator: ",").map(String.init)
        // `all` cannot be combined with other words, and a list can have only one size class for
        // each axis.
        let keys = Set(given.map { $0.prefix { $0 != "=" } })
        return filter { word in
            word != "all" && !given.contains(word)
                && !(word.contains("=") && keys.contains(word.prefix { $0 != "=" }))
        }.map { head + $0 }
    }
}

extension PropertyKey {
    /// Returns the words that can be a value of this property, or the beginning of one.
    package func vocabulary(of holder: PropertyHolder) -> [String] {
        switch (self, type) {
        case (.device, _): ArgumentKind.device.vocabulary
        case (_, .spacing): ["system"]
        case (_, .font): TextStyle.allCases.map(\.rawValue)
        case (_, .sizeClasses): ArgumentKind.traits.vocabulary
        case (_, .color): UIColorName.allCases.map(\.rawValue) + [Color.assetPrefix]
        case (_, .style): holder.styles.map(\.rawValue)
        default: type.words
        }
    }
}
