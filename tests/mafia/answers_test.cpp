/// Every answer to “Why?”, against what the referee says of the same claim, does in the same case,
/// and against what the entries behind it come to.

#include "engine/mafia/enclosure.h"
#include "engine/mafia/explain.h"
#include "engine/mafia/score.h"
#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Audience;

namespace {

using About = Question::About;

/// One line of legal play, now and then a correction; cards get faces, and no table stops.
void play_one(Evening& evening, RandomMafia& lines)
{
    if (lines.chance(10)) {
        evening.record(lines.correction(evening));
        return;
    }
    std::vector<ledger::LegalLine> legal = evening.legal_lines();
    std::erase_if(legal, [](const ledger::LegalLine& one) { return one.line == "table stops"; });
    evening.record(legal.empty() ? lines.line(evening) : lines.any_of(legal).line);
}

Answer ask(const Evening& evening, const Question& question)
{
    return answer(evening.timeline().present(), evening.timeline().components(), question);
}

// What the referee says. -------------------------------------------------------------------------

/// Asks the referee whether things are as an answer says, and whether they are not otherwise.
class Claims {
public:
    explicit Claims(const Evening& evening)
        : m_evening(evening)
        , m_position(evening.timeline().present())
    {
    }

    void check() const
    {
        for (const Figure figure : all_of<Figure>)
            check_figure(figure);
        Squares::all().each([this](Square square) { check_square(square); });
        check_turn();
        check_end();
        check_vendetta();
    }

private:
    [[nodiscard]] Answer ask(const Question& question) const
    {
        return answer(m_position, m_evening.timeline().components(), question);
    }
    [[nodiscard]] Answer ask(About about, Figure figure) const
    {
        return ask({.about = about, .figure = figure});
    }

    void holds(const std::string& claim, bool is_so) const
    {
        INFO(claim);
        const ledger::Verdict verdict = m_evening.consider("table believes " + claim).verdict;
        REQUIRE((verdict == ledger::Verdict::legal) == is_so);
    }
    void is_number(Figure figure, const std::string& what, int number) const
    {
        const std::string claim = std::string(word_of(figure)) + " " + what + " ";
        holds(claim + std::to_string(number), true);
        holds(claim + std::to_string(number + 1), false);
    }

    void check_figure(Figure figure) const
    {
        is_number(figure, "has", ask(About::purse, figure).amount);
        is_number(figure, "pieces", ask(About::pieces, figure).amount);
        is_number(figure, "killers", ask(About::killers, figure).amount);
        is_number(figure, "owes", ask(About::debt, figure).amount);
        const int brought = ask(About::payment, figure).amount;
        is_number(figure, brought < 0 ? "paid" : "got", std::abs(brought));
        for (const Rank rank : all_of<Rank>)
            holds(std::string(word_of(figure)) + " rank " + std::string(word_of(rank)),
                ask(About::rank, figure).rank == rank);
    }

    void check_square(Square square) const
    {
        const Answer whose = ask({.about = About::square, .square = square});
        holds(word_of(square) + " guarded", whose.amount == 1);
        holds(word_of(square) + " unguarded", whose.amount == 0);
        REQUIRE(ask({.about = About::protection}).squares.contains(square) == (whose.amount == 1));
        for (const Figure figure : all_of<Figure>)
            REQUIRE(
                ask(About::pieces, figure).squares.contains(square) == (whose.answer == figure));
    }

    void check_turn() const
    {
        const Answer turn = ask({.about = About::turn});
        const std::optional<Figure> next = turn.parts.front().figure;
        for (const Figure figure : all_of<Figure>)
            holds(std::string(word_of(figure)) + " next", next == figure);
    }

    void check_end() const
    {
        const Answer winner = ask({.about = About::winner});
        const Score now = score(m_position);
        const bool is_told = now.decision != Score::Decision::shared;
        const bool is_one = now.winners.size() == 1;
        REQUIRE(winner.answer == (is_one ? std::optional(now.winners[0]) : std::nullopt));
        const Answer end = ask({.about = About::end});
        REQUIRE(end.amount == empty_squares(m_position).size());
        const bool is_over = end.ending != Ending::none;
        for (const Figure figure : all_of<Figure>) {
            const std::string name(word_of(figure));
            const bool is_first = is_told && now.winners.contains(figure);
            holds(name + " leads", is_first);
            holds(name + " wins", is_over && is_first);
        }
    }

    void check_vendetta() const
    {
        for (const AnswerCount& part : ask({.about = About::vendetta}).parts)
            is_number(*part.figure, "left", part.amount);
    }

    const Evening& m_evening;
    const Position& m_position;
};

/// What acts pay into the purse of a figure, without what it gets for passing its start on the way.
int paid_by(const std::vector<Act>& acts, const Position& position, Figure figure)
{
    const auto is_of = [&](const std::optional<Figure>& party) {
        return party && position.of(*party).seat == position.of(figure).seat;
    };
    int amount = 0;
    for (const Act& act : acts) {
        if (const auto* pays = std::get_if<act::Pays>(&act); pays && pays->why != Why::start) {
            amount += is_of(pays->to.figure) ? pays->amount : 0;
            amount -= is_of(pays->from.figure) ? pays->amount : 0;
        } else if (const auto* due = std::get_if<act::FallsDue>(&act)) {
            amount -= is_of(due->figure) ? due->amount : 0;
        }
    }
    return amount;
}

/// Every step that may be taken now goes where the answer says, and brings what the answer says.
void check_steps(const Evening& evening)
{
    const Position& position = evening.timeline().present();
    if (position.phase != Phase::move)
        return;
    const Components& components = evening.timeline().components();
    const Figure figure = *position.turn.figure;
    const Answer steps = ask(evening, {.about = About::steps, .figure = figure});
    std::set<int> may;
    std::set<int> goes;
    for (const LegalMove& legal : legal_moves(position, components)) {
        const auto* walk = std::get_if<Walk>(&legal.move.action);
        if (walk == nullptr)
            continue;
        may.insert(walk->steps);
        const Judged judged = ledger::judge_in<Game>(position, legal.move, components);
        const Field field = judged.after.of(figure).field;
        goes.insert(static_cast<int>(field));
        const bool is_start =
            field.kind() == FieldKind::start_bonanno || field.kind() == FieldKind::start_genovese;
        if (is_start)
            continue;
        const Answer stop = ask(evening, {.about = About::stop, .field = field});
        INFO(format(legal.move, components));
        REQUIRE(stop.parts[index_of(figure)].amount == paid_by(judged.acts, position, figure));
    }
    REQUIRE_FALSE(may.empty());
    CHECK(*may.begin() == steps.amount);
    CHECK(*may.rbegin() == steps.most);
    if (!steps.fields.empty()) {
        std::set<int> told;
        for (const Field field : steps.fields)
            told.insert(static_cast<int>(field));
        CHECK(told == goes);
    }
}

/// What everybody would pay is what everybody pays.
void check_tax(const Evening& evening)
{
    const Position& position = evening.timeline().present();
    if (position.phase == Phase::end)
        return;
    const Components& components = evening.timeline().components();
    const Judged taxed = ledger::judge_in<Game>(position, {std::nullopt, Tax{}, {}}, components);
    for (const AnswerCount& part : ask(evening, {.about = About::tax}).parts) {
        const int now = position.purse(*part.figure);
        const int kept = taxed.after.purse(*part.figure);
        // What is due is paid at once from what is left, and changes the purses further.
        if (position.dues.empty())
            CHECK(part.amount == now - kept);
        CHECK(std::abs(2 * part.amount - now) <= 2 * smallest_note);
    }
}

// What the entries come to. ----------------------------------------------------------------------

/// The money that came into a purse by the acts of an explanation is what is in it.
void check_purse(const Evening& evening, Figure figure)
{
    constexpr int money_of_figure = 5'000;
    const Position& position = evening.timeline().present();
    const auto observed = evening.observed(Audience::scribe());
    const Explanation purse = explain(*observed, {.about = About::purse, .figure = figure});
    int money = money_of_figure * figures_of_seat(position, position.of(figure).seat);
    for (const Cause& cause : purse.causes) {
        const auto& pays = std::get<act::Pays>(cause.act);
        const auto is_his = [&](const Party& party) {
            return party.figure && share_purse(position, *party.figure, figure);
        };
        money += is_his(pays.to) ? pays.amount : 0;
        money -= is_his(pays.from) ? pays.amount : 0;
    }
    CHECK(money == purse.amount);
}

/// The pieces that were placed and lifted, the businesses that were marked.
void check_things(const Evening& evening, Figure figure)
{
    const auto observed = evening.observed(Audience::scribe());
    Squares squares;
    for (const Cause& cause : explain(*observed, {.about = About::rank, .figure = figure}).causes) {
        if (const auto* places = std::get_if<act::Places>(&cause.act))
            squares.add(places->square);
        else
            squares.remove(std::get<act::Lifts>(cause.act).square);
    }
    CHECK(squares == ask(evening, {.about = About::pieces, .figure = figure}).squares);
    const Answer holdings = ask(evening, {.about = About::holdings, .figure = figure});
    CHECK(static_cast<int>(holdings.fields.size()) == holdings.amount);
    for (const Field field : holdings.fields) {
        const Explanation business = explain(*observed, {.about = About::business, .field = field});
        CHECK(business.answer == figure);
        CHECK_FALSE(business.causes.empty());
    }
}

} // namespace

TEST_CASE("what is answered is what the referee believes and does")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomMafia lines(seed);
        const auto evening = begin_mafia(lines.head());
        const int entries = 20 + lines.below(100);
        while (evening->history().size() < entries)
            play_one(*evening, lines);
        Claims(*evening).check();
        check_steps(*evening);
        check_tax(*evening);
        for (const Figure figure : all_of<Figure>) {
            check_purse(*evening, figure);
            check_things(*evening, figure);
        }
    });
}

TEST_CASE("an answer about a moment of the past is the one that was true then")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomMafia lines(seed);
        const auto evening = begin_mafia(lines.head());
        std::vector<std::vector<AnswerCount>> pieces;
        std::vector<int> purses;
        for (int entry = 0; entry < 40; ++entry) {
            pieces.push_back(ask(*evening, {.about = About::winner}).parts);
            purses.push_back(ask(*evening, {.about = About::purse}).amount);
            play_one(*evening, lines);
        }
        const auto observed = evening->observed(Audience::scribe());
        for (int entry = 0; entry < 40; ++entry) {
            const Snapshot moment(*observed, entry);
            const auto place = static_cast<std::size_t>(entry);
            CHECK(explain(moment, {.about = About::winner}).parts == pieces[place]);
            CHECK(explain(moment, {.about = About::purse}).amount == purses[place]);
            for (const Cause& cause : explain(moment, {.about = About::purse}).causes)
                CHECK(cause.entry <= entry);
        }
    });
}

TEST_CASE("M-3.5c: an enclosed space is told with the pieces that close it")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h2; sergio places g1",
            "table corrects: maria places a1"});
    const auto observed = evening->observed(Audience::scribe());
    const Explanation closed =
        explain(*observed, {.about = About::enclosed, .figure = Figure::paolo});
    CHECK(closed.rule == rule::enclosure);
    CHECK(closed.squares == Squares::of(*square_from("h1")));
    REQUIRE(closed.causes.size() == 3);
    CHECK(closed.causes[0].entry == 1);
    const Explanation others =
        explain(*observed, {.about = About::enclosed, .figure = Figure::maria});
    CHECK(others.squares.empty());
}

TEST_CASE("M-3.5c: without home points a space at the edge is only possibly closed")
{
    MafiaTable table;
    table.has_homes = false;
    const auto evening = begin_mafia(table);
    record_all(*evening, {"table corrects: antonio places i2; antonio places h1"});
    const Answer closed = ask(*evening, {.about = About::enclosed});
    CHECK(closed.squares.empty());
    CHECK(closed.possible.contains(*square_from("i1")));
}

TEST_CASE("M-3.5.6, A16: a vendetta is told with what will be left")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 40000 to antonio; antonio places e3; antonio places e4; "
         "antonio "
         "places e5; antonio gains killer; antonio sends home to e3; maria places d3; maria gains "
         "killer; maria sends home to d3; maria places d2; maria places d1",
            "antonio rolls 1 red", "antonio moves 1"});
    CHECK(ask(*evening, {.about = About::vendetta}).parts.empty());
    record_all(*evening, {"antonio sends e3 to d3"});
    const auto observed = evening->observed(Audience::scribe());
    const Explanation vendetta = explain(*observed, {.about = About::vendetta});
    CHECK(vendetta.rule == rule::a16_arithmetic);
    CHECK(vendetta.answer == Figure::maria);
    CHECK(vendetta.parts
        == std::vector<AnswerCount>{
            {Figure::antonio, 2, std::nullopt}, {Figure::maria, 0, std::nullopt}});
    REQUIRE(vendetta.causes.size() == 1);
    CHECK(vendetta.causes[0].entry == 4);
}

TEST_CASE("M-4.5, A24: a field is told with what it would bring each of the six")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"table corrects: maria marks arms-1; antonio places i1"});
    const Field arms(FieldKind::arms, 1);
    const Answer stop = ask(*evening, {.about = About::stop, .field = arms});
    CHECK(stop.answer == Figure::maria);
    CHECK(stop.rule == rule::arms);
    const std::vector<int> told{-400, -400, -400, 5'000, 0, 0};
    for (const Figure figure : all_of<Figure>)
        CHECK(stop.parts[index_of(figure)].amount == told[index_of(figure)]);
    const Answer city =
        ask(*evening, {.about = About::stop, .field = Field(FieldKind::big_city, 1)});
    CHECK(city.parts[index_of(Figure::antonio)].amount == 200);
    CHECK(city.parts[index_of(Figure::paolo)].amount == 400);
    CHECK(city.parts[index_of(Figure::maria)].amount == 0);
}

TEST_CASE("M-5.2, A29: half of each purse is told before the bank runs dry")
{
    MafiaTable table;
    table.seats = {"ana:antonio,sergio,paolo", "ben:maria", "cyd:vitorio,franco"};
    const auto evening = begin_mafia(table);
    const std::vector<AnswerCount> told{{Figure::antonio, 7'400, Why::tax},
        {Figure::maria, 2'400, Why::tax}, {Figure::vitorio, 5'000, Why::tax}};
    CHECK(ask(*evening, {.about = About::tax}).parts == told);
}

TEST_CASE("court: a payment is told by the rule that asks for it")
{
    const auto evening = begin_mafia();
    const auto rule_of_last = [&](Figure figure) {
        return ask(*evening, {.about = About::payment, .figure = figure}).rule;
    };
    record_all(*evening, {"table taxes"});
    for (const Figure figure : all_of<Figure>)
        CHECK(rule_of_last(figure) == rule::tax);
    record_all(*evening,
        {"table corrects: antonio stands arms-1; antonio places i1", "antonio rolls 1 red",
            "antonio moves 1"});
    CHECK(rule_of_last(Figure::antonio) == rule::big_city);
    CHECK(rule_of_last(Figure::paolo) == rule::paolo);
}

TEST_CASE("M-5.2: when the game is over nobody would pay a tax")
{
    const auto evening = begin_mafia();
    REQUIRE_FALSE(ask(*evening, {.about = About::tax}).parts.empty());
    record_all(*evening, {"table stops"});
    REQUIRE(evening->timeline().present().phase == Phase::end);
    CHECK(ask(*evening, {.about = About::tax}).parts.empty());
}

TEST_CASE("M-8.3: what one figure of a person pays is paid from the purse that all of them have")
{
    MafiaTable table;
    table.seats = {"ana:antonio,sergio,paolo", "ben:maria", "cyd:vitorio,franco"};
    const auto evening = begin_mafia(table);
    record_all(*evening, {"table corrects: antonio pays 400 to bank"});
    const Answer told = ask(*evening, {.about = About::payment, .figure = Figure::paolo});
    const Answer same = ask(*evening, {.about = About::payment, .figure = Figure::antonio});
    CHECK(told.amount == -400);
    CHECK(told.parts == same.parts);
    CHECK(evening->record("table believes sergio paid 400").verdict == ledger::Verdict::legal);
    CHECK(evening->record("table believes paolo paid 200").verdict == ledger::Verdict::illegal);
    CHECK(evening->record("table believes maria paid 400").verdict == ledger::Verdict::illegal);

    record_all(*evening, {"table corrects: bank pays 600 to antonio"});
    const std::vector<AnswerCount> from_bank{{std::nullopt, 600, Why::correction}};
    for (const Figure figure : {Figure::antonio, Figure::sergio, Figure::paolo})
        CHECK(ask(*evening, {.about = About::payment, .figure = figure}).parts == from_bank);
}

TEST_CASE("what the table waits for is told with its rule")
{
    const auto evening = begin_mafia();
    CHECK_FALSE(ask(*evening, {.about = About::awaited}).answer);
    record_all(*evening, {"antonio rolls 5 red"});
    CHECK(ask(*evening, {.about = About::awaited}).phase == Phase::move);
    record_all(*evening, {"antonio moves 5"});
    const Answer bet = ask(*evening, {.about = About::awaited});
    CHECK(bet.rule == rule::casino);
    CHECK(bet.answer == Figure::antonio);
    const auto observed = evening->observed(Audience::scribe());
    CHECK(explain(*observed, {.about = About::awaited}).causes.back().entry == 2);
}

TEST_CASE(
    "M-3.5.6, M-7.1: a vendetta and the end are what the table waits for by rules of their own")
{
    const auto evening = begin_mafia();
    const Components& components = evening->timeline().components();
    Position position = evening->timeline().present();
    position.of(Figure::maria).pieces.add(Square(3));
    position.phase = Phase::vendetta;
    position.vendetta = Vendetta{Figure::antonio, Figure::maria};
    CHECK(answer(position, components, {.about = About::awaited}).rule == rule::vendetta);
    position.vendetta.reset();
    position.phase = Phase::end;
    position.ending = Ending::blitz;
    CHECK(answer(position, components, {.about = About::awaited}).rule == rule_of(Ending::blitz));
    CHECK_FALSE(answer(position, components, {.about = About::awaited}).answer);
}

TEST_CASE("M-3.3: each step of a turn is told with the one that comes after it, and its rule")
{
    const auto evening = begin_mafia();
    struct Step {
        Phase phase;
        Phase next;
        ledger::RuleId rule;
    };
    const std::vector<Step> steps{{Phase::roll, Phase::move, rule::dice},
        {Phase::move, Phase::field, rule::direction},
        {Phase::field, Phase::business, rule::field_first},
        {Phase::business, Phase::city, rule::order}, {Phase::city, Phase::roll, rule::order},
        {Phase::vendetta, Phase::city, rule::vendetta}, {Phase::end, Phase::end, rule::winner}};
    for (const Step& step : steps) {
        INFO(word_of(step.phase));
        const Answer after = ask(*evening, {.about = About::phase, .phase = step.phase});
        CHECK(after.phase == step.next);
        CHECK(after.rule == step.rule);
    }
}

TEST_CASE("M-5.1.3: a debt is told with those to whom it is owed, and with nobody else")
{
    const auto evening = begin_mafia();
    CHECK(ask(*evening, {.about = About::debt, .figure = Figure::antonio}).parts.empty());
    record_all(*evening, {"table corrects: antonio owes 400 to paolo"});
    const Answer debt = ask(*evening, {.about = About::debt, .figure = Figure::antonio});
    CHECK(debt.amount == 400);
    CHECK(debt.parts == std::vector<AnswerCount>{{Figure::paolo, 400, Why::loan}});
}

TEST_CASE("M-4.5, M-5.1: a field costs a figure what it owes there, whether it can pay or not")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"table corrects: maria marks arms-1; antonio pays 4800 to bank"});
    const Answer stop = ask(*evening, {.about = About::stop, .field = Field(FieldKind::arms, 1)});
    CHECK(stop.parts[index_of(Figure::antonio)].amount == -400);
    CHECK(stop.parts[index_of(Figure::sergio)].amount == -400);
}
