// Frame, bars and panels of a what-if draft; trying and undoing moves as its table's host.

#include "companion/court/what_if_screen.h"

#include "companion/court/covered_lines.h"
#include "companion/frame/database_maintenance.h"
#include "companion/tables/tables.h"
#include "companion/widgets/dashes.h"

#include <utility>

namespace consigliere::screens {

namespace {

WhatIfLayout lay_out_what_if(const Rect& display)
{
    // Parts keep their position from the table; the frame takes its width from them. In portrait
    // the board needs the full width, so the frame overlaps its margin.
    const float frame = 8_dp;
    const float beside = display.height() > display.width() ? 0 : frame;
    WhatIfLayout layout{lay_out_table({display.left + beside, display.top, display.right - beside,
                            display.bottom - frame}),
        {}, {}, {}, {}};
    layout.top_bar.left = display.left;
    layout.top_bar.right = display.right;
    layout.frame =
        Rect{display.left, layout.top_bar.bottom, display.right, display.bottom}.inset(3_dp);
    layout.board.top += frame;
    if (layout.has_two_bars)
        layout.board.bottom += frame;
    layout.side.top += frame;
    // On low displays, frame and tabs use the margin of the panel.
    Rect side = layout.side.inset(12_dp, layout.is_tight ? 4_dp : 8_dp);
    if (has_two_columns(side)) {
        layout.differs = side.cut_right(side.width() * second_column, 16_dp);
    } else {
        layout.tabs = side.cut_top(48_dp, 8_dp);
    }
    layout.turn = side;
    return layout;
}

} // namespace

OpenedScreen open_what_if(const Context& context, to::WhatIf what_if)
{
    WhatIfSource& tried = what_if.tried;
    const auto trial = tried.trials->from(tried.evening, what_if.entry);
    if (trial.is_error())
        return tables::make_teller(tried.evening)->reason(trial.error());
    auto screen = std::make_unique<WhatIfScreen>(context, std::move(tried), trial.value());
    if (what_if.begin == to::WhatIf::Begin::correction)
        screen->table().open_corrections();
    return OpenedScreen(std::move(screen));
}

WhatIfScreen::WhatIfScreen(
    const Context& context, WhatIfSource tried, std::shared_ptr<WhatIfDraft> trial)
    : HostScreen(context, trial->what_if.trial())
    , m_tried(std::move(tried))
    , m_trial(std::move(trial))
    , m_comparison(*this, m_tried, what_if())
{
}

bool WhatIfScreen::record(const std::string& line)
{
    if (!ledger::is_applied(evening().consider(line).verdict)) {
        explain(line);
        return false;
    }
    m_trial->what_if.attempt(line);
    clear_verdict();
    if (!m_may_open && what_if().opens_covered(m_tried.evening, audience())) {
        m_trial->what_if.undo();
        ask_to_open(line);
        return false;
    }
    go_on_after_record();
    return true;
}

/// Asks first: a draft must not reveal what the evening hides.
void WhatIfScreen::ask_to_open(const std::string& line)
{
    overlay().close_all();
    ask_to_reveal(overlay(), [this, line] {
        m_may_open = true;
        record(line);
    });
}

bool WhatIfScreen::describe(const ledger::Tree& components)
{
    const auto failure = m_trial->what_if.describe(components);
    if (failure.is_error())
        notice().show(verdict().words().teller.reason(failure.error().reason));
    return !failure.is_error();
}

void WhatIfScreen::share()
{
    notice().show(
        tr("A what-if can’t be shared. Save it as a note, which stays with the evening."));
}

/// Keeps the draft for later unless it has no moves.
void WhatIfScreen::leave()
{
    if (is_empty())
        drop();
    else
        context().navigator.back();
}

/// Undoes automatic entries together with the move that caused them.
void WhatIfScreen::undo()
{
    clear_verdict();
    bool was_automatic = true;
    while (was_automatic && !is_empty()) {
        was_automatic = table().is_automatic(evening().history().head());
        m_trial->what_if.undo();
    }
}

/// Changing a rule needs no reason in a draft.
void WhatIfScreen::rule_otherwise()
{
    overlay().close();
    record(verdict().line() + " ! " + std::string(ledger::trial_reason));
}

void WhatIfScreen::draw_table(Ui& ui)
{
    if (ui.dismissal() == widgets::Dismissal::escape) {
        ui.take_dismissal();
        leave();
    }
    const WhatIfLayout layout = lay_out_what_if(ui.whole_display());
    draw_top_bar(ui, layout);
    table().draw_board(ui, layout.board);
    draw_side(ui, layout);
    table().draw_seats(ui, layout.seats);
    draw_dashed_frame(ui, layout.frame, ui.theme().trial, 3_dp);
}

void WhatIfScreen::draw_top_bar(Ui& ui, const WhatIfLayout& layout)
{
    ui.fill(layout.top_bar, ui.theme().trial_ground);
    auto [bar, buttons] = bars_of(layout);
    if (button(ui, "what-if:back", bar.cut_left(48_dp, 12_dp), symbol::back, {ButtonKind::quiet}))
        leave();
    draw_actions(ui, layout.has_two_bars ? buttons : bar, layout);
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
            ? tr("what-if from the start")
            : tr_fill("what-if from entry {entry}", {{"entry", language::number(entry)}});
    draw_label(ui, rect, from + "  ·  " + tr("nothing here changes the evening"),
        {Font::body, ui.theme().text});
}

std::vector<MenuAction> WhatIfScreen::actions()
{
    const auto ready_or_refused = [](bool is_ready) {
        return is_ready ? ControlState::enabled : ControlState::explains;
    };
    const bool is_noted = !is_empty() && what_if().entry() > 0 && !context().database.is_read_only()
        && m_tried.moment.empty();
    std::vector<MenuAction> actions{{"what-if:note", tr("Save as note"), [this] { keep_as_note(); },
        {.mood = ready_or_refused(is_noted)}}};
    if (m_tried.amend)
        actions.push_back({"what-if:amend", tr("Use as amendment"), [this] { ask_to_amend(); },
            {.mood = ready_or_refused(why_no_amendment().empty())}});
    actions.push_back({"what-if:drop", tr("Discard it"), [this] { ask_to_drop(); }});
    return actions;
}

/// Buttons at the right end. Shrinks `bar` by the width used, or fills a bar of its own. Without
/// room for all, one button opens a menu with the rest.
void WhatIfScreen::draw_actions(Ui& ui, Rect& bar, const WhatIfLayout& layout)
{
    constexpr float least_heading = 330;
    std::vector<MenuAction> shown = actions();
    shown.insert(shown.begin(),
        {"what-if:undo", tr("Undo"), [this] { undo(); },
            {.mood = ready_if(!is_empty(), tr("Nothing tried yet."))}});
    const float gap = 8_dp;
    const auto width_of_all = [&] {
        float width = 0;
        for (const MenuAction& action : shown)
            width += button_width(ui, action.label) + gap;
        return width;
    };
    const float room = layout.has_two_bars ? bar.width() + gap : bar.width() - dp(least_heading);
    if (width_of_all() > room)
        shown = {shown.front(), {"what-if:more", symbol::more, [this] {
                                     overlay().open_menu(
                                         "what-if:menu", "what-if:close", tr("What if"), actions());
                                 }}};
    const float stretch = layout.has_two_bars
        ? (bar.width() - gap * static_cast<float>(shown.size() - 1))
            / (width_of_all() - gap * static_cast<float>(shown.size()))
        : 1;
    const MenuAction* tapped = nullptr;
    for (auto action = shown.rbegin(); action != shown.rend(); ++action) {
        const Rect place = bar.cut_right(button_width(ui, action->label) * stretch, gap);
        if (button(ui, action->id, place, action->label, action->style))
            tapped = &*action;
    }
    if (tapped != nullptr)
        tapped->act();
}

void WhatIfScreen::draw_side(Ui& ui, const WhatIfLayout& layout)
{
    ui.fill(layout.side, ui.theme().panel);
    const bool has_both = !layout.differs.is_empty();
    if (!has_both) {
        const int tapped = choice_row(ui, "what-if:tab", layout.tabs,
            {tr("Moves"), tr("Differences")}, static_cast<int>(m_tab));
        if (tapped >= 0)
            m_tab = static_cast<Tab>(tapped);
    }
    Rect turn = layout.turn;
    Rect card;
    if (has_both || m_tab == Tab::differs) {
        Rect differs = has_both ? layout.differs : turn;
        card = verdict().cut_off(ui, differs);
        m_comparison.draw(ui, differs);
        if (!has_both) {
            draw_card(ui, card);
            return;
        }
    } else {
        // On low displays the comparison is only behind its tab.
        if (!layout.is_tight && m_comparison.draw_summary(ui, turn.cut_bottom(48_dp, 8_dp)))
            m_tab = Tab::differs;
        card = verdict().place_over(ui, turn, turn.bottom);
    }
    draw_turn(ui, turn, card);
}

} // namespace consigliere::screens
