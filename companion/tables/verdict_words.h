#pragma once

#include "companion/desk/table_host.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/teller.h"

#include <string>
#include <string_view>

namespace consigliere::tables {

/// The referee's answer to a line, in words.
struct VerdictWords {
    std::string title; ///< "Gallery is taken"
    std::string rule; ///< Id of the first rule cited; empty if none.
    std::string source; ///< "14.thug-space · p. 14"
    std::string reasons;
    std::string instead; ///< "Possible: Ana: Thug → Theatre"; empty if nothing is near.
};

/// What the texts are made of. `book` may be nullptr.
struct VerdictSource {
    const ledger::Evening& evening;
    const telling::Teller& teller;
    const desk::GameTable& table;
    const rulebook::Rulebook* book;
};

/// `instead`: a legal line near the refused one; empty if none.
[[nodiscard]] VerdictWords tell_verdict(
    const ledger::Assessment& opinion, std::string_view instead, const VerdictSource& source);

} // namespace consigliere::tables
