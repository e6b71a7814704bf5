#include "companion/table_mafia/business_part.h"

#include "companion/table_mafia/city_part.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// Businesses that are bought from the bank, as they can be named: on a circuit that nobody has
/// described the one that he stands on, and the kinds.
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

/// What it takes to buy a business, or one of a kind.
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

std::optional<BoardTarget> BusinessPart::target(const View& view, Field field)
{
    if (!is_business(field.kind()))
        return std::nullopt;
    const bool may = view.may(*view.position().turn.figure, purchase_of(view, field));
    return BoardTarget{"buy", may ? Mood::ready : Mood::refused, may, {}};
}

/// Which business of a kind is meant is asked first.
void BusinessPart::touched(const View& view, Field field)
{
    const Figure figure = *view.position().turn.figure;
    const Buy purchase = purchase_of(view, field);
    if (field.number() == 0 && view.may(figure, purchase))
        m_kind = field.kind();
    else
        view.record(figure, purchase);
}

/// Whether there is anything to be done: a heading above nothing would only take room.
bool BusinessPart::has_offers(const View& view, const Possible& possible) const
{
    const Figure figure = *view.position().turn.figure;
    const auto family = figures_of(family_of(figure));
    const std::vector<Field> fields = businesses(view);
    return m_kind
        || std::ranges::any_of(
            fields, [&](Field field) { return view.may(figure, purchase_of(view, field)); })
        || std::ranges::any_of(family, [&](Figure one) { return possible.has_red(one); })
        || std::ranges::any_of(all_of<Figure>,
            [&](Figure one) { return view.position().of(one).cards.black.size() > 0; });
}

void BusinessPart::draw(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Possible possible(view);
    if (!has_offers(view, possible))
        return;
    heading(ui, rect, tell(Phase::business));
    std::optional<Field> bought;
    bool can_buy = false;
    {
        widgets::Chips chips(ui, rect);
        for (const Field field : businesses(view)) {
            // What cannot be bought says why on the circuit.
            const Buy buy = purchase_of(view, field);
            if (!view.may(figure, buy))
                continue;
            can_buy = true;
            if (chips.add("price:" + word_of(field),
                    tell(field) + "  " + money(cost_of(view, figure, buy)), {.font = Font::body}))
                bought = field;
        }
        draw_use(chips, view, possible);
    }
    if (can_buy)
        remark(ui, rect, tr("A business that glows in the ring is bought by a tap, too."));
    if (bought)
        touched(view, *bought);
    if (m_kind) {
        const auto may = [&](Field field) { return view.may(figure, Buy{field, std::nullopt}); };
        if (const auto business = choose_business(ui, rect, Field(*m_kind, 0), may))
            view.record(figure, Buy{*business, std::nullopt});
    }
    draw_black_cards(ui, rect, view);
}

/// A red card that has just been told is used at once or kept (M-6.1c).
void BusinessPart::draw_told_card(Ui& ui, Rect& rect, const View& view)
{
    const auto told = m_card.just_told(view);
    if (!told)
        return;
    const UseCard use{told->card, std::nullopt, std::nullopt, {}};
    const bool may = Possible(view).may_use(told->figure, told->card);
    const std::string text = text_of(view.components(), told->card);
    if (!card_button(ui, "use:now", rect.cut_top(58_dp, 8_dp),
            tr_fill("{figure} uses {card} at once",
                {{"figure", tell(told->figure)}, {"card", tell(told->card)}}),
            text.empty() ? tr("or keeps it · M-6.1c") : text,
            {.mood = may ? Mood::ready : Mood::refused}))
        return;
    if (may && use_of(told->card) == CardUse::as_described)
        m_card.begin(view, told->figure, use);
    else if (may)
        m_mode = Mode::use;
    else
        view.explain(told->figure, use);
}

/// Offered while somebody of the family has a red card, and bright while one of them can use it.
void BusinessPart::draw_use(widgets::Chips& chips, const View& view, const Possible& possible)
{
    const auto family = figures_of(family_of(*view.position().turn.figure));
    const auto holder =
        std::ranges::find_if(family, [&](Figure figure) { return possible.has_red(figure); });
    if (holder == family.end())
        return;
    const bool may =
        std::ranges::any_of(family, [&](Figure figure) { return possible.may_use_any(figure); });
    if (!chips.add("card:use", tr("Use a red card"),
            {.mood = may ? Mood::ready : Mood::refused, .font = Font::body}))
        return;
    if (may)
        m_mode = Mode::use;
    else
        view.explain(*holder, possible.any_use(*holder));
}

/// Lasting black cards lie open until what they ask is fulfilled (M-6.1b).
void BusinessPart::draw_black_cards(Ui& ui, Rect& rect, const View& view)
{
    for (const Figure figure : all_of<Figure>) {
        view.position().of(figure).cards.black.each([&](int number) {
            const Card card(Deck::black, number);
            if (figure_button(ui, "fulfil:" + std::string(word_of(figure)) + ":" + word_of(card),
                    rect.cut_top(54_dp, 8_dp), figure,
                    tr_fill("{card} is fulfilled", {{"card", tell(card)}}), {.font = Font::body}))
                m_card.begin(view, figure, Fulfil{card, {}});
        });
    }
}

} // namespace consigliere::table_mafia
