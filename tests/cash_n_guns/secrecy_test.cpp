/// Who may see what of an evening of Ca$h 'n Guns (CG-5.2, CG-7.5, T-HUS, T-PRO, T-VUL, T-JUN).

#include "engine/cash_n_guns/explain.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/play.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/cash_n_guns/secretive_table.h"
#include "tests/cash_n_guns/told_explanations.h"
#include "tests/support/non_interference.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Audience;
using namespace consigliere::test::cash_n_guns_secrets;

namespace {

constexpr Audience everybody = Audience::everybody();

std::string line_for(const Evening& evening, Audience audience, int entry)
{
    return evening.view_for(audience)->entry(entry).line;
}

std::string acts_for(const Evening& evening, Audience audience, int entry)
{
    const auto observed = evening.observed(audience);
    std::string text;
    for (const Act& act : observed->acts_of(entry))
        text += (text.empty() ? "" : "; ") + format(act, observed->components());
    return text;
}

int last_entry(const Evening& evening)
{
    return evening.history().size();
}

/// A round in which only Ana and Piotr share.
void play_round(Evening& evening, int round, const std::vector<std::string>& shares)
{
    record_all(evening, {loot_line(round)});
    for (const char* aim : {"ana aims ela", "piotr aims ela", "iwo aims ela", "ala aims ela",
             "ela aims iwo", "table ducks iwo,ala,ela"})
        record_all(evening, {aim});
    record_all(evening, shares);
}

} // namespace

TEST_CASE("CG-7.5: a share lies open until the next loot comes, and then face down")
{
    const auto evening = begin_cash();
    play_round(*evening, 1,
        {"ana takes $20000", "piotr takes painting", "ana takes clip gets nothing",
            "piotr takes desk"});
    const int first = last_entry(*evening) - 3;
    CHECK(line_for(*evening, everybody, first) == "ana takes $20000");
    record_all(*evening,
        {"ana takes $10000", "piotr takes $10000", "ana takes $5000", "piotr takes $5000",
            "ana takes diamond-1000"});
    REQUIRE(evening->timeline().present().round == 2);
    CHECK(line_for(*evening, everybody, first) == "ana takes $20000");

    record_all(*evening, {loot_line(2)});
    CHECK(line_for(*evening, everybody, first) == "ana takes *");
    CHECK(acts_for(*evening, everybody, first) == "ana takes *");
    CHECK(line_for(*evening, Audience::seat(1), first) == "ana takes *");
    CHECK(line_for(*evening, Audience::seat(0), first) == "ana takes $20000");
    CHECK(line_for(*evening, Audience::everybody(Audience::Hands::open), first)
        == "ana takes $20000");
    // What works when it is taken never lies covered.
    CHECK(line_for(*evening, everybody, first + 2) == "ana takes clip gets nothing");
    CHECK(line_for(*evening, everybody, first + 3) == "piotr takes desk");
}

TEST_CASE("CG-7.5: before the count nobody is told whether there are any diamonds")
{
    const auto evening = begin_cash();
    const Player ana = seat(*evening, "ana");
    for (const Audience audience : {everybody, Audience::seat(0)})
        CHECK(score(evening->timeline().present(), audience).of(ana).bonus.rule
            == rule::diamond_bonus);
    CHECK(score(evening->timeline().present(), Audience::scribe()).of(ana).bonus.rule
        == rule::a15_no_diamonds);
}

TEST_CASE("CG-7.5: before the count nobody's sums are told, and nothing that compares them")
{
    const auto evening = begin_cash();
    play_round(*evening, 1,
        {"ana takes $20000", "piotr takes painting", "ana takes diamond-1000", "piotr takes $10000",
            "ana takes $10000", "piotr takes desk", "ana takes $5000", "piotr takes $5000",
            "ana takes clip gets nothing"});
    const Position& position = evening->timeline().present();
    const Score seen = score(position, everybody);
    CHECK(seen.decision == Score::Decision::covered);
    CHECK(seen.rule == rule::face_down);
    CHECK(seen.winners.empty());
    CHECK_FALSE(seen.bonus_holder);
    CHECK(seen.of(seat(*evening, "ana")).is_covered);
    CHECK(seen.of(seat(*evening, "ana")).loot_cards == 4);
    CHECK_FALSE(seen.of(seat(*evening, "ana")).total);
    for (const char* name : {"ana", "piotr"}) {
        const Score::Seat& covered = seen.of(seat(*evening, name));
        for (const ScorePart& part : {covered.bills, covered.diamonds, covered.paintings}) {
            CHECK(part.cards == 0);
            CHECK(part.dollars == 0);
        }
    }

    const Score own = score(position, Audience::seat(0));
    CHECK(own.of(seat(*evening, "ana")).total == 36'000);
    CHECK(own.of(seat(*evening, "ana")).rank == 0);
    CHECK(own.of(seat(*evening, "piotr")).is_covered);

    const auto everybodys = evening->observed(everybody);
    CHECK(explain(*everybodys, {Question::About::winner, {}}).is_covered);
    CHECK(explain(*everybodys, {Question::About::diamond_bonus, {}}).is_covered);
    CHECK(explain(*everybodys, {Question::About::diamond_bonus, {}}).standings.empty());
    CHECK_FALSE(
        explain(*evening->observed(Audience::scribe()), {Question::About::winner, {}}).is_covered);

    const ledger::Tree report = everybodys->position_report();
    CHECK(told(*report.find("seats")->elements()[0].find("loot")) == "{cards=4;}");
    const ledger::Tree own_report = evening->observed(Audience::seat(0))->position_report();
    CHECK(told(*own_report.find("seats")->elements()[0].find("loot"))
        == "{$5000=1;$10000=1;$20000=1;diamond-1000=1;}");

    for (const std::string question :
        {"ana holds painting", "ana bills 35000", "ana totals 1", "ana wins", "piotr bonus"}) {
        INFO(question);
        const ledger::Assessment told = everybodys->opinion("table believes " + question);
        CHECK(told.verdict == ledger::Verdict::unverified);
        REQUIRE(told.reasons.size() == 1);
        CHECK(told.reasons[0].message.rule == rule::face_down);
    }
    CHECK(evening->view_for(Audience::seat(0))->opinion("table believes ana bills 35000").verdict
        == ledger::Verdict::legal);
    // The same of a question that was written down.
    evening->record("table believes ana bills 35000");
    CHECK(evening->view_for(everybody)->entry(last_entry(*evening)).verdict
        == ledger::Verdict::unverified);
}

TEST_CASE("CG-5.2: what was discarded face down is told to nobody but who keeps the record")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "table ducks ela", "ela discards bang"});
    const int entry = last_entry(*evening);
    CHECK(line_for(*evening, everybody, entry) == "ela discards *");
    CHECK(acts_for(*evening, everybody, entry).empty());
    CHECK(line_for(*evening, Audience::seat(4), entry) == "ela discards bang");
    const Player ela = seat(*evening, "ela");
    const auto bangs_for = [&](Audience audience) {
        return explain(*evening->observed(audience), {Question::About::bullets, ela}).bangs;
    };
    CHECK(bangs_for(everybody) == range(2, 3));
    CHECK(bangs_for(Audience::seat(0)) == range(2, 3));
    CHECK(bangs_for(Audience::seat(4)) == range(2, 2));
    CHECK(evening->view_for(everybody)->opinion("table believes ela bangs 2").verdict
        == ledger::Verdict::unverified);
}

TEST_CASE("T-HUS: the two cards that are swapped are known to these two")
{
    const auto evening =
        begin_cash({{"hustler:ana", "lucky:piotr", "unbreakable:iwo", "collector:ala"}, {}});
    record_all(*evening, {loot_line(1), "ana uses hustler piotr takes bang gives click"});
    CHECK(line_for(*evening, everybody, 2) == "ana uses hustler piotr takes * gives *");
    CHECK(line_for(*evening, Audience::seat(2), 2) == "ana uses hustler piotr takes * gives *");
    CHECK(line_for(*evening, Audience::seat(1), 2) == evening->history().entry(2).line);
    CHECK(evening->view_for(everybody)->entry(2).verdict == ledger::Verdict::legal);
    const auto observed = evening->observed(everybody);
    CHECK(
        explain(*observed, {Question::About::bullets, seat(*evening, "ana")}).bangs == range(2, 4));
}

TEST_CASE("T-PRO: a stolen card is known to the thief and his victim")
{
    const auto evening = begin_cash(
        {{"professional:ana", "lucky:piotr", "unbreakable:iwo", "collector:ala", "greedy:ela"},
            {}});
    play_round(*evening, 1,
        {"ana takes $20000", "piotr takes painting", "ana takes diamond-1000", "piotr takes $10000",
            "ana takes $10000", "piotr takes desk", "ana takes $5000", "piotr takes $5000",
            "ana takes clip gets nothing"});
    record_all(*evening,
        {loot_line(2), "piotr aims ela", "iwo aims ela", "ala aims ela", "ela aims iwo",
            "ana aims piotr", "table ducks piotr,iwo,ala,ela", "ana uses professional painting"});
    const int entry = last_entry(*evening);
    for (const Audience audience : {everybody, Audience::seat(2)}) {
        CHECK(line_for(*evening, audience, entry) == "ana uses professional *");
        CHECK(
            acts_for(*evening, audience, entry).find("piotr gives * to ana") != std::string::npos);
    }
    for (const int privy : {0, 1})
        CHECK(line_for(*evening, Audience::seat(privy), entry) == "ana uses professional painting");
    // A card that does not lie there is refused without being named.
    record_all(*evening, {ledger::undo_line(entry - 1)});
    const ledger::Assessment refused =
        evening->view_for(everybody)->opinion("ana uses professional $20000");
    CHECK(refused.verdict == ledger::Verdict::impossible);
    CHECK(told(refused).find(message::lacks_loot.english) == std::string::npos);
    CHECK(told(evening->consider("ana uses professional $20000")).find(message::lacks_loot.english)
        != std::string::npos);
}

TEST_CASE("T-JUN: what is given is seen by all, and what is drawn for it by these two")
{
    const auto evening = begin_cash(
        {{"junk-dealer:ana", "lucky:piotr", "unbreakable:iwo", "collector:ala", "greedy:ela"}, {}});
    record_all(*evening, {"table corrects: deck gives painting to iwo"});
    play_round(*evening, 1, {"ana takes $20000 trades painting from iwo"});
    const int entry = last_entry(*evening);
    const auto tells = [&](Audience audience, std::string_view act) {
        return acts_for(*evening, audience, entry).find(act) != std::string::npos;
    };
    CHECK(tells(everybody, "ana gives $20000 to iwo"));
    CHECK(tells(everybody, "iwo gives * to ana"));
    for (const int privy : {0, 2})
        CHECK(tells(Audience::seat(privy), "iwo gives painting to ana"));
}

TEST_CASE("CG-K.3: once the loot is counted everything that it tells is for everybody")
{
    const auto evening = begin_cash();
    for (int round = 1; round <= last_round; ++round) {
        play_round(*evening, round, {});
        while (evening->timeline().present().phase == Phase::sharing) {
            const std::vector<ledger::LegalLine> legal = evening->legal_lines();
            const auto share = std::find_if(legal.begin(), legal.end(),
                [](const auto& line) { return line.line.find(" takes ") != std::string::npos; });
            REQUIRE(share != legal.end());
            record_all(*evening, {share->line});
        }
    }
    REQUIRE(evening->timeline().present().phase == Phase::end);
    const auto observed = evening->observed(everybody);
    for (int entry = 1; entry <= last_entry(*evening); ++entry)
        CHECK(observed->entry(entry).line == evening->history().entry(entry).line);
    CHECK(observed->score_report() == evening->score_report());
    // It stays so, even if the last share is taken back.
    record_all(*evening, {ledger::undo_line(last_entry(*evening) - 1)});
    CHECK(line_for(*evening, everybody, 8) == evening->history().entry(8).line);
}

// Non-interference. ------------------------------------------------------------------------------

namespace {

void check_alike(SecretiveTable& table, const Variant& variant)
{
    const Evening& evening = table.evening();
    std::vector<int> others;
    for (const Player player : players(evening.timeline().present())) {
        if (std::find(variant.privy.begin(), variant.privy.end(), player) == variant.privy.end())
            others.push_back(static_cast<int>(player));
    }
    // Everybody, and one who sits at the table.
    for (const Audience audience : {everybody, Audience::seat(table.random().any_of(others))}) {
        const auto one = evening.observed(audience);
        const auto two = variant.evening->observed(audience);
        REQUIRE(
            everything_told(*one, told_explanations) == everything_told(*two, told_explanations));
        for (int i = 0; i < 5; ++i) {
            const std::string line = table.random().line(evening);
            INFO(line);
            if (is_answered_alike(evening, *variant.evening, line))
                REQUIRE(told(one->opinion(line)) == told(two->opinion(line)));
        }
    }
}

} // namespace

TEST_CASE("another secret changes nothing for anybody who does not know it")
{
    std::array<int, 6> compared{};
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        SecretiveTable table(seed);
        table.play(1 + static_cast<int>(seed % 4));
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            // Most other cards are not there to be drawn, so it takes some tries.
            constexpr int tries = 4;
            for (int i = 0; i <= tries; ++i) {
                const std::optional<Variant> variant =
                    i < tries ? table.with_other_secret(entry) : table.with_exchanged_shares(entry);
                const bool is_other = variant
                    && lines_of(*variant->evening) != lines_of(table.evening())
                    && table.evening().timeline().present().phase != Phase::end
                    && went_alike(table.evening(), *variant->evening);
                if (!is_other)
                    continue;
                INFO("seed " << seed << ": " << table.evening().history().entry(entry).line << " / "
                             << variant->evening->history().entry(entry).line);
                check_alike(table, *variant);
                ++compared[static_cast<std::size_t>(variant->secret)];
            }
        }
    }
    // There was something to compare of every kind.
    for (const int count : compared)
        CHECK(count > 0);
}

TEST_CASE("what is public is told as it is")
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        INFO("seed " << seed);
        SecretiveTable table(seed);
        table.play(3);
        const Position& whole = table.evening().timeline().present();
        const Position& known = table.evening().observed(everybody)->present();
        CHECK(known.phase == whole.phase);
        CHECK(known.round == whole.round);
        CHECK(known.turn == whole.turn);
        CHECK(known.godfather == whole.godfather);
        CHECK(known.table == whole.table);
        for (const Player player : players(whole)) {
            CHECK(known.of(player).wounds == whole.of(player).wounds);
            CHECK(known.of(player).is_out == whole.of(player).is_out);
            CHECK(known.of(player).stance == whole.of(player).stance);
            // Whether the Good Friend's hand has grown may rest on what was told of the discards.
            if (whole.of(player).power != Power::good_friend)
                CHECK(known.of(player).bullets.cards == whole.of(player).bullets.cards);
            CHECK(known.of(player).loot.total() == whole.of(player).loot.total());
            // Who knows less can only be less certain.
            const Range bangs = whole.of(player).bullets.bangs;
            CHECK(known.of(player).bullets.bangs.least <= bangs.least);
            CHECK(known.of(player).bullets.bangs.most >= bangs.most);
        }
        const auto scribe = table.evening().observed(Audience::scribe());
        CHECK(scribe->present() == whole);
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            CHECK(scribe->entry(entry).line == table.evening().history().entry(entry).line);
            CHECK(scribe->entry(entry).reasons == table.evening().history().entry(entry).reasons);
        }
    }
}

TEST_CASE("T-STE: what a power takes from the table, and what a correction gives, is seen by all")
{
    const auto evening =
        begin_cash(Table{{"stealthy:ana", "lucky:piotr", "cunning:iwo", "dictator:ala"}, {}});
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo",
            "table ducks ana"});
    const int power = last_entry(*evening);
    record_all(*evening, {"table corrects: ana gives $10000 to ala"});
    const int correction = last_entry(*evening);
    for (const Audience audience :
        {everybody, Audience::seat(0), Audience::seat(1), Audience::scribe()}) {
        CHECK_THAT(
            acts_for(*evening, audience, power), Catch::Contains("table gives $10000 to ana"));
        CHECK(acts_for(*evening, audience, correction) == "ana gives $10000 to ala");
    }
}
