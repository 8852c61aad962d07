// Tables and collections, and their data sources. Declared as on
// developer.apple.com/documentation/uikit, in the pages of the classes and protocols below.

public struct IndexPath: Hashable, Sendable {
    public let section: Int
    public let row: Int
    public var item: Int { row }
}

/// What tables and collections share here: they make their cells when the views are read.
open class ListView: UIScrollView {
    var types: [String: UIView.Type] = [:]
    var hasLoaded = false

    /// Adds the cells that the data source returns as subviews, section by section.
    func load(_ sections: Int, _ rows: (Int) -> Int, _ cell: (IndexPath) -> UIView) {
        if hasLoaded { return }
        hasLoaded = true
        for section in 0..<sections {
            for row in 0..<rows(section) { addSubview(cell(IndexPath(section: section, row: row))) }
        }
    }

    func registered(_ identifier: String) -> UIView.Type? {
        if types[identifier] == nil { complaints.append("no cell is registered: \(identifier)") }
        return types[identifier]
    }

    func loadCells() {}
}

// uikit/uitableviewdatasource: the first two methods are required.
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    { nil }
}

// uikit/uitableviewdelegate
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

// uikit/uitableviewdragdelegate, uitableviewdropdelegate, uitableviewdatasourceprefetching, and those of
// collections: the required methods.
public final class UIDragItem: NSObject {}
public protocol UIDragSession: AnyObject {}
public protocol UITableViewDropCoordinator: AnyObject {}
public protocol UITableViewDragDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
public protocol UITableViewDropDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
}
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
public protocol UICollectionViewDropCoordinator: AnyObject {}
public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}
public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: UICollectionViewDropCoordinator)
}
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

// uikit/uitableview
open class UITableView: ListView {
    public enum Style { case plain, grouped, insetGrouped }
    public static let automaticDimension: CGFloat = -1
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }

    override open var kind: String { "scroll" }
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        note("style", style == .plain ? "table" : "\(style)")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public weak var dataSource: UITableViewDataSource?
    public weak var delegate: UITableViewDelegate?
    public weak var dragDelegate: UITableViewDragDelegate?
    public weak var dropDelegate: UITableViewDropDelegate?
    public weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    public var allowsSelection = true
    public var insetsContentViewsToSafeArea = true
    public var allowsSelectionDuringEditing = false
    public var allowsMultipleSelection = false
    public var allowsMultipleSelectionDuringEditing = false
    public var sectionIndexColor: UIColor?
    public var sectionIndexBackgroundColor: UIColor?
    public var sectionIndexTrackingBackgroundColor: UIColor?
    public var cellLayoutMarginsFollowReadableWidth = false {
        didSet { note("followsReadableWidth", cellLayoutMarginsFollowReadableWidth) }
    }
    public var rowHeight = UITableView.automaticDimension
    public var estimatedRowHeight = UITableView.automaticDimension
    // uikit/uitableview/sectionheaderheight, sectionfooterheight
    public var sectionHeaderHeight = UITableView.automaticDimension
    public var sectionFooterHeight = UITableView.automaticDimension
    public var estimatedSectionHeaderHeight = UITableView.automaticDimension
    public var estimatedSectionFooterHeight = UITableView.automaticDimension
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var tableHeaderView: UIView? { didSet { put(tableHeaderView) } }
    public var tableFooterView: UIView? { didSet { put(tableFooterView) } }
    private func put(_ view: UIView?) {
        view.map(addSubview)
        if let view, view.settings["frame"] == nil, !view.subviews.isEmpty {
            complaints.append("a header without a size")
        }
    }

    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        types[identifier] = cellClass as? UITableViewCell.Type
    }
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        let type = registered(identifier) as? UITableViewCell.Type
        // The only initializer that Swift can call without knowing the class.
        return (type ?? UITableViewCell.self).init(coder: NSCoder())!
    }

    override func loadCells() {
        guard let dataSource else { return }
        load(dataSource.numberOfSections(in: self)) {
            _ = dataSource.tableView(self, titleForHeaderInSection: $0)
            _ = dataSource.tableView(self, titleForFooterInSection: $0)
            return dataSource.tableView(self, numberOfRowsInSection: $0)
        } _: {
            _ = delegate?.tableView(self, heightForRowAt: $0)
            return dataSource.tableView(self, cellForRowAt: $0)
        }
    }
}

// uikit/uitableviewcell
open class UITableViewCell: UIView {
    public enum CellStyle { case `default`, value1, value2, subtitle }
    public var reuseIdentifier: String? { nil }
    public enum SelectionStyle { case none, blue, gray, `default` }
    public enum SeparatorStyle { case none, singleLine }
    public enum AccessoryType {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
        note("style", "cell")
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("style", "cell")
    }

    public private(set) lazy var contentView = content()
    public var accessoryType = AccessoryType.none
    public var editingAccessoryType = AccessoryType.none
    public var indentationLevel = 0
    public var showsReorderControl = false
    public var separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public var selectionStyle = SelectionStyle.default
    private let (label, detail, picture) = (UILabel(), UILabel(), UIImageView())
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detail }
    open var imageView: UIImageView? { picture }
    // uikit/uitableviewcell/backgroundview, selectedbackgroundview, accessoryview
    open var backgroundView: UIView? { didSet { backgroundView.map(addSubview) } }
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView.map(addSubview) } }
    open var multipleSelectionBackgroundView: UIView? {
        didSet { multipleSelectionBackgroundView.map(addSubview) }
    }
    open var accessoryView: UIView? { didSet { accessoryView.map(addSubview) } }
    open var editingAccessoryView: UIView? { didSet { editingAccessoryView.map(addSubview) } }
    public func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
    public var contentConfiguration: UIContentConfiguration?
}

extension UIView {
    /// Whether the document has content views. If not, a cell is its own.
    nonisolated(unsafe) public static var hasContentViews = false

    func content() -> UIView {
        guard UIView.hasContentViews else { return self }
        let view = UIView()
        view.isContentView = true
        addSubview(view)
        return view
    }
}

// uikit/uicontentconfiguration, uikit/uilistcontentconfiguration-swift.struct
public protocol UIContentConfiguration {}
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
    }
    public struct ImageProperties { public var tintColor: UIColor? }
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
}

// uikit/uicollectionview, uikit/uicollectionviewdatasource, uikit/uicollectionviewflowlayout
open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection { case vertical, horizontal }
    public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)
    public var itemSize = CGSize(width: 50, height: 50)
    public var estimatedItemSize = CGSize.zero
    public var headerReferenceSize = CGSize.zero
    public var footerReferenceSize = CGSize.zero
    public var minimumLineSpacing: CGFloat = 10
    public var minimumInteritemSpacing: CGFloat = 10
    public var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    // uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
    public enum SectionInsetReference { case fromContentInset, fromSafeArea, fromLayoutMargins }
    public var sectionInsetReference = SectionInsetReference.fromContentInset
    public var scrollDirection = ScrollDirection.vertical
}

public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

extension UICollectionViewDataSource {
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

open class UICollectionReusableView: UIView {
    public var reuseIdentifier: String? { nil }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionViewCell: UICollectionReusableView {
    public private(set) lazy var contentView = content()
    open var backgroundView: UIView? { didSet { backgroundView.map(addSubview) } }
    open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView.map(addSubview) } }
}

open class UICollectionView: ListView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }

    override open var kind: String { "scroll" }
    // https://developer.apple.com/documentation/uikit/uicollectionview/collectionviewlayout
    public var collectionViewLayout = UICollectionViewLayout()
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        super.init(frame: frame)
        self.collectionViewLayout = collectionViewLayout
        note("style", "collection")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public weak var dataSource: UICollectionViewDataSource?
    public weak var delegate: UICollectionViewDelegate?
    public weak var dragDelegate: UICollectionViewDragDelegate?
    public weak var dropDelegate: UICollectionViewDropDelegate?
    public weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    public var allowsSelection = true
    public var allowsMultipleSelection = false
    public var isPrefetchingEnabled = true
    private var kinds: [String] = []
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        types[identifier] = cellClass as? UICollectionViewCell.Type
    }
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        types[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
        kinds.append(elementKind)
    }
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let type = registered(identifier) as? UICollectionViewCell.Type
        return (type ?? UICollectionViewCell.self).init(coder: NSCoder())!
    }
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let type = registered(elementKind + identifier) as? UICollectionReusableView.Type
        return (type ?? UICollectionReusableView.self).init(coder: NSCoder())!
    }

    override func loadCells() {
        guard let dataSource, !hasLoaded else { return }
        load(1) {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        } _: {
            dataSource.collectionView(self, cellForItemAt: $0)
        }
        for kind in kinds {
            addSubview(
                dataSource.collectionView(
                    self, viewForSupplementaryElementOfKind: kind,
                    at: IndexPath(section: 0, row: 0)))
        }
    }
}

// uikit/uitableviewcontroller, uikit/uicollectionviewcontroller
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    public var refreshControl: UIRefreshControl?
    private let style: UITableView.Style
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
    public var tableView: UITableView! { view as? UITableView }
    override open func loadView() {
        let table = UITableView(frame: .zero, style: style)
        (table.dataSource, table.delegate) = (self, self)
        view = table
    }
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public var clearsSelectionOnViewWillAppear = true
}

open class UICollectionViewController:
    UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    public var clearsSelectionOnViewWillAppear = true
    private let layout: UICollectionViewLayout
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }
    public var collectionView: UICollectionView! { view as? UICollectionView }
    override open func loadView() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.dataSource = self
        view = collection
    }
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
