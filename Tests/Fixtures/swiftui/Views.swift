@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> {
        ConditionalContent()
    }
    public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> {
        ConditionalContent()
    }
}

/// A view of SwiftUI's own.
public protocol Primitive: View where Body == Never {}
extension Primitive {
    public var body: Never { fatalError() }
}

public struct TupleView<Content>: Primitive {}
public struct ConditionalContent<A: View, B: View>: Primitive {}
extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}
nonisolated public struct EmptyView: Primitive { public init() {} }
// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: Primitive { nonisolated public init<V: View>(_ view: V) {} }
/// What a modifier makes of a view.
public struct Modified<Content: View>: Primitive {}

// MARK: Content

public struct Text: Primitive {
    public init(_ key: LocalizedStringKey) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
    public init(verbatim content: String) {}
    public enum TruncationMode: Sendable { case head, middle, tail }
}

nonisolated public struct Image: Primitive {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public init(_ name: String) {}
    public init(systemName: String) {}
    public init(uiImage: UIImage) {}
    public func resizable() -> Image { self }
}

public struct Button<Label: View>: Primitive {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
    public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) {}
}

public struct TextField: Primitive {
    public init(_ key: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct SecureField: Primitive {
    public init(_ key: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct TextEditor: Primitive { public init(text: Binding<String>) {} }
public struct Toggle: Primitive {
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
    // https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)-2qurm
    public init<L: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> L) {}
}
public struct Slider: Primitive {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {}
}
public struct Stepper: Primitive {
    public init<V: Strideable>(
        _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {}
}
public struct Picker<Content: View>: Primitive {
    public init<Value: Hashable>(
        _ key: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Hashable>(
        _ title: S, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
public struct DatePicker: Primitive {
    public typealias Components = DatePickerComponents
    public init(
        _ key: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
}
public struct ProgressView: Primitive {
    public init() {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

// MARK: Containers

public struct HStack<Content: View>: Primitive {
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct VStack<Content: View>: Primitive {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}
public struct ZStack<Content: View>: Primitive {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/section
// https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)
public struct NavigationLink<Label: View, Destination: View>: Primitive {
    public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {}
}
extension NavigationLink where Label == Text {
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
}
// https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)
public struct LabeledContent<Label: View, Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
// https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)-3vdl8
extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {}
    @_disfavoredOverload public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {}
}
// https://developer.apple.com/documentation/swiftui/label/init(title:icon:)
public struct Label<Title: View, Icon: View>: Primitive {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image: String) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
extension Section {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
public struct ScrollView<Content: View>: Primitive {
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/foundation/uuid
public struct UUID: Hashable, Sendable {
    public init() {}
}
// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Content: View>: Primitive {
    public init(@ViewBuilder root: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: Primitive {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/geometryproxy/size
// https://developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets
public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
public struct List<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: Primitive {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable {}
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}
public struct Group<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
}
public struct Spacer: Primitive { public init(minLength: CGFloat? = nil) {} }
// https://developer.apple.com/documentation/swiftui/divider
public struct Divider: Primitive { public init() {} }

// MARK: Shapes

public protocol Shape: View where Body == Never {}
public protocol InsettableShape: Shape {}
extension Shape {
    public var body: Never { fatalError() }
    public func fill<S: ShapeStyle>(_ content: S) -> Modified<Self> { Modified() }
}
extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Modified<Self> { Modified() }
}
public struct Rectangle: InsettableShape { public init() {} }
public struct Circle: InsettableShape { public init() {} }
public struct RoundedRectangle: InsettableShape { public init(cornerRadius: CGFloat) {} }

// MARK: Layouts

// https://developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}
// CoreGraphics has it, which the stand-in for UIKit does not need.
public struct CGPoint: Sendable {}
extension CGRect {
    public var origin: CGPoint { CGPoint() }
}
// https://developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func place(at position: CGPoint, proposal: ProposedViewSize) {}
}
// https://developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews {
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}
// https://developer.apple.com/documentation/swiftui/layout
public protocol Layout {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout {
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        Modified<V>()
    }
}
// https://developer.apple.com/documentation/swiftui/anylayout
public struct AnyLayout {
    public init(_ layout: HStackLayout) {}
    public init(_ layout: VStackLayout) {}
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        Modified<V>()
    }
}
// https://developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
// https://developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

// MARK: UIKit

// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
public struct UIViewRepresentableContext<Owner: UIViewRepresentable> {
    public let coordinator: Owner.Coordinator
}
// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor func makeUIView(context: Context) -> UIViewType
    @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
    public var body: Never { fatalError() }
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
// https://developer.apple.com/documentation/swiftui/uihostingcontroller
open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
public struct RepresentableContext<Owner> {}
// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = RepresentableContext<Self>
    @MainActor func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
}
