#pragma once

#include "companion/frame/settings.h"
#include "db/session_id.h"

#include <set>
#include <string>

// Who plays an evening for the first time: kept with the settings, from *New table* to the table.
namespace consigliere::screens {

/// Words in a text, and back.
[[nodiscard]] std::set<std::string> words_in(const std::string& text);
[[nodiscard]] std::string line_of(const std::set<std::string>& words);

/// Actors of the evening; empty if nobody learns.
[[nodiscard]] std::set<std::string> learners_of(
    db::Database& database, const db::SessionId& evening);
void keep_learners(
    db::Database& database, const db::SessionId& evening, const std::set<std::string>& actors);

} // namespace consigliere::screens
