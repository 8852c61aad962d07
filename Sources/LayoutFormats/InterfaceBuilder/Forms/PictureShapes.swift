import StackCore

/// Readers and writers of the size of a view's picture. The reader returns the picture's size in
/// points, from the file's `<resources>`. If the view has no picture, the writer adds a placeholder
/// picture of the new size. If it has one, the writer changes nothing, even if the size differs.
extension PropertyCoder {
    /// The content mode. Interface Builder writes only `topLeft` with a capital (10 of 10 views).
    static let contentMode = PropertyCoder { source throws(InvalidValue) in
        let word = source.element["contentMode"]
        return try source.value(word == "TopLeft" ? "topLeft" : word)
    } write: { value, target in
        let word = value?.spelling
        target.place.set("contentMode", word == "topLeft" ? "TopLeft" : word)
    }

    static func picture(_ key: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.picture(key, in: source.element)
        } write: { value, target in
            guard case .size(let size)? = value, target.place.existing?[key] == nil,
                target.place.existing?.child(key: key) == nil
            else { return }
            target.place.set(key, target.element.tree.listPicture(size))
        }
    }

    static let configuredPicture = PropertyCoder(
        read: { source throws(InvalidValue) in
            try source.element.configuration.flatMap { configuration throws(InvalidValue) in
                try source.picture("image", in: configuration)
            }
        }, write: nil)

    static func statePicture(_ key: String) -> PropertyCoder {
        PropertyCoder { source throws(InvalidValue) in
            try source.element.child("state", key: "normal").flatMap { state throws(InvalidValue) in
                try source.picture(key, in: state)
            }
        } write: { value, target in
            guard case .size(let size)? = value else { return }
            let state = target.element.makeState()
            if state[key] == nil { state.set(key, state.tree.listPicture(size)) }
        }
    }
}

/// Readers and writers of a picture's name. The writer does nothing if the view has no picture,
/// because a new picture would have no size.
extension PropertyCoder {
    static let pictureName = PropertyCoder { source throws(InvalidValue) in
        try source.pictureName(in: source.element)
    } write: { value, target in
        target.place.existing?.setPictureName(value)
    }

    static let statePictureName = PropertyCoder { source throws(InvalidValue) in
        try source.element.picturedPart.flatMap { part throws(InvalidValue) in
            try source.pictureName(in: part)
        }
    } write: { value, target in
        if target.isBase { target.element.picturedPart?.setPictureName(value) }
    }
}

extension PropertyCoder {
    /// The name of the background picture of a button. The export does not write it, because a new
    /// picture would have no size.
    static let backgroundPictureName = PropertyCoder(
        read: { source throws(InvalidValue) in
            let state = source.element.child("state", key: "normal")
            let name = state.flatMap {
                BarItemElement.imageName($0, key: "backgroundImage", source.resources)
            }
            return try source.value(name?.stored)
        }, write: nil)
}

extension SourceElement {
    /// The child of a button's element that names the picture: the `<buttonConfiguration>`,
    /// otherwise the `<state>` with the key `normal`. Nil if neither names one.
    fileprivate var picturedPart: SourceElement? {
        [configuration, child("state", key: "normal")].compactMap { $0 }
            .first { $0["image"] != nil || $0.child("imageReference", key: "image") != nil }
    }

    fileprivate func setPictureName(_ value: PropertyValue?) {
        let element = child("imageReference", key: "image") ?? self
        guard let value, let old = element["image"] else { return }
        let name = ImageName(stored: value.spelling)
        element.set("image", name.plain)
        element.set("catalog", name.isSymbol ? "system" : nil)
        tree.listPicture(name, as: old)
    }
}

extension ImageName {
    /// The picture's name without the prefix that marks system symbols.
    var plain: String {
        switch self {
        case .asset(let name), .symbol(let name): name
        }
    }

    var isSymbol: Bool { if case .symbol = self { true } else { false } }
}

extension FormSource {
    fileprivate func pictureName(in place: SourceElement) throws(InvalidValue) -> PropertyValue? {
        let element = place.child("imageReference", key: "image") ?? place
        guard let name = element["image"] else { return nil }
        let isSymbol =
            element["catalog"] == "system" || resources.picture(name)?.isSymbol == true
        return try value((isSymbol ? ImageName.symbol(name) : .asset(name)).stored)
    }

    fileprivate func picture(_ key: String, in place: SourceElement) throws(InvalidValue)
        -> PropertyValue?
    {
        let reference = place.child("imageReference", key: key)
        guard let name = place[key] ?? reference?["image"] else { return nil }
        let isSystems = (reference ?? place)["catalog"] == "system"
        guard let picture = resources.picture(name) ?? (isSystems ? .unlistedSymbol : nil) else {
            throw InvalidValue(text: name)
        }
        let size =
            picture.isSymbol
            ? SymbolSize.estimate(name, picture.size, place, reference, usualScale(in: place))
            : picture.size
        return try value(size.spelling)
    }

    /// Returns the symbol scale (small 0.8, medium 1 or large) of a symbol whose element specifies
    /// none. It is `SymbolMetrics.scale(in:)`, which is large in buttons. In two cases it is 1
    /// instead: in buttons with a configuration (observed for 5 of 6 symbols in 2 projects), and
    /// from Xcode 12 on in custom buttons (15 of 15 symbols in 3 projects).
    private func usualScale(in place: SourceElement) -> Double {
        let isCustom = place.isNamed("state") && element["buttonType"] == nil
        return place.isNamed("buttonConfiguration") || isCustom && resources.era >= .xcode12
            ? 1 : SymbolMetrics.scale(in: kind)
    }
}

extension Resources.Picture {
    /// The size used for a system symbol that the file's resources do not list.
    fileprivate static let unlistedSymbol = Self(size: Size(width: 1, height: 1), isSymbol: true)
}

/// Estimates the size of system symbols, because files list only the size of a large preview.
enum SymbolSize {
    /// Returns the estimated size of a system symbol, in points. The size has the proportions of
    /// `preview`, the size in the file's resources, and depends on the symbol configuration in
    /// `source` (`SymbolMetrics`).
    ///
    /// - Parameters:
    ///   - reference: the `<imageReference>` in `source` that names the symbol; nil if there is
    ///     none
    ///   - usualScale: the symbol scale if the symbol configuration specifies none
    static func estimate(
        _ name: String, _ preview: Size, _ source: SourceElement, _ reference: SourceElement?,
        _ usualScale: Double
    ) -> Size {
        let configuration =
            source.child(key: "preferredSymbolConfiguration")
            ?? source.child(key: "preferredSymbolConfigurationForImage")
        let scale =
            [configuration?["scale"], reference?["symbolScale"]].compactMap { $0 }
            .lazy.compactMap { scales[$0] }.first ?? usualScale
        let weight = configuration?["weight"].map { heavyWeights.contains($0) } ?? false
        return SymbolMetrics.size(
            of: name, proportions: preview,
            side: points(configuration) * scale * (weight ? SymbolMetrics.heavier : 1))
    }

    /// Returns the point size that a symbol configuration specifies, either as a number or by a
    /// font. Returns the default size if it specifies neither.
    private static func points(_ configuration: SourceElement?) -> Double {
        if let size = XMLNumber.parse(configuration?["pointSize"]) { return size }
        guard let element = configuration?.child("fontDescription"),
            let font = FontElement.font(element, for: nil)
        else { return SymbolMetrics.pointSize }
        return TextMetrics(font: font, traits: MeasurementTraits(category: .large)).pointSize
    }

    private static let heavyWeights: Set = ["medium", "semibold", "bold", "heavy", "black"]
    private static let scales = ["small": 0.8, "medium": 1, "large": SymbolMetrics.large]
}
