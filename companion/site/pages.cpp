#include "companion/site/pages.h"

#include "companion/charts/charts.h"
#include "companion/charts/svg.h"
#include "companion/exports/group_facts.h"
#include "companion/exports/score_sheet.h"
#include "companion/exports/sheet_facts.h"
#include "companion/exports/statistics_report.h"
#include "companion/language/alphabet.h"
#include "companion/language/figures.h"
#include "companion/language/language.h"
#include "companion/site/site_folder.h"
#include "companion/tables/tables.h"
#include "companion/tables/told_entries.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"
#include "db/session_id.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace consigliere::site {

using exports::element;
using exports::escaped;
using exports::EveningReport;
using exports::link;
using exports::section;
using exports::table;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

constexpr std::string_view between_facts = " · ";
constexpr const char* unknown_cell = "–";
/// Namespace of derived ids (UUID) of feeds, and of people whose id is none.
constexpr const char* site_origin = "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0010";
constexpr charts::Ink bar_ink{0x8a5a00};

Html mark_of_elsewhere(bool is_elsewhere)
{
    return is_elsewhere ? fmt::format(" <span class=\"mark\">{}</span>", escaped(tr("result only")))
                        : Html();
}

/// "1. Ana $70 · 2. Bruno $64"
std::string tell_ranks(const EveningReport& report)
{
    std::vector<std::string> parts;
    for (const std::size_t seat : report.seats_by_rank()) {
        const int rank = report.facts.seats[seat].rank;
        const bool has_total = report.facts.seats[seat].total.has_value();
        parts.push_back((rank > 0 ? language::number(rank) + ". " : "") + report.players[seat]
            + (has_total ? " " + report.tell(report.facts.seats[seat].total) : ""));
    }
    return ledger::join(parts, between_facts);
}

Html item_of(const db::EveningCard& card)
{
    const EveningReport report = report_of(card);
    std::string occasion = report.title + std::string(between_facts) + tell_occasion(report);
    for (const std::string& tag : card.summary.details.tags)
        occasion += " #" + tag;
    return fmt::format("<li>\n<p>{}{}</p>\n{}{}</li>\n",
        link(file_of_evening(card.summary.id), tell_outcome(report)),
        mark_of_elsewhere(card.summary.is_elsewhere), element("p", tell_ranks(report)),
        element("p", occasion, "quiet"));
}

std::string month_name(const std::string& month)
{
    return language::short_month(std::stoi(month.substr(5, 2))) + " " + month.substr(0, 4);
}

// Rates. -----------------------------------------------------------------------------------------

Html bar_of(const db::Rate& rate)
{
    if (rate.confidence() == db::Confidence::too_few)
        return {};
    charts::BarChart::Bar bar;
    const db::Range range = rate.range();
    bar.style.ink = bar_ink;
    bar.value = rate.share();
    bar.range = std::pair(range.low, range.high);
    bar.expected = rate.share_by_chance();
    bar.is_quiet = !rate.tells;
    const std::string told = exports::tell_rate(rate);
    return charts::svg_of(charts::draw(bar, {160, 18}, exports::paper_look), told, told);
}

/// "9 of 23, 39% (22–59%)", with a range that no line breaks.
Html told_share(const db::Rate& rate)
{
    const Html told = escaped(exports::tell_share(rate));
    const std::size_t range = std::min(told.find('('), told.size());
    return fmt::format(
        "{}<span class=\"whole\">{}</span>", told.substr(0, range), told.substr(range));
}

Html table_of_rates(
    const std::string& caption, const std::string& what, const exports::NamedRates& rates)
{
    std::vector<std::vector<Html>> rows;
    for (const auto& [name, rate] : rates)
        rows.push_back({escaped(name), bar_of(rate), told_share(rate)});
    return table(caption, {what, tr("Share and range"), tr("Won")}, rows, 2);
}

template <typename Name>
exports::NamedRates named(const db::PersonPage::Rates& rates, const Name& name)
{
    exports::NamedRates list;
    for (const auto& [number, rate] : rates)
        list.emplace_back(name(number), rate);
    return list;
}

std::string legend()
{
    return tr("Pale: the range in which the true share lies with 95%. Dotted: chance.");
}

Html table_of_people(const db::GroupFigures& figures, const std::string& up)
{
    std::vector<std::vector<Html>> rows;
    for (const db::PersonFigures& person : figures.people)
        rows.push_back({link(up + file_of_person(person.person), person.name), bar_of(person.wins),
            told_share(person.wins),
            person.place.value() ? language::decimal(*person.place.value(), 2) : unknown_cell});
    return table(
        {}, {tr("Player"), tr("Share and range"), tr("Won"), tr("Average place")}, rows, 2);
}

// Who plays with whom. ---------------------------------------------------------------------------

Html table_of_pairs(const db::GroupFigures& figures)
{
    std::map<std::string, std::string> names;
    for (const db::PersonFigures& person : figures.people)
        names[person.person] = person.name;
    constexpr std::size_t most = 30;
    std::vector<std::vector<Html>> rows;
    for (const db::GroupFigures::Pair& pair : figures.pairs) {
        if (rows.size() == most)
            break;
        rows.push_back(
            {escaped(names[pair.one] + " – " + names[pair.other]), language::number(pair.of()),
                fmt::format("{} : {}", pair.higher, pair.lower), language::number(pair.alike)});
    }
    return table(tr("Evenings together, and who ranked higher"),
        {tr("Players"), tr("Evenings"), tr("Higher"), tr("Tied")}, rows, 1);
}

Html list_of_records(const db::GroupFigures& figures)
{
    Html text;
    for (const db::GroupFigures::Record& record : figures.records) {
        const exports::ToldRecord told = exports::tell_record(record, figures);
        text += fmt::format("<li>{}<p class=\"value\">{}</p>\n<p>{}</p></li>\n",
            element("p", told.title, "quiet"), escaped(told.value),
            link(file_of_evening(record.evening), told.detail));
    }
    return text.empty() ? text : "<ul class=\"records\">\n" + text + "</ul>\n";
}

Html form_of(const db::GroupFigures& figures)
{
    if (figures.form.courses.size() < 2 || figures.form.months.size() < 2)
        return {};
    const float height = 40 + 30 * static_cast<float>(figures.form.courses.size());
    return exports::html_of({[&figures](charts::Size size) {
                                 return exports::form_drawing(
                                     figures.form, size, exports::paper_look);
                             },
        {720, height}, {360, height}, tr("Form over time"), exports::tell_form_of(figures.form),
        exports::tell_form()});
}

Html group_of_game(const std::string& game, const db::GroupFigures& figures)
{
    Html what;
    if (!figures.by_side.empty())
        what +=
            table_of_rates(tr("What they played"), tr("Played"), exports::rates_of_sides(figures));
    if (!figures.by_turn.empty())
        what += table_of_rates(tr("Seat, counted from whoever goes first"), tr("Seat"),
            exports::rates_of_turns(figures));
    if (!what.empty())
        what += element("p", legend(), "quiet");
    const std::string title = tables::title_of(game);
    return fmt::format("<h2>{}</h2>\n", escaped(title))
        + element("p",
            tr_count("{n} finished evening", "{n} finished evenings", figures.evenings)
                + std::string(between_facts) + language::date(figures.first_day) + " – "
                + language::date(figures.last_day),
            "quiet")
        + what + element("p", exports::tell_compared(figures), "quiet")
        + element("p", exports::tell_lacking(figures), "quiet") + element("h3", tr("Records"))
        + list_of_records(figures);
}

/// A result from elsewhere.
Html results_only(const EveningReport& report)
{
    std::vector<std::vector<Html>> rows;
    for (const std::size_t seat : report.seats_by_rank()) {
        const int rank = report.facts.seats[seat].rank;
        rows.push_back(
            {escaped(report.players[seat]), rank > 0 ? language::number(rank) : unknown_cell,
                escaped(report.side(seat)), escaped(report.tell(report.facts.seats[seat].total))});
    }
    const std::string notes = exports::tell_notes(report);
    return element("h1", report.title) + element("p", tell_occasion(report), "occasion")
        + element("p", tell_outcome(report), "outcome")
        + element("p", tr("Result from another program, without entries."), "quiet")
        + section(tr("Result"),
            table({}, {tr("Player"), tr("Place"), tr("Played"), tr("Total")}, rows, 3))
        + (notes.empty()
                ? Html()
                : section(tr("Notes"),
                    fmt::format("<p class=\"notes\">{}</p>\n", charts::escaped_for_xml(notes))));
}

Html neighbour(const db::EveningCard* card, const std::string& name)
{
    return card == nullptr
        ? Html()
        : fmt::format("<li>{}: {}</li>\n", escaped(name),
            link("../" + file_of_evening(card->summary.id), language::date(card->day)));
}

Html evenings_of_person(const db::PersonPage& page)
{
    std::vector<std::vector<Html>> rows;
    for (auto evening = page.evenings.rbegin(); evening != page.evenings.rend(); ++evening) {
        const ledger::GameInfo::Unit unit = telling::unit_of(evening->game);
        rows.push_back({link("../" + file_of_evening(evening->id), language::date(evening->day))
                + mark_of_elsewhere(evening->is_elsewhere),
            escaped(tables::title_of(evening->game)), language::number(evening->players),
            evening->rank > 0 ? language::number(evening->rank) : unknown_cell,
            evening->total ? escaped(telling::tell_total(unit, *evening->total)) : unknown_cell});
    }
    return table({}, {tr("Evening"), tr("Game"), tr("Players"), tr("Place"), tr("Total")}, rows, 2);
}

Html meetings_of(const db::PersonPage& page)
{
    std::vector<std::vector<Html>> rows;
    for (const db::HeadToHead& other : page.others)
        rows.push_back({link("../" + file_of_person(other.other), other.name),
            language::number(other.of()), language::number(other.higher),
            language::number(other.lower), language::number(other.alike)});
    return table(
        {}, {tr("Player"), tr("Evenings"), tr("Higher"), tr("Lower"), tr("Tied")}, rows, 1);
}

Html table_of_standings(const std::vector<db::Standing>& standings)
{
    std::vector<std::vector<Html>> rows;
    for (const db::Standing& standing : standings) {
        const std::string decided = exports::tell_decided(standing);
        rows.push_back({language::number(standing.rank),
            link(file_of_person(standing.person), standing.name)
                + (decided.empty()
                        ? Html()
                        : fmt::format(" <span class=\"mark\">{}</span>", escaped(decided))),
            language::number(standing.played), exports::tell_points(standing.wins),
            exports::tell_points(standing.points)});
    }
    return table(
        {}, {tr("Place"), tr("Player"), tr("Evenings"), tr("Wins"), tr("Points")}, rows, 2);
}

} // namespace

EveningReport report_of(const ledger::Evening& evening, const db::SessionSummary& summary,
    const std::vector<std::string>& times)
{
    const tables::ToldEntries told(evening, summary);
    return exports::describe(evening, summary, times,
        {tables::title_of(summary.game), tables::find(summary.game).tell_actor,
            [&told](int entry) { return told.tell(entry); },
            [&told](std::string_view actor) { return told.colour_of(actor); }});
}

EveningReport report_of(const db::EveningCard& card)
{
    EveningReport report;
    report.summary = card.summary;
    report.title = tables::title_of(card.summary.game);
    report.day = card.day;
    report.facts = *card.facts;
    report.outline = &games::find(card.summary.game)->outline();
    for (std::size_t seat = 0; seat < card.summary.seats.size(); ++seat) {
        const db::SessionSummary::Seat& sits = card.summary.seats[seat];
        const bool is_named = !sits.player.empty() || sits.actor.empty();
        report.players.push_back(
            is_named ? sits.player : tables::find(card.summary.game).tell_actor(sits.actor));
    }
    report.players.resize(report.facts.seats.size());
    return report;
}

std::string file_of_evening(const db::SessionId& id)
{
    return "evenings/" + id + ".html";
}

std::string file_of_person(const std::string& person)
{
    const db::SessionId id = db::session_id_from(person);
    return "players/" + (id.empty() ? db::make_derived_id(site_origin, person) : id) + ".html";
}

Html page_of_evenings(const std::string& title, const db::EveningCards& evenings)
{
    Html text = element("h1", title)
        + element("p",
            tr_count(
                "{n} finished evening", "{n} finished evenings", static_cast<int>(evenings.size())),
            "occasion");
    for (const db::Month& month : db::months_of(evenings)) {
        Html items;
        for (std::size_t i = month.begin; i < month.end; ++i)
            items += item_of(*evenings[i]);
        text += section(month_name(month.month), "<ul class=\"list\">\n" + items + "</ul>\n");
    }
    return text;
}

Html page_of_evening(
    const EveningReport& report, const db::EveningCard* older, const db::EveningCard* newer)
{
    const Html ways = neighbour(newer, tr("Next evening")) + neighbour(older, tr("Evening before"));
    return (report.summary.is_elsewhere ? results_only(report)
                                        : exports::score_sheet_content(report))
        + (ways.empty() ? ways : "<ul class=\"list\">\n" + ways + "</ul>\n");
}

Html page_of_players(const db::GroupFigures& figures)
{
    return element("h1", tr("Players")) + table_of_people(figures, {})
        + element("p", legend(), "quiet") + element("p", exports::tell_compared(figures), "quiet")
        + section(tr("Who plays with whom"), table_of_pairs(figures));
}

Html page_of_person(const db::EveningCards& evenings, const std::string& person)
{
    db::PersonPage page = db::person_page(evenings, person, {});
    language::put_in_alphabet(page.others, &db::HeadToHead::name);
    std::ranges::stable_sort(page.others, std::greater<>(), &db::HeadToHead::of);
    const auto number = [](int value) { return language::number(value); };
    std::vector<std::vector<Html>> wins{
        {escaped(tr("Wins")), bar_of(page.figures.wins), told_share(page.figures.wins)},
        {escaped(tr("Above chance")), {}, escaped(exports::tell_above_chance(page.figures.wins))}};
    if (page.going_first.of > 0)
        wins.push_back(
            {escaped(tr("Going first")), bar_of(page.going_first), told_share(page.going_first)});
    const bool is_one_game = !page.by_side.empty();
    const games::Game* game = is_one_game ? games::find(page.evenings.front().game) : nullptr;
    Html by_side;
    if (game != nullptr)
        by_side = table_of_rates({}, tr("Played"), named(page.by_side, [game](int side) {
            return tr(game->outline().sides[static_cast<std::size_t>(side)].name);
        }));
    return element("h1", page.figures.name)
        + element("p",
            tr_count("{n} finished evening", "{n} finished evenings", page.figures.wins.of)
                + std::string(between_facts)
                + tr_fill("Longest winning streak: {n}", {{"n", number(page.longest_run)}}),
            "occasion")
        + table({}, {tr("Figure"), tr("Share and range"), tr("Won")}, wins, 2)
        + element("p", legend(), "quiet") + section(tr("By side"), by_side)
        + section(tr("By number of players"),
            table_of_rates({}, tr("Players"), named(page.by_players, number)))
        + section(tr("Head to head: who ranked higher"), meetings_of(page))
        + section(tr("Evenings"), evenings_of_person(page));
}

Html page_of_group(
    const std::vector<std::pair<std::string, db::GroupFigures>>& all, const std::string& picture)
{
    const db::GroupFigures& figures = all.front().second;
    Html text = element("h1", tr("Group"))
        + element("p",
            tr_count("{n} finished evening", "{n} finished evenings", figures.evenings)
                + std::string(between_facts)
                + tr_count("{n} player", "{n} players", static_cast<int>(figures.people.size())),
            "occasion")
        + section(tr("Form over time"), form_of(figures));
    for (std::size_t i = 1; i < all.size(); ++i)
        text += "<section>\n" + group_of_game(all[i].first, all[i].second) + "</section>\n";
    text += section(tr("Who plays with whom"), table_of_pairs(figures));
    if (!picture.empty())
        text += section(tr("Year in review"), "<figure class=\"own\">\n" + picture + "</figure>\n");
    return text;
}

Html page_of_leagues(const std::vector<std::pair<db::League, std::vector<db::Standing>>>& leagues)
{
    Html text = element("h1", tr("League"));
    for (const auto& [league, standings] : leagues) {
        const std::string game =
            league.game.empty() ? std::string() : tables::title_of(league.game);
        const Html rows = standings.empty() ? element("p", tr("No finished evening matches."))
                                            : table_of_standings(standings);
        text += section(league.name,
            element("p", exports::tell_scope(league, game), "quiet")
                + element("p", exports::tell_points(league), "quiet") + rows
                + element("p", exports::tell_tie_breaks(), "quiet"));
    }
    return text;
}

std::string feed_of(const std::string& title, const db::EveningCards& evenings)
{
    constexpr std::size_t most = 30;
    std::string latest = "1970-01-01T00:00:00Z";
    std::string entries;
    for (std::size_t i = 0; i < evenings.size(); ++i) {
        const db::EveningCard& card = *evenings[i];
        latest = i == 0 ? card.summary.updated : std::max(latest, card.summary.updated);
        if (i >= most)
            continue;
        const EveningReport report = report_of(card);
        entries +=
            fmt::format("<entry>\n<title>{}</title>\n<id>urn:uuid:{}</id>\n<updated>{}</updated>\n"
                        "<link href=\"{}\"/>\n<summary>{}</summary>\n</entry>\n",
                escaped(exports::score_sheet_title(report)), card.summary.id, card.summary.updated,
                file_of_evening(card.summary.id),
                escaped(tell_outcome(report) + " " + tell_ranks(report)));
    }
    const std::string tag = language::tag_of(language::chosen());
    return fmt::format("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                       "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n"
                       "<generator>{}</generator>\n<title>{}</title>\n<id>urn:uuid:{}</id>\n"
                       "<updated>{}</updated>\n<author><name>{}</name></author>\n"
                       "<link href=\"index.html\"/>\n<link rel=\"self\" href=\"feed.xml\"/>\n",
               tag, own_mark, escaped(title), db::make_derived_id(site_origin, tag + title), latest,
               escaped(title))
        + entries + "</feed>\n";
}

} // namespace consigliere::site
