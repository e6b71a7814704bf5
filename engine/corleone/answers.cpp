#include "engine/corleone/answers.h"

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

    [[nodiscard]] Answer domination() const
    {
        const Area territory = m_question.territory;
        return {rule::domination, dominator_of(m_position, territory), 0,
            shares([&](Family family) { return markers_in(m_position, territory, family); })};
    }
    [[nodiscard]] Answer influence() const
    {
        const WarCount count = count_influence(m_position, m_components, m_question.territory);
        Answer answer{rule::influence, outcome_of(m_position, count).winner(), 0,
            shares([&](Family family) { return count.of(family); })};
        if (count.neutral > 0)
            answer.shares.push_back({std::nullopt, count.neutral});
        return answer;
    }
    [[nodiscard]] Answer job_bonus() const
    {
        const Score now = score(m_position, m_components);
        const auto colour = static_cast<std::size_t>(m_question.colour);
        return {rule::end_jobs, std::nullopt, 0,
            shares([&](Family family) { return now.of(family).job_counts[colour]; })};
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
            const bool is_tie = at != answer.shares.begin() && at != answer.shares.end()
                && std::prev(at)->count == bid;
            if (is_tie)
                answer.rule = rule::bid_tie;
            answer.shares.insert(at, Share{family, bid});
        }
        return answer;
    }

private:
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

Answer answer(const Position& position, const Components& components, const Question& question)
{
    const Answering answering(position, components, question);
    const Holding& holding = position.of(question.family);
    switch (question.about) {
    case Question::About::control:
        return {rule::control, controller_of(position, question.territory),
            static_cast<int>(stack_of(position, question.territory).size()), {}};
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
        return {rule::hand_limit, {}, hand_limit(position), {}};
    case Question::About::suitcase:
        return {rule::icon_bank, {}, dollars_of(holding.suitcase), {}};
    case Question::About::markers:
        break;
    }
    return {rule::figures, {}, holding.markers, {}};
}

} // namespace consigliere::corleone
