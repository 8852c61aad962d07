-- By which rules values are spelled in tables and journal, and content is hashed and added up
-- (docs/file-format.md, "Versions"). A file of the first schema has no such table and is of version 1.
CREATE TABLE digest (
    id INTEGER PRIMARY KEY CHECK (id = 0),
    version INTEGER NOT NULL CHECK (version > 0)
) STRICT;

INSERT INTO digest VALUES (0, 1);
