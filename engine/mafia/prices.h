#pragma once

// Amounts in donars that no rank, card or agreement changes. The referee and the screens take
// them from here.
namespace consigliere::mafia {

inline constexpr int money_of_figure = 5'000; ///< Starting money (M-2.2, M-8.3).

// The circuit.
inline constexpr int per_piece = 200; ///< At a start and in the big city (M-4.2, M-4.11).
inline constexpr int informer_price = 400; ///< For a red card (M-4.10).
inline constexpr int most_stake = 4'000; ///< Limit of the casino (M-4.8).
inline constexpr int club_price = 2'000; ///< For a killer at the sports club (M-4.6).
inline constexpr int bank_price = 4'000; ///< M-4.3
inline constexpr int director_price = 4'400; ///< Beside red 1 to 3, for an opponent's bank (M-4.3).
inline constexpr int arms_price = 6'000; ///< M-4.5
inline constexpr int takeover_price = 4'000; ///< Beside red 6, to the owner of a shop (M-4.5).
inline constexpr int fee_for_two = 600; ///< At the Exchange, two figures of a purse (M-8.3).
inline constexpr int fee_for_three = 800;
[[nodiscard]] constexpr int exchange_fee(int figures)
{
    if (figures < 2)
        return 0;
    return figures == 2 ? fee_for_two : fee_for_three;
}

// The city.
inline constexpr int usual_field_price = 6'000; ///< M-3.5.1
inline constexpr int usual_hire_price = 4'000; ///< M-3.5.3
inline constexpr int usual_fee = 4'000; ///< For capturing an unguarded piece (M-3.5.4).
inline constexpr int vendetta_fee = 12'000; ///< M-3.5.6
inline constexpr int city_pays = 2'000; ///< For a piece sold in distress (M-5.1.1).

} // namespace consigliere::mafia
