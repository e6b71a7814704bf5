#include "db/date.h"

#include "engine/ledger/line_words.h"

namespace consigliere::db {

namespace {

/// Parses digits only; -1 otherwise.
int digits_in(std::string_view digits)
{
    return ledger::number_of(digits).value_or(-1);
}

} // namespace

std::optional<std::chrono::sys_days> day_of(std::string_view text)
{
    constexpr std::string_view shape = "2026-11-20";
    if (text.size() != shape.size() || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const int year = digits_in(text.substr(0, 4));
    const int month = digits_in(text.substr(5, 2));
    const int day = digits_in(text.substr(8, 2));
    if (year <= 0 || month <= 0 || day <= 0)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year),
        std::chrono::month(static_cast<unsigned>(month)),
        std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(std::chrono::sys_days(date)) : std::nullopt;
}

bool is_time(std::string_view text)
{
    constexpr std::string_view shape = "2026-11-20T19:30:05.123Z";
    constexpr int most_seconds = 60; // Leap seconds exist.
    if (text.size() != shape.size() || text[10] != 'T' || text[13] != ':' || text[16] != ':'
        || text[19] != '.' || text[23] != 'Z')
        return false;
    const int hour = digits_in(text.substr(11, 2));
    const int minute = digits_in(text.substr(14, 2));
    const int second = digits_in(text.substr(17, 2));
    return is_date(text.substr(0, 10)) && hour >= 0 && hour < 24 && minute >= 0 && minute < 60
        && second >= 0 && second <= most_seconds && digits_in(text.substr(20, 3)) >= 0;
}

} // namespace consigliere::db
