#pragma once

#include "engine/mafia/answers.h"

/// The answers that have files of their own.
namespace consigliere::mafia {

// answers_about_fields.cpp
[[nodiscard]] Answer answer_about_stop(
    const Position& position, const Components& components, Field field);
[[nodiscard]] Answer answer_about_tax(const Position& position, const Components& components);
[[nodiscard]] Answer answer_about_holdings(const Position& position, Figure figure);

// answers_about_map.cpp
[[nodiscard]] Answer answer_about_pieces(const Position& position, Figure figure);
[[nodiscard]] Answer answer_about_killers(const Position& position, Figure figure);
[[nodiscard]] Answer answer_about_protection(const Position& position);
[[nodiscard]] Answer answer_about_enclosure(
    const Position& position, const Components& components, Family family);

} // namespace consigliere::mafia
