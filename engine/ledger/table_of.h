#pragma once

#include "engine/ledger/tree.h"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace consigliere::ledger {

struct KeyAndValue {
    template <typename Value>
    KeyAndValue(std::string_view its_key, Value&& its_value)
        : key(its_key)
        , value(std::forward<Value>(its_value))
    {
    }

    std::string_view key;
    Tree value;
};

/// Builds a table: `table_of({{"rank", seat.rank}, {"total", seat.total}})`.
[[nodiscard]] inline Tree table_of(std::initializer_list<KeyAndValue> members)
{
    Tree table = Tree::table();
    for (const auto& [key, value] : members)
        table.set(key, value);
    return table;
}

} // namespace consigliere::ledger
