/// The sixteen powers, in the order in which they act.

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/cash_n_guns/waiting.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// Four players, the first two with these powers.
std::unique_ptr<Evening> with_powers(const std::string& ana, const std::string& piotr,
    const std::vector<std::pair<std::string, std::string>>& options = {})
{
    Table table;
    const std::string iwo = ana == "lucky" || piotr == "lucky" ? "kid" : "lucky";
    const std::string ala =
        ana == "unbreakable" || piotr == "unbreakable" ? "collector" : "unbreakable";
    table.seats = {ana + ":ana", piotr + ":piotr", iwo + ":iwo", ala + ":ala"};
    table.options = options;
    return begin_cash(table);
}

/// Ana and Piotr aim at each other, and so do Iwo and Ala.
void aim_in_pairs(Evening& evening, const std::string& loot = loot_line(1))
{
    record_all(evening, {loot, "ana aims piotr", "piotr aims ana", "ala aims iwo", "iwo aims ala"});
}

std::string name_of_turn(const Evening& evening)
{
    return evening.timeline().components()[*evening.timeline().present().turn].name;
}

} // namespace

TEST_CASE("T-HUS: once a round, before anybody aims")
{
    const auto evening = with_powers("hustler", "cute");
    CHECK(opinion(*evening, "ana uses hustler ana") == "illegal T-HUS");
    CHECK(opinion(*evening, "piotr uses hustler ana") == "illegal T-HUS");
    CHECK(opinion(*evening, "ana uses hustler piotr takes bang gives click") == "legal");
    record_all(*evening, {loot_line(1)});
    // Nobody has said whether she swapped: the first aim leaves it open.
    CHECK(opinion(*evening, "piotr aims ana") == "unverified A22");
    SECTION("she swaps")
    {
        record_all(*evening, {"ana uses hustler piotr takes bang gives click"});
        CHECK(gangster(*evening, "ana").bullets.bangs == range(4, 4));
        CHECK(gangster(*evening, "piotr").bullets.bangs == range(2, 2));
        CHECK(opinion(*evening, "ana uses hustler iwo") == "illegal T-HUS");
        CHECK(opinion(*evening, "piotr aims ana") == "legal");
    }
    SECTION("she declines")
    {
        record_all(*evening, {"ana declines hustler"});
        CHECK(opinion(*evening, "piotr aims ana") == "legal");
        CHECK(opinion(*evening, "ana uses hustler piotr") == "illegal T-HUS A22");
    }
    SECTION("it is too late")
    {
        record_all(*evening, {"piotr aims ana"});
        CHECK(opinion(*evening, "ana uses hustler piotr") == "illegal T-HUS");
    }
}

TEST_CASE("T-HUS: whose hand is empty is not waited for, and one card can be swapped")
{
    const auto evening = with_powers("hustler", "cute");
    record_all(*evening, {loot_line(1), "table corrects: ana holds click"});
    CHECK(opinion(*evening, "piotr aims ana") == "unverified A22");
    record_all(*evening, {"table corrects: ana holds nothing"});
    CHECK(opinion(*evening, "piotr aims ana") == "legal");
}

TEST_CASE("T-KID: aims after everybody else")
{
    const auto evening = with_powers("kid", "cute");
    const auto awaited = [&evening] { return next_to_aim(evening->timeline().present()); };
    record_all(*evening, {loot_line(1)});
    CHECK(awaited() == seat(*evening, "piotr"));
    record_all(*evening, {"piotr aims ana", "iwo aims ala"});
    CHECK(awaited() == seat(*evening, "ala"));
    CHECK(opinion(*evening, "ana aims piotr") == "illegal T-KID");
    record_all(*evening, {"ala slow"});
    CHECK(awaited() == seat(*evening, "ana"));
    record_all(*evening, {"ana aims piotr"});
    CHECK_FALSE(awaited());
}

TEST_CASE("T-CUN: swaps the card between the last aim and the Godfather’s order")
{
    const auto evening = with_powers("cunning", "cute");
    CHECK(opinion(*evening, "ana uses cunning") == "illegal T-CUN");
    aim_in_pairs(*evening);
    CHECK(opinion(*evening, "ana uses cunning") == "legal");
    record_all(*evening, {"ana redirects piotr to iwo"});
    CHECK(opinion(*evening, "ana uses cunning") == "illegal T-CUN");
}

TEST_CASE("T-DOC: removes a wound when lying of one’s own will")
{
    const auto evening = with_powers("doctor", "cute");
    record_all(*evening, {"table corrects: ana gains wound; ana gains wound"});
    aim_in_pairs(*evening);
    SECTION("lying")
    {
        record_all(*evening, {"table ducks ana", "ana uses doctor"});
        CHECK(gangster(*evening, "ana").wounds == 1);
        CHECK(opinion(*evening, "ana uses doctor") == "illegal T-DOC");
    }
    SECTION("standing")
    {
        record_all(*evening, {"table stands"});
        CHECK(opinion(*evening, "ana uses doctor") == "illegal T-DOC");
    }
    SECTION("too late")
    {
        record_all(*evening, {"table ducks ana", "iwo shows click"});
        CHECK(opinion(*evening, "ana uses doctor") == "illegal T-DOC");
    }
    SECTION("the table waits for her when nobody has a card to show, and the next line passes over")
    {
        record_all(*evening, {"table ducks ana,piotr,iwo,ala"});
        CHECK(evening->timeline().present().phase == Phase::cards);
        CHECK(opinion(*evening, "ana uses doctor") == "legal");
        CHECK(opinion(*evening, "ana declines doctor") == "legal");
        record_all(*evening, {loot_line(2)});
        CHECK(evening->timeline().present().round == 2);
        CHECK(gangster(*evening, "ana").wounds == 2);
    }
}

TEST_CASE("T-STE: takes a bill of 10,000 as she lies down")
{
    const auto evening = with_powers("stealthy", "cute");
    SECTION("there is one")
    {
        aim_in_pairs(*evening);
        record_all(*evening, {"table ducks ana"});
        CHECK(gangster(*evening, "ana").loot == loot_of(LootCard::bill_10000));
        CHECK(evening->timeline().present().table.total() == 7);
    }
    SECTION("there is none")
    {
        aim_in_pairs(*evening, "table loots $5000x5,$20000x3");
        record_all(*evening, {"table ducks ana"});
        CHECK(gangster(*evening, "ana").loot.empty());
    }
}

TEST_CASE("T-SMA: takes the card back when the target lies")
{
    const auto evening = with_powers("smart", "cute");
    aim_in_pairs(*evening);
    SECTION("the target lies")
    {
        record_all(*evening, {"table ducks piotr,iwo", "ana uses smart"});
        CHECK(opinion(*evening, "ana uses smart") == "illegal T-SMA");
    }
    SECTION("the target stands")
    {
        record_all(*evening, {"table ducks iwo"});
        CHECK(opinion(*evening, "ana uses smart") == "illegal T-SMA");
    }
}

TEST_CASE("T-PRO: whoever lies is told so")
{
    const auto evening = with_powers("professional", "cute");
    record_all(*evening, {"table corrects: deck gives painting to piotr"});
    aim_in_pairs(*evening);
    record_all(*evening, {"table ducks ana,piotr"});
    CHECK(std::ranges::count(evening->consider("ana uses professional painting").reasons,
              message::professional_must_stand, &ledger::Reason::message)
        == 1);
}

TEST_CASE("T-PRO: steals from a target that lies, for a Bang!")
{
    const auto evening = with_powers("professional", "cute");
    record_all(*evening, {"table corrects: deck gives painting to piotr"});
    aim_in_pairs(*evening);
    record_all(*evening, {"table ducks piotr,iwo"});
    CHECK(opinion(*evening, "ana uses professional clip") == "impossible A10");
    CHECK(opinion(*evening, "ana uses professional $5000") == "impossible");
    record_all(*evening, {"ana uses professional painting"});
    CHECK(gangster(*evening, "ana").loot[LootCard::painting] == 1);
    CHECK(gangster(*evening, "ana").bullets == Bullets{7, range(2, 2)});
    CHECK(gangster(*evening, "ana").card == Gangster::Card::bang);
    CHECK(gangster(*evening, "piotr").wounds == 0);
}

TEST_CASE("T-LUC and A26: two hits are none, one is one")
{
    Table table;
    table.seats = {"cute:ana", "kid:piotr", "lucky:iwo", "collector:ala"};
    const auto evening = begin_cash(table);
    record_all(*evening,
        {"table corrects: iwo gains wound; iwo gains wound", loot_line(1), "ana aims iwo",
            "iwo aims ala", "ala aims iwo", "piotr aims ana", "table stands", "ana shows bang",
            "iwo shows click", "piotr shows click"});
    SECTION("two")
    {
        record_all(*evening, {"ala shows bang"});
        CHECK(gangster(*evening, "iwo").wounds == 2);
        CHECK_FALSE(gangster(*evening, "iwo").is_out);
        CHECK(stands(evening->timeline().present(), seat(*evening, "iwo")));
        CHECK(opinion(*evening, "table believes iwo out") == "illegal CG-6.6 T-LUC A26");
    }
    SECTION("one")
    {
        record_all(*evening, {"ala shows click"});
        CHECK(gangster(*evening, "iwo").is_out);
    }
}

TEST_CASE("T-UNB: is out at five wounds")
{
    const auto evening = with_powers("unbreakable", "cute");
    record_all(*evening, {"table corrects: ana gains wound; ana gains wound; ana gains wound"});
    CHECK(opinion(*evening, "table believes ana out") == "illegal T-UNB");
    aim_in_pairs(*evening);
    record_all(*evening,
        {"table stands", "ana shows click", "piotr shows bang", "ala shows click",
            "iwo shows click"});
    CHECK(gangster(*evening, "ana").wounds == 4);
    CHECK_FALSE(gangster(*evening, "ana").is_out);
}

TEST_CASE("T-VUL: draws two cards of each who is eliminated, before the sharing")
{
    const auto evening = with_powers("vulture", "cute");
    record_all(*evening,
        {"table corrects: piotr gains wound; piotr gains wound",
            "table corrects: deck gives painting,$20000,$5000 to piotr"});
    aim_in_pairs(*evening);
    record_all(*evening,
        {"table stands", "ana shows bang", "piotr shows click", "ala shows click",
            "iwo shows click"});
    CHECK(opinion(*evening, "ana uses vulture piotr painting") == "illegal T-VUL");
    CHECK(opinion(*evening, "ana uses vulture iwo nothing") == "illegal T-VUL");
    SECTION("she draws")
    {
        record_all(*evening, {"ana uses vulture piotr $20000,painting"});
        CHECK(gangster(*evening, "ana").loot.total() == 2);
        CHECK(gangster(*evening, "piotr").loot.empty());
        CHECK(evening->timeline().present().has_begun_sharing);
    }
    SECTION("the first share passes over")
    {
        record_all(*evening, {"ana takes $5000"});
        CHECK(gangster(*evening, "piotr").loot.empty());
        CHECK(opinion(*evening, "ana uses vulture piotr $20000,painting") == "impossible A12");
    }
}

TEST_CASE("T-CUT: takes a bill of 5,000 first, and a share like everybody else")
{
    const auto evening = with_powers("cute", "kid");
    record_all(*evening,
        {loot_line(1), "ana aims iwo", "iwo aims ana", "ala aims iwo", "piotr aims ana",
            "table ducks iwo"});
    record_all(*evening, {"piotr shows click"});
    CHECK(gangster(*evening, "ana").loot == loot_of(LootCard::bill_5000));
    CHECK(name_of_turn(*evening) == "ana");
    CHECK(opinion(*evening, "piotr takes desk") == "illegal CG-7.1 A5 A23");
}

TEST_CASE("A23: it is said of the Cute alone, and only once she got her bill")
{
    const auto after_cards = [](Evening& evening) {
        record_all(evening,
            {"ana aims iwo", "iwo aims ana", "ala aims iwo", "piotr aims ana", "table stands",
                "ana shows click", "iwo shows click", "ala shows click", "piotr shows click"});
        CHECK(name_of_turn(evening) == "ana");
        return opinion(evening, "piotr takes desk");
    };
    const auto without_bill = with_powers("cute", "kid");
    record_all(*without_bill, {"table loots $10000x3,$20000x3,diamond-1000,painting"});
    CHECK(after_cards(*without_bill) == "illegal CG-7.1");
    const auto other_power = with_powers("hustler", "kid");
    record_all(*other_power, {loot_line(1), "ana uses hustler iwo"});
    CHECK(after_cards(*other_power) == "illegal CG-7.1");
}

TEST_CASE("T-GRE: two shares at the first pick, then none")
{
    const auto evening = with_powers("greedy", "cute");
    aim_in_pairs(*evening, loot_line(3));
    record_all(*evening, {"table ducks iwo", "ana shows click", "piotr shows click"});
    CHECK(opinion(*evening, "ana takes desk,desk") == "illegal CG-7.4 A24");
    SECTION("two at once")
    {
        record_all(*evening, {"ana takes $20000,desk", "piotr takes $20000", "ala takes $10000"});
        CHECK(name_of_turn(*evening) == "piotr");
        CHECK(opinion(*evening, "ana takes $5000") == "illegal CG-7.1 T-GRE A23");
    }
    SECTION("one, and then it is too late for two")
    {
        record_all(*evening, {"ana takes $20000", "piotr takes $20000", "ala takes $10000"});
        CHECK(opinion(*evening, "ana takes $5000,painting") == "illegal T-GRE");
        CHECK(opinion(*evening, "ana takes $5000") == "legal");
    }
}

TEST_CASE("T-DIC: forbids one type to one player for one pick")
{
    const auto evening = with_powers("dictator", "greedy");
    aim_in_pairs(*evening, loot_line(3));
    record_all(*evening, {"table ducks iwo", "ana shows click", "piotr shows click"});
    CHECK(opinion(*evening, "ana forbids ana bill") == "illegal T-DIC");
    CHECK(opinion(*evening, "ana forbids piotr bill") == "illegal T-DIC");
    record_all(*evening, {"ana takes $20000", "ana forbids piotr bill"});
    CHECK(opinion(*evening, "piotr takes $20000") == "illegal T-DIC");
    CHECK(opinion(*evening, "piotr takes $20000,painting") == "illegal T-DIC");
    record_all(*evening, {"piotr takes painting", "ala takes $20000"});
    CHECK(opinion(*evening, "ana forbids piotr bill") == "illegal T-DIC");
}

TEST_CASE("T-DIC: whoever does not stand there forbids nothing")
{
    const auto evening = with_powers("dictator", "greedy");
    aim_in_pairs(*evening, loot_line(3));
    record_all(*evening, {"table ducks ana,iwo"});
    REQUIRE(evening->timeline().present().phase == Phase::sharing);
    CHECK(opinion(*evening, "ana forbids " + name_of_turn(*evening) + " bill") == "illegal T-DIC");
}

TEST_CASE("A19: a player who is left nothing takes nothing, and play goes on")
{
    const auto evening = with_powers("dictator", "cute");
    aim_in_pairs(*evening, loot_line(3));
    record_all(*evening, {"table ducks iwo,ala", "ana shows click", "piotr shows click"});
    record_all(*evening, {"ana takes desk", "piotr takes painting", "ana takes diamond-1000"});
    // Only bills are left: the Cute has one of the two of 5,000.
    record_all(*evening, {"ana forbids piotr bill"});
    CHECK(name_of_turn(*evening) == "ana");
    CHECK(evening->timeline().present().table.total() == 5);
}

TEST_CASE("A19: at some tables Clips cannot be forbidden")
{
    for (const bool may : {true, false}) {
        const auto evening =
            with_powers("dictator", "cute", {{"dictator_clip", may ? "yes" : "no"}});
        aim_in_pairs(*evening);
        record_all(*evening,
            {"table ducks iwo", "ana shows click", "piotr shows click", "ana takes $20000"});
        CHECK(opinion(*evening, "ana forbids piotr clip") == (may ? "legal" : "illegal A19"));
    }
}

TEST_CASE("T-JUN: trades a share for a card of somebody else’s loot")
{
    const auto evening = with_powers("junk-dealer", "cute");
    record_all(*evening, {"table corrects: deck gives diamond-10000 to iwo"});
    aim_in_pairs(*evening);
    record_all(*evening, {"table ducks iwo", "ana shows click", "piotr shows click"});
    CHECK(opinion(*evening, "ana takes desk trades diamond-10000 from iwo") == "illegal A20");
    CHECK(opinion(*evening, "ana takes clip trades diamond-10000 from iwo") == "illegal A20");
    CHECK(opinion(*evening, "ana takes $5000 trades $20000 from iwo") == "impossible");
    record_all(*evening,
        {"ana takes $5000 trades diamond-10000 from iwo", "piotr takes $10000",
            "ala takes $10000"});
    CHECK(gangster(*evening, "ana").loot == loot_of(LootCard::diamond_10000));
    CHECK(gangster(*evening, "iwo").loot == loot_of(LootCard::bill_5000));
    CHECK(opinion(*evening, "ana takes $20000 trades $5000 from iwo") == "illegal T-JUN");
}

TEST_CASE("T-GOO: gets a Bang! too when somebody else uses a Clip")
{
    for (const bool discards : {true, false}) {
        const auto evening =
            with_powers("good-friend", "cute", {{"good_friend_discards", discards ? "yes" : "no"}});
        record_all(*evening,
            {loot_line(1), "ana aims piotr", "piotr aims ana", "ala aims piotr", "iwo aims ala",
                "table stands", "ana shows bang", "ala shows bang", "piotr shows bang",
                "iwo shows click"});
        // Ana and Piotr are down; Iwo and Ala share.
        record_all(*evening, {"iwo takes clip"});
        CHECK(gangster(*evening, "iwo").bullets == Bullets{7, range(3, 4)});
        const Bullets with_discard{7, range(2, 3)};
        const Bullets without_discard{8, range(3, 3)};
        CHECK(gangster(*evening, "ana").bullets == (discards ? with_discard : without_discard));
        CHECK(opinion(*evening, "ana discards click") == (discards ? "legal" : "impossible A21"));
    }
}

TEST_CASE("T-HUS: what is told of the swap has to be in the hands")
{
    const auto evening = with_powers("hustler", "cute");
    record_all(*evening,
        {"table corrects: piotr holds clickx8; ana holds bangx3,clickx5",
            "table corrects: ala holds bangx8"});
    CHECK(opinion(*evening, "ana uses hustler piotr takes bang gives click")
        == "illegal CG-0.1 CG-2.2");
    CHECK(opinion(*evening, "ana uses hustler piotr takes click gives bang") == "legal");
    CHECK(opinion(*evening, "ana uses hustler ala takes click gives bang")
        == "illegal CG-0.1 CG-2.2");
    // What she has just drawn she may give.
    record_all(*evening, {"table corrects: ana holds clickx8"});
    CHECK(opinion(*evening, "ana uses hustler ala takes bang gives bang") == "legal");
    CHECK(opinion(*evening, "ana uses hustler piotr takes click gives bang")
        == "illegal CG-0.1 CG-2.2");
}

TEST_CASE("T-LUC: a single hit hurts, and no luck is cited")
{
    const auto evening = with_powers("lucky", "cute");
    aim_in_pairs(*evening);
    record_all(*evening,
        {"table stands", "ana shows click", "piotr shows bang", "iwo shows click",
            "ala shows click"});
    CHECK(gangster(*evening, "ana").wounds == 1);
    CHECK(opinion(*evening, "table believes ana wounds 0") == "illegal CG-6.3");
    CHECK(opinion(*evening, "table believes ana wounds 1") == "legal");
}

TEST_CASE("corrections lay characters down and stand them up again")
{
    const auto evening = with_powers("cute", "smart");
    aim_in_pairs(*evening);
    record_all(*evening, {"table stands", "table corrects: iwo lies"});
    CHECK(gangster(*evening, "iwo").stance == Gangster::Stance::lies);
    CHECK(opinion(*evening, "iwo shows click") == "illegal CG-5.2");
    record_all(*evening, {"table undoes to 6", "table corrects: iwo lies; iwo stands"});
    CHECK(gangster(*evening, "iwo").stance == Gangster::Stance::stands);
    CHECK(opinion(*evening, "iwo shows click") == "legal");
}

TEST_CASE("players, cards and powers are spelt as a record does")
{
    const auto evening = with_powers("cute", "smart");
    CHECK(evening->spell(term(seat(*evening, "piotr"))) == "piotr");
    CHECK(evening->spell(term(Dollars{5000})) == "$5000");
    CHECK(evening->spell(term(Bullet::click)) == "click");
    CHECK(evening->spell(term(Power::smart)) == "smart");
}

namespace {

/// Ana and Piotr share alone, and have taken so much that one bill of 5,000 is left.
void share_but_one(Evening& evening, const std::vector<std::string>& shares)
{
    aim_in_pairs(evening, loot_line(3));
    record_all(evening, {"table ducks iwo,ala", "ana shows click", "piotr shows click"});
    record_all(evening, shares);
}

int round_of(const Evening& evening)
{
    return evening.timeline().present().round;
}

} // namespace

TEST_CASE("CG-7.3, T-DIC: the last share does not go by itself while it may be forbidden")
{
    const auto evening = with_powers("dictator", "cute");
    SECTION("nothing has been forbidden yet")
    {
        share_but_one(*evening,
            {"ana takes desk", "piotr takes painting", "ana takes diamond-1000",
                "piotr takes $10000", "ana takes $10000", "piotr takes $20000",
                "ana takes $20000"});
        CHECK(round_of(*evening) == 1);
        CHECK(name_of_turn(*evening) == "piotr");
        CHECK(opinion(*evening, "ana forbids piotr bill") == "legal");
        record_all(*evening, {"piotr takes $5000"});
        CHECK(round_of(*evening) == 2);
    }
    SECTION("something has been")
    {
        share_but_one(*evening,
            {"ana takes desk", "ana forbids piotr painting", "piotr takes diamond-1000",
                "ana takes painting", "piotr takes $10000", "ana takes $10000",
                "piotr takes $20000", "ana takes $20000"});
        CHECK(round_of(*evening) == 2);
        CHECK(gangster(*evening, "piotr").loot[LootCard::bill_5000] == 2);
    }
}

TEST_CASE("CG-7.3, T-JUN: the last share does not go by itself while it may be traded")
{
    const bool is_last = GENERATE(true, false);
    const auto evening =
        is_last ? with_powers("junk-dealer", "smart") : with_powers("smart", "junk-dealer");
    share_but_one(*evening,
        {"ana takes desk", "piotr takes painting", "ana takes diamond-1000", "piotr takes $10000",
            "ana takes $10000", "piotr takes $20000", "ana takes $20000", "piotr takes $5000"});
    CHECK(round_of(*evening) == (is_last ? 1 : 2));
    CHECK(gangster(*evening, "ana").loot[LootCard::bill_5000] == (is_last ? 0 : 1));
}

TEST_CASE("CG-7.3, T-JUN: without loot of others the Junk Dealer who stands alone has no choice")
{
    const bool has_iwo_loot = GENERATE(false, true);
    const auto evening = with_powers("junk-dealer", "smart");
    if (has_iwo_loot)
        record_all(*evening, {"table corrects: deck gives painting to iwo"});
    aim_in_pairs(*evening, loot_line(3));
    record_all(*evening, {"table ducks piotr,iwo,ala"});
    CHECK(round_of(*evening) == (has_iwo_loot ? 1 : 2));
    CHECK(gangster(*evening, "ana").loot.empty() == has_iwo_loot);
}

TEST_CASE("CG-4.1: of three somebody can be ordered to aim at another")
{
    const auto evening = begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
    record_all(*evening,
        {"table corrects: ala leaves", loot_line(1), "ana aims piotr", "piotr aims ana",
            "iwo aims ana"});
    CHECK(opinion(*evening, "ana redirects piotr to iwo") == "legal");
    CHECK(opinion(*evening, "ana redirects ana to iwo") != "legal");
}

TEST_CASE("CG-7.4, A6: the desk is left by whose share it is, as the last thing, while it is open")
{
    Table table;
    table.options = {{"token_must_go", "no"}};
    const auto evening = begin_cash(table);
    record_all(*evening,
        {loot_line(3), "ana aims piotr", "piotr aims iwo", "iwo aims ala", "ala aims ela",
            "ela aims ana", "table ducks ana,iwo,ala"});
    CHECK(name_of_turn(*evening) == "piotr");
    CHECK(opinion(*evening, "piotr leaves desk") == "illegal A6");
    CHECK(opinion(*evening, "ela leaves desk") == "illegal CG-7.1 A6");
    record_all(*evening, {"piotr takes desk"});
    CHECK(opinion(*evening, "ela leaves desk") == "illegal CG-7.4 A6");
    CHECK(opinion(*evening, "piotr leaves desk") == "illegal CG-7.1 CG-7.4 A6");
}

TEST_CASE("whoever has another power, or has used his, is not told that nothing waits for it")
{
    const auto evening = with_powers("hustler", "cute");
    const auto is_told = [&evening](const std::string& line, Power power) {
        const ledger::Message said = message::nothing_to_decline(rule::of(power));
        const ledger::Assessment opinion = evening->consider(line);
        return std::ranges::count(opinion.reasons, said, &ledger::Reason::message) > 0;
    };
    record_all(*evening, {loot_line(1)});
    CHECK_FALSE(is_told("ana declines hustler", Power::hustler));
    CHECK_FALSE(is_told("piotr declines hustler", Power::hustler));
    CHECK(is_told("piotr declines cute", Power::cute));
    record_all(*evening, {"ana uses hustler piotr"});
    CHECK_FALSE(is_told("ana declines hustler", Power::hustler));
}

TEST_CASE("CG-W.5, T-GOO: a Clip is certain where the pile has a Bang! for the Good Friend, too")
{
    const auto evening = with_powers("good-friend", "cute");
    Position position = evening->timeline().present();
    position.phase = Phase::sharing;
    position.has_begun_sharing = true;
    position.desk_is_open = false;
    position.table.add(LootCard::clip);
    for (const char* name : {"ana", "piotr"}) {
        position.turn = seat(*evening, name);
        const int wanted = position.turn == seat(*evening, "ana") ? 1 : 2;
        for (int least = 1; least <= 3; ++least) {
            INFO(name << " and at least " << least);
            position.pile = range(least, 3);
            CHECK(only_clip_is_left(position) == (least >= wanted));
        }
    }
}
