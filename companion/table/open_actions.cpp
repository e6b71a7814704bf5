#include "companion/frame/finding.h"
#include "companion/frame/rule_books.h"
#include "companion/table/teacher.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace consigliere::screens {

namespace {

/// From so many moves that bring the same on, they are one line: "buys a1, a2, a3, b1".
constexpr std::size_t least_merged = 4;
/// More are not listed.
constexpr std::size_t most_merged = 16;

/// Words that tell kinds of lines apart: the first after the actor; of abilities, two.
std::string kind_of_line(const std::string& line)
{
    const std::size_t verb = line.find(' ') + 1;
    std::size_t end = line.find(' ', verb);
    if (line.compare(verb, 5, "uses ") == 0)
        end = line.find(' ', end + 1);
    return line.substr(verb, end == std::string::npos ? end : end - verb);
}

/// A text of the log after its player: "Thug → Theatre".
std::string without_player(const std::string& text, const std::string& player)
{
    return text.starts_with(player + ": ") ? text.substr(player.size() + 2) : text;
}

/// Facts without the last word of their move: what it is about, such as the field "a1".
template <typename Action>
std::string common_facts(const Action& action)
{
    std::string facts = action.facts;
    const std::string what = " " + action.text.substr(action.text.rfind(' ') + 1) + " ";
    const std::size_t place = facts.find(what);
    return place == std::string::npos ? facts : facts.replace(place, what.size(), " … ");
}

/// The words with which all of these texts begin.
template <typename Actions>
std::string beginning_of(const Actions& actions)
{
    std::string_view common = actions.front().text;
    for (const auto& action : actions)
        common = common.substr(0,
            static_cast<std::size_t>(
                std::ranges::mismatch(common, action.text).in1 - common.begin()));
    return std::string(common.substr(0, common.rfind(' ') + 1));
}

} // namespace

OpenActions::OpenActions(const HostScreen& host, const rulebook::Lessons& lessons)
{
    const ledger::Evening& evening = host.evening();
    const auto view = evening.view_for(host.audience());
    const auto turn = view->summary_after(evening.history().size()).turn;
    const std::vector<std::string> actors = evening.actors();
    // What is for nobody in particular is for all: bids, aims.
    std::set<std::string> speakers;
    for (const ledger::Speaker& speaker : evening.speakers()) {
        if (!turn || speaker.seat == *turn)
            speakers.insert(speaker.word);
    }
    if (turn && *turn < actors.size())
        m_player = host.player(actors[*turn]);
    else
        speakers.insert("table");
    const std::vector<ledger::LegalLine> lines = view->legal_lines();
    const auto speaker_of = [](const std::string& line) { return line.substr(0, line.find(' ')); };
    for (const ledger::LegalLine& legal : lines) {
        if (speakers.contains(speaker_of(legal.line)))
            add(host, lessons, legal.line);
    }
    // What only others may do, such as the roll that ends the turn.
    const std::vector<std::string> own = m_verbs;
    for (const ledger::LegalLine& legal : lines) {
        const std::string speaker = speaker_of(legal.line);
        const bool is_seat = std::ranges::any_of(evening.speakers(),
            [&speaker](const ledger::Speaker& one) { return one.word == speaker; });
        const bool is_new = std::ranges::find(own, kind_of_line(legal.line)) == own.end();
        if (is_seat && is_new && !speakers.contains(speaker))
            add(host, lessons, legal.line);
    }
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        merge(m_kinds[i], lessons.on_action(m_verbs[i]));
    m_has_undescribed = evening.game() != "cash-n-guns";
    if (m_kinds.empty())
        add_phase(host, lessons);
}

/// What the phase is about, while nothing that the program knows can be recorded.
void OpenActions::add_phase(const HostScreen& host, const rulebook::Lessons& lessons)
{
    const ledger::Evening& evening = host.evening();
    const auto view = evening.view_for(host.audience());
    const std::string phase(
        evening.outline().phases[view->summary_after(evening.history().size()).phase].word);
    for (const rulebook::Lesson& lesson : lessons.all()) {
        const rulebook::Trigger& trigger = lesson.trigger;
        if (trigger.kind != rulebook::Trigger::Kind::phase
            || std::ranges::find(trigger.words, phase) == trigger.words.end())
            continue;
        const std::string& rule = lesson.rules.front();
        m_verbs.push_back(lesson.id);
        m_kinds.push_back({lesson.title, lesson.text, rule,
            tell_page(host.context().books.find(evening.game(), rule)), {}});
    }
}

/// Merges moves that begin and bring the same; of very many, the lesson says what they are.
void OpenActions::merge(Kind& kind, const rulebook::Lesson* lesson)
{
    std::vector<Action> merged;
    while (!kind.actions.empty()) {
        const std::string facts = common_facts(kind.actions.front());
        std::vector<Action> alike;
        std::vector<Action> others;
        for (Action& action : kind.actions)
            (common_facts(action) == facts ? alike : others).push_back(std::move(action));
        kind.actions = std::move(others);
        const std::string beginning = beginning_of(alike);
        if (alike.size() < least_merged || beginning.empty()) {
            std::ranges::move(alike, std::back_inserter(merged));
            continue;
        }
        std::string text = beginning;
        if (alike.size() > most_merged && lesson != nullptr) {
            text += "…";
            kind.told = lesson->text;
        } else {
            for (const Action& action : alike)
                text +=
                    (&action == alike.data() ? "" : ", ") + action.text.substr(beginning.size());
        }
        merged.push_back({std::move(text), facts});
    }
    kind.actions = std::move(merged);
}

void OpenActions::add(
    const HostScreen& host, const rulebook::Lessons& lessons, const std::string& line)
{
    const std::string verb = kind_of_line(line);
    const auto known = std::ranges::find(m_verbs, verb);
    const auto number = static_cast<std::size_t>(known - m_verbs.begin());
    if (known == m_verbs.end()) {
        m_verbs.push_back(verb);
        Kind kind;
        if (const rulebook::Lesson* lesson = lessons.on_action(verb)) {
            kind.title = lesson->title;
            kind.rule = lesson->rules.front();
            kind.page = tell_page(host.context().books.find(host.evening().game(), kind.rule));
        }
        m_kinds.push_back(std::move(kind));
    }
    Kind& kind = m_kinds[number];
    std::string text = host.table().tell_line(line);
    // With the name of the player only where there are several.
    if (!m_player.empty())
        text = without_player(text, m_player);
    kind.actions.push_back({std::move(text), host.table().tell_prospect(line)});
}

std::string OpenActions::draw(Ui& ui, Rect& rect) const
{
    std::string rule;
    title(ui, rect,
        m_player.empty() ? tr("What can be done now?")
                         : tr_fill("What can {player} do?", {{"player", m_player}}));
    remark(ui, rect, tr("What each move would bring and cost. Facts, no advice."));
    scroll_area(ui, "actions", rect, [&](Rect& rest) {
        if (m_kinds.empty())
            paragraph(ui, rest, tr("Nothing can be recorded now."));
        else if (m_has_undescribed)
            remark(ui, rest,
                tr("Cards and fields not described yet may be used too, but aren’t listed."));
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            const Kind& kind = m_kinds[i];
            if (!kind.title.empty()) {
                Rect head = rest.cut_top(48_dp, 2_dp);
                const std::string source = kind.page.empty() ? kind.rule : kind.page;
                const float width = std::max(48_dp, ui.measure(source, Font::strong).x + 8_dp);
                const Rect place = head.cut_right(width, 8_dp);
                if (ui.touch("actions:rule:" + m_verbs[i], place))
                    rule = kind.rule;
                ui.text(place, source, {Font::strong, ui.theme().brass_text, 1});
                ui.elide_text(head, kind.title,
                    {ui.fitting(kind.title, head.width(), {Font::lead, Font::strong, Font::small}),
                        ui.theme().text});
            }
            if (!kind.told.empty())
                paragraph(ui, rest, kind.told);
            for (const Action& action : kind.actions) {
                paragraph(ui, rest, action.text, Font::strong);
                if (!action.facts.empty())
                    remark(ui, rest, action.facts);
            }
            rest.cut_top(10_dp);
        }
    });
    return rule;
}

} // namespace consigliere::screens
