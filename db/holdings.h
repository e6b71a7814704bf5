#pragma once

#include "db/house_rule_rows.h"
#include "db/people_rows.h"
#include "db/session_list.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What a database holds, to be compared with another one: one set per kind.
namespace consigliere::db {

using Texts = std::vector<std::string>;

struct Holdings {
    std::vector<SessionSummary> evenings;
    /// Hash chain of each evening.
    std::map<SessionId, std::vector<Hash>> entries;
    std::set<Texts> edits; ///< Evening and edit.
    std::map<std::string, std::string> people; ///< Names by ids.
    std::set<SamePerson> same_people;
    std::set<Texts> learned_components; ///< Game, kind, name, definition.
    std::map<std::string, HouseRuleRow> house_rules;
    /// Sizes of photos by component and hash.
    std::map<std::pair<Texts, Hash>, std::uintmax_t> photos;
};

[[nodiscard]] ErrorOr<Holdings, DatabaseError> holdings_of(Database& database);

/// The elements of `one` that `other` lacks or has in another state.
template <typename Elements>
[[nodiscard]] std::vector<typename Elements::value_type> only_in(
    const Elements& one, const Elements& other)
{
    std::vector<typename Elements::value_type> elements;
    std::ranges::set_difference(one, other, std::back_inserter(elements));
    return elements;
}

template <typename Elements>
[[nodiscard]] int count_only_in(const Elements& one, const Elements& other)
{
    return static_cast<int>(only_in(one, other).size());
}

/// Number of evenings in both to whose details `one` has added.
[[nodiscard]] int count_other_details(const Holdings& one, const Holdings& other);

} // namespace consigliere::db
