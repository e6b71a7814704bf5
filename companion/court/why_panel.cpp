// Panel of "Why?": the selected thing with its answers, or the questions to choose from.

#include "companion/court/faq_cards.h"
#include "companion/court/why_screen.h"
#include "companion/frame/destinations.h"
#include "companion/frame/finding.h"
#include "companion/widgets/marked_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace consigliere::screens {

void WhyScreen::draw_panel(Ui& ui, Rect rect, std::size_t argued_elsewhere)
{
    ui.fill(rect, ui.theme().panel);
    ui.line({rect.left, rect.top}, {rect.left, rect.bottom}, ui.theme().line, 1_dp);
    rect = rect.inset(16_dp, 12_dp);
    const Rect whole = rect;
    if (ui.keys_place().is_empty())
        light_up(ui, m_inquiry.table().draw_past_cards(ui, rect, m_inquiry.shown()), whole);
    draw_filter(ui, rect);
    // Beside the answers if the panel is wide enough; otherwise below.
    const bool is_beside =
        rect.width() > 640_dp && m_inquiry.argued_here(rulebook()).size() > argued_elsewhere;
    if (is_beside)
        scroll_area(ui, "why-argued", rect.cut_right(rect.width() * 0.46F, 16_dp),
            [this, &ui, argued_elsewhere](Rect& rest) { draw_argued(ui, rest, argued_elsewhere); });
    scroll_area(ui, list, rect, [this, &ui, is_beside, argued_elsewhere](Rect& rest) {
        if (m_inquiry.thing().empty()) {
            draw_questions(ui, rest);
            return;
        }
        draw_answers(ui, rest);
        if (!is_beside)
            draw_argued(ui, rest, argued_elsewhere);
    });
}

void WhyScreen::draw_argued(Ui& ui, Rect& rect, std::size_t first)
{
    const std::string argument = draw_argued_cards(
        ui, rect, tr("Common disputes here"), m_inquiry.argued_here(rulebook()), first);
    if (!argument.empty())
        open_argument(argument);
}

ArguedBand WhyScreen::lay_out_band(Ui& ui, const TableLayout& layout)
{
    const Rect display = ui.whole_display();
    const Rect place{display.left, layout.board.bottom, display.right, display.bottom};
    const bool has_room =
        m_may_have_band && !layout.has_two_bars && !layout.is_tight && ui.keys_place().is_empty();
    return has_room ? lay_out_argued_band(ui, place, m_inquiry.argued_here(rulebook()))
                    : ArguedBand{};
}

void WhyScreen::draw_band(Ui& ui, const ArguedBand& band)
{
    const BandTouch touch = draw_argued_band(ui, band);
    if (touch.puts_away)
        m_may_have_band = false;
    if (!touch.argument.empty())
        open_argument(touch.argument);
}

void WhyScreen::draw_others(Ui& ui, Rect& rect)
{
    if (m_others.empty())
        return;
    heading(ui, rect, tr("Also here"));
    Rect row = rect.cut_top(48_dp, 8_dp);
    const desk::Hotspot::Other* tapped = nullptr;
    for (const desk::Hotspot::Other& other : m_others) {
        const float width = std::min(rect.width(), button_width(ui, other.name));
        if (row.width() < width)
            row = rect.cut_top(48_dp, 8_dp);
        if (button(ui, "why:also:" + other.thing, row.cut_left(width, 8_dp), other.name))
            tapped = &other;
    }
    if (tapped == nullptr)
        return;
    ask(tapped->thing, tapped->name, {});
    scroll_to_start(ui, list);
}

void WhyScreen::draw_filter(Ui& ui, Rect& rect)
{
    Rect row = rect.cut_top(48_dp, 10_dp);
    if (!m_inquiry.thing().empty()) {
        const std::string label = m_thing_name + "  " + symbol::cross;
        const float width = std::min(row.width(), button_width(ui, label));
        if (button(ui, "why:thing", row.cut_left(width, 8_dp), label, {ButtonKind::chosen}))
            m_inquiry.ask_nothing();
        ui.elide_text(row, m_inquiry.tell_moment(ui, row.width()),
            {Font::small, ui.theme().focus, 0, 0.5F, true});
        return;
    }
    if (text_field(ui, "why:words", row, m_words, tr("Find a question")))
        scroll_to_start(ui, list);
}

void WhyScreen::draw_questions(Ui& ui, Rect& rect)
{
    const rulebook::Rulebook* book = rulebook();
    if (book != nullptr && !book->telling_words(m_words).empty()) {
        draw_in_words(ui, rect, *book);
        return;
    }
    if (m_words.empty()) {
        const std::string moment = m_inquiry.tell_moment(ui, rect.width());
        remark(
            ui, rect, moment.empty() ? tr("Tap anything on the table, or one of these.") : moment);
    }
    const desk::WhyAnswer* tapped = nullptr;
    for (const desk::WhyAnswer* told :
        m_inquiry.docket().asked_last_first(m_inquiry.court().asked_last)) {
        if (draw_question(ui, rect, *told))
            tapped = told;
    }
    if (tapped != nullptr)
        ask_in_words(ui, *tapped);
}

namespace {

/// Draws a box with title and texts; shrinks `list`. Returns true if tapped.
bool draw_found(Ui& ui, Rect& list, const std::string& id, const std::string& title,
    const std::string& text, const std::string& foot)
{
    std::vector<widgets::Paragraph> texts;
    const auto add = [&texts](const std::string& words, Font font, widgets::Colour colour) {
        if (!words.empty())
            texts.push_back({{words, {}}, font, colour});
    };
    add(title, Font::strong, ui.theme().text);
    add(text, Font::body, ui.theme().text);
    add(foot, Font::small, ui.theme().quiet);
    return draw_text_card(ui, list, id, texts);
}

} // namespace

/// Search results (entries, answers, rules, FAQ entries), best first.
void WhyScreen::draw_in_words(Ui& ui, Rect& rect, const rulebook::Rulebook& book)
{
    const QuestionCache::InWords& found = m_inquiry.docket().look_for(m_words, book);
    if (found.hits.empty())
        paragraph(ui, rect, tr("No matching question. Tap the thing itself."));
    else if (!found.have_all_words)
        remark(ui, rect, tr("Closest matches:"));
    // A tap invalidates the results, so it is handled after the loop.
    std::optional<QuestionCache::InWords::Hit> tapped;
    for (const QuestionCache::InWords::Hit& hit : found.hits) {
        if (draw_hit(ui, rect, hit))
            tapped = hit;
    }
    if (!tapped)
        return;
    if (const int* entry = std::get_if<int>(&*tapped))
        open_entry(*entry);
    else if (const auto* told = std::get_if<const desk::WhyAnswer*>(&*tapped))
        ask_in_words(ui, **told);
    else if (const auto* argued = std::get_if<rulebook::SettledArgument>(&*tapped))
        open_argument(argued->argument->id);
    else
        open_rule(std::get<const rulebook::Rule*>(*tapped)->id);
}

bool WhyScreen::draw_hit(Ui& ui, Rect& rect, const QuestionCache::InWords::Hit& hit)
{
    if (const int* entry = std::get_if<int>(&hit)) {
        const desk::LogLine line = m_inquiry.table().tell_entry(*entry);
        return draw_found(ui, rect, "why:found:entry",
            tr_fill("Entry {entry} of {entries}",
                {{"entry", language::number(*entry)},
                    {"entries", language::number(m_inquiry.evening().history().size())}}),
            line.text + (line.detail.empty() ? "" : "  ·  ") + line.detail,
            m_inquiry.table().chapter_of(*entry));
    }
    if (const auto* told = std::get_if<const desk::WhyAnswer*>(&hit))
        return draw_question(ui, rect, **told);
    if (const auto* argued = std::get_if<rulebook::SettledArgument>(&hit))
        return draw_argued_card(ui, rect, {*argued, {}});
    const rulebook::Rule& rule = *std::get<const rulebook::Rule*>(hit);
    return draw_found(
        ui, rect, "why:found:" + rule.id, rule.title, rule.text, tell_source(rulebook(), rule.id));
}

/// Shows the board and the questions after `entry`.
void WhyScreen::open_entry(int entry)
{
    m_inquiry.look_at(entry);
    m_words.clear();
    m_inquiry.ask_nothing();
}

void WhyScreen::ask_in_words(Ui& ui, const desk::WhyAnswer& told)
{
    // A question about nothing on the table is selected by its own text.
    const std::string thing = told.about.empty() ? "question" : told.about.front();
    const std::string question = told.question;
    ask(thing, tr("This question"), question);
    scroll_to_start(ui, list);
}

/// Draws a question with its answer. Returns true if tapped.
bool WhyScreen::draw_question(Ui& ui, Rect& rect, const desk::WhyAnswer& told)
{
    const float width = rect.width() - 28_dp;
    const std::string answer = desk::tell_answer(told);
    const float height = ui.measure(told.question, Font::strong, width).y
        + ui.measure(answer, Font::body, width).y + 32_dp;
    const Rect box = rect.cut_top(std::max(height, 56_dp), 8_dp);
    const std::string id = "why:question:" + std::to_string(m_inquiry.docket().number_of(told) + 1);
    const bool is_tapped = ui.touch(id, box).tapped;
    Rect inside = raised(ui, box);
    paragraph(ui, inside, told.question, Font::strong);
    paragraph(ui, inside, answer, Font::body, ui.theme().brass_text);
    return is_tapped;
}

void WhyScreen::draw_answers(Ui& ui, Rect& rect)
{
    draw_others(ui, rect);
    if (m_inquiry.answers().is_empty())
        paragraph(ui, rect, tr("Nothing to explain here."));
    const CourtAnswers::Tap tap =
        m_inquiry.answers().draw(ui, rect, {m_inquiry.table(), rulebook(), m_inquiry.shown()});
    if (!tap.rule.empty())
        open_rule(tap.rule);
    if (tap.entry)
        m_inquiry.look_at(*tap.entry);
}

void WhyScreen::open_rule(const std::string& rule)
{
    m_context.navigator.open(to::Rules{std::string(m_inquiry.evening().game()), rule});
}

void WhyScreen::open_argument(const std::string& argument)
{
    m_context.navigator.open(to::Argued{
        std::string(m_inquiry.evening().game()), argument, m_inquiry.how_all_stands(rulebook())});
}

void WhyScreen::try_from_here()
{
    WhatIfSource tried = m_inquiry.court().tried;
    // The selection belongs to the evening before the amendment.
    if (tried.amend)
        tried.amend = [this](ledger::Change change) {
            const bool is_there = m_inquiry.court().tried.amend(std::move(change));
            if (is_there)
                m_context.navigator.back();
            return is_there;
        };
    m_context.navigator.open(to::WhatIf{std::move(tried), m_inquiry.shown()});
}

} // namespace consigliere::screens
