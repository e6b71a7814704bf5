/// The real program in a real window is killed while entries are recorded by clicks. Whatever its
/// screen had shown as recorded is in the database then, and nothing else than what was clicked.

#include "db/settings.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/canvas.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/window/finger.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <limits>
#include <random>
#include <stdexcept>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Clock = std::chrono::steady_clock;

const ImVec2 size{1280, 800};
constexpr std::size_t lines_before_kill = 3;

/// What the window should show now.
Picture picture_of(Stage& stage)
{
    constexpr int still = 30;
    stage.frames(still);
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    return {static_cast<int>(size.x), static_cast<int>(size.y), canvas.bytes()};
}

bool is_shown(const Picture& seen, const Picture& wanted)
{
    constexpr double tolerance = 0.01;
    return difference_of(seen, wanted) <= tolerance;
}

/// One life of the program in the window.
class Life {
public:
    /// Begins with the first lines of the record in the database.
    Life(Display& display, Inspector& inspector, const db::Record& record, std::size_t from)
        : m_display(display)
        , m_record(record)
        , m_from(from)
        , m_finger(display, m_program)
    {
        m_session = begin_in(m_folder / "stage.db", record, from);
        {
            db::Database database = open_database(m_folder / "stage.db");
            for (const auto& [name, value] :
                {std::pair{"collects-by-itself", "no"}, {"motion", "no"}})
                REQUIRE_FALSE(db::set_setting(database, name, value).is_error());
        }
        std::filesystem::copy_file(m_folder / "stage.db", m_folder / "window.db");
        m_program = std::make_unique<Process>(
            std::vector<std::string>{CONSIGLIERE_PROGRAM, "--db", m_folder / "window.db"},
            Process::Variables{
                {"DISPLAY", display.name()}, {"LIBGL_ALWAYS_SOFTWARE", "1"}, {"LC_ALL", "C"}});
        m_stage = std::make_unique<Stage>(m_folder / "stage.db", std::nullopt, inspector);
        ImGui::GetIO().DisplaySize = size;
        m_stage->frames(2);
    }

    /// Sits down at the table, in the window too. Gives whether both show the same.
    [[nodiscard]] bool sit_down()
    {
        wait_for("a window", [this] { return m_display.window_size().x > 0; });
        m_display.move_to(corner_of_display());
        wait_for_picture();
        m_stage->let_follow(m_finger);
        m_stage->tap("session:" + m_session);
        std::unique_ptr<ledger::Evening> referee = referee_of(m_record);
        for (std::size_t line = 0; line < m_from; ++line)
            referee->record(m_record.moves[line]);
        m_tapper = std::make_unique<CorleoneTapper>(
            std::move(referee), CorleoneTapper::Collecting::by_hand);
        m_tapper->sit_down(*m_stage);
        see();
        try {
            wait_for_picture();
        } catch (const std::runtime_error&) {
            return false;
        }
        return true;
    }

    /// Clicks the next lines, the last of them just before the program is killed.
    void click_and_kill(std::chrono::milliseconds after_last_click)
    {
        for (std::size_t line = m_from; line < m_from + lines_before_kill; ++line) {
            if (line + 1 == m_from + lines_before_kill)
                wait_for_picture();
            m_tapper->tap(m_record.moves[line]);
            if (line + 2 >= m_from + lines_before_kill)
                see();
        }
        std::this_thread::sleep_for(after_last_click);
        m_last_seen = m_display.photograph();
        m_program.reset();
        m_stage.reset();
        wait_for("the window to go", [this] { return m_display.window_size().x == 0; });
    }

    /// What is wrong with the database that it leaves; empty when nothing is.
    [[nodiscard]] std::string judge()
    {
        std::size_t shown = m_seen.at(m_seen.size() - 2).entries;
        for (const Seen& seen : m_seen) {
            if (seen.entries > shown && is_shown(m_last_seen, seen.picture))
                shown = seen.entries;
        }
        m_has_shown_last = shown == m_seen.back().entries;
        const std::vector<std::string> expected = told(m_tapper->referee());
        const std::vector<std::string> found = kept_in(m_folder / "window.db", m_session).entries;
        if (found.size() < shown)
            return "lost: " + std::to_string(found.size()) + " of " + std::to_string(shown);
        const bool is_beginning = found.size() <= expected.size()
            && std::equal(found.begin(), found.end(), expected.begin());
        return is_beginning ? "" : "something else was recorded: " + found.back();
    }
    /// Whether the last entry had been shown, and whether it was found.
    [[nodiscard]] bool has_shown_last() const { return m_has_shown_last; }

private:
    struct Seen {
        std::size_t entries;
        Picture picture;
    };

    void see()
    {
        m_seen.push_back(
            {static_cast<std::size_t>(m_tapper->referee().history().size()), picture_of(*m_stage)});
    }

    void wait_for(const std::string& what, const std::function<bool()>& condition)
    {
        const auto end = Clock::now() + std::chrono::seconds(60);
        while (!condition()) {
            if (m_program && !m_program->is_running())
                throw std::runtime_error("the program ended, waiting for " + what);
            if (Clock::now() > end)
                throw std::runtime_error("waited in vain for " + what);
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
    void wait_for_picture()
    {
        const Picture wanted = picture_of(*m_stage);
        wait_for("the right picture", [&] { return is_shown(m_display.photograph(), wanted); });
    }

    TemporaryFolder m_folder;
    Display& m_display;
    const db::Record& m_record;
    std::size_t m_from;
    Finger m_finger;
    std::string m_session;
    std::unique_ptr<Process> m_program;
    std::unique_ptr<Stage> m_stage;
    std::unique_ptr<CorleoneTapper> m_tapper;
    std::vector<Seen> m_seen;
    Picture m_last_seen;
    bool m_has_shown_last = false;
};

/// Kills the program so often, each time elsewhere in the evening and at another moment.
void kill(int times)
{
    const db::Record record = test_record("corleone/evening-of-two");
    Display display(static_cast<int>(size.x), static_cast<int>(size.y));
    Inspector inspector;
    inspector.paint_each(std::numeric_limits<int>::max());
    std::mt19937 generator(20261121);
    int shown = 0;
    int wrong = 0;
    // The picture of the window was not that of the stage before anybody had clicked.
    int unclear = 0;
    for (int number = 0; number < times; ++number) {
        // The setup before the first turn is told on a screen of its own.
        constexpr std::size_t setup = 12;
        const std::size_t places = record.moves.size() - setup - lines_before_kill;
        const std::size_t from = setup + static_cast<std::size_t>(number) * 7 % places;
        INFO("kill " << number << ", from line " << from << ": " << record.moves[from]);
        Life life(display, inspector, record, from);
        if (!life.sit_down()) {
            ++unclear;
            continue;
        }
        life.click_and_kill(std::chrono::milliseconds(generator() % 250));
        const std::string trouble = life.judge();
        CHECK(trouble == "");
        wrong += trouble.empty() ? 0 : 1;
        shown += life.has_shown_last() ? 1 : 0;
        if (number % 10 == 9)
            std::cout << number + 1 << " kills, " << wrong << " wrong, the last entry shown in "
                      << shown << std::endl;
    }
    CHECK(unclear * 10 <= times);
    std::cout << "kill -9 of the real program: " << times - unclear << ", wrong " << wrong
              << ", the last entry had been shown in " << shown << std::endl;
}

} // namespace

TEST_CASE("a program that is killed while somebody clicks has lost nothing that it showed")
{
    kill(3);
}

TEST_CASE("a program that is killed three hundred times has lost nothing that it showed", "[.long]")
{
    kill(300);
}
