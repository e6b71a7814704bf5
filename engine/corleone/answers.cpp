#include "engine/corleone/answers.h"

#include "engine/corleone/play.h"
#include "engine/corleone/possible.h"
#include "engine/corleone/rules.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// One function for each thing that can be asked.
class Answering {
public:
    Answering(const Position& position, const Components& components, const Question& question)
        : m_position(position)
        , m_components(components)
        , m_question(question)
    {
    }

    [[nodiscard]] Answer control() const
    {
        const Area territory = m_question.territory;
        if (!is_territory(territory))
            return {rule::central_park, std::nullopt, 0, {}};
        return {rule::control, controller_of(m_position, territory),
            static_cast<int>(stack_of(m_position, territory).size()), {}};
    }
    [[nodiscard]] Answer domination() const
    {
        const Area territory = m_question.territory;
        return {rule::domination, dominator_of(m_position, territory), 0,
            shares([&](Family family) { return markers_in(m_position, territory, family); })};
    }
    [[nodiscard]] Answer influence() const
    {
        const WarCount count = count_influence(m_position, m_components, m_question.territory);
        const WarOutcome outcome = outcome_of(m_position, count);
        Answer answer{rule::influence, outcome.winner(), 0,
            shares([&](Family family) { return count.of(family); })};
        // Where the count alone names nobody, another rule decides.
        if (!answer.answer)
            answer.rule = rule_of(outcome.kind);
        if (count.neutral > 0)
            answer.shares.push_back({std::nullopt, count.neutral});
        return answer;
    }
    [[nodiscard]] Answer job_bonus() const
    {
        const Score now = score(m_position, m_components);
        const auto colour = static_cast<std::size_t>(m_question.colour);
        Answer answer{rule::end_jobs, std::nullopt, 0,
            shares([&](Family family) { return now.of(family).job_counts[colour]; })};
        // Of several with equally many each is paid, so that no one of them is the answer.
        if (const auto paid = now.paid_for(m_question.colour); paid.size() == 1)
            answer.answer = paid[0];
        return answer;
    }
    /// The turn, and how many figures everybody has left.
    [[nodiscard]] Answer turn() const
    {
        Answer answer;
        answer.rule = rule::turn;
        if (m_position.phase == Phase::business)
            answer.answer = m_position.turn;
        for (const Family family : m_position.seats)
            answer.shares.push_back({family, figures_in_supply(m_position, family)});
        return answer;
    }
    /// Bids from the highest, equal ones clockwise from the Horse Head. While they are being laid
    /// there is no order yet: all of them are opened together.
    [[nodiscard]] Answer bribery() const
    {
        Answer answer;
        if (m_position.phase == Phase::bribery && next_to_bid(m_position)) {
            answer.rule = rule::bid_suitcase;
            return answer;
        }
        answer.rule = rule::bid_order;
        if (m_position.phase == Phase::bribery)
            answer.answer = next_taker(m_position);
        for (const Family family : clockwise(m_position)) {
            const int bid = dollars_of(m_position.of(family).bid);
            const auto at = std::ranges::find_if(
                answer.shares, [bid](const Share& share) { return share.count < bid; });
            // Who bid nothing takes no Ally, so among them nothing has to be decided.
            const bool is_tie =
                bid > 0 && at != answer.shares.begin() && std::prev(at)->count == bid;
            if (is_tie)
                answer.rule = rule::bid_tie;
            answer.shares.insert(at, Share{family, bid});
        }
        return answer;
    }

    /// Totals that nobody knows yet are in nobody's share.
    [[nodiscard]] Answer totals(const Score& now) const
    {
        Answer answer{rule::winner, std::nullopt, 0, {}};
        for (const Score::Seat& seat : now.seats) {
            if (seat.total)
                answer.shares.push_back({seat.family, *seat.total});
        }
        std::ranges::stable_sort(answer.shares, std::ranges::greater{}, &Share::count);
        return answer;
    }
    [[nodiscard]] Answer winner() const
    {
        const Score now = score(m_position, m_components);
        Answer answer = totals(now);
        if (now.winners.size() == 1)
            answer.answer = now.winners[0];
        return answer;
    }
    [[nodiscard]] Answer total() const
    {
        const Score now = score(m_position, m_components);
        Answer answer = totals(now);
        answer.amount = now.of(m_question.family).total.value_or(0);
        return answer;
    }
    [[nodiscard]] Answer completed() const
    {
        const auto is_own = [this](const KnownJob& known) {
            return known.zone == JobZone::suitcase(m_question.family);
        };
        return {rule::suitcase, std::nullopt,
            static_cast<int>(std::ranges::count_if(m_position.known_jobs, is_own)), {}};
    }
    [[nodiscard]] Answer figure() const
    {
        const std::optional<Family> owner = owner_of(m_question.figure);
        if (m_position.place_of(m_question.figure).kind == Place::Kind::hudson)
            return {rule::shot, owner, 0, {}};
        return {owner ? rule::influence : rule::war_neutral, owner,
            counts_in(m_position, m_components, m_question.figure).size(), {}};
    }
    [[nodiscard]] Answer business() const
    {
        const auto area = area_of(m_position, m_components, m_question.business);
        if (!area || !is_territory(*area))
            return {rule::central_park, std::nullopt, 0, {}};
        return {rule::controller, controller_of(m_position, *area), 0, {}};
    }
    [[nodiscard]] Answer space() const
    {
        Answer answer{rule::back, std::nullopt, 0, {}};
        for (const FigureId figure : all_figures) {
            if (!(m_position.place_of(figure) == Place::on(m_question.space)))
                continue;
            answer.answer = owner_of(figure);
            ++answer.amount;
        }
        return answer;
    }
    /// The referee is asked about every way to pay for it, of the one player who may act.
    [[nodiscard]] Answer public_job() const
    {
        Answer answer{rule::job, std::nullopt, 0, {}};
        if (m_position.phase != Phase::business)
            return answer;
        const std::optional<Goods>& cost = m_components[m_question.job].cost;
        std::vector<Goods> payments{Goods{}};
        if (cost && m_position.tracking == Tracking::full)
            payments = payments_of(*cost);
        Judged judged;
        for (const Goods& goods : payments) {
            CompleteJob move{m_question.job, CompleteJob::From::open, {}};
            move.pays.goods = goods;
            play(m_position, Move{m_position.turn, move, {}}, m_components, judged);
            if (ledger::is_applied(judged.verdict)) {
                answer.answer = m_position.turn;
                return answer;
            }
        }
        return answer;
    }
    [[nodiscard]] Answer phase() const
    {
        Answer answer{rule_of_phase(m_question.phase), std::nullopt, 0, {}};
        if (m_question.phase != m_position.phase)
            return answer;
        switch (m_position.phase) {
        case Phase::business:
            answer.answer = m_position.turn;
            break;
        case Phase::bribery:
            answer.answer = next_to_bid(m_position);
            if (!answer.answer)
                answer.answer = next_taker(m_position);
            break;
        case Phase::tribute:
            answer.answer = next_to_discard(m_position);
            break;
        default:
            break;
        }
        return answer;
    }

private:
    /// The rule that says when a phase is over.
    [[nodiscard]] static ledger::RuleId rule_of_phase(Phase phase)
    {
        switch (phase) {
        case Phase::setup:
            return rule::tiles;
        case Phase::open:
            return rule::open;
        case Phase::business:
            return rule::phase_end;
        case Phase::wars:
            return rule::war_order;
        case Phase::bribery:
            return rule::bid_order;
        case Phase::tribute:
            return rule::tribute_limit;
        case Phase::entracte:
            return rule::entracte_jobs;
        case Phase::end:
            break;
        }
        return rule::winner;
    }

    /// The shares of those who have any, in the order of the seats.
    template <typename Count>
    [[nodiscard]] std::vector<Share> shares(const Count& count) const
    {
        std::vector<Share> shares;
        for (const Family family : m_position.seats) {
            if (count(family) > 0)
                shares.push_back({family, count(family)});
        }
        return shares;
    }

    const Position& m_position;
    const Components& m_components;
    const Question& m_question;
};

} // namespace

int Answer::share_of(Family family) const
{
    const auto found = std::ranges::find(shares, family, &Share::family);
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

Answer answer(const Position& position, const Components& components, const Question& question)
{
    const Answering answering(position, components, question);
    const Holding& holding = position.of(question.family);
    switch (question.about) {
    case Question::About::control:
        return answering.control();
    case Question::About::influence:
        return answering.influence();
    case Question::About::domination:
        return answering.domination();
    case Question::About::job_bonus:
        return answering.job_bonus();
    case Question::About::turn:
        return answering.turn();
    case Question::About::first_player:
        return {rule::icon_horse_head, position.horse_head, 0, {}};
    case Question::About::bribery:
        return answering.bribery();
    case Question::About::hand:
        return {rule::tribute_limit, {}, hand_size(position, question.family), {}};
    case Question::About::hand_limit:
        return {rule::hand_limit, {},
            question.act == 0 ? hand_limit(position)
                              : position.hand_limits[static_cast<std::size_t>(question.act - 1)],
            {}};
    case Question::About::suitcase:
        return {rule::icon_bank, {}, dollars_of(holding.suitcase), {}};
    case Question::About::winner:
        return answering.winner();
    case Question::About::total:
        return answering.total();
    case Question::About::completed:
        return answering.completed();
    case Question::About::supply:
        return {rule::out, {}, figures_in_supply(position, question.family), {}};
    case Question::About::figure:
        return answering.figure();
    case Question::About::business:
        return answering.business();
    case Question::About::space:
        return answering.space();
    case Question::About::public_job:
        return answering.public_job();
    case Question::About::phase:
        return answering.phase();
    case Question::About::markers:
        break;
    }
    return {rule::figures, {}, holding.markers, {}};
}

} // namespace consigliere::corleone
