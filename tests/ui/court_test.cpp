/// “Why?” as a mode of the table: everything that lights up answers, each answer is the referee's
/// own, and each piece of evidence shows the board as it was then.

#include "companion/court/question_cache.h"
#include "companion/evening/past_evening.h"
#include "companion/frame/rule_books.h"
#include "engine/corleone/explain.h"
#include "tests/support/long_evening.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iostream>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* of_two = "corleone/evening-of-two";
constexpr const char* of_five = "corleone/evening-of-five";

/// A record as far as it goes.
db::Record first_moves(const std::string& name, std::size_t moves)
{
    db::Record record = test_record(name);
    record.moves.resize(std::min(moves, record.moves.size()));
    return record;
}

/// The names of the things that light up.
std::vector<std::string> lit(const Stage& stage)
{
    std::vector<std::string> things;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("ask:"))
            things.push_back(target.id);
    }
    return things;
}

std::vector<std::string> answers_of(const desk::GameTable& table, int entry)
{
    std::vector<std::string> answers;
    for (const desk::WhyAnswer& told : table.explanations(entry))
        answers.push_back(told.question + " " + desk::tell_answer(told));
    return answers;
}

std::vector<std::string> words_of(const screens::QuestionCache& docket)
{
    std::vector<std::string> answers;
    for (const desk::WhyAnswer& told : docket.all())
        answers.push_back(told.question + " " + desk::tell_answer(told));
    return answers;
}

std::vector<std::string> nows_of(const std::vector<screens::ArguedHere>& arguments)
{
    std::vector<std::string> nows;
    for (const screens::ArguedHere& here : arguments)
        nows.push_back(here.argued.argument->question + " " + here.now);
    return nows;
}

/// The evening of a record as a past one, whose table answers.
std::unique_ptr<screens::PastEvening> past_of(
    const db::Record& record, const desk::TablePreferences& habits)
{
    std::unique_ptr<ledger::Evening> evening = referee_of(record);
    for (const std::string& line : record.moves)
        evening->record(line);
    db::SessionSummary summary;
    summary.game = evening->game();
    // Every entry has a time; which one does not matter here.
    std::vector<std::string> times(
        static_cast<std::size_t>(evening->history().size()), "2026-10-12T20:00:00.000Z");
    return std::make_unique<screens::PastEvening>(
        std::move(evening), std::move(times), summary, habits);
}

} // namespace

TEST_CASE("court: everything that lights up answers with a question at least")
{
    const auto record = GENERATE(as<std::string>{}, of_two, of_five);
    const auto display = GENERATE(ImVec2{1280, 800}, ImVec2{800, 1280});
    const auto moves = GENERATE(std::size_t{60}, std::size_t{170});
    Scenery scenery;
    scenery.display = display;
    const LaidTable table(first_moves(record, moves), scenery);
    table.stage.tap("why");
    const std::vector<std::string> things = lit(table.stage);
    INFO(record << " at " << display.x << " after " << moves);
    CHECK(things.size() > 35);
    for (const std::string& thing : things) {
        INFO(thing);
        ask_about(table.stage, thing);
        CHECK(table.stage.has("why:thing"));
        CHECK(table.stage.shows("?"));
        CHECK_FALSE(table.stage.shows("Nothing to explain here"));
    }
    table.stage.tap("why:close");
    CHECK(table.stage.has("undo"));
}

TEST_CASE("court: every kind of thing on the table lights up")
{
    const LaidTable table(first_moves(of_two, 60));
    table.stage.tap("why");
    std::set<std::string> kinds;
    for (const std::string& thing : lit(table.stage))
        kinds.insert(thing.substr(4, thing.find(':', 4) - 4));
    for (const char* kind : {"territory", "stack", "business", "space", "figure", "seat", "hand",
             "suitcase", "markers", "jobs", "job", "phase", "act"}) {
        INFO(kind);
        CHECK(kinds.contains(kind));
    }
}

TEST_CASE("court: three Jobs that lie open are asked one by one, and the Allies beside them")
{
    for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
        for (const int percent : {100, 130}) {
            Scenery scenery;
            scenery.display = display;
            scenery.scale_percent = percent;
            INFO(scenery.name());
            // Nobody has taken one of the four yet; then one is gone.
            const LaidTable table(
                record_until(of_five, "pizzino job test-delivery from public pays booze"), scenery);
            table.stage.tap("why");
            for (const std::string job : {"test-ambush", "test-transfer", "test-smuggling"}) {
                table.stage.tap("ask:job:" + job);
                CHECK(table.stage.shows("Who can complete this Public Job now?"));
            }
        }
    }
}

TEST_CASE("court: the figures that are left are asked where their number stands, or at the seat")
{
    SECTION("only the board is followed: the seat has their number")
    {
        const LaidTable table(first_moves("corleone/evening-on-the-board", 40));
        table.stage.tap("why");
        table.stage.tap("ask:figures:vitale");
        CHECK(table.stage.shows("How many figures does "));
    }
    SECTION("everything is followed: the seat has no room for it")
    {
        const LaidTable table(first_moves(of_two, 60));
        table.stage.tap("why");
        CHECK_FALSE(table.stage.has("ask:figures:marzullo"));
        table.stage.tap("ask:seat:marzullo");
        CHECK(table.stage.shows("How many figures does "));
    }
}

TEST_CASE(
    "court: at the largest size every way out is there in every language, and upright its name")
{
    for (const Scenery& scenery : all_sceneries()) {
        if (scenery.scale_percent == 100)
            continue;
        INFO(scenery.name());
        const LaidTable table(first_moves(of_two, 60), scenery);
        Stage& stage = table.stage;
        stage.tap("why");
        stage.tap("ask:territory:chelsea");
        for (const char* way : {"why:what-if", "argued", "rules"}) {
            const bool waits = !stage.has(way);
            if (waits)
                stage.tap("why:more");
            CHECK(stage.has(way));
            if (waits)
                stage.tap("why-menu:close");
        }
        CHECK(stage.shows(language::tr("Why?")));
        CHECK(stage.has("why:close"));
    }
}

TEST_CASE("court: what is argued over lies below the board where there is room, and goes for seats")
{
    const LaidTable table(first_moves(of_two, 60));
    Stage& stage = table.stage;
    stage.tap("why");
    CHECK(stage.has("ask:seat:marzullo"));
    stage.tap("ask:territory:midtown");
    REQUIRE(stage.has("why:seats"));
    const float board = stage.find("ask:territory:midtown")->rect.bottom;
    const auto& targets = stage.ui().targets();
    const auto below = std::ranges::count_if(targets, [board](const widgets::Target& target) {
        return target.id.starts_with("argued:") && target.rect.top > board
            && target.rect.left < 640;
    });
    CHECK(below > 0);
    CHECK_FALSE(stage.has("ask:seat:marzullo"));
    stage.tap("why:seats");
    CHECK(stage.shows("Who controls Midtown?"));
    // A seat that is asked about stays where it is.
    stage.tap("ask:seat:marzullo");
    CHECK(stage.has("ask:seat:marzullo"));
    CHECK_FALSE(stage.has("why:seats"));
}

TEST_CASE("court: upright there is no room for a band, and the seats stay")
{
    Scenery scenery;
    scenery.display = {800, 1280};
    const LaidTable table(first_moves(of_two, 60), scenery);
    table.stage.tap("why");
    table.stage.tap("ask:territory:midtown");
    CHECK_FALSE(table.stage.has("why:seats"));
    CHECK(table.stage.has("ask:seat:marzullo"));
}

TEST_CASE("court: a phase is told by what is done in it, and when it comes")
{
    const LaidTable table(first_moves(of_two, 60));
    table.stage.tap("why");
    table.stage.tap("ask:phase:wars");
    CHECK(table.stage.shows("Figures are counted in Territories 1 to 7"));
    CHECK(table.stage.shows("It comes later in Act"));
    table.stage.tap("ask:phase:business");
    CHECK(table.stage.shows("It is in progress now."));
    table.stage.tap("ask:phase:open");
    CHECK(table.stage.shows("It comes again in Act"));
}

TEST_CASE("court: every answer is the referee's own, at any entry")
{
    using corleone::Question;
    const db::Record record = test_record(of_five);
    const desk::TablePreferences habits;
    const auto past = past_of(record, habits);
    const auto& evening = dynamic_cast<const corleone::Evening&>(past->evening());
    const auto& timeline = evening.timeline();
    int compared = 0;
    for (int entry = 0; entry <= past->last(); entry += 40) {
        const corleone::Position& position = timeline.position_after(entry);
        std::vector<std::string> told = answers_of(past->table(), entry);
        // No two questions are alike, so one is found by its words.
        std::set<std::string> questions;
        for (const desk::WhyAnswer& each : past->table().explanations(entry))
            CHECK(questions.insert(each.question).second);
        for (const corleone::Area territory : corleone::territories) {
            const auto by_referee = corleone::answer(position, timeline.components(),
                {.about = Question::About::control, .territory = territory});
            const std::string who =
                by_referee.answer ? past->player(corleone::word_of(*by_referee.answer)) : "No one";
            const std::string expected =
                "Who controls " + std::string(corleone::name_of(territory)) + "? " + who;
            CHECK(std::ranges::find(told, expected) != told.end());
            ++compared;
        }
        for (const corleone::Family family : position.seats) {
            const std::string player = past->player(corleone::word_of(family));
            const auto by_referee = corleone::answer(position, timeline.components(),
                {.about = Question::About::markers, .family = family});
            CHECK(std::ranges::find(told,
                      "How many markers does " + player + " have left? "
                          + std::to_string(by_referee.amount))
                != told.end());
        }
    }
    CHECK(compared > 70);
}

TEST_CASE("court: a Territory answers for its control, its next war and its end, with the rule")
{
    LaidTable table(of_two, "table war chelsea pizzino");
    table.stage.tap("why");
    table.stage.tap("ask:territory:chelsea");
    CHECK(table.stage.shows("Who controls Chelsea?"));
    CHECK(table.stage.shows("Elena"));
    CHECK(table.stage.shows("p. 19"));
    CHECK(table.stage.find("why:rule:3"));
    CHECK(table.stage.shows("Who dominates Chelsea?"));
    table.stage.tap("why:rule:1");
    CHECK(table.stage.shows("19.control"));
    table.stage.tap("back");
    CHECK(table.stage.shows("Who controls Chelsea?"));
    table.stage.tap("why:thing");
    CHECK(table.stage.has("why:words:field"));
}

TEST_CASE("court: land answers wherever nothing smaller lies on it")
{
    const LaidTable table(first_moves(of_two, 60));
    table.stage.tap("why");
    const widgets::Rect title = table.stage.ui().find_target("ask:territory:wall-street")->rect;
    // Beside the name of Wall Street its land is bare.
    table.stage.tap_at({title.right + 90, title.centre().y + 6});
    CHECK(table.stage.shows("Who controls Wall Street?"));
}

TEST_CASE("court: a piece of evidence shows the board as it was then, and the way back")
{
    const LaidTable table(first_moves(of_five, 330));
    table.stage.tap("why");
    table.stage.tap("ask:territory:midtown");
    const auto& targets = table.stage.ui().targets();
    const auto evidence = std::ranges::find_if(targets,
        [](const widgets::Target& target) { return target.id.starts_with("why:evidence:1:"); });
    REQUIRE(evidence != targets.end());
    const std::string id = evidence->id;
    const std::string entry = id.substr(id.rfind(':') + 1);
    CHECK_FALSE(table.stage.shows("Not now"));
    table.stage.tap(id);
    CHECK(table.stage.shows("Not now"));
    CHECK(table.stage.shows("Entry " + entry + " of"));
    // What was asked is still answered as it stands now.
    CHECK(table.stage.shows("Who controls Midtown?"));
    table.stage.tap("why:now");
    CHECK_FALSE(table.stage.shows("Not now"));
    table.stage.tap(id);
    table.stage.press_key(ImGuiKey_Escape);
    CHECK_FALSE(table.stage.shows("Not now"));
    CHECK(table.stage.has("why:thing"));
    CHECK(table.stage.shows("Who controls Midtown?"));
    table.stage.press_key(ImGuiKey_Escape);
    // Nothing is asked about any more; what was asked last is the first of the questions.
    CHECK_FALSE(table.stage.has("why:thing"));
    CHECK(table.stage.shows("Tap anything on the table, or one of these."));
    table.stage.press_key(ImGuiKey_Escape);
    CHECK(table.stage.has("undo"));
}

TEST_CASE("court: a figure in the Hudson says who shot it, by which rule, and leads to that entry")
{
    const std::string line =
        "vitale uses shoot matarazzo:consigliere@queens+midtown+upper-west-side";
    db::Record record = record_until(of_five, line);
    const auto shot = std::to_string(record.moves.size());
    record.moves.emplace_back("caccamo thug test-bakery");
    const LaidTable table(record);
    Stage& stage = table.stage;
    stage.tap("why");
    stage.tap("ask:hudson");
    CHECK(stage.shows("Who shot this figure? Bruno’s Consigliere (Hudson)"));
    // What is argued over lies over the seats: her name is the answer.
    REQUIRE(stage.has("why:seats"));
    CHECK(std::ranges::count(stage.ui().texts(), "Celia") == 1);
    stage.tap("why:rule:1");
    CHECK(stage.shows("17.shot"));
    stage.tap("back");
    stage.tap("why:evidence:1:" + shot);
    CHECK(stage.shows("Not now"));
    CHECK(stage.shows("Entry " + shot + " of"));
}

TEST_CASE("court: words filter the questions, and what was asked last comes first")
{
    LaidTable table(of_two, "table war chelsea pizzino");
    Stage& stage = table.stage;
    stage.tap("why");
    stage.tap("ask:territory:queens");
    stage.tap("why:close");
    // It is remembered while the evening is at the table.
    stage.tap("why");
    std::vector<std::string> rows;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("why:question:"))
            rows.push_back(target.id);
    }
    REQUIRE_FALSE(rows.empty());
    const auto highest = std::ranges::min_element(rows, {},
        [&stage](const std::string& row) { return stage.ui().find_target(row)->rect.top; });
    stage.tap(*highest);
    CHECK(stage.shows("Who controls Queens?"));
    stage.tap("why:thing");
    stage.tap("why:words:field");
    stage.type("dominates chel");
    CHECK(stage.shows("Who dominates Chelsea?"));
    CHECK_FALSE(stage.shows("Who dominates Queens?"));
    stage.type("xx");
    CHECK(stage.shows("Closest matches"));
    stage.tap("why:close");
    stage.tap("why");
    stage.tap("why:words:field");
    stage.type("xyzzy");
    CHECK(stage.shows("No matching question"));
    // A player is found by the Family, too, and what is argued over by its words.
    stage.tap("why:close");
    stage.tap("why");
    stage.tap("why:words:field");
    stage.type("score of pizzino");
    CHECK(stage.shows("’s total?"));
    stage.tap("why:close");
    stage.tap("why");
    stage.tap("why:words:field");
    stage.type("two thugs same business");
    REQUIRE(stage.find("argued:two-thugs"));
    stage.tap("argued:two-thugs");
    CHECK(stage.has("argued:rule:two-thugs"));
}

TEST_CASE("court: what is typed finds answers, rules and entries in one list")
{
    LaidTable table(of_two, "table war chelsea pizzino");
    Stage& stage = table.stage;
    const auto type = [&stage](const std::string& words) {
        stage.tap("why");
        stage.tap("why:words:field");
        stage.type(words);
    };
    type("the deck is empty, do we reshuffle");
    REQUIRE(stage.find("why:found:18.jobs-out"));
    stage.tap("why:found:18.jobs-out");
    CHECK(stage.shows("Jobs run out"));
    stage.tap("back");
    stage.tap("why:close");
    type("whose turn");
    CHECK(stage.shows("What happens in this phase?"));
    stage.tap("why:close");
    // An entry is shown as the board was then.
    type("entry 12");
    REQUIRE(stage.find("why:found:entry"));
    CHECK(stage.shows("Entry 12 of"));
    stage.tap("why:found:entry");
    CHECK(stage.has("why:now"));
    CHECK(stage.shows("Not now"));
}

TEST_CASE("court: a past evening is asked at the entry that it shows")
{
    House house(test_record(of_two));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:first");
    stage.tap("past:why");
    stage.tap("ask:territory:chelsea");
    CHECK(stage.shows("Who controls Chelsea?"));
    CHECK(stage.shows("No marker is there"));
    stage.tap("why:close");
    CHECK(stage.has("past:why"));
}

TEST_CASE("court: something is tried from the entry whose board is shown, and asked on after it")
{
    const LaidTable table(first_moves(of_five, 330));
    Stage& stage = table.stage;
    stage.tap("why");
    stage.tap("ask:territory:midtown");
    stage.tap("why:evidence:1:195");
    stage.tap("why:what-if");
    CHECK(stage.shows("what-if from entry 195"));
    stage.tap("what-if:back");
    CHECK(stage.shows("Who controls Midtown?"));
    CHECK(stage.shows("Entry 195 of"));
    stage.tap("why:now");
    CHECK(stage.shows("Who controls Midtown?"));
}

TEST_CASE("court: an evening that is put right with what was tried is no longer asked about")
{
    House house(test_record(of_two));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:first");
    for (int entry = 0; entry < 4; ++entry)
        stage.tap("past:after");
    stage.tap("past:why");
    stage.tap("why:what-if");
    stage.tap("business:test-market");
    stage.tap("what-if:amend");
    stage.tap("amending:replace");
    CHECK(stage.has("amend:replace"));
    stage.tap("back");
    CHECK(stage.has("past:why"));
}

TEST_CASE(
    "court: what is known of a moment is heard anew when an entry is made or the language changes")
{
    const db::Record record = test_record(of_two);
    std::unique_ptr<ledger::Evening> evening = referee_of(record);
    constexpr std::size_t begun = 60;
    for (std::size_t line = 0; line < begun; ++line)
        evening->record(record.moves[line]);
    ledger::Evening& going_on = *evening;
    const desk::TablePreferences habits;
    const screens::Players nobody;
    const screens::ReadOnlyEvening told(going_on, habits, nobody);
    screens::RuleBooks books;
    const auto argued = [&](screens::QuestionCache& docket) {
        return docket.argued_about("public-jobs", *books.of("corleone"), told.table());
    };
    screens::QuestionCache docket;
    docket.hear(told.table(), going_on, static_cast<int>(begun));
    const auto* first = docket.all().data();
    docket.hear(told.table(), going_on, static_cast<int>(begun));
    CHECK(docket.all().data() == first);
    REQUIRE_FALSE(argued(docket).empty());

    // Until all of this is asked about again, it is what it was.
    going_on.record(record.moves[begun]);
    CHECK_FALSE(docket.knows(going_on, static_cast<int>(begun)));
    docket.hear(told.table(), going_on, going_on.history().head());
    screens::QuestionCache anew;
    anew.hear(told.table(), going_on, going_on.history().head());
    CHECK(words_of(docket) == words_of(anew));
    CHECK(nows_of(argued(docket)) == nows_of(argued(anew)));

    const std::string english = docket.all().front().question;
    const std::string argued_in_english = argued(docket).front().argued.argument->question;
    language::choose(*language::language_from("pl"));
    CHECK_FALSE(docket.knows(going_on, docket.moment()));
    docket.hear(told.table(), going_on, docket.moment());
    CHECK(docket.all().front().question != english);
    CHECK(argued(docket).front().argued.argument->question != argued_in_english);
    language::choose(language::Language::english);
}

TEST_CASE("court: what a tap costs with an evening of 600 entries")
{
    const LaidTable table(with_steps_back(test_record(of_five), entries_of_an_evening));
    Stage& stage = table.stage;
    CHECK(table.kept().entries.size() >= entries_of_an_evening);
    static_cast<void>(stage.dearest_frame());
    stage.tap("why");
    std::cout << "court: opened: " << stage.dearest_frame() << " ms of CPU\n";
    for (const std::string& thing : lit(stage)) {
        ask_about(stage, thing);
        CHECK(stage.has("why:thing"));
    }
    std::cout << "court: from a tap to its answer: " << stage.dearest_frame()
              << " ms of CPU at the most\n";
}
