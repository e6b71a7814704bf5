#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/message_template.h"
#include "engine/mafia/rules.h"

#include <array>
#include <cstdint>
#include <string_view>

// The components of MAFIA with their record words and names.
namespace consigliere::mafia {

using ledger::all_of;
using ledger::name_of;
using ledger::value_of;
using ledger::word_of;

/// The six characters, by family. A player controls one to three of one family.
enum class Figure : std::uint8_t { antonio, sergio, paolo, maria, vitorio, franco };
inline constexpr std::size_t figure_count = 6;
[[nodiscard]] constexpr std::size_t index_of(Figure figure)
{
    return static_cast<std::size_t>(figure);
}

enum class Family : std::uint8_t { bonanno, genovese };
[[nodiscard]] constexpr Family family_of(Figure figure)
{
    return figure < Figure::maria ? Family::bonanno : Family::genovese;
}
[[nodiscard]] constexpr Family other(Family family)
{
    return family == Family::bonanno ? Family::genovese : Family::bonanno;
}
[[nodiscard]] constexpr bool are_related(Figure left, Figure right)
{
    return family_of(left) == family_of(right);
}

/// A person at the table, counted clockwise from 0. Components has the names.
enum class Seat : std::uint8_t {};
[[nodiscard]] constexpr std::size_t index_of(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

enum class FieldKind : std::uint8_t {
    start_bonanno,
    start_genovese,
    bank,
    fortuna,
    arms,
    club,
    police,
    casino,
    informer,
    exchange,
    big_city,
    problem,
    agent,
};

/// Rank by the number of pieces on the map (M-3.4).
enum class Rank : std::uint8_t { mafioso, capiregime, capo };

enum class Coin : std::uint8_t { iattura, felicita };

/// Step of a turn (M-3.3).
enum class Phase : std::uint8_t {
    roll,
    move,
    field, ///< The effect or offer of the field.
    business, ///< The rest of the circuit: businesses and cards.
    city, ///< The inner map.
    vendetta, ///< Pieces are removed alternately (M-3.5.6).
    end,
};

/// What ended the game, or would (M-7.1).
enum class Ending : std::uint8_t {
    none,
    all_pieces, ///< A figure has placed all twelve pieces (M-7.1.1).
    map_full, ///< All 45 fields are occupied (M-7.1.2).
    family_out, ///< A family could not pay (M-7.1.3).
    blitz, ///< A figure has placed the seventh piece (M-7.1.4).
    stopped, ///< The table agreed to stop (A32).
};

/// Rounding of half of an odd amount, to a multiple of 200 donars (A29).
enum class TaxRound : std::uint8_t { down200, up200 };

/// Valid stakes (A21).
enum class StakeSteps : std::uint8_t {
    any, ///< Any amount, as in the book.
    of_200, ///< Multiples of 200, the smallest note in the rules.
};

/// Which figure has to be at the Exchange for a deal in cards (A33).
enum class ExchangeFigure : std::uint8_t {
    any, ///< A figure of either player.
    dealing,
};

/// Purpose of a payment; its row has the rule.
enum class Why : std::uint8_t {
    start,
    bank,
    arms,
    police,
    casino,
    informer,
    big_city,
    card,
    perk_antonio,
    perk_sergio,
    perk_paolo,
    perk_maria,
    perk_vitorio,
    perk_franco,
    exchange_fee,
    debt,
    gift,
    field,
    deal,
    transfer_fee,
    hire,
    club_hire,
    attack,
    vendetta,
    bank_price,
    arms_price,
    director, ///< 4,400 donars beside the card for an opponent's bank (M-4.3).
    takeover, ///< 4,000 donars beside red 6 for a shop (M-4.5).
    city_sale,
    loan,
    tax,
    correction,
};

// Rows of the enumerations. -----------------------------------------------------------------------

struct FigureRow {
    Figure value;
    std::string_view word;
    const char* name;
    std::string_view colour;
    ledger::RuleId perk;
    Why reason;
    int amount;
};
/// Whether a figure can own a field.
enum class Nature : std::uint8_t { neutral, business };
struct FieldRow {
    FieldKind value;
    std::string_view word;
    const char* name;
    Nature nature;
    ledger::RuleId rule;
};
struct RankRow {
    Rank value;
    std::string_view word;
    const char* name;
    int pieces; ///< Least number of pieces.
    int change; ///< Largest change of the roll, in steps.
    ledger::RuleId rule;
};
struct WhyRow {
    Why value;
    std::string_view word;
    const char* name;
    ledger::RuleId rule;
};
struct EndingRow {
    Ending value;
    std::string_view word;
    const char* name;
    ledger::RuleId rule;
};

} // namespace consigliere::mafia

namespace consigliere::ledger {

template <>
inline constexpr auto rows_of<mafia::Figure> = [] {
    using enum mafia::Figure;
    using mafia::Why;
    namespace rule = mafia::rule;
    return Enumeration<mafia::Figure, 6, mafia::FigureRow>{{{
        {antonio, "antonio", to_translate("Antonio"), "red", rule::antonio, Why::perk_antonio, 400},
        {sergio, "sergio", to_translate("Sergio"), "black", rule::sergio, Why::perk_sergio, 1'000},
        {paolo, "paolo", to_translate("Paolo"), "yellow", rule::paolo, Why::perk_paolo, 400},
        {maria, "maria", to_translate("Maria Luisa"), "blue", rule::maria, Why::perk_maria, 400},
        {vitorio, "vitorio", to_translate("Vitorio"), "green", rule::vitorio, Why::perk_vitorio,
            400},
        {franco, "franco", to_translate("Franco"), "white", rule::franco, Why::perk_franco, 1'000},
    }}};
}();

template <>
inline constexpr Enumeration<mafia::Family, 2> rows_of<mafia::Family>{{{
    {mafia::Family::bonanno, "bonanno", to_translate("Bonanno")},
    {mafia::Family::genovese, "genovese", to_translate("Genovese")},
}}};

template <>
inline constexpr auto rows_of<mafia::FieldKind> = [] {
    using enum mafia::FieldKind;
    using enum mafia::Nature;
    namespace rule = mafia::rule;
    return Enumeration<mafia::FieldKind, 13, mafia::FieldRow>{{{
        {start_bonanno, "start-bonanno", to_translate("Start of the Bonanno"), neutral,
            rule::start},
        {start_genovese, "start-genovese", to_translate("Start of the Genovese"), neutral,
            rule::start},
        {bank, "bank", to_translate("Bank"), business, rule::bank},
        {mafia::FieldKind::fortuna, "fortuna", to_translate("Fortuna"), neutral, rule::fortuna},
        {arms, "arms", to_translate("Arms shop"), business, rule::arms},
        {club, "club", to_translate("Sports club"), neutral, rule::club},
        {police, "police", to_translate("Police station"), business, rule::police},
        {casino, "casino", to_translate("Casino"), neutral, rule::casino},
        {informer, "informer", to_translate("Informer"), neutral, rule::informer},
        {exchange, "exchange", to_translate("Exchange"), neutral, rule::exchange},
        {big_city, "big-city", to_translate("Big city"), neutral, rule::big_city},
        {problem, "problem", to_translate("Problem"), neutral, rule::problem},
        {agent, "agent", to_translate("Federal agent"), neutral, rule::agent},
    }}};
}();

template <>
inline constexpr auto rows_of<mafia::Rank> = [] {
    using enum mafia::Rank;
    namespace rule = mafia::rule;
    return Enumeration<mafia::Rank, 3, mafia::RankRow>{{{
        {mafioso, "mafioso", to_translate("mafioso"), 0, 2, rule::mafioso},
        {capiregime, "capiregime", to_translate("capiregime"), 3, 1, rule::capiregime},
        {capo, "capo", to_translate("capo"), 7, 0, rule::capo},
    }}};
}();

template <>
inline constexpr Enumeration<mafia::Coin, 2> rows_of<mafia::Coin>{{{
    {mafia::Coin::iattura, "iattura", to_translate("iattura (bad luck)")},
    {mafia::Coin::felicita, "felicita", to_translate("felicità (luck)")},
}}};

template <>
inline constexpr Enumeration<mafia::Phase, 7> rows_of<mafia::Phase>{{{
    {mafia::Phase::roll, "roll", to_translate("Roll")},
    {mafia::Phase::move, "move", to_translate("Move")},
    {mafia::Phase::field, "field", to_translate("Field")},
    {mafia::Phase::business, "business", to_translate("Business")},
    {mafia::Phase::city, "city", to_translate("City")},
    {mafia::Phase::vendetta, "vendetta", to_translate("Vendetta")},
    {mafia::Phase::end, "end", to_translate("The end")},
}}};

template <>
inline constexpr auto rows_of<mafia::Ending> = [] {
    using enum mafia::Ending;
    namespace rule = mafia::rule;
    return Enumeration<mafia::Ending, 6, mafia::EndingRow>{{{
        {none, "none", to_translate("the game continues"), rule::winner},
        {all_pieces, "all-pieces", to_translate("all twelve pieces are placed"), rule::all_pieces},
        {map_full, "map-full", to_translate("the map is full"), rule::map_is_full},
        {family_out, "family-out", to_translate("a family can’t pay"), rule::family_out},
        {blitz, "blitz", to_translate("the seventh piece of a blitz war"), rule::blitz},
        {stopped, "stopped", to_translate("the table has stopped"), rule::a32_stop},
    }}};
}();

template <>
inline constexpr Enumeration<mafia::TaxRound, 2> rows_of<mafia::TaxRound>{
    {{{mafia::TaxRound::down200, "down200"}, {mafia::TaxRound::up200, "up200"}}}};

template <>
inline constexpr Enumeration<mafia::StakeSteps, 2> rows_of<mafia::StakeSteps>{
    {{{mafia::StakeSteps::any, "any"}, {mafia::StakeSteps::of_200, "200"}}}};

template <>
inline constexpr Enumeration<mafia::ExchangeFigure, 2> rows_of<mafia::ExchangeFigure>{
    {{{mafia::ExchangeFigure::any, "any"}, {mafia::ExchangeFigure::dealing, "dealing"}}}};

template <>
inline constexpr auto rows_of<mafia::Why> = [] {
    using enum mafia::Why;
    namespace rule = mafia::rule;
    return Enumeration<mafia::Why, 32, mafia::WhyRow>{{{
        {start, "start", to_translate("family start"), rule::start},
        {bank, "bank", to_translate("bank"), rule::bank},
        {arms, "arms", to_translate("arms shop"), rule::arms},
        {police, "police", to_translate("police station"), rule::police},
        {casino, "casino", to_translate("casino"), rule::casino},
        {informer, "informer", to_translate("informer"), rule::informer},
        {big_city, "big-city", to_translate("big city"), rule::big_city},
        {card, "card", to_translate("card"), rule::red_cards},
        {perk_antonio, "perk-antonio", to_translate("Antonio’s perk"), rule::antonio},
        {perk_sergio, "perk-sergio", to_translate("Sergio’s perk"), rule::sergio},
        {perk_paolo, "perk-paolo", to_translate("Paolo’s perk"), rule::paolo},
        {perk_maria, "perk-maria", to_translate("Maria Luisa’s perk"), rule::maria},
        {perk_vitorio, "perk-vitorio", to_translate("Vitorio’s perk"), rule::vitorio},
        {perk_franco, "perk-franco", to_translate("Franco’s perk"), rule::franco},
        {exchange_fee, "exchange-fee", to_translate("fee for several figures"), rule::one_purse},
        {debt, "debt", to_translate("debt"), rule::exchange},
        {gift, "gift", to_translate("gift in the family"), rule::exchange},
        {field, "field", to_translate("field of the map"), rule::buy_field},
        {deal, "deal", to_translate("deal"), rule::buy_occupied},
        {transfer_fee, "transfer-fee", to_translate("fee for a field between own figures"),
            rule::one_purse},
        {hire, "hire", to_translate("killer"), rule::hire},
        {club_hire, "club-hire", to_translate("killer from the club"), rule::club},
        {attack, "attack", to_translate("special fee"), rule::take_occupied},
        {vendetta, "vendetta", to_translate("fee of a vendetta"), rule::vendetta_price},
        {bank_price, "bank-price", to_translate("price of a bank"), rule::bank},
        {arms_price, "arms-price", to_translate("price of an arms shop"), rule::arms},
        {director, "director", to_translate("the director’s price"), rule::bank},
        {takeover, "takeover", to_translate("price of a take-over"), rule::arms},
        {city_sale, "city-sale", to_translate("piece sold to the city"), rule::sell_pieces},
        {loan, "loan", to_translate("loan"), rule::loan},
        {tax, "tax", to_translate("tax"), rule::tax},
        {correction, "correction", to_translate("correction"), rule::decks},
    }}};
}();

} // namespace consigliere::ledger

namespace consigliere::mafia {

[[nodiscard]] constexpr std::array<Figure, 3> figures_of(Family family)
{
    using enum Figure;
    return family == Family::bonanno ? std::array{antonio, sergio, paolo}
                                     : std::array{maria, vitorio, franco};
}
[[nodiscard]] constexpr std::string_view colour_of(Figure figure)
{
    return ledger::rows_of<Figure>.row(figure).colour;
}
[[nodiscard]] constexpr FieldKind start_of(Family family)
{
    return family == Family::bonanno ? FieldKind::start_bonanno : FieldKind::start_genovese;
}
[[nodiscard]] constexpr bool is_business(FieldKind kind)
{
    return ledger::rows_of<FieldKind>.row(kind).nature == Nature::business;
}
[[nodiscard]] constexpr ledger::RuleId rule_of(FieldKind kind)
{
    return ledger::rows_of<FieldKind>.row(kind).rule;
}
[[nodiscard]] constexpr ledger::RuleId rule_of(Rank rank)
{
    return ledger::rows_of<Rank>.row(rank).rule;
}
[[nodiscard]] constexpr ledger::RuleId rule_of(Why why)
{
    return ledger::rows_of<Why>.row(why).rule;
}
[[nodiscard]] constexpr ledger::RuleId rule_of(Ending ending)
{
    return ledger::rows_of<Ending>.row(ending).rule;
}
/// Largest change of a roll, in steps (M-3.4).
[[nodiscard]] constexpr int change_of(Rank rank)
{
    return ledger::rows_of<Rank>.row(rank).change;
}
[[nodiscard]] constexpr Rank rank_with(int pieces)
{
    Rank rank = Rank::mafioso;
    for (const RankRow& row : ledger::rows_of<Rank>.rows()) {
        if (pieces >= row.pieces)
            rank = row.value;
    }
    return rank;
}

} // namespace consigliere::mafia
