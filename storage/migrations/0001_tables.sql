-- Tables, who sits at them, and the log that is the truth about them. Instants are milliseconds UTC.

CREATE TABLE people (
    id        INTEGER PRIMARY KEY,           -- Discord's id
    name      TEXT NOT NULL,
    lang      TEXT NOT NULL DEFAULT '',      -- '' = as the person's Discord says
    made_ms   INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    rules      INTEGER NOT NULL,             -- version of the rules the newest snapshot belongs to
    data       TEXT NOT NULL,                -- hash of the components, likewise
    options    TEXT NOT NULL,                -- JSON
    seats      INTEGER NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('lobby', 'running', 'finished', 'closed', 'aside')),
    host       INTEGER NOT NULL,             -- person who opened it
    guild      INTEGER NOT NULL DEFAULT 0,
    channel    INTEGER NOT NULL DEFAULT 0,
    thread     INTEGER NOT NULL DEFAULT 0,
    lang       TEXT NOT NULL DEFAULT 'en',
    pace       TEXT NOT NULL DEFAULT 'none',
    seed       BLOB NOT NULL,                -- secret until the end
    salt       BLOB NOT NULL DEFAULT x'',
    epoch      INTEGER NOT NULL DEFAULT 0,   -- rises whenever the position changes other than by a decision
    version    INTEGER NOT NULL DEFAULT 0,   -- rises with every commit: the guard against a second writer
    last_row   INTEGER NOT NULL DEFAULT 0,
    made_ms    INTEGER NOT NULL,
    started_ms INTEGER,
    ended_ms   INTEGER,
    result     TEXT,                         -- JSON
    origin     TEXT UNIQUE,                  -- what made it, if it may be made only once: 'rematch:12', 'league:3:1:2'
    note       TEXT NOT NULL DEFAULT ''      -- why it was closed or set aside
) STRICT;
CREATE INDEX tables_by_guild ON tables (guild, state);
CREATE INDEX tables_by_host ON tables (host, state);
CREATE INDEX tables_running ON tables (game, rules, data) WHERE state = 'running';

CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER,                       -- NULL: nobody, or an automatic player
    player    TEXT,                          -- name of the automatic player that answers for this seat
    state     TEXT NOT NULL DEFAULT 'seated' CHECK (state IN ('seated', 'offered', 'resigned')),
    click     TEXT NOT NULL DEFAULT '',      -- the Join that goes into the salt
    since_ms  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE log (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    row       INTEGER NOT NULL,              -- counts all rows of the table
    kind      TEXT NOT NULL,                 -- move, or a row of the host: undo, rebase, resign, hand-over, ...
    seq       INTEGER NOT NULL,              -- move: its number; else: of the last move the row refers to
    seat      INTEGER,
    body      BLOB NOT NULL,                 -- move: the decision; rebase: the state
    by        TEXT NOT NULL,                 -- 'person:1', 'auto:steady', 'default', 'organiser:2'
    branch    INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, row)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id  INTEGER PRIMARY KEY REFERENCES tables (id),
    row       INTEGER NOT NULL,
    seq       INTEGER NOT NULL,
    position  INTEGER NOT NULL,              -- live decisions that led here
    branch    INTEGER NOT NULL,
    state     BLOB NOT NULL
) STRICT;

CREATE TABLE handled (
    key       TEXT PRIMARY KEY,              -- interaction id, or what an inner cause is called
    table_id  INTEGER NOT NULL,
    first_row INTEGER NOT NULL,
    last_row  INTEGER NOT NULL,
    answer    BLOB NOT NULL,
    at_ms     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX handled_by_age ON handled (at_ms);

CREATE TABLE drafts (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    epoch     INTEGER NOT NULL,
    row       INTEGER NOT NULL,              -- of the table when the first step was made
    steps     BLOB NOT NULL,
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
