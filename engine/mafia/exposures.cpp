#include "engine/mafia/exposures.h"

namespace consigliere::mafia {

std::vector<ledger::Exposure> exposures(
    const Position& before, const Position&, const std::vector<Act>& acts)
{
    ledger::ExposureCount<Exposed> count;
    const auto open = [&](Figure figure, Card card) {
        const bool was_open = before.of(figure).cards.open.contains(card.number());
        if (card.deck() == Deck::red && card.is_told() && !was_open)
            count.add(Exposed::opened);
    };
    for (const Act& act : acts) {
        if (std::holds_alternative<act::Rolls>(act))
            count.add(Exposed::roll);
        else if (std::holds_alternative<act::Tosses>(act))
            count.add(Exposed::coin);
        else if (std::holds_alternative<act::TakesCard>(act))
            count.add(Exposed::drawn);
        else if (const auto* opens = std::get_if<act::OpensCard>(&act))
            open(opens->figure, opens->card);
        else if (const auto* lays = std::get_if<act::LaysCard>(&act))
            open(lays->figure, lays->card);
        else if (const auto* returns = std::get_if<act::ReturnsCard>(&act))
            open(returns->figure, returns->card);
    }
    return count.exposures();
}

} // namespace consigliere::mafia
