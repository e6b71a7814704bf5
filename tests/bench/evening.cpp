#include "tests/bench/evening.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace consigliere::bench {

namespace {

std::filesystem::path evening_file()
{
    return std::filesystem::path(CONSIGLIERE_SOURCE) / "tests" / "records" / "corleone"
        / "evening-of-five.game.toml";
}

} // namespace

const std::string& evening_text()
{
    static const std::string text = [] {
        const std::ifstream file(evening_file());
        std::ostringstream content;
        content << file.rdbuf();
        return content.str();
    }();
    return text;
}

const db::Record& evening_record()
{
    static const db::Record record = [] {
        auto read = db::read_record_text(evening_text(), "evening");
        if (read.is_error()) {
            std::fputs("The record of the evening cannot be read.\n", stderr);
            std::abort();
        }
        return std::move(read.value());
    }();
    return record;
}

std::unique_ptr<corleone::Evening> played_evening(int entries)
{
    auto begun = corleone::begin_evening(evening_record().head, {});
    if (begun.is_error())
        std::abort();
    std::unique_ptr<corleone::Evening> evening(
        static_cast<corleone::Evening*>(begun.value().release()));
    for (const std::string& move : evening_record().moves) {
        if (entries-- == 0)
            break;
        evening->record(move);
    }
    return evening;
}

ScratchFolder::ScratchFolder()
{
    static std::atomic<int> counter = 0;
    m_path = std::filesystem::current_path()
        / ("bench-" + std::to_string(getpid()) + "-" + std::to_string(++counter));
    std::filesystem::create_directories(m_path);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code code;
    std::filesystem::remove_all(m_path, code);
}

} // namespace consigliere::bench
