-- Assertions: constraints at rest, which say what checks test.
ALTER TABLE constraint_property RENAME TO old_constraint_property;

CREATE TABLE constraint_property (
    document INTEGER NOT NULL,
    "constraint" INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key IN (
        'installed', 'objectID', 'constant', 'multiplier', 'priority', 'active', 'asserted',
        'untruncated')),
    width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
    height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
    value ANY NOT NULL CHECK (CASE
        WHEN key IN ('installed', 'active', 'asserted', 'untruncated')
            THEN typeof(value) = 'integer' AND value IN (0, 1)
        WHEN key IN ('constant', 'multiplier', 'priority')
            THEN typeof(value) = 'real' AND abs(value) <= 1e6
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, "constraint", key, width, height),
    FOREIGN KEY (document, "constraint") REFERENCES layout_constraint (document, id)
) STRICT, WITHOUT ROWID;

INSERT INTO constraint_property SELECT * FROM old_constraint_property;
DROP TABLE old_constraint_property;
