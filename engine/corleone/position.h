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

/// Everything that the ledger says about the table at one moment. A Position is a plain value of
/// fixed size; copying it is undo, what-if and replay.
namespace consigliere::corleone {

/// One figure of the box. The Thugs of a Family are alike, but the ledger tells them apart.
enum class FigureId : std::uint8_t {};
inline constexpr int thugs_per_family = 3;
inline constexpr int figures_per_family = thugs_per_family + 3;
/// The figures of the Families come before the three neutral ones.
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
/// The Family that a figure belongs to; neutral figures belong to none.
[[nodiscard]] constexpr std::optional<Family> owner_of(FigureId figure)
{
    if (is_neutral(kind_of(figure)))
        return std::nullopt;
    return static_cast<Family>(static_cast<int>(figure) / figures_per_family);
}

/// Where a figure stands.
struct Place {
    enum class Kind : std::uint8_t {
        box, ///< Not in play: an unused Thug, a Consigliere before Act II, a neutral figure.
        supply, ///< In front of its player, ready to be used.
        thug_space, ///< On the Thug space of the Business `index`.
        member_space, ///< On the Family Member space `index`.
        territory, ///< Straight in the Territory `index`, as the Police Chief stands.
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

/// A common pile of money or goods cards. What was not counted is unlimited until it is empty.
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

/// Where Jobs lie whose faces are known.
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

/// One Job card whose face is known.
struct KnownJob {
    JobId job{};
    JobZone zone;

    [[nodiscard]] friend constexpr bool operator==(KnownJob, KnownJob) = default;
};
/// The order in which a Position lists them, so that equal positions look equal.
[[nodiscard]] constexpr bool comes_before(KnownJob left, KnownJob right)
{
    return left.zone != right.zone ? left.zone < right.zone : left.job < right.job;
}

/// Where an Ally's card is.
struct AllyState {
    enum class Kind : std::uint8_t {
        unseen, ///< Nobody has laid it open yet.
        open, ///< At the edge of the board, to be bribed.
        hand, ///< In the hand of `owner`.
        played, ///< Face up in front of `owner` until the Tribute.
        gone, ///< Out of the game.
    };
    Kind kind = Kind::unseen;
    Family owner = Family::marzullo;

    [[nodiscard]] friend constexpr bool operator==(AllyState, AllyState) = default;
};

/// A Control marker and the stack that it lies in.
struct Marker {
    Area territory = Area::wall_street;
    Family family = Family::marzullo;

    [[nodiscard]] friend constexpr bool operator==(Marker, Marker) = default;
};

/// An ability that a Family may use now, because of a figure, a Job or an Ally.
struct DueIcon {
    Family family = Family::marzullo;
    Icon icon = Icon::bank;
    /// It could not be used any more and fell away by itself; saying so is still allowed.
    bool is_lost = false;

    [[nodiscard]] friend constexpr bool operator==(DueIcon, DueIcon) = default;
};

/// What the abilities that are due came from: the last action of the Family Business phase.
struct Source {
    enum class Kind : std::uint8_t {
        none, ///< No action yet in this phase.
        front, ///< The Front of the Business `index`, by a figure.
        card_front, ///< The Front of the Business `index`, by a Job or an Ally.
        backs, ///< The Backs around the Family Member space `index`.
        back, ///< The Back of the Business `index`, by a card.
        job, ///< The Job `index`.
        ally, ///< The Ally `index`.
        placed, ///< A neutral figure that brings nothing: the Police Chief.
    };
    Kind kind = Kind::none;
    std::uint8_t index = 0;
    Family family = Family::marzullo;
    /// The Job or the Ally whose ability led here, if one did.
    Kind card = Kind::none;
    std::uint8_t card_index = 0;

    [[nodiscard]] friend constexpr bool operator==(Source, Source) = default;
};

/// What the ledger knows of one player's things.
struct Holding {
    Money hand_money;
    Goods hand_goods;
    /// Jobs in the hand whose faces are unknown; the known ones are among `Position::known_jobs`.
    std::uint8_t hand_unknown_jobs = 0;
    Money suitcase;
    std::uint8_t markers = 0;

    enum class Bid : std::uint8_t { none, laid, taken };
    Bid bid_state = Bid::none;
    Money bid;

    /// In this Act's Tribute the table accepted what is left of the hand.
    bool has_paid_tribute = false;
    /// Board tracking: the money of the Suitcase has been counted after Act IV.
    bool has_counted = false;

    /// Abilities of something that nobody has described may still be used.
    bool has_unknown_due = false;

    [[nodiscard]] friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

struct Position {
    // What was agreed before the game.
    Tracking tracking = Tracking::full;
    ledger::FixedList<Family, count_of<Family>> seats; ///< Clockwise.
    std::array<std::uint8_t, last_act> hand_limits{};

    // Where the game is.
    std::uint8_t act = 1;
    Phase phase = Phase::setup;
    Family horse_head = Family::marzullo; ///< Its holder is First Player.
    bool has_horse_head_moved = false; ///< Somebody took it since setup.
    Family turn = Family::marzullo; ///< Whose action it is, in Family Business.
    bool has_acted = false; ///< The action of this turn is done; its abilities may be due.
    std::uint8_t passes = 0; ///< Players in a row who could do nothing.
    Source source; ///< What the due abilities came from.
    ledger::FixedList<DueIcon, 64> due;

    // What lies on the board.
    std::array<Place, figure_count> figures{};
    /// Where the table has laid a tile, by the number of its Business; see `area_of`.
    std::array<std::optional<Area>, Components::business_capacity> tiles{};
    ledger::FixedList<Marker, markers_in_box> control; ///< By Territory, each stack bottom to top.

    // Cards.
    std::array<Holding, count_of<Family>> holdings{};
    std::array<Pile, 4> money_piles{};
    std::array<Pile, 4> goods_piles{};
    std::uint8_t job_deck = jobs_in_box; ///< Cards in the face-down deck.
    std::uint8_t unknown_discarded_jobs = 0;
    std::uint8_t unknown_open_jobs = 0; ///< Public Jobs that the table has not named.
    ledger::FixedList<KnownJob, jobs_in_box> known_jobs;
    std::array<AllyState, Components::ally_capacity> allies{};
    std::uint8_t unknown_open_allies = 0; ///< Open Allies that the table has not named.

    // Where a phase of several steps is.
    std::uint8_t wars_fought = 0; ///< A bit for each Territory, Wall Street the lowest.
    /// A Family that won here and has no marker left decides what it does (p. 19).
    std::optional<Marker> marker_choice;
    std::uint8_t jobs_to_reveal = 0;
    std::uint8_t allies_to_reveal = 0;
    bool has_revealed_job = false; ///< In this setup or Entr'acte at least one was told.
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

// Questions about a Position that more than one phase asks.

[[nodiscard]] int player_count(const Position& position);
[[nodiscard]] bool plays(const Position& position, Family family);
/// The next player clockwise.
[[nodiscard]] Family left_of(const Position& position, Family family);
/// How many seats clockwise from `from` a Family sits, 0 for itself.
[[nodiscard]] int seats_between(const Position& position, Family from, Family family);

/// The players clockwise from the holder of the Horse Head.
[[nodiscard]] ledger::FixedList<Family, count_of<Family>> clockwise(const Position& position);

/// The figures that a Family has in its supply, how many, and whether one of this kind is there.
[[nodiscard]] ledger::FixedList<FigureKind, figures_per_family> supply_of(
    const Position& position, Family family);
[[nodiscard]] int figures_in_supply(const Position& position, Family family);
[[nodiscard]] std::optional<FigureId> find_figure(
    const Position& position, Family family, FigureKind kind, Place::Kind where);
/// A figure that stands at a place, if any does.
[[nodiscard]] std::optional<FigureId> figure_at(const Position& position, Place place);
/// Whether a figure counts in a Territory: on a Thug space there, on a Family Member space that
/// touches it, or straight in it (19.influence).
[[nodiscard]] bool counts_in(
    const Position& position, const Components& components, FigureId figure, Area territory);

/// Where a Business lies. What is printed on the board lies there from the start, as soon as
/// somebody has named it; a tile not yet opened lies nowhere.
[[nodiscard]] std::optional<Area> area_of(
    const Position& position, const Components& components, BusinessId business);

/// The owner of the top marker, if there is one (19.control).
[[nodiscard]] std::optional<Family> controller_of(const Position& position, Area territory);
/// The markers in a Territory from the bottom to the top.
[[nodiscard]] ledger::FixedList<Family, markers_in_box> stack_of(
    const Position& position, Area territory);
/// The lowest-numbered Territory whose slot holds no tile (12.open).
[[nodiscard]] std::optional<Area> lowest_empty_slot(
    const Position& position, const Components& components);
[[nodiscard]] bool slot_is_empty(
    const Position& position, const Components& components, Area territory);

[[nodiscard]] int known_jobs_in(const Position& position, JobZone zone);
[[nodiscard]] bool has_known_job(const Position& position, JobZone zone, JobId job);
/// How many cards of this Job are accounted for anywhere.
[[nodiscard]] int seen_copies(const Position& position, JobId job);
/// Whether a card of this Job can be one whose face nobody has told yet.
[[nodiscard]] bool may_be_unseen(const Position& position, const Components& components, JobId job);
[[nodiscard]] int discarded_jobs(const Position& position);
[[nodiscard]] int open_jobs(const Position& position);
[[nodiscard]] int open_allies(const Position& position);
[[nodiscard]] int allies_in_hand(const Position& position, Family family);
/// All cards in a hand, Allies that were played not counted.
[[nodiscard]] int hand_size(const Position& position, Family family);
/// Everything in a hand, known faces by name.
[[nodiscard]] Cards hand_of(const Position& position, Family family);

/// How many Jobs lie open on the board with this many players (8.public-jobs).
[[nodiscard]] int public_job_spaces(int players);
[[nodiscard]] int hand_limit(const Position& position);
[[nodiscard]] bool has_fought(const Position& position, Area territory);
/// The first ability that somebody has to use or decline, and whether any is due.
[[nodiscard]] std::optional<DueIcon> first_due(const Position& position);
[[nodiscard]] bool has_due(const Position& position);
[[nodiscard]] bool has_due(const Position& position, Family family);
/// The abilities that are due for a Family and not lost, one entry for each.
[[nodiscard]] std::vector<Icon> icons_due(const Position& position, Family family);

} // namespace consigliere::corleone
