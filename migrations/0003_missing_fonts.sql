-- A document names the families of fonts that were not installed where it was laid out.
ALTER TABLE document_property RENAME TO old_document_property;

CREATE TABLE document_property (
    document INTEGER NOT NULL REFERENCES document (id),
    key TEXT NOT NULL CHECK (key IN (
        'direction', 'device', 'orientation', 'traits', 'textSize', 'additionalSafeArea',
        'toolsVersion', 'design', 'reachesTop', 'reachesBottom',
        'respectsSystemMinimumMargins', 'missingFonts', 'source')),
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

INSERT INTO document_property SELECT * FROM old_document_property;
DROP TABLE old_document_property;
