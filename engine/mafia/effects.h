#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/mafia/enums.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Effects of cards as described by a table. The book prints almost none of the 48 texts.
namespace consigliere::mafia {

/// An amount in donars for each rank, because cards depend on rank (M-3.4e); nullopt if unknown.
using Amounts = std::array<std::optional<int>, ledger::count_of<Rank>>;

struct Effect {
    enum class Kind : std::uint8_t {
        get_bank,
        pay_bank,
        get_opponents, ///< From each opponent, by the payer's rank.
        pay_opponents, ///< To each opponent, by the payer's rank.
        get_relatives,
        pay_relatives,
        draw_red,
        draw_black,
        killer, ///< A free killer on the home point.
        hire_price, ///< Price of hiring while the card is open in front of the figure.
        field_price, ///< Price of a free field of the map, likewise.
        fee_price, ///< Special fee of an attack, likewise.
        move_to, ///< Along the arrow to the next field of a kind, which then takes effect.
        skip_turn, ///< In the figure's next turn it only rolls, for the next player.
        // The player chooses; the line lists the choice after `doing:`.
        lose_piece, ///< An own piece leaves the map.
        place_piece, ///< A free piece on a free field.
        take_card, ///< From another player.
        take_business, ///< A neutral one, or any player's.
        by_hand, ///< Anything else, done by the table and listed in the line.
    };
    Kind kind = Kind::by_hand;
    Amounts amounts{};
    FieldKind field{};

    [[nodiscard]] friend bool operator==(const Effect&, const Effect&) = default;
};

/// Parses `get bank 400/600/1000`, `draw black`, `move to police` or `by hand`. `?` is an unknown
/// amount. Returns nullopt if invalid.
[[nodiscard]] std::optional<Effect> effect_from(std::string_view text);
[[nodiscard]] std::string word_of(const Effect& effect);

[[nodiscard]] bool has_amount(Effect::Kind kind);
/// True if the effect only changes a price, as long as the card is open.
[[nodiscard]] constexpr bool is_price(Effect::Kind kind)
{
    using enum Effect::Kind;
    return kind == hire_price || kind == field_price || kind == fee_price;
}

/// True if the figure that uses the card chooses the object of the effect.
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
