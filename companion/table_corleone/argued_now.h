#pragma once

#include "companion/desk/argued.h"
#include "companion/table_corleone/things.h"
#include "companion/table_corleone/why_text.h"

#include <optional>
#include <string>
#include <string_view>

/// How what tables argue over stands for a thing of this one (`desk::GameTable::faq_status`):
/// who shares in the Fronts of a Territory, which Thug spaces are free.
namespace consigliere::table_corleone::argued {

/// A thing at a moment. A figure stands for its place, and a Business lies in its Territory.
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

/// What the words tell that are about Businesses, spaces, wars and stacks; `argued_board.cpp`.
[[nodiscard]] Told told_of_board(std::string_view now, const Subject& on);

} // namespace consigliere::table_corleone::argued
