#include "companion/court/covered_lines.h"

#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace consigliere::screens {

namespace {

bool covers(std::string_view seen)
{
    return ledger::split_ruling(seen).move.find('*') != std::string_view::npos;
}

/// True if the same player makes a move of the same kind in both lines.
bool is_of_kind(std::string_view line, std::string_view other)
{
    ledger::WordReader left(line);
    ledger::WordReader right(other);
    return left.next() == right.next() && left.next() == right.next();
}

} // namespace

bool CoveredLines::are_opened_by(
    const ledger::AmendmentPreview& amended, const std::vector<int>& changed_entries)
{
    const ledger::Evening& evening = m_desk.evening();
    const std::shared_ptr<const ledger::ObserverView> now = evening.view_for(m_desk.audience());
    const std::shared_ptr<const ledger::ObserverView> course =
        amended.evening->view_for(m_desk.audience());
    const auto is_open = [&](int entry, int in_course) {
        const std::string& covered = now->entry(entry).line;
        const std::string& line = course->entry(in_course).line;
        return covers(covered) && !covers(line) && is_of_kind(line, covered)
            && was_made_covered(entry);
    };
    for (int entry = 1; entry <= evening.history().size(); ++entry) {
        if (evening.history().stands(entry) && is_open(entry, entry))
            return true;
    }
    for (const int entry : changed_entries) {
        for (std::size_t line = 0; line < amended.changed.size(); ++line) {
            if (is_open(entry, amended.changed_from + static_cast<int>(line)))
                return true;
        }
    }
    return std::ranges::any_of(amended.followers, [&](const ledger::LaterEntry& follower) {
        return follower.in_course > 0 && is_open(follower.entry, follower.in_course);
    });
}

/// Information that was public once is no secret, even if face down now.
bool CoveredLines::was_made_covered(int entry)
{
    const auto known = m_made_covered.find(entry);
    if (known != m_made_covered.end())
        return known->second;
    const ledger::Evening& evening = m_desk.evening();
    const std::unique_ptr<ledger::Evening> copy =
        ledger::copy_back_to(evening, games::copying_of(evening), entry);
    const bool is_covered = covers(copy->view_for(m_desk.audience())->entry(entry).line);
    m_made_covered.emplace(entry, is_covered);
    return is_covered;
}

void ask_to_reveal(
    Overlay& overlay, std::function<void()> reveal, std::function<void()> leave_covered)
{
    ask(
        overlay, {"opening", tr("This would reveal hidden cards"), tr("Reveal"), tr("Cancel")},
        [](Ui& ui, Rect& rest) {
            paragraph(
                ui, rest, tr("In the real evening they are still hidden. You can’t unsee them."));
        },
        std::move(reveal), std::move(leave_covered));
}

} // namespace consigliere::screens
