#include "companion/exports/score_sheet.h"

#include "companion/charts/svg.h"
#include "companion/exports/html.h"
#include "companion/exports/sheet_facts.h"
#include "companion/language/language.h"

#include <fmt/format.h>

#include <algorithm>

namespace consigliere::exports {

using charts::escaped_for_xml;
using language::tr;
using language::tr_fill;

namespace {

/// Fits the page on two sheets of paper.
constexpr std::size_t most_moments = 24;

constexpr const char* style = R"css(
@page { size: A4; margin: 14mm }
body { font: 15px/1.45 system-ui, sans-serif; color: #1d1a16; background: #fff; max-width: 50rem;
       margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h1 { margin-bottom: .2rem }
h2 { margin-top: 1.6rem; font-size: 1.25rem }
.occasion { color: #5a5348; margin-top: 0 }
.outcome { font-size: 1.15rem; font-weight: 600 }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; color: #5a5348; padding-bottom: .3rem }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid #d8d0c2 }
td.sum, th.sum { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; font-family: system-ui, sans-serif }
ol, ul { padding-left: 1.3rem }
li { overflow-wrap: anywhere }
p.notes { white-space: pre-line; overflow-wrap: anywhere }
footer { color: #5a5348; font-size: .85rem; margin-top: 2rem }
@media print { body { font-size: 11px; margin: 0; max-width: none; padding: 0 }
  h2 { margin-top: .9rem } tr, svg, li { break-inside: avoid } h2 { break-after: avoid } }
)css";

/// `kind`: a class of `style_for_phones`.
Html table_of(const SheetTable& content, const std::string& caption, std::size_t first_sum,
    const char* kind = "")
{
    std::vector<std::vector<Html>> rows = content.rows;
    for (std::vector<Html>& cells : rows)
        std::ranges::transform(cells, cells.begin(), escaped);
    return table(caption, content.head, rows, first_sum, kind);
}

Html money_figure(const EveningReport& report, const std::string& caption)
{
    const charts::LineChart lines = money_chart(report, styles_on_paper(report));
    return html_of({[&](charts::Size size) { return charts::draw(lines, size, paper_look); },
        {720, 260}, {360, 240}, tr("Money over time"), tell_money_chart(report), caption});
}

std::string title_of(const EveningReport& report)
{
    return tr_fill(
        "{game}, {date}", {{"game", report.title}, {"date", language::date(report.day)}});
}

std::string money_caption(const EveningReport& report)
{
    return report.facts.depth == ledger::TrackingLevel::board
        ? tr("Only the board was tracked, so what the Suitcases held during play is unknown.")
        : tr("The score after each entry, if it had ended there.");
}

std::size_t first_sum(const SheetTable& results, const EveningReport& report)
{
    return results.head.size() - report.outline->sources.size() - 1;
}

// Plain text. ------------------------------------------------------------------------------------

std::size_t letters_in(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char letter) { return (letter & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width, bool to_the_right)
{
    const std::string blanks(width - std::min(width, letters_in(text)), ' ');
    return to_the_right ? blanks + text : text + blanks;
}

std::string underlined(const std::string& title, char line)
{
    return title + "\n" + std::string(letters_in(title), line) + "\n";
}

/// One line per row, or one paragraph per row if too wide.
std::string text_table(const SheetTable& content, std::size_t first_number)
{
    constexpr std::size_t widest = 78;
    std::vector<std::size_t> widths;
    std::size_t all = 0;
    for (std::size_t i = 0; i < content.head.size(); ++i) {
        std::size_t width = letters_in(content.head[i]);
        for (const std::vector<std::string>& cells : content.rows)
            width = std::max(width, letters_in(cells[i]));
        widths.push_back(width);
        all += width + 2;
    }
    std::string text;
    if (all <= widest) {
        const auto add = [&](const std::vector<std::string>& cells) {
            std::string line;
            for (std::size_t i = 0; i < cells.size(); ++i)
                line += padded(cells[i], widths[i], i >= first_number) + "  ";
            text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        };
        add(content.head);
        for (const std::vector<std::string>& cells : content.rows)
            add(cells);
        return text;
    }
    for (const std::vector<std::string>& cells : content.rows) {
        text += cells.front() + "\n";
        for (std::size_t i = 1; i < cells.size(); ++i)
            text += "  " + content.head[i] + ": " + cells[i] + "\n";
    }
    return text;
}

} // namespace

std::string html_of(const Figure& figure)
{
    const auto drawn = [&figure](const char* kind, charts::Size size) {
        return fmt::format("<div class=\"{}\">{}</div>\n", kind,
            charts::svg_of(figure.draw(size), figure.title, figure.description));
    };
    return fmt::format("<figure>\n{}{}<figcaption>{}</figcaption>\n</figure>\n",
        drawn("broad", figure.broad), drawn("narrow", figure.narrow),
        escaped_for_xml(figure.caption));
}

const char* style_for_phones()
{
    return R"css(.narrow { display: none }
@media (max-width: 34rem) { .narrow { display: block } .broad, .stacked thead { display: none }
  .stacked table, .stacked tbody, .stacked caption { display: block }
  .stacked tr { display: flex; flex-wrap: wrap; gap: 0 .8rem; padding: .4rem 0;
    border-bottom: 1px solid #8884 }
  .stacked th, .stacked td { border: 0; padding: 0 }
  .stacked th { flex: 1 0 calc(100% - 8rem) }
  .stacked td { order: 2; font-size: .9rem } .stacked td::before { content: attr(data-head) " " }
  .stacked td:last-child { order: 1; flex: 0 0 7rem; font-size: 1rem; font-weight: 600 }
  .stacked td:last-child::before { content: none } }
)css";
}

std::string score_sheet_title(const EveningReport& report)
{
    return title_of(report);
}

std::string score_sheet_content(const EveningReport& report)
{
    const SheetTable results = result_table(report);
    const SheetTable places = places_table(report);
    const std::string notes = tell_notes(report);
    std::string content =
        fmt::format("<h1>{}</h1>\n<p class=\"occasion\">{}</p>\n<p class=\"outcome\">{}</p>\n",
            escaped_for_xml(report.title), escaped_for_xml(tell_occasion(report)),
            escaped_for_xml(tell_outcome(report)));
    content += section(tr("Result"),
        table_of(results, tr("Totals and what they are made of"), first_sum(results, report),
            "stacked"));
    content += section(tr("Money over time"), money_figure(report, money_caption(report)));
    if (!places.rows.empty())
        content += section(tr("Who dominated what"),
            table_of(places, tr("At the end of each part of the game"), places.head.size()));
    content += section(tr("Highlights"), list(tell_moments(report, most_moments)));
    if (!notes.empty())
        content += section(
            tr("Notes"), fmt::format("<p class=\"notes\">{}</p>\n", escaped_for_xml(notes)));
    return content;
}

std::string score_sheet_page(const EveningReport& report)
{
    return page_alone(
        title_of(report), style + std::string(style_for_phones()), score_sheet_content(report));
}

std::string score_sheet_text(const EveningReport& report)
{
    const SheetTable results = result_table(report);
    const SheetTable places = places_table(report);
    std::string text = underlined(report.title, '=') + tell_occasion(report) + "\n\n"
        + tell_outcome(report) + "\n\n" + underlined(tr("Result"), '-')
        + text_table(results, first_sum(results, report));
    if (!places.rows.empty())
        text += "\n" + underlined(tr("Who dominated what"), '-')
            + text_table(places, places.head.size());
    const std::vector<std::string> moments = tell_moments(report, most_moments);
    if (!moments.empty())
        text += "\n" + underlined(tr("Highlights"), '-');
    for (const std::string& moment : moments)
        text += moment + "\n";
    if (const std::string notes = tell_notes(report); !notes.empty())
        text += "\n" + underlined(tr("Notes"), '-') + notes + "\n";
    return text;
}

} // namespace consigliere::exports
