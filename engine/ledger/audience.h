#pragma once

#include <cstdint>

namespace consigliere::ledger {

/// The observer for whom an evening is shown. `ObserverView` shows what this observer may see.
class Audience {
public:
    /// Whether the players' holdings are shown to all. Moves that are secret by rule, such as a
    /// hidden bid, stay hidden even when `open`.
    enum class Hands : std::uint8_t { covered, open };

    /// Public information only.
    [[nodiscard]] static constexpr Audience everybody(Hands hands = Hands::covered)
    {
        return {Who::everybody, no_seat, hands};
    }
    /// One player. `number`: index into `Evening::actors()`.
    [[nodiscard]] static constexpr Audience seat(int number)
    {
        return {Who::seat, static_cast<std::int8_t>(number), Hands::covered};
    }
    /// The recorder of the evening: sees everything.
    [[nodiscard]] static constexpr Audience scribe() { return {Who::scribe, no_seat, Hands::open}; }

    [[nodiscard]] constexpr bool is_scribe() const { return m_who == Who::scribe; }
    /// Returns true for the player of this seat and for the scribe.
    [[nodiscard]] constexpr bool sits_at(int number) const
    {
        return is_scribe() || m_seat == number;
    }
    /// Returns true if the holdings of this seat are visible.
    [[nodiscard]] constexpr bool sees_hand_of(int number) const
    {
        return m_hands == Hands::open || sits_at(number);
    }
    [[nodiscard]] friend constexpr bool operator==(Audience, Audience) = default;

private:
    enum class Who : std::uint8_t { everybody, seat, scribe };
    static constexpr std::int8_t no_seat = -1;

    constexpr Audience(Who who, std::int8_t seat, Hands hands)
        : m_who(who)
        , m_seat(seat)
        , m_hands(hands)
    {
    }

    Who m_who;
    std::int8_t m_seat;
    Hands m_hands;
};

} // namespace consigliere::ledger
