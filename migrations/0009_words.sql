-- No lists of words: `StoredSpelling` has the only one, so that a new key or word needs no new
-- schema, and an older program can write a file that has it. Structure and numbers are checked.
-- The rows are copied, because a renamed table makes SQLite parse the whole schema again.
CREATE TABLE old_view AS SELECT * FROM view;
CREATE TABLE old_layout_constraint AS SELECT * FROM layout_constraint;
CREATE TABLE old_document_property AS SELECT * FROM document_property;
CREATE TABLE old_view_property AS SELECT * FROM view_property;
CREATE TABLE old_constraint_property AS SELECT * FROM constraint_property;

DROP TABLE view_property;
DROP TABLE constraint_property;
DROP TABLE document_property;
DROP TABLE layout_constraint;
DROP TABLE view;

CREATE TABLE view (
    document INTEGER NOT NULL REFERENCES document (id),
    id INTEGER NOT NULL CHECK (id >= 0),
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
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
    first_guide TEXT,
    first_attribute TEXT NOT NULL,
    relation TEXT NOT NULL,
    second_view INTEGER,
    second_guide TEXT,
    second_attribute TEXT,
    PRIMARY KEY (document, id),
    CHECK ((second_view IS NULL) = (second_attribute IS NULL)),
    CHECK (second_guide IS NULL OR second_view IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- Flags are 0 and 1, numbers REAL, all other values TEXT.
CREATE TABLE document_property (
    document INTEGER NOT NULL REFERENCES document (id),
    key TEXT NOT NULL,
    width TEXT NOT NULL,
    height TEXT NOT NULL,
    value ANY NOT NULL CHECK (CASE typeof(value)
        WHEN 'integer' THEN value BETWEEN 0 AND 1
        WHEN 'real' THEN abs(value) <= 1e6
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, key, width, height)
) STRICT, WITHOUT ROWID;

CREATE TABLE view_property (
    document INTEGER NOT NULL,
    view INTEGER NOT NULL,
    key TEXT NOT NULL,
    width TEXT NOT NULL,
    height TEXT NOT NULL,
    value ANY NOT NULL CHECK (CASE typeof(value)
        WHEN 'integer' THEN value BETWEEN 0 AND 1
        WHEN 'real' THEN abs(value) <= 1e6
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, view, key, width, height),
    FOREIGN KEY (document, view) REFERENCES view (document, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE constraint_property (
    document INTEGER NOT NULL,
    "constraint" INTEGER NOT NULL,
    key TEXT NOT NULL,
    width TEXT NOT NULL,
    height TEXT NOT NULL,
    value ANY NOT NULL CHECK (CASE typeof(value)
        WHEN 'integer' THEN value BETWEEN 0 AND 1
        WHEN 'real' THEN abs(value) <= 1e6
        ELSE typeof(value) = 'text' END),
    PRIMARY KEY (document, "constraint", key, width, height),
    FOREIGN KEY (document, "constraint") REFERENCES layout_constraint (document, id)
) STRICT, WITHOUT ROWID;

INSERT INTO view SELECT * FROM old_view;
INSERT INTO layout_constraint SELECT * FROM old_layout_constraint;
INSERT INTO document_property SELECT * FROM old_document_property;
INSERT INTO view_property SELECT * FROM old_view_property;
INSERT INTO constraint_property SELECT * FROM old_constraint_property;

DROP TABLE old_view_property;
DROP TABLE old_constraint_property;
DROP TABLE old_document_property;
DROP TABLE old_layout_constraint;
DROP TABLE old_view;
