package import StackCore

/// The environments in which documents are checked: every combination of devices, orientations,
/// text sizes and directions.
package struct CheckMatrix: Hashable, Sendable {
    /// The identifiers of devices, or sizes such as `400x600`; nil means the document's own device.
    package var devices: [String?] = [nil]
    /// The orientations to check. If nil, `orientationsByDevice` and `appOrientations` determine
    /// them, and a size such as `400x600` has one orientation.
    package var orientations: [Orientation]?
    /// The orientations of the app by kind of device, used if `orientations` is nil. If a kind is
    /// absent, both orientations are checked.
    package var appOrientations: [Device.Idiom: [Orientation]] = [:]
    /// The orientations of the app by the identifier of a device. They take precedence over
    /// `appOrientations`.
    package var orientationsByDevice: [String: [Orientation]] = [:]
    /// The text sizes to check; a nil element means the document's own.
    package var textSizes: [ContentSizeCategory?] = [nil]
    /// The layout directions to check; a nil element means the document's own.
    package var directions: [LayoutDirection?] = [nil]
    /// A layout to check in addition to these combinations, such as the one that a user sees; nil
    /// for none.
    package var shown: LayoutRequest?
    /// Whether iPads are also checked in the window widths of Split View.
    package var hasSplitView = false
    /// A range of widths or heights to check instead of devices; nil to check devices. The other
    /// dimension is that of the first device in the first orientation.
    package var sweep: Sweep?
    /// Fonts to measure from their files; nil to use built-in measurements only.
    package var fonts: CustomFonts?
    /// A snapshot to compare with; nil if there is none. Documents in the snapshot are laid out
    /// only in its environments.
    package var expected: ExpectedFrames?

    /// Whether documents are laid out as in the running app. If false, they are laid out as on the
    /// canvas of Interface Builder.
    package var isApp = true

    package init() {}

    /// Returns the environments in which a document is checked, in a fixed order without
    /// duplicates.
    ///
    /// A document that is not a screen, such as a cell or a view of a xib, has an unknown size on
    /// other devices. It is checked only in its own size.
    ///
    /// - Parameters:
    ///   - name: the name of the document in a snapshot
    ///   - isContained: whether the document is shown in a container view, which no bar covers
    package func environments(
        of document: Document, named name: String, isContained: Bool = false
    ) -> [CheckedLayout] {
        precondition(
            !devices.isEmpty && !textSizes.isEmpty && !directions.isEmpty,
            "a matrix without devices, text sizes or directions has no layouts")
        let requests = expectedRequests(for: document, name) ?? requests(for: document)
        return places(of: document, for: requests, isContained: isContained)
    }

    /// Returns the environments for the second, finer run of a sweep. They are the environments of
    /// the first run, whose result is `coarse`, and further ones: if a finding begins or ends
    /// between two neighbouring lengths, every pixel between these is added as a length. Without a
    /// sweep, no environments are added.
    func environments(
        of document: Document, refining coarse: CheckedDocument, isContained: Bool
    ) -> [CheckedLayout] {
        guard let sweep else { return coarse.places }
        let requests = requests(for: document, sweep, sweep.lengths(refining: coarse))
        return places(of: document, for: requests, isContained: isContained)
    }

    private func places(
        of document: Document, for requests: [LayoutRequest], isContained: Bool
    ) -> [CheckedLayout] {
        var seen = Set<LayoutEnvironment>(minimumCapacity: requests.count)
        var places: [CheckedLayout] = []
        for request in requests {
            guard var environment = LayoutEnvironment(document, for: request) else { continue }
            environment.measurement.fonts = fonts
            // A document may use another name of its device, such as an older one, so the device's
            // identifier replaces it.
            environment.device = environment.screen.id
            if seen.insert(environment).inserted {
                places.append(CheckedLayout(environment, request))
            }
        }
        return isContained && isApp ? places.map(\.withoutSafeArea) : places
    }

    /// Returns requests for the document's layouts in the snapshot, in which the document has the
    /// name `name`; nil if the snapshot does not contain it.
    private func expectedRequests(for document: Document, _ name: String) -> [LayoutRequest]? {
        let layouts = expected?.layouts(of: name) ?? []
        return layouts.isEmpty ? nil : layouts.map { $0.request(for: document) }
    }

    private func requests(for document: Document) -> [LayoutRequest] {
        if let sweep { return requests(for: document, sweep, sweep.lengths) }
        let isScreen = document.isScreen
        let devices = isScreen ? screens(of: document) : [nil]
        let shown = shown.map { [$0] } ?? []
        return shown
            + devices.flatMap { device in
                orientations(of: document, on: device, isScreen).flatMap { orientation in
                    windows(of: document, on: device, orientation, isScreen).flatMap { window in
                        requests(
                            LayoutRequest(device: device, orientation: orientation, size: window))
                    }
                }
            }
    }

    /// Returns a copy of the request for each combination of text size and direction.
    private func requests(_ request: LayoutRequest) -> [LayoutRequest] {
        textSizes.flatMap { textSize in
            directions.map { direction in
                var request = request
                (request.textSize, request.direction) = (textSize, direction)
                request.isApp = isApp
                return request
            }
        }
    }

    private func requests(
        for document: Document, _ sweep: Sweep, _ lengths: [Double]
    ) -> [LayoutRequest] {
        let device = devices[0]
        let orientation = orientations?.first
        let whole = LayoutEnvironment(
            document,
            for: LayoutRequest(device: device, orientation: orientation).asApp(isApp))
        guard let whole else { return [] }
        return lengths.flatMap { length in
            requests(
                LayoutRequest(
                    device: device, orientation: orientation,
                    size: sweep.size(length, of: whole.size)))
        }
    }

    /// Returns the devices on which a screen is checked. If `isApp` is true, omits Interface
    /// Builder's square canvas of 600 points, because no device has its size classes. If no device
    /// remains, returns the standard device.
    private func screens(of document: Document) -> [String?] {
        guard isApp else { return devices }
        let own = document.inForce(.device, of: .document) ?? ""
        let real = devices.filter { !Self.isSquare($0 ?? own) }
        return real.isEmpty ? [Device.standard.id] : real
    }

    private static func isSquare(_ name: String) -> Bool {
        Device.screen(name)?.idiom == .canvas
    }

    /// Returns the window sizes in which a document is checked on a device: nil for the whole
    /// screen and, if `hasSplitView` is true, the sizes of Split View.
    private func windows(
        of document: Document, on device: String?, _ orientation: Orientation?, _ isScreen: Bool
    ) -> [Size?] {
        guard hasSplitView, isScreen,
            let screen = Device.screen(device ?? document.inForce(.device, of: .document) ?? "")
        else { return [nil] }
        let held = orientation ?? document.inForce(.orientation, of: .document) ?? .portrait
        let height = screen.size(held).height
        return [nil] + screen.splitViewWidths(held).map { Size(width: $0, height: height) }
    }

    private func orientations(
        of document: Document, on device: String?, _ isScreen: Bool
    ) -> [Orientation?] {
        if !isScreen { return [nil] }
        if let orientations { return orientations }
        let name = device ?? document.inForce(.device, of: .document) ?? ""
        guard let screen = Device.screen(name), screen.turns else { return [nil] }
        return orientationsByDevice[screen.id] ?? appOrientations[screen.idiom]
            ?? Orientation.allCases
    }
}

extension Device {
    /// Whether the device can be rotated. A freeform size cannot.
    fileprivate var turns: Bool {
        idiom != .freeform && size(.portrait) != size(.landscape)
    }
}

/// An environment in which a document is checked, with a name for reports.
package struct CheckedLayout: Hashable, Sendable {
    private(set) package var environment: LayoutEnvironment
    /// The name in reports, such as `iphone-se landscape 400x300 extraLarge rtl`. The size is
    /// included if it was requested, or if the layout is not as wide as the device. The text size
    /// and direction are included if they were requested.
    package let name: String

    init(_ environment: LayoutEnvironment, _ request: LayoutRequest) {
        self.environment = environment
        let isBare = Device.screen(environment.device)?.idiom == .freeform
        var words = [environment.screen.id]
        if !isBare { words.append(environment.orientation.rawValue) }
        let (own, screen) = (environment.size, environment.screen.size(environment.orientation))
        if let size = request.size ?? (own.width == screen.width ? nil : own) {
            words.append(size.spelling)
        }
        if let size = request.textSize { words.append(size.rawValue) }
        if let direction = request.direction { words.append(direction.rawValue) }
        name = words.joined(separator: " ")
    }

    /// Returns a copy with the layout direction of a translation's language, and the same name.
    func reading(_ direction: LayoutDirection) -> CheckedLayout {
        var place = self
        place.environment.direction = direction
        return place
    }

    var withoutSafeArea: CheckedLayout {
        var place = self
        place.environment.safeArea = .zero
        return place
    }
}
