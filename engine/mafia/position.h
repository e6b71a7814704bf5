#pragma once

#include "engine/ledger/first_of.h"
#include "engine/ledger/fixed_list.h"
#include "engine/mafia/guards.h"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

/// Everything that the ledger says about the table at one moment. A Position is a plain value of
/// fixed size; copying it is undo, what-if and replay.
namespace consigliere::mafia {

inline constexpr int pieces_per_figure = 12;
inline constexpr int pieces_of_blitz = 7;
inline constexpr int killers_per_figure = 3;
inline constexpr int tokens_per_figure = 6;
inline constexpr int least_players = 2;
inline constexpr int most_players = 6;
inline constexpr int smallest_note = 200;

/// What a table has chosen where the book leaves it open; the defaults are those of the rules page.
struct Options {
    std::uint8_t fields_per_turn = 1; ///< A1
    std::uint8_t hires_per_turn = 1; ///< A1
    bool family_may_buy = false; ///< A2: relatives, too, buy fields and hire.
    bool club_counts = false; ///< A3: a killer of the club is one of those of A1.
    bool attack_family = true; ///< A11
    bool fed_current_counts =
        false; ///< A20: the turn in which the agent comes is one of the three.
    StakeSteps stake_steps = StakeSteps::any; ///< A21
    TaxRound tax_round = TaxRound::down200; ///< A29
    ExchangeFigure exchange_figure = ExchangeFigure::any; ///< A33
    bool blitz = false; ///< M-7.1.4: a blitz war was agreed on.

    [[nodiscard]] friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// The cards of a figure. What nobody was told of is only a number.
struct Cards {
    CardSet open; ///< Red ones, face up: they are in use (M-6.1c).
    CardSet covered; ///< Red ones, face down, whose faces were told.
    std::uint8_t untold = 0; ///< Red ones, face down, whose faces were not.
    CardSet black; ///< Face up until they are fulfilled (M-6.1b).

    [[nodiscard]] constexpr int reds() const { return open.size() + covered.size() + untold; }
    [[nodiscard]] friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

/// One of the six, and what he has on the table. The turn that he plays is in the Turn.
struct Character {
    Seat seat{}; ///< Who plays him, and whose purse he pays from.
    Field field; ///< Where he stands on the circuit.
    Squares pieces; ///< Of his colour, on the map.
    std::uint8_t killers_home = 0; ///< On his home point.
    std::uint8_t killers_new = 0; ///< Of those the ones that were hired in this turn (A12).
    Cards cards;
    /// At an Exchange: a piece has been sold at this visit (M-3.5.2).
    bool has_dealt_here = false;
    /// The Federal agent has come, and his next own turn is a clean one (M-4.9).
    bool is_watched = false;
    /// Of so many of his turns he only rolls the dice, because a card says so (M-6.1).
    std::uint8_t turns_skipped = 0;
    /// In this turn of his family one of his killers has moved (M-3.5.3e).
    bool has_moved_killer = false;

    [[nodiscard]] friend constexpr bool operator==(const Character&, const Character&) = default;
};

/// A business that somebody holds.
struct Holding {
    Figure holder{};
    std::uint8_t card = 0; ///< The red card that is laid there; 0 when it was bought.

    [[nodiscard]] friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

/// What the field demands before anything else; cards that must be drawn are counted beside it.
enum class Errand : std::uint8_t { none, toss, bet };
/// What the field offers.
enum class Offer : std::uint8_t { none, informer, club, exchange };

struct Turn {
    std::optional<Figure> figure; ///< Nobody before the first roll.
    std::uint8_t roll = 0;
    std::optional<Figure> next; ///< By the colour die.
    bool is_clean = false; ///< The turn after the Federal agent (M-4.9).
    bool is_skipped = false; ///< The dice only say who is next (M-6.1).
    bool agent_came = false; ///< In this very turn.
    std::uint8_t fields_bought = 0;
    std::uint8_t hires = 0;
    Errand errand = Errand::none;
    Offer offer = Offer::none;
    std::uint8_t red_draws = 0; ///< Cards that `drawer` has to draw.
    std::uint8_t black_draws = 0;
    std::optional<Figure> drawer;

    [[nodiscard]] friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

/// A payment that nobody could make yet (M-5.1).
struct Due {
    Figure debtor{};
    std::optional<Figure> to; ///< Nobody is the bank.
    std::int32_t amount = 0;
    Why why = Why::card;

    [[nodiscard]] friend constexpr bool operator==(const Due&, const Due&) = default;
};

/// Money that went from one purse to another in the last line; nobody is the bank.
struct Payment {
    std::optional<Figure> from;
    std::optional<Figure> to;
    std::int32_t amount = 0;
    Why why = Why::correction;
    /// It would have been this much, but whoever collects is clean (M-4.9, A6).
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
    /// What one person owes another of his family, doubled already (M-5.1.3).
    std::array<std::array<std::int32_t, most_players>, most_players> debts{};
    std::array<Character, figure_count> characters{};
    /// By the kinds bank, arms and police, and the number of the business.
    std::array<std::array<std::optional<Holding>, Field::most + 1>, 3> holdings{};
    Guards guarded; ///< The killers that stand on pieces of their own figures.
    /// For so many turns of a family it may gain nothing (M-4.9).
    std::array<std::uint8_t, 2> watched_turns{};

    Phase phase = Phase::roll;
    std::optional<Figure> first; ///< Who begins by lot, or has rolled first (M-3.1).
    Turn turn;
    ledger::FixedList<Due, 12> dues;
    std::optional<Vendetta> vendetta;
    /// The last capture left no piece, so that no vendetta followed (A15).
    bool blood_was_spared = false;
    ledger::FixedList<Payment, 32> last;

    Ending ending = Ending::none;
    std::optional<Figure> ended_by; ///< Who has placed the last piece.
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
    /// Who holds a field; nobody holds one that is no business.
    [[nodiscard]] const std::optional<Holding>& holding(Field field) const;

    [[nodiscard]] friend bool operator==(const Position&, const Position&) = default;
};
static_assert(std::is_trivially_copyable_v<Position>);

// Questions that every phase asks. ----------------------------------------------------------------

[[nodiscard]] int pieces_of(const Position& position, Figure figure);
[[nodiscard]] int pieces_of(const Position& position, Family family);
[[nodiscard]] Squares squares_of(const Position& position, Family family);
/// The fields of the map where no piece lies.
[[nodiscard]] Squares empty_squares(const Position& position);
[[nodiscard]] Rank rank_of(const Position& position, Figure figure);
[[nodiscard]] std::optional<Figure> owner_of(const Position& position, Square square);
[[nodiscard]] int killers_of(const Position& position, Figure figure);
[[nodiscard]] int tokens_used(const Position& position, Figure figure);
[[nodiscard]] bool share_purse(const Position& position, Figure left, Figure right);
/// Whether somebody, if it is anybody, pays from the purse of a figure: figures of one person have
/// one purse, and what one of them gets all have got (M-8.3).
[[nodiscard]] bool is_purse_of(
    const Position& position, std::optional<Figure> party, Figure figure);
/// Whether what the last line paid is told of a figure: what it had a part in itself and, where it
/// had none, what others paid from the purse that is theirs too, such as the tax, which is paid
/// once (M-8.3). And what that has brought it, or cost it.
[[nodiscard]] bool is_told_of(const Position& position, const Payment& payment, Figure figure);
[[nodiscard]] int brought_by(const Position& position, const Payment& payment, Figure figure);
[[nodiscard]] int figures_of_seat(const Position& position, Seat seat);
/// A figure of the seat: the first one.
[[nodiscard]] Figure figure_of(const Position& position, Seat seat);
[[nodiscard]] bool stands_on(const Position& position, Figure figure, FieldKind kind);
/// Whether it is the turn of a figure's family.
[[nodiscard]] bool is_family_on_turn(const Position& position, Figure figure);
/// Whether the Federal agent keeps a figure's family from gaining anything (M-4.9, A20).
[[nodiscard]] bool is_watched(const Position& position, Figure figure);
/// Whether a figure plays the turn after the Federal agent now (M-4.9).
[[nodiscard]] bool is_clean(const Position& position, Figure figure);
/// Whether a figure's purse has a payment to make that it could not.
[[nodiscard]] bool is_in_distress(const Position& position, Figure figure);

/// Where a red card is.
struct CardPlace {
    enum class Kind : std::uint8_t { deck, covered, open, laid };
    Kind kind = Kind::deck;
    Figure holder{};
    Field field; ///< Where it is laid.
};
[[nodiscard]] CardPlace place_of(const Position& position, Card card);
/// How many cards of a deck are with nobody.
[[nodiscard]] int cards_in_deck(const Position& position, Deck deck);
/// Whether a figure has a card, or may have it among those whose faces nobody was told.
[[nodiscard]] bool may_have(const Position& position, Figure figure, Card card);

} // namespace consigliere::mafia
