#include "companion/evening/court_answer.h"

#include "companion/frame/finding.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Number of entries shown before "more".
constexpr std::size_t few = 3;

} // namespace

void CourtAnswers::show(
    const std::vector<const desk::WhyAnswer*>& questions, const desk::GameTable& table)
{
    m_answers.clear();
    m_unfolded.clear();
    for (const desk::WhyAnswer* told : questions)
        m_answers.push_back({*told, evidence_of(*told, table)});
    m_things.clear();
    for (const Answer& answer : m_answers)
        m_things.insert(m_things.end(), answer.told.about.begin(), answer.told.about.end());
}

/// Returns a row per entry, even if several of its acts are causes.
std::vector<CourtAnswers::Evidence> CourtAnswers::evidence_of(
    const desk::WhyAnswer& told, const desk::GameTable& table)
{
    std::vector<Evidence> evidence;
    for (const desk::WhyAnswer::Cause& because : told.because) {
        if (!evidence.empty() && evidence.back().entry == because.entry && because.entry > 0) {
            evidence.back().detail = because.text + "  ·  " + evidence.back().detail;
            continue;
        }
        if (because.entry == 0) {
            evidence.push_back({0, because.text, {}, std::nullopt});
            continue;
        }
        const desk::LogLine line = table.tell_entry(because.entry);
        Evidence& row = evidence.emplace_back();
        row.entry = because.entry;
        row.text = line.text;
        row.detail = because.text;
        const std::string chapter = table.chapter_of(because.entry);
        if (!chapter.empty())
            row.detail += "  ·  " + chapter;
        if (line.actor)
            row.colour = table.colour_of(*line.actor);
    }
    std::ranges::reverse(evidence);
    return evidence;
}

CourtAnswers::Tap CourtAnswers::draw(Ui& ui, Rect& rect, const Source& source)
{
    Tap tap;
    int number = 0;
    for (const Answer& answer : m_answers) {
        draw_answer(ui, rect, answer, std::to_string(++number), source, tap);
        rect.cut_top(12_dp);
    }
    return tap;
}

void CourtAnswers::draw_answer(
    Ui& ui, Rect& rect, const Answer& answer, const std::string& id, const Source& source, Tap& tap)
{
    const desk::WhyAnswer& told = answer.told;
    paragraph(ui, rect, told.question, Font::small_title, ui.theme().text);
    draw_verdict(ui, rect, answer, id, source, tap);
    for (std::size_t i = 1; i < told.details.size(); ++i)
        remark(ui, rect, told.details[i]);
    draw_shares(ui, rect, told.shares, source.table);
    draw_evidence(ui, rect, answer, id, source, tap);
}

/// Draws the answer in large text, its first reason, and the rule.
void CourtAnswers::draw_verdict(
    Ui& ui, Rect& rect, const Answer& answer, const std::string& id, const Source& source, Tap& tap)
{
    const desk::WhyAnswer& told = answer.told;
    const widgets::Theme& theme = ui.theme();
    const rulebook::Rule* rule =
        source.rulebook == nullptr ? nullptr : source.rulebook->find(told.rule);
    const std::string page = tell_page(rule);
    const std::string label = page.empty() ? tr("Rule") : page;
    const float rule_width = rule == nullptr ? 0 : std::max(64_dp, button_width(ui, label));
    const float sign = told.named ? 52_dp : 0;
    const float width = rect.width() - rule_width - 10_dp - sign;
    const std::string reason = told.details.empty() ? std::string() : told.details.front();
    const float answer_height = ui.measure(told.answer, Font::lead, width).y;
    const float reason_height = reason.empty() ? 0 : ui.measure(reason, Font::body, width).y + 2_dp;
    Rect row = rect.cut_top(std::max(48_dp, answer_height + reason_height), 8_dp);
    if (rule != nullptr) {
        const Rect place = row.cut_right(rule_width, 10_dp);
        if (button(ui, "why:rule:" + id, Rect::around(place.centre(), rule_width, 48_dp), label))
            tap.rule = told.rule;
    }
    if (told.named) {
        const Rect place = row.cut_left(40_dp, 12_dp);
        source.table.draw_sign_of(ui, place.centre(), 40_dp, *told.named);
    }
    const float spare = row.height() - answer_height - reason_height;
    row.cut_top(spare / 2);
    ui.text(row.cut_top(answer_height, 2_dp), told.answer, {Font::lead, theme.text, 0, 0, true});
    if (!reason.empty())
        ui.text(row, reason, {Font::body, theme.quiet, 0, 0, true});
}

void CourtAnswers::draw_shares(
    Ui& ui, Rect& rect, const std::vector<desk::AnswerCount>& shares, const desk::GameTable& table)
{
    const widgets::Theme& theme = ui.theme();
    int most = 1;
    float names = 0;
    float figures = 0;
    for (const desk::AnswerCount& share : shares) {
        most = std::max(most, share.count);
        names = std::max(names, ui.measure(share.name, Font::body).x + 2_dp);
        figures = std::max(figures, ui.measure(share.figure, Font::lead).x + 2_dp);
    }
    names = std::min(names, rect.width() * 0.4F);
    for (const desk::AnswerCount& share : shares) {
        Rect row = rect.cut_top(32_dp, 4_dp);
        const ImVec2 sign = row.cut_left(28_dp, 10_dp).centre();
        const Colour colour = share.actor ? table.colour_of(*share.actor) : theme.paper_edge;
        if (share.actor)
            table.draw_sign_of(ui, sign, 26_dp, *share.actor);
        else
            ui.disc(sign, 13_dp, colour);
        ui.elide_text(row.cut_left(names, 12_dp), share.name, {Font::body, theme.text});
        row.right -= figures + 10_dp;
        const float length =
            row.width() * static_cast<float>(std::max(share.count, 0)) / static_cast<float>(most);
        const Rect bar = Rect::at({row.left, row.centre().y - 6_dp}, length, 12_dp);
        if (length > 1)
            ui.fill(bar, colour, 6_dp);
        ui.text({bar.right + 10_dp, row.top, bar.right + 10_dp + figures, row.bottom}, share.figure,
            {Font::lead, theme.text});
    }
    if (!shares.empty())
        rect.cut_top(4_dp);
}

void CourtAnswers::draw_evidence(
    Ui& ui, Rect& rect, const Answer& answer, const std::string& id, const Source& source, Tap& tap)
{
    const widgets::Theme& theme = ui.theme();
    const bool is_whole =
        answer.evidence.size() <= few + 1 || m_unfolded.contains(answer.told.question);
    const std::size_t count = is_whole ? answer.evidence.size() : few;
    for (std::size_t i = 0; i < count; ++i) {
        const Evidence& evidence = answer.evidence[i];
        const bool leads_somewhere = evidence.entry > 0;
        const float width = rect.width() - 18_dp - 44_dp - 28_dp;
        const float text = ui.measure(evidence.text, Font::body, width).y;
        const float detail =
            evidence.detail.empty() ? 0 : ui.measure(evidence.detail, Font::small, width).y + 2_dp;
        const Rect row = rect.cut_top(std::max(52_dp, text + detail + 16_dp), 6_dp);
        const std::string name = "why:evidence:" + id + ":" + std::to_string(evidence.entry);
        if (leads_somewhere && ui.touch(name, row))
            tap.entry = evidence.entry;
        const bool is_seen = leads_somewhere && evidence.entry == source.shown;
        ui.fill(row, theme.raised, 8_dp);
        Rect inside = row;
        ui.fill(inside.cut_left(5_dp, 9_dp), evidence.colour.value_or(theme.line), 2_dp);
        if (is_seen)
            ui.outline(row, theme.focus, 3_dp, 8_dp);
        inside = {inside.left, inside.top, inside.right - 8_dp, inside.bottom};
        if (leads_somewhere) {
            ui.text(inside.cut_left(44_dp), language::number(evidence.entry),
                {Font::small, theme.quiet});
            ui.text(inside.cut_right(20_dp), symbol::forward, {Font::body, theme.quiet, 1});
        }
        inside.cut_top((row.height() - text - detail) / 2);
        ui.text(inside.cut_top(text, 2_dp), evidence.text, {Font::body, theme.text, 0, 0, true});
        if (!evidence.detail.empty())
            ui.text(inside, evidence.detail, {Font::small, theme.quiet, 0, 0, true});
    }
    if (!is_whole
        && button(ui, "why:more:" + id, rect.cut_top(48_dp, 6_dp),
            tr_count(
                "All {n} entries", "All {n} entries", static_cast<int>(answer.evidence.size()))))
        m_unfolded.insert(answer.told.question);
}

} // namespace consigliere::screens
