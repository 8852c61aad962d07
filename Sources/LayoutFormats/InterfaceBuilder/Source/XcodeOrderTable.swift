// Written by Scripts/generate-xcode-order.py from 3,407 different files that Xcode wrote.

extension XcodeOrderTable {
    /// The names of attributes.
    static let attributes = XcodeOrderTable(
        general: """
            accessibilityLabel allowableMovement minimumPressDuration canCollapse
            holdingPriority cancelsTouchesInView minimumNumberOfTouches maximumNumberOfTouches
            className superclassName content defaultVersion delaysTouchesBegan description help
            direction dynamicTypePreference firstItem firstAttribute relation secondItem
            secondAttribute multiplier priority headerTitle footerTitle implicitItemIdentifier
            explicitItemIdentifier isSeparatorItem key adjustable allowsAirPlayForMediaPlayback
            allowsPictureInPictureMediaPlayback audio video autocapitalizationType
            autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType
            enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType
            smartQuotesType textContentType autoresizesSubviews base64-UTF8 blurRadius
            changeContents doesNotDimImage lightByContents configurationType scale constant
            symbolType control cornerRadius cyan magenta yellow black dashed defaultFontSize
            defaultFixedFontSize flexibleMinX widthSizable flexibleMaxX flexibleMinY
            heightSizable flexibleMaxY focusRingType formatterBehavior numberStyle
            minimumIntegerDigits maximumIntegerDigits maximumFractionDigits fullScreenPrimary
            heightAdjustment hint implicitIdentifier autosavesConfiguration
            allowsUserCustomization prefersToBeShown explicitIdentifier displayMode sizeMode
            inheritsFrom keyboardKey leftStrut rightStrut topStrut bottomStrut localeIdentifier
            metaFont size minX minY maxX maxY minimumPrimaryColumnWidth
            preferredPrimaryColumnWidthFraction none button numberOfTapsRequired
            numberOfTouchesRequired objectClassName option phoneNumber link address
            calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
            placeholderIdentifier property pushIn lightByBackground lightByGray changeBackground
            changeGray reference refusesFirstResponder representsSharedInstance resizeWithTable
            userResizable row column headOfMergedCell xPlacement yPlacement rowAlignment
            rowSpacing sceneID scrollDirection automaticEstimatedItemSize minimumLineSpacing
            minimumInteritemSpacing sectionInsetReference scrollable searchField
            selectedTabViewItemIndex selector destination appends collectionClass eventType kind
            name candidateClass family message minToolsVersion requiredIntegratedClassName
            relationship shift command splitViewControllerTargetIndex staticText summaryElement
            statusBarStyle string symbolic identifier destinationCreationSelector
            popoverAnchorView popoverBehavior preferredEdge hidden alphaValue label paletteLabel
            popoverAnchorBarButtonItem systemColor red green blue timeIntervalSinceReferenceDate
            titled closable miniaturizable resizable fullSizeContentView texturedBackground
            unifiedTitleAndToolbar top leading trigger target type keyPath previousBinding
            relativePath toolTip unwindAction up down left bottom right trailing
            updatesFrequently usesAppearanceFont verifyAmbiguity opaque clipsSubviews
            clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled version
            toolsVersion systemVersion targetRuntime variant propertyAccessControl useAutolayout
            customObjectInstantitationMethod launchScreen useTraitCollections useSafeAreas
            colorMatched initialViewController wantsFullScreenLayout wantsLayer weight pointSize
            white alpha tag contentMode allowsBackForwardNavigationGestures allowsLinkPreview
            horizontalHuggingPriority verticalHuggingPriority progressViewStyle scalesPageToFit
            allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay
            keyboardDisplayRequiresUserAction paginationMode sceneName allowsCameraControl
            semanticContentAttribute horizontalCompressionResistancePriority
            verticalCompressionResistancePriority ambiguous allowsExpansionToolTips
            columnAutoresizingStyle tableStyle selectionHighlightStyle
            alternatingRowBackgroundColors columnReordering columnSelection columnResizing
            multipleSelection autosaveColumns autosaveName fixedFrame boxType borderWidth
            displayedWhenStopped bezeled indeterminate misplaced hidesWhenStopped animating
            mapType showsScale placeholderIntrinsicWidth placeholderIntrinsicHeight dividerStyle
            vertical progress restorationIdentifier preservesSuperviewLayoutMargins bounces
            directionalLockEnabled layoutMarginsFollowReadableWidth
            insetsLayoutMarginsFromSafeArea alwaysBounceVertical alwaysBounceHorizontal
            pagingEnabled axis distribution barStyle largeTitles itemPositioning searchBarStyle
            selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel
            indentationWidth shouldIndentWhileEditing reuseIdentifier editingAccessoryType
            textLabel detailTextLabel imageView setsMaxLayoutWidthAtFirstLayout
            allowsCharacterPickerTouchBarItem textCompletion showsMenuAsPrimaryAction
            showsUserLocation simulatedAppContext storyboardIdentifier
            autoresizesArchivedViewToFullSize transitionStyle navigationOrientation
            spineLocation showSeguePresentationStyle storyboardName bundleIdentifier
            referencedIdentifier suppressesIncrementalRendering tableViewCell typeSelect x y
            xcode11CocoaTouchSystemColor cocoaTouchSystemColor year month day hour minute second
            zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsBuildings showsCompass
            showsPointsOfInterest showsHorizontalScrollIndicator showsVerticalScrollIndicator
            contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches
            indicatorStyle keyboardDismissMode minimumZoomScale maximumZoomScale bouncesZoom
            dataMode prefetchingEnabled editable selectable sendsActionOnEndEditing style
            buttonSize separatorStyle allowsSelection allowsSelectionDuringEditing
            sectionIndexMinimumDisplayRowCount allowsMultipleSelection
            allowsMultipleSelectionDuringEditing separatorInsetReference
            showsSelectionImmediatelyOnTouchBegin rowHeight estimatedRowHeight
            sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
            estimatedSectionFooterHeight contentViewInsetsToSafeArea rowSizeStyle headerView
            viewBased floatsGroupRows indentationPerLevel outlineTableColumn title
            allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop oneShot
            bezelStyle image backgroundImage catalog badgeValue colorSpace customColorSpace
            cornerStyle definesPresentationContext extendedLayoutIncludesOpaqueBars
            automaticallyAdjustsScrollViewInsets toolbarHidden header hidesWhenLoading
            fullBounds highlighted highlightedImage icon imageContentMode imagePlacement
            imagePadding imagePosition keyEquivalent landscapeImage
            leftItemsSupplementBackButton largeTitleDisplayMode notEnabled restorable
            releasedWhenClosed showsToolbarButton visibleAtLaunch appearanceType blendingMode
            material borderType autohidesScrollers horizontalLineScroll horizontalPageScroll
            verticalLineScroll verticalPageScroll hasHorizontalScroller hasVerticalScroller
            usesPredominantAxisScrolling horizontalScrollElasticity verticalScrollElasticity
            frameAutosaveName animationBehavior tabbingMode toolbarStyle selectedImage
            sizingBehavior symbolScale renderingMode systemMenu titleAlignment
            titlebarAppearsTransparent variableValue width height alignment animates
            modalPresentationStyle allowDoubleColumnStyle maximumPrimaryColumnWidth
            preferredDisplayMode behavior presentsWithGesture enabled selected
            contentHorizontalAlignment contentVerticalAlignment apportionsSegmentWidthsByContent
            segmentControlStyle selectedSegmentIndex momentary buttonType
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenHighlighted
            adjustsImageWhenDisabled datePickerMode countDownDuration minuteInterval
            useCurrentDate hidesBottomBarWhenPushed interfaceStyle layout location affinity
            minWidth maxWidth modalTransitionStyle
            useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear
            navigationBarHidden numberOfPages on primaryBackgroundStyle
            reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted spacingType systemItem
            usesAttributedText value localized minValue maxValue continuous wraps minimumValue
            maximumValue stepValue controlSize state doubleValue horizontal tickMarkPosition
            sliderType verticalAlignment radius spacing alwaysBounce baselineRelativeArrangement
            horizontalStackHuggingPriority detachesHiddenViews scene text borderStyle
            placeholder textAlignment clearsOnBeginEditing format previewedSeconds layoutManager
            lineBreakMode baseWritingDirection firstLineHeadIndent
            changesSelectionAsPrimaryAction hasAttributedTitle headIndent imageScaling inset
            pullsDown lineSpacing lineHeightMultiple minimumLineHeight maximumLineHeight
            numberOfLines baselineAdjustment minimumScaleFactor adjustsLetterSpacingToFitWidth
            paragraphSpacing defaultTabInterval tighteningFactorForTruncation
            allowsDefaultTighteningForTruncation placeholderString drawsBackground
            allowsEditingTextAttributes adjustsFontForContentSizeCategory adjustsFontSizeToFit
            minimumFontSize clearButtonMode completes numberOfVisibleItems copiesOnScroll
            importsGraphics richText findStyle continuousSpellChecking allowsUndo
            usesSingleLineMode sendsWholeSearchString pointerInteraction preferredMaxLayoutWidth
            role secondaryText segmentDistribution trackingMode selectedItem springLoaded
            translucent prompted translatesAutoresizingMaskIntoConstraints usesFontPanel
            verticallyResizable allowsImageEditing usesRuler allowsNonContiguousLayout
            quoteSubstitution linkDetection dataDetection dashSubstitution textReplacement
            spellingCorrection smartInsertDelete id orientation appearance userLabel colorLabel
            customClass customModule customModuleProvider sceneMemberID
            verticalStackHuggingPriority widthAdjustment
            """,
        tags: [
            "action": """
            trigger selector destination eventType target id
            """,
            "barButtonItem": """
            key enabled title tag image catalog landscapeImage width style systemItem id
            userLabel customClass customModule customModuleProvider
            """,
            "button": """
            key identifier width height hidden opaque clipsSubviews clearsContextBeforeDrawing
            userInteractionEnabled alpha toolTip tag contentMode horizontalHuggingPriority
            verticalHuggingPriority semanticContentAttribute
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous allowsExpansionToolTips fixedFrame misplaced placeholderIntrinsicWidth
            placeholderIntrinsicHeight preservesSuperviewLayoutMargins
            insetsLayoutMarginsFromSafeArea alignment enabled selected showsMenuAsPrimaryAction
            contentHorizontalAlignment contentVerticalAlignment buttonType
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenHighlighted
            adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted
            showsTouchWhenHighlighted lineBreakMode changesSelectionAsPrimaryAction
            hasAttributedTitle pointerInteraction role verticalAlignment accessibilityLabel
            title springLoaded translatesAutoresizingMaskIntoConstraints id userLabel colorLabel
            customClass customModule customModuleProvider
            """,
            "buttonCell": """
            key type title bezelStyle image imagePosition alignment controlSize lineBreakMode
            enabled state borderStyle toolTip imageScaling inset id
            """,
            "buttonConfiguration": """
            key style buttonSize image catalog imagePlacement title cornerStyle imagePadding
            titleAlignment
            """,
            "comboBoxCell": """
            key scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle
            title placeholderString drawsBackground completes numberOfVisibleItems id
            """,
            "controller": """
            identifier title contentMode spacing alwaysBounce hidesWhenLoading fullBounds id
            customClass customModule customModuleProvider
            """,
            "customView": """
            key focusRingType identifier hidden alphaValue wantsLayer horizontalHuggingPriority
            verticalHuggingPriority horizontalCompressionResistancePriority
            verticalCompressionResistancePriority fixedFrame misplaced userLabel
            translatesAutoresizingMaskIntoConstraints id customClass customModule
            customModuleProvider
            """,
            "datePicker": """
            identifier hidden clipsSubviews contentMode verticalHuggingPriority tag ambiguous
            fixedFrame contentHorizontalAlignment contentVerticalAlignment datePickerMode
            countDownDuration minuteInterval style useCurrentDate
            translatesAutoresizingMaskIntoConstraints id userLabel
            """,
            "datePickerCell": """
            key borderStyle alignment id
            """,
            "deployment": """
            version defaultVersion identifier
            """,
            "development": """
            version identifier
            """,
            "device": """
            id orientation layout appearance
            """,
            "group": """
            key width height alignment alpha layout verticalAlignment radius spacing id
            userLabel
            """,
            "imageCell": """
            key refusesFirstResponder alignment animates imageScaling image id
            """,
            "imageView": """
            key width height verifyAmbiguity alignment hidden opaque clipsSubviews
            clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag
            verticalAlignment contentMode horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight
            preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea image catalog
            adjustsImageSizeForAccessibilityContentSizeCategory highlighted highlightedImage
            translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
            customModuleProvider
            """,
            "label": """
            key autoresizesSubviews width height alignment hidden opaque clipsSubviews
            multipleTouchEnabled userInteractionEnabled alpha tag verticalAlignment contentMode
            horizontalHuggingPriority verticalHuggingPriority semanticContentAttribute
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous misplaced fixedFrame restorationIdentifier placeholderIntrinsicWidth
            placeholderIntrinsicHeight preservesSuperviewLayoutMargins
            layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea text textAlignment
            usesAttributedText lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor
            enabled minimumFontSize adjustsLetterSpacingToFitWidth
            adjustsFontForContentSizeCategory adjustsFontSizeToFit preferredMaxLayoutWidth
            translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
            customModuleProvider
            """,
            "menuItem": """
            isSeparatorItem title enabled icon image state tag hidden keyEquivalent id userLabel
            """,
            "offsetWrapper": """
            key horizontal vertical
            """,
            "picker": """
            height alignment style id
            """,
            "popUpButtonCell": """
            key type title bezelStyle alignment lineBreakMode state borderStyle tag imageScaling
            inset pullsDown selectedItem id userLabel
            """,
            "preferredSymbolConfiguration": """
            key configurationType pointSize scale weight
            """,
            "progressIndicator": """
            hidden wantsLayer horizontalHuggingPriority verticalHuggingPriority fixedFrame
            maxValue displayedWhenStopped bezeled indeterminate controlSize style
            translatesAutoresizingMaskIntoConstraints id
            """,
            "scrollView": """
            appearanceType key focusRingType verifyAmbiguity opaque clipsSubviews
            multipleTouchEnabled userInteractionEnabled contentMode wantsLayer
            horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous misplaced fixedFrame borderType autohidesScrollers horizontalLineScroll
            horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller
            hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity
            verticalScrollElasticity placeholderIntrinsicWidth placeholderIntrinsicHeight
            restorationIdentifier preservesSuperviewLayoutMargins bounces directionalLockEnabled
            layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea
            alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled
            showsHorizontalScrollIndicator showsVerticalScrollIndicator
            contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches
            indicatorStyle keyboardDismissMode maximumZoomScale bouncesZoom
            translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
            customModuleProvider
            """,
            "searchFieldCell": """
            key controlSize scrollable lineBreakMode selectable editable borderStyle
            placeholderString usesSingleLineMode bezelStyle sendsWholeSearchString id
            """,
            "secureTextFieldCell": """
            key scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle
            placeholderString drawsBackground usesSingleLineMode id
            """,
            "segment": """
            label title image width selected tag
            """,
            "segmentedCell": """
            key borderStyle alignment segmentDistribution style trackingMode id
            """,
            "segue": """
            destination kind relationship key identifier animates destinationCreationSelector
            inheritsFrom popoverAnchorBarButtonItem reference splitViewControllerTargetIndex
            trigger customClass customModule customModuleProvider modalPresentationStyle
            modalTransitionStyle popoverAnchorView popoverBehavior preferredEdge unwindAction id
            """,
            "stackView": """
            key autoresizesSubviews hidden verifyAmbiguity opaque clipsSubviews
            clearsContextBeforeDrawing userInteractionEnabled alpha tag contentMode
            horizontalHuggingPriority verticalHuggingPriority semanticContentAttribute
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight
            preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
            insetsLayoutMarginsFromSafeArea axis distribution orientation alignment spacing
            horizontalStackHuggingPriority verticalStackHuggingPriority detachesHiddenViews
            spacingType baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id
            userLabel customClass customModule customModuleProvider
            """,
            "stepper": """
            opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            fixedFrame restorationIdentifier misplaced enabled contentHorizontalAlignment
            contentVerticalAlignment continuous wraps value minimumValue maximumValue stepValue
            translatesAutoresizingMaskIntoConstraints id userLabel
            """,
            "switch": """
            opaque userInteractionEnabled tag contentMode horizontalHuggingPriority
            verticalHuggingPriority horizontalCompressionResistancePriority
            verticalCompressionResistancePriority ambiguous misplaced fixedFrame enabled
            baseWritingDirection preservesSuperviewLayoutMargins alignment
            contentHorizontalAlignment contentVerticalAlignment on title
            translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
            customModuleProvider
            """,
            "tabBarController": """
            restorationIdentifier storyboardIdentifier title definesPresentationContext
            extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets
            modalTransitionStyle modalPresentationStyle
            useStoryboardIdentifierAsRestorationIdentifier id userLabel customClass customModule
            customModuleProvider sceneMemberID
            """,
            "tabBarItem": """
            key tag enabled systemItem title image catalog badgeValue selectedImage springLoaded
            id userLabel
            """,
            "tabViewItem": """
            label identifier id
            """,
            "tableHeaderCell": """
            key lineBreakMode borderStyle alignment title
            """,
            "tableView": """
            key focusRingType hidden opaque clipsSubviews clearsContextBeforeDrawing
            userInteractionEnabled alpha contentMode horizontalHuggingPriority
            verticalHuggingPriority tag horizontalCompressionResistancePriority
            verticalCompressionResistancePriority ambiguous allowsExpansionToolTips
            columnAutoresizingStyle tableStyle selectionHighlightStyle
            alternatingRowBackgroundColors columnReordering columnSelection columnResizing
            multipleSelection autosaveColumns autosaveName fixedFrame misplaced
            preservesSuperviewLayoutMargins bounces directionalLockEnabled
            layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea
            alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator
            showsVerticalScrollIndicator contentInsetAdjustmentBehavior delaysContentTouches
            canCancelContentTouches indicatorStyle bouncesZoom keyboardDismissMode dataMode
            style separatorStyle allowsSelection allowsSelectionDuringEditing
            sectionIndexMinimumDisplayRowCount allowsMultipleSelection
            allowsMultipleSelectionDuringEditing separatorInsetReference
            showsSelectionImmediatelyOnTouchBegin typeSelect rowHeight estimatedRowHeight
            sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
            estimatedSectionFooterHeight contentViewInsetsToSafeArea
            translatesAutoresizingMaskIntoConstraints rowSizeStyle headerView viewBased id
            userLabel customClass customModule customModuleProvider
            """,
            "tableViewCell": """
            autoresizesSubviews hidden opaque clipsSubviews multipleTouchEnabled
            userInteractionEnabled tag contentMode horizontalCompressionResistancePriority
            verticalCompressionResistancePriority misplaced restorationIdentifier
            preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
            insetsLayoutMarginsFromSafeArea selectionStyle accessoryType
            hidesAccessoryWhenEditing indentationLevel indentationWidth shouldIndentWhileEditing
            reuseIdentifier editingAccessoryType textLabel detailTextLabel imageView rowHeight
            style translatesAutoresizingMaskIntoConstraints id userLabel customClass
            customModule customModuleProvider
            """,
            "textField": """
            key autoresizesSubviews focusRingType identifier hidden opaque clipsSubviews
            multipleTouchEnabled userInteractionEnabled tag contentMode
            horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous allowsExpansionToolTips fixedFrame restorationIdentifier misplaced enabled
            selected preservesSuperviewLayoutMargins contentHorizontalAlignment
            contentVerticalAlignment text borderStyle setsMaxLayoutWidthAtFirstLayout
            allowsCharacterPickerTouchBarItem textCompletion usesAttributedText placeholder
            textAlignment clearsOnBeginEditing adjustsFontForContentSizeCategory
            adjustsFontSizeToFit minimumFontSize clearButtonMode
            translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
            customModuleProvider
            """,
            "textFieldCell": """
            key controlSize scrollable lineBreakMode selectable editable allowsUndo
            sendsActionOnEndEditing state alignment borderStyle title placeholderString
            drawsBackground allowsEditingTextAttributes usesSingleLineMode bezelStyle id
            customClass
            """,
            "textView": """
            key autoresizesSubviews hidden opaque clipsSubviews clearsContextBeforeDrawing
            multipleTouchEnabled userInteractionEnabled tag contentMode
            horizontalHuggingPriority verticalHuggingPriority
            horizontalCompressionResistancePriority verticalCompressionResistancePriority
            ambiguous misplaced fixedFrame placeholderIntrinsicWidth placeholderIntrinsicHeight
            preservesSuperviewLayoutMargins bounces directionalLockEnabled
            layoutMarginsFollowReadableWidth alwaysBounceVertical scrollEnabled
            showsHorizontalScrollIndicator showsVerticalScrollIndicator
            contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches
            indicatorStyle bouncesZoom editable text keyboardDismissMode textAlignment
            usesAttributedText allowsEditingTextAttributes adjustsFontForContentSizeCategory
            selectable drawsBackground importsGraphics richText findStyle
            continuousSpellChecking allowsUndo layoutManager
            translatesAutoresizingMaskIntoConstraints usesFontPanel verticallyResizable
            allowsImageEditing usesRuler allowsNonContiguousLayout quoteSubstitution
            linkDetection dataDetection dashSubstitution textReplacement spellingCorrection
            smartInsertDelete id userLabel customClass customModule customModuleProvider
            """,
            "timer": """
            width alignment hidden textAlignment enabled format previewedSeconds id
            """,
            "userDefinedRuntimeAttribute": """
            type keyPath value catalog localized
            """,
            "variation": """
            key constant height radius width hidden ambiguous misplaced alignment axis
            fixedFrame distribution spacing heightAdjustment image spacingType widthAdjustment
            """,
            "viewController": """
            restorationIdentifier storyboardIdentifier autoresizesArchivedViewToFullSize title
            definesPresentationContext wantsFullScreenLayout extendedLayoutIncludesOpaqueBars
            automaticallyAdjustsScrollViewInsets modalTransitionStyle modalPresentationStyle
            hidesBottomBarWhenPushed useStoryboardIdentifierAsRestorationIdentifier
            interfaceStyle id userLabel customClass customModule customModuleProvider
            sceneMemberID
            """,
        ])

    /// Child elements: their keys after an `@`, or their tag names.
    static let children = XcodeOrderTable(
        general: """
            @action @allowedScrollTypesMask @background @badgeColor @behavior @commit @preview
            @contentGroup @customView @footerTitle @formatter @frame @locale @frameInset
            @autoresizingMask @insetFor6xAndEarlier @headerCell @dataCell @resizingMask
            prototypeCellViews @identifier @imageInsets @intercellSpacing @intrinsicContentSize
            @itemSize @estimatedItemSize @headerReferenceSize @footerReferenceSize @sectionInset
            @keyedArchiveRepresentation @mainMenu @options @popoverArrowDirection @portraitSize
            @landscapeSize @rootItem @sashColor @selectedImage @sourceIdentifier relationships
            @standardAppearance @scrollEdgeAppearance @statusBar @orientation @destination
            @styleMask @collectionBehavior @initialPositionMask @contentRect @screenRect
            @contentView @borderColor @contentConfiguration @titleColor @font @date
            @keyEquivalent @title @backBarButtonItem @leftBarButtonItem @titleView
            rightBarButtonItems @titleShadowColor @toolTip @traits @isElement @units @value
            @window adaptation allowedToolbarItems defaultToolbarItems children class color
            command device accessibilityOverrides dependencies @customFonts objects
            hierarchicalColors layoutGuides leftBarButtonItems @rightBarButtonItem options
            relationship rows columns gridCells scenes classes designables
            inferredMetricsTieBreakers splitViewItems @splitView string tabStops tabViewItems
            @tabView userGuides subviews @safeArea @keyboard animations @backgroundColor
            @accessibilityConfiguration @contentStretch gestureRecognizers constraints
            @attributedText @fillColor @gridStyleMask @gridColor tableColumns
            @pageIndicatorTintColor @preferredConfiguration @scrollIndicatorInsets @shadow @cell
            @contentTintColor @strokeColor @userInterfaceIdiom=mac holdingPriorities items
            @device=watch40mm @margins @menu @device=watch38mm @device=watch44mm
            @notificationCategory segments @tintColor @color @currentPageIndicatorTintColor
            @customSize @directionalLayoutMargins @contentLayoutGuide @frameLayoutGuide
            @collectionViewLayout cells @sectionHeaderView @sectionFooterView @image
            @attributedTitle @keyEquivalentModifierMask @submenu @minimumDate @maximumDate
            @minimumTrackTintColor @maximumTrackTintColor @onTintColor @thumbTintColor
            @placeholder @preferredSymbolConfiguration @preferredSymbolConfigurationForImage
            @titleFontDescription @baseForegroundColor @baseBackgroundColor @contentInsets
            @horizontalScroller @verticalScroller @headerView @progressTintColor @trackTintColor
            @selectedSegmentTintColor @separatorColor @text @fontDescription @contentEdgeInsets
            @titleEdgeInsets @imageEdgeInsets @titleShadowOffset @normal @configuration
            @disabled @selected @highlighted @focused @textColor @datePickerElements @minSize
            @maxSize @textStorage @insertionPointColor @textShadowColor @textShadowOffset @view
            @edgesForExtendedLayout @tabBarItem toolbarItems @contentSizeForViewInPopover
            @navigationItem @simulatedStatusBarMetrics @simulatedTopBarMetrics
            @simulatedBottomBarMetrics @refreshControl @simulatedOrientationMetrics
            @simulatedDestinationMetrics @freeformSize @navigationBar nil @toolbar
            @layoutMargins @barTintColor @selectedImageTintColor @highlightedColor @shadowColor
            @shadowOffset @separatorInset @sectionIndexColor @sectionIndexBackgroundColor
            @sectionIndexTrackingBackgroundColor @tabBar @tableHeaderView @tableFooterView
            prototypes sections @textInputTraits @dataDetectorTypes
            @mediaTypesRequiringUserActionForPlayback @preferences @titleTextAttributes
            @largeTitleTextAttributes @userComments @userLabel accessibility
            allowedInputSourceLocales blurEffect userDefinedRuntimeAttributes @default
            @device=watch42mm @heightClass=compact @heightClass=regular @widthClass=compact
            @widthClass=regular @heightClass=compact-widthClass=compact
            @heightClass=compact-widthClass=regular @heightClass=regular-widthClass=compact
            @heightClass=regular-widthClass=regular connections @canvasLocation objectValues
            resources @defaultSimulatedMetrics userLayoutGuide vibrancyEffect
            visibilityPriorities customSpacing
            """,
        tags: [
            "barButtonItem": """
            @customView @image @imageInsets @tintColor @userComments
            userDefinedRuntimeAttributes connections
            """,
            "button": """
            @contentGroup @frame @frameInset @autoresizingMask animations @titleColor
            @backgroundColor @accessibilityConfiguration @contentStretch gestureRecognizers
            constraints @safeArea @directionalLayoutMargins @fontDescription @tintColor
            @contentEdgeInsets @titleEdgeInsets @imageEdgeInsets @titleShadowOffset @font @menu
            @normal @configuration @userComments @disabled @selected @highlighted @focused
            @shadow @cell @contentTintColor accessibility userDefinedRuntimeAttributes @default
            @device=watch42mm @widthClass=compact @widthClass=regular
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            @heightClass=regular-widthClass=regular connections @canvasLocation
            """,
            "clipView": """
            @frame @autoresizingMask subviews constraints @backgroundColor accessibility
            """,
            "collectionReusableView": """
            @frame @autoresizingMask subviews @safeArea @backgroundColor @tintColor constraints
            connections @canvasLocation
            """,
            "collectionViewCell": """
            @frame @autoresizingMask @contentView @safeArea animations @backgroundColor
            @tintColor gestureRecognizers constraints @customSize userDefinedRuntimeAttributes
            @default connections @canvasLocation
            """,
            "comboBoxCell": """
            @font @textColor @backgroundColor objectValues
            """,
            "containerView": """
            @frame @autoresizingMask animations @backgroundColor @tintColor constraints
            @layoutMargins userDefinedRuntimeAttributes connections
            """,
            "datePicker": """
            @frame @autoresizingMask @backgroundColor @tintColor constraints @cell @date
            @directionalLayoutMargins @minimumDate @maximumDate @locale
            userDefinedRuntimeAttributes connections
            """,
            "document": """
            device accessibilityOverrides dependencies @customFonts objects scenes classes
            designables inferredMetricsTieBreakers @tintColor resources @defaultSimulatedMetrics
            """,
            "group": """
            items @backgroundColor @device=watch38mm @device=watch40mm @device=watch44mm
            @margins gestureRecognizers @default @device=watch42mm
            """,
            "imageView": """
            @frame @frameInset @autoresizingMask @safeArea animations @backgroundColor
            @device=watch38mm @tintColor @accessibilityConfiguration @contentStretch
            gestureRecognizers constraints @cell accessibility @image
            @preferredSymbolConfiguration @layoutMargins userDefinedRuntimeAttributes @default
            @device=watch42mm @heightClass=compact @heightClass=regular
            @heightClass=compact-widthClass=compact @heightClass=regular-widthClass=compact
            @heightClass=regular-widthClass=regular connections @canvasLocation
            """,
            "label": """
            @frame @frameInset @autoresizingMask @safeArea animations @backgroundColor
            @accessibilityConfiguration @contentStretch @tintColor gestureRecognizers
            constraints @attributedText @directionalLayoutMargins @layoutMargins @text
            @fontDescription @textColor @font @device=watch38mm @highlightedColor @shadowColor
            @shadowOffset @userComments userDefinedRuntimeAttributes @default @device=watch42mm
            @heightClass=compact @widthClass=compact @widthClass=regular
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            @heightClass=regular-widthClass=compact @heightClass=regular-widthClass=regular
            connections @canvasLocation @userLabel
            """,
            "mapView": """
            @frame @frameInset @backgroundColor @tintColor gestureRecognizers constraints
            @preferredConfiguration userDefinedRuntimeAttributes connections
            """,
            "navigationBar": """
            @frame @autoresizingMask animations @backgroundColor gestureRecognizers @tintColor
            constraints @layoutMargins @barTintColor @titleTextAttributes
            @largeTitleTextAttributes items userDefinedRuntimeAttributes connections
            """,
            "notificationController": """
            items @notificationCategory @backgroundColor connections
            """,
            "pickerView": """
            @frame @autoresizingMask @backgroundColor @accessibilityConfiguration @tintColor
            constraints userDefinedRuntimeAttributes connections
            """,
            "progressView": """
            @frame @autoresizingMask @backgroundColor @accessibilityConfiguration @tintColor
            constraints @progressTintColor @trackTintColor userDefinedRuntimeAttributes
            """,
            "scrollView": """
            @frame @autoresizingMask @contentView subviews @backgroundColor @safeArea @tintColor
            gestureRecognizers constraints @contentInsets @horizontalScroller @verticalScroller
            @headerView @directionalLayoutMargins @layoutMargins userDefinedRuntimeAttributes
            @default @scrollIndicatorInsets @contentLayoutGuide @frameLayoutGuide
            @heightClass=compact @heightClass=regular @widthClass=compact
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            @heightClass=regular-widthClass=compact @heightClass=regular-widthClass=regular
            accessibility connections
            """,
            "searchFieldCell": """
            @font @textColor @backgroundColor connections
            """,
            "secureTextFieldCell": """
            @font @textColor @backgroundColor allowedInputSourceLocales
            """,
            "slider": """
            @frame @autoresizingMask @backgroundColor @accessibilityConfiguration @tintColor
            @minimumTrackTintColor @maximumTrackTintColor constraints @cell @thumbTintColor
            @widthClass=compact userDefinedRuntimeAttributes connections
            """,
            "stackView": """
            @frame @autoresizingMask subviews @safeArea animations @backgroundColor
            @contentStretch @tintColor gestureRecognizers constraints @directionalLayoutMargins
            @layoutMargins userDefinedRuntimeAttributes @default @heightClass=compact
            @heightClass=regular @widthClass=compact @widthClass=regular
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            @heightClass=regular-widthClass=compact @heightClass=regular-widthClass=regular
            connections @canvasLocation visibilityPriorities customSpacing
            """,
            "tableHeaderCell": """
            @font @textColor @backgroundColor
            """,
            "tableViewCell": """
            @frame @autoresizingMask @contentView @contentConfiguration @safeArea animations
            @backgroundColor @tintColor @accessibilityConfiguration gestureRecognizers
            constraints @directionalLayoutMargins @layoutMargins @separatorInset
            userDefinedRuntimeAttributes connections @canvasLocation
            """,
            "tableViewCellContentView": """
            @frame @frameInset @autoresizingMask userGuides subviews animations @backgroundColor
            @safeArea @tintColor gestureRecognizers constraints @directionalLayoutMargins
            @layoutMargins userDefinedRuntimeAttributes @default
            @heightClass=regular-widthClass=regular
            """,
            "textField": """
            @frame @frameInset @autoresizingMask animations @backgroundColor @tintColor
            @accessibilityConfiguration @contentStretch gestureRecognizers constraints
            @attributedText @cell @placeholder @textColor @fontDescription @textInputTraits
            @userComments userDefinedRuntimeAttributes @default @widthClass=compact
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            connections
            """,
            "textFieldCell": """
            @formatter @font @title @textColor @backgroundColor allowedInputSourceLocales
            connections
            """,
            "textView": """
            @frame @frameInset @autoresizingMask animations @backgroundColor @tintColor
            @accessibilityConfiguration gestureRecognizers constraints @attributedText
            @directionalLayoutMargins @layoutMargins @contentLayoutGuide @frameLayoutGuide @text
            @textColor @fontDescription @textInputTraits @dataDetectorTypes @minSize @maxSize
            @textStorage @insertionPointColor @userComments userDefinedRuntimeAttributes
            @default connections
            """,
            "view": """
            @frame @frameInset @autoresizingMask userGuides subviews @safeArea @keyboard
            animations @backgroundColor @tintColor @accessibilityConfiguration @contentStretch
            gestureRecognizers constraints @directionalLayoutMargins @simulatedStatusBarMetrics
            @simulatedTopBarMetrics @simulatedBottomBarMetrics @simulatedDestinationMetrics
            @layoutMargins userDefinedRuntimeAttributes @default @heightClass=compact
            @heightClass=regular @widthClass=compact @widthClass=regular
            @heightClass=compact-widthClass=compact @heightClass=compact-widthClass=regular
            @heightClass=regular-widthClass=compact @heightClass=regular-widthClass=regular
            @userInterfaceIdiom=mac accessibility connections @canvasLocation
            """,
            "visualEffectView": """
            @frame @autoresizingMask @contentView vibrancyEffect subviews @safeArea
            @backgroundColor @tintColor constraints blurEffect userDefinedRuntimeAttributes
            @default @widthClass=regular
            """,
            "window": """
            @frame @autoresizingMask @styleMask @collectionBehavior @initialPositionMask
            @contentRect @screenRect @minSize @contentView @backgroundColor
            @simulatedStatusBarMetrics @simulatedDestinationMetrics @toolbar connections
            @canvasLocation
            """,
        ])
}
