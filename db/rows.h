#pragma once

#include "db/connection.h"

#include <map>
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

/// Reads the rows that a statement still has. `Columns`: the types of its columns, in order.
template <typename Row, typename... Columns>
[[nodiscard]] std::vector<Row> rows_left(SQLite::Statement& answer)
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

/// Reads all rows of a statement.
template <typename Row, typename... Columns>
[[nodiscard]] std::vector<Row> rows_of(SQLite::Statement answer)
{
    return rows_left<Row, Columns...>(answer);
}

/// Reads the rows of a statement with two columns, by the first.
template <typename Key, typename Value>
[[nodiscard]] std::map<Key, Value> map_of(SQLite::Statement answer)
{
    std::map<Key, Value> rows;
    for (auto& [key, value] : rows_left<std::pair<Key, Value>, Key, Value>(answer))
        rows.insert_or_assign(std::move(key), std::move(value));
    return rows;
}

/// The rows that a statement, kept for running thousands of times, has for a key.
template <typename Row, typename... Columns, typename Key>
[[nodiscard]] std::vector<Row> rows_for(SQLite::Statement& kept, const Key& key)
{
    // Resetting repeats the error of the last time, which was thrown then.
    kept.tryReset();
    bind_value(kept, 1, key);
    std::vector<Row> rows = rows_left<Row, Columns...>(kept);
    // Releases the read lock.
    kept.reset();
    return rows;
}

} // namespace consigliere::db
