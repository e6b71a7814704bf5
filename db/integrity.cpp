#include "db/integrity.h"

namespace consigliere::db {

std::vector<std::string> damage_of(Connection& connection)
{
    std::vector<std::string> damage;
    SQLite::Statement integrity = query(connection, "PRAGMA integrity_check");
    while (integrity.executeStep()) {
        const std::string found = integrity.getColumn(0).getString();
        if (found != "ok")
            damage.push_back(found);
    }
    SQLite::Statement references = query(connection, "PRAGMA foreign_key_check");
    while (references.executeStep())
        damage.push_back("a row of " + references.getColumn(0).getString()
            + " refers to a missing row of " + references.getColumn(2).getString());
    return damage;
}

} // namespace consigliere::db
