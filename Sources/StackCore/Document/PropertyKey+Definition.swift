/// The definition of a property: the kinds of items that have the property, its type, and its
/// description. The parser, `show`, help and the documentation all read this one definition.
package struct PropertyDefinition: Sendable {
    /// The kinds of items that have the property.
    package enum Owner: Hashable, Sendable {
        case views(ViewKinds)
        case constraints
        case documents
        case viewsAndConstraints
        case viewsAndDocuments(ViewKinds)
    }

    /// The type of the property's values, which also parses them.
    package let type: PropertyType
    /// The kinds of items that may have the property.
    package let owner: Owner
    /// The kinds of views for which the property is meaningful; nil for all kinds of `owner`. Files
    /// and scripts may also set it on the other kinds of `owner`, because files store several kinds
    /// as one (`ViewKind.storedKind`).
    package let users: ViewKinds?
    /// Whether the property's value may vary by size class.
    package let varies: Bool
    /// The value that the property has on an item on which it is not set.
    let fallback: Fallback
    /// A one-line description for help.
    package let summary: String

    enum Fallback: Sendable {
        /// The property has no default, or layout computes its value from the item's content.
        case none
        case value(PropertyValue)
        /// A value that a function computes from the kind of the item.
        case by(@Sendable (PropertyHolder) -> PropertyValue?)
    }

    init(
        _ type: PropertyType, _ owner: Owner, of users: ViewKinds? = nil, varies: Bool = true,
        or fallback: PropertyValue, _ summary: String
    ) {
        (self.type, self.owner, self.users, self.varies) = (type, owner, users, varies)
        (self.fallback, self.summary) = (.value(fallback), summary)
    }

    init(
        _ type: PropertyType, _ owner: Owner, of users: ViewKinds? = nil, varies: Bool = true,
        by fallback: (@Sendable (PropertyHolder) -> PropertyValue?)? = nil, _ summary: String
    ) {
        (self.type, self.owner, self.users, self.varies) = (type, owner, users, varies)
        (self.fallback, self.summary) = (fallback.map(Fallback.by) ?? .none, summary)
    }
}

extension PropertyDefinition {
    /// Returns whether the property is meaningful for views of `kind`.
    package func isUsed(by kind: ViewKind) -> Bool {
        owner.includes(kind) && users?.contains(kind) ?? true
    }
}

extension PropertyDefinition.Owner {
    static let allViews = Self.views(.all)

    /// Returns whether views of `kind` may have the property. A kind that files store as another
    /// kind has the properties of that kind (`storedKind`); for example, a table has those of a
    /// scroll view.
    package func includes(_ kind: ViewKind) -> Bool {
        switch self {
        case .views(let kinds), .viewsAndDocuments(let kinds): kinds.contains(kind.storedKind)
        case .viewsAndConstraints: true
        case .constraints, .documents: false
        }
    }

    /// Whether all constraints have the property. `includesDocuments` is the same for documents.
    package var includesConstraints: Bool { self == .constraints || self == .viewsAndConstraints }
    package var includesDocuments: Bool {
        if case .viewsAndDocuments = self { true } else { self == .documents }
    }
}

extension PropertyKey {
    /// The definition of the property. All definitions are created once, on first use.
    package var definition: PropertyDefinition { Self.definitions[index] }
    /// The type of the property's values.
    package var type: PropertyType { definition.type }

    private static let definitions = allCases.map { $0.makeDefinition() }
    private static let fallbacks = definitions.map(\.fallback)

    /// Returns the property's value for an item on which it is not set; nil if there is none.
    ///
    /// Views have the defaults of UIKit views that are created in code (docs/auto-layout-rules.md,
    /// "Content sizes").
    package func defaultValue(for holder: PropertyHolder) -> PropertyValue? {
        switch Self.fallbacks[index] {
        case .none: nil
        case .value(let value): value
        case .by(let value): value(holder)
        }
    }

    private static let points = -NumberSpelling.limit...NumberSpelling.limit
    private static let priorities = 1.0...1000.0

    private func makeDefinition() -> PropertyDefinition {
        forViews() ?? forStacks() ?? forContent() ?? forLooks() ?? forConstraints()
            ?? forDocuments()
    }

    private func forViews() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .hidden:
            D(
                .flag, .allViews, or: .flag(false),
                "isHidden: a stack leaves the view out of its arrangement")
        case .huggingHorizontal:
            D(
                .number(Self.priorities), .allViews,
                by: { $0.kind.map { .number($0.defaultHugging(.horizontal)) } },
                "how strongly the view resists becoming wider than its content")
        case .huggingVertical:
            D(
                .number(Self.priorities), .allViews,
                by: { $0.kind.map { .number($0.defaultHugging(.vertical)) } },
                "how strongly the view resists becoming higher than its content")
        case .compressionHorizontal:
            D(
                .number(Self.priorities), .allViews, or: .number(750),
                "how strongly the view resists becoming narrower than its content")
        case .compressionVertical:
            D(
                .number(Self.priorities), .allViews, or: .number(750),
                "how strongly the view resists becoming lower than its content")
        case .margins:
            D(
                .insets, .allViews,
                by: { .insets($0.kind == .stack ? .zero : Insets(all: 8)) },
                "directionalLayoutMargins: top,leading,bottom,trailing in points")
        case .preservesSuperviewMargins:
            D(.flag, .allViews, or: .flag(false), "preservesSuperviewLayoutMargins")
        case .insetsMarginsFromSafeArea:
            D(.flag, .allViews, or: .flag(true), "insetsLayoutMarginsFromSafeArea")
        case .followsReadableWidth:
            D(.flag, .allViews, or: .flag(false), "layoutMarginsFollowReadableWidth")
        case .direction:
            D(
                .direction, .viewsAndDocuments(.all),
                by: { $0 == .document ? .direction(.ltr) : nil },
                "the reading direction, ltr or rtl")
        case .intrinsic:
            D(.size, .allViews, "intrinsicContentSize as WxH, - for a dimension without one")
        case .backgroundColor:
            D(
                .color, .allViews,
                "the colour behind the view, such as #FF8800, systemBlue or asset:Brand")
        case .userLabel: D(.text, .allViews, varies: false, "the name that Interface Builder shows")
        case .installed:
            D(
                .flag, .viewsAndConstraints, or: .flag(true),
                "whether the view or constraint is installed, so that it takes part in the layout")
        case .frame:
            D(
                .rect, .allViews,
                "the designed frame x,y,width,height: autoresizing masks change it, and an arranged view"
                    + " without a content size keeps its size on Interface Builder's canvas")
        case .autoresizing:
            D(
                .mask, .allViews, varies: false,
                "autoresizingMask; setting it makes the frame, not constraints, place the view")
        case .spacingAfter:
            D(.spacing, .allViews, varies: false, "the custom spacing after the view in its stack")
        case .objectID:
            D(.text, .viewsAndConstraints, varies: false, "Interface Builder's identifier")
        case .copiedFrom:
            D(
                .text, .allViews, varies: false,
                "the objectID of the original of a copy: push also copies the data that only the storyboard has"
            )
        case .verifyAmbiguity:
            D(
                .verification, .allViews, varies: false,
                "Interface Builder's Ambiguity menu: off is Never Verify, ignoreSizes Verify Position Only"
            )
        case .customClass:
            D(
                .text, .allViews, varies: false,
                "the view's class, if it is not that of its kind: MKMapView, or the app's own")
        default: nil
        }
    }

    private func forStacks() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        let stacks = D.Owner.views([.stack])
        return switch self {
        case .axis:
            D(
                .axis, stacks, or: .axis(.horizontal),
                "the direction in which the stack arranges its views")
        case .distribution:
            D(
                .distribution, stacks, or: .distribution(.fill),
                "how arranged views share the stack's length")
        case .alignment:
            D(
                .alignment, stacks, or: .alignment(.fill),
                "the position of arranged views across the axis")
        case .spacing:
            D(.spacing, stacks, or: .spacing(.points(0)), "the distance between arranged views")
        case .baselineRelative: D(.flag, stacks, or: .flag(false), "isBaselineRelativeArrangement")
        case .marginsRelative:
            D(.flag, stacks, or: .flag(false), "isLayoutMarginsRelativeArrangement")
        default: nil
        }
    }

    private func forContent() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        let texts = D.Owner.views([.label, .button, .textField, .textView, .searchBar])
        let paragraphs = D.Owner.views([.label, .textView])
        return switch self {
        case .text: D(.text, texts, "the text or title")
        case .font:
            D(
                .font, .views([.label, .button, .textField, .textView, .segmented]),
                "SIZE, SIZE/WEIGHT or a text style")
        case .lines:
            D(
                .wholeNumber(0...10_000), .views([.label, .button]), or: .number(1),
                "numberOfLines; 0 is no limit")
        case .preferredMaxLayoutWidth:
            D(
                .number(0...1e6), .views([.label]),
                "the width at which the text wraps, independent of the view's width; 0 is automatic"
            )
        case .lineHeightMultiple:
            D(
                .number(0...1e6), paragraphs, or: .number(0),
                "each line's height as a multiple of the font's; 0 is the font's own")
        case .minimumLineHeight:
            D(.number(0...1e6), paragraphs, or: .number(0), "the minimum line height, in points")
        case .maximumLineHeight:
            D(
                .number(0...1e6), paragraphs, or: .number(0),
                "the maximum line height, in points; 0 is no limit")
        case .lineSpacing:
            D(
                .number(0...1e6), paragraphs, or: .number(0),
                "the additional space between two lines, in points")
        case .placeholder: D(.text, .views([.textField, .searchBar]), "the text of an empty field")
        case .style:
            D(
                .style,
                .views([
                    .button, .textField, .activity, .datePicker, .searchBar, .pageControl,
                    .progress, .scroll, .segmented, .view,
                ]),
                of: [
                    .button, .textField, .activity, .datePicker, .searchBar, .pageControl,
                    .progress, .scroll, .table, .collection, .segmented, .cell,
                ], varies: false, by: { $0.kind?.defaultStyle.map(PropertyValue.style) },
                "the look that decides the size of a control; lists and cells, which have margins "
                    + "of their own")
        case .segments: D(.text, .views([.segmented]), "the titles of the segments, separated by |")
        case .pages: D(.wholeNumber(0...10_000), .views([.pageControl]), "numberOfPages")
        case .image: D(.size, .views([.image, .button]), "the picture's size as WxH")
        case .backgroundImage:
            D(.size, .views([.button]), "the size of the picture behind the title as WxH")
        case .contentMode:
            D(
                .contentMode, .allViews, or: .contentMode(.scaleToFill),
                "how the view shows its content")
        case .contentInset:
            D(.insets, .views([.scroll, .textView, .button]), "the space around the content")
        case .scrollEnabled:
            D(
                .flag, .views([.scroll, .textView]), or: .flag(true),
                "isScrollEnabled; a text view that does not scroll has its text's height")
        default: nil
        }
    }

    private func forConstraints() -> PropertyDefinition? {
        typealias D = PropertyDefinition
        return switch self {
        case .constant:
            D(.number(Self.points), .constraints, or: .number(0), "the constant, in points")
        case .multiplier:
            D(
                .number(Self.points), .constraints, varies: false, or: .number(1),
                "the factor of the second attribute")
        case .priority:
            D(
                .number(Self.priorities), .constraints, or: .number(1000),
                "1 to 1000; 1000 is required")
        case .active: D(.flag, .constraints, varies: false, or: .flag(true), "isActive")
        case .asserted:
            D(
                .flag, .constraints, varies: false, or: .flag(false),
                "whether it is an assertion, which checks test and the layout ignores")
        case .untruncated:
            D(
                .flag, .constraints, varies: false, or: .flag(false),
                "whether it asserts that the view's text is not truncated")
        default: nil
        }
    }

    private func forDocuments() -> PropertyDefinition {
        typealias D = PropertyDefinition
        return switch self {
        case .orientation:
            D(
                .orientation, .documents, varies: false, or: .orientation(.portrait),
                "the orientation of the device")
        case .traits:
            D(.sizeClasses, .documents, varies: false, "size classes instead of the device's own")
        case .textSize:
            D(
                .word(ContentSizeCategory.allCases.map(\.rawValue)), .documents, varies: false,
                "the content size category (default: that of the tools' version, now large)")
        case .additionalSafeArea:
            D(
                .insets, .documents, varies: false,
                "additionalSafeAreaInsets, for bars outside the document")
        case .toolsVersion:
            D(
                .text, .documents, varies: false,
                "the version of Interface Builder that defines the sizes of texts and controls")
        case .design:
            D(
                .size, .documents, varies: false,
                "the size of a freeform document, instead of the device's")
        case .reachesTop:
            D(
                .flag, .documents, varies: false, or: .flag(true),
                "whether the root reaches the screen's top and its safe area there; a sheet does not"
            )
        case .reachesBottom:
            D(
                .flag, .documents, varies: false, or: .flag(true),
                "whether the root reaches the screen's bottom and its safe area there")
        case .respectsSystemMinimumMargins:
            D(
                .flag, .documents, varies: false, or: .flag(true),
                "viewRespectsSystemMinimumLayoutMargins; false if the root is a cell")
        case .missingFonts:
            D(
                .text, .documents, varies: false,
                "font families that are laid out in Helvetica Neue, separated by ,; with =1.2 in lines "
                    + "of 1.2 em")
        case .displayScale:
            D(
                .number(1...4), .documents, varies: false,
                "pixels per point, if frames and texts use other pixels than the device's")
        case .buttonPadding:
            D(
                .number(0...100), .documents, varies: false,
                "points above and below the titles of buttons with a configuration, if not 7")
        case .navigationTitle:
            D(
                .text, .documents, varies: false,
                "the title in the navigation bar; without one there is no bar to draw")
        case .titleView:
            D(
                .text, .documents, varies: false,
                "the document that the navigation bar shows instead of its title: its name, or its root's objectID"
            )
        case .largeTitle:
            D(
                .flag, .documents, varies: false, or: .flag(false),
                "whether the app's navigation bar shows its title large until content scrolls")
        case .barInAppOnly:
            D(
                .flag, .documents, varies: false, or: .flag(false),
                "whether the app's navigation bar differs from the canvas's: only the app has one, "
                    + "because code pushes the scene, or the canvas's bar is opaque and the app's "
                    + "is not; pictures show the app's bar, frames are those of the canvas")
        case .tabTitles:
            D(
                .text, .documents, varies: false,
                "the titles in the tab bar, separated by |; without any there is no bar to draw")
        case .tabImages:
            D(
                .text, .documents, varies: false,
                "the pictures of the tabs, separated by |: names as of imageName")
        case .selectedTab:
            D(
                .wholeNumber(0...10_000), .documents, varies: false,
                "the selected tab, counted from 0 (default: the one with navigationTitle)")
        case .leftItems:
            D(
                .text, .documents, varies: false,
                "the items at the navigation bar's leading edge; spelled as items")
        case .rightItems:
            D(
                .text, .documents, varies: false,
                "the items at the navigation bar's trailing edge, from the edge inward")
        case .backTitle:
            D(
                .text, .documents, varies: false,
                "the title of the back button; may be empty; without it there is no button")
        case .prompt:
            D(.text, .documents, varies: false, "the line above the title in the navigation bar")
        case .toolbarItems:
            D(
                .text, .documents, varies: false,
                "the items of the toolbar at the bottom; may be empty; spelled as items")
        case .barColor:
            D(
                .color, .viewsAndDocuments([.view]), of: [.toolbar], varies: false,
                "the background colour of the navigation bar, or of a bar that is a view")
        case .barTintColor:
            D(.color, .documents, varies: false, "the tint of the navigation bar's items")
        case .barTitleColor:
            D(.color, .documents, varies: false, "the colour of the navigation bar's title")
        case .barTitleFont:
            D(
                .font, .documents, varies: false,
                "the font of the navigation bar's title (default: 17/semibold)")
        case .globalTint:
            D(
                .color, .documents, varies: false,
                "the tint of views and bars that set none (default: systemBlue)")
        case .source:
            D(
                .text, .documents, varies: false,
                "HASH/SCENE/CONTENT of the file it was imported from; not part of the content")
        default:
            D(
                .text, .documents, varies: false, or: .text("iphone-15"),
                "the device: an identifier of `devices`, or WxH")
        }
    }
}
