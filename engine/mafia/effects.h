#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/mafia/enums.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a card does, as a table describes it once. The book prints almost none of the 48 texts.
namespace consigliere::mafia {

/// An amount for each rank, because cards ask another one of a capo than of a mafioso (M-3.4e);
/// nothing where nobody has told it.
using Amounts = std::array<std::optional<int>, ledger::count_of<Rank>>;

struct Effect {
    enum class Kind : std::uint8_t {
        get_bank,
        pay_bank,
        get_opponents, ///< Each of the three pays, by his own rank.
        pay_opponents, ///< To each of the three, by the rank of who pays.
        get_relatives,
        pay_relatives,
        draw_red,
        draw_black,
        killer, ///< One comes onto his home point, free of charge.
        hire_price, ///< Hiring costs this while the card lies open before the figure.
        field_price, ///< So does a free field of the map.
        fee_price, ///< So does the special fee of an attack.
        move_to, ///< Along the arrow to the next field of a kind, whose order is done.
        skip_turn, ///< His next turn: he only rolls, to say who comes after him.
        // He chooses which, and the line tells it behind `doing:`.
        lose_piece, ///< One of his own goes off the map.
        place_piece, ///< One comes onto a free field, free of charge.
        take_card, ///< From another player.
        take_business, ///< Of anybody, or a neutral one.
        by_hand, ///< Something else: the table does it and tells what it did.
    };
    Kind kind = Kind::by_hand;
    Amounts amounts{};
    FieldKind field{}; ///< Of `move_to`.

    [[nodiscard]] friend bool operator==(const Effect&, const Effect&) = default;
};

/// `get bank 400/600/1000`, `draw black`, `move to police`, `by hand`; `?` stands for an amount
/// that nobody has told.
[[nodiscard]] std::optional<Effect> effect_from(std::string_view text);
[[nodiscard]] std::string word_of(const Effect& effect);

/// Whether an effect goes with an amount.
[[nodiscard]] bool has_amount(Effect::Kind kind);
/// Whether an effect lasts for as long as the card lies open, and does nothing by itself.
[[nodiscard]] constexpr bool is_price(Effect::Kind kind)
{
    using enum Effect::Kind;
    return kind == hire_price || kind == field_price || kind == fee_price;
}

/// Whether whoever has the card chooses what it does.
[[nodiscard]] constexpr bool is_choice(Effect::Kind kind)
{
    using enum Effect::Kind;
    return kind == lose_piece || kind == place_piece || kind == take_card || kind == take_business;
}

} // namespace consigliere::mafia

namespace consigliere::ledger {

struct EffectRow {
    mafia::Effect::Kind value;
    std::string_view word;
    const char* name;
    bool has_amount;
};

template <>
inline constexpr auto rows_of<mafia::Effect::Kind> = [] {
    using enum mafia::Effect::Kind;
    return Enumeration<mafia::Effect::Kind, 19, EffectRow>{{{
        {get_bank, "get bank", to_translate("Collect from the bank"), true},
        {pay_bank, "pay bank", to_translate("Pay to the bank"), true},
        {get_opponents, "get opponents", to_translate("Collect from each opponent"), true},
        {pay_opponents, "pay opponents", to_translate("Pay to each opponent"), true},
        {get_relatives, "get relatives", to_translate("Collect from each relative"), true},
        {pay_relatives, "pay relatives", to_translate("Pay to each relative"), true},
        {draw_red, "draw red", to_translate("Draw a red card"), false},
        {draw_black, "draw black", to_translate("Draw a black card"), false},
        {killer, "killer", to_translate("Get a killer"), false},
        {hire_price, "hire", to_translate("Hiring a killer costs"), true},
        {field_price, "field", to_translate("A free field costs"), true},
        {fee_price, "fee", to_translate("The special fee is"), true},
        {move_to, "move to", to_translate("Go to the next field of a kind"), false},
        {skip_turn, "skip turn", to_translate("Skip a turn"), false},
        {lose_piece, "lose piece", to_translate("Lose a piece"), false},
        {place_piece, "place piece", to_translate("Place a piece for free"), false},
        {take_card, "take card", to_translate("Take a card from another player"), false},
        {take_business, "take business", to_translate("Take a business"), false},
        {by_hand, "by hand", to_translate("Done at the table"), false},
    }}};
}();

} // namespace consigliere::ledger
