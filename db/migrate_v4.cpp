#include "db/evening_set.h"
#include "db/migrations.h"
#include "db/people_rows.h"
#include "db/rows.h"
#include "db/wal_mark.h"

namespace consigliere::db {

namespace {

constexpr const char* version_4_tables = R"sql(
ALTER TABLE person ADD COLUMN hash BLOB NOT NULL DEFAULT x'';    -- of its id, its name and how often that was changed

CREATE TABLE evening_set (    -- which sessions there should be
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    sessions INTEGER NOT NULL,
    hash     BLOB NOT NULL
) STRICT;

CREATE TABLE evening_known (    -- their ids, also of those that are missing
    uuid TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE log_mark (    -- what the next log or journal has to begin with
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    mark TEXT NOT NULL
) STRICT;
)sql";

} // namespace

void make_fourth_version(Connection& connection)
{
    connection.sqlite.exec(version_4_tables);
    for (const PersonRow& person : rows_of<PersonRow, std::string, std::string, std::int64_t>(
             query(connection, "SELECT uuid, name, renamed FROM person")))
        change_row(connection, "UPDATE person SET hash = ? WHERE uuid = ?", hash_of_person(person),
            person.uuid);
    record_evenings_there(connection);
    renew_log_mark(connection);
}

} // namespace consigliere::db
