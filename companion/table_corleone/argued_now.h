#pragma once

#include "companion/desk/argued.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/things.h"

#include <optional>
#include <string>
#include <string_view>

// FAQ answers for one hotspot of this table (`desk::GameTable::faq_status`), e.g. who shares in the
// Fronts of a Territory, which Thug spaces are free.
namespace consigliere::table_corleone::argued {

/// A hotspot at a snapshot. A figure also selects its place, a Business also its Territory.
struct Subject {
    Subject(const View& view, const Snapshot& moment, std::string_view thing);

    const View& view;
    const Snapshot& moment;
    const Position& position;
    const Components& components;
    thing::Meant meant;

    [[nodiscard]] std::string answer_to(const Question& question) const;
    [[nodiscard]] std::string of_player(Family family, const std::string& told) const;
};

using Told = std::optional<std::string>;
using desk::Telling;
using desk::told_by;

/// FAQ status for Businesses, spaces, wars and stacks (argued_board.cpp). Returns nullopt if `now`
/// is not one of these or does not apply.
[[nodiscard]] Told told_of_board(std::string_view now, const Subject& on);

} // namespace consigliere::table_corleone::argued
