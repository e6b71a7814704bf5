#pragma once

#include "db/session_rows.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// What a table told of components while its evening went on, in the order in which it counts: of
/// two descriptions of one card the later one wins. Rows are only ever added, and on two machines
/// that tell each other of an evening they lie in different orders; so the order does not follow
/// from where a row lies, but from what it says. No clock decides it.
namespace consigliere::db {

struct ComponentUpdate {
    std::int64_t since = 1; ///< The first entry that is judged by it.
    /// 1 for whoever heard of nothing else before this entry, and one more than all that he had
    /// heard of for everybody else. What was told apart on two machines may have the same.
    std::int64_t turn = 1;
    std::string definition; ///< TOML.

    [[nodiscard]] friend auto operator<=>(const ComponentUpdate&, const ComponentUpdate&) = default;
};

/// All that an evening was told. An evening that was never merged has it in the order in which it
/// was told.
class ComponentUpdates {
public:
    /// `rows` are those of a session; the first of them is the copy that it began with.
    explicit ComponentUpdates(const std::vector<ComponentRow>& rows);

    /// In the order in which it counts, which is the same wherever the same was told.
    [[nodiscard]] const std::set<ComponentUpdate>& all() const& { return m_all; }
    [[nodiscard]] std::set<ComponentUpdate> all() && { return std::move(m_all); }
    /// The row that says it behind all others.
    ComponentRow add(const ComponentUpdate& told);

private:
    /// The turn of whatever is told next before an entry.
    [[nodiscard]] std::int64_t next_turn(std::int64_t since) const;
    void put(const ComponentUpdate& told);

    std::set<ComponentUpdate> m_all;
    std::map<std::int64_t, std::int64_t> m_last_turns;
};

} // namespace consigliere::db
