#include "engine/mafia/answers.h"
#include "engine/mafia/report.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::mafia {

namespace {

using ledger::PositionSummary;

/// Indices into `GameInfo::stat_increments`.
enum class DeedKind : std::uint8_t { placed, hired, captured, vendettas, businesses };

PositionSummary::Seat seat_of(const Position& position, Figure figure)
{
    return static_cast<PositionSummary::Seat>(position.of(figure).seat);
}

/// A person with one figure has that figure's side, otherwise the family's.
std::uint8_t side_of(const Position& position, Seat seat)
{
    const Figure first = figure_of(position, seat);
    if (figures_of_seat(position, seat) == 1)
        return static_cast<std::uint8_t>(first);
    return static_cast<std::uint8_t>(figure_count + static_cast<std::size_t>(family_of(first)));
}

Score::Place strongest(const Position& position, const Score& score, Seat seat)
{
    Score::Place best = score.of(figure_of(position, seat));
    for (const Score::Place& place : score.places) {
        if (position.of(place.figure).seat == seat && place.rank < best.rank)
            best = place;
    }
    return best;
}

} // namespace

const ledger::GameInfo& outline()
{
    static const ledger::GameInfo outline = [] {
        ledger::GameInfo made;
        made.part = ledger::to_translate("Game {part}");
        made.part_place = "part";
        made.parts = 1;
        made.phases = ledger::named_values<Phase>();
        made.sides = ledger::named_values<Figure>();
        for (const ledger::WordAndName& family : ledger::named_values<Family>())
            made.sides.push_back(family);
        made.unit = ledger::GameInfo::Unit::pieces;
        made.sources = {{"pieces", ledger::to_translate("Pieces on the map")}};
        made.stat_increments = {{"placed", ledger::to_translate("Pieces placed")},
            {"hired", ledger::to_translate("Killers hired")},
            {"captured", ledger::to_translate("Fields taken from others")},
            {"vendettas", ledger::to_translate("Vendettas started")},
            {"businesses", ledger::to_translate("Businesses taken over")}};
        return made;
    }();
    return outline;
}

PositionSummary progress(const Position& position, const Components&, ledger::Audience)
{
    const Score now = score(position);
    PositionSummary progress;
    progress.phase = static_cast<std::uint8_t>(position.phase);
    progress.is_final = now.is_final;
    if (const std::optional<Figure> figure = awaited_figure(position))
        progress.turn = seat_of(position, *figure);
    if (position.first)
        progress.first = seat_of(position, *position.first);
    for (int number = 0; number < position.seat_count; ++number) {
        const auto seat = static_cast<Seat>(number);
        const Score::Place best = strongest(position, now, seat);
        PositionSummary::SeatSummary standing;
        standing.side = side_of(position, seat);
        standing.total = best.pieces;
        standing.sources.push_back(best.pieces);
        standing.rank = 1;
        for (int other = 0; other < position.seat_count; ++other) {
            if (strongest(position, now, static_cast<Seat>(other)).rank < best.rank)
                ++standing.rank;
        }
        progress.seats.push_back(standing);
    }
    return progress;
}

std::vector<ledger::StatIncrement> stat_increments(
    const Position& position, const std::vector<Act>& acts)
{
    std::vector<ledger::StatIncrement> stat_increments;
    const auto add = [&](Figure figure, DeedKind kind) {
        stat_increments.push_back({seat_of(position, figure), static_cast<std::uint8_t>(kind), 1});
    };
    std::optional<Square> lifted;
    for (const Act& act : acts) {
        if (const auto* lifts = std::get_if<act::Lifts>(&act)) {
            lifted = lifts->square;
        } else if (const auto* places = std::get_if<act::Places>(&act)) {
            add(places->figure, DeedKind::placed);
            if (lifted == places->square)
                add(places->figure, DeedKind::captured);
        } else if (const auto* hires = std::get_if<act::Hires>(&act)) {
            add(hires->figure, DeedKind::hired);
        } else if (const auto* vendetta = std::get_if<act::VendettaBegins>(&act)) {
            add(vendetta->attacker, DeedKind::vendettas);
        } else if (const auto* marks = std::get_if<act::Marks>(&act)) {
            add(marks->figure, DeedKind::businesses);
        }
    }
    return stat_increments;
}

} // namespace consigliere::mafia
