/// What the table of MAFIA tells of its own box on the screen: the board, laid by taps, and cards
/// at their first sight.

#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/session_list.h"
#include "engine/ledger/record_head.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"
#include "tests/ui/mafia_tapper.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;

namespace {

/// A record of which one list of its head is missing: what the table tells on the screen instead.
struct Untold {
    db::Record record;
    Tree list;
};
Untold without(const std::string& name, std::string_view list)
{
    Untold untold{test_record("mafia/" + name), {}};
    Tree head = Tree::table();
    for (const auto& [key, value] : untold.record.head.members()) {
        if (key == list)
            untold.list = value;
        else
            head.set(key, value);
    }
    untold.record.head = std::move(head);
    return untold;
}

Tree as_components(std::string_view list, const Tree& value)
{
    Tree components = Tree::table();
    components.set(list, value);
    return components;
}

/// Lays the circuit by one tap for each field, and takes the home points that are suggested.
void describe_board(Stage& stage, const Tree& board)
{
    stage.tap("table");
    stage.tap("table:board");
    const auto& fields = board.find("circuit")->elements();
    for (std::size_t i = 1; i < fields.size(); ++i)
        stage.tap("lay:" + std::string(ledger::text_or_empty(&fields[i])));
    stage.tap("board:homes");
    stage.tap("homes:guess");
    stage.tap("board:done");
}

} // namespace

TEST_CASE("mafia: a board is described by taps, and known to all evenings to come")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const Untold untold = without("game-2-players", "boards");
    MafiaTapper tapper(referee_of(untold.record));
    const std::string session = begin_in(database, untold.record);
    Inspector inspector;
    {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        describe_board(stage, untold.list.elements().front());
        tapper.told(as_components("boards", untold.list));
        for (const std::string& line : untold.record.moves)
            tapper.tap(line);
        CHECK(stage.has("end:done"));
    }
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    db::Database opened = open_database(database);
    CHECK(resume(opened, session).evening().description() == tapper.referee().description());
    const auto learned = db::learned_box(opened, "mafia");
    mafia::Components box;
    CHECK_FALSE(box.describe(learned.value()).is_error());
    CHECK(box.description() == tapper.referee().description());
    CHECK(inspector.report() == "");
}

TEST_CASE("mafia: a circuit without one of its kinds cannot be kept")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const Untold untold = without("game-2-players", "boards");
    const std::string session = begin_in(database, untold.record);
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    stage.tap("table");
    stage.tap("table:board");
    // All kinds that are missing are told, as the board calls them.
    CHECK(stage.shows("Genovese, Bank, Fortuna"));
    for (const char* kind : {"bank", "fortuna", "arms", "club", "police", "casino", "informer",
             "exchange", "big-city", "problem", "agent"})
        stage.tap(std::string("lay:") + kind);
    CHECK_FALSE(stage.has("board:homes"));
    stage.tap("lay:start-genovese");
    CHECK(stage.has("board:homes"));
    // There is one start of each family.
    CHECK_FALSE(stage.has("lay:start-genovese"));
    stage.tap("board:fewer");
    CHECK_FALSE(stage.has("board:homes"));
    CHECK(inspector.report() == "");
}

TEST_CASE("mafia: a circuit is laid by dragging, too")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const Untold untold = without("game-2-players", "boards");
    const std::string session = begin_in(database, untold.record);
    Inspector inspector;
    {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        stage.tap("table");
        stage.tap("table:board");
        const auto place_of = [&stage](const std::string& id) {
            const std::optional<widgets::Target> target = stage.find(id);
            REQUIRE(target);
            return target->rect.centre();
        };
        for (const char* kind : {"bank", "fortuna", "club", "police", "casino", "informer",
                 "exchange", "big-city", "problem", "agent", "start-genovese"})
            stage.tap(std::string("lay:") + kind);
        // A new kind comes before the field on which it is dropped.
        stage.drag(place_of("lay:arms"), place_of("laid:1"));
        // What is laid changes its place, and is taken out in the middle of the ring.
        stage.drag(place_of("laid:2"), place_of("laid:4"));
        stage.drag(place_of("laid:3"), place_of("lay:problem"));
        CHECK(stage.shows("Still missing: Club."));
        // Behind a field that was tapped the next tap lays.
        stage.tap("laid:1");
        stage.tap("lay:club");
        stage.tap("board:homes");
        stage.tap("homes:guess");
        stage.tap("board:done");
    }
    db::Database opened = open_database(database);
    mafia::Components box;
    REQUIRE_FALSE(box.describe(db::learned_box(opened, "mafia").value()).is_error());
    std::vector<std::string> laid;
    for (const mafia::Field field : box.circuit())
        laid.emplace_back(mafia::word_of(field.kind()));
    CHECK(laid
        == std::vector<std::string>{"start-bonanno", "arms", "club", "fortuna", "bank", "police",
            "casino", "informer", "exchange", "big-city", "problem", "agent", "start-genovese"});
    CHECK(inspector.report() == "");
}

TEST_CASE("mafia: a card is described at its first sight, and then does what it says")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const Untold untold = without("game-4-players", "cards");
    MafiaTapper tapper(referee_of(untold.record));
    const std::string session = begin_in(database, untold.record);
    Inspector inspector;
    {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (const std::string& line : untold.record.moves) {
            if (line == "antonio draws black-4") {
                Tree card = untold.list.elements().front();
                Tree told = Tree::table();
                for (const auto& [key, value] : card.members()) {
                    if (key != "text")
                        told.set(key, value);
                }
                Tree cards = Tree::list();
                cards.add(std::move(told));
                tapper.told(as_components("cards", cards));
            }
            tapper.tap(line);
            if (!stage.has("card:untold"))
                continue;
            stage.tap("effect:1");
            stage.tap("amount-mafioso:1000");
            stage.tap("amounts:done");
            stage.tap("card:done");
        }
    }
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(inspector.report() == "");
}

TEST_CASE("mafia: a new table splits the figures of two families among its players")
{
    const TemporaryFolder folder;
    Inspector inspector;
    Stage stage(folder / "new.db", {}, inspector);
    stage.tap("new-table");
    stage.tap("game:2");
    stage.tap("players:1");
    CHECK(stage.has("begin"));
    // Everybody who can be played is called by name, and what is asked needs no rule book.
    for (const char* name : {"Antonio", "Sergio", "Paolo", "Maria Luisa", "Vitorio", "Franco"})
        CHECK(stage.shows(name));
    CHECK_FALSE(stage.shows("(A"));
    // The third player, who has Franco alone, takes Vitorio, too; a figure of the other family is
    // refused as long as he has both.
    stage.tap("plays:2:vitorio");
    CHECK(stage.has("begin"));
    stage.tap("plays:2:paolo");
    CHECK_FALSE(stage.has("begin"));
    stage.tap("plays:0:paolo");
    stage.tap("begins:sergio");
    stage.tap("blitz:0");
    stage.tap("stakes:1");
    stage.tap("exchange:1");
    stage.tap("begin");
    // The board may be described at once, but nobody has to: Enter does not stand for it.
    stage.press_key(ImGuiKey_Enter);
    CHECK_FALSE(stage.has("board:cancel"));
    stage.tap("board:describe");
    CHECK(stage.has("board:cancel"));
    stage.tap("board:cancel");
    stage.tap("table");
    const auto board = stage.find("table:board");
    const auto tax = stage.find("table:tax");
    REQUIRE((board && tax));
    CHECK(board->rect.bottom < tax->rect.top);
    stage.tap("table:close");
    // Sergio begins; there is no circuit yet, so the table says where the steps lead.
    stage.tap("die:4");
    stage.tap("next:franco");
    // The rolled steps are chosen already; a business is not told without its number.
    stage.tap("stop:bank");
    CHECK_FALSE(stage.has("move:done"));
    stage.tap("which:2");
    stage.tap("move:done");
    CHECK(stage.has("die:1"));
    CHECK(stage.find("board:describe"));
    CHECK(stage.find("price:bank-2"));
    stage.tap("seat:sergio");
    CHECK(stage.has("seat:close"));
    stage.tap("seat:close");
    CHECK(inspector.report() == "");
    // What was chosen stands in the record.
    const auto sessions = db::list_sessions(stage.program().database());
    REQUIRE_FALSE(sessions.is_error());
    const auto begun = db::export_session(stage.program().database(), sessions.value().front().id);
    REQUIRE_FALSE(begun.is_error());
    const Tree& options = *begun.value().head.find("options");
    CHECK(*options.find("stake_steps")->text() == "200");
    CHECK(*options.find("exchange_figure")->text() == "dealing");
    CHECK(*options.find("blitz")->text() == "yes");
    CHECK(*options.find("tax_round")->text() == "down200");
}

TEST_CASE("mafia: what the table believes is answered by the referee")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const db::Record record = test_record("mafia/game-2-players");
    const std::string session = begin_in(database, record, 4);
    Inspector inspector;
    Stage stage(database, {}, inspector);
    stage.tap("session:" + session);
    stage.tap("table");
    stage.tap("table:believe");
    stage.tap("claim:has");
    stage.tap("believed:antonio");
    stage.tap("amount:5000");
    stage.tap("amount:200");
    stage.tap("amount:200");
    stage.tap("amount:200");
    stage.tap("belief:done");
    CHECK(kept_in_open(stage, session)
              .entries.back()
              .starts_with("5 table believes antonio has 5600 legal"));
    // What is not so is not written down.
    stage.tap("table");
    stage.tap("table:believe");
    stage.tap("claim:guarded");
    stage.tap("square:i1");
    stage.tap("belief:done");
    CHECK(kept_in_open(stage, session).entries.size() == 5);
    CHECK(inspector.report() == "");
}

TEST_CASE("mafia: figures go with their board when the display turns, and cover no text")
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, test_record("mafia/M-4.7"), 2);
    Inspector inspector;
    inspector.paint_each(1);
    Stage stage(database, Scenery{}, inspector);
    stage.tap("session:" + session);
    for (const Scenery& scenery : sceneries_of_turn(0)) {
        stage.set(scenery);
        stage.frames(3);
    }
    CHECK(inspector.report() == "");
}
