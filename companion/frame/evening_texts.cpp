#include "companion/frame/evening_texts.h"

#include "companion/exports/sheet_facts.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/total.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

using language::to_translate;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

using Seat = db::SessionSummary::Seat;

std::string with_total(
    const std::string& name, std::string_view game, std::optional<std::int64_t> total)
{
    return total ? name + " " + telling::tell_total(telling::unit_of(game), *total) : name;
}

void add(std::vector<std::string>& parts, std::string part)
{
    if (!part.empty())
        parts.push_back(std::move(part));
}

std::string told(const RankedSeat& standing, std::string_view game)
{
    const std::string text = with_total(standing.name, game, standing.total);
    return standing.rank == 0 ? text
                              : tr_fill("{place}. {player}",
                                  {{"place", language::number(standing.rank)}, {"player", text}});
}

} // namespace

std::string name_of(const db::SessionSummary& session, const Seat& seat)
{
    if (!seat.player.empty())
        return seat.player;
    const tables::Game* game = tables::find_known(session.game);
    return game == nullptr ? seat.actor : game->tell_actor(seat.actor);
}

std::string names_of(const db::SessionSummary& session)
{
    return language::listed(session.seats, [&session](const Seat& seat) {
        return with_total(name_of(session, seat), session.game, seat.total);
    });
}

std::string date_of(const db::SessionSummary& session)
{
    constexpr std::size_t length_of_day = std::string_view("2026-11-20").size();
    return language::date(session.details.date.empty() ? session.created.substr(0, length_of_day)
                                                       : session.details.date);
}

bool is_over(const db::EveningCard& card)
{
    return card.summary.is_finished || (card.facts && card.facts->is_finished);
}

std::vector<RankedSeat> standings_of(const db::EveningCard& card)
{
    const db::SessionSummary& session = card.summary;
    std::vector<RankedSeat> standings;
    for (std::size_t i = 0; i < session.seats.size(); ++i) {
        const Seat& seat = session.seats[i];
        RankedSeat standing{i, name_of(session, seat), seat.total,
            static_cast<int>(seat.rank.value_or(0)), seat.is_winner};
        if (!session.is_finished && card.facts && i < card.facts->seats.size()) {
            const db::EveningFacts::Seat& now = card.facts->seats[i];
            if (now.total)
                standing.total = *now.total;
            standing.rank = now.rank;
            standing.is_winner = card.facts->is_finished && now.is_winner;
        }
        standings.push_back(std::move(standing));
    }
    std::ranges::stable_sort(standings, {}, [](const RankedSeat& standing) {
        return standing.rank == 0 ? static_cast<int>(ledger::most_seats) + 1 : standing.rank;
    });
    return standings;
}

desk::Sitting sitting_in(const db::EveningCard& card, std::size_t seat)
{
    desk::Sitting sitting{card.summary.seats[seat].actor, seat};
    if (card.facts) {
        for (const db::EveningFacts::Seat& other : card.facts->seats)
            sitting.sides.push_back(other.side);
    }
    return sitting;
}

std::string outcome_of(const db::EveningCard& card)
{
    if (!is_over(card)) {
        const games::Game* game = games::find(card.summary.game);
        std::vector<std::string> parts;
        if (game != nullptr && card.facts)
            parts.push_back(exports::tell_part(game->outline(), card.facts->parts));
        const int entries = card.summary.entries;
        parts.push_back(card.summary.has_changed_result
                ? tr_count("{n} entry", "{n} entries", entries)
                : tr_count("{n} entry, unfinished", "{n} entries, unfinished", entries));
        return ledger::join(parts, between_parts);
    }
    const std::string winners =
        language::listed(standings_of(card), [](const RankedSeat& standing) {
            return standing.is_winner ? standing.name : std::string();
        });
    return winners.empty() ? tr("No one has won.")
                           : tr_fill("{players} won", {{"players", winners}});
}

std::string occasion_of(const db::EveningCard& card)
{
    std::vector<std::string> parts{language::date(card.day), tables::title_of(card.summary.game)};
    add(parts, card.summary.details.place);
    if (card.facts && card.facts->played && is_over(card))
        parts.push_back(exports::tell_duration(*card.facts->played));
    return ledger::join(parts, between_parts);
}

std::string others_of(const db::EveningCard& card)
{
    std::vector<std::string> parts;
    bool has_first = !is_over(card);
    for (const RankedSeat& standing : standings_of(card)) {
        if (!has_first && standing.is_winner)
            has_first = true;
        else
            parts.push_back(told(standing, card.summary.game));
    }
    return ledger::join(parts, between_parts);
}

std::string remarks_of(const db::EveningCard& card)
{
    std::vector<std::string> parts;
    const db::SessionDetails& details = card.summary.details;
    if (card.summary.branch_of)
        parts.push_back(tr("another version of an evening"));
    if (card.summary.is_elsewhere)
        parts.push_back(tr("result only"));
    if (card.is_broken)
        parts.push_back(tr("damaged, not counted"));
    if (card.summary.has_changed_result)
        parts.push_back(tr("stored result changed"));
    if (details.is_archived)
        parts.push_back(tr("archived"));
    if (card.facts && card.facts->rulings > 0)
        parts.push_back(tr_count("{n} ruling", "{n} rulings", card.facts->rulings));
    for (const std::string& tag : details.tags)
        parts.push_back("#" + tag);
    add(parts, details.notes);
    return ledger::join(parts, between_parts);
}

std::string month_of(const std::string& month)
{
    constexpr std::array names{to_translate("January"), to_translate("February"),
        to_translate("March"), to_translate("April"), to_translate("May"), to_translate("June"),
        to_translate("July"), to_translate("August"), to_translate("September"),
        to_translate("October"), to_translate("November"), to_translate("December")};
    constexpr std::size_t length = std::string_view("2026-11").size();
    const std::optional<int> number =
        month.size() == length ? ledger::number_of(month.substr(5)) : std::nullopt;
    if (!number || *number < 1 || *number > static_cast<int>(names.size()))
        return month;
    return tr_fill("{month} {year}",
        {{"month", tr(names[static_cast<std::size_t>(*number - 1)])},
            {"year", month.substr(0, 4)}});
}

} // namespace consigliere::screens
