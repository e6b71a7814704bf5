#include "engine/playouts/corleone.h"

#include "engine/corleone/score.h"
#include "engine/playouts/corleone_choices.h"
#include "engine/playouts/corleone_prospects.h"

#include <algorithm>

namespace consigliere::playouts {

using namespace corleone;
using CorleoneRules = Rules<corleone::Game>;

namespace {

template <typename Things, typename Is>
int complete_among(const Things& things, const Is& is)
{
    return static_cast<int>(std::ranges::count_if(
        things, [&is](const auto& thing) { return is_complete(thing) && is(thing); }));
}

bool has_tiles(const Components& components, TileColour colour, int needed)
{
    return complete_among(components.businesses(), [colour](const Business& business) {
        return business.colour == colour;
    }) >= needed;
}

bool has_allies(const Components& components, int players)
{
    for (int act = 1; act < last_act; ++act) {
        if (complete_among(components.allies(), [act](const Ally& ally) { return ally.act == act; })
            < players - 1)
            return false;
    }
    return true;
}

/// Two in three are enough. The others are drawn last, and nobody completes them.
bool has_jobs(const Components& components)
{
    int copies = 0;
    for (const Job& job : components.jobs())
        copies += is_complete(job) ? *job.copies : 0;
    return copies >= jobs_in_box * 2 / 3;
}

/// Family Member spaces for all, except those who cannot act any more.
bool has_spaces(const Components& components, int players)
{
    const auto described = std::ranges::count_if(
        components.spaces(), [](const Space& space) { return space.is_described; });
    return described >= 2 * players;
}

/// Performs one of the choices on a copy. Returns false if it is refused.
class Trial {
public:
    Trial(const Position& position, const Components& components, Family family)
        : m_position(position)
        , m_components(components)
    {
        m_move.family = family;
    }

    [[nodiscard]] bool accepts(const Action& action)
    {
        m_move.action = action;
        corleone::play(m_position, m_move, m_components, m_judged);
        return ledger::is_applied(m_judged.verdict);
    }
    [[nodiscard]] const Position& after() const { return m_judged.after; }
    [[nodiscard]] const Move& move() const { return m_move; }

private:
    const Position& m_position;
    const Components& m_components;
    Move m_move;
    Judged m_judged;
};

/// How far a Family is ahead of the mean of the others.
double lead_of(Family family, const Position& position, const Components& components)
{
    const auto dollars = prospects(position, components);
    double others = 0;
    for (const Family other : position.seats)
        others += other == family ? 0 : dollars[static_cast<std::size_t>(other)];
    return dollars[static_cast<std::size_t>(family)] - others / (player_count(position) - 1);
}

std::optional<Move> any_choice(Trial trial, std::vector<Action> actions, Random& random)
{
    while (!actions.empty()) {
        std::swap(actions[any_of(actions.size(), random)], actions.back());
        if (trial.accepts(actions.back()))
            return trial.move();
        actions.pop_back();
    }
    return std::nullopt;
}

/// The best of some of the choices: more would take longer than they bring.
std::optional<Move> best_choice(Trial trial, std::vector<Action> actions, Family family,
    const Components& components, Random& random)
{
    constexpr std::size_t most_tried = 24;
    std::shuffle(actions.begin(), actions.end(), random);
    std::optional<Move> best;
    double most = 0;
    for (std::size_t i = 0; i < actions.size() && (i < most_tried || !best); ++i) {
        if (!trial.accepts(actions[i]))
            continue;
        const double lead = lead_of(family, trial.after(), components);
        if (!best || lead > most) {
            best = trial.move();
            most = lead;
        }
    }
    return best;
}

/// The goods of the box are out, which no table has declared: what brings more is declined.
std::optional<Move> decline_something(Trial trial, const Position& position, Family family)
{
    std::vector<Icon> icons = icons_due(position, family);
    std::ranges::stable_partition(icons, [](Icon icon) { return about<Good>(icon).has_value(); });
    if (!icons.empty() && trial.accepts(Decline{icons.front()}))
        return trial.move();
    return std::nullopt;
}

} // namespace

bool CorleoneRules::can_play(const Position& start, const Components& components)
{
    const int players = player_count(start);
    return start.tracking == Tracking::full
        && has_tiles(components, TileColour::printed, territory_count)
        && has_tiles(components, TileColour::blue,
            players == 5       ? 5
                : players == 4 ? 3
                               : 2)
        && has_tiles(components, TileColour::red, 2) && has_allies(components, players)
        && has_jobs(components) && has_spaces(components, players);
}

bool CorleoneRules::is_turn(const Position& before, const Position& after)
{
    const bool waits_for_action =
        after.phase == Phase::business && !after.has_acted && !has_due(after);
    const bool waited_for_it =
        before.phase == Phase::business && !before.has_acted && !has_due(before);
    return after.phase != before.phase
        || (waits_for_action && (!waited_for_it || after.turn != before.turn));
}

void CorleoneRules::deal(Position& position, const Components& components, Random& random)
{
    name_unknown_cards(position, components, random);
}

std::optional<std::size_t> CorleoneRules::chooser(const Position& position, const Components&)
{
    const std::optional<Family> family = choosing_family(position);
    if (!family)
        return std::nullopt;
    return static_cast<std::size_t>(
        std::ranges::find(position.seats, *family) - position.seats.begin());
}

std::optional<Move> CorleoneRules::next(
    const Position& position, const Components& components, Policy policy, Random& random)
{
    const std::optional<Family> family = choosing_family(position);
    if (!family) {
        const auto event = chance_event(position, components, random);
        return event ? std::optional(Move{std::nullopt, *event, {}}) : std::nullopt;
    }
    std::vector<Action> choices = choices_of(position, components, *family, policy, random);
    const Trial trial(position, components, *family);
    std::optional<Move> chosen = policy == Policy::random
        ? any_choice(trial, std::move(choices), random)
        : best_choice(trial, std::move(choices), *family, components, random);
    return chosen ? chosen : decline_something(trial, position, *family);
}

BySeat CorleoneRules::standing(const Position& position, const Components& components)
{
    BySeat dollars;
    for (const Score::Seat& seat : score(position, components).seats)
        dollars.push_back(seat.total.value_or(0));
    return dollars;
}

BySeat CorleoneRules::wins(const Position& position, const Components& components)
{
    const Score now = score(position, components);
    BySeat wins;
    for (const Score::Seat& seat : now.seats)
        wins.push_back(now.winners.contains(seat.family)
                ? 1.0 / static_cast<double>(now.winners.size())
                : 0.0);
    return wins;
}

} // namespace consigliere::playouts
