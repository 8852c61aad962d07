import UIKit

// MARK: Layout

extension View {
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> Modified<Self> { Modified() }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> Modified<Self> { Modified() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Modified<Self> {
        Modified()
    }
    public func padding(_ length: CGFloat) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/scenepadding(_:)
    public func scenePadding(_ edges: Edge.Set = .all) -> Modified<Self> { Modified() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> Modified<Self> { Modified() }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Modified<Self> {
        Modified()
    }
    public func scaledToFit() -> Modified<Self> { Modified() }
    public func scaledToFill() -> Modified<Self> { Modified() }
    public func layoutPriority(_ value: Double) -> Modified<Self> { Modified() }
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> Modified<Self> { Modified() }
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> Modified<Self> { Modified() }
}

// MARK: Looks

extension View {
    // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> Modified<Self> { Modified() }
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> Modified<Self> { Modified() }
    public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T
    ) -> Modified<Self> { Modified() }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> Modified<Self> {
        Modified()
    }
    public func clipShape<S: Shape>(_ shape: S) -> Modified<Self> { Modified() }
    public func clipped() -> Modified<Self> { Modified() }
    public func opacity(_ opacity: Double) -> Modified<Self> { Modified() }
    public func hidden() -> Modified<Self> { Modified() }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)
    public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(
        _ primary: A, _ secondary: B
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Modified<Self> { Modified() }
    public func tint<S: ShapeStyle>(_ tint: S?) -> Modified<Self> { Modified() }
    public func tint(_ tint: Color?) -> Modified<Self> { Modified() }
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> Modified<Self> { Modified() }
}

// MARK: Texts and controls

extension View {
    public func font(_ font: Font?) -> Modified<Self> { Modified() }
    public func lineLimit(_ number: Int?) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    public func minimumScaleFactor(_ factor: CGFloat) -> Modified<Self> { Modified() }
    public func truncationMode(_ mode: Text.TruncationMode) -> Modified<Self> { Modified() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> Modified<Self> { Modified() }
    public func disabled(_ disabled: Bool) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/offset(x:y:)
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
    public func contentShape<S: Shape>(_ shape: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public func onSubmit(_ action: @escaping () -> Void) -> Modified<Self> { Modified() }
    public func labelsHidden() -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/bold(_:)
    public func bold(_ isActive: Bool = true) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/linespacing(_:)
    public func fontWeight(_ weight: Font.Weight?) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/imagescale(_:)
    public func imageScale(_ scale: Image.Scale) -> Modified<Self> { Modified() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
    public func listRowInsets(_ insets: EdgeInsets?) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Modified<Self> { Modified() }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
    public func listRowBackground<V: View>(_ view: V?) -> Modified<Self> { Modified() }
    public func tag<V: Hashable>(_ tag: V) -> Modified<Self> { Modified() }
    public func scrollDisabled(_ disabled: Bool) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
    public func scrollContentBackground(_ visibility: Visibility) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Modified<Self> {
        Modified()
    }
    // https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> Modified<Self> { Modified() }
    public func controlSize(_ size: ControlSize) -> Modified<Self> { Modified() }
    public func accessibilityIdentifier(_ identifier: String) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Modified<Self> { Modified() }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Modified<Self> { Modified() }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
    public func accessibilityHint(_ hint: LocalizedStringKey) -> Modified<Self> { Modified() }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:)
    public func underline(_ isActive: Bool = true) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
    public func strikethrough(_ isActive: Bool = true) -> Modified<Self> { Modified() }
    public func accessibilityHidden(_ hidden: Bool) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> Modified<Self> { Modified() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Modified<Self> {
        Modified()
    }
    public func allowsHitTesting(_ enabled: Bool) -> Modified<Self> { Modified() }
    public func allowsTightening(_ flag: Bool) -> Modified<Self> { Modified() }
    public func keyboardType(_ type: UIKeyboardType) -> Modified<Self> { Modified() }
    public func textContentType(_ type: UITextContentType?) -> Modified<Self> { Modified() }
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> Modified<Self> { Modified() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> Modified<Self> { Modified() }
    public func submitLabel(_ label: SubmitLabel) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> Modified<Self> { Modified() }
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> Modified<Self> { Modified() }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> Modified<Self> { Modified() }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> Modified<Self> { Modified() }
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> Modified<Self> { Modified() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> Modified<Self> { Modified() }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/textselection(_:)
    public func textSelection<S: TextSelectability>(_ selectability: S) -> Modified<Self> {
        Modified()
    }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> Modified<Self> { Modified() }
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Modified<Self> { Modified() }
    public func listStyle<S: ListStyle>(_ style: S) -> Modified<Self> { Modified() }
}

// MARK: Bars

extension View {
    // https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-43srq
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> Modified<Self> { Modified() }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Modified<Self> {
        Modified()
    }
    // https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> Modified<Self> { Modified() }
    // https://developer.apple.com/documentation/swiftui/view/toolbar(content:)-5w0tj
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> Modified<
        Self
    > { Modified() }
}

// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor @preconcurrency public protocol ToolbarContent {}
// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(
        _ a: A, _ b: B
    ) -> ToolbarTuple { ToolbarTuple() }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent, C: ToolbarContent>(
        _ a: A, _ b: B, _ c: C
    ) -> ToolbarTuple { ToolbarTuple() }
}
public struct ToolbarTuple: ToolbarContent {}
// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
}

public struct ScrollDismissesKeyboardMode: Sendable {
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}
public enum VerticalEdge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 3)
    }
}
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    public static let isButton = AccessibilityTraits(rawValue: 2)
    public static let isLink = AccessibilityTraits(rawValue: 4)
    public static let isImage = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isSelected = AccessibilityTraits(rawValue: 32)
    public static let isStaticText = AccessibilityTraits(rawValue: 64)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 256)
    public static let playsSound = AccessibilityTraits(rawValue: 512)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { SubmitLabel() }
    public static var go: SubmitLabel { SubmitLabel() }
    public static var join: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
    public static var `return`: SubmitLabel { SubmitLabel() }
    public static var route: SubmitLabel { SubmitLabel() }
    public static var search: SubmitLabel { SubmitLabel() }
    public static var send: SubmitLabel { SubmitLabel() }
    public static var `continue`: SubmitLabel { SubmitLabel() }
}

public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

// https://developer.apple.com/documentation/swiftui/textselectability
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

public struct ButtonBorderShape: Sendable {
    public static let capsule = ButtonBorderShape()
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
public struct WheelPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public protocol DatePickerStyle {}
public struct WheelDatePickerStyle: DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle {}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
public struct GroupedListStyle: ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
