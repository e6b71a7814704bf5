#include "companion/table_corleone/component_form.h"

#include "companion/table_corleone/names.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

using Subject = ComponentDraft::Subject;

std::string title_of_form(const ComponentDraft& draft)
{
    constexpr std::array titles{
        to_translate("Describe this tile"),
        to_translate("Describe this Business"),
        to_translate("Describe this Job"),
        to_translate("Describe this Ally"),
        to_translate("Which areas does the space touch?"),
    };
    static_assert(!ledger::is_enumerator<static_cast<Subject>(titles.size())>(),
        "Something can be described that nobody asks about.");
    const bool is_known_space = draft.subject == Subject::space && !draft.name.empty();
    return is_known_space ? tr("Is the space marked 3+?")
                          : tr(titles[static_cast<std::size_t>(draft.subject)]);
}

std::string tell_missing(ComponentDraft::Missing missing)
{
    using Missing = ComponentDraft::Missing;
    constexpr std::array<const char*, 6> sentences{
        "",
        to_translate("First tap what is printed on both halves."),
        to_translate("First choose the colour of the Job."),
        to_translate("First tap what the Ally does."),
        to_translate("First choose two or three areas."),
        to_translate("Is it marked 3+? Two-player games don’t use those spaces."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Missing>(sentences.size())>(),
        "Something can be missing that nobody asks for.");
    return tr(sentences[static_cast<std::size_t>(missing)]);
}

constexpr const char* list_id = "component-fields";

} // namespace

void ComponentForm::open(ComponentDraft draft, Copies copies)
{
    m_draft = std::move(draft);
    m_copies = copies;
    m_is_open = true;
    m_is_asked_why = false;
}

/// Draws the buttons that save nothing. "Cancel" also drops the waiting move; "Not now" records it.
ComponentForm::Outcome ComponentForm::draw_ways_out(Ui& ui, Rect& buttons, const FormErrand& errand)
{
    const bool may_wait = errand.asked == FormErrand::Asked::by_a_move;
    const float width = buttons.width() * (may_wait ? 0.27F : 0.4F);
    Outcome outcome = Outcome::none;
    if (button(ui, "component:cancel", buttons.cut_left(width, 10_dp), tr("Cancel")))
        outcome = Outcome::cancelled;
    if (may_wait && button(ui, "component:later", buttons.cut_left(width, 10_dp), tr("Not now")))
        outcome = Outcome::left;
    return outcome;
}

/// Draws all buttons. With a waiting move, the gold button names it, and "Save only" is beside
/// the others. One row if they fit.
ComponentForm::Outcome ComponentForm::draw_buttons(Ui& ui, Rect& rect, const FormErrand& errand)
{
    Rect next = rect.cut_bottom(60_dp, 8_dp);
    if (errand.move.empty()) {
        const Outcome outcome = draw_ways_out(ui, next, errand);
        return draw_save(ui, "component:save", next, tr("Save description")) ? Outcome::told
                                                                             : outcome;
    }
    const std::string go_on = tr_fill("Save, then {move}", {{"move", errand.move}});
    Rect gold = next;
    Rect others = gold.cut_left(gold.width() * 0.54F, 10_dp);
    const bool has_one_row = errand.asked == FormErrand::Asked::by_the_table
        && has_room_on_button(ui, gold, go_on, {ButtonKind::next});
    if (!has_one_row) {
        gold = next;
        others = rect.cut_bottom(52_dp, 8_dp);
    }
    Outcome outcome = draw_ways_out(ui, others, errand);
    if (draw_save(ui, "component:only", others, tr("Save only"), ButtonKind::plain))
        outcome = Outcome::described;
    if (draw_save(ui, "component:save", gold, go_on))
        outcome = Outcome::told;
    return outcome;
}

ComponentForm::Outcome ComponentForm::draw(
    Ui& ui, const Components& components, const Keep& keep, const FormErrand& errand)
{
    const bool has_icons = m_draft.subject != Subject::space;
    Rect rect = dialog(ui, has_icons ? 1000_dp : 640_dp, 776_dp);
    title(ui, rect, title_of_form(m_draft));
    Outcome outcome = draw_buttons(ui, rect, errand);
    if (m_is_asked_why && !m_draft.is_complete()) {
        const std::string why = tell_missing(m_draft.missing());
        const float height = paragraph_height(ui, why, Font::body, rect.width());
        Rect line = rect.cut_bottom(height, 8_dp);
        paragraph(ui, line, why);
    }
    scroll_area(ui, list_id, rect, [&](Rect& list) { draw_fields(ui, list, components); });

    const bool is_kept = outcome == Outcome::told || outcome == Outcome::described;
    if (is_kept && !keep(m_draft.describe(components)))
        outcome = Outcome::none;
    if (outcome != Outcome::none) {
        m_is_open = false;
        scroll_to_start(ui, list_id);
    }
    return outcome;
}

/// Draws a save button. Returns true if tapped with a complete draft; otherwise a tap shows what is
/// missing.
bool ComponentForm::draw_save(
    Ui& ui, std::string_view id, const Rect& rect, const std::string& label, ButtonKind kind)
{
    const ControlState mood =
        m_draft.is_complete() ? ControlState::enabled : ControlState::explains;
    if (!button(ui, id, rect, label, {kind, mood}))
        return false;
    m_is_asked_why = !m_draft.is_complete();
    return !m_is_asked_why;
}

void ComponentForm::draw_fields(Ui& ui, Rect& rect, const Components& components)
{
    if (m_draft.subject != Subject::space)
        text_field(ui, "component:label", rect.cut_top(50_dp, 10_dp), m_draft.label,
            tr("Printed name (optional)"));
    switch (m_draft.subject) {
    case Subject::tile:
    case Subject::printed_business:
        draw_known(ui, rect, components);
        draw_business_fields(ui, rect);
        return;
    case Subject::job:
        draw_job_fields(ui, rect);
        return;
    case Subject::ally:
        draw_ally_fields(ui, rect);
        return;
    case Subject::space:
        draw_space_fields(ui, rect);
        return;
    }
}

/// Businesses printed in the books are chosen with one tap, not described again.
void ComponentForm::draw_known(Ui& ui, Rect& rect, const Components& components)
{
    if (!m_draft.name.empty())
        return;
    for (const BusinessId known : businesses_without_place(components)) {
        const Naming& naming = components[known].naming;
        if (button(ui, "known:" + naming.name, rect.cut_top(50_dp, 10_dp),
                tr_fill("This is {business}", {{"business", table_corleone::tell(naming)}})))
            m_draft.recognise(components[known]);
    }
}

void ComponentForm::draw_business_fields(Ui& ui, Rect& rect)
{
    if (m_draft.subject == Subject::printed_business)
        ui.text(rect.cut_top(26_dp, 4_dp), tell(m_draft.area), {Font::place, ui.theme().text});
    else
        draw_tile_colour(ui, rect);
    const std::vector<Icon> printed =
        icons_that([](const IconRow& row) { return row.printed_on == PrintedOn::businesses; });
    icon_field(ui, rect, "back", tr("Back (upper half)"), m_draft.back, printed);
    icon_field(ui, rect, "front", tr("Front (lower half)"), m_draft.front, printed);
}

/// Editable, because the box page can open the form with the wrong colour.
void ComponentForm::draw_tile_colour(Ui& ui, Rect& rect)
{
    const int tapped = choice_row(ui, "tile-colour", rect.cut_top(50_dp, 10_dp),
        {tell(TileColour::blue), tell(TileColour::red)},
        m_draft.tile_colour == TileColour::red ? 1 : 0);
    if (tapped >= 0)
        m_draft.tile_colour = tapped == 1 ? TileColour::red : TileColour::blue;
}

void ComponentForm::draw_job_colours(Ui& ui, Rect& rect)
{
    const std::vector<Rect> colours = rect.cut_top(112_dp, 14_dp).grid(2, 2, 8_dp);
    for (const JobColour colour : all_of<JobColour>) {
        const Rect& cell = colours[static_cast<std::size_t>(colour)];
        if (button_ground(ui, "colour:" + std::string(word_of(colour)), cell,
                {chosen_if(m_draft.job_colour == colour)}))
            m_draft.job_colour = colour;
        Rect inside = cell.inset(8_dp);
        draw_job_mark(ui, inside.cut_left(inside.height(), 8_dp), colour);
        ui.text(inside, tell(colour), {Font::body, ui.theme().text});
    }
}

void ComponentForm::draw_job_fields(Ui& ui, Rect& rect)
{
    // Cost and reward are beside the effect if there is room.
    const bool is_wide = rect.width() > 700_dp;
    Rect left = rect;
    Rect right = rect;
    if (is_wide)
        left = right.cut_left(right.width() * 0.42F, 24_dp);
    heading(ui, left, tr("Colour"));
    draw_job_colours(ui, left);
    icon_field(ui, left, "cost", tr("Goods it costs"), m_draft.cost,
        icons_that([](const IconRow& row) { return std::holds_alternative<Good>(row.about); }),
        Captions::names);
    icon_field(ui, left, "reward", tr("Money it pays"), m_draft.reward,
        icons_that([](const IconRow& row) { return std::holds_alternative<Bill>(row.about); }));
    if (m_copies == Copies::asked) {
        heading(ui, left, tr("Copies in the box (0 if unknown)"));
        m_draft.copies =
            stepper(ui, "copies", left.cut_top(52_dp, 10_dp), m_draft.copies, 0, jobs_in_box);
    }
    if (!is_wide)
        right.top = left.top;
    icon_field(ui, right, "effect", tr("Effect"), m_draft.effect,
        {all_of<Icon>.begin(), all_of<Icon>.end()}, Captions::names);
    rect.top = std::max(left.top, right.top);
}

void ComponentForm::draw_ally_fields(Ui& ui, Rect& rect)
{
    const std::vector<std::string> acts{tr_fill("Act {act}", {{"act", tell_act(1)}}),
        tr_fill("Act {act}", {{"act", tell_act(2)}}), tr_fill("Act {act}", {{"act", tell_act(3)}})};
    const int tapped = choice_row(ui, "act", rect.cut_top(50_dp, 10_dp), acts, m_draft.act - 1);
    if (tapped >= 0)
        m_draft.act = tapped + 1;
    icon_field(ui, rect, "effect", tr("Effect"), m_draft.effect,
        {all_of<Icon>.begin(), all_of<Icon>.end()}, Captions::names);
}

void ComponentForm::draw_space_fields(Ui& ui, Rect& rect)
{
    // A known space keeps its areas: they are its name.
    if (m_draft.name.empty())
        draw_touched_areas(ui, rect);
    else
        paragraph(ui, rect, tell_name(m_draft), Font::strong);
    heading(ui, rect, tr("Mark at the space"));
    remark(ui, rect, tr("Two-player games don’t use spaces marked 3+."));
    const int chosen = !m_draft.three_plus ? -1 : *m_draft.three_plus ? 1 : 0;
    const int tapped = choice_row(
        ui, "three-plus", rect.cut_top(54_dp, 8_dp), {tr("No mark"), tr("Marked 3+")}, chosen);
    if (tapped >= 0)
        m_draft.three_plus = tapped == 1;
}

void ComponentForm::draw_touched_areas(Ui& ui, Rect& rect)
{
    remark(ui, rect, tr("Choose the two or three areas around the space."));
    const std::vector<Rect> cells = rect.cut_top(240_dp, 14_dp).grid(2, 4, 8_dp);
    for (const Area area : all_of<Area>) {
        ButtonStyle style;
        const bool is_chosen = m_draft.touches.contains(area);
        style.kind = chosen_if(is_chosen);
        style.mood = ready_if(
            is_chosen || m_draft.touches.size() < 3, tr("A space touches three areas at most."));
        if (!button(ui, "touches:" + std::string(word_of(area)),
                cells[static_cast<std::size_t>(area)], tell(area), style))
            continue;
        if (is_chosen)
            m_draft.touches.remove(area);
        else
            m_draft.touches.add(area);
    }
}

} // namespace consigliere::table_corleone
