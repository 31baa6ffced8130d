-- Who is awaited, what must be posted, what was posted.

CREATE TABLE waits (
    id        INTEGER PRIMARY KEY,
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    person    INTEGER,                       -- NULL: an automatic player
    clock     TEXT NOT NULL,
    kind      TEXT NOT NULL,
    turn      INTEGER NOT NULL,
    row       INTEGER NOT NULL,              -- of the log when it opened
    opened_ms INTEGER NOT NULL,
    closed_ms INTEGER,
    closed_by TEXT
) STRICT;
CREATE UNIQUE INDEX waits_open ON waits (table_id, seat, turn) WHERE closed_ms IS NULL;
CREATE INDEX waits_by_person ON waits (person, opened_ms) WHERE closed_ms IS NULL;

CREATE TABLE outbox (
    key       TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    table_id  INTEGER NOT NULL,
    person    INTEGER,                       -- the one who is told; NULL = all at the table
    rev       INTEGER NOT NULL,              -- what is shown; a newer one replaces an unsent older one
    body      TEXT NOT NULL,                 -- JSON, never a secret
    made_ms   INTEGER NOT NULL,
    due_ms    INTEGER NOT NULL,
    tries     INTEGER NOT NULL DEFAULT 0,
    sent_ms   INTEGER,
    given_up  TEXT                           -- why it is not tried any more
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (due_ms, key) WHERE sent_ms IS NULL AND given_up IS NULL;
CREATE INDEX outbox_by_table ON outbox (table_id, kind);
CREATE INDEX outbox_sent ON outbox (sent_ms) WHERE sent_ms IS NOT NULL;

CREATE TABLE messages (
    key       TEXT PRIMARY KEY,              -- of the notice that posted it
    table_id  INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    message   INTEGER NOT NULL,
    rev       INTEGER NOT NULL,
    at_ms     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_by_table ON messages (table_id);
