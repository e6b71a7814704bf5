#include "companion/court/amendment_screen.h"

#include "companion/court/amendment_form.h"
#include "companion/court/amendment_line.h"
#include "companion/court/amendment_list.h"
#include "companion/court/amendment_outcome.h"
#include "companion/evening/ruling_dialog.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/question_dialog.h"
#include "companion/frame/rule_books.h"
#include "companion/telling/amendment.h"
#include "companion/telling/database_error.h"

#include <functional>
#include <optional>
#include <utility>

namespace consigliere::screens {

using ledger::Change;

namespace {

class AmendmentScreen final : public Screen, private AmendmentHost {
public:
    /// `own` holds the session if the screen opened it; otherwise null.
    AmendmentScreen(const Context& context, Players players, std::unique_ptr<db::Session> own,
        db::Session& session, Change change);

    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override;
    [[nodiscard]] bool holds_evening() const override { return true; }

private:
    struct Places {
        Rect form;
        Rect list;
        Rect end;
    };
    [[nodiscard]] static Places lay_out(Rect rect);
    void draw_form(Ui& ui, const Rect& rect);
    void draw_end(Ui& ui, Rect rect);
    void ask_to_open();
    void ask_to_record();
    void draw_outcome(Ui& ui, Rect& rest) const;
    void draw_seen(Ui& ui, Rect& rest) const;
    void ask_for_reason(std::function<void(const std::string& reason)> then) override;
    void ask_for_line(int entry, ledger::Added::Place place) override;
    void tell(std::string sentence) override { m_context.notice.show(std::move(sentence)); }
    void tap_at_the_table() override;
    void correct_by_hand() override;
    void read(const std::string& rule) override;
    [[nodiscard]] const rulebook::Rulebook* rulebook() const override
    {
        return m_context.books.of(m_session.evening().game());
    }

    [[nodiscard]] std::string title_of() const;
    void tap_follower();
    using Lines = std::vector<std::string>;
    void try_at(to::WhatIf trial, std::function<void(Lines lines)> take);
    [[nodiscard]] WhatIfSource tried_evening() const;
    void finish();
    void write();
    [[nodiscard]] std::string tell_written(std::size_t entries) const;
    void leave();
    [[nodiscard]] bool is_over() const;
    /// Entry just before the amended one.
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
    AmendmentLine m_line;
    /// Takes the moves of a what-if draft on return.
    std::function<void()> m_taking;
};

AmendmentScreen::AmendmentScreen(const Context& context, Players players,
    std::unique_ptr<db::Session> own, db::Session& session, Change change)
    : m_context(context)
    , m_own(std::move(own))
    , m_session(session)
    , m_draft(m_session.evening(), m_context.settings.habits, std::move(players), std::move(change))
    , m_form(m_draft, *this)
    , m_list(m_draft, *this)
{
}

void AmendmentScreen::on_resume()
{
    if (m_taking)
        std::exchange(m_taking, {})();
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
    Rect rest = ui.is_covered() ? ui.whole_display() : rect;
    draw_screen_title(ui, rest, m_context.navigator, title_of());
    const Places places = lay_out(rest);
    draw_form(ui, places.form);
    ui.fill(places.list, ui.theme().panel, 12_dp);
    m_list.draw(ui, places.list.inset(12_dp, 10_dp));
    draw_end(ui, places.end);
}

std::string AmendmentScreen::title_of() const
{
    return m_draft.is_behind_all()
        ? tr("Make a correction")
        : tr_fill("Amend entry {entry}", {{"entry", language::number(m_draft.change().entry)}});
}

void AmendmentScreen::draw_form(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().panel, 12_dp);
    scroll_area(ui, "amend:form", rect.inset(12_dp, 10_dp), [&](Rect& rest) {
        m_form.draw(ui, rest);
        if (m_draft.amended() == nullptr)
            return;
        draw_score_change(ui, rest, m_draft);
        draw_seen(ui, rest);
    });
}

/// The button "record", or why it is not available yet.
void AmendmentScreen::draw_end(Ui& ui, Rect rect)
{
    rect = rect.inset(12_dp, 6_dp);
    const std::string objection = m_draft.objection();
    const bool can_go_on = objection.empty() || m_draft.opens_covered();
    const ButtonStyle style{objection.empty() ? ButtonKind::next : ButtonKind::plain,
        can_go_on ? ControlState::enabled : ControlState::explains};
    const std::string label = m_draft.opens_covered() ? tr("Reveal") : tr("Record");
    const Rect place =
        rect.cut_right(std::max(button_width(ui, label), rect.width() * 0.3F), 16_dp);
    if (button(ui, "amend:done", place, label, style))
        finish();
    const std::string told = objection.empty()
        ? tr("Everything is decided. You’ll see the score before and after once more.")
        : objection;
    const bool fits = ui.measure(told, Font::body, rect.width()).y <= rect.height();
    ui.elide_text(rect, told, {fits ? Font::body : Font::small, ui.theme().text, 0, 0.5F, true});
}

void AmendmentScreen::ask_to_open()
{
    ask_to_reveal(
        m_context.overlay, [this] { m_draft.allow_opening(); },
        [this] { m_draft.leave_covered(); });
}

void AmendmentScreen::ask_for_reason(std::function<void(const std::string& reason)> then)
{
    m_context.overlay.open([this, then = std::move(then), ruling = RulingDialog()](Ui& ui) mutable {
        const RulingDialog::Answer said = ruling.draw(ui, m_session.evening().history(), {});
        if (said.closes)
            m_context.overlay.close();
        if (!said.reason.empty())
            then(said.reason);
    });
}

void AmendmentScreen::ask_for_line(int entry, ledger::Added::Place place)
{
    m_line.open(m_draft, entry, place);
    m_context.overlay.open([this](Ui& ui) {
        const AmendmentLine::Answer answer = m_line.draw(ui, m_draft);
        if (answer != AmendmentLine::Answer::none)
            m_context.overlay.close();
        if (answer == AmendmentLine::Answer::taps_it)
            tap_follower();
    });
}

/// Confirmation: new score, hidden information already seen, and a warning if the evening is over
/// and its results are counted.
void AmendmentScreen::ask_to_record()
{
    using Next = QuestionDialog::Next;
    ask(
        m_context.overlay,
        {"confirm", is_over() ? tr("Amend a finished evening?") : tr("Record these changes?"),
            tr("Record"), tr("Cancel"), is_over() ? Next::stay : Next::go_on, 640},
        [this](Ui& ui, Rect& rest) { draw_outcome(ui, rest); }, [this] { write(); });
}

void AmendmentScreen::draw_outcome(Ui& ui, Rect& rest) const
{
    const ledger::Evening& course = m_draft.course().evening();
    if (is_over()) {
        const bool stays_over = course.summary_after(course.history().size()).is_final;
        paragraph(ui, rest, tr("This evening is finished and in the statistics."));
        paragraph(ui, rest,
            stays_over ? tr("It stays finished. The new result replaces the old one.")
                       : tr("It will then be open until it is finished again."));
    }
    const int lines = static_cast<int>(m_draft.amended()->lines.size());
    paragraph(ui, rest,
        m_draft.is_behind_all()
            ? tr_count(
                "Adds {n} entry; none is undone.", "Adds {n} entries; none are undone.", lines)
            : tr_count("Adds {n} entry. The old ones stay in the log, marked undone.",
                "Adds {n} entries. The old ones stay in the log, marked undone.", lines));
    draw_losses(ui, rest, m_draft);
    draw_score_change(ui, rest, m_draft);
    draw_seen(ui, rest);
}

void AmendmentScreen::draw_seen(Ui& ui, Rect& rest) const
{
    const std::vector<std::string> seen =
        telling::tell_seen(m_draft.evening().evening(), m_draft.amended()->seen);
    if (seen.empty())
        return;
    heading(ui, rest, tr("Players have already seen:"));
    for (const std::string& each : seen)
        paragraph(ui, rest, each);
}

void AmendmentScreen::read(const std::string& rule)
{
    m_context.navigator.open(to::Rules{std::string(m_session.evening().game()), rule});
}

/// Opens a what-if draft at the entry; its moves become the change on return.
void AmendmentScreen::tap_at_the_table()
{
    const WhatIfSource tried = tried_evening();
    const auto trial = tried.trials->from(tried.evening, base());
    if (!trial.is_error()) {
        for (std::size_t line = 0; line < m_form.line(); ++line)
            trial.value()->what_if.attempt(m_draft.change().lines[line]);
        if (m_form.line() > 0 && !m_draft.may_open()
            && (m_draft.opens_covered() || m_form.has_covered_before()
                || trial.value()->what_if.opens_covered(
                    tried.evening, m_draft.evening().audience()))) {
            ask_to_open();
            return;
        }
    }
    try_at({tried, base()}, [this](Lines lines) {
        if (lines.size() > m_form.line())
            m_form.take(std::move(lines));
    });
}

/// Like tap_at_the_table(), but for a later entry, in the amended branch.
void AmendmentScreen::tap_follower()
{
    const WhatIfSource tried{m_draft.course().evening(), m_session.id(), tried_evening().player,
        std::make_shared<WhatIfStore>(), {},
        tr_fill("what-if before entry {entry}", {{"entry", language::number(m_line.entry())}})};
    try_at({tried, m_line.stood_at()}, [this](const Lines& lines) {
        if (!lines.empty())
            m_draft.add(m_line.entry(), m_line.place(), lines);
    });
}

/// Opens the table with its correction form; corrections are appended behind the last entry.
void AmendmentScreen::correct_by_hand()
{
    const ledger::History& history = m_session.evening().history();
    try_at({tried_evening(), history.head(), to::WhatIf::Begin::correction},
        [this, &history](Lines lines) {
            if (lines.empty())
                return;
            m_draft.change_to(Change::insert_before(history.size() + 1, std::move(lines)));
            m_form.begin();
        });
}

void AmendmentScreen::try_at(to::WhatIf trial, std::function<void(Lines lines)> take)
{
    if (!m_context.navigator.open(trial))
        return;
    m_taking = [trial = std::move(trial), take = std::move(take)] {
        const auto tried = trial.tried.trials->from(trial.tried.evening, trial.entry);
        if (!tried.is_error())
            take(tried.value()->what_if.lines_for_record());
    };
}

WhatIfSource AmendmentScreen::tried_evening() const
{
    return {m_session.evening(), m_session.id(),
        [this](std::string_view actor) { return m_draft.evening().player(actor); },
        std::make_shared<WhatIfStore>()};
}

bool AmendmentScreen::is_over() const
{
    const ledger::Evening& evening = m_session.evening();
    return evening.summary_after(evening.history().size()).is_final;
}

void AmendmentScreen::finish()
{
    const std::string objection = m_draft.objection();
    if (m_draft.opens_covered())
        ask_to_open();
    else if (!objection.empty())
        m_context.notice.show(objection);
    else
        ask_to_record();
}

/// All or nothing: after a disk error the draft is unchanged.
void AmendmentScreen::write()
{
    const auto written = m_session.record_all(m_draft.amended()->lines);
    if (written.is_error()) {
        m_context.notice.show(tr("Not saved, but your changes here are kept:") + " "
            + telling::tell(written.error()));
        return;
    }
    // The table below cannot record meanwhile. A refused line is returned alone.
    if (!ledger::is_applied(written.value().front().verdict)) {
        m_context.notice.show(
            tr("The evening has changed in the meantime. Check the amendment again."));
        return;
    }
    m_context.keeping.begin_backup();
    m_context.notice.show(tell_written(written.value().size()), [this] { leave(); });
}

std::string AmendmentScreen::tell_written(std::size_t entries) const
{
    const ledger::AmendmentPreview& amended = *m_draft.amended();
    const std::string counts = telling::tell_counts(amended);
    return tr_count("Recorded: {n} entry.", "Recorded: {n} entries.", static_cast<int>(entries))
        + (counts.empty() ? "" : " " + tr_fill("Later entries: {counts}.", {{"counts", counts}}));
}

/// A live table notices the change; a past evening has to be reopened.
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
