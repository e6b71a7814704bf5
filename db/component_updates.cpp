#include "db/component_updates.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace consigliere::db {

namespace {

/// A row whose clock differs from the default states it in its first line: valid TOML, which older
/// programs ignore.
constexpr std::string_view turn_key = "told = ";
/// Limit against damaged rows.
constexpr std::int64_t most_turns = 999'999;

struct Row {
    std::optional<std::int64_t> turn;
    std::string_view definition;
};

Row read_row(std::string_view text)
{
    if (!text.starts_with(turn_key))
        return {std::nullopt, text};
    const char* const end = text.data() + text.size();
    std::int64_t turn = 0;
    const auto [rest, error] = std::from_chars(text.data() + turn_key.size(), end, turn);
    if (error != std::errc() || rest == end || *rest != '\n' || turn < 1 || turn > most_turns)
        return {std::nullopt, text};
    return {turn, {rest + 1, end}};
}

} // namespace

ComponentUpdates::ComponentUpdates(const std::vector<ComponentRow>& rows)
{
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const Row row = read_row(rows[i].definition);
        const std::int64_t since = rows[i].since;
        put({since, row.turn.value_or(next_turn(since)), std::string(row.definition)});
    }
}

ComponentRow ComponentUpdates::add(const ComponentUpdate& told)
{
    const bool is_its_turn = told.turn == next_turn(told.since);
    put(told);
    const std::string turn = std::string(turn_key) + std::to_string(told.turn) + "\n";
    return {told.since, is_its_turn ? told.definition : turn + told.definition};
}

std::int64_t ComponentUpdates::next_turn(std::int64_t since) const
{
    const auto last = m_last_turns.find(since);
    return last == m_last_turns.end() ? 1 : std::min(last->second + 1, most_turns);
}

void ComponentUpdates::put(const ComponentUpdate& told)
{
    std::int64_t& last = m_last_turns[told.since];
    last = std::max(last, told.turn);
    m_all.insert(told);
}

} // namespace consigliere::db
