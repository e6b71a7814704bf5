#include "engine/playouts/mafia.h"

#include "engine/mafia/enclosure.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::mafia {

namespace {

using playouts::any_of;
using playouts::Policies;
using playouts::Policy;
using playouts::Random;

// What pieces and money do not show, in donars.

constexpr double killer_worth = 3'500; ///< It becomes a piece as soon as a free field is near.
constexpr double red_card_worth = 400; ///< What the informer asks for one.
/// An own bank brings 3,000 at a visit, and there are some 24 fields and 30 turns of a figure:
/// somewhat less than its price.
constexpr double business_worth = 1'500;
constexpr double black_card_worth = -600;
constexpr double agent_worth = -4'000; ///< Three turns in which the family gains nothing.
/// What a bet brings on average: the coin wins half of them, twice or thrice the stake.
constexpr double part_won_by_bet = 0.75;

using Figures = ledger::FixedList<Figure, figure_count>;

template <typename Condition>
Figures figures_that(const Condition& condition)
{
    Figures found;
    for (const Figure figure : all_of<Figure>) {
        if (condition(figure))
            found.push_back(figure);
    }
    return found;
}

Square any_square(Squares squares, Random& random)
{
    for (std::size_t skipped = any_of(static_cast<std::size_t>(squares.size()), random);
         skipped > 0; --skipped)
        squares.remove(squares.first());
    return squares.first();
}

std::vector<Card> cards_of_deck(const Position& position, Deck deck)
{
    std::vector<Card> cards;
    for (int number = 1; number <= (deck == Deck::red ? Card::reds : Card::blacks); ++number) {
        if (place_of(position, Card(deck, number)).kind == CardPlace::Kind::deck)
            cards.emplace_back(deck, number);
    }
    return cards;
}

/// The choices and events of one moment. Moves whose legality depends on more than is asked here
/// are tried on the referee.
class PlayedOn {
public:
    PlayedOn(const Position& position, const Components& components, const Policies& policies,
        Random& random)
        : m_position(position)
        , m_components(components)
        , m_policies(policies)
        , m_random(random)
    {
    }

    std::optional<Move> next()
    {
        const Turn& turn = m_position.turn;
        if (!m_position.dues.empty())
            return settle(m_position.dues[0].debtor);
        if (m_position.vendetta)
            return remove(*m_position.vendetta);
        if (turn.errand == Errand::toss)
            return by(*turn.figure, Toss{any_coin()});
        if (turn.errand == Errand::bet)
            return bet(*turn.figure);
        if (turn.red_draws + turn.black_draws > 0)
            return draw(*turn.drawer, turn.red_draws > 0 ? Deck::red : Deck::black);
        if (m_position.phase == Phase::move)
            return walk(*turn.figure);
        if (m_position.phase == Phase::roll || turn.is_skipped)
            return roll();
        return is_greedy(*turn.figure) ? first_that_pays() : any_step();
    }

private:
    [[nodiscard]] static std::optional<Move> by(Figure figure, Action action)
    {
        return Move{figure, std::move(action), {}};
    }
    /// The move, if the referee does not refuse it. Then `m_judged` has what it leads to.
    [[nodiscard]] std::optional<Move> if_legal(Figure figure, Action action)
    {
        Move move{figure, std::move(action), {}};
        play(m_position, move, m_components, m_judged);
        if (!ledger::is_applied(m_judged.verdict))
            return std::nullopt;
        return move;
    }
    [[nodiscard]] bool is_greedy(Figure figure) const
    {
        return m_policies.of(index_of(m_position.of(figure).seat)) == Policy::greedy;
    }
    [[nodiscard]] int any_up_to(int most)
    {
        return 1 + static_cast<int>(any_of(static_cast<std::size_t>(most), m_random));
    }
    [[nodiscard]] Coin any_coin() { return static_cast<Coin>(any_of(2, m_random)); }
    [[nodiscard]] Figure any_figure() { return all_of<Figure>[any_of(figure_count, m_random)]; }

    /// What a person has, by pieces and money. The field where the figure on turn stands counts
    /// with what it still brings.
    [[nodiscard]] static double worth(const Position& position, Seat seat)
    {
        double worth = position.purses[index_of(seat)];
        for (const Figure figure : all_of<Figure>) {
            const Character& character = position.of(figure);
            if (character.seat != seat)
                continue;
            worth += usual_field_price * pieces_of(position, figure)
                + killer_worth * killers_of(position, figure)
                + red_card_worth * character.cards.reds()
                + business_worth * tokens_used(position, figure);
        }
        const Turn& turn = position.turn;
        if (turn.errand == Errand::bet)
            worth += part_won_by_bet * std::min<int>(position.purses[index_of(seat)], most_stake);
        if (turn.offer == Offer::club && position.purses[index_of(seat)] >= club_price)
            worth += killer_worth - club_price;
        worth += turn.black_draws * black_card_worth + (turn.agent_came ? agent_worth : 0);
        for (const Due& due : position.dues)
            worth -= position.of(due.debtor).seat == seat ? due.amount * 3.0 : 0;
        return worth;
    }

    // Obligations. --------------------------------------------------------------------------------

    /// Pieces of the debtor's person, then a loan, then pieces of the family (M-5.1, M-7.1.3).
    [[nodiscard]] std::optional<Move> settle(Figure debtor)
    {
        const Figures own = figures_that([&](Figure figure) {
            return share_purse(m_position, figure, debtor) && !m_position.of(figure).pieces.empty();
        });
        if (!own.empty())
            return sell(*std::ranges::min_element(
                own, {}, [&](Figure figure) { return pieces_of(m_position, figure); }));
        if (const std::optional<Move> loan = if_legal(debtor, Borrow{}))
            return loan;
        for (const Figure figure : figures_of(family_of(debtor))) {
            if (m_position.of(figure).pieces.empty())
                continue;
            const std::optional<Move> sale = sell(figure);
            if (if_legal(figure, sale->action))
                return sale;
        }
        return if_legal(debtor, Fail{});
    }
    [[nodiscard]] std::optional<Move> sell(Figure figure)
    {
        const Squares pieces = m_position.of(figure).pieces;
        const Squares open = pieces - m_position.guarded.squares();
        return by(figure, Sell{any_square(open.empty() ? pieces : open, m_random)});
    }

    [[nodiscard]] std::optional<Move> remove(const Vendetta& vendetta)
    {
        const Squares pieces = m_position.of(vendetta.bleeding()).pieces;
        const Squares guarded = pieces & m_position.guarded;
        if (pieces.empty())
            return std::nullopt;
        const bool takes_killer = is_greedy(vendetta.remover()) && !guarded.empty();
        return by(
            vendetta.remover(), Remove{any_square(takes_killer ? guarded : pieces, m_random)});
    }

    [[nodiscard]] std::optional<Move> bet(Figure figure)
    {
        const int most = std::min<int>(m_position.purse(figure), most_stake) / smallest_note;
        const int notes = is_greedy(figure) ? most : any_up_to(most);
        return by(figure, Bet{notes * smallest_note, any_up_to(sides_of_die), any_coin()});
    }

    [[nodiscard]] std::optional<Move> draw(Figure figure, Deck deck)
    {
        const std::vector<Card> cards = cards_of_deck(m_position, deck);
        if (cards.empty())
            return std::nullopt;
        return by(figure, Draw{cards[any_of(cards.size(), m_random)], {}});
    }

    // Dice and steps. -----------------------------------------------------------------------------

    [[nodiscard]] std::optional<Move> roll()
    {
        const Turn& turn = m_position.turn;
        const std::optional<Figure>& figure = turn.figure ? turn.next : m_position.first;
        return by(figure ? *figure : any_figure(), Roll{any_up_to(sides_of_die), any_figure()});
    }

    [[nodiscard]] std::optional<Move> walk(Figure figure)
    {
        const int change = change_of(rank_of(m_position, figure));
        const int least = std::max(1, m_position.turn.roll - change);
        const int most = std::min(sides_of_die, m_position.turn.roll + change);
        if (!is_greedy(figure))
            return by(figure, Walk{least - 1 + any_up_to(most - least + 1), {}, {}});
        std::optional<Move> best;
        double best_worth = 0;
        for (int steps = least; steps <= most; ++steps) {
            const std::optional<Move> move = if_legal(figure, Walk{steps, {}, {}});
            if (!move)
                continue;
            const double its = worth(m_judged.after, m_position.of(figure).seat);
            if (best && its <= best_worth)
                continue;
            best = move;
            best_worth = its;
        }
        return best;
    }

    // What a figure may do after the move, in the order of a turn. Each gives a move or nullopt.
    // ---

    using Step = std::optional<Move> (PlayedOn::*)();
    static constexpr std::array<Step, 7> steps()
    {
        return {&PlayedOn::take_offer, &PlayedOn::use_card, &PlayedOn::buy_business,
            &PlayedOn::send_killer, &PlayedOn::buy_square, &PlayedOn::hire, &PlayedOn::roll};
    }
    [[nodiscard]] std::optional<Move> first_that_pays()
    {
        for (const Step step : steps()) {
            if (std::optional<Move> move = (this->*step)())
                return move;
        }
        return std::nullopt;
    }
    /// Each kind of move that is possible is as likely, and so is the end of the turn.
    [[nodiscard]] std::optional<Move> any_step()
    {
        std::array<Step, 7> shuffled = steps();
        std::ranges::shuffle(shuffled, m_random);
        for (const Step step : shuffled) {
            if (std::optional<Move> move = (this->*step)())
                return move;
        }
        return std::nullopt;
    }
    [[nodiscard]] Figure on_turn() const { return *m_position.turn.figure; }
    [[nodiscard]] bool is_greedy() const { return is_greedy(on_turn()); }

    [[nodiscard]] std::optional<Move> take_offer()
    {
        if (m_position.phase != Phase::field)
            return std::nullopt;
        const int purse = m_position.purse(on_turn());
        if (m_position.turn.offer == Offer::club && purse >= club_price)
            return if_legal(on_turn(), Hire{Hire::Where::club});
        const bool can_ask =
            m_position.turn.offer == Offer::informer && purse >= informer_price && !is_greedy();
        return can_ask ? draw(on_turn(), Deck::red) : std::nullopt;
    }

    /// Only cards that act by themselves, or bring a business that nobody holds.
    [[nodiscard]] std::optional<Move> use_card()
    {
        if (m_position.phase > Phase::business)
            return std::nullopt;
        std::optional<Move> found;
        m_position.of(on_turn()).cards.covered.each([&](int number) {
            if (found)
                return;
            const Card card(Deck::red, number);
            const CardUse use = use_of(card);
            if (takes_cards(use))
                return;
            if (use != CardUse::as_described)
                found = take_business(card);
            else
                found = if_legal(on_turn(), UseCard{card, {}, {}, {}});
            if (found && is_greedy() && !gains())
                found.reset();
        });
        return found;
    }
    /// True if the move that was just tried raises what the person on turn has.
    [[nodiscard]] bool gains() const
    {
        const Seat seat = m_position.of(on_turn()).seat;
        return worth(m_judged.after, seat) > worth(m_position, seat);
    }
    [[nodiscard]] std::optional<Move> take_business(Card card)
    {
        const FieldKind kind = use_of(card) == CardUse::takes_bank ? FieldKind::bank
            : use_of(card) == CardUse::takes_arms                  ? FieldKind::arms
                                                                   : FieldKind::police;
        const std::optional<Field> field = free_business(kind);
        return field ? if_legal(on_turn(), UseCard{card, *field, {}, {}}) : std::nullopt;
    }
    [[nodiscard]] std::optional<Field> free_business(FieldKind kind) const
    {
        return ledger::first_of(m_components.circuit(),
            [&](Field field) { return field.kind() == kind && !m_position.holding(field); });
    }

    /// The greedy never does: see `business_worth`.
    [[nodiscard]] std::optional<Move> buy_business()
    {
        const bool is_bank = any_of(2, m_random) == 0;
        const int price = is_bank ? bank_price : arms_price;
        if (is_greedy() || m_position.phase > Phase::business
            || m_position.purse(on_turn()) < price)
            return std::nullopt;
        const std::optional<Field> field =
            free_business(is_bank ? FieldKind::bank : FieldKind::arms);
        return field ? if_legal(on_turn(), Buy{*field, {}}) : std::nullopt;
    }

    // The map. ------------------------------------------------------------------------------------

    [[nodiscard]] bool may_gain(Figure figure) const
    {
        return !is_watched(m_position, figure) && !is_clean(m_position, figure);
    }
    /// Free fields beside a field: where the next pieces can come.
    [[nodiscard]] int room_at(Square square) const
    {
        return (Squares::of(square).beside() & empty_squares(m_position)).size();
    }

    [[nodiscard]] std::optional<Move> buy_square()
    {
        const Figure figure = on_turn();
        const bool can = may_gain(figure) && m_position.purse(figure) > 0
            && m_position.turn.fields_bought < m_position.options.fields_per_turn
            && pieces_of(m_position, figure) < pieces_per_figure;
        // Open cards may change the price, so the referee is asked even with less than the usual.
        const bool has_price_card = m_position.of(figure).cards.open.size() > 0;
        if (!can || (m_position.purse(figure) < usual_field_price && !has_price_card))
            return std::nullopt;
        Squares squares = reach_of(m_position, m_components, figure) & empty_squares(m_position);
        for (; !squares.empty();) {
            const Square square = is_greedy() ? roomiest(squares) : any_square(squares, m_random);
            if (const std::optional<Move> move = if_legal(figure, Buy{square, {}}))
                return move;
            squares.remove(square);
        }
        return std::nullopt;
    }
    [[nodiscard]] Square roomiest(Squares squares) const
    {
        Square best = squares.first();
        squares.each([&](Square square) {
            if (room_at(square) > room_at(best))
                best = square;
        });
        return best;
    }

    [[nodiscard]] std::optional<Move> hire()
    {
        const Figure figure = on_turn();
        const bool can = may_gain(figure) && m_position.purse(figure) >= usual_hire_price
            && m_position.turn.hires < m_position.options.hires_per_turn
            && killers_of(m_position, figure) < killers_per_figure
            && pieces_of(m_position, figure) + killers_of(m_position, figure) < pieces_per_figure;
        return can ? if_legal(figure, Hire{}) : std::nullopt;
    }

    /// A killer of any figure of the family on turn.
    [[nodiscard]] std::optional<Move> send_killer()
    {
        for (const Figure figure : figures_of(family_of(on_turn()))) {
            if (m_position.of(figure).has_moved_killer || is_watched(m_position, figure)
                || killers_of(m_position, figure) == 0)
                continue;
            if (std::optional<Move> move = send(figure))
                return move;
        }
        return std::nullopt;
    }
    struct Way {
        Send send;
        double gain = 0;
    };
    [[nodiscard]] std::optional<Move> send(Figure figure)
    {
        std::vector<Way> ways;
        const Character& character = m_position.of(figure);
        const std::optional<Squares>& home = m_components.home(figure);
        if (character.killers_home > character.killers_new && home)
            add_ways(ways, figure, home_point, *home);
        (character.pieces & m_position.guarded).each([&](Square from) {
            add_ways(ways, figure, Post{from}, Squares::of(from).beside());
        });
        std::ranges::shuffle(ways, m_random);
        if (is_greedy(figure)) {
            std::erase_if(ways, [](const Way& way) { return way.gain <= 0; });
            std::ranges::stable_sort(ways, std::greater(), &Way::gain);
        }
        for (const Way& way : ways) {
            if (std::optional<Move> move = if_legal(figure, way.send))
                return move;
        }
        return std::nullopt;
    }
    void add_ways(std::vector<Way>& ways, Figure figure, Post from, Squares targets) const
    {
        targets.each([&](Square to) {
            ways.push_back({{from, to}, gain_of_way(figure, from, to)});
        });
    }
    /// A piece for a killer; for a fee somebody else's, and rather that of one who has many. Greedy
    /// players begin no vendetta: it can cost both all they have. A killer that can't gain anything
    /// goes where there is more room.
    [[nodiscard]] double gain_of_way(Figure figure, Post from, Square to) const
    {
        const double piece = usual_field_price - killer_worth;
        const std::optional<Figure> owner = owner_of(m_position, to);
        if (!owner)
            return piece;
        if (owner == figure) {
            const int room = from.square ? room_at(*from.square) : 0;
            return m_position.guarded.contains(to) ? 0 : room_at(to) - room;
        }
        if (are_related(figure, *owner) || m_position.guarded.contains(to)
            || m_position.purse(figure) < usual_fee)
            return 0;
        const bool is_ahead = pieces_of(m_position, *owner) >= pieces_of(m_position, figure);
        return piece - usual_fee + (is_ahead ? usual_field_price / 2 : usual_field_price / 4);
    }

    const Position& m_position;
    const Components& m_components;
    const Policies& m_policies;
    Random& m_random;
    Judged m_judged;
};

} // namespace

} // namespace consigliere::mafia

namespace consigliere::playouts {

bool Rules<mafia::Game>::can_play(const Position&, const Components& components)
{
    return components.has_circuit() && components.homes(mafia::Family::bonanno)
        && components.homes(mafia::Family::genovese);
}

bool Rules<mafia::Game>::is_turn(const Position& before, const Position& after)
{
    if (after.turn.is_skipped)
        return !before.turn.is_skipped || before.turn.figure != after.turn.figure;
    return after.phase == mafia::Phase::move && before.phase != mafia::Phase::move;
}

void Rules<mafia::Game>::deal(Position& position, const Components&, Random& random)
{
    for (const mafia::Figure figure : mafia::all_of<mafia::Figure>) {
        mafia::Cards& cards = position.of(figure).cards;
        for (; cards.untold > 0; --cards.untold) {
            const auto deck = mafia::cards_of_deck(position, mafia::Deck::red);
            if (deck.empty())
                return;
            cards.covered.add(deck[any_of(deck.size(), random)].number());
        }
    }
}

std::optional<mafia::Move> Rules<mafia::Game>::next(const Position& position,
    const Components& components, const Policies& policies, Random& random)
{
    return mafia::PlayedOn(position, components, policies, random).next();
}

BySeat Rules<mafia::Game>::standing(const Position& position, const Components& components)
{
    constexpr double money_for_piece = 1e6; // More than the bank has: it only breaks ties.
    BySeat standing;
    for (std::size_t seat = 0; seat < components.persons().size(); ++seat)
        standing.push_back(position.purses[seat] / money_for_piece);
    for (std::size_t seat = 0; seat < standing.size(); ++seat) {
        int most = 0;
        for (const mafia::Figure figure : mafia::all_of<mafia::Figure>) {
            if (mafia::index_of(position.of(figure).seat) == seat)
                most = std::max(most, mafia::pieces_of(position, figure));
        }
        standing[seat] += most;
    }
    return standing;
}

BySeat Rules<mafia::Game>::wins(const Position& position, const Components& components)
{
    BySeat wins;
    for (std::size_t seat = 0; seat < components.persons().size(); ++seat)
        wins.push_back(0);
    const mafia::Score score = mafia::score(position);
    const auto share = 1.0 / static_cast<double>(score.winners.size());
    for (const mafia::Figure winner : score.winners)
        wins[mafia::index_of(position.of(winner).seat)] += share;
    return wins;
}

} // namespace consigliere::playouts
