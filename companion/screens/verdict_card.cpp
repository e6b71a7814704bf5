#include "companion/screens/verdict_card.h"

#include "engine/ledger/words.h"

#include <algorithm>
#include <functional>

namespace consigliere::screens {

std::string VerdictCard::rule(const Words& words) const
{
    const std::vector<std::string> rules =
        rules_of(findings_of(*m_opinion, words.evening, words.teller));
    return rules.empty() ? std::string() : rules.front();
}

std::vector<const ledger::HouseRule*> VerdictCard::house_rules(const ledger::Evening& evening) const
{
    std::vector<ledger::Reason> reasons = m_opinion->reasons;
    // The line would invoke all that it needs, also what it invokes already.
    for (ledger::Reason& reason : reasons)
        reason.waived_by.clear();
    return m_opinion->verdict == ledger::Verdict::illegal ? evening.house_rules().covering(reasons)
                                                          : std::vector<const ledger::HouseRule*>{};
}

std::string VerdictCard::line_by_house_rule(const ledger::Evening& evening) const
{
    return std::string(ledger::split_ruling(m_line).move) + " ! "
        + ledger::invocation_of(house_rules(evening));
}

std::vector<int> VerdictCard::entries(const desk::GameTable& table) const
{
    std::vector<int> entries;
    for (const ledger::Reason& reason : m_opinion->reasons) {
        if (const std::optional<int> entry = table.entry_behind(reason))
            entries.push_back(*entry);
    }
    std::ranges::sort(entries, std::greater<>());
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    return entries;
}

VerdictCard::Text VerdictCard::text_for(const Words& words) const
{
    const std::vector<Finding> findings = findings_of(*m_opinion, words.evening, words.teller);
    const std::vector<std::string> rules = rules_of(findings);
    const std::string id = rules.empty() ? std::string() : rules.front();
    const rulebook::Rule* rule = words.rulebook == nullptr ? nullptr : words.rulebook->find(id);
    Text text;
    text.title = rule != nullptr ? rule->title : telling::tell(m_opinion->verdict);
    text.page = tell_page(rule);
    if (rules.size() > 1) {
        const std::string more =
            tr_count("and {n} more rule", "and {n} more rules", static_cast<int>(rules.size()) - 1);
        text.page += (text.page.empty() ? "" : "  ·  ") + more;
    }
    for (const Finding& finding : findings)
        text.reasons += (text.reasons.empty() ? "" : " ") + finding.text;
    if (!id.empty())
        text.offers.push_back({Tap::rule, "verdict:rule:" + id, tr("The rule")});
    const std::vector<int> entries = this->entries(words.table);
    if (!entries.empty())
        text.offers.push_back({Tap::entry, "verdict:entry",
            tr_fill("Entry {entry}", {{"entry", language::number(entries.front())}})});
    const std::vector<const ledger::HouseRule*> house_rules = this->house_rules(words.evening);
    if (!house_rules.empty())
        text.house_rule = tell_house_rules(house_rules);
    if (m_opinion->verdict == ledger::Verdict::illegal)
        text.offers.push_back({Tap::ruling, "verdict:ruling", tr("We rule otherwise")});
    if (m_opinion->verdict == ledger::Verdict::impossible)
        text.offers.push_back({Tap::correction, "verdict:correct", tr("Correct by hand")});
    return text;
}

namespace {

constexpr float offer_gap = 8;

/// How wide the button of an offer is; the words of a table go on in a second line, and have as
/// much room as they need there.
template <typename Offer>
float width_of_offer(const Ui& ui, const Offer& offer)
{
    const float in_one_line = button_width(ui, offer.label);
    const float in_two_lines = std::max(in_one_line * 0.6F, 340_dp);
    return std::min(in_one_line, in_two_lines);
}

/// How much of a row the buttons of some labels take.
template <typename Offers>
float width_of(const Ui& ui, const Offers& offers)
{
    float width = -dp(offer_gap);
    for (const auto& offer : offers)
        width += width_of_offer(ui, offer) + dp(offer_gap);
    return width;
}

} // namespace

VerdictCard::Tap VerdictCard::draw(Ui& ui, const Rect& rect, const Words& words) const
{
    const widgets::Theme& theme = ui.theme();
    Text text = text_for(words);
    ui.announce(Ui::Urgency::objection, text.title + ". " + text.reasons);
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, is_refused ? theme.refused : theme.brass, 2_dp, 12_dp);
    Rect inside = rect.inset(12_dp, 10_dp);

    Tap tapped = Tap::none;
    const bool is_wide = inside.width() > 900_dp;
    const Rect corner = is_wide ? inside.cut_right(52_dp, 8_dp)
                                : Rect::at({rect.right - 56_dp, rect.top}, 56_dp, 56_dp);
    if (ui.touch("verdict:close", corner))
        tapped = Tap::close;
    ui.text(corner, symbol::cross, {Font::strong, theme.quiet, 0.5F});

    // Where there is no room for all buttons, the first ones leave it to the last; what the table
    // has agreed on comes before them all.
    const auto has_house_rule = static_cast<std::size_t>(text.house_rule.empty() ? 0 : 1);
    if (has_house_rule == 1)
        text.offers.insert(
            text.offers.begin(), {Tap::house_rule, "verdict:house", text.house_rule});
    const float most = is_wide && has_house_rule == 1 ? inside.width() * 0.62F : inside.width();
    while (text.offers.size() > 1 && width_of(ui, text.offers) > most)
        text.offers.erase(text.offers.begin() + static_cast<std::ptrdiff_t>(has_house_rule));
    const float needed = std::min(std::max(width_of(ui, text.offers), 0.0F), most);
    const float gaps =
        dp(offer_gap) * static_cast<float>(std::max<std::size_t>(text.offers.size(), 1) - 1);
    Rect row = is_wide ? inside.cut_right(needed, 16_dp) : inside.cut_bottom(52_dp, 6_dp);
    row = Rect::around(row.centre(), row.width(), 52_dp);
    const Rect told =
        is_wide ? inside : Rect{inside.left, inside.top, corner.left - 4_dp, inside.bottom};
    const float stretch =
        text.offers.empty() ? 1.0F : (row.width() - gaps) / (width_of(ui, text.offers) - gaps);
    for (const Offer& offer : text.offers) {
        const Rect cell = row.cut_left(width_of_offer(ui, offer) * stretch, dp(offer_gap));
        if (button(ui, offer.id, cell, offer.label))
            tapped = offer.tap;
    }
    if (ui.touch("verdict:sheet", told))
        tapped = Tap::sheet;
    draw_text(ui, told, text);
    return tapped;
}

void VerdictCard::draw_text(Ui& ui, Rect rect, const Text& text) const
{
    const widgets::Theme& theme = ui.theme();
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    Rect head = rect.cut_top(28_dp, 2_dp);
    const ImVec2 middle = head.cut_left(32_dp).centre();
    ui.disc({middle.x - 4_dp, middle.y}, 12_dp, is_refused ? theme.refused : theme.brass);
    ui.text(Rect::around({middle.x - 4_dp, middle.y}, 24_dp, 24_dp),
        is_refused ? symbol::cross : symbol::question,
        {Font::small, is_refused ? theme.on_refused : theme.ink, 0.5F});
    const float page = std::min(ui.measure(text.page, Font::strong).x, head.width() * 0.6F);
    const float title = ui.measure(text.title, Font::strong).x + 2_dp;
    ui.text_in_view(head.cut_left(std::min(title, head.width() - page - 12_dp), 12_dp), text.title,
        {Font::strong, theme.text});
    ui.text_in_view(head.cut_left(page + 2_dp), text.page, {Font::strong, theme.brass_text});
    const bool fits = ui.measure(text.reasons, Font::body, rect.width()).y <= rect.height();
    const Font font = fits ? Font::body : Font::small;
    Rect place = rect;
    ui.text_in_view(place.cut_left(widgets::line_width(Font::body)), text.reasons,
        {font, theme.text, 0, 0, true});
    if (!fits)
        ui.text_in_view(rect, symbol::more, {Font::small, theme.quiet, 1, 1});
}

} // namespace consigliere::screens
