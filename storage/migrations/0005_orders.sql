-- What a seat has ordered beforehand, seen by nobody else.

CREATE TABLE orders (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    kind      TEXT NOT NULL,                 -- of the questions it answers; '*' = the next turn of one's own, once
    person    INTEGER NOT NULL,
    body      TEXT NOT NULL,                 -- JSON, a secret of its owner
    seq       INTEGER NOT NULL,              -- the last decision when it was given: an undo before it ends it
    at_ms     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO orders
SELECT settings.id, seats.seat, substr(settings.name, length('order:' || seats.seat || ':') + 1), seats.person,
       json_object('since', json_extract(settings.value, '$.since'), 'lines',
                   json_array(json_object('moves', json_array(json_extract(settings.value, '$.line'))))),
       0, seats.since_ms
FROM settings JOIN seats ON seats.table_id = settings.id AND settings.name LIKE 'order:' || seats.seat || ':%'
WHERE settings.scope = 'table' AND settings.value <> '' AND seats.person IS NOT NULL;
DELETE FROM settings WHERE scope = 'table' AND name LIKE 'order:%';
