#include "companion/story/page.h"

#include "companion/charts/svg.h"
#include "companion/exports/html.h"
#include "companion/exports/sheet_facts.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/tables/told_entries.h"
#include "companion/telling/visible.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace consigliere::story {

using charts::escaped_for_xml;
using exports::EveningReport;
using exports::paper_look;
using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::table_of;
using ledger::Tree;

namespace {

constexpr const char* page_style = R"css(
body { font: 16px/1.45 system-ui, sans-serif; color: #1d1a16; background: #fff; max-width: 50rem;
       margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h1 { margin-bottom: .2rem }
p, li { overflow-wrap: anywhere }
.quiet, footer { color: #5a5348 }
svg, img { max-width: 100%; height: auto; font-family: system-ui, sans-serif }
figure { margin: 1.2rem 0 }
@media print { body { font-size: 11px; margin: 0; max-width: none; padding: 0 } }
)css";
constexpr charts::Ink paper_brass{0x8a5a00};

std::string percent(double share)
{
    return fmt::format("{:.4f}", share);
}

charts::LineChart paper_chart(const Story& story)
{
    return chart_of(story, exports::styles_on_paper(story.report), paper_brass, {0xffffff});
}

// JSON. ------------------------------------------------------------------------------------------

std::string actor_of(const Story& story, std::size_t seat)
{
    return story.report.summary.seats[seat].actor;
}

Tree tree_of_seats(const Story& story)
{
    const EveningReport& report = story.report;
    Tree seats = Tree::list();
    for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
        const db::EveningFacts::Seat& facts = report.facts.seats[seat];
        Tree sources = Tree::table();
        for (std::size_t i = 0; i < facts.sources.size(); ++i)
            sources.set(report.outline->sources[i].word,
                facts.sources[i] ? Tree(*facts.sources[i]) : Tree());
        seats.add(table_of({{"actor", actor_of(story, seat)},
            {"player", report.summary.seats[seat].player}, {"winner", facts.is_winner},
            {"rank", facts.rank == 0 ? Tree() : Tree(int{facts.rank})},
            {"total", facts.total ? Tree(*facts.total) : Tree()},
            {"sources", std::move(sources)}}));
    }
    return seats;
}

Tree tree_of(const EveningReport& report, const Usual& usual)
{
    Tree sources = Tree::table();
    for (std::size_t i = 0; i < usual.sources.size(); ++i)
        sources.set(report.outline->sources[i].word, fmt::format("{:.1f}", usual.sources[i]));
    return table_of({{"evenings", usual.evenings}, {"total", fmt::format("{:.1f}", usual.total)},
        {"sources", std::move(sources)}});
}

Tree tree_of_chances(const Story& story)
{
    Tree turns = Tree::list();
    for (const TurnChances& turn : story.curve) {
        Tree seats = Tree::list();
        for (const Chance& chance : turn.seats)
            seats.add(table_of({{"chance", percent(chance.mean)}, {"error", percent(chance.error)},
                {"low", percent(chance.range.low)}, {"high", percent(chance.range.high)}}));
        turns.add(table_of(
            {{"n", turn.entry}, {"playouts", turn.playouts}, {"seats", std::move(seats)}}));
    }
    Tree turning = Tree::list();
    for (const TurningPoint& point : story.turning)
        turning.add(table_of(
            {{"n", entry_of(story.report, point)}, {"from", point.before}, {"to", point.after},
                {"actor", actor_of(story, point.seat)}, {"before", percent(point.was)},
                {"after", percent(point.is)}, {"error", percent(point.error)}}));
    constexpr const char* policies[] = {"random", "greedy"};
    return table_of({{"made", tell_made(story.curve)},
        {"policy", policies[static_cast<std::size_t>(policy)]}, {"version", chances_version},
        {"turns", std::move(turns)}, {"turning_points", std::move(turning)}});
}

// Page. ------------------------------------------------------------------------------------------

std::string base64(std::string_view bytes)
{
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t j = 0; j < 3; ++j)
            group =
                group << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j > bytes.size() ? '=' : digits[group >> (18 - 6 * j) & 63];
    }
    return text;
}

std::string paragraph(const std::string& text, const char* kind = "")
{
    return fmt::format("<p{}>{}</p>\n", kind, escaped_for_xml(text));
}

std::string list(const std::string& heading, const std::vector<std::string>& items)
{
    return items.empty() ? std::string() : exports::element("h2", heading) + exports::list(items);
}

template <typename Things, typename Tell>
std::vector<std::string> told_each(const Things& things, const Tell& tell)
{
    std::vector<std::string> told;
    std::ranges::transform(things, std::back_inserter(told), tell);
    return told;
}

std::vector<std::string> all_turning(const Story& story)
{
    return told_each(
        story.turning, [&story](const TurningPoint& point) { return tell_turning(story, point); });
}

std::vector<std::string> all_swings(const Story& story)
{
    return told_each(story.facts.swings,
        [&story](const Swing& swing) { return tell_swing(story.report, swing, story.tell_entry); });
}

/// "Ivan: 3 cards in the hand at the end"
std::vector<std::string> all_unused(const Story& story)
{
    return told_each(story.facts.unused, [&story](const Unused& unused) {
        return story.report.player(unused.seat) + ": " + tell_unused(unused);
    });
}

std::vector<std::string> all_sources(const Story& story)
{
    std::vector<std::string> told;
    for (const Seat seat : story.report.seats_by_rank()) {
        if (std::string sources = tell_sources(story.report, seat); !sources.empty())
            told.push_back(story.report.player(seat) + ": " + sources);
    }
    if (story.facts.usual && !told.empty())
        told.push_back(
            tell_usual(*story.facts.usual) + ": " + tell_sources(story.report, *story.facts.usual));
    return told;
}

std::vector<std::string> all_decisions(const Story& story)
{
    return tell_decision(story.report, story.facts, story.tell_entry);
}

/// The three sentences to share: what decided, when it turned, what was left.
std::vector<std::string> three_sentences(const Story& story)
{
    std::vector<std::string> told;
    const auto add_first = [&told](const std::vector<std::string>& sentences) {
        if (!sentences.empty())
            told.push_back(sentences.front());
    };
    add_first(all_decisions(story));
    add_first(story.turning.empty() ? all_swings(story) : all_turning(story));
    add_first(all_unused(story));
    return told;
}

} // namespace

void Story::take(Curve found)
{
    curve = std::move(found);
    turning = turning_points(curve);
}

Story story_of(const ledger::Evening& evening, const db::SessionSummary& summary,
    const std::vector<std::string>& times, const std::vector<db::EveningCard>& archive)
{
    const auto told = std::make_shared<const tables::ToldEntries>(evening, summary);
    Story story;
    story.tell_entry = [told](int entry) { return told->tell(entry); };
    story.report = exports::describe(evening, summary, times,
        {tables::title_of(summary.game), tables::find(summary.game).tell_actor, story.tell_entry,
            [told](std::string_view actor) { return told->colour_of(actor); }});
    story.facts = facts_of(evening, story.report, archive);
    return story;
}

std::string tell_chance(double chance)
{
    return language::number(std::lround(chance * 100)) + "\u00a0%";
}

std::string tell_made(const Curve& curve)
{
    int least = curve.empty() ? 0 : curve.front().playouts;
    for (const TurnChances& turn : curve)
        least = std::min(least, turn.playouts);
    return tr_count("Chances: {n} game played on from each turn by a simple player; bands show the "
                    "error.",
        "Chances: {n} games played on from each turn by a simple player; bands show the error.",
        least);
}

int entry_of(const EveningReport& report, const TurningPoint& point)
{
    for (int entry = point.before + 1; entry < point.after; ++entry) {
        const EveningReport::Entry& made = report.entries[static_cast<std::size_t>(entry - 1)];
        if (made.stands && made.seat)
            return entry;
    }
    return point.after;
}

std::string tell_turning(const Story& story, const TurningPoint& point)
{
    const int entry = entry_of(story.report, point);
    return tr_fill("{n}, {player} {before} → {after} (±{error}): {line}",
        {{"n", language::number(entry)}, {"player", story.report.player(point.seat)},
            {"before", tell_chance(point.was)}, {"after", tell_chance(point.is)},
            {"error", language::number(std::lround(point.error * 100))},
            {"line", telling::visible(story.tell_entry(entry))}});
}

charts::LineChart chart_of(const Story& story, const std::vector<charts::Style>& styles,
    charts::Ink flag, charts::Ink letters)
{
    charts::LineChart chart = exports::money_chart(story.report, styles);
    if (story.curve.empty())
        return chart;
    chart.course = charts::LineChart::Course::straight;
    chart.least_step = 0;
    chart.tell_value = tell_chance;
    chart.flags_stand = charts::LineChart::Flags::on_poles;
    for (std::size_t seat = 0; seat < chart.series.size(); ++seat) {
        charts::LineChart::Series& series = chart.series[seat];
        series.points.clear();
        for (const TurnChances& turn : story.curve) {
            const Chance& chance = turn.seats[seat];
            series.points.emplace_back(turn.entry, chance.mean);
            series.ranges.emplace_back(chance.range.low, chance.range.high);
        }
    }
    int number = 0;
    for (const TurningPoint& point : story.turning)
        chart.flags.push_back(
            {language::number(++number), static_cast<double>(entry_of(story.report, point)), flag,
                charts::Emblem::triangle, letters});
    return chart;
}

std::string title_of_chart(const Story& story)
{
    return story.curve.empty() ? tr("Money over time") : tr("Chance to win");
}

std::string tell_chart(const Story& story)
{
    if (story.curve.empty())
        return exports::tell_money_chart(story.report);
    std::string text;
    for (const Seat seat : story.report.seats_by_rank()) {
        double least = 1;
        double most = 0;
        for (const TurnChances& turn : story.curve) {
            least = std::min(least, turn.seats[seat].mean);
            most = std::max(most, turn.seats[seat].mean);
        }
        text += (text.empty() ? "" : " ")
            + tr_fill("{player}: {first} at the start, between {least} and {most} later.",
                {{"player", story.report.player(seat)},
                    {"first", tell_chance(story.curve.front().seats[seat].mean)},
                    {"least", tell_chance(least)}, {"most", tell_chance(most)}});
    }
    return text;
}

std::vector<std::string> tell(const Story& story)
{
    std::vector<std::string> lines{tell_headline(story.report, story.facts)};
    if (const std::string others = tell_others(story.report, story.facts); !others.empty())
        lines.push_back(others);
    lines.push_back(exports::tell_occasion(story.report));
    const auto add = [&lines](const std::string& heading, const std::vector<std::string>& told) {
        if (told.empty())
            return;
        lines.emplace_back();
        lines.push_back(heading);
        for (const std::string& line : told)
            lines.push_back("  " + line);
    };
    add(tr("What decided"), all_decisions(story));
    add(tr("What moved the score most"), all_swings(story));
    add(tr("Left unused"), all_unused(story));
    add(tr("Where it came from"), all_sources(story));
    add(tr("Turning points"), all_turning(story));
    if (!story.curve.empty()) {
        lines.emplace_back();
        lines.push_back(tell_made(story.curve));
    }
    return lines;
}

Tree tree_of(const Story& story)
{
    const EveningReport& report = story.report;
    const Facts& facts = story.facts;
    const auto actors = [&story](const std::vector<Seat>& seats) {
        Tree list = Tree::list();
        for (const Seat seat : seats)
            list.add(Tree(actor_of(story, seat)));
        return list;
    };
    Tree leads = Tree::list();
    for (const Lead& lead : facts.leads)
        leads.add(table_of(
            {{"n", lead.entry}, {"actor", actor_of(story, lead.seat)}, {"entries", lead.entries}}));
    Tree swings = Tree::list();
    for (const Swing& swing : facts.swings)
        swings.add(table_of({{"n", swing.entry}, {"actor", actor_of(story, swing.seat)},
            {"before", swing.before}, {"after", swing.after}}));
    Tree unused = Tree::list();
    for (const Unused& one : facts.unused)
        unused.add(table_of({{"actor", actor_of(story, one.seat)}, {"what", word_of(one.kind)},
            {"amount", one.amount}, {"things", one.things}}));
    Tree tree = table_of({{"format", "consigliere-story/1"}, {"game", report.summary.game},
        {"id", report.summary.id}, {"date", report.day}, {"headline", tell_headline(report, facts)},
        {"winners", actors(facts.winners)},
        {"ahead_since", facts.ahead_since ? Tree(*facts.ahead_since) : Tree()},
        {"seats", tree_of_seats(story)},
        {"usual_winner", facts.usual ? tree_of(report, *facts.usual) : Tree()},
        {"leads", std::move(leads)}, {"swings", std::move(swings)}});
    tree.set("decided_by",
        facts.decision ? table_of(
            {{"n", facts.decision->entry}, {"over", actor_of(story, facts.decision->second)},
                {"brought", facts.decision->brought}, {"margin", facts.decision->margin}})
                       : Tree());
    tree.set("unused", std::move(unused));
    tree.set("chances", story.curve.empty() ? Tree() : tree_of_chances(story));
    return tree;
}

std::string page_of(const Story& story, std::string_view board)
{
    const std::string headline = tell_headline(story.report, story.facts);
    std::string content = fmt::format("<h1>{}</h1>\n", escaped_for_xml(headline))
        + paragraph(tell_others(story.report, story.facts))
        + paragraph(
            story.report.title + " · " + exports::tell_occasion(story.report), " class=\"quiet\"");
    for (const std::string& sentence : three_sentences(story))
        content += paragraph(sentence);
    const std::string caption = story.curve.empty()
        ? tr("The score after each entry, if it had ended there.")
        : tell_made(story.curve);
    content += fmt::format("<figure>\n{}<figcaption class=\"quiet\">{}</figcaption>\n</figure>\n",
        charts::svg_of(charts::draw(paper_chart(story), {720, 300}, paper_look),
            title_of_chart(story), tell_chart(story)),
        escaped_for_xml(caption));
    content += list(tr("Turning points"), all_turning(story));
    if (!board.empty())
        content +=
            fmt::format("<figure>\n<img alt=\"{}\" src=\"data:image/png;base64,{}\">\n</figure>\n",
                escaped_for_xml(tr("The board at the end")), base64(board));
    content += list(tr("Where it came from"), all_sources(story));
    return exports::page_alone(headline, page_style, content);
}

std::string picture_of(const Story& story)
{
    constexpr charts::Size size{960, 540};
    constexpr float margin = 40;
    charts::Drawing drawing{size, {}};
    drawing.shapes.emplace_back(charts::Box{{0, 0}, size, {0xffffff}, 0});
    const auto text = [&drawing](float y, const std::string& words, float height, charts::Ink ink) {
        drawing.shapes.emplace_back(charts::Text{{margin, y}, words, ink, height});
    };
    text(50, tell_headline(story.report, story.facts), 30, paper_look.text);
    text(84, tell_others(story.report, story.facts), 17, paper_look.quiet);
    const charts::Drawing chart =
        charts::shifted(charts::draw(paper_chart(story), {size.width - 2 * margin, 330},
                            {paper_look.text, paper_look.quiet, paper_look.grid, 14}),
            {margin, 106});
    drawing.shapes.insert(drawing.shapes.end(), chart.shapes.begin(), chart.shapes.end());
    text(456,
        story.curve.empty() ? tr("The score after each entry, if it had ended there.")
                            : tell_made(story.curve),
        13, paper_look.quiet);
    text(486, story.report.title + " · " + exports::tell_occasion(story.report), 15,
        paper_look.quiet);
    text(514, tr("Recorded with Consigliere."), 13, paper_look.quiet);
    return charts::svg_of(drawing, tell_headline(story.report, story.facts), tell_chart(story));
}

} // namespace consigliere::story
