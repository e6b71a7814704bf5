#pragma once

#include "companion/language/language.h"
#include "db/file_error.h"
#include "engine/ledger/error_or.h"

#include <string>
#include <vector>

// Release notes, from `assets/news`.
namespace consigliere::telling {

struct Release {
    std::string version; ///< "1.0.0"
    std::string date; ///< "2026-11-26"
    /// What changed for players, a sentence each.
    std::vector<std::string> changes;
};

/// Reads all releases, the newest first. English if there is no file in the language.
[[nodiscard]] ledger::ErrorOr<std::vector<Release>, db::FileError> read_releases(
    language::Language language);

} // namespace consigliere::telling
