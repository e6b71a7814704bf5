#pragma once

#include "companion/desk/argued.h"
#include "companion/table_mafia/room.h"
#include "companion/table_mafia/things.h"
#include "engine/mafia/explain.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::table_mafia {

/// FAQ answer for one hotspot after `entry` (`desk::GameTable::faq_status`): the options the table
/// has chosen where the rules are open, and what the position adds. nullopt if there is none.
[[nodiscard]] std::optional<std::string> faq_status(
    const ToldView& view, std::string_view now, std::string_view thing, int entry);

// Parts of faq_status().
namespace argued {

/// A hotspot at a snapshot: the figure, field, purse or square that it refers to.
struct Subject {
    Subject(const Snapshot& moment, std::string_view thing);

    const Snapshot& moment;
    const Position& position;
    std::optional<Figure> figure;
    std::optional<Seat> seat;
    std::optional<Field> field;
    std::optional<Square> square;

    [[nodiscard]] Answer ask(const Question& question) const;
    /// Owner of the piece on `square`; nullopt if it is empty or not set.
    [[nodiscard]] std::optional<Figure> owner() const;
};

using Told = std::optional<std::string>;
using desk::Telling;
using desk::told_by;

/// FAQ status for fields of the circuit (argued_circuit.cpp). Returns nullopt if `now` is not one
/// of these or does not apply.
[[nodiscard]] Told told_of_circuit(std::string_view now, const Subject& on);

/// The parts as a list: "Antonio +400, Maria Luisa −200".
[[nodiscard]] std::string listed(
    const std::vector<AnswerCount>& parts, std::string (*tell_amount)(int));

} // namespace argued

} // namespace consigliere::table_mafia
