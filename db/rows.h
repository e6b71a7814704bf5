#pragma once

#include "db/connection.h"

#include <type_traits>
#include <utility>
#include <vector>

namespace consigliere::db {

/// Converts a column to a text, a number, a hash, or an optional of text or number.
template <typename Value>
[[nodiscard]] Value value_in(const SQLite::Column& column)
{
    if constexpr (std::is_same_v<Value, std::string>)
        return column.getString();
    else if constexpr (std::is_same_v<Value, std::optional<std::string>>)
        return text_or_nothing(column);
    else if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
        return number_or_nothing(column);
    else if constexpr (std::is_same_v<Value, Hash>)
        return hash_in(column);
    else
        return column.getInt64();
}

/// Reads all rows of a statement. `Columns`: the types of its columns, in order.
template <typename Row, typename... Columns>
[[nodiscard]] std::vector<Row> rows_of(SQLite::Statement answer)
{
    std::vector<Row> rows;
    const auto add = [&]<int... Places>(std::integer_sequence<int, Places...>)
    {
        rows.push_back(Row{value_in<Columns>(answer.getColumn(Places))...});
    };
    while (answer.executeStep())
        add(std::make_integer_sequence<int, sizeof...(Columns)>{});
    return rows;
}

} // namespace consigliere::db
