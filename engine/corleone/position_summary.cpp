#include "engine/corleone/report.h"
#include "engine/corleone/score.h"
#include "engine/corleone/waiting.h"

namespace consigliere::corleone {

namespace {

using ledger::PositionSummary;

/// Indices of `GameInfo::stat_increments`.
enum class DeedKind : std::uint8_t { bribes };

std::optional<PositionSummary::Seat> seat_of(const Position& position, std::optional<Family> family)
{
    const auto* const found = std::ranges::find(position.seats, family);
    if (found == position.seats.end())
        return std::nullopt;
    return static_cast<PositionSummary::Seat>(found - position.seats.begin());
}

/// The Family that has to act; nullopt if none in particular.
std::optional<Family> awaited(const Position& position)
{
    if (position.marker_choice)
        return position.marker_choice->family;
    switch (position.phase) {
    case Phase::business:
        return position.turn;
    case Phase::bribery:
        if (const std::optional<Family> bidder = next_to_bid(position))
            return bidder;
        return next_taker(position);
    case Phase::tribute:
        return next_to_discard(position);
    default:
        return std::nullopt;
    }
}

PositionSummary::SeatSummary standing_of(const Score::Seat& seat)
{
    PositionSummary::SeatSummary standing;
    standing.side = static_cast<std::uint8_t>(seat.family);
    standing.total = seat.total;
    standing.rank = static_cast<std::uint8_t>(seat.rank);
    standing.sources.push_back(seat.suitcase);
    standing.sources.push_back(bonus_dollars * seat.domination.size());
    for (const bool has_bonus : seat.job_bonus)
        standing.sources.push_back(has_bonus ? bonus_dollars : 0);
    return standing;
}

} // namespace

const ledger::GameInfo& outline()
{
    static const ledger::GameInfo outline{
        ledger::to_translate("Act {act}"),
        "act",
        ledger::GameInfo::Numerals::roman,
        last_act,
        ledger::named_values<Phase>(),
        ledger::named_values<Area>(territory_count),
        ledger::to_translate("Territory"),
        ledger::named_values<Family>(),
        ledger::GameInfo::Unit::dollars,
        {
            {"suitcase", ledger::to_translate("Suitcase")},
            {"domination", ledger::to_translate("Territories")},
            {"jobs-yellow", ledger::to_translate("Yellow Jobs")},
            {"jobs-blue", ledger::to_translate("Blue Jobs")},
            {"jobs-green", ledger::to_translate("Green Jobs")},
            {"jobs-grey", ledger::to_translate("Grey Jobs")},
        },
        {{"bribes", ledger::to_translate("Bribes paid")}},
    };
    return outline;
}

PositionSummary progress(const Position& position, const Components& components, ledger::Audience)
{
    const Score now = score(position, components);
    PositionSummary progress;
    progress.part = position.act;
    progress.phase = static_cast<std::uint8_t>(position.phase);
    progress.depth = position.tracking == Tracking::full ? ledger::TrackingLevel::full
                                                         : ledger::TrackingLevel::board;
    progress.is_final = now.is_final;
    progress.turn = seat_of(position, awaited(position));
    progress.first = seat_of(position, position.horse_head);
    for (const Score::Seat& seat : now.seats)
        progress.seats.push_back(standing_of(seat));
    for (int number = 1; number <= territory_count; ++number) {
        const Area territory = territory_with_number(number);
        PositionSummary::Place place;
        place.controlled = seat_of(position, controller_of(position, territory));
        for (const Score::Seat& seat : now.seats) {
            if (seat.domination.contains(territory))
                place.dominated = seat_of(position, seat.family);
        }
        progress.places.push_back(place);
    }
    return progress;
}

std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts)
{
    std::vector<ledger::StatIncrement> stat_increments;
    for (const Act& act : acts) {
        const auto* bribe = std::get_if<act::Bribes>(&act);
        const std::optional<PositionSummary::Seat> seat =
            bribe == nullptr ? std::nullopt : seat_of(position, bribe->family);
        if (seat)
            stat_increments.push_back(
                {*seat, static_cast<std::uint8_t>(DeedKind::bribes), dollars_of(bribe->money)});
    }
    return stat_increments;
}

} // namespace consigliere::corleone
