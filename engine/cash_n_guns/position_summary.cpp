#include "engine/cash_n_guns/report.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::cash_n_guns {

namespace {

using ledger::PositionSummary;

/// Indices into `GameInfo::stat_increments`.
enum class DeedKind : std::uint8_t { shots, wounds, lying };

PositionSummary::Seat seat_of(Player player)
{
    return static_cast<PositionSummary::Seat>(player);
}

/// The player that the table waits for; nullopt if there is no particular one.
std::optional<Player> awaited_player(const Position& position)
{
    switch (position.phase) {
    case Phase::hold_up:
        return next_to_aim(position);
    case Phase::privilege:
        return position.godfather;
    case Phase::cards:
        return next_to_show(position);
    case Phase::sharing:
        return position.turn;
    default:
        return std::nullopt;
    }
}

PositionSummary::SeatSummary standing_of(const Score::Seat& seat, const Gangster& gangster)
{
    PositionSummary::SeatSummary standing;
    if (gangster.power)
        standing.side = static_cast<std::uint8_t>(*gangster.power);
    standing.total = seat.total;
    standing.rank = static_cast<std::uint8_t>(seat.rank);
    for (const ScorePart* part : {&seat.bills, &seat.diamonds, &seat.paintings, &seat.bonus})
        standing.sources.push_back(
            seat.is_covered ? PositionSummary::Money() : PositionSummary::Money(part->dollars));
    return standing;
}

} // namespace

const ledger::GameInfo& outline()
{
    static const ledger::GameInfo outline{
        ledger::to_translate("Round {round}"),
        "round",
        ledger::GameInfo::Numerals::arabic,
        last_round,
        ledger::named_values<Phase>(),
        {},
        "",
        ledger::named_values<Power>(),
        ledger::GameInfo::Unit::dollars,
        {
            {"bills", ledger::to_translate("Bills")},
            {"diamonds", ledger::to_translate("Diamonds")},
            {"paintings", ledger::to_translate("Paintings")},
            {"bonus", ledger::to_translate("Diamond bonus")},
        },
        {
            {"shots", ledger::to_translate("Bang! fired")},
            {"wounds", ledger::to_translate("Wounds taken")},
            {"lying", ledger::to_translate("Laid down")},
        },
    };
    return outline;
}

PositionSummary progress(const Position& position, const Components&, ledger::Audience audience)
{
    const Score now = score(position, audience);
    PositionSummary progress;
    progress.part = position.round;
    progress.phase = static_cast<std::uint8_t>(position.phase);
    progress.is_final = now.is_final;
    if (const std::optional<Player> player = awaited_player(position))
        progress.turn = seat_of(*player);
    progress.first = seat_of(position.godfather);
    for (const Score::Seat& seat : now.seats)
        progress.seats.push_back(standing_of(seat, position.of(seat.player)));
    return progress;
}

std::vector<ledger::StatIncrement> stat_increments(const Position&, const std::vector<Act>& acts)
{
    std::vector<ledger::StatIncrement> stat_increments;
    const auto add = [&stat_increments](Player player, DeedKind kind) {
        stat_increments.push_back({seat_of(player), static_cast<std::uint8_t>(kind), 1});
    };
    for (const Act& act : acts) {
        if (const auto* shot = std::get_if<act::Shoots>(&act))
            add(shot->player, DeedKind::shots);
        else if (const auto* wound = std::get_if<act::GainsWound>(&act))
            add(wound->player, DeedKind::wounds);
        else if (const auto* lies = std::get_if<act::LiesDown>(&act))
            add(lies->player, DeedKind::lying);
    }
    return stat_increments;
}

} // namespace consigliere::cash_n_guns
