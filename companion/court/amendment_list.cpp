#include "companion/court/amendment_list.h"

#include "companion/evening/sheet.h"
#include "companion/telling/amendment.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

using ledger::Decision;
using ledger::LaterEntry;
using ledger::Outcome;
using ledger::Rest;

namespace {

constexpr const char* list_id = "amend:list";
constexpr float number_width = 44;
constexpr float button_height = 50;
constexpr float row_gap = 8;

std::string joined(const desk::LogLine& line)
{
    return line.detail.empty() ? line.text : line.text + "  ·  " + line.detail;
}

/// Text of the lines inserted before a later entry, or replacing it.
std::string tell_added(const AmendmentDraft& draft, int entry, ledger::Added::Place place)
{
    std::string told;
    for (const ledger::Added& line : draft.amended()->added) {
        if (line.entry != entry || line.place != place)
            continue;
        told += (told.empty() ? "" : "; ") + draft.course().table().tell_entry(line.in_course).text;
        if (ledger::is_applied(line.verdict))
            continue;
        told += " (" + telling::tell(line.verdict) + ")";
        for (const Finding& finding : draft.course().findings(line.in_course))
            told += " " + finding.text;
    }
    return told;
}

/// "3 later entries.", with the counts per outcome.
std::string tell_all(const ledger::AmendmentPreview& amended)
{
    return tr_count(
               "{n} later entry.", "{n} later entries.", static_cast<int>(amended.followers.size()))
        + (amended.followers.empty() ? "" : " " + telling::tell_counts(amended) + ".");
}

} // namespace

void AmendmentList::draw(Ui& ui, const Rect& rect)
{
    if (m_draft.amended() == nullptr)
        return;
    Rect rest = rect;
    draw_head(ui, rest);
    tell_again(ui, rest);
    m_list.draw(ui, list_id, rest, [&](std::size_t number, const Rect& place) {
        Rect box = place;
        box.bottom -= dp(row_gap);
        draw_row(ui, box, m_rows[number]);
    });
    if (m_tapped)
        std::exchange(m_tapped, {})();
}

void AmendmentList::draw_row(Ui& ui, const Rect& box, const Row& row)
{
    switch (row.kind) {
    case Row::Kind::ways_on:
        draw_ways_on(ui, box);
        return;
    case Row::Kind::cause:
        if (auto tapped = m_causes[row.index].draw(ui, box, m_draft, m_host))
            m_tapped = std::move(tapped);
        return;
    case Row::Kind::told:
        draw_told(ui, box, m_told[row.index]);
        return;
    case Row::Kind::fold:
        draw_fold(ui, box);
        return;
    case Row::Kind::standing:
        draw_standing(ui, box, m_standing[row.index]);
        return;
    }
}

/// Keeps an entry: asks for a ruling if it is illegal; impossible if it cannot be applied.
void AmendmentList::keep(int entry, Outcome fate)
{
    if (fate == Outcome::illegal)
        m_host.ask_for_reason([this, entry](const std::string& reason) {
            m_draft.decide(entry, Decision::rule(reason));
        });
    else if (fate == Outcome::impossible)
        m_host.tell(
            tr("A ruling can’t help: something it needs isn’t there. Drop or replace the entry."));
    else
        m_draft.decide(entry, {});
}

/// Overview and bulk decision. Fixed height, so that taps do not move the list.
void AmendmentList::draw_head(Ui& ui, Rect& rect)
{
    const ledger::AmendmentPreview& amended = *m_draft.amended();
    heading(ui, rect, tr("Later entries"));
    const std::string told = tell_all(amended);
    Rect place = rect.cut_top(52_dp, 6_dp);
    const bool fits = ui.measure(told, Font::strong, place.width()).y <= place.height();
    ui.elide_text(place, told, {fits ? Font::strong : Font::small, ui.theme().text, 0, 0.5F, true});
    const std::vector<Rect> cells = rect.cut_top(50_dp, 8_dp).columns(2, 8_dp);
    if (button(ui, "amend:rule-rest", cells[0], tr("Allow the rest"),
            {.mood = ready_if(amended.count(Outcome::illegal) > 0,
                 tr("Nothing left that a ruling could allow."))}))
        m_tapped = [this] {
            m_host.ask_for_reason([this](const std::string& reason) {
                m_draft.decide_rest({Rest::Kind::rule, reason});
            });
        };
    if (button(ui, "amend:drop-rest", cells[1], tr("Drop the rest"),
            {.mood = ready_if(amended.undecided() > 0, tr("Everything works or is decided."))}))
        m_tapped = [this] { m_draft.decide_rest({Rest::Kind::drop}); };
}

void AmendmentList::draw_ways_on(Ui& ui, const Rect& rect)
{
    const std::vector<Rect> cells = rect.columns(2, 8_dp);
    if (button(ui, "amend:take-back", cells[0], tr("Undo last decision"),
            {.mood = ready_if(m_draft.can_take_back(), tr("Nothing is decided yet."))}))
        m_tapped = [this] { m_draft.take_back(); };
    if (button(ui, "amend:correct", cells[1], tr("Make a correction instead")))
        m_tapped = [this] { m_host.correct_by_hand(); };
}

void AmendmentList::tell_again(Ui& ui, const Rect& rect)
{
    // Leave room for the scroll bar.
    const float width = rect.width() - 10_dp;
    const Seen seen{m_draft.judgements(), width, widgets::scale(), m_shows_standing};
    if (m_seen == seen)
        return;
    m_seen = seen;
    m_causes.clear();
    m_told.clear();
    m_standing.clear();
    m_rows.clear();
    const std::vector<LaterEntry>& followers = m_draft.amended()->followers;
    // Decided entries keep their row, so that a decision can be changed.
    const auto is_question = [this](const LaterEntry& follower) {
        return follower.falls() || follower.fate == Outcome::dropped
            || m_draft.decisions().contains(follower.entry);
    };
    for (const bool asks : {true, false}) {
        for (std::size_t i = 0; i < followers.size(); ++i) {
            if (is_question(followers[i]) != asks)
                continue;
            if (!asks && followers[i].fate == Outcome::stands)
                m_standing.push_back(i);
            else
                m_told.push_back(tell(i));
        }
    }
    std::vector<float> heights;
    const auto add = [&](Row::Kind kind, std::size_t index, float height) {
        m_rows.push_back({kind, index});
        heights.push_back(height / widgets::scale() + row_gap);
    };
    // Ask about the causes with the most entries; others may only be consequences.
    constexpr std::size_t most_causes = 3;
    for (std::size_t i = 0; i < m_draft.causes().size() && m_causes.size() < most_causes; ++i) {
        if (i == 0 || m_draft.causes()[i].cause.followers.size() > 1)
            m_causes.emplace_back(m_draft, i);
    }
    if (m_draft.amended()->undecided() > 0 || m_draft.can_take_back())
        add(Row::Kind::ways_on, 0, dp(button_height));
    // Measure inside the clip: fonts in lists are not scaled down.
    ui.begin_clip(list_id, rect);
    for (std::size_t i = 0; i < m_causes.size(); ++i)
        add(Row::Kind::cause, i, m_causes[i].height(ui, width));
    for (std::size_t i = 0; i < m_told.size(); ++i)
        add(Row::Kind::told, i, height_of(ui, m_told[i], width));
    ui.end_clip();
    if (!m_standing.empty())
        add(Row::Kind::fold, 0, dp(button_height));
    for (std::size_t i = 0; m_shows_standing && i < m_standing.size(); ++i)
        add(Row::Kind::standing, i, 34_dp);
    m_list.set_rows(heights);
}

AmendmentList::Told AmendmentList::tell(std::size_t number) const
{
    const LaterEntry& follower = m_draft.amended()->followers[number];
    const desk::LogLine then = m_draft.evening().table().tell_entry(follower.entry);
    Told told{number, joined(then), {}, {}, {}, {}, {}};
    const std::string forgotten = tell_added(m_draft, follower.entry, ledger::Added::Place::before);
    if (!forgotten.empty())
        told.before = tr_fill("Before it: {what}", {{"what", forgotten}});
    told.has_more = follower.falls() || follower.fate == Outcome::replaced || !forgotten.empty();
    const bool was_alike =
        follower.before == ledger::Verdict::legal || follower.fate == Outcome::dropped;
    told.fate = was_alike
        ? telling::tell(follower.fate)
        : tr_fill("{fate}; before: {verdict}",
            {{"fate", telling::tell(follower.fate)}, {"verdict", telling::tell(follower.before)}});
    const int now = follower.in_course;
    if (now == 0)
        return told;
    if (follower.fate == Outcome::replaced) {
        told.now = tr_fill("Instead: {what}",
            {{"what", tell_added(m_draft, follower.entry, ledger::Added::Place::instead)}});
    } else if (ledger::is_applied(follower.after)) {
        const desk::LogLine line = m_draft.course().table().tell_entry(now);
        const bool is_same_text = line.text == then.text;
        if (!is_same_text || line.detail != then.detail)
            told.now = tr_fill("Now: {what}",
                {{"what", is_same_text && !line.detail.empty() ? line.detail : joined(line)}});
    }
    for (const Finding& finding : m_draft.course().findings(now)) {
        told.reasons += (told.reasons.empty() ? "" : " ") + finding.text;
        if (told.rule.empty())
            told.rule = finding.rule;
    }
    if (follower.fate == Outcome::changes && told.now.empty() && told.reasons.empty())
        told.now = tr("Same move, different effect.");
    return told;
}

float AmendmentList::height_of(const Ui& ui, const Told& told, float width)
{
    const float inside = width - 28_dp - dp(number_width);
    const auto part = [&](const std::string& text, Font font) {
        return text.empty() ? 0.0F : paragraph_height(ui, text, font, inside) + 6_dp;
    };
    const float more = told.has_more ? dp(button_height + row_gap) : 0;
    return 20_dp + part(told.before, Font::body) + part(told.text, Font::strong)
        + part(told.fate, Font::body) + part(told.now, Font::body) + part(told.reasons, Font::body)
        + more + dp(button_height);
}

void AmendmentList::draw_told(Ui& ui, Rect box, const Told& told)
{
    const widgets::Theme& theme = ui.theme();
    const LaterEntry& follower = m_draft.amended()->followers[told.follower];
    const int entry = follower.entry;
    const std::string number = std::to_string(entry);
    Rect inside = raised(ui, box);
    if (follower.falls())
        ui.outline(box, theme.refused, 2_dp, 10_dp);
    Rect more;
    if (told.has_more)
        more = inside.cut_bottom(dp(button_height), dp(row_gap));
    Rect buttons = inside.cut_bottom(dp(button_height));
    Rect left = inside.cut_left(dp(number_width));
    ui.text(left.cut_top(26_dp), language::number(entry), {Font::small, theme.quiet});
    if (!told.before.empty())
        paragraph(ui, inside, told.before);
    paragraph(ui, inside, told.text, Font::strong);
    const Colour colour = follower.falls() ? theme.refused_text : theme.brass_text;
    paragraph(ui, inside, told.fate, Font::body, colour);
    if (!told.now.empty())
        paragraph(ui, inside, told.now);
    if (!told.reasons.empty())
        paragraph(ui, inside, told.reasons);

    const rulebook::Rulebook* rulebook = m_host.rulebook();
    const rulebook::Rule* rule = rulebook == nullptr ? nullptr : rulebook->find(told.rule);
    const std::string page = tell_page(rule);
    const Rect page_place = buttons.cut_right(86_dp, dp(row_gap));
    if (rule != nullptr
        && button(ui, "amend:read:" + number, page_place, page.empty() ? tr("The rule") : page))
        m_tapped = [this, id = told.rule] { m_host.read(id); };
    const std::vector<Rect> cells = buttons.columns(2, dp(row_gap));
    const bool stands = ledger::is_applied(follower.after) && follower.fate != Outcome::dropped
        && follower.fate != Outcome::replaced;
    const bool can_stand = follower.fate != Outcome::impossible;
    if (button(ui, "amend:keep:" + number, cells[0], tr("Allow it"),
            {chosen_if(stands), can_stand ? ControlState::enabled : ControlState::explains})
        && !stands)
        m_tapped = [this, entry, fate = follower.fate] { keep(entry, fate); };
    if (button(ui, "amend:drop:" + number, cells[1], tr("Drop entry"),
            {chosen_if(follower.fate == Outcome::dropped)}))
        m_tapped = [this, entry] { m_draft.decide(entry, Decision::drop()); };
    if (told.has_more)
        draw_more(ui, more, told);
}

void AmendmentList::draw_more(Ui& ui, const Rect& rect, const Told& told)
{
    const LaterEntry& follower = m_draft.amended()->followers[told.follower];
    const std::string number = std::to_string(follower.entry);
    const std::vector<Rect> cells = rect.columns(told.before.empty() ? 1 : 2, dp(row_gap));
    if (button(ui, "amend:instead:" + number, cells[0], tr("Replace it…"),
            {chosen_if(follower.fate == Outcome::replaced)}))
        m_tapped = [this, entry = follower.entry] {
            m_host.ask_for_line(entry, ledger::Added::Place::instead);
        };
    if (!told.before.empty()
        && button(ui, "amend:leave-out:" + number, cells[1], tr("Remove inserted entry")))
        m_tapped = [this, entry = follower.entry] { m_draft.leave_out_before(entry); };
}

void AmendmentList::draw_fold(Ui& ui, const Rect& rect)
{
    const int count = static_cast<int>(m_standing.size());
    const std::string label = m_shows_standing
        ? tr_count("Hide {n} that still works", "Hide {n} that still work", count)
        : tr_count("Show {n} that still works", "Show {n} that still work", count);
    if (button(ui, "amend:standing", rect, label, {ButtonKind::quiet}))
        m_shows_standing = !m_shows_standing;
}

void AmendmentList::draw_standing(Ui& ui, const Rect& rect, std::size_t follower) const
{
    const int entry = m_draft.amended()->followers[follower].entry;
    Rect row = rect;
    ui.text(
        row.cut_left(dp(number_width)), language::number(entry), {Font::small, ui.theme().quiet});
    ui.elide_text(
        row, joined(m_draft.evening().table().tell_entry(entry)), {Font::body, ui.theme().quiet});
}

} // namespace consigliere::screens
