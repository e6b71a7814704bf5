/// When lessons are told: over whole records, each once and never earlier than it matters.

#include "companion/rulebook/due_lessons.h"
#include "db/record_file.h"
#include "engine/games/games.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace consigliere;
using rulebook::DueLessons;
using rulebook::Lesson;
using rulebook::Lessons;
using rulebook::Moment;
using rulebook::ToldLessons;
using rulebook::Trigger;

namespace {

Lessons lessons_of(const std::string& game)
{
    auto lessons = Lessons::load(game, language::Language::english);
    REQUIRE_FALSE(lessons.is_error());
    return std::move(lessons.value());
}

/// A table that plays a record; whatever is due is told at once, after each line.
class LedTable {
public:
    explicit LedTable(const db::Record& record)
        : m_lessons(lessons_of(record.game()))
    {
        auto evening = games::find(record.game())
                           ->begin_evening(record.head, test::built_in_components(record.game()));
        REQUIRE_FALSE(evening.is_error());
        m_evening = std::move(evening.value());
        look({});
        for (const std::string& line : record.moves) {
            const ledger::Entry& entry = m_evening->record(line);
            std::vector<std::string> refused;
            if (!ledger::is_applied(entry.verdict)) {
                for (const ledger::Reason& reason : entry.reasons)
                    refused.emplace_back(reason.message.rule.text());
            }
            look(refused);
        }
    }

    /// How often each lesson was told.
    std::map<std::string, int> told;

private:
    void look(std::vector<std::string> refused)
    {
        Moment moment = rulebook::moment_of(*m_evening, ledger::Audience::everybody(), m_lessons,
            m_known, [](std::string_view) { return true; });
        moment.refused = std::move(refused);
        m_due.follow(m_lessons, m_known, moment);
        while (!m_due.due().empty()) {
            const std::string id = m_due.due().front();
            ++told[id];
            m_known.insert(id);
            m_due.tell_first();
        }
    }

    Lessons m_lessons;
    std::unique_ptr<ledger::Evening> m_evening;
    ToldLessons m_known;
    DueLessons m_due;
};

db::Record record_at(const std::filesystem::path& path)
{
    auto record = db::read_record(path);
    REQUIRE_FALSE(record.is_error());
    return std::move(record.value());
}

std::filesystem::path record_called(const std::string& ending)
{
    for (const std::filesystem::path& path : test::refereed_records()) {
        if (path.string().ends_with(ending + ".game.toml"))
            return path;
    }
    FAIL(ending);
    return {};
}

Moment in_phase(const std::string& phase)
{
    Moment moment;
    moment.phase = phase;
    return moment;
}

} // namespace

TEST_CASE("the refereed records tell every lesson, and none twice at one table")
{
    std::map<std::string, std::map<std::string, int>> told;
    for (const std::filesystem::path& path : test::refereed_records()) {
        INFO(path.string());
        const db::Record record = record_at(path);
        for (const auto& [lesson, times] : LedTable(record).told) {
            INFO(lesson);
            CHECK(times == 1);
            told[record.game()][lesson] += times;
        }
    }
    // No record has a card that only its own words explain.
    told["corleone"]["by-hand"] = 0;
    for (const games::Game& game : games::all()) {
        const Lessons lessons = lessons_of(std::string(game.name));
        for (const Lesson& lesson : lessons.all()) {
            INFO(game.name << ": " << lesson.id);
            CHECK(told[std::string(game.name)].contains(lesson.id));
        }
    }
}

TEST_CASE("a whole evening tells its lessons in the order of the game")
{
    const LedTable table(record_at(record_called("corleone/evening-of-four")));
    for (const char* lesson : {"turn", "thug", "member", "wars", "control", "bribery", "takes",
             "tribute", "entracte", "open", "end"}) {
        INFO(lesson);
        CHECK(table.told.contains(lesson));
    }
}

TEST_CASE("MAFIA: buying is told when it can be done, not after it was")
{
    db::Record record = record_at(record_called("mafia/game-4-players"));
    const auto first_buy = std::ranges::find_if(
        record.moves, [](const std::string& line) { return line.find(" buys ") != line.npos; });
    REQUIRE(first_buy != record.moves.end());
    record.moves.erase(first_buy, record.moves.end());
    CHECK(LedTable(record).told.contains("buy"));
}

TEST_CASE("an evening that is only laid out tells how to set up, and nothing of later")
{
    db::Record record = record_at(record_called("corleone/evening-of-four"));
    record.moves.clear();
    const LedTable table(record);
    CHECK(table.told.contains("setup-board"));
    CHECK_FALSE(table.told.contains("turn"));
    CHECK_FALSE(table.told.contains("wars"));
    CHECK_FALSE(table.told.contains("bank"));
    CHECK_FALSE(table.told.contains("end"));
}

TEST_CASE("what a phase made due is dropped with it and comes again; what happened stays")
{
    const Lessons lessons = lessons_of("corleone");
    DueLessons due;
    ToldLessons told;
    Moment moment = in_phase("wars");
    moment.recorded = "war brooklyn";
    due.follow(lessons, told, moment);
    CHECK(due.due() == std::vector<std::string>{"wars", "control"});
    due.follow(lessons, told, in_phase("bribery"));
    CHECK(due.due() == std::vector<std::string>{"control", "bribery"});
    due.follow(lessons, told, in_phase("wars"));
    CHECK(due.due() == std::vector<std::string>{"control", "wars"});
}

TEST_CASE("before anyone can act, at most three lessons are due")
{
    const auto due_in = [](const std::string& game, const std::string& phase) {
        DueLessons due;
        due.follow(lessons_of(game), {}, in_phase(phase));
        return due.due();
    };
    using Ids = std::vector<std::string>;
    CHECK(due_in("corleone", "setup") == Ids{"aim", "setup-board", "setup-hand"});
    CHECK(due_in("cash-n-guns", "loot") == Ids{"loot", "worth"});
    // The question is who lies down, whether or not an order is given.
    CHECK(due_in("cash-n-guns", "privilege") == Ids{"courage", "privilege"});
    CHECK(due_in("cash-n-guns", "courage") == Ids{"courage"});
}

TEST_CASE("icons are told in the order in which they lie")
{
    const Lessons lessons = lessons_of("corleone");
    DueLessons due;
    Moment moment = in_phase("nowhere");
    moment.icons = {"bank"};
    due.follow(lessons, {}, moment);
    moment.icons = {"trade-1", "bank"};
    due.follow(lessons, {}, moment);
    CHECK(due.due() == std::vector<std::string>{"trade", "bank"});
}

TEST_CASE("doing it counts as told")
{
    const Lessons lessons = lessons_of("corleone");
    const auto done = [&lessons](const std::string& line) {
        Moment moment = in_phase("business");
        moment.recorded = line;
        std::vector<std::string> ids;
        for (const Lesson& lesson : lessons.all()) {
            if (rulebook::is_done(lesson.trigger, moment))
                ids.push_back(lesson.id);
        }
        return ids;
    };
    CHECK(done("thug test-station") == std::vector<std::string>{"thug"});
    CHECK(done("uses jobs") == std::vector<std::string>{"jobs"});
    CHECK(done("uses trade-1 $2") == std::vector<std::string>{"trade"});
    CHECK(done("collects").empty());
}

TEST_CASE("a refusal tells the lesson of its rule")
{
    const Lessons lessons = lessons_of("corleone");
    DueLessons due;
    Moment moment = in_phase("nowhere");
    moment.refused = {"14.thug-space"};
    due.follow(lessons, {}, moment);
    CHECK(due.due() == std::vector<std::string>{"taken"});
    due.follow(lessons, {"taken"}, moment);
    CHECK(due.due().empty());
}

TEST_CASE("an icon tells its lesson where it lies")
{
    const Lessons lessons = lessons_of("corleone");
    DueLessons due;
    Moment moment = in_phase("nowhere");
    moment.icons = {"by-hand"};
    due.follow(lessons, {}, moment);
    CHECK(due.due() == std::vector<std::string>{"by-hand"});
}

TEST_CASE("words of lines are compared as whole words")
{
    CHECK(rulebook::begins_with_words("uses bank $3", "uses bank"));
    CHECK(rulebook::begins_with_words("job", "job"));
    CHECK_FALSE(rulebook::begins_with_words("jobs", "job"));
    CHECK_FALSE(rulebook::begins_with_words("us", "uses"));
}
