package import StackCore

/// What documents are laid out for, to be checked: every combination of devices, orientations, text
/// sizes and directions.
package struct CheckMatrix: Hashable, Sendable {
    /// Identifiers of devices or bare sizes; nil is the document's own.
    package var devices: [String?] = [nil]
    /// Nil holds each device in both ways; a bare size does not turn.
    package var orientations: [Orientation]?
    /// Nil is the document's own.
    package var textSizes: [ContentSizeCategory?] = [nil]
    package var directions: [LayoutDirection?] = [nil]
    /// Whether the widths of Split View are looked at too, on pads.
    package var hasSplitView = false
    /// Sizes in the place of the devices' own; then there is one device, and one way to hold it.
    package var sweep: Sweep?
    /// Fonts to be measured by their files.
    package var fonts: OwnFonts?
    /// A snapshot to compare with: a document that it speaks of is laid out as it is there, and in no
    /// other way.
    package var expected: ExpectedFrames?

    /// Whether layouts are those of the app as it runs, and not of the canvas on the document's own device.
    package var isApp = true

    package init() {}

    /// The environments of a document, in a fixed order, each once.
    ///
    /// What is no screen, such as a cell or a view of a xib, has a size that nobody knows on other
    /// devices: it is looked at as it was designed.
    ///
    /// - Parameters:
    ///   - name: the document's, by which a snapshot knows it
    ///   - isContained: whether it stands in a container view, where no bar reaches into it
    package func environments(
        of document: Document, named name: String, isContained: Bool = false
    ) -> [CheckedPlace] {
        let requests = expectedRequests(for: document, name) ?? requests(for: document)
        let places = places(of: document, for: requests)
        return isContained && isApp ? places.map(\.withoutSafeArea) : places
    }

    /// Those of a sweep, with the pixels where something begins or ends.
    func environments(of document: Document, refining coarse: CheckedDocument) -> [CheckedPlace] {
        guard let sweep else { return coarse.places }
        let lengths = sweep.lengths(refining: coarse)
        return places(of: document, for: requests(for: document, sweep, lengths))
    }

    private func places(of document: Document, for requests: [LayoutRequest]) -> [CheckedPlace] {
        var seen: Set<LayoutEnvironment> = []
        var places: [CheckedPlace] = []
        for request in requests {
            guard var environment = LayoutEnvironment(document, for: request) else { continue }
            environment.measurement.fonts = fonts
            if seen.insert(environment).inserted {
                places.append(CheckedPlace(environment, request))
            }
        }
        return places
    }

    /// Nil where no snapshot speaks of the document.
    private func expectedRequests(for document: Document, _ name: String) -> [LayoutRequest]? {
        let layouts = expected?.layouts(of: name) ?? []
        return layouts.isEmpty ? nil : layouts.map { $0.request(for: document) }
    }

    private func requests(for document: Document) -> [LayoutRequest] {
        if let sweep { return requests(for: document, sweep, sweep.lengths) }
        let isScreen = document.isScreen
        let devices = isScreen ? screens(of: document) : [nil]
        return devices.flatMap { device in
            orientations(of: document, on: device, isScreen).flatMap { orientation in
                windows(of: document, on: device, orientation, isScreen).flatMap { window in
                    requests(
                        LayoutRequest(device: device, orientation: orientation, size: window))
                }
            }
        }
    }

    /// The request in every text size and direction.
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

    /// Interface Builder's square of 600 points is no device: no app ever has its size classes.
    private func screens(of document: Document) -> [String?] {
        guard isApp else { return devices }
        let own = document.inForce(.device, of: .document) ?? ""
        let real = devices.filter { !Self.isSquare($0 ?? own) }
        return real.isEmpty ? [Device.standard.id] : real
    }

    private static func isSquare(_ name: String) -> Bool {
        Device.screen(name)?.idiom == .canvas
    }

    /// Nil is the whole screen.
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
        return Device.screen(name)?.turns == true ? Orientation.allCases : [nil]
    }
}

extension Device {
    /// Whether it can be held in another way: what has a size of its own is on no such device.
    fileprivate var turns: Bool {
        idiom != .freeform && size(.portrait) != size(.landscape)
    }
}

/// One of the layouts that a document was checked in.
package struct CheckedPlace: Hashable, Sendable {
    private(set) package var environment: LayoutEnvironment
    /// What tells it apart from the document's own, as reports name it.
    package let name: String

    init(_ environment: LayoutEnvironment, _ request: LayoutRequest) {
        self.environment = environment
        let isBare = Device.screen(environment.device)?.idiom == .freeform
        var words = [environment.screen.id]
        if !isBare { words.append(environment.orientation.rawValue) }
        if let size = request.size { words.append(size.spelling) }
        if let size = request.textSize { words.append(size.rawValue) }
        if let direction = request.direction { words.append(direction.rawValue) }
        name = words.joined(separator: " ")
    }

    fileprivate var withoutSafeArea: CheckedPlace {
        var place = self
        place.environment.safeArea = .zero
        return place
    }
}
