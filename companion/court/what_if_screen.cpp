/// The trial's frame, bars and panels.

#include "companion/court/what_if_screen.h"

#include "companion/court/what_differs_panel.h"
#include "companion/exports/evening_report.h"
#include "companion/frame/rule_books.h"
#include "companion/tables/tables.h"
#include "companion/widgets/dashes.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

WhatIfScreen::WhatIfScreen(Context context, TriedEvening tried, std::shared_ptr<Trial> trial)
    : m_context(context)
    , m_tried(std::move(tried))
    , m_trial(std::move(trial))
    , m_teller(tables::make_teller(what_if().trial()))
    , m_table(tables::find(m_tried.evening.game()).make_table(*this, what_if().trial()))
    , m_players(players_of(*this))
    , m_then(what_if().then(), habits(), m_players)
    , m_now(m_tried.evening, habits(), m_players)
{
    m_teller->call_players(m_tried.player);
}

void WhatIfScreen::follow_language()
{
    if (m_language == language::chosen())
        return;
    m_language = language::chosen();
    m_log.forget();
    m_differs_of.reset();
}

const rulebook::Rulebook* WhatIfScreen::rulebook() const
{
    return m_context.books.of(m_tried.evening.game());
}

void WhatIfScreen::returned()
{
    follow_language();
}

void WhatIfScreen::draw(Ui& ui, const Rect&)
{
    m_handing_over.follow(ui, evening());
    follow_language();
    if (!m_table->has_dialog())
        m_waiting.reset();
    const bool is_covered = m_overlay != nullptr || m_table->has_dialog() || m_notice.is_shown();
    if (is_covered)
        ui.begin_covered();
    else if (!ui.is_covered())
        obey_keys(ui);
    const WhatIfLayout layout = lay_out_what_if(ui.whole_display());
    draw_top_bar(ui, layout);
    m_table->draw_board(ui, layout.board);
    draw_side(ui, layout);
    m_table->draw_seats(ui, layout.seats);
    draw_dashed_frame(ui, layout.frame, ui.theme().trial, 3_dp);
    if (!is_covered)
        return;
    ui.end_covered();
    draw_overlay(ui);
}

/// Ctrl+Z takes the last tried move back; Escape puts the verdict card away, then leaves.
void WhatIfScreen::obey_keys(Ui& ui)
{
    if (ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Z), false))
        undo();
    if (ui.dismissal() != widgets::Dismissal::escape)
        return;
    ui.take_dismissal();
    if (m_verdict.is_shown())
        m_verdict.clear();
    else
        leave();
}

struct WhatIfScreen::Way {
    const char* id;
    std::string label;
    widgets::Readiness mood;
};

/// What can be done with a trial beside going on with it.
std::vector<WhatIfScreen::Way> WhatIfScreen::ways() const
{
    const bool is_noted = !is_empty() && what_if().entry() > 0 && !m_context.database.is_read_only()
        && m_tried.moment.empty();
    std::vector<Way> ways{
        {"what-if:note", tr("Keep as a note"), is_noted ? Mood::ready : Mood::refused}};
    if (m_tried.amend)
        ways.push_back({"what-if:amend", tr("Use as an amendment"),
            why_no_amendment().empty() ? Mood::ready : Mood::refused});
    ways.push_back({"what-if:drop", tr("Drop it"), Mood::ready});
    return ways;
}

void WhatIfScreen::draw_top_bar(Ui& ui, const WhatIfLayout& layout)
{
    ui.fill(layout.top_bar, ui.theme().trial_ground);
    auto [bar, buttons] = bars_of(layout);
    if (button(ui, "what-if:back", bar.cut_left(48_dp, 12_dp), symbol::back, {ButtonKind::quiet}))
        leave();
    draw_ways(ui, layout.has_two_bars ? buttons : bar, layout);
    draw_headings(ui, bar);
}

void WhatIfScreen::draw_headings(Ui& ui, Rect rect) const
{
    const std::string name = tr("What if");
    ui.text(rect.cut_left(ui.measure(name, Font::title).x + 4_dp, 16_dp), name,
        {Font::title, ui.theme().trial_text});
    const int entry = what_if().entry();
    std::string from = m_tried.moment;
    if (from.empty())
        from = entry == 0
            ? tr("a trial from the beginning")
            : tr_fill("a trial from entry {entry}", {{"entry", language::number(entry)}});
    draw_label(ui, rect, from + "  ·  " + tr("nothing here changes the evening"),
        {Font::body, ui.theme().text});
}

/// The buttons at the right; takes their width off the bar, or fills a bar of their own. Where
/// there is no room for all of them, one opens the others.
void WhatIfScreen::draw_ways(Ui& ui, Rect& bar, const WhatIfLayout& layout)
{
    constexpr float least_heading = 330;
    std::vector<Way> shown = ways();
    shown.insert(shown.begin(),
        {"what-if:undo", tr("Undo"), ready_if(!is_empty(), tr("Nothing has been tried yet."))});
    const float gap = 8_dp;
    const auto width_of_all = [&] {
        float width = 0;
        for (const Way& way : shown)
            width += button_width(ui, way.label) + gap;
        return width;
    };
    const float room = layout.has_two_bars ? bar.width() + gap : bar.width() - dp(least_heading);
    if (width_of_all() > room)
        shown = {shown.front(), {"what-if:more", symbol::more, Mood::ready}};
    std::string_view tapped;
    const float stretch = layout.has_two_bars
        ? (bar.width() - gap * static_cast<float>(shown.size() - 1))
            / (width_of_all() - gap * static_cast<float>(shown.size()))
        : 1;
    for (auto way = shown.rbegin(); way != shown.rend(); ++way) {
        const Rect place = bar.cut_right(button_width(ui, way->label) * stretch, gap);
        if (button(ui, way->id, place, way->label, {.mood = way->mood}))
            tapped = way->id;
    }
    follow_way(tapped);
}

void WhatIfScreen::follow_way(std::string_view id)
{
    if (id == "what-if:undo")
        undo();
    else if (id == "what-if:note")
        keep_as_note();
    else if (id == "what-if:amend")
        ask_to_amend();
    else if (id == "what-if:drop")
        ask_to_drop();
    else if (id == "what-if:more")
        m_overlay = &WhatIfScreen::draw_menu;
}

void WhatIfScreen::draw_menu(Ui& ui)
{
    Rect rect = dialog_for(ui, "what-if:menu", 460_dp, 48_dp + 66_dp);
    title(ui, rect, tr("What if"));
    if (button(ui, "what-if:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = nullptr;
    scroll_area(ui, "what-if:menu", rect, [&](Rect& rest) {
        for (const Way& way : ways()) {
            if (!button(ui, way.id, rest.cut_top(54_dp, 8_dp), way.label, {.mood = way.mood}))
                continue;
            m_overlay = nullptr;
            follow_way(way.id);
        }
    });
}

void WhatIfScreen::draw_side(Ui& ui, const WhatIfLayout& layout)
{
    ui.fill(layout.side, ui.theme().panel);
    if (!layout.differs.is_empty()) {
        Rect differs = layout.differs;
        const Rect card = cut_card(ui, differs);
        draw_differs(ui, differs);
        draw_turn_below(ui, layout.turn, card);
        return;
    }
    const int tapped = choice_row(
        ui, "what-if:tab", layout.tabs, {tr("Moves"), tr("What differs")}, static_cast<int>(m_tab));
    if (tapped >= 0)
        m_tab = static_cast<Tab>(tapped);
    if (m_tab == Tab::turn) {
        draw_turn(ui, layout);
        return;
    }
    Rect differs = layout.turn;
    const Rect card = cut_card(ui, differs);
    draw_differs(ui, differs);
    draw_card(ui, card);
}

/// Takes the height of the verdict card off what differs; none while there is no card.
Rect WhatIfScreen::cut_card(const Ui& ui, Rect& differs) const
{
    return m_verdict.is_shown()
        ? differs.cut_bottom(m_verdict.height(ui, differs.width(), verdict_words()), 8_dp)
        : Rect{};
}

void WhatIfScreen::draw_card(Ui& ui, const Rect& place)
{
    if (!place.is_empty() && m_verdict.is_shown())
        answer_verdict(m_verdict.draw(ui, place, verdict_words()));
}

void WhatIfScreen::draw_turn(Ui& ui, const WhatIfLayout& layout)
{
    Rect turn = layout.turn;
    // Where there is little height, what differs is behind its tab only.
    if (!layout.is_tight)
        draw_summary(ui, turn.cut_bottom(48_dp, 8_dp));
    const Rect card = !m_verdict.is_shown()
        ? Rect{}
        : m_card_place.in(turn, turn.bottom, m_verdict.height(ui, turn.width(), verdict_words()));
    draw_turn_below(ui, turn, card);
}

/// The turn panel, and the verdict card over the end of it or beside it.
void WhatIfScreen::draw_turn_below(Ui& ui, const Rect& turn, const Rect& card)
{
    // Lists end a little above it.
    ui.lay_over(card.is_empty() ? card : card.inset(0, -6_dp));
    m_table->draw_turn(ui, turn);
    ui.lay_over({});
    m_card_place.look_at(ui, turn);
    draw_card(ui, card);
}

/// Who would have more or less, in one row; a tap shows everything that differs.
void WhatIfScreen::draw_summary(Ui& ui, const Rect& row)
{
    std::string summary;
    for (const WhatDiffers::Score& score : differs().scores) {
        if (score.difference().value_or(0) != 0)
            summary += (summary.empty() ? "" : "  ·  ") + player(score.actor) + " "
                + tell_difference(score);
    }
    if (summary.empty())
        summary = tr("No score differs.");
    if (ui.touch("what-if:summary", row))
        m_tab = Tab::differs;
    ui.fill(row, ui.theme().trial_ground, 8_dp);
    ui.text_in_view(row.inset(12_dp, 2_dp), summary, {Font::strong, ui.theme().trial_text});
}

void WhatIfScreen::draw_differs(Ui& ui, const Rect& rect)
{
    const int entry = what_if().entry();
    std::vector<std::string> partners{entry == 0
            ? tr("at its beginning")
            : tr_fill("after entry {entry}", {{"entry", language::number(entry)}})};
    if (!m_tried.moment.empty())
        partners = {m_tried.moment};
    else if (has_gone_on())
        partners.push_back(tr_fill("as it went on, to entry {entry}",
            {{"entry", language::number(m_tried.evening.history().head())}}));
    const WhatDiffersPanel panel{differs(), *m_table, m_tried.player, std::move(partners),
        static_cast<int>(m_partner),
        [this](const std::string& rule) {
            const std::string page = tell_page(m_context.books.find(m_tried.evening.game(), rule));
            return page.empty() ? rule : page;
        },
        tell_moves()};
    const WhatDiffersPanel::Tap tap = panel.draw(ui, rect);
    if (tap.partner >= 0) {
        m_partner = static_cast<Partner>(tap.partner);
        m_differs_of.reset();
    }
    if (!tap.rule.empty())
        open_rule(tap.rule);
}

void WhatIfScreen::draw_overlay(Ui& ui)
{
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (m_table->has_dialog())
        m_table->draw_dialog(ui);
    else if (m_overlay != nullptr)
        (this->*m_overlay)(ui);
}

} // namespace consigliere::screens
