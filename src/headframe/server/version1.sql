CREATE TABLE about (version INTEGER NOT NULL PRIMARY KEY);
CREATE TABLE tables (
  id VARCHAR(32) NOT NULL PRIMARY KEY, opened TEXT NOT NULL, guest VARCHAR(64) NOT NULL,
  host VARCHAR(64) NOT NULL, bots BOOLEAN NOT NULL, over BOOLEAN NOT NULL, at BIGINT NOT NULL);
CREATE INDEX tables_of_guest ON tables (guest, over, at);
CREATE INDEX tables_with_bots ON tables (over, bots, at);
CREATE TABLE log (
  table_id VARCHAR(32) NOT NULL, seq INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, seat INTEGER,
  client VARCHAR(64), body TEXT NOT NULL, news TEXT, at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq), CONSTRAINT log_once UNIQUE (table_id, seat, client));
CREATE TABLE snapshots (
  table_id VARCHAR(32) NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, body BINARY_TYPE NOT NULL);
INSERT INTO about VALUES (1);
