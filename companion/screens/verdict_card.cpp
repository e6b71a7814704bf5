#include "companion/screens/verdict_card.h"

#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using ledger::Gravity;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

namespace {

float padding()
{
    return 14_dp;
}

/// The reason that is told first: the gravest with a rule behind it.
const ledger::Reason* leading_reason(const ledger::Opinion& opinion)
{
    const ledger::Reason* leading = nullptr;
    for (const ledger::Reason& reason : opinion.reasons) {
        const bool is_graver =
            leading == nullptr || reason.message.gravity > leading->message.gravity;
        if (is_graver)
            leading = &reason;
    }
    return leading;
}

} // namespace

std::string VerdictCard::rule() const
{
    if (!m_opinion)
        return {};
    for (const ledger::Reason& reason : m_opinion->reasons) {
        if (!reason.message.rule.empty())
            return std::string(reason.message.rule.text());
    }
    return {};
}

std::optional<int> VerdictCard::entry(const desk::GameTable& table) const
{
    for (const ledger::Reason& reason : m_opinion->reasons) {
        if (const std::optional<int> entry = table.entry_behind(reason))
            return entry;
    }
    return std::nullopt;
}

float VerdictCard::height(const Ui& ui, float width, const Words& words) const
{
    const std::string text = telling::tell_reasons(words.teller, m_opinion->reasons);
    return widgets::paragraph_height(ui, text, Font::body, width - 2 * padding()) + 44_dp + 60_dp
        + 2 * padding();
}

VerdictCard::Tap VerdictCard::draw(Ui& ui, const Rect& rect, const Words& words) const
{
    const widgets::Theme& theme = ui.theme();
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, is_refused ? theme.refused : theme.brass, 2_dp, 12_dp);
    Rect inside = rect.inset(padding());
    Rect head = inside.cut_top(34_dp, 6_dp);
    const ImVec2 sign = head.cut_left(26_dp, 10_dp).centre();
    ui.disc(sign, 12_dp, is_refused ? theme.refused : theme.brass);
    ui.text(Rect::around(sign, 24_dp, 24_dp),
        is_refused ? widgets::symbol::cross : widgets::symbol::question,
        {Font::small, theme.ink, 0.5F});

    const ledger::Reason* leading = leading_reason(*m_opinion);
    const std::string id =
        leading == nullptr ? std::string() : std::string(leading->message.rule.text());
    const rulebook::Rule* rule = words.rulebook == nullptr ? nullptr : words.rulebook->find(id);
    // The sign is small, but the whole corner of the card closes it.
    const Rect corner = Rect::at({rect.right - 48_dp, rect.top}, 48_dp, 48_dp);
    Tap tapped = ui.touch("verdict:close", corner) ? Tap::close : Tap::none;
    ui.text(head.cut_right(24_dp, 4_dp), widgets::symbol::cross, {Font::strong, theme.quiet, 1});
    if (rule != nullptr && rule->page > 0)
        ui.text(head.cut_right(56_dp),
            tr_fill("p. {page}", {{"page", language::number(rule->page)}}),
            {Font::strong, theme.brass_text, 1});
    ui.text(head, rule != nullptr ? rule->title : telling::tell(m_opinion->verdict),
        {Font::strong, theme.text, 0, 0.5F, true});

    Rect buttons = inside.cut_bottom(52_dp, 8_dp);
    ui.text(inside, telling::tell_reasons(words.teller, m_opinion->reasons),
        {Font::body, theme.text, 0, 0, true});

    const std::optional<int> entry = this->entry(words.table);
    const bool may_be_ruled = m_opinion->verdict == ledger::Verdict::illegal;
    std::vector<std::pair<Tap, std::string>> offers;
    if (!id.empty())
        offers.emplace_back(Tap::rule, tr("The rule"));
    if (entry)
        offers.emplace_back(
            Tap::entry, tr_fill("Entry {entry}", {{"entry", language::number(*entry)}}));
    if (may_be_ruled)
        offers.emplace_back(Tap::ruling, tr("We rule otherwise"));
    if (offers.empty())
        return tapped;

    float total = 0;
    for (const auto& [tap, label] : offers)
        total += widgets::button_width(ui, label);
    const float spare =
        std::max(0.0F, buttons.width() - 8_dp * static_cast<float>(offers.size() - 1) - total);
    for (const auto& [tap, label] : offers) {
        const float width =
            widgets::button_width(ui, label) + spare * widgets::button_width(ui, label) / total;
        const std::string button_id = "verdict:" + std::to_string(static_cast<int>(tap));
        if (widgets::button(ui, button_id, buttons.cut_left(width, 8_dp), label))
            tapped = tap;
    }
    return tapped;
}

} // namespace consigliere::screens
