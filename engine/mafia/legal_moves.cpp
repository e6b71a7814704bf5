#include "engine/mafia/enclosure.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/play.h"
#include "engine/mafia/prices.h"

namespace consigliere::mafia {

namespace {

/// Enumerates candidate moves and keeps those that `play` does not refuse.
class Enumeration {
public:
    Enumeration(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    std::vector<LegalMove> find()
    {
        attempt(std::nullopt, Stop{});
        for (const Figure figure : all_of<Figure>) {
            m_figure = figure;
            attempt(std::nullopt, Spit{figure});
            propose_roll();
            propose_steps();
            propose_luck();
            propose_cards();
            propose_businesses();
            propose_map();
            propose_distress();
        }
        return std::move(m_found);
    }

private:
    void attempt(std::optional<Figure> figure, const Action& action)
    {
        Move move{figure, action, {}};
        play(m_position, move, m_components, m_judged);
        if (ledger::is_applied(m_judged.verdict))
            m_found.push_back({std::move(move), m_judged.verdict});
    }
    void attempt(const Action& action) { attempt(m_figure, action); }

    [[nodiscard]] bool is_on_turn() const { return m_position.turn.figure == m_figure; }
    [[nodiscard]] bool in(Phase phase) const { return m_position.phase == phase; }

    template <typename Visit>
    static void each_square(const Visit& visit)
    {
        Squares::all().each(visit);
    }

    /// Businesses that a line can name: on the circuit, or held by a figure.
    template <typename Visit>
    void each_business(const Visit& visit) const
    {
        for (const Field field : all_businesses) {
            if (m_components.place_of(field) || m_position.holding(field))
                visit(field);
        }
    }

    void propose_roll()
    {
        const bool is_next = !m_position.turn.figure || m_position.turn.next == m_figure;
        if (!is_next || in(Phase::move) || in(Phase::end))
            return;
        for (int number = 1; number <= sides_of_die; ++number) {
            for (const Figure next : all_of<Figure>)
                attempt(Roll{number, next});
        }
    }

    void propose_steps()
    {
        if (!in(Phase::move) || !is_on_turn())
            return;
        const bool is_known = m_components.place_of(m_position.of(m_figure).field).has_value();
        for (int steps = 1; steps <= sides_of_die; ++steps) {
            if (is_known) {
                attempt(Walk{steps, std::nullopt, std::nullopt});
                continue;
            }
            for (const FieldKind kind : all_of<FieldKind>) {
                const int number = m_components.has_circuit() && rule_of(kind) != rule::start;
                attempt(Walk{steps, Field(kind, number), std::nullopt});
            }
        }
    }

    void propose_luck()
    {
        if (!in(Phase::field) || !is_on_turn())
            return;
        for (const Coin coin : all_of<Coin>) {
            attempt(Toss{coin});
            if (m_position.turn.errand != Errand::bet)
                continue;
            for (int stake = smallest_note; stake <= most_stake; stake += smallest_note) {
                for (int number = 1; number <= sides_of_die; ++number)
                    attempt(Bet{stake, number, coin});
            }
        }
    }

    void propose_cards()
    {
        const bool is_offered = m_position.turn.offer == Offer::informer && is_on_turn();
        if (m_position.turn.drawer == m_figure || is_offered) {
            attempt(Draw{Card(Deck::red, 0), {}});
            for (int number = 1; number <= Card::blacks; ++number)
                attempt(Draw{Card(Deck::black, number), {}});
        }
        for (int number = 1; number <= Card::blacks; ++number) {
            if (m_position.of(m_figure).cards.black.contains(number))
                attempt(Fulfil{Card(Deck::black, number), {}});
        }
        for (int number = 1; number <= Card::reds; ++number) {
            if (may_have(m_position, m_figure, Card(Deck::red, number)))
                propose_use(Card(Deck::red, number));
        }
    }

    void propose_use(Card card)
    {
        const CardUse use = use_of(card);
        if (use == CardUse::as_described) {
            attempt(UseCard{card, std::nullopt, std::nullopt, {}});
            return;
        }
        if (use != CardUse::takes_card)
            each_business([&](Field field) { attempt(UseCard{card, field, std::nullopt, {}}); });
        if (use != CardUse::takes_card && use != CardUse::takes_card_or_business)
            return;
        for (const Figure from : all_of<Figure>) {
            for (int number = 0; number <= Card::reds; ++number) {
                const Card taken(Deck::red, number);
                const Cards& cards = m_position.of(from).cards;
                const bool is_there = cards.open.contains(number) || cards.covered.contains(number)
                    || (number == 0 && cards.untold > 0);
                if (from != m_figure && is_there)
                    attempt(UseCard{card, std::nullopt, UseCard::Taken{taken, from}, {}});
            }
        }
    }

    void propose_businesses()
    {
        if (is_on_turn())
            each_business([this](Field field) { attempt(Buy{field, std::nullopt}); });
    }

    void propose_map()
    {
        if (in(Phase::vendetta))
            each_square([this](Square square) {
                if (m_position.vendetta->bleeding() != m_figure)
                    attempt(Remove{square});
            });
        const bool may_act = m_position.phase >= Phase::field && m_position.phase <= Phase::city
            && is_family_on_turn(m_position, m_figure);
        if (!may_act)
            return;
        attempt(Hire{std::nullopt});
        attempt(Hire{Hire::Where::club});
        empty_squares(m_position).each([this](Square square) {
            attempt(Buy{square, std::nullopt});
        });
        if (m_position.of(m_figure).killers_home > 0)
            each_square([this](Square square) { attempt(Send{home_point, square}); });
        const Squares guards = m_position.of(m_figure).pieces & m_position.guarded;
        guards.each([this](Square from) {
            (Squares::of(from).around() - Squares::of(from)).each([&](Square to) {
                attempt(Send{Post{from}, to});
            });
        });
    }

    void propose_distress()
    {
        if (m_position.dues.empty())
            return;
        m_position.of(m_figure).pieces.each([this](Square square) { attempt(Sell{square}); });
        attempt(Borrow{});
        attempt(Fail{});
    }

    const Position& m_position;
    const Components& m_components;
    Figure m_figure{};
    Judged m_judged;
    std::vector<LegalMove> m_found;
};

} // namespace

std::vector<LegalMove> legal_moves(const Position& position, const Components& components)
{
    return Enumeration(position, components).find();
}

} // namespace consigliere::mafia
