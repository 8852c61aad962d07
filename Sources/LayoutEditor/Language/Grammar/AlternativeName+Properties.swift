import StackCore

extension AlternativeName {
    // MARK: Names of properties

    /// The names of properties in UIKit, SwiftUI and on the web. Each name has a list of the
    /// properties of this language that it may mean. A hint suggests the first property in the list
    /// that the view, constraint or document has.
    static let properties = [
        oneOf(
            ["text", "segments", "navigationTitle"],
            [
                "title", "string", "attributedText", "attributedTitle", "caption", "content",
                "label.text", "normalTitle", "currentTitle", "setTitle",
            ]),
        oneOf(["text", "font"], ["titleLabel", "textLabel", "titleLabel.text"]),
        oneOf(["font"], fonts),
        oneOf(["adjustsFontForTextSize"], ["adjustsFontForContentSizeCategory"]),
        oneOf(
            ["textColor", "color", "tintColor", "backgroundColor"],
            [
                "colour", "foregroundColor", "fontColor", "titleColor", "textColour", "foreground",
                "foregroundStyle", "text.color", "titleLabel.textColor",
            ]),
        oneOf(["color", "textColor", "backgroundColor"], ["color"]),
        oneOf(
            ["backgroundColor"],
            ["background", "bg", "fill", "fillColor", "backgroundColour", "bgColor"]),
        oneOf(["tintColor"], ["tint", "accentColor", "tintColour"]),
        oneOf(["lines"], ["numberOfLines", "lineLimit", "maxLines", "maximumNumberOfLines"]),
        oneOf(["textAlignment", "alignment"], ["align", "textAlign", "multilineTextAlignment"]),
        oneOf(["alignment"], ["alignItems", "crossAxisAlignment"]),
        oneOf(["distribution"], ["justify", "justifyContent", "mainAxisAlignment"]),
        oneOf(
            ["spacing"], ["gap", "space", "itemSpacing", "interitemSpacing", "columnGap", "rowGap"]),
        oneOf(["axis", "direction"], ["flexDirection", "stackDirection", "layoutAxis"]),
        oneOf(["axis"], ["orientation"]),
        oneOf(["lineSpacing", "spacing"], ["lineHeight", "leadingSpace"]),
        oneOf(["hidden"], ["isHidden", "visible", "visibility", "display", "hide"]),
        oneOf(["alpha"], ["opacity", "transparency", "isOpaque", "opaque"]),
        oneOf(["enabled", "active"], ["isEnabled", "disabled", "isActive"]),
        oneOf(["on"], ["isOn", "checked", "state", "isSelected"]),
        oneOf(
            ["contentInset", "margins"],
            ["contentInsets", "inset", "insets", "contentEdgeInsets", "textContainerInset"]),
        oneOf(["titleInset"], ["titleEdgeInsets", "titleInsets"]),
        oneOf(["imageInset"], ["imageEdgeInsets", "imageInsets"]),
        oneOf(
            ["margins"],
            [
                "margin", "padding", "layoutMargins", "directionalLayoutMargins", "paddings",
                "edgeInsets",
            ]),
        oneOf(
            ["marginsRelative"],
            ["isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement"]),
        oneOf(
            ["baselineRelative"],
            ["isBaselineRelativeArrangement", "baselineRelativeArrangement"]),
        oneOf(
            ["preservesSuperviewMargins"], ["preservesSuperviewLayoutMargins"]),
        oneOf(["insetsMarginsFromSafeArea"], ["insetsLayoutMarginsFromSafeArea"]),
        oneOf(
            ["followsReadableWidth"],
            ["readableWidth", "readable", "cellLayoutMarginsFollowReadableWidth"]),
        oneOf(["direction"], ["semanticContentAttribute", "layoutDirection", "rtl"]),
        oneOf(["placeholder"], ["placeholderText", "prompt", "hint", "attributedPlaceholder"]),
        oneOf(["secure"], ["isSecureTextEntry", "secureTextEntry", "password", "isSecure"]),
        oneOf(
            ["style", "axis"],
            ["borderStyle", "buttonType", "type", "tableStyle", "configuration"]),
        oneOf(["minimumScaleFactor"], ["adjustsFontSizeToFitWidth", "autoshrink", "shrink"]),
        oneOf(["largeTitle"], ["prefersLargeTitles", "largeTitles", "largeTitleDisplayMode"]),
        oneOf(["scrollEnabled"], ["isScrollEnabled", "scrolling", "scrolls", "scrollable"]),
        oneOf(
            ["imageName"],
            [
                "systemName", "systemImage", "symbol", "icon", "src", "imageNamed", "sfSymbol",
                "named",
            ]),
        oneOf(["contentMode"], ["scaleMode", "fit", "objectFit", "resizeMode", "aspect"]),
        oneOf(["segments", "text"], ["items", "titles", "segmentTitles", "options"]),
        oneOf(["selectedSegment"], ["selectedSegmentIndex", "selectedIndex", "selected"]),
        oneOf(["pages"], ["numberOfPages", "pageCount"]),
        oneOf(["currentPage"], ["page", "current"]),
        oneOf(["value"], ["progress", "currentValue"]),
        oneOf(["minimumValue"], ["min", "minimum", "minValue"]),
        oneOf(["maximumValue"], ["max", "maximum", "maxValue"]),
        oneOf(["animating"], ["isAnimating", "startAnimating", "spinning"]),
        oneOf(["cornerRadius"], ["radius", "rounded", "borderRadius", "corners"]),
        oneOf(["borderWidth"], ["border", "borderSize", "strokeWidth"]),
        oneOf(["borderColor"], ["borderColour", "strokeColor", "stroke"]),
        oneOf(
            ["clipsToBounds"],
            ["clips", "masksToBounds", "overflow", "clip", "clipped", "isClipped"]),
        oneOf(["userLabel"], ["label", "documentLabel"]),
        oneOf(["customClass"], ["class", "className"]),
        oneOf(["objectID"], ["id", "identifier"]),
        oneOf(
            ["intrinsic"], ["intrinsicContentSize", "intrinsicSize", "contentSize", "idealSize"]),
        oneOf(["constant"], ["offset", "value", "distance", "length"]),
        oneOf(["multiplier"], ["ratio", "factor"]),
        oneOf(["priority"], ["strength", "weight"]),
        oneOf(["additionalSafeArea"], ["additionalSafeAreaInsets", "safeArea", "safeAreaInsets"]),
        oneOf(
            ["textSize"], ["contentSizeCategory", "dynamicType", "preferredContentSizeCategory"]),
        oneOf(["preferredMaxLayoutWidth"], ["maxLayoutWidth", "preferredWidth"]),
        oneOf(["lineBreakMode"], ["lineBreak", "truncation", "truncationMode", "ellipsize"]),
        explained(
            .property,
            [
                "hugging", "contentHuggingPriority", "huggingPriority", "contentHugging",
                "horizontalHuggingPriority", "verticalHuggingPriority", "setContentHuggingPriority",
            ], "hugging.horizontal or hugging.vertical, as in set NAME.hugging.horizontal 251"),
        explained(
            .property,
            [
                "compression", "compressionResistance", "contentCompressionResistancePriority",
                "resistance", "compressionResistancePriority", "contentCompressionResistance",
                "layoutPriority", "setContentCompressionResistancePriority",
            ],
            "compression.horizontal or compression.vertical, as in "
                + "set NAME.compression.horizontal 751"),
        explained(
            .property, ["customSpacing", "spacingAfter", "setCustomSpacing"],
            "space after NAME in STACK 20"),
        explained(
            .property, ["size", "frame.size", "bounds", "frame.width", "frame.height"],
            "constrain NAME.width = 100 and constrain NAME.height = 44 make a size"),
        explained(
            .property, ["minWidth", "maxWidth", "idealWidth", "min-width", "max-width"],
            "constrain NAME.width >= 100 or constrain NAME.width <= 100"),
        explained(
            .property, ["minHeight", "maxHeight", "idealHeight", "min-height", "max-height"],
            "constrain NAME.height >= 44 or constrain NAME.height <= 44"),
        explained(
            .property, ["aspectRatio", "aspect-ratio"], "constrain NAME.width = 16:9 * NAME.height"),
        explained(
            .property, ["position", "origin", "x", "y", "frame.origin"],
            "constrain NAME.leading = PARENT.leading + 20 makes a place"),
        explained(
            .property, ["center", "centre"],
            "constrain NAME.centerX = PARENT.centerX and constrain NAME.centerY = PARENT.centerY"),
        explained(.property, ["parent", "superview"], "move NAME to PARENT"),
        explained(.property, ["name"], "rename NAME to OTHER"),
        explained(
            .property, ["zIndex", "zPosition", "layer.zPosition", "order"], "order NAME front"),
        explained(
            .property,
            ["translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "tamic"],
            "a view with constraints does not have its mask translated; autoresizing is the mask"),
        explained(
            .property,
            [
                "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
                "spellCheckingType", "textContentType", "keyboardAppearance", "clearButtonMode",
                "delegate", "dataSource", "tag", "target", "action",
                "isUserInteractionEnabled",
                "userInteractionEnabled", "isMultipleTouchEnabled", "inputAccessoryView",
                "inputView",
                "shadow", "shadowColor", "shadowRadius", "shadowOffset", "shadowOpacity",
                "transform",
                "gestureRecognizers", "reuseIdentifier", "restorationIdentifier", "onTap",
                "allowsSelection", "bounces", "isPagingEnabled", "separatorStyle",
            ],
            "no layout depends on it, and documents do not contain it; an exported storyboard keeps its value"
        ),
    ]

    private static let fonts = [
        "fontSize", "textStyle", "fontWeight", "fontName", "fontFamily", "pointSize", "bold",
        "titleLabel.font", "typeface",
    ]

    private static func oneOf(_ keys: [String], _ words: [String]) -> AlternativeName {
        AlternativeName(words: words, place: .property, meaning: .oneOf(keys))
    }

    /// Returns a hint for a property that was typed as if it were a command, such as `margins 8` or
    /// `title.text Hi`. Returns nil if the name is not a property and the table `properties` does
    /// not contain it.
    static func hint(forCommand word: String) -> String? {
        let dot = word.firstIndex(of: ".")
        let name = dot.map { String(word[word.index(after: $0)...]) } ?? word
        let item = dot.map { String(word[..<$0]) } ?? "NAME"
        if PropertyKey(spelling: name) != nil { return "set \(item).\(name) VALUE" }
        return switch meaning(of: name, as: .property) {
        case .oneOf(let keys)?: "set \(item).\(keys[0]) VALUE"
        case .explained(let sentence)?: sentence
        case .same?, nil: nil
        }
    }

    /// Returns a hint for a property that an item does not have; nil if there is nothing to
    /// suggest.
    static func hint(forProperty word: String, of holder: PropertyHolder) -> String? {
        let plain = word.hasPrefix("layer.") ? String(word.dropFirst("layer.".count)) : word
        let has = { (spelling: String) in PropertyKey(spelling: spelling).map(holder.has) ?? false }
        if plain != word, has(plain) { return "did you mean \(plain)?" }
        for word in [word, plain] {
            switch meaning(of: word, as: .property) {
            case .oneOf(let keys)?:
                if let key = keys.first(where: has) { return "did you mean \(key)?" }
            case .explained(let sentence)?: return sentence
            case .same?, nil: break
            }
        }
        if case .view = holder, LayoutAttribute(rawValue: plain) != nil {
            return "constrain NAME.\(plain) = … makes a constraint of it"
        }
        return nil
    }
}
