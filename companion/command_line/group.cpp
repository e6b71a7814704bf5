// `publish` and `league`.

#include "companion/command_line/command_line.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/exports/group_facts.h"
#include "companion/language/language.h"
#include "companion/site/publishing.h"
#include "companion/tables/tables.h"
#include "db/archive/evening_index.h"
#include "db/leagues.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;

namespace {

/// Languages by their codes; the chosen one if there are none.
ErrorOr<std::vector<language::Language>, site::FolderFault> languages_of(
    const std::vector<std::string>& codes)
{
    std::vector<language::Language> languages;
    for (const std::string& code : codes) {
        const auto one = language::language_from(code);
        if (!one)
            return site::FolderFault{tr_fill("Unknown language {code}. Choose from: {languages}",
                {{"code", code},
                    {"languages", language::listed(language::all_languages(), [](auto l) {
                         return std::string(language::code_of(l));
                     })}})};
        if (std::ranges::find(languages, *one) == languages.end())
            languages.push_back(*one);
    }
    if (languages.empty())
        languages.push_back(language::chosen());
    return languages;
}

/// Reads all evenings, without any that were altered or damaged.
int read_evenings(db::EveningIndex& archive)
{
    const auto refreshed = archive.refresh();
    if (refreshed.is_error())
        return complain(refreshed.error());
    archive.finish();
    for (const db::EveningCard& card : archive.evenings()) {
        if (card.is_broken)
            complain_left_out(card.summary.id);
    }
    return exit_fine;
}

std::optional<std::vector<int>> points_in(const std::string& text)
{
    constexpr int most = 1000;
    std::vector<int> points;
    for (const std::string_view word : ledger::split(text, ',')) {
        const std::optional<int> value = ledger::number_of(word);
        if (!value || *value > most)
            return std::nullopt;
        points.push_back(*value);
    }
    return points;
}

int make_league(db::Database& database, const Arguments& arguments)
{
    if (const std::optional<std::string> fault = fault_in(arguments.filter))
        return complain(*fault);
    db::League league;
    league.name = arguments.words.back();
    league.game = arguments.filter.game;
    league.tag = arguments.filter.tag;
    league.since = arguments.filter.since;
    league.until = arguments.filter.until;
    const auto word = std::find(std::begin(point_words), std::end(point_words), arguments.points);
    if (word != std::end(point_words))
        league.points = static_cast<db::League::Points>(word - std::begin(point_words));
    if (!arguments.by_place.empty()) {
        const std::optional<std::vector<int>> points = points_in(arguments.by_place);
        if (!points)
            return complain(tr_fill("“{points}” isn’t a list of points. Example: 5,3,2,1.",
                {{"points", arguments.by_place}}));
        league.by_place = *points;
    }
    const auto known = db::leagues(database);
    if (known.is_error())
        return complain(known.error());
    const auto same = std::ranges::find(known.value(), league.name, &db::League::name);
    if (same != known.value().end())
        league.id = same->id;
    const auto failure = db::keep_league(database, league);
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

int forget_named(db::Database& database, const std::string& name)
{
    const auto known = db::leagues(database);
    if (known.is_error())
        return complain(known.error());
    const auto found = std::ranges::find(known.value(), name, &db::League::name);
    if (found == known.value().end())
        return complain(tr_fill("There is no league called “{name}”.", {{"name", name}}));
    const auto failure = db::forget_league(database, found->id);
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

ledger::Tree report_of_league(const db::League& league, const std::vector<db::Standing>& standings)
{
    using ledger::table_of;
    ledger::Tree rows = ledger::Tree::list();
    for (const db::Standing& standing : standings)
        rows.add(
            table_of({{"rank", standing.rank}, {"person", standing.person}, {"name", standing.name},
                {"played", standing.played}, {"wins", fmt::format("{:.4f}", standing.wins)},
                {"points", fmt::format("{:.4f}", standing.points)}}));
    return table_of({{"name", league.name}, {"game", league.game}, {"tag", league.tag},
        {"since", league.since}, {"until", league.until},
        {"points", point_words[static_cast<std::size_t>(league.points)]},
        {"standings", std::move(rows)}});
}

void print_league(const db::League& league, const std::vector<db::Standing>& standings)
{
    print_line(league.name);
    const std::string scope = exports::tell_scope(
        league, league.game.empty() ? std::string() : tables::title_of(league.game));
    if (!scope.empty())
        print_line(scope);
    print_line(exports::tell_points(league) + " " + exports::tell_tie_breaks());
    for (const db::Standing& standing : standings) {
        const std::string decided = exports::tell_decided(standing);
        print_line(tr_fill("{rank}. {player}: {played}, points {points}, wins {wins}",
                       {{"rank", language::number(standing.rank)}, {"player", standing.name},
                           {"points", exports::tell_points(standing.points)},
                           {"wins", exports::tell_points(standing.wins)},
                           {"played", tr_count("{n} evening", "{n} evenings", standing.played)}})
            + (decided.empty() ? "" : " (" + decided + ")"));
    }
}

int print_leagues(db::Database& database, const Arguments& arguments)
{
    const auto leagues = db::leagues(database);
    if (leagues.is_error())
        return complain(leagues.error());
    db::EveningIndex archive(database);
    if (const int code = read_evenings(archive); code != exit_fine)
        return code;
    ledger::Tree list = ledger::Tree::list();
    for (const db::League& league : leagues.value()) {
        const std::vector<db::Standing> standings =
            db::standings_of(db::evenings_in(archive.evenings(), league), league);
        if (arguments.json)
            list.add(report_of_league(league, standings));
        else
            print_league(league, standings);
    }
    if (arguments.json)
        print_json(
            ledger::table_of({{"format", "consigliere-leagues/1"}, {"leagues", std::move(list)}}));
    else if (leagues.value().empty())
        print_line(tr("There is no league yet. Make one: consigliere league make NAME"));
    return exit_fine;
}

} // namespace

int publish(const Arguments& arguments)
{
    if (const std::optional<std::string> fault = fault_in(arguments.filter))
        return complain(*fault);
    const auto languages = languages_of(arguments.languages);
    if (languages.is_error())
        return complain(languages.error().sentence);
    auto opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    db::EveningIndex archive(opened.value());
    if (const int code = read_evenings(archive); code != exit_fine)
        return code;
    auto site = site::Publishing::begin(opened.value(), archive,
        {arguments.file, languages.value(), arguments.title, arguments.filter});
    if (site.is_error())
        return complain(site.error().sentence);
    while (!site.value().is_over()) {
        if (const auto failure = site.value().step(); failure.is_error())
            return complain(failure.error().sentence);
    }
    print_line(site.value().told());
    for (const db::SessionId& id : site.value().left_out())
        complain_left_out(id);
    return site.value().left_out().empty() ? exit_fine : exit_refused;
}

int league(const Arguments& arguments)
{
    constexpr std::size_t count = 2;
    const std::vector<std::string>& words = arguments.words;
    const bool makes = words.size() == count && words.front() == "make" && !words.back().empty();
    const bool forgets = words.size() == count && words.front() == "forget";
    if (!words.empty() && !makes && !forgets)
        return complain(tr("After “league”, write nothing, “make NAME” or “forget NAME”."));
    auto opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    if (makes)
        return make_league(opened.value(), arguments);
    if (forgets)
        return forget_named(opened.value(), words.back());
    return print_leagues(opened.value(), arguments);
}

} // namespace consigliere::command_line
