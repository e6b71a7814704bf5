#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/message_template.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

// What every box contains. Properties of single cards and tiles are in `components.h`.
namespace consigliere::corleone {

using ledger::all_of;
using ledger::count_of;
using ledger::name_of;
using ledger::value_of;
using ledger::word_of;

/// The seven Territories by number (p. 10), and Central Park, which is not a Territory.
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
[[nodiscard]] constexpr bool is_territory(Area area)
{
    return area != Area::central_park;
}
/// The number printed in a Territory, 1 to 7.
[[nodiscard]] constexpr int number_of_territory(Area territory)
{
    return static_cast<int>(territory) + 1;
}
[[nodiscard]] constexpr Area territory_with_number(int number)
{
    return static_cast<Area>(number - 1);
}
inline constexpr std::array<Area, territory_count> territories = [] {
    std::array<Area, territory_count> all{};
    for (int number = 1; number <= territory_count; ++number)
        all[static_cast<std::size_t>(number - 1)] = territory_with_number(number);
    return all;
}();

enum class Family : std::uint8_t { marzullo, matarazzo, vitale, caccamo, pizzino };

enum class FigureKind : std::uint8_t {
    thug, ///< Square base; two per Family, three with two players (p. 9).
    don,
    consigliere,
    heir,
    mayor, ///< Neutral, on Family Member spaces (p. 18).
    union_boss, ///< Neutral, on Thug spaces (p. 18).
    police_chief, ///< Neutral, in a Territory outside any space (p. 18).
};
[[nodiscard]] constexpr bool is_family_member(FigureKind kind)
{
    return kind == FigureKind::don || kind == FigureKind::consigliere || kind == FigureKind::heir;
}
[[nodiscard]] constexpr bool is_neutral(FigureKind kind)
{
    return kind >= FigureKind::mayor;
}

enum class Bill : std::uint8_t { one, two, three, five };
[[nodiscard]] constexpr int dollars_of(Bill bill)
{
    constexpr std::array<int, 4> dollars{1, 2, 3, 5};
    return dollars[static_cast<std::size_t>(bill)];
}

/// Illegal goods. Narcotics replace any other good in the cost of a Job (p. 16).
enum class Good : std::uint8_t { gun, booze, blood_money, narcotics };

enum class JobColour : std::uint8_t { yellow, blue, green, grey };

enum class TileColour : std::uint8_t {
    blue, ///< Opened in Acts I and II.
    red, ///< Opened in Acts III and IV.
    printed, ///< One per Territory and one in Central Park, printed on the board.
};

/// An ability: an icon of page 27, or an effect in the text of a Job or an Ally.
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
    recall, ///< Returns a figure to its owner's supply.
    mayor,
    union_boss,
    police_chief,
    by_hand, ///< Effect in words: the table lists the acts.
};

/// What the player has to choose to use an ability. `move.h` has one target type for each.
enum class Choice : std::uint8_t {
    nothing,
    money, ///< A card for the Suitcase.
    jobs, ///< Which of the drawn Jobs to keep.
    trade, ///< The cards to give.
    swap, ///< The card to give and the good to take.
    business,
    figure,
    figure_and_place,
    place,
    acts,
};

/// Where an ability is printed: on Businesses and cards, or on cards only.
enum class PrintedOn : std::uint8_t { businesses, cards };
/// `cards`: moves cards only; ignored in board tracking.
enum class Reach : std::uint8_t { cards, board };

enum class CardCount : std::uint8_t {};

/// Properties of an ability. Its effect is in `p27_icons.cpp`, its drawing in
/// `companion/table_corleone/icons.cpp`.
struct IconRow {
    Icon value;
    std::string_view word;
    const char* name;
    Choice choice;
    PrintedOn printed_on;
    Reach reach;
    /// The money or good it brings, the neutral figure it places, or the number of cards it takes.
    std::variant<std::monostate, Bill, Good, FigureKind, CardCount> about;
    /// The prompt for a choice on the board, and its text in the log.
    const char* request = "";
    const char* told = "";
};

/// Level of detail of a record: every card, or only the board.
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

/// Acts are numbered from 1.
inline constexpr int last_act = 4;

} // namespace consigliere::corleone

// The rows of the enumerations. ------------------------------------------------------------------

namespace consigliere::ledger {

template <>
inline constexpr Enumeration<corleone::Area, 8> rows_of<corleone::Area>{{{
    {corleone::Area::wall_street, "wall-street", to_translate("Wall Street")},
    {corleone::Area::brooklyn, "brooklyn", to_translate("Brooklyn")},
    {corleone::Area::upper_east_side, "upper-east-side", to_translate("Upper East Side")},
    {corleone::Area::queens, "queens", to_translate("Queens")},
    {corleone::Area::upper_west_side, "upper-west-side", to_translate("Upper West Side")},
    {corleone::Area::midtown, "midtown", to_translate("Midtown")},
    {corleone::Area::chelsea, "chelsea", to_translate("Chelsea")},
    {corleone::Area::central_park, "central-park", to_translate("Central Park")},
}}};

template <>
inline constexpr Enumeration<corleone::Family, 5> rows_of<corleone::Family>{{{
    {corleone::Family::marzullo, "marzullo", to_translate("Marzullo")},
    {corleone::Family::matarazzo, "matarazzo", to_translate("Matarazzo")},
    {corleone::Family::vitale, "vitale", to_translate("Vitale")},
    {corleone::Family::caccamo, "caccamo", to_translate("Caccamo")},
    {corleone::Family::pizzino, "pizzino", to_translate("Pizzino")},
}}};

template <>
inline constexpr Enumeration<corleone::FigureKind, 7> rows_of<corleone::FigureKind>{{{
    {corleone::FigureKind::thug, "thug", to_translate("Thug")},
    {corleone::FigureKind::don, "don", to_translate("Don")},
    {corleone::FigureKind::consigliere, "consigliere", to_translate("Consigliere")},
    {corleone::FigureKind::heir, "heir", to_translate("Heir")},
    {corleone::FigureKind::mayor, "mayor", to_translate("Mayor")},
    {corleone::FigureKind::union_boss, "union-boss", to_translate("Union Boss")},
    {corleone::FigureKind::police_chief, "police-chief", to_translate("Police Chief")},
}}};

template <>
inline constexpr Enumeration<corleone::Bill, 4> rows_of<corleone::Bill>{{{
    {corleone::Bill::one, "$1", "$1"},
    {corleone::Bill::two, "$2", "$2"},
    {corleone::Bill::three, "$3", "$3"},
    {corleone::Bill::five, "$5", "$5"},
}}};

template <>
inline constexpr Enumeration<corleone::Good, 4> rows_of<corleone::Good>{{{
    {corleone::Good::gun, "gun", to_translate("Gun")},
    {corleone::Good::booze, "booze", to_translate("Booze")},
    {corleone::Good::blood_money, "blood-money", to_translate("Blood Money")},
    {corleone::Good::narcotics, "narcotics", to_translate("Narcotics")},
}}};

template <>
inline constexpr Enumeration<corleone::JobColour, 4> rows_of<corleone::JobColour>{{{
    {corleone::JobColour::yellow, "yellow", to_translate("yellow")},
    {corleone::JobColour::blue, "blue", to_translate("blue")},
    {corleone::JobColour::green, "green", to_translate("green")},
    {corleone::JobColour::grey, "grey", to_translate("grey")},
}}};

template <>
inline constexpr Enumeration<corleone::TileColour, 3> rows_of<corleone::TileColour>{{{
    {corleone::TileColour::blue, "blue", to_translate("blue")},
    {corleone::TileColour::red, "red", to_translate("red")},
    {corleone::TileColour::printed, "printed", to_translate("printed")},
}}};

template <>
inline constexpr Enumeration<corleone::Tracking, 2> rows_of<corleone::Tracking>{{{
    {corleone::Tracking::full, "full"},
    {corleone::Tracking::board, "board"},
}}};

template <>
inline constexpr Enumeration<corleone::Phase, 8> rows_of<corleone::Phase>{{{
    {corleone::Phase::setup, "setup", to_translate("Setup")},
    {corleone::Phase::open, "open", to_translate("Open New Business")},
    {corleone::Phase::business, "business", to_translate("Family Business")},
    {corleone::Phase::wars, "wars", to_translate("Turf Wars")},
    {corleone::Phase::bribery, "bribery", to_translate("Bribery")},
    {corleone::Phase::tribute, "tribute", to_translate("Tribute to the Don")},
    {corleone::Phase::entracte, "entracte", to_translate("Entr’acte")},
    {corleone::Phase::end, "end", to_translate("The end")},
}}};

template <>
inline constexpr Enumeration<corleone::Icon, 24, corleone::IconRow> rows_of<corleone::Icon>{[] {
    using namespace corleone;
    // Questions have a Reach of another kind.
    using corleone::Reach;
    using enum Icon;
    constexpr PrintedOn businesses = PrintedOn::businesses;
    constexpr PrintedOn cards = PrintedOn::cards;
    return std::array<IconRow, 24>{{
        {bank, "bank", to_translate("Suitcase"), Choice::money, businesses, Reach::cards, {}},
        {jobs, "jobs", to_translate("Jobs"), Choice::jobs, businesses, Reach::cards, {}},
        {trade_1, "trade-1", to_translate("trade 1 card"), Choice::trade, businesses, Reach::cards,
            CardCount{1}},
        {trade_2, "trade-2", to_translate("trade 2 cards"), Choice::trade, businesses, Reach::cards,
            CardCount{2}},
        {trade_3, "trade-3", to_translate("trade 3 cards"), Choice::trade, businesses, Reach::cards,
            CardCount{3}},
        {swap, "swap", to_translate("swap"), Choice::swap, businesses, Reach::cards, {}},
        {money_1, "$1", "$1", Choice::nothing, businesses, Reach::cards, Bill::one},
        {money_2, "$2", "$2", Choice::nothing, businesses, Reach::cards, Bill::two},
        {money_3, "$3", "$3", Choice::nothing, businesses, Reach::cards, Bill::three},
        {money_5, "$5", "$5", Choice::nothing, businesses, Reach::cards, Bill::five},
        {gun, "gun", to_translate("Gun"), Choice::nothing, businesses, Reach::cards, Good::gun},
        {booze, "booze", to_translate("Booze"), Choice::nothing, businesses, Reach::cards,
            Good::booze},
        {blood_money, "blood-money", to_translate("Blood Money"), Choice::nothing, businesses,
            Reach::cards, Good::blood_money},
        {narcotics, "narcotics", to_translate("Narcotics"), Choice::nothing, businesses,
            Reach::cards, Good::narcotics},
        {horse_head, "horse-head", to_translate("Horse Head"), Choice::nothing, businesses,
            Reach::board, {}},
        {front, "front", to_translate("a Front"), Choice::business, cards, Reach::board, {},
            to_translate("Choose the Business whose Front is used."),
            to_translate("uses the Front of {business}")},
        {back, "back", to_translate("a Back"), Choice::business, cards, Reach::board, {},
            to_translate("Choose the Business whose Back is used."),
            to_translate("uses the Back of {business}")},
        {shoot, "shoot", to_translate("shoot"), Choice::figure, cards, Reach::board, {},
            to_translate("Choose the figure to shoot."), to_translate("shoots {figure}")},
        {move, "move", to_translate("move a figure"), Choice::figure_and_place, cards, Reach::board,
            {}, to_translate("Choose the figure to move.")},
        {recall, "recall", to_translate("call a figure back"), Choice::figure, cards, Reach::board,
            {}, to_translate("Choose the figure to return to its owner."),
            to_translate("calls back {figure}")},
        {mayor, "mayor", to_translate("Mayor"), Choice::place, cards, Reach::board,
            FigureKind::mayor, to_translate("Choose a Family Member space for the Mayor.")},
        {union_boss, "union-boss", to_translate("Union Boss"), Choice::place, cards, Reach::board,
            FigureKind::union_boss, to_translate("Choose a Thug space for the Union Boss.")},
        {police_chief, "police-chief", to_translate("Police Chief"), Choice::place, cards,
            Reach::board, FigureKind::police_chief,
            to_translate("Choose a Territory for the Police Chief.")},
        {by_hand, "by-hand", to_translate("as the card says"), Choice::acts, cards, Reach::board,
            {}},
    }};
}()};

} // namespace consigliere::ledger

// Properties of abilities. ------------------------------------------------------------------------

namespace consigliere::corleone {

[[nodiscard]] constexpr const IconRow& row_of(Icon icon)
{
    return ledger::rows_of<Icon>.row(icon);
}
/// The money, good, figure or number of cards of an ability; nullopt if of another type.
template <typename Thing>
[[nodiscard]] constexpr std::optional<Thing> about(Icon icon)
{
    const Thing* thing = std::get_if<Thing>(&row_of(icon).about);
    return thing == nullptr ? std::nullopt : std::optional(*thing);
}
/// The ability for a money card, good, figure or number of cards; `by_hand` if there is none.
template <typename Thing>
[[nodiscard]] constexpr Icon icon_of(Thing thing)
{
    for (const Icon icon : all_of<Icon>) {
        if (about<Thing>(icon) == thing)
            return icon;
    }
    return Icon::by_hand;
}
/// Number of cards that a trade takes from the hand; 0 for other icons.
[[nodiscard]] constexpr int cards_traded(Icon icon)
{
    return static_cast<int>(about<CardCount>(icon).value_or(CardCount{}));
}
/// Returns true for money, goods and Horse Head: `collects` can use them.
[[nodiscard]] constexpr bool needs_no_choice(Icon icon)
{
    return row_of(icon).choice == Choice::nothing;
}
[[nodiscard]] constexpr bool only_moves_cards(Icon icon)
{
    return row_of(icon).reach == Reach::cards;
}

} // namespace consigliere::corleone
