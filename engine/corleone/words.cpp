#include "engine/corleone/words.h"

#include "engine/ledger/word_table.h"

namespace consigliere::corleone {

using ledger::value_in;
using ledger::word_in;
using ledger::WordTable;

namespace {

constexpr WordTable<area_count> area_words{"wall-street", "brooklyn", "upper-east-side", "queens",
    "upper-west-side", "midtown", "chelsea", "central-park"};
constexpr WordTable<family_count> family_words{
    "marzullo", "matarazzo", "vitale", "caccamo", "pizzino"};
constexpr WordTable<7> figure_words{
    "thug", "don", "consigliere", "heir", "mayor", "union-boss", "police-chief"};
constexpr WordTable<4> bill_words{"$1", "$2", "$3", "$5"};
constexpr WordTable<4> good_words{"gun", "booze", "blood-money", "narcotics"};
constexpr WordTable<4> colour_words{"yellow", "blue", "green", "grey"};
constexpr WordTable<icon_count> icon_words{"bank", "jobs", "trade-1", "trade-2", "trade-3", "swap",
    "$1", "$2", "$3", "$5", "gun", "booze", "blood-money", "narcotics", "horse-head", "front",
    "back", "shoot", "move", "recall", "mayor", "union-boss", "police-chief", "by-hand"};
constexpr WordTable<2> tracking_words{"full", "board"};
constexpr WordTable<8> phase_words{
    "setup", "open", "business", "wars", "bribery", "tribute", "entracte", "end"};

constexpr int offset(Icon icon, Icon first)
{
    return static_cast<int>(icon) - static_cast<int>(first);
}

} // namespace

std::optional<Bill> bill_of(Icon icon)
{
    if (icon < Icon::money_1 || icon > Icon::money_5)
        return std::nullopt;
    return static_cast<Bill>(offset(icon, Icon::money_1));
}

std::optional<Good> good_of(Icon icon)
{
    if (icon < Icon::gun || icon > Icon::narcotics)
        return std::nullopt;
    return static_cast<Good>(offset(icon, Icon::gun));
}

Icon icon_of(Bill bill)
{
    return static_cast<Icon>(static_cast<int>(Icon::money_1) + static_cast<int>(bill));
}

Icon icon_of(Good good)
{
    return static_cast<Icon>(static_cast<int>(Icon::gun) + static_cast<int>(good));
}

int cards_traded(Icon icon)
{
    if (icon < Icon::trade_1 || icon > Icon::trade_3)
        return 0;
    return offset(icon, Icon::trade_1) + 1;
}

bool needs_no_choice(Icon icon)
{
    return bill_of(icon).has_value() || good_of(icon).has_value() || icon == Icon::horse_head;
}

bool only_moves_cards(Icon icon)
{
    return icon < Icon::horse_head;
}

std::string_view word_of(Area area)
{
    return word_in(area_words, area);
}

std::string_view word_of(Family family)
{
    return word_in(family_words, family);
}

std::string_view word_of(FigureKind kind)
{
    return word_in(figure_words, kind);
}

std::string_view word_of(Bill bill)
{
    return word_in(bill_words, bill);
}

std::string_view word_of(Good good)
{
    return word_in(good_words, good);
}

std::string_view word_of(JobColour colour)
{
    return word_in(colour_words, colour);
}

std::string_view word_of(Icon icon)
{
    return word_in(icon_words, icon);
}

std::string_view word_of(Tracking tracking)
{
    return word_in(tracking_words, tracking);
}

std::string_view word_of(Phase phase)
{
    return word_in(phase_words, phase);
}

std::optional<Area> area_from(std::string_view word)
{
    return value_in<Area>(area_words, word);
}

std::optional<Family> family_from(std::string_view word)
{
    return value_in<Family>(family_words, word);
}

std::optional<FigureKind> figure_kind_from(std::string_view word)
{
    return value_in<FigureKind>(figure_words, word);
}

std::optional<Bill> bill_from(std::string_view word)
{
    return value_in<Bill>(bill_words, word);
}

std::optional<Good> good_from(std::string_view word)
{
    return value_in<Good>(good_words, word);
}

std::optional<JobColour> job_colour_from(std::string_view word)
{
    return value_in<JobColour>(colour_words, word);
}

std::optional<Icon> icon_from(std::string_view word)
{
    return value_in<Icon>(icon_words, word);
}

std::optional<Tracking> tracking_from(std::string_view word)
{
    return value_in<Tracking>(tracking_words, word);
}

} // namespace consigliere::corleone
