#include "companion/screens/verdict_card.h"

#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

#include <algorithm>

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
    const ledger::Reason* leading = m_opinion ? leading_reason(*m_opinion) : nullptr;
    return leading == nullptr ? std::string() : std::string(leading->message.rule.text());
}

std::optional<int> VerdictCard::entry(const desk::GameTable& table) const
{
    for (const ledger::Reason& reason : m_opinion->reasons) {
        if (const std::optional<int> entry = table.entry_behind(reason))
            return entry;
    }
    return std::nullopt;
}

VerdictCard::Text VerdictCard::text_for(const Words& words) const
{
    const std::string id = this->rule();
    const rulebook::Rule* rule = words.rulebook == nullptr ? nullptr : words.rulebook->find(id);
    Text text;
    text.title = rule != nullptr ? rule->title : telling::tell(m_opinion->verdict);
    if (rule != nullptr && rule->page > 0)
        text.page = tr_fill("p. {page}", {{"page", language::number(rule->page)}});
    text.reasons = telling::tell_reasons(words.teller, m_opinion->reasons);
    if (!id.empty())
        text.offers.emplace_back(Tap::rule, tr("The rule"));
    if (const std::optional<int> entry = this->entry(words.table))
        text.offers.emplace_back(
            Tap::entry, tr_fill("Entry {entry}", {{"entry", language::number(*entry)}}));
    if (m_opinion->verdict == ledger::Verdict::illegal)
        text.offers.emplace_back(Tap::ruling, tr("We rule otherwise"));
    return text;
}

namespace {

constexpr float sign_width = 36;
constexpr float close_width = 34;
constexpr float page_width = 60;
constexpr float button_height = 52;
constexpr float gap = 8;

float title_width(float width)
{
    return width - 2 * padding() - widgets::dp(sign_width + close_width + page_width);
}

float title_height(const Ui& ui, const std::string& title, float width)
{
    return std::max(30_dp, ui.measure(title, Font::strong, title_width(width)).y);
}

/// The buttons of the card in as many rows as they need.
template <typename Offers>
std::vector<Offers> rows_of(const Ui& ui, const Offers& offers, float width)
{
    std::vector<Offers> rows;
    float left = 0;
    for (const auto& offer : offers) {
        const float needed = widgets::button_width(ui, offer.second) + widgets::dp(gap);
        if (rows.empty() || needed > left) {
            rows.emplace_back();
            left = width + widgets::dp(gap);
        }
        rows.back().push_back(offer);
        left -= needed;
    }
    return rows;
}

} // namespace

float VerdictCard::height(const Ui& ui, float width, const Words& words) const
{
    const Text text = text_for(words);
    const float inner = width - 2 * padding();
    const auto rows = static_cast<float>(rows_of(ui, text.offers, inner).size());
    return 2 * padding() + title_height(ui, text.title, width) + 6_dp
        + widgets::paragraph_height(ui, text.reasons, Font::body, inner) + 8_dp
        + rows * widgets::dp(button_height + gap);
}

/// What a tap leads to, in the name of its target.
std::string VerdictCard::word_of(Tap tap) const
{
    switch (tap) {
    case Tap::rule:
        return "rule:" + rule();
    case Tap::entry:
        return "entry";
    case Tap::ruling:
        return "ruling";
    case Tap::none:
    case Tap::close:
        break;
    }
    return "close";
}

VerdictCard::Tap VerdictCard::draw(Ui& ui, const Rect& rect, const Words& words) const
{
    const widgets::Theme& theme = ui.theme();
    const Text text = text_for(words);
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, is_refused ? theme.refused : theme.brass, 2_dp, 12_dp);
    Rect inside = rect.inset(padding());
    Rect head = inside.cut_top(title_height(ui, text.title, rect.width()), 6_dp);
    const Rect sign = head.cut_left(widgets::dp(sign_width));
    const ImVec2 middle{sign.left + 13_dp, head.top + 15_dp};
    ui.disc(middle, 12_dp, is_refused ? theme.refused : theme.brass);
    ui.text(Rect::around(middle, 24_dp, 24_dp),
        is_refused ? widgets::symbol::cross : widgets::symbol::question,
        {Font::small, is_refused ? theme.on_refused : theme.ink, 0.5F});

    // The sign is small, but the whole corner of the card closes it.
    const Rect corner = Rect::at({rect.right - 52_dp, rect.top}, 52_dp, 52_dp);
    Tap tapped = ui.touch("verdict:close", corner) ? Tap::close : Tap::none;
    ui.text(Rect::around({head.right - 8_dp, middle.y}, 24_dp, 24_dp), widgets::symbol::cross,
        {Font::strong, theme.quiet, 0.5F});
    head.cut_right(widgets::dp(close_width));
    const Rect page = head.cut_right(widgets::dp(page_width));
    ui.text({page.left, middle.y - 12_dp, page.right, middle.y + 12_dp}, text.page,
        {Font::strong, theme.brass_text, 1});
    ui.text(head, text.title, {Font::strong, theme.text, 0, 0.5F, true});

    const auto rows = rows_of(ui, text.offers, inside.width());
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        Rect place = inside.cut_bottom(widgets::dp(button_height), widgets::dp(gap));
        float total = 0;
        for (const auto& [tap, label] : *row)
            total += widgets::button_width(ui, label);
        const float gaps = widgets::dp(gap) * static_cast<float>(row->size() - 1);
        const float stretch = std::max(1.0F, (place.width() - gaps) / total);
        for (const auto& [tap, label] : *row) {
            const Rect cell =
                place.cut_left(widgets::button_width(ui, label) * stretch, widgets::dp(gap));
            if (widgets::button(ui, "verdict:" + word_of(tap), cell, label))
                tapped = tap;
        }
    }
    widgets::scroll_area(ui, "verdict-reasons", inside,
        [&](Rect& rest) { widgets::paragraph(ui, rest, text.reasons, Font::body, theme.text); });
    return tapped;
}

} // namespace consigliere::screens
