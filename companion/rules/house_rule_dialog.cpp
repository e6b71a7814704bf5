#include "companion/rules/house_rule_dialog.h"

#include "companion/frame/list_dialog.h"
#include "companion/tables/tables.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

HouseRuleDialog::HouseRuleDialog(Overlay& overlay, db::KeptHouseRule rule, Words words,
    std::function<void(db::KeptHouseRule)> keep)
    : m_overlay(overlay)
    , m_rule(std::move(rule))
    , m_words(std::move(words))
    , m_keep(std::move(keep))
{
    for (const std::string& id : m_rule.waives) {
        if (m_rules.size() < ledger::HouseRules::most_waived)
            m_rules.emplace_back(id, true);
    }
}

std::string HouseRuleDialog::missing() const
{
    const std::string_view text = ledger::trim(m_rule.text);
    if (text.empty())
        return tr("Write what the house rule allows.");
    if (text.size() > ledger::HouseRules::longest_text)
        return tr("Too long for a house rule. Shorten it.");
    if (std::ranges::none_of(m_rules, [](const auto& rule) { return rule.second; }))
        return tr("A house rule overrides at least one rule of the book. Choose one.");
    return {};
}

void HouseRuleDialog::draw(Ui& ui)
{
    const std::string missing = this->missing();
    const std::string title = m_rule.id.empty() ? tr("Make it a house rule") : tr("House rule");
    Rect buttons = draw_list_dialog(ui, {"house-rule", title, 680}, [&](Rect& rest) {
        text_field(ui, "house-rule:text", rest.cut_top(52_dp, 10_dp), m_rule.text,
            tr("Example: “Two Thugs may share a space”"));
        heading(ui, rest, tr("Overrides"));
        for (auto& [rule, is_waived] : m_rules) {
            if (button(ui, "waives:" + rule, rest.cut_top(52_dp, 8_dp),
                    m_words.tell_rule(m_rule.game, rule),
                    {chosen_if(is_waived), ControlState::enabled, Font::body}))
                is_waived = !is_waived;
        }
        remark(ui, rest,
            tr_fill("For {game}, when most of the players are from this group: {group}.",
                {{"game", tr(tables::find(m_rule.game).title)}, {"group", m_words.group}}));
        remark(ui, rest,
            missing.empty() ? tr("New evenings include it. It never applies by itself: choose it "
                                 "for a move, and the log says so.")
                            : missing);
    });
    if (cancel_button(ui, "house-rule:cancel", buttons))
        m_overlay.close();
    else if (button(
                 ui, "house-rule:done", buttons, tr("Save"), next_if(missing.empty(), missing))) {
        m_overlay.close();
        m_rule.text = std::string(ledger::trim(m_rule.text));
        m_rule.waives.clear();
        for (const auto& [id, is_waived] : m_rules) {
            if (is_waived)
                m_rule.waives.push_back(id);
        }
        m_keep(std::move(m_rule));
    }
}

} // namespace consigliere::screens
