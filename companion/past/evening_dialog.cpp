#include "companion/past/evening_dialog.h"

#include "companion/evening/sharing.h"
#include "companion/frame/archive.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/save_dialog.h"
#include "companion/frame/typed_day.h"
#include "companion/past/evening_deletion.h"
#include "companion/past/seats_dialog.h"
#include "companion/widgets/chips.h"
#include "engine/ledger/line_words.h"

namespace consigliere::screens {

EveningDialog::EveningDialog(
    const Context& context, db::SessionSummary session, Known known, std::function<void()> changed)
    : m_context(context)
    , m_session(std::move(session))
    , m_details(m_session.details)
    , m_tags(db::text_of(m_details.tags))
    , m_known(std::move(known))
    , m_changed(std::move(changed))
{
}

void EveningDialog::draw(Ui& ui)
{
    Rect buttons = draw_list_dialog(ui, {"evening", date_of(m_session), 680}, [&](Rect& rest) {
        remark(ui, rest, names_of(m_session));
        draw_fields(ui, rest);
        draw_tags(ui, rest);
        draw_archived(ui, rest);
        draw_ways_out(ui, rest);
    });
    if (cancel_button(ui, "evening:cancel", buttons)) {
        m_context.overlay.close();
        return;
    }
    const bool has_day = ledger::trim(m_details.date).empty() || !day_from(m_details.date).empty();
    ButtonStyle keep = next_if(has_day, tell_no_day(m_details.date));
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    if (button(ui, "evening:save", buttons, tr("Save"), keep))
        save();
}

namespace {

/// Shows the typed date in words beside the heading.
void draw_day(Ui& ui, Rect rect, std::string_view typed)
{
    const std::string date = day_from(typed);
    if (!date.empty())
        ui.text(rect.cut_top(20_dp), language::date(date), {Font::small, ui.theme().text, 1});
}

} // namespace

void EveningDialog::draw_fields(Ui& ui, Rect& rect)
{
    const auto field = [&](const char* id, const std::string& label, std::string& text,
                           const std::string& hint) {
        heading(ui, rect, label);
        text_field(ui, id, rect.cut_top(52_dp, 10_dp), text, hint);
    };
    draw_name_of_evening(ui, rect, m_details.name);
    const Rect above = rect;
    field("evening:date", tr("Date"), m_details.date, tr("Example: 15.8.2026"));
    draw_day(ui, above, m_details.date);
    draw_place_of_evening(ui, rect, m_details.place, m_known.places);
    field("evening:notes", tr("Notes"), m_details.notes, tr("Anything worth remembering"));
    field("evening:tags", tr("Tags"), m_tags, tr("Single words, separated by commas"));
}

/// Tags of other evenings as chips; a tap adds or removes one.
void EveningDialog::draw_tags(Ui& ui, Rect& rect)
{
    std::set<std::string> tags = db::tags_in(m_tags);
    widgets::Chips chips(ui, rect);
    for (const std::string& tag : m_known.tags) {
        const bool is_chosen = tags.contains(tag);
        if (!chips.add("evening:tag:" + tag, "#" + tag, {chosen_if(is_chosen)}))
            continue;
        if (is_chosen)
            tags.erase(tag);
        else
            tags.insert(tag);
        m_tags = db::text_of(tags);
    }
}

void EveningDialog::draw_archived(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("In the list of evenings"));
    const int tapped = choice_row(ui, "evening:archived", rect.cut_top(52_dp, 6_dp),
        {tr("Always shown"), tr("Archived: hidden unless filtered for")},
        m_details.is_archived ? 1 : 0);
    if (tapped >= 0)
        m_details.is_archived = tapped == 1;
    remark(ui, rect, tr("Archived evenings still count in the statistics."), Font::small);
    rect.cut_top(6_dp);
}

void EveningDialog::draw_ways_out(Ui& ui, Rect& rect)
{
    // What changes the evening closes this dialog too.
    const auto changed = [this] {
        m_context.overlay.close_all();
        m_changed();
    };
    if (button(ui, "evening:seats", rect.cut_top(56_dp, 8_dp), tr("Who sat where")))
        m_context.overlay.open_dialog<SeatsDialog>(m_context, m_session, m_known.people, changed);
    if (button(ui, "evening:export", rect.cut_top(56_dp, 8_dp), tr("Export the record"),
            {.symbol = symbol::file_out}))
        ask_where_to_save(m_context, name_of_record(m_session),
            [context = m_context, session = m_session](const auto& file, db::IfExists if_exists) {
                return export_evening(context, session, file, if_exists);
            });
    if (button(ui, "evening:delete", rect.cut_top(56_dp, 8_dp), tr("Delete this evening"),
            {.mood = mood_of_writing(m_context), .symbol = symbol::trash})
        && may_write(m_context))
        m_context.overlay.open_dialog<EveningDeletion>(m_context, m_session, changed);
}

void EveningDialog::save()
{
    for (std::string* text : {&m_details.name, &m_details.date, &m_details.place, &m_details.notes})
        *text = std::string(ledger::trim(*text));
    m_details.date = day_from(m_details.date);
    m_details.tags = db::tags_in(m_tags);
    if (m_context.notice.tells_failure(db::change_shown_details(
            m_context.database, m_session.id, m_session.details, m_details)))
        return;
    m_context.overlay.close();
    m_changed();
}

} // namespace consigliere::screens
