#include "tests/mafia/checks.h"

#include "engine/mafia/enclosure.h"
#include "engine/mafia/messages.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>

namespace consigliere::test {

using namespace mafia;

namespace {

/// One function for each kind of action that is listed otherwise than it may be written, or not at
/// all; false if it is not.
class Listing {
public:
    Listing(const Move& move, const Position& position, const Components& components)
        : m_move(move)
        , m_position(position)
        , m_components(components)
    {
    }

    bool operator()(Correct&) const { return false; }
    bool operator()(Believe&) const { return false; }
    bool operator()(Tax&) const { return false; }
    bool operator()(Give&) const { return false; }
    bool operator()(Repay&) const { return false; }
    bool operator()(Walk& walk) const
    {
        if (m_components.place_of(m_position.of(*m_move.figure).field)) {
            walk.to.reset();
            walk.over.reset();
            return true;
        }
        return false;
    }
    bool operator()(Draw& draw) const
    {
        if (draw.card.deck() == Deck::red)
            draw.card = Card(Deck::red, 0);
        return draw.does.empty();
    }
    bool operator()(UseCard& use) const
    {
        if (use.takes
            && !m_position.of(use.takes->from).cards.open.contains(use.takes->card.number())
            && !m_position.of(use.takes->from).cards.covered.contains(use.takes->card.number()))
            use.takes->card = Card(Deck::red, 0);
        return use.does.empty() && (!use.on || is_named(*use.on)) && !(use.on && use.takes);
    }
    bool operator()(Bet& bet) const { return bet.stake % smallest_note == 0; }
    bool operator()(Fulfil& fulfil) const { return fulfil.does.empty(); }
    bool operator()(Buy& buy) const
    {
        const auto* field = std::get_if<Field>(&buy.thing);
        return !buy.deal && (field == nullptr || is_named(*field));
    }
    template <typename Other>
    bool operator()(Other&) const
    {
        return true;
    }

private:
    /// With its number, on the circuit or held.
    [[nodiscard]] bool is_named(Field field) const
    {
        return is_business(field.kind()) && field.number() != 0
            && (m_components.place_of(field) || m_position.holding(field));
    }

    const Move& m_move;
    const Position& m_position;
    const Components& m_components;
};

int sum_of(const Position& position)
{
    return std::accumulate(position.purses.begin(), position.purses.end(), 0);
}

} // namespace

std::optional<Move> as_listed(
    const Move& move, const Position& position, const Components& components)
{
    if (!move.ruling.empty())
        return std::nullopt;
    Move listed = move;
    if (!std::visit(Listing(move, position, components), listed.action))
        return std::nullopt;
    return listed;
}

void check_round_trip(const Move& move, const Components& components)
{
    const std::string line = format(move, components);
    INFO(line);
    const ledger::ErrorOr<Move> again = parse(line, components);
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value() == move);
    CHECK(format(again.value(), components) == line);
}

void check_listed(const Move& move, const Position& position, const Components& components)
{
    const Judged judged = ledger::judge_in<Game>(position, move, components);
    const std::optional<Move> listed = as_listed(move, position, components);
    if (!ledger::is_applied(judged.verdict) || !listed)
        return;
    const std::vector<LegalMove> legal = legal_moves(position, components);
    const auto found = std::find_if(legal.begin(), legal.end(),
        [&listed](const LegalMove& candidate) { return candidate.move == *listed; });
    INFO("As it should be listed: " << format(*listed, components));
    CHECK(found != legal.end());
}

void check_refused_at_end(const Move& move, const Position& position, const Components& components)
{
    const bool belongs_there = ledger::is_one_of<Spit, Correct, Believe>(move.action);
    if (belongs_there
        || !ledger::is_applied(ledger::judge_in<Game>(position, move, components).verdict))
        return;
    Position over = position;
    over.phase = Phase::end;
    over.ending = Ending::stopped;
    const Judged judged = ledger::judge_in<Game>(over, move, components);
    const ledger::Message refusal = message::game_is_over(rule_of(over.ending));
    CHECK(std::ranges::count(judged.reasons, refusal, &ledger::Reason::message) == 1);
}

void check_position(const Position& position)
{
    Squares seen;
    int reds = 0;
    int blacks = 0;
    for (const Figure figure : all_of<Figure>) {
        INFO(word_of(figure));
        const Character& character = position.of(figure);
        CHECK((seen & character.pieces).empty());
        seen = seen | character.pieces;
        CHECK(character.pieces.size() <= pieces_per_figure);
        CHECK(killers_of(position, figure) <= killers_per_figure);
        CHECK(character.killers_new <= character.killers_home);
        CHECK(tokens_used(position, figure) <= tokens_per_figure);
        CHECK(position.purse(figure) >= 0);
        reds += character.cards.reds();
        blacks += character.cards.black.size();
    }
    // Killers stand on pieces of their own.
    CHECK((position.guarded.squares() - seen).empty());
    CHECK(cards_in_deck(position, Deck::red) >= 0);
    CHECK(cards_in_deck(position, Deck::black) == Card::blacks - blacks);
    for (int number = 1; number <= Card::reds; ++number)
        reds += place_of(position, Card(Deck::red, number)).kind == CardPlace::Kind::laid ? 1 : 0;
    CHECK(cards_in_deck(position, Deck::red) == Card::reds - reds);
    CHECK((position.phase == Phase::vendetta) == position.vendetta.has_value());
    CHECK((position.phase == Phase::end) == (position.ending != Ending::none));
}

void check_no_new_enclosure(
    const Position& before, const Position& after, const Move& move, const Components& components)
{
    if (ledger::is_one_of<Remove, Sell>(move.action) || after.vendetta)
        return;
    for (const Family family : all_of<Family>) {
        const Squares fresh = newly_closed(before, after, components, family).certain;
        const bool is_vendetta = after.blood_was_spared;
        CHECK((fresh.empty() || is_vendetta));
    }
}

void check_money(const Position& before, const Judged& judged)
{
    int change = 0;
    for (const Act& act : judged.acts) {
        const auto* pays = std::get_if<act::Pays>(&act);
        if (pays == nullptr)
            continue;
        change += pays->from.figure ? 0 : pays->amount;
        change -= pays->to.figure ? 0 : pays->amount;
    }
    CHECK(sum_of(judged.after) - sum_of(before) == change);
}

void check_acts(const Position& before, const Judged& judged, const Components& components)
{
    Position after = before;
    for (const Act& act : judged.acts) {
        INFO(format(act, components));
        CHECK_FALSE(apply(act, after, components).has_value());
    }
    CHECK(after.purses == judged.after.purses);
    CHECK(after.debts == judged.after.debts);
    CHECK(after.holdings == judged.after.holdings);
    CHECK(after.guarded == judged.after.guarded);
    CHECK(after.phase == judged.after.phase);
    CHECK(after.ending == judged.after.ending);
    CHECK(after.watched_turns == judged.after.watched_turns);
    for (const Figure figure : all_of<Figure>) {
        INFO(word_of(figure));
        const Character& done = after.of(figure);
        const Character& judge = judged.after.of(figure);
        CHECK(done.pieces == judge.pieces);
        CHECK(done.killers_home == judge.killers_home);
        CHECK(done.killers_new == judge.killers_new);
        CHECK(done.cards == judge.cards);
        CHECK(done.field == judge.field);
        CHECK(done.is_watched == judge.is_watched);
    }
}

void check_line(const Evening& evening, const std::string& line)
{
    const Components& components = evening.timeline().components();
    const ledger::ErrorOr<Move> move = parse(line, components);
    if (move.is_error())
        return;
    INFO(line);
    const Position& before = evening.timeline().present();
    check_round_trip(move.value(), components);
    check_listed(move.value(), before, components);
    check_refused_at_end(move.value(), before, components);
    const Judged judged = ledger::judge_in<Game>(before, move.value(), components);
    if (judged.verdict == ledger::Verdict::impossible)
        return;
    check_acts(before, judged, components);
    check_money(before, judged);
    check_position(judged.after);
}

} // namespace consigliere::test
