#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// Businesses to buy from the bank. On an undescribed circuit: the one under the figure, and every
/// kind.
std::vector<Field> businesses(const View& view)
{
    std::vector<Field> found;
    for (const Field field : view.components().circuit()) {
        const bool is_sold = field.kind() == FieldKind::bank || field.kind() == FieldKind::arms;
        if (is_sold && !view.position().holding(field))
            found.push_back(field);
    }
    if (view.components().has_circuit())
        return found;
    const Field here = view.position().of(*view.position().turn.figure).field;
    const bool is_sold = here.kind() == FieldKind::bank || here.kind() == FieldKind::arms;
    if (is_sold && here.number() > 0 && !view.position().holding(here))
        found.push_back(here);
    found.emplace_back(FieldKind::bank, 0);
    found.emplace_back(FieldKind::arms, 0);
    return found;
}

/// The purchase of a business, or of a neutral one of its kind.
Buy purchase_of(const View& view, Field field)
{
    const bool is_kind = field.number() == 0;
    return {is_kind ? neutral_one(view.position(), field.kind()) : field, std::nullopt};
}

} // namespace

void BusinessPart::reset()
{
    m_kind.reset();
}

/// Tap that buys; for a kind it asks for the number first.
Tap BusinessPart::buys(const View& view, Field field)
{
    Tap tap = deed(view, *view.position().turn.figure, purchase_of(view, field));
    if (field.number() == 0 && tap.readiness == ControlState::enabled)
        tap = sets(m_kind, field.kind());
    return tap;
}

std::optional<BoardTarget> BusinessPart::target(const View& view, Field field)
{
    return is_business(field.kind()) ? std::optional(target_for("buy", buys(view, field)))
                                     : std::nullopt;
}

void BusinessPart::add(Contents& panel, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Possible possible(view);
    panel.heading(tell(Phase::business));
    const std::size_t before = panel.rows.size();
    bool can_buy = false;
    for (const Field field : businesses(view)) {
        Tap tap = buys(view, field);
        // Businesses that cannot be bought explain why in the ring.
        if (tap.readiness != ControlState::enabled)
            continue;
        can_buy = true;
        const int cost = cost_of(view, figure, purchase_of(view, field));
        panel.button(Lay::chips,
            {"price:" + word_of(field), tell(field) + "  " + money(cost), std::move(tap)});
    }
    add_use(panel, view, possible);
    if (can_buy)
        panel.remark(tr("You can also tap a glowing business in the ring to buy it."));
    if (m_kind)
        add_businesses(panel, Field(*m_kind, 0), [&](Field field) {
            return deed(view, figure, Buy{field, std::nullopt});
        });
    add_black_cards(panel, view);
    // Remove a heading without rows.
    if (panel.rows.size() == before)
        panel.rows.pop_back();
}

/// Buttons for the red card that was just drawn: use it, or keep it (M-6.1c).
void BusinessPart::add_told_card(Contents& panel, const View& view)
{
    const auto told = m_card.just_told(view);
    if (!told)
        return;
    const auto [figure, card] = *told;
    const UseCard use{card, std::nullopt, std::nullopt, {}};
    const auto uses = [this, &view, figure = figure, use] {
        if (use_of(use.card) == CardUse::as_described)
            m_card.begin(view, figure, use);
        else
            m_mode = Mode::use;
    };
    const std::string text = text_of(view.components(), card);
    panel.button(Lay::cards,
        {.id = "use:now",
            .label = tr_fill(
                "{figure} uses {card} at once", {{"figure", tell(figure)}, {"card", tell(card)}}),
            .tap = desk::tap_if(Possible(view).may_use(figure, card), uses,
                [&view, figure = figure, use] { view.explain(figure, use); }),
            .detail = text.empty() ? tr("or keeps it · M-6.1c") : text});
}

/// Shown while a figure of the family has a red card; enabled if one of these can be used.
void BusinessPart::add_use(Contents& panel, const View& view, const Possible& possible)
{
    const auto family = figures_of(family_of(*view.position().turn.figure));
    const auto holder =
        std::ranges::find_if(family, [&](Figure figure) { return possible.has_red(figure); });
    if (holder == family.end())
        return;
    const bool may =
        std::ranges::any_of(family, [&](Figure figure) { return possible.may_use_any(figure); });
    panel.button(Lay::chips,
        {"card:use", tr("Use a red card"),
            desk::tap_if(may, sets(m_mode, Mode::use).does,
                [&view, holder = *holder, use = possible.any_use(*holder)] {
                    view.explain(holder, use);
                })});
}

/// Lasting black cards stay open until they are fulfilled (M-6.1b).
void BusinessPart::add_black_cards(Contents& panel, const View& view)
{
    for (const Figure figure : all_of<Figure>) {
        view.position().of(figure).cards.black.each([&](int number) {
            const Card card(Deck::black, number);
            panel.button(Lay::rows,
                {"fulfil:" + std::string(word_of(figure)) + ":" + word_of(card),
                    tr_fill("{card} is fulfilled", {{"card", tell(card)}}),
                    {{},
                        [this, &view, figure, card] {
                            m_card.begin(view, figure, Fulfil{card, {}});
                        }},
                    false, sign_of(figure)});
        });
    }
}

} // namespace consigliere::table_mafia
