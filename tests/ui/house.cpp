#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace consigliere::test {

House::House()
{
    move_in();
}

House::House(const db::Record& record)
{
    session = begin_in(database(), record, record.moves.size());
    move_in();
}

House::~House()
{
    if (m_home_before)
        ::setenv("HOME", m_home_before->c_str(), 1);
    CHECK(m_inspector.report() == "");
}

void House::move_in()
{
    if (const char* home = std::getenv("HOME"))
        m_home_before = home;
    std::filesystem::create_directory(documents());
    ::setenv("HOME", documents().parent_path().c_str(), 1);
    ::unsetenv("XDG_DOCUMENTS_DIR");
    ::unsetenv("XDG_DOWNLOAD_DIR");
    ::unsetenv("XDG_CONFIG_HOME");
    m_stage = std::make_unique<Stage>(database(), Scenery{}, m_inspector);
}

void House::restart(const std::function<void()>& meanwhile)
{
    m_stage.reset();
    meanwhile();
    m_stage = std::make_unique<Stage>(database(), std::nullopt, m_inspector);
}

std::vector<db::SessionSummary> House::sessions()
{
    return db::list_sessions(m_stage->program().database()).value();
}

bool comes_true(Stage& stage, const std::function<bool()>& is_so)
{
    constexpr int most_frames = 2000;
    for (int i = 0; i < most_frames && !is_so(); ++i) {
        stage.frame();
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return is_so();
}

void take_offer(Stage& stage, const std::string& told)
{
    REQUIRE(comes_true(stage, [&stage] { return stage.has("offer:add"); }));
    stage.tap("offer:add");
    REQUIRE(comes_true(stage, [&] { return stage.shows(told); }));
    stage.tap("notice:close");
    stage.frames(3);
}

} // namespace consigliere::test
