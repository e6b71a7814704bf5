#include "companion/evening/verdict_card.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace consigliere::screens {

void VerdictCard::show(const std::string& line, const ledger::Audience& audience)
{
    m_line = line;
    m_opinion = m_words.evening.view_for(audience)->opinion(line);
    m_instead = remedy_for(line, m_words.evening);
}

std::string VerdictCard::rule() const
{
    const std::vector<std::string> rules = rules_of(findings());
    return rules.empty() ? std::string() : rules.front();
}

std::vector<const ledger::HouseRule*> VerdictCard::house_rules() const
{
    std::vector<ledger::Reason> reasons = m_opinion->reasons;
    // Collect all house rules needed, including those already invoked.
    for (ledger::Reason& reason : reasons)
        reason.waived_by.clear();
    return m_opinion->verdict == ledger::Verdict::illegal
        ? m_words.evening.house_rules().covering(reasons)
        : std::vector<const ledger::HouseRule*>{};
}

std::string VerdictCard::line_by_house_rule() const
{
    return std::string(ledger::split_ruling(m_line).move) + " ! "
        + ledger::invocation_of(house_rules());
}

std::vector<int> VerdictCard::entries() const
{
    std::vector<int> entries;
    for (const ledger::Reason& reason : m_opinion->reasons) {
        if (const std::optional<int> entry = m_words.table.entry_behind(reason))
            entries.push_back(*entry);
    }
    std::ranges::sort(entries, std::greater<>());
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    return entries;
}

std::vector<VerdictCard::Offer> VerdictCard::offers(const std::string& rule) const
{
    std::vector<Offer> offers;
    const std::vector<const ledger::HouseRule*> house_rules = this->house_rules();
    if (!house_rules.empty())
        offers.push_back({Tap::house_rule, "verdict:house", tell_house_rules(house_rules)});
    if (!rule.empty())
        offers.push_back({Tap::rule, "verdict:rule:" + rule, tr("The rule")});
    const std::vector<int> entries = this->entries();
    if (!entries.empty())
        offers.push_back({Tap::entry, "verdict:entry",
            tr_fill("Entry {entry}", {{"entry", language::number(entries.front())}})});
    if (m_opinion->verdict == ledger::Verdict::illegal)
        offers.push_back({Tap::ruling, "verdict:ruling", tr("We rule otherwise")});
    if (m_opinion->verdict == ledger::Verdict::impossible)
        offers.push_back({Tap::correction, "verdict:correct", tr("Make a correction")});
    offers.push_back({Tap::sheet, "verdict:sheet", tr("More")});
    return offers;
}

VerdictCard::Text VerdictCard::text() const
{
    Text text{tables::tell_verdict(*m_opinion, m_instead,
                  {m_words.evening, m_words.teller, m_words.table, rulebook()}),
        {}};
    text.offers = offers(text.rule);
    return text;
}

namespace {

float gap()
{
    return 8_dp;
}
float row_height()
{
    return 50_dp;
}
/// Width taken from the first lines by the icon; close_width(): by the close button.
float sign_width()
{
    return 34_dp;
}
float close_width()
{
    return 48_dp;
}
float border()
{
    return 10_dp;
}

/// Least width of a button: its label may have two lines.
float least_width(const Ui& ui, const std::string& label)
{
    const float in_one_line = button_width(ui, label);
    for (const float part : {0.6F, 0.7F, 0.8F}) {
        const Rect place = Rect::at({0, 0}, std::max(in_one_line * part, 56_dp), row_height());
        if (has_room_on_button(ui, place, label))
            return place.width();
    }
    return in_one_line;
}

/// Widths of the buttons in a row: the longest labels wrap first, then the rest is shared.
template <typename Offer>
std::vector<float> widths_of(const Ui& ui, const std::vector<Offer>& row, float width)
{
    std::vector<float> widths;
    float left = width + gap();
    for (const Offer& offer : row) {
        widths.push_back(button_width(ui, offer.label));
        left -= widths.back() + gap();
    }
    for (std::size_t tries = 0; left < 0 && tries < row.size(); ++tries) {
        const auto widest =
            static_cast<std::size_t>(std::ranges::max_element(widths) - widths.begin());
        const float needed = least_width(ui, row[widest].label);
        left += widths[widest] - needed;
        widths[widest] = needed;
    }
    for (float& each : widths)
        each += left / static_cast<float>(row.size());
    return widths;
}

/// Height of a label; more than two lines of small text if needed.
float height_of_label(const Ui& ui, const std::string& label, float width)
{
    if (has_room_on_button(ui, Rect::at({0, 0}, width, row_height()), label))
        return row_height();
    return std::max(row_height(), ui.measure(label, Font::small, width - 32_dp).y + 14_dp);
}

} // namespace

float VerdictCard::Layout::height_of_buttons() const
{
    float height = 0;
    for (const Row& row : rows)
        height += row.height + gap();
    return height;
}

/// Distributes buttons over as few rows as possible.
std::vector<VerdictCard::Layout::Row> VerdictCard::in_rows(
    const Ui& ui, const std::vector<Offer>& offers, float width)
{
    std::vector<Layout::Row> rows;
    float left = 0;
    for (const Offer& offer : offers) {
        const float needed = least_width(ui, offer.label);
        if (rows.empty() || needed > left) {
            rows.push_back({{}, height_of_label(ui, offer.label, width)});
            left = width;
        }
        rows.back().offers.push_back(offer);
        left -= needed + gap();
    }
    return rows;
}

std::vector<VerdictCard::Offer> VerdictCard::without(std::vector<Offer> offers, Tap gone)
{
    std::erase_if(offers, [gone](const Offer& offer) { return offer.tap == gone; });
    return offers;
}

VerdictCard::Layout VerdictCard::lay_out(const Ui& ui, float width, const Text& text)
{
    Layout layout;
    const float beside_sign = width - sign_width() - close_width();
    layout.title = std::max(26_dp, ui.measure(text.title, Font::strong, beside_sign).y + 2_dp);
    if (!text.source.empty())
        layout.source = ui.measure(text.source, Font::small, beside_sign).y + 6_dp;
    const float line = ui.measure("A", Font::body).y;
    constexpr float most_lines = 3;
    layout.reasons = text.reasons.empty() ? 0 : ui.measure(text.reasons, Font::body, width).y;
    if (layout.reasons > most_lines * line + 1) {
        layout.font = Font::small;
        layout.reasons =
            std::min(ui.measure(text.reasons, Font::small, width).y, (most_lines + 1) * line);
    }
    if (!text.instead.empty())
        layout.instead = ui.measure(text.instead, Font::small, width).y + 6_dp;
    layout.rows = in_rows(ui, text.offers, width);
    // In a narrow panel drop the buttons that the sheet has, too.
    if (width < 340_dp && layout.rows.size() > 1)
        layout.rows = in_rows(ui, without(text.offers, Tap::entry), width);
    return layout;
}

float VerdictCard::height(const Ui& ui, float width) const
{
    const Layout layout = lay_out(ui, width - 2 * border(), text());
    return 2 * border() + layout.head() + layout.reasons + layout.instead
        + layout.height_of_buttons();
}

Rect VerdictCard::place_over(const Ui& ui, const Rect& turn, float floor) const
{
    return is_shown() ? m_place.in(turn, floor, height(ui, turn.width())) : Rect{};
}

Rect VerdictCard::cut_off(const Ui& ui, Rect& column) const
{
    return is_shown() ? column.cut_bottom(height(ui, column.width()), 8_dp) : Rect{};
}

/// Draws the rows from the bottom up.
VerdictCard::Tap VerdictCard::draw_buttons(Ui& ui, Rect& rect, const Layout& layout) const
{
    Tap tapped = Tap::none;
    for (auto row = layout.rows.rbegin(); row != layout.rows.rend(); ++row) {
        Rect place = rect.cut_bottom(row->height, gap());
        const std::vector<float> widths = widths_of(ui, row->offers, place.width());
        for (std::size_t i = 0; i < row->offers.size(); ++i) {
            const Offer& offer = row->offers[i];
            if (button(ui, offer.id, place.cut_left(widths[i], gap()), offer.label))
                tapped = offer.tap;
        }
    }
    return tapped;
}

VerdictCard::Tap VerdictCard::draw(Ui& ui, const Rect& rect) const
{
    const widgets::Theme& theme = ui.theme();
    Text text = this->text();
    ui.announce(Ui::Urgency::objection, text.title + ". " + text.reasons);
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    // A margin separates the card from what it covers.
    ui.fill(rect.inset(-2_dp, -6_dp), theme.panel);
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, is_refused ? theme.refused : theme.brass, 2_dp, 12_dp);
    Rect inside = rect.inset(border());
    Layout layout = lay_out(ui, inside.width(), text);
    // If not all buttons fit, drop those that the sheet has, too.
    for (const Tap gone : {Tap::entry, Tap::rule}) {
        if (layout.height_of_buttons() + layout.head() <= inside.height())
            break;
        text.offers = without(std::move(text.offers), gone);
        layout = lay_out(ui, inside.width(), text);
    }
    Tap tapped = draw_buttons(ui, inside, layout);
    const Rect corner = Rect::at(
        {rect.right - close_width() - 2_dp, rect.top + 2_dp}, close_width(), close_width());
    if (ui.touch("verdict:close", corner))
        tapped = Tap::close;
    ui.text(corner, symbol::cross, {Font::strong, theme.quiet, 0.5F});
    const Rect words_place{rect.left, rect.top, corner.left, inside.bottom};
    if (words_place.height() >= close_width() && ui.touch("verdict:text", words_place))
        tapped = Tap::sheet;
    ui.call("verdict:text", [&text] {
        std::string words = text.title;
        for (const std::string* part : {&text.source, &text.reasons, &text.instead})
            words += part->empty() ? "" : ". " + *part;
        return words;
    });

    draw_head(ui, inside, text, layout);
    // Text that does not fit is on the sheet.
    const float line = ui.measure("A", Font::small).y;
    if (layout.instead > 0 && inside.height() >= layout.instead + line)
        ui.elide_text(inside.cut_bottom(layout.instead), text.instead,
            {Font::small, theme.brass_text, 0, 1, true});
    const bool is_whole =
        ui.measure(text.reasons, layout.font, inside.width()).y <= inside.height() + 1;
    if (inside.height() >= line - 1)
        ui.elide_text(inside, text.reasons, {layout.font, theme.text, 0, 0, true});
    if (!is_whole && inside.height() >= line - 1)
        ui.elide_text(inside, symbol::more, {Font::small, theme.quiet, 1, 1});
    return tapped;
}

void VerdictCard::draw_head(Ui& ui, Rect& rect, const Text& text, const Layout& layout) const
{
    const widgets::Theme& theme = ui.theme();
    const bool is_refused = !ledger::is_applied(m_opinion->verdict);
    Rect head = rect.cut_top(layout.title + layout.source);
    const Rect sign = Rect::at(head.min(), 24_dp, 24_dp);
    ui.disc(sign.centre(), 12_dp, is_refused ? theme.refused : theme.brass);
    ui.text(sign, is_refused ? symbol::cross : symbol::question,
        {Font::small, is_refused ? theme.on_refused : theme.ink, 0.5F});
    head.left += sign_width();
    head.right -= close_width();
    ui.elide_text(head.cut_top(layout.title), text.title, {Font::strong, theme.text, 0, 0, true});
    if (head.height() >= layout.source - 1)
        ui.text(head, text.source, {Font::small, theme.brass_text, 0, 0, true});
}

} // namespace consigliere::screens
