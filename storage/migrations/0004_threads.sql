-- A table is found by the thread it is played in.

CREATE INDEX tables_by_thread ON tables (thread) WHERE thread <> 0;
