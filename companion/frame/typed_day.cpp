#include "companion/frame/typed_day.h"

#include "companion/language/figures.h"
#include "companion/language/language.h"
#include "db/date.h"
#include "db/folding.h"
#include "engine/ledger/line_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace consigliere::screens {

namespace {

constexpr int months_of_a_year = 12;

/// Month whose name begins with a word: "Aug", "August".
std::optional<int> month_called(std::string_view word)
{
    const std::string typed = db::folded(std::string(word));
    for (int month = 1; month <= months_of_a_year; ++month) {
        std::string name = db::folded(language::short_month(month));
        while (name.ends_with('.'))
            name.pop_back();
        if (!name.empty() && typed.starts_with(name))
            return month;
    }
    return std::nullopt;
}

} // namespace

std::string day_from(std::string_view typed)
{
    std::string words(ledger::trim(typed));
    std::ranges::replace_if(
        words,
        [](char letter) { return std::string_view("./-,").find(letter) != std::string_view::npos; },
        ' ');
    std::vector<std::string_view> parts = ledger::split(words, ' ');
    // Skip particles: "15 de ago. de 2026", "15 авг. 2026 г."
    constexpr std::size_t longest_small_word = 2;
    std::erase_if(parts, [](std::string_view part) {
        return !ledger::number_of(part) && !month_called(part) && part.size() <= longest_small_word;
    });
    if (parts.size() != 3)
        return {};
    constexpr std::size_t digits_of_a_year = 4;
    if (parts.front().size() == digits_of_a_year)
        std::swap(parts[0], parts[2]);
    const std::optional<int> day = ledger::number_of(parts[0]);
    std::optional<int> month = ledger::number_of(parts[1]);
    if (!month)
        month = month_called(parts[1]);
    const std::optional<int> year = ledger::number_of(parts[2]);
    if (!day || !month || !year || parts[2].size() != digits_of_a_year)
        return {};
    const std::string iso = fmt::format("{:04}-{:02}-{:02}", *year, *month, *day);
    return db::is_date(iso) ? iso : std::string();
}

std::string tell_no_day(std::string_view typed)
{
    return language::tr_fill("“{typed}” isn’t a valid date. Example: 15.8.2026.",
        {{"typed", std::string(ledger::trim(typed))}});
}

} // namespace consigliere::screens
