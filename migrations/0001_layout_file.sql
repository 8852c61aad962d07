-- The first schema of a layout file (docs/file-format.md). Every word is spelled as in the program;
-- tests compare each list with the program's own.

-- `sum` adds up the hashes of the document's content, `identities` those of its views' and
-- constraints' numbers and names, so that damage is seen when the rows are read.
CREATE TABLE document (
    id INTEGER PRIMARY KEY CHECK (id >= 0),
    name TEXT NOT NULL,
    sum BLOB NOT NULL CHECK (length(sum) = 32),
    identities BLOB NOT NULL CHECK (length(identities) = 32)
) STRICT;

CREATE UNIQUE INDEX document_name ON document (name);

-- Orders are sparse: an insertion takes a number between its neighbours' and moves nobody.
-- A parent is not a foreign key: SQLite would look for children at each removal. Reading checks it.
CREATE TABLE view (
    document INTEGER NOT NULL REFERENCES document (id),
    id INTEGER NOT NULL CHECK (id >= 0),
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'view', 'stack', 'label', 'button', 'textField', 'textView', 'image', 'switch', 'slider',
        'stepper', 'segmented', 'progress', 'activity', 'pageControl', 'datePicker', 'picker',
        'searchBar', 'scroll', 'spacer')),
    parent INTEGER,
    subview_order INTEGER CHECK (abs(subview_order) <= 4503599627370496),
    arranged_order INTEGER CHECK (abs(arranged_order) <= 4503599627370496),
    PRIMARY KEY (document, id),
    CHECK ((parent IS NULL) = (subview_order IS NULL)),
    CHECK (arranged_order IS NULL OR parent IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TABLE layout_constraint (
    document INTEGER NOT NULL REFERENCES document (id),
    id INTEGER NOT NULL CHECK (id >= 0),
    name TEXT NOT NULL,
    first_view INTEGER NOT NULL,
    first_guide TEXT CHECK (first_guide IN (
        'safeArea', 'margins', 'readable', 'content', 'frame', 'topLayoutGuide',
        'bottomLayoutGuide')),
    first_attribute TEXT NOT NULL CHECK (first_attribute IN (
        'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX',
        'centerY', 'firstBaseline', 'lastBaseline', 'leadingMargin', 'trailingMargin', 'topMargin',
        'bottomMargin', 'leftMargin', 'rightMargin', 'centerXWithinMargins',
        'centerYWithinMargins')),
    relation TEXT NOT NULL CHECK (relation IN ('=', '<=', '>=')),
    second_view INTEGER,
    second_guide TEXT CHECK (second_guide IN (
        'safeArea', 'margins', 'readable', 'content', 'frame', 'topLayoutGuide',
        'bottomLayoutGuide')),
    second_attribute TEXT CHECK (second_attribute IN (
        'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX',
        'centerY', 'firstBaseline', 'lastBaseline', 'leadingMargin', 'trailingMargin', 'topMargin',
        'bottomMargin', 'leftMargin', 'rightMargin', 'centerXWithinMargins',
        'centerYWithinMargins')),
    PRIMARY KEY (document, id),
    CHECK ((second_view IS NULL) = (second_attribute IS NULL)),
    CHECK (second_guide IS NULL OR second_view IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- The bytes of imported files by their BLAKE2b-256, so that an export changes what was edited and
-- nothing else. A document names its file in the property `source`; rows stay when it goes, since
-- the journal can bring it back.
CREATE TABLE source (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    bytes BLOB NOT NULL
) STRICT;

-- Properties that are set, one row a key and size class. Flags are 0 and 1, numbers REAL, the rest
-- as commands spell it.
CREATE TABLE document_property (
    document INTEGER NOT NULL REFERENCES document (id),
    key TEXT NOT NULL CHECK (key IN (
        'direction', 'device', 'orientation', 'traits', 'textSize', 'additionalSafeArea',
        'toolsVersion', 'design', 'reachesTop', 'reachesBottom',
        'respectsSystemMinimumMargins', 'source')),
    width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
    height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
    value ANY NOT NULL CHECK (CASE key
        WHEN 'direction' THEN value IN ('ltr', 'rtl')
        WHEN 'orientation' THEN value IN ('portrait', 'landscape')
        WHEN 'reachesTop' THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN 'reachesBottom' THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN 'respectsSystemMinimumMargins'
            THEN typeof(value) = 'integer' AND value IN (0, 1)
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, key, width, height)
) STRICT, WITHOUT ROWID;

CREATE TABLE view_property (
    document INTEGER NOT NULL,
    view INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key IN (
        'hidden', 'hugging.horizontal', 'hugging.vertical', 'compression.horizontal',
        'compression.vertical', 'margins', 'preservesSuperviewMargins',
        'insetsMarginsFromSafeArea', 'followsReadableWidth', 'direction', 'intrinsic',
        'backgroundColor', 'userLabel', 'installed', 'frame', 'autoresizing', 'spacingAfter',
        'objectID', 'customClass', 'axis', 'distribution', 'alignment', 'spacing',
        'baselineRelative', 'marginsRelative', 'text', 'font', 'lines', 'preferredMaxLayoutWidth',
        'placeholder', 'style',
        'segments', 'pages', 'image', 'backgroundImage', 'contentMode', 'contentInset',
        'scrollEnabled')),
    width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
    height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
    value ANY NOT NULL CHECK (CASE
        WHEN key IN ('hidden', 'preservesSuperviewMargins', 'insetsMarginsFromSafeArea',
            'followsReadableWidth', 'installed', 'baselineRelative', 'marginsRelative',
            'scrollEnabled')
            THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN key IN ('hugging.horizontal', 'hugging.vertical', 'compression.horizontal',
            'compression.vertical', 'lines', 'preferredMaxLayoutWidth', 'pages')
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
        WHEN key = 'style' THEN value IN (
            'system', 'custom', 'detailDisclosure', 'infoLight', 'infoDark', 'contactAdd', 'close',
            'plain', 'gray', 'tinted', 'filled', 'roundedRect', 'line', 'bezel', 'none', 'medium',
            'large', 'wheels', 'compact', 'inline', 'automatic', 'minimal', 'prominent',
            'bar', 'table', 'collection')
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, view, key, width, height),
    FOREIGN KEY (document, view) REFERENCES view (document, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE constraint_property (
    document INTEGER NOT NULL,
    "constraint" INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key IN (
        'installed', 'objectID', 'constant', 'multiplier', 'priority', 'active')),
    width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
    height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
    value ANY NOT NULL CHECK (CASE
        WHEN key IN ('installed', 'active')
            THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN key IN ('constant', 'multiplier', 'priority')
            THEN typeof(value) = 'real' AND abs(value) <= 1e6
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, "constraint", key, width, height),
    FOREIGN KEY (document, "constraint") REFERENCES layout_constraint (document, id)
) STRICT, WITHOUT ROWID;

-- The journal: a tree that only grows. Operation 0 is the empty file before the first command.
-- `chain` hashes this row together with the chain of the row before it.
CREATE TABLE operation (
    id INTEGER PRIMARY KEY CHECK (id >= 0),
    parent INTEGER REFERENCES operation (id) CHECK (parent < id),
    command TEXT NOT NULL,
    source TEXT NOT NULL,
    time INTEGER NOT NULL,
    message TEXT,
    edits TEXT NOT NULL,
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    chain BLOB NOT NULL CHECK (length(chain) = 32),
    CHECK ((parent IS NULL) = (id = 0))
) STRICT;

-- The moves of the head, one for each command; the head is at the last target.
CREATE TABLE head_move (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    origin INTEGER NOT NULL REFERENCES operation (id),
    target INTEGER NOT NULL REFERENCES operation (id),
    time INTEGER NOT NULL
) STRICT;

-- The branch that was last left at a fork: where redo goes.
CREATE TABLE branch (
    fork INTEGER PRIMARY KEY REFERENCES operation (id),
    child INTEGER NOT NULL REFERENCES operation (id) CHECK (child > fork)
) STRICT;

CREATE TABLE checkpoint (
    name TEXT NOT NULL PRIMARY KEY,
    operation INTEGER NOT NULL REFERENCES operation (id)
) STRICT, WITHOUT ROWID;

-- The end of the journal, in one row: the operation whose result the documents are, the number of moves of
-- the head, and the sums of the rows of the three tables above. `seal` hashes this together with
-- the number and the chain of the last operation, so that a journal is not taken for an older one.
CREATE TABLE journal_end (
    id INTEGER PRIMARY KEY CHECK (id = 0),
    head INTEGER NOT NULL REFERENCES operation (id),
    moves INTEGER NOT NULL CHECK (moves >= 0),
    move_sum BLOB NOT NULL CHECK (length(move_sum) = 32),
    branch_sum BLOB NOT NULL CHECK (length(branch_sum) = 32),
    checkpoint_sum BLOB NOT NULL CHECK (length(checkpoint_sum) = 32),
    seal BLOB NOT NULL CHECK (length(seal) = 32)
) STRICT;
