#include "companion/court/amendment_screen.h"

#include "companion/court/amendment_form.h"
#include "companion/court/amendment_line.h"
#include "companion/court/amendment_list.h"
#include "companion/court/amendment_losses.h"
#include "companion/court/amendment_score.h"
#include "companion/evening/ruling_dialog.h"
#include "companion/frame/destinations.h"
#include "companion/frame/keeping.h"
#include "companion/frame/question_dialog.h"
#include "companion/frame/rule_books.h"
#include "companion/telling/amendment.h"
#include "companion/telling/database_error.h"

#include <functional>
#include <optional>
#include <utility>

namespace consigliere::screens {

using ledger::Change;
using ledger::Decision;
using ledger::Rest;

namespace {

class AmendmentScreen final : public Screen {
public:
    /// A session that the screen opened itself lies in `own`.
    AmendmentScreen(const Context& context, Players players, std::unique_ptr<db::Session> own,
        db::Session& session, Change change);

    void draw(Ui& ui, const Rect& rect) override;
    void returned() override;

private:
    struct Places {
        Rect form;
        Rect list;
        Rect end;
    };
    [[nodiscard]] static Places lay_out(Rect rect);
    void draw_form(Ui& ui, const Rect& rect);
    void draw_end(Ui& ui, Rect rect);
    void draw_dialogs(Ui& ui);
    void draw_ruling(Ui& ui);
    void draw_line(Ui& ui);
    void ask_for_reason(std::function<void(const std::string& reason)> then);
    void ask_for_line(int entry, ledger::Added::Place place);
    void draw_confirming(Ui& ui);
    void draw_opening(Ui& ui);
    void draw_outcome(Ui& ui, Rect& rest) const;
    void draw_seen(Ui& ui, Rect& rest) const;
    void answer(const AmendmentForm::Tap& tap);
    void answer(const AmendmentList::Tap& tap);

    void open_rule(const std::string& rule);
    [[nodiscard]] std::string title_of() const;
    void tap_at_the_table();
    void tap_follower();
    void correct_by_hand();
    void take_from_table();
    void take_follower();
    void take_correction();
    [[nodiscard]] TriedEvening tried_from(const std::shared_ptr<Trials>& trials) const;
    void finish();
    void write();
    [[nodiscard]] std::string tell_written(std::size_t entries) const;
    void leave();
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] const rulebook::Rulebook* rulebook() const
    {
        return m_context.books.of(m_session.evening().game());
    }
    /// The entry at which the evening stood before the one that is amended.
    [[nodiscard]] int base() const
    {
        const ledger::History& history = m_session.evening().history();
        return m_draft.is_behind_all() ? history.head()
                                       : history.entry(m_draft.change().entry).follows;
    }

    Context m_context;
    std::unique_ptr<db::Session> m_own;
    db::Session& m_session;
    AmendmentDraft m_draft;
    AmendmentForm m_form;
    AmendmentList m_list;
    Notice m_notice;
    RulingDialog m_ruling;
    AmendmentLine m_line;
    enum class Dialog : std::uint8_t { none, ruling, line, confirming, opening };
    Dialog m_dialog = Dialog::none;
    /// What stands when the table has said why.
    std::function<void(const std::string& reason)> m_ruled;
    /// The trial at which the change is tapped.
    std::shared_ptr<Trials> m_trials = std::make_shared<Trials>();
    /// What is taken from a trial when somebody comes back from it.
    void (AmendmentScreen::*m_taking)() = nullptr;
    bool m_is_written = false;
};

AmendmentScreen::AmendmentScreen(const Context& context, Players players,
    std::unique_ptr<db::Session> own, db::Session& session, Change change)
    : m_context(context)
    , m_own(std::move(own))
    , m_session(session)
    , m_draft(m_session.evening(), m_context.settings.habits, std::move(players), std::move(change))
    , m_form(m_draft)
{
}

void AmendmentScreen::returned()
{
    if (m_taking != nullptr)
        (this->*std::exchange(m_taking, nullptr))();
}

/// What was tapped at the table of then is what is said here.
void AmendmentScreen::take_from_table()
{
    const auto trial = m_trials->from(m_session.evening(), base());
    if (trial.is_error())
        return;
    std::vector<std::string> lines = trial.value()->what_if.lines_for_record();
    if (lines.size() > m_form.line())
        m_form.take(m_draft, std::move(lines));
}

/// The same for an entry that followed, at the table as it would have stood.
void AmendmentScreen::take_follower()
{
    const auto trial = m_trials->from(m_draft.course().evening(), m_line.stood_at());
    if (trial.is_error())
        return;
    const std::vector<std::string> lines = trial.value()->what_if.lines_for_record();
    if (!lines.empty())
        m_draft.add(m_line.entry(), m_line.place(), lines);
}

/// What was put right by hand comes behind all that stands, and nothing else is amended.
void AmendmentScreen::take_correction()
{
    const ledger::History& history = m_session.evening().history();
    const auto trial = m_trials->from(m_session.evening(), history.head());
    if (trial.is_error() || trial.value()->what_if.tried().empty())
        return;
    m_draft.change_to(
        Change::insert_before(history.size() + 1, trial.value()->what_if.lines_for_record()));
    m_form.begin(m_draft);
}

AmendmentScreen::Places AmendmentScreen::lay_out(Rect rect)
{
    Places places;
    places.end = rect.cut_bottom(72_dp, 8_dp);
    rect = rect.inset(12_dp, 0);
    const bool is_upright = rect.height() > rect.width();
    places.form = is_upright ? rect.cut_top(rect.height() * 0.5F, 10_dp)
                             : rect.cut_left(rect.width() * 0.46F, 12_dp);
    places.list = rect;
    return places;
}

void AmendmentScreen::draw(Ui& ui, const Rect& rect)
{
    const bool is_covered = m_notice.is_shown() || m_dialog != Dialog::none;
    if (is_covered)
        ui.begin_covered();
    Rect rest = is_covered ? ui.whole_display() : rect;
    draw_screen_title(ui, rest, m_context.navigator, title_of());
    const Places places = lay_out(rest);
    draw_form(ui, places.form);
    ui.fill(places.list, ui.theme().panel, 12_dp);
    answer(m_list.draw(ui, places.list.inset(12_dp, 10_dp), m_draft, rulebook()));
    draw_end(ui, places.end);
    if (!is_covered)
        return;
    ui.end_covered();
    draw_dialogs(ui);
}

std::string AmendmentScreen::title_of() const
{
    return m_draft.is_behind_all()
        ? tr("Correct by hand")
        : tr_fill("Amend entry {entry}", {{"entry", language::number(m_draft.change().entry)}});
}

/// What it was really, and what would come of it.
void AmendmentScreen::draw_form(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().panel, 12_dp);
    scroll_area(ui, "amend:form", rect.inset(12_dp, 10_dp), [&](Rect& rest) {
        answer(m_form.draw(ui, rest, m_draft, rulebook()));
        if (m_draft.amended() == nullptr)
            return;
        draw_score_change(ui, rest, m_draft);
        draw_seen(ui, rest);
    });
}

/// Whether it can be written down, and why not yet.
void AmendmentScreen::draw_end(Ui& ui, Rect rect)
{
    rect = rect.inset(12_dp, 6_dp);
    const std::string objection = m_draft.objection();
    const bool can_go_on = objection.empty() || m_draft.opens_covered();
    const ButtonStyle style{objection.empty() ? ButtonKind::next : ButtonKind::plain,
        can_go_on ? Mood::ready : Mood::refused};
    const std::string label = m_draft.opens_covered() ? tr("Open it") : tr("Write it down");
    const Rect place =
        rect.cut_right(std::max(button_width(ui, label), rect.width() * 0.3F), 16_dp);
    if (button(ui, "amend:done", place, label, style))
        finish();
    const std::string told = objection.empty()
        ? tr("Everything is decided. The score, before and after, is shown once more.")
        : objection;
    const bool fits = ui.measure(told, Font::body, rect.width()).y <= rect.height();
    ui.text_in_view(rect, told, {fits ? Font::body : Font::small, ui.theme().text, 0, 0.5F, true});
}

void AmendmentScreen::draw_dialogs(Ui& ui)
{
    if (m_notice.is_shown()) {
        m_notice.draw(ui);
        if (m_is_written && !m_notice.is_shown())
            leave();
    } else if (m_dialog == Dialog::ruling) {
        draw_ruling(ui);
    } else if (m_dialog == Dialog::line) {
        draw_line(ui);
    } else if (m_dialog == Dialog::confirming) {
        draw_confirming(ui);
    } else if (m_dialog == Dialog::opening) {
        draw_opening(ui);
    }
}

/// Before anybody sees it: an amendment is no way to look into what the evening keeps covered.
void AmendmentScreen::draw_opening(Ui& ui)
{
    using Question = QuestionDialog;
    const Question question{
        "opening", tr("This would open what lies covered"), tr("Open it"), tr("Leave it covered")};
    const Question::Answer answer = question.draw(ui, [&ui](Rect& rest) {
        paragraph(ui, rest,
            tr("In the evening it is still covered. Whoever sees it here knows it there."));
    });
    if (answer != Question::Answer::none)
        m_dialog = Dialog::none;
    if (answer == Question::Answer::go_on)
        m_draft.allow_opening();
    else if (answer == Question::Answer::stay)
        m_draft.leave_covered();
}

void AmendmentScreen::draw_ruling(Ui& ui)
{
    const RulingDialog::Answer said = m_ruling.draw(ui, m_session.evening().history(), {});
    if (said.closes)
        m_dialog = Dialog::none;
    if (!said.reason.empty())
        m_ruled(said.reason);
}

void AmendmentScreen::draw_line(Ui& ui)
{
    const AmendmentLine::Answer said = m_line.draw(ui, m_draft);
    if (said.closes || said.taps_it || !said.lines.empty())
        m_dialog = Dialog::none;
    if (said.taps_it)
        tap_follower();
    else if (!said.lines.empty())
        m_draft.add(m_line.entry(), m_line.place(), said.lines);
}

void AmendmentScreen::ask_for_reason(std::function<void(const std::string& reason)> then)
{
    m_ruled = std::move(then);
    m_ruling.open();
    m_dialog = Dialog::ruling;
}

void AmendmentScreen::ask_for_line(int entry, ledger::Added::Place place)
{
    m_line.open(m_draft, entry, place);
    m_dialog = Dialog::line;
}

/// What it comes to, before anything is written down: the score, what nobody can unsee, and that
/// an evening which is over has been counted.
void AmendmentScreen::draw_confirming(Ui& ui)
{
    using Question = QuestionDialog;
    const Question question{"confirm",
        is_over() ? tr("Amend a finished evening?") : tr("Write it down?"), tr("Write it down"),
        tr("Not yet"), is_over() ? Question::Next::stay : Question::Next::go_on, 640};
    const Question::Answer answer =
        question.draw(ui, [this, &ui](Rect& rest) { draw_outcome(ui, rest); });
    if (answer != Question::Answer::none)
        m_dialog = Dialog::none;
    if (answer == Question::Answer::go_on)
        write();
}

void AmendmentScreen::draw_outcome(Ui& ui, Rect& rest) const
{
    const ledger::Evening& course = m_draft.course().evening();
    if (is_over()) {
        const bool stays_over = course.progress_after(course.history().size()).is_final;
        paragraph(ui, rest, tr("It is finished, and its result is in the statistics."));
        paragraph(ui, rest,
            stays_over ? tr("It stays finished, and its new result takes the place of the old one.")
                       : tr("After this it is open until it is played to its end."));
    }
    const int lines = static_cast<int>(m_draft.amended()->lines.size());
    paragraph(ui, rest,
        m_draft.is_behind_all()
            ? tr_count("{n} entry is appended, and nothing is taken back.",
                "{n} entries are appended, and nothing is taken back.", lines)
            : tr_count("{n} entry is appended. Nothing is rewritten: the old course stays in the "
                       "log, undone.",
                "{n} entries are appended. Nothing is rewritten: the old course stays in the "
                "log, undone.",
                lines));
    draw_losses(ui, rest, m_draft);
    draw_score_change(ui, rest, m_draft);
    draw_seen(ui, rest);
}

/// What lay hidden and was seen since the entry.
void AmendmentScreen::draw_seen(Ui& ui, Rect& rest) const
{
    const std::vector<std::string> seen =
        telling::tell_seen(m_draft.evening().evening(), m_draft.amended()->seen);
    if (seen.empty())
        return;
    heading(ui, rest, tr("Seen since, and not to be unseen:"));
    for (const std::string& each : seen)
        paragraph(ui, rest, each);
}

void AmendmentScreen::answer(const AmendmentForm::Tap& tap)
{
    switch (tap.wish) {
    case AmendmentForm::Wish::none:
        return;
    case AmendmentForm::Wish::tap_it:
        tap_at_the_table();
        return;
    case AmendmentForm::Wish::rule:
        ask_for_reason([this](const std::string& reason) { m_form.rule(m_draft, reason); });
        return;
    case AmendmentForm::Wish::read:
        open_rule(tap.rule);
        return;
    }
}

void AmendmentScreen::answer(const AmendmentList::Tap& tap)
{
    switch (tap.wish) {
    case AmendmentList::Wish::none:
        return;
    case AmendmentList::Wish::keep:
        m_draft.decide_nothing(tap.entry);
        return;
    case AmendmentList::Wish::rule:
        ask_for_reason([this, entry = tap.entry](const std::string& reason) {
            m_draft.decide(entry, Decision::rule(reason));
        });
        return;
    case AmendmentList::Wish::explain:
        m_notice.show(tr("No ruling helps here: it contradicts what would lie on the table. Say "
                         "that it was not done, or what was done instead."));
        return;
    case AmendmentList::Wish::drop:
        m_draft.decide(tap.entry, Decision::drop());
        return;
    case AmendmentList::Wish::instead:
        ask_for_line(tap.entry, ledger::Added::Place::instead);
        return;
    case AmendmentList::Wish::leave_out:
        m_draft.leave_out_before(tap.entry);
        return;
    case AmendmentList::Wish::rule_rest:
        ask_for_reason([this](const std::string& reason) {
            m_draft.decide_rest({Rest::Kind::rule, reason});
        });
        return;
    case AmendmentList::Wish::drop_rest:
        m_draft.decide_rest({Rest::Kind::drop});
        return;
    case AmendmentList::Wish::settle: {
        const ledger::Settlement settlement = m_draft.ways()[tap.place].settlement;
        m_draft.add(tap.entry, settlement.place, settlement.lines);
        return;
    }
    case AmendmentList::Wish::forgotten:
        ask_for_line(tap.entry, ledger::Added::Place::before);
        return;
    case AmendmentList::Wish::rule_cause:
        ask_for_reason(
            [this, cause = m_draft.causes()[tap.place].cause.reason](const std::string& reason) {
                m_draft.decide_rest({Rest::Kind::rule, reason, cause});
            });
        return;
    case AmendmentList::Wish::drop_cause:
        m_draft.decide_rest({Rest::Kind::drop, {}, m_draft.causes()[tap.place].cause.reason});
        return;
    case AmendmentList::Wish::correct:
        correct_by_hand();
        return;
    case AmendmentList::Wish::take_back:
        m_draft.take_back();
        return;
    case AmendmentList::Wish::read:
        open_rule(tap.rule);
        return;
    }
}

void AmendmentScreen::open_rule(const std::string& rule)
{
    m_context.navigator.open(to::Rules{std::string(m_session.evening().game()), rule});
}

/// The same taps as always, at the table as it stood before the entry: a trial whose moves are
/// taken when somebody comes back from it.
void AmendmentScreen::tap_at_the_table()
{
    m_trials = std::make_shared<Trials>();
    const auto trial = m_trials->from(m_session.evening(), base());
    if (!trial.is_error()) {
        for (std::size_t line = 0; line < m_form.line(); ++line)
            trial.value()->what_if.attempt(m_draft.change().lines[line]);
        if (m_form.line() > 0 && !m_draft.may_open()
            && (m_draft.opens_covered() || m_form.has_covered_before()
                || trial.value()->what_if.opens_covered(
                    m_session.evening(), m_draft.evening().audience()))) {
            m_dialog = Dialog::opening;
            return;
        }
    }
    if (m_context.navigator.open(to::WhatIf{tried_from(m_trials), base()}))
        m_taking = &AmendmentScreen::take_from_table;
}

/// At the table as it would have stood when the turn of an entry that followed came.
void AmendmentScreen::tap_follower()
{
    m_trials = std::make_shared<Trials>();
    const TriedEvening tried{m_draft.course().evening(), m_session.id(),
        [this](std::string_view actor) { return m_draft.evening().player(actor); }, m_trials, {},
        tr_fill("a trial before entry {entry}", {{"entry", language::number(m_line.entry())}})};
    if (m_context.navigator.open(to::WhatIf{tried, m_line.stood_at()}))
        m_taking = &AmendmentScreen::take_follower;
}

/// At the table as it stands, with the form for corrections.
void AmendmentScreen::correct_by_hand()
{
    m_trials = std::make_shared<Trials>();
    const int last = m_session.evening().history().head();
    const to::WhatIf trial{tried_from(m_trials), last, to::WhatIf::Begin::correction};
    if (m_context.navigator.open(trial))
        m_taking = &AmendmentScreen::take_correction;
}

TriedEvening AmendmentScreen::tried_from(const std::shared_ptr<Trials>& trials) const
{
    return {m_session.evening(), m_session.id(),
        [this](std::string_view actor) { return m_draft.evening().player(actor); }, trials};
}

bool AmendmentScreen::is_over() const
{
    const ledger::Evening& evening = m_session.evening();
    return evening.progress_after(evening.history().size()).is_final;
}

void AmendmentScreen::finish()
{
    const std::string objection = m_draft.objection();
    if (m_draft.opens_covered())
        m_dialog = Dialog::opening;
    else if (!objection.empty())
        m_notice.show(objection);
    else
        m_dialog = Dialog::confirming;
}

/// All of it or nothing: what the disk does not take leaves everything as it was said here.
void AmendmentScreen::write()
{
    const auto written = m_session.record_together(m_draft.amended()->lines);
    if (written.is_error()) {
        m_notice.show(tr("Nothing is written down, and nothing that was said here is lost:") + " "
            + telling::tell(written.error()));
        return;
    }
    // The evening of a table cannot go on below this screen; one line that is refused comes alone.
    if (!ledger::is_applied(written.value().front().verdict)) {
        m_notice.show(tr("The evening has gone on meanwhile: look at the amendment once more."));
        return;
    }
    m_is_written = true;
    m_context.keeping.begin_backup();
    m_notice.show(tell_written(written.value().size()));
}

std::string AmendmentScreen::tell_written(std::size_t entries) const
{
    const ledger::Amended& amended = *m_draft.amended();
    const std::string counts = telling::tell_counts(amended);
    return tr_count("Written: {n} entry.", "Written: {n} entries.", static_cast<int>(entries))
        + (counts.empty() ? ""
                          : " " + tr_fill("Of what followed, {counts}.", {{"counts", counts}}));
}

/// A table sees by itself that it stands otherwise now. A past evening is opened anew.
void AmendmentScreen::leave()
{
    m_context.navigator.back();
    if (m_own && m_context.navigator.open(to::Evening{m_session.id()}))
        m_context.navigator.back();
}

} // namespace

OpenedScreen open_amendment(const Context& context, to::Amendment amendment)
{
    std::unique_ptr<db::Session> own;
    if (amendment.session == nullptr) {
        auto resumed = db::Session::resume(context.database, amendment.evening);
        if (resumed.is_error())
            return telling::tell(resumed.error());
        own = std::make_unique<db::Session>(std::move(resumed.value()));
        amendment.session = own.get();
    }
    return OpenedScreen(std::make_unique<AmendmentScreen>(context, std::move(amendment.players),
        std::move(own), *amendment.session, std::move(amendment.change)));
}

} // namespace consigliere::screens
