#include "companion/frame/this_tablet.h"

#include "companion/frame/settings.h"
#include "companion/language/language.h"
#include "db/clock.h"
#include "db/date.h"
#include "db/session_id.h"
#include "engine/ledger/line_words.h"

#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>

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

} // namespace

std::string name_of_tablet(db::Database& database)
{
    const std::string typed = stored_text(database, name_setting);
    return typed.empty() ? name_of_computer() : typed;
}

void name_tablet(db::Database& database, const std::string& name)
{
    store_text(database, name_setting, ledger::trim(name));
}

std::string mark_of_tablet(db::Database& database)
{
    std::string seed = stored_text(database, seed_setting);
    if (seed.empty()) {
        seed = db::make_session_id();
        store_text(database, seed_setting, seed);
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
    const auto then = db::day_of(day);
    const auto now = db::day_of(db::today());
    if (then && now && *then == *now)
        return language::tr_fill("today {time}", {{"time", time}});
    if (then && now && *now - *then == std::chrono::days(1))
        return language::tr_fill("yesterday {time}", {{"time", time}});
    return language::date(day) + " " + time;
}

} // namespace consigliere::screens
