#include "companion/frame/this_tablet.h"

#include "companion/language/language.h"
#include "db/clock.h"
#include "db/session_id.h"
#include "db/settings.h"
#include "engine/ledger/line_words.h"

#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

namespace consigliere::screens {

namespace {

constexpr const char* name_setting = "tablet-name";
constexpr const char* seed_setting = "tablet-seed";

std::string name_of_computer()
{
    std::array<char, 256> name{};
    if (::gethostname(name.data(), name.size() - 1) != 0)
        return {};
    return name.data();
}

/// The day of "2026-11-20".
std::optional<std::chrono::sys_days> day_in(std::string_view text)
{
    std::array<int, 3> parts{};
    const std::array<std::string_view, 3> pieces{
        text.substr(0, 4), text.substr(5, 2), text.substr(8, 2)};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const char* end = pieces[i].data() + pieces[i].size();
        if (std::from_chars(pieces[i].data(), end, parts[i]).ptr != end)
            return std::nullopt;
    }
    return std::chrono::year{parts[0]} / std::chrono::month{static_cast<unsigned>(parts[1])}
    / std::chrono::day{static_cast<unsigned>(parts[2])};
}

} // namespace

std::string name_of_tablet(db::Database& database)
{
    const auto typed = db::setting(database, name_setting);
    if (!typed.is_error() && typed.value() && !typed.value()->empty())
        return *typed.value();
    return name_of_computer();
}

void name_tablet(db::Database& database, const std::string& name)
{
    static_cast<void>(db::set_setting(database, name_setting, ledger::trim(name)));
}

std::string mark_of_tablet(db::Database& database)
{
    const auto kept = db::setting(database, seed_setting);
    std::string seed = kept.is_error() ? std::string() : kept.value().value_or("");
    if (seed.empty()) {
        seed = db::make_session_id();
        static_cast<void>(db::set_setting(database, seed_setting, seed));
    }
    std::string computer;
    std::getline(std::ifstream("/etc/machine-id"), computer);
    if (computer.empty())
        computer = name_of_computer();
    std::error_code error;
    const std::filesystem::path path = std::filesystem::absolute(database.path(), error);
    constexpr std::size_t digits = 8;
    return db::make_derived_id("consigliere tablet", seed + " " + computer + " " + path.string())
        .substr(0, digits);
}

std::string told_time(const std::string& stored)
{
    const std::string local = db::local_time(stored);
    constexpr std::size_t length_of_day = 10;
    if (local.size() <= length_of_day)
        return local;
    const std::string day = local.substr(0, length_of_day);
    const std::string time = local.substr(length_of_day + 1);
    const auto then = day_in(day);
    const auto now = day_in(db::today());
    if (then && now && *then == *now)
        return language::tr_fill("Today {time}", {{"time", time}});
    if (then && now && *now - *then == std::chrono::days(1))
        return language::tr_fill("Yesterday {time}", {{"time", time}});
    return language::date(day) + " " + time;
}

} // namespace consigliere::screens
