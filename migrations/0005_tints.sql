-- Colours of the parts of controls, and activity indicators that do not animate.
ALTER TABLE view_property RENAME TO old_view_property;

CREATE TABLE view_property (
    document INTEGER NOT NULL,
    view INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key IN (
        'hidden', 'hugging.horizontal', 'hugging.vertical', 'compression.horizontal',
        'compression.vertical', 'margins', 'preservesSuperviewMargins',
        'insetsMarginsFromSafeArea', 'followsReadableWidth', 'direction', 'intrinsic',
        'backgroundColor', 'userLabel', 'installed', 'frame', 'autoresizing', 'spacingAfter',
        'objectID', 'customClass', 'alpha', 'clipsToBounds', 'tintColor', 'cornerRadius',
        'borderWidth', 'borderColor', 'axis', 'distribution', 'alignment', 'spacing',
        'baselineRelative', 'marginsRelative', 'text', 'font', 'lines',
        'preferredMaxLayoutWidth', 'placeholder', 'textColor', 'textAlignment', 'lineBreakMode',
        'secure', 'style', 'segments', 'pages', 'image', 'backgroundImage', 'contentMode',
        'contentInset', 'scrollEnabled', 'imageName', 'imagePlacement', 'subtitle',
        'contentHorizontalAlignment', 'enabled', 'on', 'value', 'minimumValue', 'maximumValue',
        'selectedSegment', 'currentPage', 'animating', 'onTintColor', 'thumbTintColor',
        'minimumTrackTintColor', 'maximumTrackTintColor', 'progressTintColor', 'trackTintColor',
        'color', 'pageIndicatorTintColor', 'currentPageIndicatorTintColor',
        'selectedSegmentTintColor')),
    width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
    height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
    value ANY NOT NULL CHECK (CASE
        WHEN key IN (
            'hidden', 'preservesSuperviewMargins', 'insetsMarginsFromSafeArea',
            'followsReadableWidth', 'installed', 'clipsToBounds', 'baselineRelative',
            'marginsRelative', 'secure', 'scrollEnabled', 'enabled', 'on',
            'animating')
            THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN key IN (
            'hugging.horizontal', 'hugging.vertical', 'compression.horizontal',
            'compression.vertical', 'alpha', 'cornerRadius', 'borderWidth', 'lines',
            'preferredMaxLayoutWidth', 'pages', 'value', 'minimumValue', 'maximumValue',
            'selectedSegment', 'currentPage')
            THEN typeof(value) = 'real' AND abs(value) <= 1e6
        WHEN key IN ('spacing', 'spacingAfter')
            THEN value = 'system' OR (typeof(value) = 'real' AND abs(value) <= 1e6)
        WHEN key = 'axis' THEN value IN ('horizontal', 'vertical')
        WHEN key = 'distribution' THEN value IN (
            'fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering')
        WHEN key = 'alignment' THEN value IN (
            'fill', 'leading', 'firstBaseline', 'center', 'trailing', 'lastBaseline')
        WHEN key = 'contentMode' THEN value IN (
            'scaleToFill', 'scaleAspectFit', 'scaleAspectFill', 'redraw', 'center', 'top',
            'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight')
        WHEN key = 'direction' THEN value IN ('ltr', 'rtl')
        WHEN key = 'textAlignment' THEN value IN (
            'natural', 'left', 'center', 'right', 'justified')
        WHEN key = 'lineBreakMode' THEN value IN (
            'byWordWrapping', 'byCharWrapping', 'byClipping', 'byTruncatingHead',
            'byTruncatingTail', 'byTruncatingMiddle')
        WHEN key = 'imagePlacement' THEN value IN ('leading', 'trailing', 'top', 'bottom')
        WHEN key = 'contentHorizontalAlignment' THEN value IN (
            'center', 'left', 'right', 'fill', 'leading', 'trailing')
        WHEN key = 'style' THEN value IN (
            'system', 'custom', 'detailDisclosure', 'infoLight', 'infoDark', 'contactAdd', 'close',
            'plain', 'gray', 'tinted', 'filled', 'roundedRect', 'line', 'bezel', 'none', 'medium',
            'large', 'wheels', 'compact', 'inline', 'automatic', 'minimal', 'prominent',
            'bar', 'apportioned', 'table', 'insetGrouped', 'collection', 'cell', 'standalone')
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, view, key, width, height),
    FOREIGN KEY (document, view) REFERENCES view (document, id)
) STRICT, WITHOUT ROWID;

INSERT INTO view_property SELECT * FROM old_view_property;
DROP TABLE old_view_property;
