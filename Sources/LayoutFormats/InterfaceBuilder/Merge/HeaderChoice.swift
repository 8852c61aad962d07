/// The side whose header the merged file gets. The header is Xcode's version, the device and the
/// plug-in, which always come from the same side. Capabilities come from it if both sides changed
/// them differently. It is the side that changed the header; if both did, the side with the newer
/// Xcode (docs/merging.md, "The header").
struct HeaderChoice {
    let side: MergeSide
    /// Whether both sides changed the header, each differently.
    let isChosen: Bool

    init(_ input: MergeInput) {
        let (base, ours, theirs) = (
            HeaderText(input.base), HeaderText(input.ours), HeaderText(input.theirs)
        )
        let result = ThreeWay(base, ours, theirs)
        isChosen = result.side == nil
        side = result.side ?? (ours.version.isOlder(than: theirs.version) ? .theirs : .ours)
    }
}

/// All parts of a file's header as texts, to find out whether a side changed the header.
private struct HeaderText: Equatable {
    let version: HeaderVersion
    private let texts: [String]

    init(_ version: Version) {
        self.version = HeaderVersion(version)
        let root = version.root
        let attributes = root.attributes.filter { VersionTables.header.contains($0.name) }
        let parts = version.elements.filter { element in
            element.name == "device" && element.parent == root.identity
                || element.parent.flatMap { version[$0] }?.name == "dependencies"
                    && !VersionTables.chosenDependencies.contains(element.name)
        }
        texts = attributes.map { $0.name + "=" + $0.value }.sorted() + parts.map(\.content)
    }
}

/// The versions of Interface Builder's tools and plug-in in a file's header. If the tools version
/// was overwritten by another program, the plug-in version is used for both.
private struct HeaderVersion: Equatable {
    private let numbers: [[Int]]

    init(_ version: Version) {
        let plugIn = version.plugInVersion
        let tools = Self.numbers(version.root["toolsVersion"])
        // The version 32700.99.1234 carries no information (File/FileFacts.swift).
        let isStripped = (tools.first ?? 0) >= 32_700
        numbers = [isStripped ? Self.numbers(plugIn) : tools, Self.numbers(plugIn)]
    }

    func isOlder(than other: HeaderVersion) -> Bool {
        for (mine, yours) in zip(numbers, other.numbers) where mine != yours {
            return mine.lexicographicallyPrecedes(yours)
        }
        return false
    }

    private static func numbers(_ text: String?) -> [Int] {
        (text ?? "").split(separator: ".").map { Int($0) ?? 0 }
    }
}

extension TreeMerge {
    mutating func tellHeader() {
        guard header.isChosen else { return }
        let version = input[header.side].root["toolsVersion"] ?? "unknown"
        report.add(
            "both sides brought a header: it is that of \(header.side.rawValue) (toolsVersion \(version))"
        )
    }
}

extension MergeInput {
    /// Returns whether all changes of a side are ones that Xcode made on its own, because someone
    /// saved the file with another version of Xcode.
    func isRewrite(_ side: MergeSide) -> Bool {
        func objects(_ version: Version) -> Int {
            version.elements.reduce(0) { $0 + ($1.kind == .object ? 1 : 0) }
        }
        if objects(self[side]) != objects(base) { return false }
        return self[side].elements.dropFirst().allSatisfy { element in
            guard let old = base[element.identity] else { return element.kind != .object }
            return !element.isChanged(from: old)
        }
    }
}
