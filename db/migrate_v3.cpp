#include "db/migrations.h"

namespace consigliere::db {

namespace {

constexpr const char* version_3_tables = R"sql(
CREATE TABLE component_photo (    -- what players have photographed of their box
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL CHECK (name <> ''),    -- as the game spells it
    changed INTEGER NOT NULL CHECK (changed BETWEEN 1 AND 1000000),    -- how often
    image   BLOB NOT NULL CHECK (length(image) <= 200000),    -- empty: taken away
    hash    BLOB NOT NULL,
    PRIMARY KEY (game, kind, name)
) STRICT;
)sql";

} // namespace

void make_third_version(Connection& connection)
{
    connection.sqlite.exec(version_3_tables);
}

} // namespace consigliere::db
