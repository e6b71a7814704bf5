#include "companion/evening/ruling_dialog.h"

#include "companion/frame/list_dialog.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <vector>

namespace consigliere::screens {

namespace {

/// Reasons used at this table, latest first, then common ones.
std::vector<std::string> used_rulings(const ledger::History& history)
{
    std::vector<std::string> reasons;
    const auto offer = [&reasons](const std::string& reason) {
        if (!reason.empty() && std::ranges::find(reasons, reason) == reasons.end())
            reasons.push_back(reason);
    };
    for (int number = history.size(); number >= 1; --number) {
        const std::string_view ruling = ledger::split_ruling(history.entry(number).line).ruling;
        // House rules are invoked, not ruled.
        if (!ledger::invoked_in(ruling))
            offer(std::string(ruling));
    }
    constexpr std::size_t most_used = 3;
    reasons.resize(std::min(reasons.size(), most_used));
    for (const std::string& usual :
        {tr("House rule"), tr("Agreed at the table"), tr("Announced earlier")})
        offer(usual);
    return reasons;
}

} // namespace

RulingDialog::Answer RulingDialog::draw(
    Ui& ui, const ledger::History& history, const std::string& move)
{
    Answer answer;
    Rect buttons =
        draw_list_dialog(ui, {"ruling-reasons", tr("We rule otherwise"), 640}, [&](Rect& rest) {
            if (!move.empty())
                paragraph(ui, rest, move, Font::lead);
            text_field(
                ui, "ruling", rest.cut_top(52_dp, 10_dp), m_reason, tr("Why do you allow it?"));
            int number = 0;
            for (const std::string& reason : used_rulings(history)) {
                const std::string id = "ruling:" + std::to_string(++number);
                if (button(ui, id, rest.cut_top(52_dp, 8_dp), reason))
                    m_reason = reason;
            }
            remark(ui, rest,
                tr("The move counts although a rule forbids it. The log keeps your reason."));
        });
    if (cancel_button(ui, "ruling:cancel", buttons))
        answer.closes = true;
    const std::string reason(ledger::trim(m_reason));
    if (button(ui, "ruling:done", buttons, tr("Allow it"),
            next_if(!reason.empty(), tr("Say why you allow it."))))
        answer = {true, reason};
    return answer;
}

} // namespace consigliere::screens
