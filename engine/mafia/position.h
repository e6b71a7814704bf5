#pragma once

#include "engine/ledger/first_of.h"
#include "engine/ledger/fixed_list.h"
#include "engine/mafia/guards.h"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

// The state of the table at one moment. A plain value of fixed size: undo, what-if and replay copy
// it.
namespace consigliere::mafia {

inline constexpr int pieces_per_figure = 12;
inline constexpr int pieces_of_blitz = 7;
inline constexpr int killers_per_figure = 3;
inline constexpr int tokens_per_figure = 6;
inline constexpr int least_players = 2;
inline constexpr int most_players = 6;
inline constexpr int smallest_note = 200;

/// The table's options where the book is silent; defaults as on the rules page.
struct Options {
    std::uint8_t fields_per_turn = 1; ///< A1
    std::uint8_t hires_per_turn = 1; ///< A1
    bool family_may_buy = false; ///< A2: relatives may also buy fields and hire.
    bool club_counts = false; ///< A3: a killer from the club counts for `hires_per_turn`.
    bool attack_family = true; ///< A11
    bool fed_current_counts =
        false; ///< A20: the turn in which the agent comes is one of the three.
    StakeSteps stake_steps = StakeSteps::any; ///< A21
    TaxRound tax_round = TaxRound::down200; ///< A29
    ExchangeFigure exchange_figure = ExchangeFigure::any; ///< A33
    bool blitz = false; ///< M-7.1.4: the table plays a blitz war.

    [[nodiscard]] friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// A figure's cards. Red cards with unrecorded faces are only counted.
struct Cards {
    CardSet open; ///< Red, face up: in use (M-6.1c).
    CardSet covered; ///< Red, face down, with recorded faces.
    std::uint8_t untold = 0; ///< Number of red cards, face down, with unrecorded faces.
    CardSet black; ///< Face up until completed (M-6.1b).

    [[nodiscard]] constexpr int reds() const { return open.size() + covered.size() + untold; }
    [[nodiscard]] friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

/// One of the six figures and its components on the table.
struct Character {
    Seat seat{}; ///< The person who plays it and owns its purse.
    Field field;
    Squares pieces; ///< Fields of the map with its pieces.
    std::uint8_t killers_home = 0;
    std::uint8_t killers_new = 0; ///< Those of `killers_home` hired in this turn (A12).
    Cards cards;
    /// A piece was sold during this visit of the Exchange (M-3.5.2).
    bool has_dealt_here = false;
    /// The Federal agent came; the figure's next own turn is clean (M-4.9).
    bool is_watched = false;
    /// Number of turns in which the figure only rolls, because of a card (M-6.1).
    std::uint8_t turns_skipped = 0;
    /// One of its killers moved in this turn of the family (M-3.5.3e).
    bool has_moved_killer = false;

    [[nodiscard]] friend constexpr bool operator==(const Character&, const Character&) = default;
};

/// A business owned by a figure.
struct Holding {
    Figure holder{};
    std::uint8_t card = 0; ///< Number of the red card laid there; 0 if bought.

    [[nodiscard]] friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

/// Obligation of the field, before anything else. Cards to draw are counted separately.
enum class Errand : std::uint8_t { none, toss, bet };
/// Optional action at the field.
enum class Offer : std::uint8_t { none, informer, club, exchange };

struct Turn {
    std::optional<Figure> figure; ///< nullopt before the first roll.
    std::uint8_t roll = 0;
    std::optional<Figure> next;
    bool is_clean = false; ///< The turn after the Federal agent (M-4.9).
    bool is_skipped = false; ///< The dice only decide who is next (M-6.1).
    bool agent_came = false;
    std::uint8_t fields_bought = 0;
    std::uint8_t hires = 0;
    Errand errand = Errand::none;
    Offer offer = Offer::none;
    std::uint8_t red_draws = 0; ///< Number of cards that `drawer` has to draw.
    std::uint8_t black_draws = 0;
    std::optional<Figure> drawer;

    [[nodiscard]] friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// A payment that could not be made yet (M-5.1).
struct Due {
    Figure debtor{};
    std::optional<Figure> to; ///< nullopt: the bank.
    std::int32_t amount = 0;
    Why why = Why::card;

    [[nodiscard]] friend constexpr bool operator==(const Due&, const Due&) = default;
};

/// A payment in the last line; nullopt is the bank.
struct Payment {
    std::optional<Figure> from;
    std::optional<Figure> to;
    std::int32_t amount = 0;
    Why why = Why::correction;
    /// Not paid, because the payee's turn is clean (M-4.9, A6).
    bool is_withheld = false;

    [[nodiscard]] friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

struct Vendetta {
    Figure attacker{};
    Figure victim{};
    bool victim_removes = true;

    [[nodiscard]] constexpr Figure remover() const { return victim_removes ? victim : attacker; }
    [[nodiscard]] constexpr Figure bleeding() const { return victim_removes ? attacker : victim; }
    [[nodiscard]] friend constexpr bool operator==(const Vendetta&, const Vendetta&) = default;
};

struct Position {
    Options options;
    std::uint8_t seat_count = 0;
    std::array<std::int32_t, most_players> purses{};
    /// [debtor][creditor], within a family, in donars. Already doubled (M-5.1.3).
    std::array<std::array<std::int32_t, most_players>, most_players> debts{};
    std::array<Character, figure_count> characters{};
    /// First index: bank, arms, police. Second: number of the business.
    std::array<std::array<std::optional<Holding>, Field::most + 1>, 3> holdings{};
    Guards guarded; ///< Killers on pieces of their own figures.
    /// By family: number of turns in which it may not gain anything (M-4.9).
    std::array<std::uint8_t, 2> watched_turns{};

    Phase phase = Phase::roll;
    std::optional<Figure> first; ///< The figure that begins by lot, or rolled first (M-3.1).
    Turn turn;
    ledger::FixedList<Due, 12> dues;
    std::optional<Vendetta> vendetta;
    /// The last capture left no piece, so there was no vendetta (A15).
    bool blood_was_spared = false;
    ledger::FixedList<Payment, 32> last;

    Ending ending = Ending::none;
    std::optional<Figure> ended_by;
    std::optional<Family> family_out;
    std::optional<Figure> spat_farthest;

    [[nodiscard]] const Character& of(Figure figure) const { return characters[index_of(figure)]; }
    [[nodiscard]] Character& of(Figure figure) { return characters[index_of(figure)]; }
    [[nodiscard]] std::int32_t& purse(Figure figure) { return purses[index_of(of(figure).seat)]; }
    [[nodiscard]] std::int32_t purse(Figure figure) const
    {
        return purses[index_of(of(figure).seat)];
    }
    [[nodiscard]] std::uint8_t& watched(Family family)
    {
        return watched_turns[static_cast<std::size_t>(family)];
    }
    [[nodiscard]] std::uint8_t watched(Family family) const
    {
        return watched_turns[static_cast<std::size_t>(family)];
    }
    [[nodiscard]] std::int32_t& debt(Figure debtor, Figure creditor)
    {
        return debts[index_of(of(debtor).seat)][index_of(of(creditor).seat)];
    }
    [[nodiscard]] std::int32_t debt(Figure debtor, Figure creditor) const
    {
        return debts[index_of(of(debtor).seat)][index_of(of(creditor).seat)];
    }
    [[nodiscard]] std::optional<Holding>& holding(Field business);
    /// The holder of a business; nullopt for other fields.
    [[nodiscard]] const std::optional<Holding>& holding(Field field) const;

    [[nodiscard]] friend bool operator==(const Position&, const Position&) = default;
};
static_assert(std::is_trivially_copyable_v<Position>);

[[nodiscard]] int pieces_of(const Position& position, Figure figure);
[[nodiscard]] int pieces_of(const Position& position, Family family);
[[nodiscard]] Squares squares_of(const Position& position, Family family);
[[nodiscard]] Squares empty_squares(const Position& position);
[[nodiscard]] Rank rank_of(const Position& position, Figure figure);
[[nodiscard]] std::optional<Figure> owner_of(const Position& position, Square square);
[[nodiscard]] int killers_of(const Position& position, Figure figure);
[[nodiscard]] int tokens_used(const Position& position, Figure figure);
[[nodiscard]] bool share_purse(const Position& position, Figure left, Figure right);
/// True if `party` is a figure that pays from the figure's purse. Figures of one person share a
/// purse (M-8.3). False for nullopt.
[[nodiscard]] bool is_purse_of(
    const Position& position, std::optional<Figure> party, Figure figure);
/// True if the payment belongs in an answer about `figure`. If the last line has payments from or
/// to the figure itself, these; otherwise those of its purse, such as the tax, which a person pays
/// once (M-8.3).
[[nodiscard]] bool is_told_of(const Position& position, const Payment& payment, Figure figure);
/// What the payment added to the figure's purse, in donars; negative if paid. 0 if withheld, or if
/// not is_told_of().
[[nodiscard]] int brought_by(const Position& position, const Payment& payment, Figure figure);
[[nodiscard]] int figures_of_seat(const Position& position, Seat seat);
/// The first figure of the seat. Requires one.
[[nodiscard]] Figure figure_of(const Position& position, Seat seat);
[[nodiscard]] bool stands_on(const Position& position, Figure figure, FieldKind kind);
[[nodiscard]] bool is_family_on_turn(const Position& position, Figure figure);
/// True if the Federal agent keeps the figure's family from gaining (M-4.9, A20).
[[nodiscard]] bool is_watched(const Position& position, Figure figure);
/// True if the figure now plays the turn after the Federal agent (M-4.9).
[[nodiscard]] bool is_clean(const Position& position, Figure figure);
/// True if the figure's purse owes a payment that it could not make.
[[nodiscard]] bool is_in_distress(const Position& position, Figure figure);

/// Location of a card.
struct CardPlace {
    enum class Kind : std::uint8_t { deck, covered, open, laid };
    Kind kind = Kind::deck;
    Figure holder{};
    Field field; ///< Valid if `kind` is `laid`.
};
[[nodiscard]] CardPlace place_of(const Position& position, Card card);
/// Number of cards left in the deck.
[[nodiscard]] int cards_in_deck(const Position& position, Deck deck);
/// True if the figure has the card, or may have it among those with unrecorded faces.
[[nodiscard]] bool may_have(const Position& position, Figure figure, Card card);

} // namespace consigliere::mafia
