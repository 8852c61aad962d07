/// Measures the content of a document's views from their properties, with the text and control
/// metrics of one version of Xcode (`Era`).
struct ContentMeasurer {
    private let document: Document
    private let sizeClasses: SizeClasses
    private let traits: MeasurementTraits

    init(_ document: Document, under sizeClasses: SizeClasses, traits: MeasurementTraits) {
        self.document = document
        self.sizeClasses = sizeClasses
        self.traits = traits
    }

    /// Returns the content size, baselines and alignment insets of a view. `textSize` is the size
    /// that the previous round of layout gave the view's text, which wraps at that width; nil if
    /// nothing limits the text.
    ///
    /// The view's `intrinsic` property, if set, replaces the size of its content.
    ///
    /// - Parameter hasBaselines: whether to measure the baselines
    func measure(_ id: ViewID, textSize: Size?, hasBaselines: Bool = true) -> ContentMeasure {
        var result = ContentMeasure.none
        if let content = content(of: id) {
            let preferred = number(.preferredMaxLayoutWidth, id)
            let width = preferred > 0 ? preferred : textSize?.width
            let limit = wrapsText(id) ? width : nil
            result.alignmentInsets = content.alignmentInsets(in: traits)
            if hasBaselines {
                (result.size, result.baselines) = content.measure(
                    in: traits, maximumWidth: limit, shown: textSize)
            } else {
                result.size = content.intrinsicSize(in: traits, maximumWidth: limit)
            }
        }
        return own(result, id, textSize)
    }

    /// Returns whether a view's measurement with a text of size `textSize` is the same as with
    /// unwrapped text (`first`). True for a label that is at least as wide as its unwrapped text.
    func isUnwrapped(_ id: ViewID, _ first: ContentMeasure, in textSize: Size) -> Bool {
        guard let width = first.size.width, textSize.width >= width, document[id].kind == .label
        else { return false }
        return number(.preferredMaxLayoutWidth, id) <= 0 && value(.intrinsic, id) == nil
    }

    /// Returns the measurement with its size replaced by the view's `intrinsic` property, if that
    /// is set.
    private func own(
        _ measure: ContentMeasure, _ id: ViewID, _ textSize: Size?
    ) -> ContentMeasure {
        guard let own = value(.intrinsic, id) else { return measure }
        var result = measure
        result.size = reported(own, by: id, width: textSize?.width) ?? own
        return result
    }

    /// Returns the wrapped size of a label whose font is set in code, if its text wraps at `width`.
    /// Returns nil if the text does not wrap, or if no font explains `size`. Observed in 36 stacks
    /// of 13 documents of 1 project.
    ///
    /// - Parameter size: the stored size of the text on one line in the font that the code sets;
    ///   the font's size is inferred from it
    private func reported(
        _ size: IntrinsicSize, by id: ViewID, width: Double?
    ) -> IntrinsicSize? {
        guard let whole = size.wholeSize, let width, width < whole.width, wrapsText(id),
            let label = (content(of: id) as? LabelContent)?.resized(toReport: whole, in: traits)
        else { return nil }
        return label.intrinsicSize(in: traits, maximumWidth: width)
    }

    /// Returns whether the view's text wraps, so that the view's height depends on its width.
    func wrapsText(_ id: ViewID) -> Bool {
        switch document[id].kind {
        case .label: number(.lines, id) != 1
        case .textView: !scrolls(id)
        case .button: isConfigured(id)
        case .view, .stack, .textField, .image, .switch, .slider, .stepper, .segmented, .progress,
            .activity, .pageControl, .datePicker, .picker, .searchBar, .scroll, .table, .collection,
            .cell, .toolbar, .visualEffect, .map, .web, .spacer:
            false
        }
    }

    /// Returns whether the measurement of the view can depend on the size that layout gives it.
    /// This is the case for views with text, except labels on one line.
    func dependsOnSize(_ id: ViewID, _ kind: ViewKind) -> Bool {
        kind == .label ? wrapsText(id) : kind.hasText
    }

    /// Returns the source of the text's width and height, such as a font file; nil for a view
    /// without text.
    func measuredBy(_ id: ViewID) -> MeasuredBy? {
        content(of: id)?.textFont(in: traits)
            .map { TextMetrics(font: $0, traits: traits).measuredBy }
    }

    private func content(of id: ViewID) -> (any IntrinsicContent)? {
        switch document[id].kind {
        case .view, .stack, .scroll, .table, .collection, .cell, .visualEffect, .map, .web, .spacer:
            nil
        case .label:
            LabelContent(
                text: text(.text, id), font: font(id) ?? .label,
                numberOfLines: Int(number(.lines, id)), paragraph: paragraph(id))
        case .button: button(id)
        case .textField: textField(id)
        case .textView:
            TextViewContent(
                text: text(.text, id), font: font(id) ?? .textInput,
                isScrollEnabled: scrolls(id), paragraph: paragraph(id))
        case .image: image(id)
        case .segmented:
            SegmentedControlContent(
                segments: segments(id), isApportioned: style(id) == .apportioned)
        case .switch: FixedControl.switch
        case .slider: FixedControl.slider
        case .stepper: FixedControl.stepper
        case .progress: FixedControl.progressView(isBar: style(id) == .bar)
        case .activity: FixedControl.activityIndicator(isLarge: style(id) == .large)
        case .pageControl: FixedControl.pageControl(pages: Int(number(.pages, id)))
        case .datePicker:
            FixedControl.datePicker(
                DatePickerStyle(
                    style(id), mode: value(.datePickerMode, id), in: traits.era))
        case .picker: FixedControl.pickerView
        case .searchBar: FixedControl.searchBar
        case .toolbar: FixedControl.toolbar(overHomeIndicator: false)
        }
    }

    private func image(_ id: ViewID) -> ImageContent {
        guard let size = size(.image, id) else { return .empty }
        guard case .symbol(let name)? = value(.imageName, id).map(ImageName.init(stored:)) else {
            let scale = isDoubled(size, id) ? 2.0 : 1
            return .asset(Size(width: scale * size.width, height: scale * size.height))
        }
        return .symbol(size, pointSize: SymbolMetrics.fontSize(of: name, shown: size))
    }

    private func isDoubled(_ picture: Size, _ id: ViewID) -> Bool {
        guard traits.showsDoubledPictures, document[id].kind == .image,
            let frame = value(.frame, id)
        else { return false }
        return ImageContent.isDoubled(picture, in: frame.size)
    }

    private func button(_ id: ViewID) -> any IntrinsicContent {
        let insets = value(.contentInset, id)
        let image = size(.image, id)
        if isConfigured(id) {
            let placement = value(.imagePlacement, id)
            return ConfiguredButtonContent(
                title: text(.text, id), subtitle: text(.subtitle, id), font: font(id),
                image: self.image(id).intrinsicSize(in: traits).wholeSize,
                stacksImage: placement == .top || placement == .bottom, contentInsets: insets)
        }
        switch style(id) {
        case .detailDisclosure?, .infoLight?, .infoDark?, .contactAdd?:
            return FixedControl.infoButton
        case .close?: return FixedControl.closeButton
        default:
            let ownFont: Font = style(id) == .custom ? .customButton : .button
            return ButtonContent(
                title: text(.text, id), font: font(id) ?? ownFont, image: image,
                backgroundImage: size(.backgroundImage, id), contentInsets: insets ?? .zero,
                isCustom: style(id) == .custom)
        }
    }

    private func isConfigured(_ id: ViewID) -> Bool { style(id)?.isConfiguration ?? false }

    private func textField(_ id: ViewID) -> TextFieldContent {
        let border = style(id).flatMap { TextFieldContent.Border(rawValue: $0.rawValue) }
        return TextFieldContent(
            text: text(.text, id), placeholder: text(.placeholder, id),
            font: font(id) ?? .textInput,
            border: border ?? .roundedRect, isSecure: value(.secure, id) ?? false)
    }

    private func segments(_ id: ViewID) -> [SegmentedControlContent.Segment] {
        TitleList.titles(text(.segments, id)).map { .title($0) }
    }
}

// MARK: - Reading property values

extension ContentMeasurer {
    private func value<Value>(_ property: Property<Value>, _ id: ViewID) -> Value? {
        document.inForce(property, of: .view(id), under: sizeClasses)
    }

    private func text(_ property: Property<String>, _ id: ViewID) -> String {
        value(property, id) ?? ""
    }

    private func number(_ property: Property<Double>, _ id: ViewID) -> Double {
        value(property, id) ?? 0
    }

    private func paragraph(_ id: ViewID) -> ParagraphStyle { ParagraphStyle { value($0, id) } }

    private func scrolls(_ id: ViewID) -> Bool { value(.scrollEnabled, id) ?? true }

    private func font(_ id: ViewID) -> Font? { value(.font, id) }

    private func style(_ id: ViewID) -> ControlStyle? { value(.style, id) }

    private func size(_ property: Property<IntrinsicSize>, _ id: ViewID) -> Size? {
        value(property, id)?.wholeSize
    }
}
