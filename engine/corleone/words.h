#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The things that every box of Corleone's Empire holds, and their words in a record.
/// What is printed on single cards and tiles is in `components.h`.
namespace consigliere::corleone {

/// The seven Territories in the order of their numbers (p. 10), and Central Park, which is none.
enum class Area : std::uint8_t {
    wall_street,
    brooklyn,
    upper_east_side,
    queens,
    upper_west_side,
    midtown,
    chelsea,
    central_park,
};
inline constexpr int territory_count = 7;
inline constexpr int area_count = 8;
[[nodiscard]] constexpr bool is_territory(Area area)
{
    return area != Area::central_park;
}
/// The number that the board prints in a Territory, 1 to 7.
[[nodiscard]] constexpr int number_of_territory(Area territory)
{
    return static_cast<int>(territory) + 1;
}
[[nodiscard]] constexpr Area territory_with_number(int number)
{
    return static_cast<Area>(number - 1);
}

enum class Family : std::uint8_t { marzullo, matarazzo, vitale, caccamo, pizzino };
inline constexpr int family_count = 5;
inline constexpr std::array<Family, family_count> all_families{
    Family::marzullo, Family::matarazzo, Family::vitale, Family::caccamo, Family::pizzino};

enum class FigureKind : std::uint8_t {
    thug, ///< Square base; a Family has two, or three with two players (p. 9).
    don,
    consigliere,
    heir,
    mayor, ///< Neutral, on Family Member spaces (p. 18).
    union_boss, ///< Neutral, on Thug spaces (p. 18).
    police_chief, ///< Neutral, straight in a Territory (p. 18).
};
[[nodiscard]] constexpr bool is_family_member(FigureKind kind)
{
    return kind == FigureKind::don || kind == FigureKind::consigliere || kind == FigureKind::heir;
}
[[nodiscard]] constexpr bool is_neutral(FigureKind kind)
{
    return kind >= FigureKind::mayor;
}

/// The values of the money cards.
enum class Bill : std::uint8_t { one, two, three, five };
inline constexpr std::array<Bill, 4> all_bills{Bill::one, Bill::two, Bill::three, Bill::five};
[[nodiscard]] constexpr int dollars_of(Bill bill)
{
    constexpr std::array<int, 4> dollars{1, 2, 3, 5};
    return dollars[static_cast<std::size_t>(bill)];
}

/// Illegal goods. Narcotics stand for any of the other three when a Job is paid (p. 16).
enum class Good : std::uint8_t { gun, booze, blood_money, narcotics };
inline constexpr std::array<Good, 4> all_goods{
    Good::gun, Good::booze, Good::blood_money, Good::narcotics};

enum class JobColour : std::uint8_t { yellow, blue, green, grey };
inline constexpr std::array<JobColour, 4> all_job_colours{
    JobColour::yellow, JobColour::blue, JobColour::green, JobColour::grey};

/// One ability: an icon of page 27, or what the text of a Job or an Ally lets its player do.
enum class Icon : std::uint8_t {
    bank,
    jobs,
    trade_1,
    trade_2,
    trade_3,
    swap,
    money_1,
    money_2,
    money_3,
    money_5,
    gun,
    booze,
    blood_money,
    narcotics,
    horse_head,
    front, ///< The Front of any Business.
    back, ///< The Back of any Business.
    shoot,
    move,
    recall, ///< A figure goes back into its owner's supply.
    mayor,
    union_boss,
    police_chief,
    by_hand, ///< The table does what the card says, in acts.
};
inline constexpr int icon_count = 24;
/// Icons up to and including this one are printed on Businesses; the others only on cards.
inline constexpr Icon last_printed_icon = Icon::horse_head;

[[nodiscard]] std::optional<Bill> bill_of(Icon icon);
[[nodiscard]] std::optional<Good> good_of(Icon icon);
[[nodiscard]] Icon icon_of(Bill bill);
[[nodiscard]] Icon icon_of(Good good);
/// How many cards a trade icon takes from the hand, 0 for every other icon.
[[nodiscard]] int cards_traded(Icon icon);
/// Icons that leave no choice, so that `collects` can use them: money, goods, Horse Head.
[[nodiscard]] bool needs_no_choice(Icon icon);
/// Icons that move cards and nothing else. Board tracking does not follow them.
[[nodiscard]] bool only_moves_cards(Icon icon);

/// The two depths of a record: every card, or only what lies on the board.
enum class Tracking : std::uint8_t { full, board };

enum class Phase : std::uint8_t {
    setup,
    open, ///< Open New Business (p. 12).
    business, ///< Family Business (p. 13).
    wars, ///< Turf Wars (p. 19).
    bribery, ///< Bribery (p. 20).
    tribute, ///< Tribute to the Don (p. 21).
    entracte, ///< Entr'acte (p. 22).
    end, ///< After Act IV (p. 23).
};

/// Acts are numbered 1 to 4.
inline constexpr int last_act = 4;

[[nodiscard]] std::string_view word_of(Area area);
[[nodiscard]] std::string_view word_of(Family family);
[[nodiscard]] std::string_view word_of(FigureKind kind);
[[nodiscard]] std::string_view word_of(Bill bill);
[[nodiscard]] std::string_view word_of(Good good);
[[nodiscard]] std::string_view word_of(JobColour colour);
[[nodiscard]] std::string_view word_of(Icon icon);
[[nodiscard]] std::string_view word_of(Tracking tracking);
[[nodiscard]] std::string_view word_of(Phase phase);

[[nodiscard]] std::optional<Area> area_from(std::string_view word);
[[nodiscard]] std::optional<Family> family_from(std::string_view word);
[[nodiscard]] std::optional<FigureKind> figure_kind_from(std::string_view word);
[[nodiscard]] std::optional<Bill> bill_from(std::string_view word);
[[nodiscard]] std::optional<Good> good_from(std::string_view word);
[[nodiscard]] std::optional<JobColour> job_colour_from(std::string_view word);
[[nodiscard]] std::optional<Icon> icon_from(std::string_view word);
[[nodiscard]] std::optional<Tracking> tracking_from(std::string_view word);

} // namespace consigliere::corleone
