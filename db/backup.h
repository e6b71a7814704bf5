#pragma once

#include "db/database.h"
#include "db/files.h"
#include "engine/ledger/error_or.h"

#include <cstdint>
#include <filesystem>

namespace consigliere::db {

/// How a copy goes about it.
enum class Pace : std::uint8_t {
    at_once,
    /// In small steps: another thread can use the database meanwhile, and waits for one step only.
    in_steps,
};

/// Copies the whole database into one file that can be opened like any other, while it is in use.
/// The copy is checked before it takes its place; an older file of that name is replaced only
/// then, and never when it is a database: an older backup may be the only whole one.
[[nodiscard]] ledger::Failure<DatabaseError> back_up(Database& database,
    const std::filesystem::path& to, WhenThere when_there, Pace pace = Pace::at_once);
/// The same while a database is only being opened.
[[nodiscard]] ledger::Failure<DatabaseError> back_up(Connection& connection,
    const std::filesystem::path& to, WhenThere when_there, Pace pace = Pace::at_once);

} // namespace consigliere::db
