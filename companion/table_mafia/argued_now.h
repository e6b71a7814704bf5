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

/// How what tables argue over stands for a thing of this one after an entry
/// (`desk::GameTable::faq_status`): what it has chosen where the book is silent, and what the
/// position adds.
[[nodiscard]] std::optional<std::string> faq_status(
    const ToldView& view, std::string_view now, std::string_view thing, int entry);

// Its parts.
namespace argued {

/// A thing at a moment: which figure, field, purse or field of the map it is, as far as it is one.
struct Subject {
    Subject(const Snapshot& moment, std::string_view thing);

    const Snapshot& moment;
    const Position& position;
    std::optional<Figure> figure;
    std::optional<Seat> seat;
    std::optional<Field> field;
    std::optional<Square> square;

    [[nodiscard]] Answer ask(const Question& question) const;
    /// Whose piece lies on that field of the map.
    [[nodiscard]] std::optional<Figure> owner() const;
};

using Told = std::optional<std::string>;
using desk::Telling;
using desk::told_by;

/// What the words tell that are about the fields of the circuit; `argued_circuit.cpp`.
[[nodiscard]] Told told_of_circuit(std::string_view now, const Subject& on);

/// What everybody has a part of: "Antonio +400, Maria Luisa −200".
[[nodiscard]] std::string listed(const std::vector<Part>& parts, std::string (*tell_amount)(int));

} // namespace argued

} // namespace consigliere::table_mafia
