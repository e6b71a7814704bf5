/// The facts of a finished evening: only what its record proves, and nothing that is hidden.

#include "companion/exports/json.h"
#include "companion/story/page.h"
#include "db/session_record.h"
#include "engine/ledger/line_words.h"
#include "tests/archive/made_evenings.h"
#include "tests/story/coin_game.h"
#include "tests/support/non_interference.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using story::Story;

namespace {

db::SessionSummary summary_of(const ledger::Evening& evening)
{
    db::SessionSummary summary;
    summary.id = "a0000000-0000-4000-8000-000000000001";
    summary.game = evening.game();
    summary.details.date = "2026-11-20";
    for (const std::string& actor : evening.actors())
        summary.seats.push_back({actor, "Player " + actor, {}, {}, {}, false});
    return summary;
}

Story story_of(const ledger::Evening& evening, const std::vector<db::EveningCard>& archive = {})
{
    const std::vector<std::string> untimed(static_cast<std::size_t>(evening.history().size()));
    return story::story_of(evening, summary_of(evening), untimed, archive);
}

/// Everything that the story says, and what its playouts come to from a few turns.
std::string all_of_story(const ledger::Evening& evening)
{
    const Story story = story_of(evening);
    std::string all = exports::json_text(story::tree_of(story)) + story::page_of(story, {})
        + story::picture_of(story) + ledger::join(story::tell(story), "\n");
    const auto playouts = story::public_playouts(evening);
    if (!playouts)
        return all;
    for (std::size_t turn = playouts->turns().size() / 2; turn < playouts->turns().size();
         turn += playouts->turns().size() / 4) {
        const auto outcome = playouts->play_on(turn, playouts::Policy::random, turn);
        all += "\n" + std::to_string(outcome ? outcome->moves : -1);
        for (std::size_t seat = 0; outcome && seat < playouts->seats(); ++seat)
            all += " " + std::to_string(outcome->wins[seat]);
    }
    return all;
}

std::unique_ptr<ledger::Evening> evening_of(const PlayedGame& game)
{
    auto evening = db::evening_of(game.rows, "test");
    REQUIRE_FALSE(evening.is_error());
    return std::move(evening.value());
}

/// The first one that is over.
std::unique_ptr<ledger::Evening> finished(PlayedGame (*play)(int, std::uint32_t), int players)
{
    for (std::uint32_t seed = 1;; ++seed) {
        auto evening = evening_of(play(players, seed));
        if (evening->summary_after(evening->history().size()).is_final)
            return evening;
    }
}

/// The same evening with one line put differently; nullptr if that is not possible.
std::unique_ptr<ledger::Evening> with_other_line(
    const PlayedGame& game, std::size_t entry, const std::string& line)
{
    PlayedGame other = game;
    other.rows.entries[entry].line = line;
    auto evening = db::evening_of(other.rows, "test");
    return evening.is_error() ? nullptr : std::move(evening.value());
}

} // namespace

TEST_CASE("the story of every game has a headline with the winners, and is told in words and JSON")
{
    for (const auto& evening :
        {finished(play_corleone, 4), finished(play_cash_n_guns, 5), finished(play_mafia, 3)}) {
        const Story story = story_of(*evening);
        INFO(evening->game());
        REQUIRE_FALSE(story.facts.winners.empty());
        const std::string headline = story::tell_headline(story.report, story.facts);
        for (const story::Seat seat : story.facts.winners) {
            CHECK(story.report.facts.seats[seat].is_winner);
            CHECK(headline.find(story.report.players[seat]) != std::string::npos);
        }
        CHECK(story::tell(story).front() == headline);
        CHECK(exports::json_text(story::tree_of(story)).find("consigliere-story/1")
            != std::string::npos);
        CHECK(story::page_of(story, "png").find("data:image/png;base64,cG5n") != std::string::npos);
        CHECK(story::picture_of(story).starts_with("<svg"));
    }
}

TEST_CASE("who is ahead since when, and what moved the score, is what the entries say")
{
    const auto evening = finished(play_corleone, 3);
    const Story story = story_of(*evening);
    const auto rank_after = [&](int entry, story::Seat seat) {
        return int{evening->summary_after(entry).seats[seat].rank};
    };
    REQUIRE(story.facts.winners.size() == 1);
    REQUIRE(story.facts.ahead_since);
    const int since = *story.facts.ahead_since;
    for (int entry = since; entry <= evening->history().size(); ++entry) {
        if (evening->history().stands(entry))
            CHECK(rank_after(entry, story.facts.winners.front()) == 1);
    }
    REQUIRE_FALSE(story.facts.swings.empty());
    for (const story::Swing& swing : story.facts.swings) {
        CHECK(evening->summary_after(swing.entry).seats[swing.seat].total == swing.after);
        CHECK(evening->summary_after(evening->history().entry(swing.entry).follows)
                  .seats[swing.seat]
                  .total
            == swing.before);
        CHECK(swing.before != swing.after);
    }
    if (const auto& decision = story.facts.decision) {
        CHECK(decision->brought >= decision->margin);
        CHECK(decision->margin > 0);
    }
}

TEST_CASE("by the board alone, nothing is said of Suitcases that nobody knew")
{
    const auto evening = finished(play_corleone_by_board, 3);
    const Story story = story_of(*evening);
    CHECK(story.report.facts.depth == ledger::TrackingLevel::board);
    for (const story::Swing& swing : story.facts.swings)
        CHECK(evening->summary_after(swing.entry - 1).seats[swing.seat].total.has_value());
    for (const story::Unused& unused : story.facts.unused)
        CHECK(unused.kind != story::Unused::Kind::hand);
}

TEST_CASE("the usual winner is an average of evenings like this one, and is untold of few")
{
    const auto evening = finished(play_corleone, 4);
    std::vector<db::EveningCard> archive;
    for (int i = 0; i < story::least_evenings_for_usual; ++i) {
        db::EveningCard card = db::card_of(summary_of(*evening));
        card.summary.id.back() = static_cast<char>('2' + i);
        card.facts = story_of(*evening).report.facts;
        archive.push_back(card);
    }
    // This evening itself does not count, nor one of another size.
    archive.push_back(db::card_of(summary_of(*evening)));
    archive.back().facts = archive.front().facts;
    const Story story = story_of(*evening, archive);
    REQUIRE(story.facts.usual);
    CHECK(story.facts.usual->evenings == story::least_evenings_for_usual);
    const auto& winner = story.report.facts.seats[story.facts.winners.front()];
    CHECK(story.facts.usual->total == Approx(*winner.total));
    archive.erase(archive.begin());
    CHECK_FALSE(story_of(*evening, archive).facts.usual);
}

TEST_CASE("an evening that is not over has no chances")
{
    PlayedGame game = play_corleone(3, 1);
    game.rows.entries.resize(game.rows.entries.size() / 2);
    CHECK(story::public_playouts(*evening_of(game)) == nullptr);
}

TEST_CASE("chances are in the page, the picture and the JSON, and say how they were made")
{
    const auto evening = finished(play_corleone, 2);
    Story story = story_of(*evening);
    const int last = evening->history().head();
    const auto game =
        std::make_shared<CoinGame>(std::vector{0, last / 2, last}, std::vector{0.1, 0.9, 0.9});
    story::Chances chances(game, story::Tally(*game, 200), "a");
    chances.start();
    chances.wait();
    story.take(chances.tally().curve());
    REQUIRE(story.turning.size() == 1);
    const std::string made = story::tell_made(story.curve);
    CHECK(made
        == "Chances: 200 games played on from each turn by a simple player; bands show the error.");
    CHECK(story::page_of(story, {}).find(made) != std::string::npos);
    CHECK(story::picture_of(story).find(made) != std::string::npos);
    CHECK(exports::json_text(story::tree_of(story)).find(made) != std::string::npos);
    CHECK(story::tell(story).back() == made);
}

TEST_CASE("another secret that stays covered changes nothing in the story")
{
    int compared = 0;
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        for (const PlayedGame& game : {play_mafia(3, seed), play_cash_n_guns(4, seed)}) {
            const auto evening = evening_of(game);
            if (!evening->summary_after(evening->history().size()).is_final)
                continue;
            const auto seen = evening->view_for(ledger::Audience::everybody());
            int tried = 0;
            for (std::size_t i = 0; i < game.rows.entries.size() && tried < 2; ++i) {
                const std::string& line = game.rows.entries[i].line;
                if (seen->entry(static_cast<int>(i) + 1).line == line)
                    continue;
                std::string other = line;
                if (const auto red = line.find("red-"); red != std::string::npos)
                    other = line.substr(0, red) + "red-" + std::to_string(1 + (i * 7) % 36);
                else if (line.ends_with(" bang"))
                    other = line.substr(0, line.size() - 4) + "click";
                else if (line.ends_with(" click"))
                    other = line.substr(0, line.size() - 5) + "bang";
                const auto variant = with_other_line(game, i, other);
                if (other == line || !variant || !went_alike(*evening, *variant))
                    continue;
                ++tried;
                INFO(line << " / " << other);
                CHECK(all_of_story(*evening) == all_of_story(*variant));
                ++compared;
            }
        }
    }
    CHECK(compared > 0);
}
