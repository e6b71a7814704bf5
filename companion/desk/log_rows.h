#pragma once

#include "companion/desk/table_host.h"
#include "companion/widgets/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

// Height of the log below the turn panel.

/// Heading and last rows.
inline float whole_log_room()
{
    return widgets::dp(156);
}
/// Only the last row, while the panel needs room.
inline float log_row_room()
{
    return widgets::dp(56);
}

/// An action in the log, with the entries that its row folds in.
struct LogRow {
    int first = 0;
    int last = 0;
    std::string text;
    std::string detail;
    std::optional<std::string> actor;
    std::string chapter;
    enum class State : std::uint8_t { stands, undone, refused };
    State state = State::stands;
    /// Most severe verdict of its entries.
    ledger::Verdict verdict = ledger::Verdict::legal;
    /// True if an entry is legal only by a house rule.
    bool is_by_house_rule = false;
};

struct LogSource {
    const ledger::Evening& evening;
    const GameTable& table;
    ledger::Audience audience = ledger::Audience::everybody();
};

/// Adds the next entry: as a row, or folded into the last one if it continues that action.
void add_to_log(std::vector<LogRow>& rows, int number, const LogSource& source);

} // namespace consigliere::desk
