/// The groups in which editors list properties.
package enum PropertyGroup: String, CaseIterable, Hashable, Sendable {
    /// The arrangement of a stack's views.
    case stack
    /// Properties that set what a view shows: texts, pictures, values and states.
    case content
    case margins
    case priorities
    /// Properties that determine position and size without constraints, such as the stored frame,
    /// and whether the view takes part in the layout.
    case layout
    /// Colours and borders, which do not affect the layout.
    case look
    case constraint
    case document
    /// Names and identifiers that do not affect layout or appearance, such as the object
    /// identifier, the custom class and the accessibility label.
    case identity
}

extension PropertyKey {
    /// The group in which editors list the property.
    package var group: PropertyGroup {
        switch self {
        case .axis, .distribution, .alignment, .spacing, .baselineRelative, .marginsRelative: .stack
        case .text, .font, .adjustsFontForTextSize, .lines, .preferredMaxLayoutWidth,
            .placeholder, .textAlignment,
            .lineBreakMode, .minimumScaleFactor, .lineHeightMultiple, .minimumLineHeight,
            .maximumLineHeight,
            .lineSpacing, .secure, .style, .segments, .pages, .image, .backgroundImage,
            .contentMode, .contentInset, .scrollEnabled, .imageName, .imagePlacement, .subtitle,
            .contentHorizontalAlignment, .enabled, .on, .value, .minimumValue, .maximumValue,
            .selectedSegment, .currentPage, .animating, .segmentImages, .clearButton, .items,
            .datePickerMode, .minuteInterval, .countDownDuration, .embeds, .backgroundImageName,
            .titleInset, .imageInset, .separatorInset, .rowHeight,
            .accessory, .contentText, .contentSecondaryText, .sectionHeader, .sectionFooter,
            .separators:
            .content
        case .margins, .preservesSuperviewMargins, .insetsMarginsFromSafeArea,
            .followsReadableWidth:
            .margins
        case .huggingHorizontal, .huggingVertical, .compressionHorizontal, .compressionVertical:
            .priorities
        case .hidden, .direction, .intrinsic, .installed, .frame, .autoresizing, .spacingAfter:
            .layout
        case .backgroundColor, .alpha, .clipsToBounds, .tintColor, .cornerRadius, .borderWidth,
            .borderColor, .textColor, .baseBackgroundColor, .onTintColor, .thumbTintColor,
            .minimumTrackTintColor, .maximumTrackTintColor, .progressTintColor, .trackTintColor,
            .color, .pageIndicatorTintColor, .currentPageIndicatorTintColor,
            .selectedSegmentTintColor, .separatorColor:
            .look
        case .constant, .multiplier, .priority, .active, .asserted, .untruncated: .constraint
        case .device, .orientation, .traits, .textSize, .additionalSafeArea, .design, .reachesTop,
            .reachesBottom, .respectsSystemMinimumMargins, .missingFonts, .displayScale,
            .buttonPadding, .navigationTitle, .titleView, .largeTitle, .barInAppOnly, .tabTitles,
            .tabImages, .selectedTab, .leftItems, .rightItems,
            .backTitle, .prompt, .toolbarItems, .barColor, .barTintColor, .barTitleColor,
            .barTitleFont, .globalTint, .toolsVersion, .source:
            .document
        case .userLabel, .objectID, .copiedFrom, .customClass, .verifyAmbiguity,
            .accessibilityIdentifier,
            .accessibilityLabel, .accessibilityHint:
            .identity
        }
    }

    /// Whether the property's values are lengths in points.
    package var isInPoints: Bool {
        switch type {
        case .spacing, .insets, .size, .rect: true
        case .number:
            switch self {
            case .preferredMaxLayoutWidth, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
                .cornerRadius, .borderWidth, .constant:
                true
            default: false
            }
        default: false
        }
    }
}
