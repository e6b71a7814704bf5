#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/components.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/first_of.h"
#include "engine/ledger/fixed_list.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

// The state of the table. Trivially copyable and of fixed size: undo, what-if and replay copy it.
namespace consigliere::corleone {

/// One figure of the box. The Thugs of a Family look alike but have distinct ids.
enum class FigureId : std::uint8_t {};
inline constexpr int thugs_per_family = 3;
inline constexpr int figures_per_family = thugs_per_family + 3;
/// Family figures come first, then the three neutral ones.
inline constexpr int first_neutral = static_cast<int>(count_of<Family>) * figures_per_family;
inline constexpr int figure_count = first_neutral + 3;
inline constexpr std::array<FigureId, figure_count> all_figures = [] {
    std::array<FigureId, figure_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<FigureId>(i);
    return all;
}();

[[nodiscard]] constexpr FigureId figure_of(Family family, FigureKind kind, int thug = 0)
{
    const int in_family = kind == FigureKind::thug
        ? thug
        : thugs_per_family + static_cast<int>(kind) - static_cast<int>(FigureKind::don);
    return static_cast<FigureId>(static_cast<int>(family) * figures_per_family + in_family);
}
[[nodiscard]] constexpr FigureId neutral_figure(FigureKind kind)
{
    return static_cast<FigureId>(
        first_neutral + static_cast<int>(kind) - static_cast<int>(FigureKind::mayor));
}
[[nodiscard]] constexpr FigureKind kind_of(FigureId figure)
{
    const int number = static_cast<int>(figure);
    if (number >= first_neutral)
        return static_cast<FigureKind>(
            static_cast<int>(FigureKind::mayor) + number - first_neutral);
    const int in_family = number % figures_per_family;
    return in_family < thugs_per_family
        ? FigureKind::thug
        : static_cast<FigureKind>(static_cast<int>(FigureKind::don) + in_family - thugs_per_family);
}
/// Returns nullopt for neutral figures.
[[nodiscard]] constexpr std::optional<Family> owner_of(FigureId figure)
{
    if (is_neutral(kind_of(figure)))
        return std::nullopt;
    return static_cast<Family>(static_cast<int>(figure) / figures_per_family);
}

struct Place {
    enum class Kind : std::uint8_t {
        box, ///< Not in play: an unused Thug, a Consigliere before Act II, a neutral figure.
        supply, ///< In front of its player, available.
        thug_space, ///< On the Thug space of Business `index`.
        member_space, ///< On Family Member space `index`.
        territory, ///< In Territory `index`, outside any space (Police Chief).
        hudson, ///< Shot (p. 17).
    };
    Kind kind = Kind::box;
    std::uint8_t index = 0;

    [[nodiscard]] static constexpr Place on(BusinessId business)
    {
        return {Kind::thug_space, static_cast<std::uint8_t>(business)};
    }
    [[nodiscard]] static constexpr Place on(SpaceId space)
    {
        return {Kind::member_space, static_cast<std::uint8_t>(space)};
    }
    [[nodiscard]] static constexpr Place in(Area territory)
    {
        return {Kind::territory, static_cast<std::uint8_t>(territory)};
    }
    [[nodiscard]] constexpr BusinessId business() const { return static_cast<BusinessId>(index); }
    [[nodiscard]] constexpr SpaceId space() const { return static_cast<SpaceId>(index); }
    [[nodiscard]] constexpr Area territory() const { return static_cast<Area>(index); }
    [[nodiscard]] constexpr bool is_on_board() const
    {
        return kind == Kind::thug_space || kind == Kind::member_space || kind == Kind::territory;
    }
    [[nodiscard]] friend constexpr bool operator==(Place, Place) = default;
};

/// A common pile of money or goods. An uncounted pile is unlimited until it is declared empty.
class Pile {
public:
    constexpr Pile() = default;
    explicit constexpr Pile(int count)
        : m_count(static_cast<std::int16_t>(count))
    {
    }
    [[nodiscard]] constexpr std::optional<int> count() const
    {
        return m_count < 0 ? std::nullopt : std::optional<int>(m_count);
    }
    [[nodiscard]] constexpr bool is_empty() const { return m_count == 0; }
    constexpr void change_by(int cards)
    {
        if (m_count >= 0)
            m_count = static_cast<std::int16_t>(m_count + cards);
    }
    [[nodiscard]] friend constexpr bool operator==(Pile, Pile) = default;

private:
    std::int16_t m_count = -1;
};

/// Location of a Job with a known face.
class JobZone {
public:
    [[nodiscard]] static constexpr JobZone open() { return JobZone(0); }
    [[nodiscard]] static constexpr JobZone discards() { return JobZone(1); }
    [[nodiscard]] static constexpr JobZone hand(Family family)
    {
        return JobZone(2 + static_cast<int>(family));
    }
    [[nodiscard]] static constexpr JobZone suitcase(Family family)
    {
        return JobZone(static_cast<int>(2 + count_of<Family>) + static_cast<int>(family));
    }
    constexpr JobZone() = default;
    [[nodiscard]] friend constexpr bool operator==(JobZone, JobZone) = default;
    [[nodiscard]] friend constexpr auto operator<=>(JobZone, JobZone) = default;

private:
    explicit constexpr JobZone(int number)
        : m_number(static_cast<std::uint8_t>(number))
    {
    }
    std::uint8_t m_number = 0;
};

struct KnownJob {
    JobId job{};
    JobZone zone;

    [[nodiscard]] friend constexpr bool operator==(KnownJob, KnownJob) = default;
};
/// Sort order in a Position, so that equal positions compare equal.
[[nodiscard]] constexpr bool comes_before(KnownJob left, KnownJob right)
{
    return left.zone != right.zone ? left.zone < right.zone : left.job < right.job;
}

struct AllyState {
    enum class Kind : std::uint8_t {
        unseen, ///< Not revealed yet.
        open, ///< Beside the board, available for bribes.
        hand, ///< In the hand of `owner`.
        played, ///< Face up in front of `owner` until the Tribute.
        gone, ///< Out of the game.
    };
    Kind kind = Kind::unseen;
    Family owner = Family::marzullo;

    [[nodiscard]] friend constexpr bool operator==(AllyState, AllyState) = default;
};

/// A Control marker and the Territory of its stack.
struct Marker {
    Area territory = Area::wall_street;
    Family family = Family::marzullo;

    [[nodiscard]] friend constexpr bool operator==(Marker, Marker) = default;
};

/// An ability that a Family may use now, from a figure, a Job or an Ally.
struct DueIcon {
    Family family = Family::marzullo;
    Icon icon = Icon::bank;
    /// It became unusable and lapsed; declining it is still allowed.
    bool is_lost = false;

    [[nodiscard]] friend constexpr bool operator==(DueIcon, DueIcon) = default;
};

/// The source of the due abilities: the last action of Family Business.
struct Source {
    enum class Kind : std::uint8_t {
        none, ///< No action yet in this phase.
        front, ///< The Front of Business `index`, by a figure.
        card_front, ///< The Front of Business `index`, by a Job or an Ally.
        backs, ///< The Backs around Family Member space `index`.
        back, ///< The Back of Business `index`, by a card.
        job, ///< Job `index`.
        ally, ///< Ally `index`.
        placed, ///< A neutral figure without abilities: the Police Chief.
    };
    Kind kind = Kind::none;
    std::uint8_t index = 0;
    Family family = Family::marzullo;
    /// The Job or Ally whose ability led here; `none` otherwise.
    Kind card = Kind::none;
    std::uint8_t card_index = 0;

    [[nodiscard]] friend constexpr bool operator==(Source, Source) = default;
};

/// What is known of one player's cards and markers.
struct Holding {
    Money hand_money;
    Goods hand_goods;
    /// Jobs in the hand with unknown faces; known ones are in `Position::known_jobs`.
    std::uint8_t hand_unknown_jobs = 0;
    Money suitcase;
    std::uint8_t markers = 0;

    enum class Bid : std::uint8_t { none, laid, taken };
    Bid bid_state = Bid::none;
    Money bid;

    /// The hand was accepted in this Act's Tribute.
    bool has_paid_tribute = false;
    /// Board tracking: the Suitcase was counted after Act IV.
    bool has_counted = false;

    /// Abilities of an undescribed component may still be used.
    bool has_unknown_due = false;

    [[nodiscard]] friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

struct Position {
    // Settings.
    Tracking tracking = Tracking::full;
    ledger::FixedList<Family, count_of<Family>> seats; ///< Clockwise.
    std::array<std::uint8_t, last_act> hand_limits{};

    // Progress of the game.
    std::uint8_t act = 1;
    Phase phase = Phase::setup;
    Family horse_head = Family::marzullo; ///< First Player.
    bool has_horse_head_moved = false; ///< A player has taken it since setup.
    Family turn = Family::marzullo; ///< Active player in Family Business.
    bool has_acted = false; ///< The action of this turn is complete; abilities may still be due.
    std::uint8_t passes = 0; ///< Consecutive players who could not act.
    Source source; ///< Source of the due abilities.
    ledger::FixedList<DueIcon, 64> due;

    // The board.
    std::array<Place, figure_count> figures{};
    /// Territory of each tile, by BusinessId; see `area_of`.
    std::array<std::optional<Area>, Components::business_capacity> tiles{};
    ledger::FixedList<Marker, markers_in_box> control; ///< By Territory, bottom to top.

    // Cards.
    std::array<Holding, count_of<Family>> holdings{};
    std::array<Pile, 4> money_piles{};
    std::array<Pile, 4> goods_piles{};
    std::uint8_t job_deck = jobs_in_box; ///< Face-down cards in the deck.
    std::uint8_t unknown_discarded_jobs = 0;
    std::uint8_t unknown_open_jobs = 0; ///< Public Jobs not named yet.
    ledger::FixedList<KnownJob, jobs_in_box> known_jobs;
    std::array<AllyState, Components::ally_capacity> allies{};
    std::uint8_t unknown_open_allies = 0; ///< Open Allies not named yet.

    // Progress within a phase.
    std::uint8_t wars_fought = 0; ///< Bit set by Territory; Wall Street is bit 0.
    /// The winner of this war has no marker left and has to choose (p. 19).
    std::optional<Marker> marker_choice;
    std::uint8_t jobs_to_reveal = 0;
    std::uint8_t allies_to_reveal = 0;
    bool has_revealed_job = false; ///< At least one was named in this setup or Entr'acte.
    bool has_revealed_ally = false;

    [[nodiscard]] friend bool operator==(const Position&, const Position&) = default;

    [[nodiscard]] Holding& of(Family family) { return holdings[static_cast<std::size_t>(family)]; }
    [[nodiscard]] const Holding& of(Family family) const
    {
        return holdings[static_cast<std::size_t>(family)];
    }
    [[nodiscard]] Place& place_of(FigureId figure)
    {
        return figures[static_cast<std::size_t>(figure)];
    }
    [[nodiscard]] Place place_of(FigureId figure) const
    {
        return figures[static_cast<std::size_t>(figure)];
    }
    [[nodiscard]] Pile& pile(Bill bill) { return money_piles[static_cast<std::size_t>(bill)]; }
    [[nodiscard]] const Pile& pile(Bill bill) const
    {
        return money_piles[static_cast<std::size_t>(bill)];
    }
    [[nodiscard]] Pile& pile(Good good) { return goods_piles[static_cast<std::size_t>(good)]; }
    [[nodiscard]] const Pile& pile(Good good) const
    {
        return goods_piles[static_cast<std::size_t>(good)];
    }
    [[nodiscard]] AllyState& state_of(AllyId ally) { return allies[index_of(ally)]; }
    [[nodiscard]] AllyState state_of(AllyId ally) const { return allies[index_of(ally)]; }
};

static_assert(std::is_trivially_copyable_v<Position>);

// Queries used by several phases.

[[nodiscard]] int player_count(const Position& position);
[[nodiscard]] bool plays(const Position& position, Family family);
[[nodiscard]] Family left_of(const Position& position, Family family);
/// Number of seats clockwise from `from` to `family`; 0 if equal.
[[nodiscard]] int seats_between(const Position& position, Family from, Family family);

/// All players, clockwise from the holder of the Horse Head.
[[nodiscard]] ledger::FixedList<Family, count_of<Family>> clockwise(const Position& position);

[[nodiscard]] ledger::FixedList<FigureKind, figures_per_family> supply_of(
    const Position& position, Family family);
[[nodiscard]] int figures_in_supply(const Position& position, Family family);
[[nodiscard]] std::optional<FigureId> find_figure(
    const Position& position, Family family, FigureKind kind, Place::Kind where);
/// Returns nullopt if the place is empty.
[[nodiscard]] std::optional<FigureId> figure_at(const Position& position, Place place);
/// Returns true if a figure counts in a Territory: on a Thug space there, on a Family Member space
/// touching it, or in the Territory itself (19.influence).
[[nodiscard]] bool counts_in(
    const Position& position, const Components& components, FigureId figure, Area territory);

/// Returns nullopt for unopened tiles. Printed Businesses have an area from the start.
[[nodiscard]] std::optional<Area> area_of(
    const Position& position, const Components& components, BusinessId business);

/// Returns the owner of the top marker; nullopt if there is none (19.control).
[[nodiscard]] std::optional<Family> controller_of(const Position& position, Area territory);
/// Owners of the markers in a Territory, bottom to top.
[[nodiscard]] ledger::FixedList<Family, markers_in_box> stack_of(
    const Position& position, Area territory);
/// Returns the lowest-numbered Territory without a tile; nullopt if all have one (12.open).
[[nodiscard]] std::optional<Area> lowest_empty_slot(
    const Position& position, const Components& components);
[[nodiscard]] bool slot_is_empty(
    const Position& position, const Components& components, Area territory);

[[nodiscard]] int known_jobs_in(const Position& position, JobZone zone);
[[nodiscard]] bool has_known_job(const Position& position, JobZone zone, JobId job);
/// Number of known cards of this Job in all zones.
[[nodiscard]] int seen_copies(const Position& position, JobId job);
/// Returns true if a card with an unknown face can be this Job.
[[nodiscard]] bool may_be_unseen(const Position& position, const Components& components, JobId job);
[[nodiscard]] int discarded_jobs(const Position& position);
[[nodiscard]] int open_jobs(const Position& position);
[[nodiscard]] int open_allies(const Position& position);
[[nodiscard]] int allies_in_hand(const Position& position, Family family);
/// All cards in a hand, without played Allies.
[[nodiscard]] int hand_size(const Position& position, Family family);
/// All cards in a hand; Jobs with unknown faces as a count.
[[nodiscard]] Cards hand_of(const Position& position, Family family);

/// Number of Public Jobs for this number of players (8.public-jobs).
[[nodiscard]] int public_job_spaces(int players);
[[nodiscard]] int hand_limit(const Position& position);
[[nodiscard]] bool has_fought(const Position& position, Area territory);
/// Returns the first due ability; nullopt if none is due. Lapsed ones are not due.
[[nodiscard]] std::optional<DueIcon> first_due(const Position& position);
[[nodiscard]] bool has_due(const Position& position);
[[nodiscard]] bool has_due(const Position& position, Family family);
/// The abilities due for a Family, without lapsed ones; may repeat.
[[nodiscard]] std::vector<Icon> icons_due(const Position& position, Family family);

} // namespace consigliere::corleone
