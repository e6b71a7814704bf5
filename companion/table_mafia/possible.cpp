#include "companion/table_mafia/possible.h"

#include "companion/table_mafia/names.h"
#include "engine/mafia/play.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// All businesses of the circuit. If undescribed: those held, and a neutral one of each kind.
std::vector<Field> businesses(const Position& position, const Components& components)
{
    std::vector<Field> fields;
    for (const FieldKind kind : {FieldKind::bank, FieldKind::arms, FieldKind::police}) {
        for (int number = 1; number <= Field::most; ++number) {
            const Field field(kind, number);
            if (components.place_of(field) || position.holding(field))
                fields.push_back(field);
        }
        if (!components.has_circuit())
            fields.push_back(neutral_one(position, kind));
    }
    return fields;
}

} // namespace

Possible::Possible(const View& view)
    : m_observed(view.observed())
    , m_components(view.components())
{
}

bool Possible::may(Figure figure, const Action& action) const
{
    return ledger::is_applied(
        ledger::judge_in<Game>(position(), {figure, action, {}}, m_components).verdict);
}

// Red cards. -------------------------------------------------------------------------------------

bool Possible::has_red(Figure figure) const
{
    return position().of(figure).cards.reds() > 0;
}

bool Possible::may_use(Figure figure, Card card) const
{
    if (!may_have(position(), figure, card))
        return false;
    const CardUse use = use_of(card);
    if (use == CardUse::as_described)
        return may(figure, UseCard{card, std::nullopt, std::nullopt, {}});
    if (use != CardUse::takes_card) {
        const std::vector<Field> fields = businesses(position(), m_components);
        const bool takes_one = std::ranges::any_of(fields, [&](Field field) {
            return may(figure, UseCard{card, field, std::nullopt, {}});
        });
        if (takes_one || !takes_cards(use))
            return takes_one;
    }
    return std::ranges::any_of(all_of<Figure>, [&](Figure from) {
        const std::vector<Card> cards = red_cards(position().of(from).cards);
        return std::ranges::any_of(cards, [&](Card taken) {
            return may(figure, UseCard{card, std::nullopt, UseCard::Taken{taken, from}, {}});
        });
    });
}

bool Possible::may_use_any(Figure figure) const
{
    if (!has_red(figure) || is_clean(position(), figure))
        return false;
    for (int number = Card::reds; number > 0; --number) {
        if (may_use(figure, Card(Deck::red, number)))
            return true;
    }
    return false;
}

UseCard Possible::any_use(Figure figure) const
{
    const std::vector<Card> known = known_cards(position().of(figure).cards);
    const auto red = std::ranges::find(known, Deck::red, &Card::deck);
    // A face-down card may be any red one.
    return {
        red == known.end() ? Card(Deck::red, Card::reds) : *red, std::nullopt, std::nullopt, {}};
}

// Deals. -----------------------------------------------------------------------------------------

std::vector<Belonging> Possible::belongings() const
{
    std::vector<Belonging> all;
    for (const Figure figure : all_of<Figure>) {
        position().of(figure).pieces.each([&](Square square) { all.push_back({figure, square}); });
        for (const Card card : red_cards(position().of(figure).cards))
            all.push_back({figure, card});
    }
    for (const Field field : businesses(position(), m_components)) {
        if (const std::optional<Holding>& holding = position().holding(field))
            all.push_back({holding->holder, field});
    }
    return all;
}

bool Possible::may_buy(Figure buyer, const Belonging& what) const
{
    // Relatives may pay nothing, others any agreed amount.
    const int least = are_related(buyer, what.owner) ? 0 : smallest_note;
    return buyer != what.owner && may(buyer, Buy{what.thing, Buy::Deal{what.owner, least}});
}

bool Possible::may_sell(const Belonging& what) const
{
    return std::ranges::any_of(all_of<Figure>, [&](Figure buyer) { return may_buy(buyer, what); });
}

bool Possible::may_deal() const
{
    return std::ranges::any_of(belongings(), [&](const Belonging& what) { return may_sell(what); });
}

} // namespace consigliere::table_mafia
