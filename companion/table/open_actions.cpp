#include "companion/table/open_actions.h"

#include "companion/frame/finding.h"
#include "companion/frame/rule_books.h"

#include <algorithm>
#include <set>

namespace consigliere::screens {

namespace {

constexpr std::size_t most_actions_of_a_kind = 16;

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
std::string without_player(const std::string& text)
{
    const std::size_t colon = text.find(": ");
    return colon == std::string::npos ? text : text.substr(colon + 2);
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
    for (const ledger::LegalLine& legal : view->legal_lines()) {
        if (speakers.contains(legal.line.substr(0, legal.line.find(' '))))
            add(host, lessons, legal.line);
    }
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
    if (kind.actions.size() == most_actions_of_a_kind) {
        ++kind.more;
        return;
    }
    std::string text = host.table().tell_line(line);
    // With the name of the player only where there are several.
    if (!m_player.empty())
        text = without_player(text);
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
            for (const Action& action : kind.actions) {
                paragraph(ui, rest, action.text, Font::strong);
                if (!action.facts.empty())
                    remark(ui, rest, action.facts);
            }
            if (kind.more > 0)
                remark(ui, rest, tr_count("… and {n} more", "… and {n} more", kind.more));
            rest.cut_top(10_dp);
        }
    });
    return rule;
}

} // namespace consigliere::screens
