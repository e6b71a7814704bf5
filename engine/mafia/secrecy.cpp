#include "engine/mafia/secrecy.h"

#include "engine/mafia/game.h"

namespace consigliere::mafia {

namespace {

constexpr Card face_down{Deck::red, 0};

} // namespace

/// The position in which the move of an entry was made.
const Position& Secrecy::before(int entry) const
{
    return m_timeline.position_after(entry - 1);
}

bool Secrecy::sees_hand_of(int entry, Figure figure) const
{
    return m_audience.sees_hand_of(static_cast<int>(before(entry).of(figure).seat));
}

void Secrecy::cover(int entry, Card& card, Figure from, Figure to) const
{
    const bool is_open = place_of(before(entry), card).kind == CardPlace::Kind::open;
    if (card.deck() == Deck::red && !is_open && !sees_hand_of(entry, from)
        && !sees_hand_of(entry, to))
        card = face_down;
}

Move Secrecy::known_move(int entry, Move move) const
{
    if (auto* draw = std::get_if<Draw>(&move.action)) {
        if (draw->card.deck() == Deck::red && !sees_hand_of(entry, *move.figure))
            draw->card = face_down;
    } else if (auto* use = std::get_if<UseCard>(&move.action)) {
        if (use->takes)
            cover(entry, use->takes->card, use->takes->from, *move.figure);
    } else if (auto* buy = std::get_if<Buy>(&move.action)) {
        auto* card = std::get_if<Card>(&buy->thing);
        if (card != nullptr && buy->deal)
            cover(entry, *card, buy->deal->seller, *move.figure);
    }
    return move;
}

} // namespace consigliere::mafia
