#include "engine/corleone/play.h"
#include "engine/corleone/possible.h"
#include "engine/corleone/questions.h"

namespace consigliere::corleone {

int Answer::share_of(Family family) const
{
    const auto found = std::ranges::find(shares, family, &AnswerCount::family);
    return found == shares.end() ? 0 : found->count;
}

AreaSet counts_in(const Position& position, const Components& components, FigureId figure)
{
    AreaSet areas;
    for (const Area territory : territories) {
        if (count_influence(position, components, territory).figures.contains(figure))
            areas.add(territory);
    }
    return areas;
}

Answer asked::public_job(const Asked& on)
{
    Answer answer{rule::job};
    if (on.position.phase != Phase::business)
        return answer;
    const std::optional<Goods>& cost = on.components[on.job].cost;
    std::vector<Goods> payments{Goods{}};
    if (cost && on.position.tracking == Tracking::full)
        payments = payments_of(*cost);
    Judged judged;
    for (const Goods& goods : payments) {
        CompleteJob move{on.job, CompleteJob::From::open, {}};
        move.pays.goods = goods;
        play(on.position, Move{on.position.turn, move, {}}, on.components, judged);
        if (ledger::is_applied(judged.verdict)) {
            answer.answer = on.position.turn;
            return answer;
        }
    }
    return answer;
}

} // namespace consigliere::corleone
