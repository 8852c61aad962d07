package import StackCore

/// A parameter of a command's syntax, with a function that converts its word to a value.
package struct Argument<Value: Sendable>: Sendable {
    let label: String
    let kind: ArgumentKind
    /// The words of a closed list, if the argument kind does not define them.
    let words: [String]
    /// The name in error messages, if the argument kind is not specific enough.
    private(set) var meaning: String?
    /// Converts a word to a value. Throws, with its position, if it is invalid.
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

    /// The argument without its value type.
    package var erased: AnyArgument {
        AnyArgument(label: label, kind: kind, words: words, meaning: meaning)
    }

    /// Returns the argument with a name for error messages.
    package func meaning(_ meaning: String) -> Self {
        var argument = self
        argument.meaning = meaning
        return argument
    }

    // MARK: Use in a syntax

    /// The syntax for one word.
    package var once: Syntax { .argument(erased) }
    /// The syntax for any number of words.
    package var list: Syntax { .list(erased, atLeast: 0) }
    /// Returns the syntax for at least `count` words.
    package func list(atLeast count: Int) -> Syntax { .list(erased, atLeast: count) }
    /// The syntax for all remaining words.
    package var rest: Syntax { .rest(erased) }
}

extension AnyArgument {
    /// The words of a closed list; empty if any text is allowed or only the session knows the
    /// words.
    package var vocabulary: [String] { words.isEmpty ? kind.vocabulary : words }

    /// Returns the words that can continue a partially typed list.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension ArgumentKind {
    /// The words of a closed list; empty if any text is allowed or only the session knows the
    /// words.
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

    /// Whether several words may be given, separated by commas.
    package var isList: Bool {
        switch self {
        case .deviceList, .orientationList, .condition, .traits, .wordList: true
        default: false
        }
    }

    /// Returns the words that can continue a partially typed list.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension [String] {
    /// Returns the words that can follow the typed text up to its last comma, without those already
    /// given.
    fileprivate func following(_ begun: String) -> [String] {
        guard let comma = begun.lastIndex(of: ",") else { return self }
        let head = begun[...comma]
        let given = begun[..<comma].split(separator: ",").map(String.init)
        // `all` is a list by itself, and each axis has only one size class.
        let keys = Set(given.map { $0.prefix { $0 != "=" } })
        return filter { word in
            word != "all" && !given.contains(word)
                && !(word.contains("=") && keys.contains(word.prefix { $0 != "=" }))
        }.map { head + $0 }
    }
}

extension PropertyKey {
    /// Returns the words that a value of this property can be or start with.
    package func vocabulary(of holder: PropertyHolder) -> [String] {
        switch (self, type) {
        case (.device, _): ArgumentKind.device.vocabulary
        case (.textSize, _): ContentSizeCategory.allCases.map(\.rawValue)
        case (_, .spacing): ["system"]
        case (_, .font): TextStyle.allCases.map(\.rawValue)
        case (_, .sizeClasses): ArgumentKind.traits.vocabulary
        case (_, .color): UIColorName.allCases.map(\.rawValue) + [Color.assetPrefix]
        case (_, .style): holder.styles.map(\.rawValue)
        default: type.words
        }
    }
}
