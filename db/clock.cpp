#include "db/clock.h"

#include <chrono>
#include <cstdio>
#include <ctime>

namespace consigliere::db {

std::string now()
{
    using namespace std::chrono;
    const auto since_epoch = floor<milliseconds>(system_clock::now().time_since_epoch());
    const auto whole_seconds = floor<seconds>(since_epoch);
    const std::time_t time = whole_seconds.count();
    std::tm parts{};
    gmtime_r(&time, &parts);
    char day[sizeof "2026-11-20T19:30:05"];
    std::strftime(day, sizeof day, "%Y-%m-%dT%H:%M:%S", &parts);
    char text[sizeof day + sizeof ".123Z"];
    std::snprintf(text, sizeof text, "%s.%03dZ", day,
        static_cast<int>((since_epoch - whole_seconds).count()));
    return text;
}

std::string local_time(const std::string& stored)
{
    std::tm parts{};
    if (::strptime(stored.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr)
        return stored;
    const std::time_t time = ::timegm(&parts);
    localtime_r(&time, &parts);
    char text[sizeof "2026-11-20 20:30"];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts);
    return text;
}

std::string today()
{
    const std::time_t time = std::time(nullptr);
    std::tm parts{};
    localtime_r(&time, &parts);
    char day[sizeof "2026-11-20"];
    std::strftime(day, sizeof day, "%Y-%m-%d", &parts);
    return day;
}

} // namespace consigliere::db
