#include "companion/exports/statistics_report.h"

#include "companion/language/figures.h"
#include "companion/language/language.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace consigliere::exports {

using language::decimal;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
Json or_null(const std::optional<Value>& value)
{
    return value ? Json(*value) : Json();
}

const char* word_of(db::Confidence confidence)
{
    constexpr const char* words[] = {"too-few", "few", "enough"};
    return words[static_cast<std::size_t>(confidence)];
}

Json json_of(const db::Rate& rate)
{
    const db::Range range = rate.range();
    return {{"won", rate.won}, {"of", rate.of}, {"by_chance", rate.by_chance},
        {"above_chance", rate.above_chance()}, {"low", range.low}, {"high", range.high},
        {"confidence", word_of(rate.confidence())}, {"tells", rate.tells}};
}

Json json_of(const db::Mean& mean)
{
    return {{"mean", or_null(mean.value())}, {"of", mean.of}};
}

Json json_of(const db::PersonFigures& person)
{
    return {{"person", person.person}, {"name", person.name}, {"wins", json_of(person.wins)},
        {"place", json_of(person.place)}, {"money", json_of(person.money)},
        {"ranked", person.is_ranked()}};
}

Json json_of(const db::EveningFilter& filter)
{
    return {{"game", filter.game}, {"year", db::year_of(filter)}, {"since", filter.since},
        {"until", filter.until}, {"people", filter.people}, {"tag", filter.tag},
        {"place", filter.place}, {"players", filter.most_players}};
}

Json json_of(const db::PersonPage::Rates& rates, const std::vector<ledger::WordAndName>* names)
{
    Json list = Json::array();
    for (const auto& [number, rate] : rates) {
        Json row = json_of(rate);
        if (names == nullptr)
            row["number"] = number;
        else
            row["word"] = (*names)[static_cast<std::size_t>(number)].word;
        list.push_back(std::move(row));
    }
    return list;
}

Json report(const db::EveningFilter& filter)
{
    return {{"format", "consigliere-stats/1"}, {"filter", json_of(filter)}};
}

std::string text_of(const Json& json)
{
    constexpr int indent = 2;
    return telling::escaped(json.dump(indent, ' ', false, Json::error_handler_t::replace)) + "\n";
}

Json evenings_of(const db::PersonPage& page)
{
    Json list = Json::array();
    for (const db::PersonPage::Evening& evening : page.evenings)
        list.push_back({{"id", evening.id}, {"day", evening.day}, {"game", evening.game},
            {"players", evening.players}, {"rank", evening.rank}, {"total", or_null(evening.total)},
            {"winner", evening.is_winner}});
    return list;
}

Json others_of(const db::PersonPage& page)
{
    Json list = Json::array();
    for (const db::HeadToHead& other : page.others)
        list.push_back({{"person", other.other}, {"name", other.name}, {"higher", other.higher},
            {"lower", other.lower}, {"alike", other.alike}});
    return list;
}

void add_game(Json& json, const db::PersonPage& page, const ledger::GameInfo& outline)
{
    json["by_side"] = json_of(page.by_side, &outline.sides);
    Json sources = Json::array();
    for (std::size_t i = 0; i < page.sources.size(); ++i)
        sources.push_back({{"word", outline.sources[i].word}, {"own", json_of(page.sources[i].own)},
            {"winners", json_of(page.sources[i].winners)}});
    json["sources"] = std::move(sources);
    json["winners_money"] = json_of(page.winners_money);
    Json stat_increments = Json::array();
    for (std::size_t i = 0; i < page.stat_increments.size(); ++i)
        stat_increments.push_back({{"word", outline.stat_increments[i].word},
            {"own", json_of(page.stat_increments[i].own)},
            {"table", json_of(page.stat_increments[i].table)}});
    json["deeds"] = std::move(stat_increments);
    Json places = Json::array();
    for (std::size_t i = 0; i < page.dominated.size(); ++i)
        places.push_back({{"word", outline.places[i].word}, {"share", json_of(page.dominated[i])}});
    json["dominated"] = std::move(places);
}

void add_rates(std::vector<std::string>& lines, const std::string& title,
    const db::PersonPage::Rates& rates, const std::function<std::string(int)>& tell)
{
    if (rates.empty())
        return;
    lines.push_back(title);
    for (const auto& [number, rate] : rates)
        lines.push_back("  " + tell(number) + ": " + tell_rate(rate));
}

void tell_money(
    std::vector<std::string>& lines, const db::PersonPage& page, const ledger::GameInfo& outline)
{
    lines.push_back(tr("Money by source"));
    for (std::size_t i = 0; i < page.sources.size(); ++i)
        lines.push_back("  "
            + tr_fill("{source}: {own}, winners {winners}",
                {{"source", tr(outline.sources[i].name)},
                    {"own", tell_mean(outline.unit, page.sources[i].own)},
                    {"winners", tell_mean(outline.unit, page.sources[i].winners)}}));
    for (std::size_t i = 0; i < page.stat_increments.size(); ++i)
        lines.push_back(tell_deed(tr(outline.stat_increments[i].name), page.stat_increments[i]));
}

} // namespace

std::string json_of_people(
    const std::vector<db::PersonFigures>& people, const db::EveningFilter& filter)
{
    Json json = report(filter);
    Json list = Json::array();
    for (const db::PersonFigures& person : people)
        list.push_back(json_of(person));
    json["people"] = std::move(list);
    return text_of(json);
}

std::string json_of_person(
    const db::PersonPage& page, const db::EveningFilter& filter, const ledger::GameInfo* outline)
{
    Json json = report(filter);
    json["person"] = json_of(page.figures);
    json["evenings"] = evenings_of(page);
    json["best"] = or_null(page.best);
    json["longest_run"] = page.longest_run;
    json["by_seat"] = json_of(page.by_seat, nullptr);
    json["by_players"] = json_of(page.by_players, nullptr);
    json["going_first"] = json_of(page.going_first);
    json["rulings"] = {{"asked", page.rulings.asked}, {"stood", page.rulings.stood},
        {"refused", page.rulings.refused}};
    json["pace"] = {{"time", page.pace.time}, {"turns", page.pace.turns},
        {"table_time", page.pace.table_time}, {"table_turns", page.pace.table_turns}};
    json["others"] = others_of(page);
    json["by_board"] = page.by_board;
    json["elsewhere"] = page.elsewhere;
    if (outline != nullptr)
        add_game(json, page, *outline);
    return text_of(json);
}

std::string tell_rate(const db::Rate& rate)
{
    // A shared victory counts as a fraction.
    const bool is_whole = rate.won == std::floor(rate.won);
    language::Values values{
        {"won", decimal(rate.won, is_whole ? 0 : 1)}, {"of", language::number(rate.of)}};
    if (rate.confidence() == db::Confidence::too_few)
        return tr_fill("{won} of {of}", values);
    const db::Range range = rate.range();
    values.emplace_back("share", decimal(rate.share() * 100, 0));
    values.emplace_back("low", decimal(range.low * 100, 0));
    values.emplace_back("high", decimal(range.high * 100, 0));
    return tr_fill("{won} of {of}, {share}% ({low}–{high}%)", values);
}

std::string tell_above_chance(const db::Rate& rate)
{
    const std::string gain =
        tr_fill("{wins} above chance", {{"wins", language::difference(rate.above_chance(), 1)}});
    return rate.tells ? gain : gain + ", " + tr("too few to tell");
}

std::string tell_range_above_chance(const db::Rate& rate)
{
    const db::Range range = rate.range();
    return tr_fill("{low} to {high}",
        {{"low", language::difference(range.low * rate.of - rate.by_chance, 1)},
            {"high", language::difference(range.high * rate.of - rate.by_chance, 1)}});
}

std::string tell_mean(ledger::GameInfo::Unit unit, const db::Mean& mean)
{
    return mean.value() ? telling::tell_total(unit, std::lround(*mean.value())) : "–";
}

std::string tell_deed(const std::string& name, const db::PersonPage::StatIncrement& deed)
{
    return tr_fill("{deed}: {own} per evening (table {table})",
        {{"deed", name}, {"own", decimal(deed.own.value().value_or(0), 1)},
            {"table", decimal(deed.table.value().value_or(0), 1)}});
}

std::optional<std::string> tell_pace(const db::PersonPage::Pace& pace)
{
    if (pace.turns == 0 || pace.table_turns == 0)
        return std::nullopt;
    const auto seconds = [](std::int64_t time, std::int64_t turns) {
        constexpr double second = 1000;
        return decimal(static_cast<double>(time) / second / static_cast<double>(turns), 0);
    };
    return tr_fill("Average turn: {own} s (table {table} s)",
        {{"own", seconds(pace.time, pace.turns)},
            {"table", seconds(pace.table_time, pace.table_turns)}});
}

std::string tell_rulings(const db::PersonPage::Rulings& rulings)
{
    return tr_fill(
        "Moves allowed by a ruling: {asked}, of which {stood} still are. Refused: {refused}.",
        {{"asked", language::number(rulings.asked)}, {"stood", language::number(rulings.stood)},
            {"refused", language::number(rulings.refused)}});
}

std::vector<std::string> tell_people(
    const std::vector<db::PersonFigures>& people, ledger::GameInfo::Unit unit)
{
    std::vector<std::string> lines;
    for (const db::PersonFigures& person : people) {
        std::string line =
            person.name + ": " + tell_rate(person.wins) + ", " + tell_above_chance(person.wins);
        if (person.place.value())
            line += ", "
                + tr_fill("average place {place}", {{"place", decimal(*person.place.value(), 2)}});
        if (person.money.value())
            line += ", " + tr_fill("average {money}", {{"money", tell_mean(unit, person.money)}});
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> tell_person(const db::PersonPage& page, const ledger::GameInfo* outline)
{
    const ledger::GameInfo::Unit unit =
        outline == nullptr ? ledger::GameInfo::Unit::dollars : outline->unit;
    std::vector<std::string> lines = tell_people({page.figures}, unit);
    lines.push_back(
        tr_fill("Longest winning streak: {n}", {{"n", language::number(page.longest_run)}}));
    if (page.best) {
        const db::PersonPage::Evening& best = page.evenings[*page.best];
        lines.push_back(tr_fill("Best: {money} on {date}",
            {{"money", telling::name_total(unit, best.total.value_or(0))},
                {"date", language::date(best.day)}}));
    }
    const auto number = [](int value) { return language::number(value); };
    if (outline != nullptr)
        add_rates(lines, tr("By side"), page.by_side, [outline](int side) {
            return tr(outline->sides[static_cast<std::size_t>(side)].name);
        });
    add_rates(
        lines, tr("By seat"), page.by_seat, [](int seat) { return language::number(seat + 1); });
    add_rates(lines, tr("By number of players"), page.by_players, number);
    lines.push_back(tr("Going first") + ": " + tell_rate(page.going_first));
    if (outline != nullptr)
        tell_money(lines, page, *outline);
    if (const auto pace = tell_pace(page.pace))
        lines.push_back(*pace);
    lines.push_back(tell_rulings(page.rulings));
    for (const db::HeadToHead& other : page.others)
        lines.push_back(tr_fill("Against {player}: {higher} : {lower}",
            {{"player", other.name}, {"higher", language::number(other.higher)},
                {"lower", language::number(other.lower)}}));
    if (page.elsewhere > 0)
        lines.push_back(tell_elsewhere(page.elsewhere));
    if (page.by_board > 0)
        lines.push_back(tr_count("Only the board was tracked in {n} of the evenings.",
            "Only the board was tracked in {n} of the evenings.", page.by_board));
    return lines;
}

std::string tell_elsewhere(int evenings)
{
    return evenings == 0 ? std::string()
                         : tr_count("{n} result from elsewhere counts, without entries.",
                             "{n} results from elsewhere count, without entries.", evenings);
}

} // namespace consigliere::exports
