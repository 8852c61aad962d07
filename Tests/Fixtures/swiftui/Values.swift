// A stand-in for SwiftUI that shows nothing: exported code is type-checked against it. It has what exported
// code may call, in SwiftUI's spelling, and no more, so that a wrong word is an error.

// SwiftUI's module gives its clients UIKit's, where exported code takes colours from.
@_exported import UIKit

public struct Date: Hashable, Sendable {
    public static let now = Date()
}

/// What is translated: its literals may interpolate.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

// MARK: Styles

public protocol ShapeStyle {}

nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
    public init(_ name: String) {}
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(white: Double, opacity: Double = 1) {}
    public init(uiColor: UIColor) {}

    public static let black = Color(white: 0), white = Color(white: 1), clear = Color(white: 0)
    public static let red = black, orange = black, yellow = black, green = black, mint = black
    public static let teal = black, cyan = black, blue = black, indigo = black, purple = black
    public static let pink = black, brown = black, gray = black
    public static let primary = black, secondary = black
    // https://developer.apple.com/documentation/swiftui/color/accentcolor
    public static let accentColor = black
    public var body: Never { fatalError() }
}

extension ShapeStyle where Self == Color {
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
}

// https://developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}

// https://developer.apple.com/documentation/swiftui/symbolrenderingmode
public struct SymbolRenderingMode: Sendable {
    public static let palette = SymbolRenderingMode()
}

// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Sendable {
    public static let hidden = ScrollIndicatorVisibility()
}

// https://developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font()
    public static let headline = Font(), subheadline = Font(), body = Font(), callout = Font()
    public static let footnote = Font(), caption = Font(), caption2 = Font()

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font()
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func italic() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
}

// MARK: Geometry

public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

public struct Axis {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

// https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Sendable {
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0
    public init() {}
}

public struct SafeAreaRegions: Sendable {
    public static let all = SafeAreaRegions()
}

// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
}

// https://developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Sendable {
    public static let navigationBar = ToolbarPlacement()
}

// https://developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Sendable { case automatic, visible, hidden }

// https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

// https://developer.apple.com/documentation/swiftui/horizontalalignment/listrowseparatorleading
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing, listRowSeparatorLeading
}
// https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions {
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
public enum VerticalAlignment: Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public enum Alignment: Sendable {
    case topLeading, top, topTrailing, leading, center, trailing
    case bottomLeading, bottom, bottomTrailing
}

public enum ContentMode: Sendable { case fit, fill }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

// MARK: State

public struct EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var layoutDirection = LayoutDirection.leftToRight
    // https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight
    public var defaultMinListRowHeight: CGFloat = 44
    public var dismiss: DismissAction { DismissAction() }
}

// https://developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction {
    public func callAsFunction() {}
}

@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

@propertyWrapper public struct State<Value> {
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(()) }
}

@propertyWrapper public struct Binding<Value> {
    init(_ nothing: Void) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(()) }
}

public struct AccessibilityChildBehavior: Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
}
