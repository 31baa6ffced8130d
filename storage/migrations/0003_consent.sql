-- Votes, settings, and who did what.

CREATE TABLE votes (
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL,                 -- undo, cancel, replace; later pause, pace
    seat      INTEGER NOT NULL,              -- who asks
    arg       TEXT NOT NULL,                 -- JSON
    state     TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'passed', 'refused', 'withdrawn', 'lapsed')),
    made_ms   INTEGER NOT NULL,
    until_ms  INTEGER NOT NULL,
    ended_ms  INTEGER
) STRICT;
CREATE UNIQUE INDEX votes_open ON votes (table_id, kind) WHERE state = 'open';
CREATE INDEX votes_by_table ON votes (table_id, made_ms);

CREATE TABLE ballots (
    vote_id   INTEGER NOT NULL REFERENCES votes (id),
    seat      INTEGER NOT NULL,
    yes       INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (vote_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    scope     TEXT NOT NULL CHECK (scope IN ('server', 'person', 'table')),
    id        INTEGER NOT NULL,
    name      TEXT NOT NULL,
    value     TEXT NOT NULL,                 -- JSON
    PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id        INTEGER PRIMARY KEY,
    at_ms     INTEGER NOT NULL,
    actor     TEXT NOT NULL,
    action    TEXT NOT NULL,
    table_id  INTEGER,
    guild     INTEGER NOT NULL DEFAULT 0,
    details   TEXT NOT NULL                  -- JSON, never a secret
) STRICT;
CREATE INDEX audit_by_table ON audit (table_id, id);
CREATE INDEX audit_by_guild ON audit (guild, id);
