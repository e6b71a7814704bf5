#pragma once

#include <tuple>
#include <type_traits>

// Members of structs, in one list for writing and reading.
namespace consigliere::db {

/// Specialized for a struct: pointers to its members, in the order in which they are written.
template <typename Thing>
inline constexpr int members = 0;

template <typename Thing>
concept HasMembers =
    std::is_class_v<std::remove_cvref_t<decltype(members<std::remove_const_t<Thing>>)>>;

/// Calls `visit` with each member of a thing.
template <typename Visit, HasMembers Thing>
void visit_members(Visit& visit, Thing& thing)
{
    std::apply(
        [&](auto... member) { (visit(thing.*member), ...); }, members<std::remove_const_t<Thing>>);
}

} // namespace consigliere::db
