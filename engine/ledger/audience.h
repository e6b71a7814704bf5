#pragma once

#include <cstdint>

namespace consigliere::ledger {

/// Who looks at an evening. What an audience may see of it is a question to the game: see
/// `ObserverView`.
class Audience {
public:
    /// Whether a table lays open what its players hold. A bid that is still covered stays so even
    /// then: it is secret by the rules, and not only from those who cannot see over a shoulder.
    enum class Hands : std::uint8_t { covered, open };

    /// Whoever stands at the table: what all have seen, and nothing else.
    [[nodiscard]] static constexpr Audience everybody(Hands hands = Hands::covered)
    {
        return {Who::everybody, no_seat, hands};
    }
    /// One player, by the place in `Evening::actors()`.
    [[nodiscard]] static constexpr Audience seat(int number)
    {
        return {Who::seat, static_cast<std::int8_t>(number), Hands::covered};
    }
    /// Whoever keeps the record: everything that was written down.
    [[nodiscard]] static constexpr Audience scribe() { return {Who::scribe, no_seat, Hands::open}; }

    [[nodiscard]] constexpr bool is_scribe() const { return m_who == Who::scribe; }
    /// Whether this is the player of a seat, or sees as much as he does at any rate.
    [[nodiscard]] constexpr bool sits_at(int number) const
    {
        return is_scribe() || m_seat == number;
    }
    /// Whether what the player of a seat holds is open to this audience.
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
