#include "companion/table/teacher.h"

#include "companion/frame/finding.h"
#include "companion/frame/rule_books.h"
#include "companion/widgets/switch.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

Teacher::Teacher(HostScreen& host, db::SessionId evening)
    : m_host(host)
    , m_taught(host, std::move(evening))
    , m_recap(host)
{
    load();
}

/// Without its file a game has no lessons.
void Teacher::load()
{
    m_language = language::chosen();
    auto lessons = rulebook::Lessons::load(m_host.evening().game(), m_language);
    m_lessons = lessons.is_error() ? rulebook::Lessons() : std::move(lessons.value());
}

void Teacher::seat(const std::vector<db::SessionSummary::Seat>& seats)
{
    m_taught.seat(seats);
    follow();
}

void Teacher::follow()
{
    if (!is_leading())
        return;
    m_recap.follow();
    look({});
}

void Teacher::refuse(const ledger::Assessment& opinion)
{
    std::vector<std::string> rules;
    for (const ledger::Reason& reason : opinion.reasons)
        rules.emplace_back(reason.message.rule.text());
    look(rules);
}

void Teacher::look(const std::vector<std::string>& refused)
{
    if (!is_leading())
        return;
    rulebook::Moment moment = rulebook::moment_of(m_host.evening(), m_host.audience(), m_lessons,
        m_taught.told_to_all(), [this](std::string_view actor) { return m_taught.learns(actor); });
    m_is_over = moment.ending.has_value();
    moment.refused = refused;
    if (!refused.empty())
        moment.recorded.clear();
    const int entries = m_host.evening().history().size();
    if (std::exchange(m_entries, entries) != entries)
        tell_done(moment);
    m_due.follow(m_lessons, m_taught.told_to_all(), moment);
}

const rulebook::Lesson* Teacher::lesson() const
{
    if (!is_leading() || m_due.due().empty())
        return nullptr;
    const auto found =
        std::ranges::find(m_lessons.all(), m_due.due().front(), &rulebook::Lesson::id);
    return found == m_lessons.all().end() ? nullptr : &*found;
}

bool Teacher::has_card() const
{
    return is_leading() && (m_recap.told() || lesson() != nullptr);
}

void Teacher::tell_first()
{
    if (lesson() == nullptr) {
        m_recap.close();
        return;
    }
    m_taught.tell_all(m_due.due().front());
    m_due.tell_first();
}

/// What waited to be told and has just been done needs no telling.
void Teacher::tell_done(const rulebook::Moment& moment)
{
    for (const rulebook::Lesson& lesson : m_lessons.all()) {
        const bool is_waiting = std::ranges::find(m_due.due(), lesson.id) != m_due.due().end();
        if (is_waiting && rulebook::is_done(lesson.trigger, moment))
            m_taught.tell_all(lesson.id);
    }
}

std::optional<rulebook::ToldLessons> Teacher::lessons_told(std::string_view actor) const
{
    return is_leading() && m_taught.learns(actor) ? std::optional(m_taught.told_to(actor))
                                                  : std::nullopt;
}

void Teacher::tell(const std::string& actor, const std::string& lesson)
{
    m_taught.tell(actor, lesson);
    look({});
}

void Teacher::skip(const std::string& actor)
{
    m_taught.stop_learning(actor);
    look({});
}

void Teacher::skip_all()
{
    m_taught.skip_all();
    m_due.clear();
    m_recap.close();
}

void Teacher::tell_again()
{
    m_taught.forget_told();
    m_due.clear();
    look({});
}

void Teacher::open_sheet()
{
    m_host.overlay().open([this](Ui& ui) { draw_sheet(ui); });
}

// Drawing. ----------------------------------------------------------------------------------------

namespace {

float border_of_lesson()
{
    return 12_dp;
}

float head_of_lesson()
{
    return 34_dp;
}
float foot_of_lesson()
{
    return 48_dp;
}

float card_height(const Ui& ui, const Rect& rect, const std::string& text)
{
    const float width = rect.width() - 2 * border_of_lesson();
    return 2 * border_of_lesson() + head_of_lesson() + foot_of_lesson()
        + paragraph_height(ui, text, Font::body, width) + 28_dp;
}

} // namespace

void Teacher::draw(Ui& ui, Rect& rect, Room room)
{
    if (m_language != language::chosen())
        load();
    if (!is_leading())
        return;
    const float least_panel = 250_dp;
    const float least_width = 400_dp;
    if (!has_card()) {
        draw_button_row(ui, rect);
    } else if (lesson() == nullptr) {
        // What is over leaves the room to what comes next.
        draw_closed_card(ui, rect);
    } else if (room == Room::of_log) {
        draw_card(ui, rect, Foot::alone);
        draw_button_row(ui, rect);
    } else if (rect.width() >= least_width && room != Room::beside_refusal
        && rect.height() - card_height(ui, rect, text().text) >= least_panel) {
        draw_card(ui, rect, Foot::with_actions);
    } else {
        draw_closed_card(ui, rect);
    }
}

void Teacher::draw_button_row(Ui& ui, Rect& rect)
{
    if (!m_is_over
        && button(ui, "lesson:actions", rect.cut_top(48_dp, 10_dp), tr("What can I do?"),
            {.symbol = symbol::question}))
        open_actions();
}

/// A button with the title that opens the card, where the panel or a refusal needs the room.
void Teacher::draw_closed_card(Ui& ui, Rect& rect)
{
    Rect row = rect.cut_top(48_dp, 10_dp);
    if (!m_is_over)
        draw_actions_button(ui, row.cut_right(56_dp, 8_dp));
    if (button(ui, "lesson:open", row, text().title, {.symbol = symbol::book}))
        open_card();
}

void Teacher::draw_actions_button(Ui& ui, const Rect& place)
{
    if (button(ui, "lesson:actions", place, symbol::question))
        open_actions();
    ui.call("lesson:actions", [] { return tr("What can I do?"); });
}

void Teacher::open_card()
{
    m_host.overlay().open([this](Ui& ui) {
        Rect rect = dialog(ui, 560_dp, 420_dp);
        m_host.overlay().draw_close_button(ui, "lesson:close", rect);
        if (has_card())
            draw_card(ui, rect, Foot::alone);
        if (!has_card())
            m_host.overlay().close();
    });
}

void Teacher::open_actions()
{
    m_host.overlay().open([this, actions = OpenActions(m_host, m_lessons)](Ui& ui) {
        Rect rect = dialog(ui, 720_dp, 2000_dp);
        m_host.overlay().draw_close_button(ui, "actions:close", rect);
        const std::string rule = actions.draw(ui, rect);
        if (!rule.empty())
            m_host.open_rule(rule);
    });
}

Teacher::Text Teacher::text() const
{
    const std::optional<PhaseRecap::Told>& told = m_recap.told();
    const rulebook::Lesson* due = lesson();
    if (due == nullptr && told) {
        Text text{tr_fill("{phase}: what counted most", {{"phase", told->phase}}), {}, {}, {}};
        for (const PhaseRecap::Line& line : told->lines) {
            text.text += (text.text.empty() ? "" : "\n") + line.text;
            text.text += line.why.empty() ? "" : "  ·  " + line.why;
        }
        return text;
    }
    const std::string& rule = due->rules.front();
    const std::string page = tell_page(m_host.context().books.find(m_host.evening().game(), rule));
    return {due->title, page.empty() ? rule : page, rule, due->text};
}

void Teacher::draw_card(Ui& ui, Rect& rect, Foot foot)
{
    const Text text = this->text();
    // What does not fit is scrolled.
    const Rect card =
        rect.cut_top(std::min(card_height(ui, rect, text.text), rect.height()), 10_dp);
    ui.fill(card, ui.theme().raised, 12_dp);
    ui.outline(card, ui.theme().brass, 2_dp, 12_dp);
    Rect inside = card.inset(border_of_lesson(), border_of_lesson());

    Rect row = inside.cut_top(head_of_lesson(), 4_dp);
    if (!text.source.empty()) {
        const float source_width = std::max(48_dp, ui.measure(text.source, Font::strong).x + 8_dp);
        const Rect source = row.cut_right(source_width, 8_dp);
        const Rect reach = Rect::around(source.centre(), source.width(), 48_dp);
        if (ui.touch("lesson:rule", reach))
            m_host.open_rule(text.rule);
        ui.text(source, text.source, {Font::strong, ui.theme().brass_text, 1});
    }
    ui.elide_text(row, text.title,
        {ui.fitting(text.title, row.width(), {Font::title, Font::strong, Font::small}),
            ui.theme().text});

    Rect buttons = inside.cut_bottom(foot_of_lesson(), 8_dp);
    scroll_area(ui, "lesson", inside, [&](Rect& rest) { widgets::paragraph(ui, rest, text.text); });
    const std::string got_it = tr("Got it");
    const std::string skips = tr("Skip lessons");
    const bool is_told = button(ui, "lesson:next",
        buttons.cut_right(std::max(96_dp, button_width(ui, got_it)), 8_dp), got_it,
        {ButtonKind::next});
    const bool is_skipped =
        button(ui, "lesson:skip", buttons.cut_right(std::max(96_dp, button_width(ui, skips)), 8_dp),
            skips, {ButtonKind::quiet});
    if (foot == Foot::with_actions && !m_is_over)
        draw_actions_button(ui, buttons.cut_right(56_dp, 8_dp));
    if (is_told || is_skipped) {
        // The panel below moves: taps that were aimed at it do not count.
        ui.hand_over_now();
        if (is_told)
            tell_first();
        else
            skip_all();
    }
}

void Teacher::light(Ui& ui, const Rect& board) const
{
    const rulebook::Lesson* const lesson = this->lesson();
    if (lesson == nullptr || m_recap.told() || ui.is_covered())
        return;
    for (const widgets::Target& target : ui.targets()) {
        const bool is_meant = std::ranges::any_of(lesson->lights,
            [&target](const std::string& light) { return target.id.starts_with(light); });
        if (!is_meant || !board.contains(target.rect.centre()))
            continue;
        ui.outline(target.rect.inset(-1_dp), ui.theme().brass, 3_dp, 10_dp);
        ui.outline(target.rect.inset(-4_dp), ui.theme().brass.with_opacity(0.35F), 4_dp, 12_dp);
    }
}

void Teacher::mark_seats(Ui& ui) const
{
    // If all learn, there is nothing to tell apart.
    if (!is_leading() || m_taught.do_all_learn())
        return;
    // A player of several figures has several places.
    const std::vector<std::string> actors = m_host.evening().actors();
    for (const ledger::Speaker& speaker : m_host.evening().speakers()) {
        const widgets::Target* const seat = ui.find_target("seat:" + speaker.word);
        if (seat == nullptr || !m_taught.learns(actors[speaker.seat]))
            continue;
        // At a corner of the player's sign, which stays readable.
        const float size = seat->rect.height() < 100_dp ? 18_dp : 22_dp;
        const ImVec2 centre{seat->rect.left + size * 0.6F, seat->rect.top + size * 0.55F};
        const Rect place = Rect::around(centre, size, size);
        ui.disc(centre, size / 2, ui.theme().ground);
        ui.ring(centre, size / 2, ui.theme().brass, 1_dp);
        ui.sign(place, symbol::book, {Font::small, ui.theme().text, 0.5F});
    }
}

void Teacher::draw_sheet(Ui& ui)
{
    Rect rect = dialog(ui, 560_dp, 620_dp);
    title(ui, rect, tr("Lessons for the first game"));
    remark(ui, rect, tr("Each rule is explained once, when it first matters."));
    m_host.overlay().draw_close_button(ui, "lessons:close", rect);
    const bool is_again =
        button(ui, "lessons:again", rect.cut_bottom(56_dp, 10_dp), tr("Tell everything again"));
    heading(ui, rect, tr("Who plays for the first time?"));
    scroll_area(ui, "lessons", rect, [&](Rect& rest) {
        for (const std::string& actor : m_host.evening().actors()) {
            const std::string name = m_host.player(actor);
            const bool learns = is_leading() && m_taught.learns(actor);
            const Rect row = rest.cut_top(widgets::switch_row_height(ui, name, rest.width()), 4_dp);
            if (!switch_row(ui, "lessons:seat:" + actor, row, name, learns))
                continue;
            m_taught.toggle(actor);
            m_due.clear();
            look({});
        }
    });
    if (is_again) {
        m_host.overlay().close();
        tell_again();
    }
}

} // namespace consigliere::screens
