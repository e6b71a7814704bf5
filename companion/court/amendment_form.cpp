#include "companion/court/amendment_form.h"

#include "companion/evening/log.h"
#include "companion/evening/sheet.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

using ledger::Change;

namespace {

/// Nearest entry in effect in direction `step`; nullopt at either end.
std::optional<int> neighbour(const ledger::History& history, int entry, int step)
{
    for (int other = entry + step; other >= 1 && other <= history.size(); other += step) {
        if (history.stands(other))
            return other;
    }
    return std::nullopt;
}

Log::Row row_of(int entry, const ReadOnlyEvening& evening)
{
    const desk::LogLine line = evening.table().tell_entry(entry);
    return {entry, entry, line.text, line.detail, line.actor, evening.table().chapter_of(entry),
        Log::Row::State::stands, evening.seen(entry).verdict};
}

} // namespace

void AmendmentForm::draw(Ui& ui, Rect& rest)
{
    draw_entry(ui, rest);
    draw_kinds(ui, rest);
    draw_lines(ui, rest);
}

void AmendmentForm::draw_entry(Ui& ui, Rect& rest)
{
    const int entry = m_draft.change().entry;
    const ledger::History& history = m_draft.evening().evening().history();
    Rect bar = rest.cut_top(50_dp, 6_dp);
    const auto arrow = [&](const char* id, const Rect& place, const char* sign, int step) {
        const std::optional<int> other = neighbour(history, entry, step);
        if (button(ui, id, place, sign,
                {.mood = ready_if(other.has_value(),
                     step < 0 ? tr("This is the first entry.") : tr("This is the last entry."))}))
            go_to(*other);
    };
    arrow("amend:before", bar.cut_left(56_dp, 10_dp), symbol::back, -1);
    arrow("amend:after", bar.cut_right(56_dp, 10_dp), symbol::forward, 1);
    if (m_draft.is_behind_all()) {
        ui.elide_text(bar, tr("After the last entry"), {Font::strong, ui.theme().text, 0.5F});
        return;
    }
    const std::vector<int> entries = m_draft.changed_entries();
    const Log::Row row = row_of(m_draft.change().entry, m_draft.evening());
    std::string head = entries.size() == 1
        ? tr_fill("Entry {entry}", {{"entry", language::number(row.first)}})
        : tr_fill("Entries {first} to {last}",
            {{"first", language::number(row.first)}, {"last", language::number(entries.back())}});
    if (!row.chapter.empty())
        head += "  ·  " + row.chapter;
    ui.elide_text(bar, head, {Font::strong, ui.theme().text, 0.5F});
    for (const int replaced : entries) {
        const Log::Row told = row_of(replaced, m_draft.evening());
        const Rect place = rest.cut_top(Log::height_of(ui, told, rest.width()), 8_dp);
        Log::draw_whole_row(ui, place, told, m_draft.evening().table());
    }
}

void AmendmentForm::draw_kinds(Ui& ui, Rect& rest)
{
    if (m_draft.is_behind_all()) {
        heading(ui, rest, tr("Your correction"));
        return;
    }
    heading(ui, rest, tr("What really happened"));
    const Change& change = m_draft.change();
    const bool is_insert = change.kind == Change::Kind::insert;
    const bool is_drop = !is_insert && change.lines.empty();
    struct Kind {
        const char* id;
        std::string label;
        bool is_chosen;
    };
    const int entry = change.entry;
    Rect row = rest.cut_top(56_dp, 8_dp);
    const float width = (row.width() - 16_dp) / 3;
    for (const Kind& kind : {Kind{"amend:replace", tr("Something else"), !is_insert && !is_drop},
             Kind{"amend:none", tr("It didn’t happen"), is_drop},
             Kind{"amend:insert", tr("A move is missing before it"), is_insert}}) {
        const bool tapped =
            button(ui, kind.id, row.cut_left(width, 8_dp), kind.label, {chosen_if(kind.is_chosen)});
        if (!tapped || kind.is_chosen)
            continue;
        if (kind.id == std::string_view("amend:none"))
            m_draft.change_to({entry, Change::Kind::replace, {}, change.count});
        else if (kind.id == std::string_view("amend:insert"))
            m_draft.change_to(Change::insert_before(entry, {}));
        else
            m_draft.change_to(
                Change::replace(entry, m_draft.evening().evening().history().entry(entry).line));
        begin();
    }
}

void AmendmentForm::draw_lines(Ui& ui, Rect& rest)
{
    const Change& change = m_draft.change();
    if (change.kind == Change::Kind::replace && change.lines.empty())
        return;
    std::optional<std::size_t> tapped;
    for (std::size_t line = 0; line < m_said.size(); ++line) {
        if (line == m_line) {
            draw_field(ui, rest);
            continue;
        }
        const std::string told = m_draft.evening().table().tell_line(m_said[line].seen);
        if (button(ui, "amend:line:" + std::to_string(line + 1), rest.cut_top(50_dp, 6_dp), told))
            tapped = line;
    }
    if (m_line == m_said.size())
        draw_field(ui, rest);
    draw_ways(ui, rest);
    draw_offers(ui, rest);
    if (tapped)
        begin_line(*tapped);
}

void AmendmentForm::draw_field(Ui& ui, Rect& rest)
{
    if (text_field(ui, "amend:text", rest.cut_top(52_dp, 8_dp), m_text, tr("Record line")))
        say(std::string(ledger::trim(m_text)));
    if (is_empty_line() || m_draft.amended() == nullptr)
        return;
    const int number = m_draft.amended()->changed_from + static_cast<int>(m_line);
    const ledger::Verdict verdict = m_draft.amended()->changed[m_line].verdict;
    const Colour colour = colour_of(ui.theme(), verdict);
    const std::string told = m_draft.course().table().tell_entry(number).text;
    paragraph(ui, rest, told, Font::strong);
    Rect line = rest.cut_top(28_dp, 4_dp);
    ui.text(line.cut_left(28_dp), symbol_of(verdict), {Font::strong, colour});
    ui.text(line, telling::tell(verdict), {Font::strong, colour});
    const std::vector<Finding> findings = m_draft.course().findings(number);
    for (const Finding& finding : findings)
        paragraph(ui, rest, finding.text);
    const std::vector<std::string> rules = rules_of(findings);
    const rulebook::Rulebook* rulebook = m_host.rulebook();
    const rulebook::Rule* rule =
        rules.empty() || rulebook == nullptr ? nullptr : rulebook->find(rules.front());
    if (rule != nullptr) {
        const std::string page = tell_page(rule);
        if (button(ui, "amend:read", rest.cut_top(50_dp, 6_dp),
                page.empty() ? rule->title : rule->title + "  ·  " + page))
            m_host.read(rules.front());
    }
    if (verdict == ledger::Verdict::illegal
        && button(ui, "amend:ruling", rest.cut_top(50_dp, 6_dp), tr("We rule otherwise")))
        m_host.ask_for_reason([this](const std::string& reason) { this->rule(reason); });
}

void AmendmentForm::draw_ways(Ui& ui, Rect& rest)
{
    if (button(ui, "amend:taps", rest.cut_top(52_dp, 6_dp), tr("Tap it on the board as it was"),
            {.symbol = symbol::forward}))
        m_host.tap_at_the_table();
    const std::vector<Rect> cells = rest.cut_top(50_dp, 8_dp).columns(2, 8_dp);
    const bool has_others = m_said.size() > (m_line < m_said.size() ? 1 : 0);
    if (button(ui, "amend:more", cells[0], tr("Add line"),
            {.mood = ready_if(!is_empty_line(), tr("Finish this line first."))}))
        begin_line(m_said.size());
    // Removing the last line needs the button "did not happen" instead.
    if (button(ui, "amend:less", cells[1], tr("Remove line"),
            {.mood = ready_if(
                 has_others, tr("This is the only line. Choose “It didn’t happen” instead."))})) {
        if (m_line < m_said.size()) {
            m_said.erase(m_said.begin() + static_cast<std::ptrdiff_t>(m_line));
            send();
        }
        begin_line(m_line == 0 ? 0 : m_line - 1);
    }
}

/// Moves that were possible, similar to the line written; a tap selects one.
void AmendmentForm::draw_offers(Ui& ui, Rect& rest)
{
    if (m_offers.empty())
        return;
    heading(ui, rest, tr("Possible at that point"));
    std::optional<std::string> chosen;
    int number = 0;
    for (const Offer& offer : m_offers) {
        if (button(ui, "amend:offer:" + std::to_string(++number), rest.cut_top(50_dp, 6_dp),
                offer.text))
            chosen = offer.line;
    }
    if (!chosen)
        return;
    m_text = *chosen;
    say(*chosen);
}

void AmendmentForm::go_to(int entry)
{
    m_draft.change_to(
        Change::replace(entry, m_draft.evening().evening().history().entry(entry).line));
    begin();
}

void AmendmentForm::begin(std::size_t line)
{
    m_said.clear();
    const std::vector<std::string> seen = m_draft.seen_lines();
    for (std::size_t i = 0; i < seen.size(); ++i)
        m_said.push_back({m_draft.change().lines[i], seen[i]});
    m_line = m_said.size();
    begin_line(line);
}

bool AmendmentForm::has_covered_before() const
{
    const auto end = m_said.begin() + static_cast<std::ptrdiff_t>(std::min(m_line, m_said.size()));
    return std::any_of(
        m_said.begin(), end, [](const Said& said) { return said.seen != said.line; });
}

/// Hidden lines start with an empty field and must be typed again. Removes lines left empty.
void AmendmentForm::begin_line(std::size_t line)
{
    if (m_line < m_said.size() && m_said[m_line].line.empty()) {
        m_said.erase(m_said.begin() + static_cast<std::ptrdiff_t>(m_line));
        if (line > m_line)
            --line;
    }
    m_line = std::min(line, m_said.size());
    m_text = m_line < m_said.size() ? m_said[m_line].seen : std::string();
    look_for_offers();
}

void AmendmentForm::say(const std::string& line)
{
    if (m_line < m_said.size())
        m_said[m_line] = {line, line};
    else if (!line.empty())
        m_said.push_back({line, line});
    send();
    look_for_offers();
}

/// Without lines, a replacement keeps the original line.
void AmendmentForm::send()
{
    Change change = m_draft.change();
    change.lines.clear();
    for (const Said& said : m_said) {
        if (!said.line.empty())
            change.lines.push_back(said.line);
    }
    if (change.lines.empty() && change.kind == Change::Kind::replace)
        change.lines.push_back(m_draft.evening().evening().history().entry(change.entry).line);
    m_draft.change_to(std::move(change));
}

void AmendmentForm::take(std::vector<std::string> lines)
{
    Change change = m_draft.change();
    for (std::size_t later = m_line + 1; later < m_said.size(); ++later)
        lines.push_back(m_said[later].line);
    change.lines = std::move(lines);
    const std::size_t line = std::min(m_line, change.lines.size() - 1);
    m_draft.change_to(std::move(change));
    begin(line);
}

void AmendmentForm::rule(const std::string& reason)
{
    const auto ruled = [&reason](const std::string& line) {
        return std::string(ledger::split_ruling(line).move) + " ! " + reason;
    };
    Said& said = m_said[m_line];
    said = {ruled(said.line), ruled(said.seen)};
    m_text = said.seen;
    send();
    look_for_offers();
}

void AmendmentForm::look_for_offers()
{
    m_offers.clear();
    // Moves possible after an open bid would leak that bid.
    if (m_draft.is_behind_all() || m_draft.opens_covered())
        return;
    const Change& change = m_draft.change();
    const std::unique_ptr<ledger::Evening> before =
        m_draft.evening_before(std::min(m_line, change.lines.size()));
    const ReadOnlyEvening told = m_draft.told(*before);
    const std::string like = m_text.empty() ? m_draft.evening().seen(change.entry).line
                                            : std::string(ledger::trim(m_text));
    constexpr std::size_t most_offers = 6;
    m_offers = offers_among(legal_lines_like(like, *before), like, most_offers, told);
}

} // namespace consigliere::screens
