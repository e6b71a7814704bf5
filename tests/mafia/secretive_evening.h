#pragma once

#include "engine/mafia/play.h"
#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"

#include <memory>
#include <string>
#include <vector>

namespace consigliere::test::mafia_secrets {

using namespace mafia;

/// A whole evening of random play in which most red cards that are drawn are told.
[[nodiscard]] inline std::unique_ptr<Evening> any_evening(
    const ledger::Tree& head, RandomMafia& lines, int entries)
{
    auto evening = begin_mafia(head);
    while (evening->history().size() < entries) {
        std::vector<LegalMove> legal =
            legal_moves(evening->timeline().present(), evening->timeline().components());
        std::erase_if(legal,
            [](const LegalMove& one) { return std::holds_alternative<Stop>(one.move.action); });
        if (legal.empty())
            break;
        Move move = lines.any_of(legal).move;
        if (auto* draw = std::get_if<Draw>(&move.action);
            draw != nullptr && draw->card == Card(Deck::red, 0))
            draw->card = Card(Deck::red, 1 + lines.below(Card::reds));
        evening->record(format(move, evening->timeline().components()));
    }
    return evening;
}

/// The same evening, in which one line has drawn another card.
[[nodiscard]] inline std::unique_ptr<Evening> with_other_card(
    const ledger::Tree& head, const Evening& evening, int entry, Card card)
{
    auto other = begin_mafia(head);
    const Components& components = evening.timeline().components();
    for (int number = 1; number <= evening.history().size(); ++number) {
        Move move = *evening.timeline().move_of(number);
        if (number == entry)
            std::get<Draw>(move.action).card = card;
        other->record(format(move, components));
    }
    return other;
}

} // namespace consigliere::test::mafia_secrets
