#pragma once

#include "db/component_list.h"
#include "db/connection.h"

#include <cstdint>
#include <map>
#include <string>

/// The learned box as it lies in the tables: each description with what `learned_words.h` keeps
/// beside it, also of what cannot be used together with the rest.
namespace consigliere::db {

[[nodiscard]] ComponentList read_learned(Connection& connection, const std::string& game);

/// Which of two descriptions of the same thing wins: the one that somebody tells now, or, of two
/// boxes, neither before the other.
enum class Precedence : std::uint8_t { box, described };

/// Learns those of the described components with which the box remains usable, and gives the number
/// of those that are new or otherwise now. What comes from another box is learned wherever it is
/// usable alone, so that two boxes come to hold the same: two tables may have given one printed
/// Business two names.
int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence);

/// All that a database knows of a box.
struct LearnedBox {
    ComponentList components;
    /// How often somebody took a component out, by its list and its spelling. Whatever was said of
    /// it before is forgotten wherever this is known.
    std::map<std::string, std::int64_t> forgotten;
};

[[nodiscard]] LearnedBox read_box(Connection& connection, const std::string& game);
/// Takes in another database's; gives the number of components that are new or otherwise now.
int take_box(Connection& connection, const std::string& game, const LearnedBox& theirs);

} // namespace consigliere::db
