/// Positions that a table seldom comes to: a full board, empty piles, cards that nobody has named.
/// They are laid out by hand, so that one thing after the other can be changed in them.

#include "engine/corleone/icons.h"
#include "engine/corleone/messages.h"
#include "engine/corleone/play.h"
#include "engine/corleone/possible.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/playing_on.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

constexpr Family marzullo = Family::marzullo;
constexpr Family pizzino = Family::pizzino;
constexpr Family vitale = Family::vitale;

/// A table of three in Family Business, Marzullo's turn, with nothing in any hand.
struct Laid {
    explicit Laid(const std::vector<std::string>& families = {"marzullo", "pizzino", "vitale"})
    {
        const auto evening = begin(families);
        record_all(*evening, {"table opens wall-street test-bakery"});
        position = evening->timeline().present();
        components = evening->timeline().components();
        for (Holding& holding : position.holdings) {
            holding.hand_money = {};
            holding.hand_unknown_jobs = 0;
        }
        position.unknown_open_jobs = 0;
    }

    [[nodiscard]] Judged judged(const std::string& line)
    {
        const ledger::ErrorOr<Move> move = parse(line, components);
        INFO(line);
        REQUIRE_FALSE(move.is_error());
        return ledger::judge_in<corleone::Game>(position, move.value(), components);
    }
    /// The verdict and the rules of a line: "illegal 18.money-out".
    [[nodiscard]] std::string opinion(const std::string& line)
    {
        const Judged result = judged(line);
        std::string text(word_of(result.verdict));
        for (const ledger::RuleId rule :
            ledger::cited_rules(result.reasons, result.verdict, corleone::Game::book()))
            text += " " + std::string(rule.text());
        return text;
    }
    [[nodiscard]] Possibility possibility() const
    {
        return action_possibility(position, components, marzullo);
    }
    void add_job(const std::string& name, JobZone zone)
    {
        position.known_jobs.push_back({*components.find_job(name), zone});
    }
    /// A Job of which nobody has told what is printed on it.
    void add_unknown_job(JobZone zone)
    {
        const ledger::ErrorOr<Move> move = parse("table reveals job test-mystery", components);
        REQUIRE_FALSE(move.is_error());
        add_job("test-mystery", zone);
    }
    void place(Family family, FigureKind kind, Place place)
    {
        position.place_of(*find_figure(position, family, kind, Place::Kind::supply)) = place;
    }
    /// Where the figure stands that is on a Business now.
    [[nodiscard]] Place& place_on(const std::string& business)
    {
        const Place here = Place::on(*components.find_business(business));
        return position.place_of(figure_at(position, here).value());
    }
    /// Marzullo's Don stands somewhere.
    void place_don() { place(marzullo, FigureKind::don, Place::on(SpaceId{})); }
    /// Somebody else stands on every Thug space.
    void fill_thug_spaces()
    {
        int figure = 0;
        for (std::size_t i = 0; i < components.businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            if (!area_of(position, components, business) || business == Components::central_park)
                continue;
            while (owner_of(static_cast<FigureId>(figure)) == marzullo)
                ++figure;
            position.place_of(static_cast<FigureId>(figure++)) = Place::on(business);
        }
    }
    /// A Family has no figure left, and none on the board.
    void use_up(Family family)
    {
        for (int i = 0; i < figure_count; ++i) {
            const auto figure = static_cast<FigureId>(i);
            if (owner_of(figure) == family)
                position.place_of(figure) = {Place::Kind::box, 0};
        }
    }

    Position position;
    Components components;
};

/// Two Thugs in the supply, and no space for them.
struct Stuck : Laid {
    Stuck()
    {
        fill_thug_spaces();
        place_don();
    }
};

bool says(const Judged& judged, const ledger::Message& message)
{
    return std::any_of(judged.reasons.begin(), judged.reasons.end(),
        [&message](const ledger::Reason& reason) { return reason.message == message; });
}

template <typename Kind>
std::vector<Kind> acts_of(const Judged& judged)
{
    std::vector<Kind> acts;
    for (const Act& act : judged.acts) {
        if (const Kind* one = std::get_if<Kind>(&act))
            acts.push_back(*one);
    }
    return acts;
}

} // namespace

TEST_CASE("13.no-pass: whose every action is impossible may pass, and nobody else")
{
    Stuck table;
    CHECK(table.possibility() == Possibility::impossible);
    CHECK(table.opinion("marzullo passes") == "legal");

    SECTION("a free Thug space")
    {
        table.place_on("test-docks") = {Place::Kind::hudson, 0};
        CHECK(table.possibility() == Possibility::possible);
        CHECK(table.opinion("marzullo passes") == "illegal 13.no-pass");
    }
    SECTION("a tile more is a space more")
    {
        table.position.tiles[index_of(*table.components.find_business("test-laundry"))] =
            Area::brooklyn;
        CHECK(table.possibility() == Possibility::possible);
    }
    SECTION("a Family Member and a space for him")
    {
        table.position.place_of(*find_figure(table.position, marzullo, FigureKind::don,
            Place::Kind::member_space)) = {Place::Kind::supply, 0};
        CHECK(table.possibility() == Possibility::possible);
    }
    SECTION("an Ally in hand")
    {
        const AllyId ally = *table.components.find_ally("test-banker-1");
        table.position.state_of(ally) = {AllyState::Kind::hand, pizzino};
        CHECK(table.possibility() == Possibility::impossible);
        table.position.state_of(ally) = {AllyState::Kind::played, marzullo};
        CHECK(table.possibility() == Possibility::impossible);
        table.position.state_of(ally) = {AllyState::Kind::hand, marzullo};
        CHECK(table.possibility() == Possibility::possible);
    }
}

TEST_CASE("13.no-pass, 16.job: a Job is an action where it can be paid, and may be one where it is "
          "unknown")
{
    Stuck table;
    SECTION("known, open or in the hand")
    {
        table.add_job(
            "test-collection", GENERATE(JobZone::open(), JobZone::hand(Family::marzullo)));
        CHECK(table.possibility() == Possibility::impossible);
        table.position.of(marzullo).hand_goods.add(Good::booze, 1);
        CHECK(table.possibility() == Possibility::impossible);
        SECTION("with the good it costs")
        {
            table.position.of(marzullo).hand_goods.add(Good::gun, 1);
            CHECK(table.possibility() == Possibility::possible);
        }
        SECTION("with narcotics for it")
        {
            table.position.of(marzullo).hand_goods.add(Good::narcotics, 1);
            CHECK(table.possibility() == Possibility::possible);
            CHECK(table.opinion("marzullo passes") == "illegal 13.no-pass");
        }
    }
    SECTION("where it is nobody's to complete")
    {
        table.position.of(marzullo).hand_goods.add(Good::gun, 1);
        table.add_job("test-collection",
            GENERATE(JobZone::discards(), JobZone::hand(Family::pizzino),
                JobZone::suitcase(Family::marzullo)));
        CHECK(table.possibility() == Possibility::impossible);
    }
    SECTION("unknown in the hand")
    {
        table.position.of(marzullo).hand_unknown_jobs = 1;
        CHECK(table.possibility() == Possibility::unknown);
        CHECK(table.opinion("marzullo passes") == "unverified 13.no-pass");
    }
    SECTION("unknown on the table")
    {
        table.position.unknown_open_jobs = 1;
        CHECK(table.possibility() == Possibility::unknown);
    }
    SECTION("named, with a cost that nobody has told")
    {
        table.add_unknown_job(JobZone::open());
        CHECK(table.possibility() == Possibility::unknown);
    }
    SECTION("in the hand of somebody else")
    {
        table.position.of(pizzino).hand_unknown_jobs = 1;
        CHECK(table.possibility() == Possibility::impossible);
    }
    SECTION("where nobody follows cards")
    {
        table.position.tracking = Tracking::board;
        CHECK(table.possibility() == Possibility::unknown);
    }
}

TEST_CASE("14.thug-space, 15.member-space: where a figure can be put")
{
    Laid table;
    CHECK(free_place(table.position, table.components, FigureKind::union_boss)
        == Possibility::possible);
    CHECK(free_place(table.position, table.components, FigureKind::mayor) == Possibility::possible);
    table.fill_thug_spaces();
    CHECK(
        free_place(table.position, table.components, FigureKind::thug) == Possibility::impossible);
    CHECK(free_place(table.position, table.components, FigureKind::union_boss)
        == Possibility::impossible);
    CHECK(free_place(table.position, table.components, FigureKind::police_chief)
        == Possibility::possible);
    // Two on one space leave another one free.
    table.place_on("test-docks") = table.place_on("test-hotel");
    CHECK(free_place(table.position, table.components, FigureKind::thug) == Possibility::possible);
}

TEST_CASE("13.turn, 13.out: who has no figure or can do nothing is skipped, and the log says which")
{
    Laid table;
    SECTION("no figure left")
    {
        table.use_up(pizzino);
        Judged collected = table.judged("marzullo thug test-hotel");
        table.position = collected.after;
        collected = table.judged("marzullo collects");
        CHECK(collected.after.turn == vitale);
        CHECK(acts_of<act::TurnSkipped>(collected)
            == std::vector<act::TurnSkipped>{{pizzino, false}});
    }
    SECTION("a figure, and nothing to do with it")
    {
        table.fill_thug_spaces();
        table.use_up(pizzino);
        table.position.place_of(figure_of(pizzino, FigureKind::thug)) = {Place::Kind::supply, 0};
        table.position.place_of(figure_of(vitale, FigureKind::don)) = {Place::Kind::supply, 0};
        // The last free space is Marzullo's now.
        const Judged judged = table.judged("marzullo thug test-market");
        CHECK(judged.after.turn == vitale);
        CHECK(acts_of<act::TurnSkipped>(judged) == std::vector<act::TurnSkipped>{{pizzino, true}});
    }
}

TEST_CASE("13.end, 13.no-pass: when all who have figures have passed, the Turf Wars begin")
{
    // Whether any of them can act nobody knows: all have Jobs in the hand.
    Laid table;
    table.fill_thug_spaces();
    for (const Family family : table.position.seats) {
        table.use_up(family);
        table.position.of(family).hand_unknown_jobs = 1;
        table.position.place_of(*find_figure(
            table.position, family, FigureKind::thug, Place::Kind::box)) = {Place::Kind::supply, 0};
    }
    // Other figures stand on the spaces that those have left.
    table.position.tiles.fill(std::nullopt);
    for (int i = 0; i < territory_count; ++i)
        table.position.place_of(static_cast<FigureId>(figure_count - 1 - i)) =
            Place::on(static_cast<BusinessId>(i));
    for (const Family family : table.position.seats)
        REQUIRE(figures_in_supply(table.position, family) == 1);

    SECTION("two of three")
    {
        table.position.passes = 1;
        const Judged judged = table.judged("marzullo passes");
        CHECK(judged.after.phase == Phase::business);
        CHECK(judged.after.turn == pizzino);
        CHECK(judged.after.passes == 2);
    }
    SECTION("three of three")
    {
        table.position.passes = 2;
        CHECK(table.judged("marzullo passes").after.phase > Phase::business);
    }
    SECTION("two of two, the third has no figure")
    {
        table.position.place_of(*find_figure(
            table.position, vitale, FigureKind::thug, Place::Kind::supply)) = {Place::Kind::box, 0};
        table.position.passes = 1;
        CHECK(table.judged("marzullo passes").after.phase > Phase::business);
    }
}

TEST_CASE(
    "18.money-out, 18.goods-out, 18.jobs-out, 27.trade, 27.bank, 27.swap: why an ability fell away")
{
    const std::vector<std::pair<std::string, ledger::Message>> lines{
        {"marzullo uses $3", message::money_is_out},
        {"marzullo uses gun", message::goods_are_out},
        {"marzullo uses jobs", message::jobs_are_out},
        {"marzullo uses trade-1 gives $1", message::lost_no_cards},
        {"marzullo uses bank $1", message::lost_no_money},
        {"marzullo uses swap gives $1 for gun", message::lost_no_swap},
        {"marzullo uses shoot pizzino:thug@test-docks", message::lost_no_target},
    };
    for (const auto& [line, message] : lines) {
        INFO(line);
        Laid table;
        table.position.source = {Source::Kind::ally, 0, marzullo};
        for (const Icon icon : all_of<Icon>)
            table.position.due.push_back({marzullo, icon, true});
        const Judged judged = table.judged(line);
        CHECK(says(judged, message));
        for (const auto& [other_line, other] : lines)
            CHECK((says(judged, other) == (other == message)));
    }
}

TEST_CASE("18.jobs-out, 22.jobs: what nobody has named comes from the deck, and from the discards "
          "when it is out")
{
    Laid table;
    Position& position = table.position;
    position.phase = Phase::entracte;
    position.jobs_to_reveal = 2;
    position.known_jobs.clear();
    // Nothing else is told of the Entr'acte; the next Act begins.
    const std::string line = "table opens brooklyn test-laundry";

    SECTION("enough in the deck")
    {
        position.job_deck = 2;
        position.unknown_discarded_jobs = 5;
        const Judged judged = table.judged(line);
        CHECK(acts_of<act::Reshuffled>(judged).empty());
        CHECK(judged.after.unknown_open_jobs == 2);
        CHECK(judged.after.job_deck == 0);
        CHECK(judged.after.unknown_discarded_jobs == 5);
    }
    SECTION("one too few in the deck")
    {
        position.job_deck = 1;
        position.unknown_discarded_jobs = 5;
        const Judged judged = table.judged(line);
        CHECK(acts_of<act::Reshuffled>(judged).size() == 1);
        CHECK(judged.after.unknown_open_jobs == 2);
        CHECK(judged.after.job_deck == 4);
        CHECK(judged.after.unknown_discarded_jobs == 0);
    }
    SECTION("one card in the whole game")
    {
        position.job_deck = 1;
        position.unknown_discarded_jobs = 0;
        CHECK(table.judged(line).after.unknown_open_jobs == 1);
    }
    SECTION("nobody follows the deck")
    {
        position.tracking = Tracking::board;
        position.job_deck = 0;
        CHECK(table.judged(line).after.unknown_open_jobs == 2);
    }
}

TEST_CASE("18.jobs-out: a Job is laid open from the shuffled discards when the deck is out")
{
    Laid table;
    Position& position = table.position;
    position.phase = Phase::entracte;
    position.jobs_to_reveal = 1;
    position.known_jobs.clear();
    position.unknown_discarded_jobs = 3;
    for (const int deck : {0, 1}) {
        position.job_deck = static_cast<std::uint8_t>(deck);
        const Judged judged = table.judged("table reveals job test-hit");
        CHECK(acts_of<act::Reshuffled>(judged).size() == (deck == 0 ? 1 : 0));
        CHECK(judged.after.job_deck == (deck == 0 ? 2 : 0));
        CHECK(judged.verdict == ledger::Verdict::legal);
    }
}

TEST_CASE("16.job: a second copy of a Job that nobody has counted cannot be verified")
{
    Laid table;
    table.position.phase = Phase::entracte;
    table.position.jobs_to_reveal = 2;
    table.position.known_jobs.clear();
    CHECK(table.opinion("table reveals job test-mystery") == "legal");
    table.add_unknown_job(JobZone::discards());
    CHECK(table.opinion("table reveals job test-mystery") == "unverified 16.job");
    // Of this one the box is known to hold four.
    table.add_job("test-hit", JobZone::discards());
    CHECK(table.opinion("table reveals job test-hit") == "legal");
}

TEST_CASE(
    "18.goods-out, 18.money-out, 18.jobs-out: a pile that is not empty by this record is not empty")
{
    Laid table;
    table.position.pile(Good::gun) = Pile(1);
    table.position.pile(Bill::three) = Pile(1);
    CHECK(table.opinion("table empties gun") == "illegal 18.goods-out");
    CHECK(table.opinion("table empties $3") == "illegal 18.money-out");
    CHECK(table.opinion("table empties jobs") == "illegal 18.jobs-out");
    table.position.pile(Good::gun) = Pile(0);
    table.position.pile(Bill::three) = Pile(0);
    table.position.job_deck = 0;
    for (const std::string pile : {"gun", "$3", "jobs", "booze", "$5"})
        CHECK(table.opinion("table empties " + pile) == "legal");
    table.position.tracking = Tracking::board;
    table.position.job_deck = 20;
    CHECK(table.opinion("table empties jobs") == "legal");
    CHECK(table.judged("table empties jobs").after.job_deck == 20);
}

TEST_CASE("11.adjacent: the areas of a space are written in one order, and its number stays")
{
    CHECK(Components::spelling("queens+midtown") == "midtown+queens");
    CHECK(Components::spelling("queens+midtown#2") == "midtown+queens#2");
    CHECK(Components::spelling("test-hit") == "test-hit");
}

TEST_CASE("22.new-figure: whoever comes with an Act lies in the supply like all figures there")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening, {"table opens wall-street test-bakery"});
    play_on(*evening, [](const Position& position) { return position.act == 2; });
    const Position& position = evening->timeline().present();
    for (const Family family : position.seats) {
        CHECK(
            position.place_of(figure_of(family, FigureKind::don)) == Place{Place::Kind::supply, 0});
        CHECK(position.place_of(figure_of(family, FigureKind::consigliere))
            == Place{Place::Kind::supply, 0});
        CHECK(position.place_of(figure_of(family, FigureKind::heir)) == Place{Place::Kind::box, 0});
    }
}

TEST_CASE("27.trade: what needs a choice is not just collected")
{
    Laid table;
    table.position.source = {Source::Kind::ally, 0, marzullo};
    table.position.due.push_back({marzullo, Icon::trade_1, false});
    const Judged judged = table.judged("marzullo collects");
    CHECK(judged.verdict == ledger::Verdict::impossible);
    CHECK(says(judged, message::needs_a_choice));
}

TEST_CASE("27.bank: of what a ruling lets into the Suitcase, only money and named Jobs stay there")
{
    Laid table;
    Holding& holding = table.position.of(marzullo);
    holding.hand_money.add(Bill::one);
    holding.hand_goods.add(Good::gun);
    holding.hand_unknown_jobs = 2;
    table.position.state_of(*table.components.find_ally("test-banker-1")) = {
        AllyState::Kind::hand, marzullo};
    table.position.source = {Source::Kind::ally, 0, marzullo};
    table.position.due.push_back({marzullo, Icon::bank, false});
    const Judged judged = table.judged(
        "marzullo uses bank $1,gun,job,job:test-hit,ally:test-banker-1 ! whatever he likes");
    REQUIRE(judged.verdict == ledger::Verdict::ruled);
    const auto banked = acts_of<act::Banks>(judged);
    REQUIRE(banked.size() == 1);
    CHECK(format(banked[0].cards, table.components) == "$1,job:test-hit");
    const auto lost = acts_of<act::Loses>(judged);
    REQUIRE(lost.size() == 1);
    CHECK(format(lost[0].cards, table.components) == "gun,ally:test-banker-1,job");
}

TEST_CASE(
    "16.job: of a Job that nobody has counted, one seen elsewhere leaves another one in doubt")
{
    Laid table;
    const std::string line = "marzullo job test-mystery from hand";
    table.position.of(marzullo).hand_unknown_jobs = 1;
    CHECK_FALSE(says(table.judged(line), message::copies_unknown));
    table.add_unknown_job(JobZone::discards());
    CHECK(says(table.judged(line), message::copies_unknown));
}

TEST_CASE("13.end: when nobody can act any more, the Turf Wars begin, whoever still has figures")
{
    Laid table;
    table.position.tiles.fill(std::nullopt);
    for (const Family family : table.position.seats) {
        table.use_up(family);
        table.position.place_of(*find_figure(
            table.position, family, FigureKind::thug, Place::Kind::box)) = {Place::Kind::supply, 0};
    }
    // One Thug space is left, and it is Marzullo's turn.
    int taken = 0;
    for (const std::string name : {"exchange", "docks", "hotel", "depot", "theatre", "station"})
        table.position.place_of(static_cast<FigureId>(figure_count - 1 - taken++)) =
            Place::on(*table.components.find_business("test-" + name));
    REQUIRE(table.possibility() == Possibility::possible);
    const Judged judged = table.judged("marzullo thug test-market");
    CHECK(judged.verdict == ledger::Verdict::legal);
    CHECK(judged.after.passes == 0);
    CHECK(figures_in_supply(judged.after, pizzino) == 1);
    CHECK(judged.after.phase > Phase::business);
}

TEST_CASE("16.job: a Public Job is taken from where it lies open, and from nowhere else")
{
    Laid table;
    const JobId hit = *table.components.find_job("test-hit");
    const act::TakesPublicJob takes{marzullo, hit};
    const std::optional<ledger::Reason> refused = apply(takes, table.position, table.components);
    REQUIRE(refused);
    CHECK(refused->message == message::job_not_public);
    CHECK(table.position.known_jobs.empty());
    table.add_job("test-hit", JobZone::open());
    CHECK_FALSE(apply(takes, table.position, table.components));
    REQUIRE(table.position.known_jobs.size() == 1);
    CHECK(table.position.known_jobs[0] == KnownJob{hit, JobZone::suitcase(marzullo)});
}

TEST_CASE("22.jobs: to name a Job that lies open already takes none from the deck")
{
    Laid table;
    table.position.unknown_open_jobs = 2;
    table.position.job_deck = 0;
    table.position.unknown_discarded_jobs = 3;
    const Judged judged = table.judged("table reveals job test-hit");
    CHECK(judged.verdict == ledger::Verdict::legal);
    CHECK(acts_of<act::Reshuffled>(judged).empty());
    CHECK(judged.after.job_deck == 0);
    CHECK(judged.after.unknown_discarded_jobs == 3);
    CHECK(judged.after.unknown_open_jobs == 1);
}

TEST_CASE("18.jobs-out: where no Job is left, a ruling draws none and shows none")
{
    Laid table;
    Position& position = table.position;
    position.job_deck = 0;
    position.unknown_discarded_jobs = 0;
    position.known_jobs.clear();
    position.of(marzullo).hand_unknown_jobs = 1;
    position.source = {Source::Kind::ally, 0, marzullo};
    position.due.push_back({marzullo, Icon::jobs, false});
    const Judged judged = table.judged("marzullo uses jobs keeps test-hit ! he wants one");
    REQUIRE(judged.verdict == ledger::Verdict::ruled);
    CHECK(says(judged, message::jobs_are_out));
    CHECK(acts_of<act::DrawsJobs>(judged).empty());
    CHECK(acts_of<act::Shows>(judged).empty());
    CHECK(judged.after.known_jobs.empty());
    CHECK(judged.after.of(marzullo).hand_unknown_jobs == 1);
}

TEST_CASE("27.swap: any one of the three goods is enough, and narcotics are none of them")
{
    Laid table;
    table.position.of(marzullo).hand_money.add(Bill::one);
    const DueIcon swap{marzullo, Icon::swap, false};
    const auto can_swap = [&](std::optional<Good> left) {
        for (const Good good : all_of<Good>)
            table.position.pile(good) = Pile(good == left ? 1 : 0);
        return can_be_used(table.position, table.components, swap);
    };
    for (const Good good : {Good::booze, Good::gun, Good::blood_money})
        CHECK(can_swap(good) == Possibility::possible);
    CHECK(can_swap(Good::narcotics) == Possibility::impossible);
    CHECK(can_swap(std::nullopt) == Possibility::impossible);
}
