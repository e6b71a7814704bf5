#pragma once

#include "db/component_list.h"
#include "db/connection.h"

#include <string>

/// The learned box as it lies in the table.
namespace consigliere::db {

[[nodiscard]] ComponentList read_learned(Connection& connection, const std::string& game);
/// Writes these components as they are; those of the same names are replaced.
void write_learned(
    Connection& connection, const std::string& game, const ComponentList& components);

/// Which of two descriptions of the same thing wins.
enum class Precedence : std::uint8_t { box, described };

/// Learns those of the described components with which the box remains usable, and gives their
/// number: two tables may have given one printed Business two names.
int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence);

} // namespace consigliere::db
