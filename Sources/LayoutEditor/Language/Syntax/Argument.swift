package import StackCore

/// A place of a command together with how its word becomes a value.
package struct Argument<Value: Sendable>: Sendable {
    let label: String
    let kind: ArgumentKind
    /// The words of a closed list, where the kind does not know them.
    let words: [String]
    /// What an error calls it, where the kind alone does not say which one is meant.
    private(set) var meaning: String?
    /// Refuses a word that is no such value, where it stands.
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

    /// The same without the type of its value.
    package var erased: AnyArgument {
        AnyArgument(label: label, kind: kind, words: words, meaning: meaning)
    }

    /// The same argument with what an error calls it.
    package func meaning(_ meaning: String) -> Self {
        var argument = self
        argument.meaning = meaning
        return argument
    }

    // MARK: Places in a syntax

    /// One word.
    package var once: Syntax { .argument(erased) }
    /// Any number of words.
    package var list: Syntax { .list(erased, atLeast: 0) }
    /// At least so many words.
    package func list(atLeast count: Int) -> Syntax { .list(erased, atLeast: count) }
    /// All words that are left.
    package var rest: Syntax { .rest(erased) }
}

extension AnyArgument {
    /// The words of a closed list; empty where any text will do or the session has to be asked.
    package var vocabulary: [String] { words.isEmpty ? kind.vocabulary : words }

    /// The words that could follow what is begun of a list.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension ArgumentKind {
    /// The words of a closed list that documents know; empty where any text will do or the session has to be asked.
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

    /// Whether several of its words may stand in a row with commas between them.
    package var isList: Bool {
        switch self {
        case .deviceList, .orientationList, .condition, .traits, .wordList: true
        default: false
        }
    }

    /// The words that could follow what is begun of a list.
    package func list(begun: String) -> [String] { vocabulary.following(begun) }
}

extension [String] {
    /// Those that could follow what is begun, up to its last comma; none is offered twice.
    fileprivate func following(_ begun: String) -> [String] {
        guard let comma = begun.lastIndex(of: ",") else { return self }
        let head = begun[...comma]
        let given = begun[..<comma].split(separator: ",").map(String.init)
        // `all` is a list of its own, and of a size class there is one an axis.
        let keys = Set(given.map { $0.prefix { $0 != "=" } })
        return filter { word in
            word != "all" && !given.contains(word)
                && !(word.contains("=") && keys.contains(word.prefix { $0 != "=" }))
        }.map { head + $0 }
    }
}

extension PropertyKey {
    /// The words that a value of the holder's can be, or that it can begin with.
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
