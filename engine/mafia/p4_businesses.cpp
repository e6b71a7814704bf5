// Acquiring banks, arms shops and police stations (M-4.3, M-4.5, M-4.7).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

FieldKind kind_of(CardUse use)
{
    return use == CardUse::takes_bank ? FieldKind::bank
        : use == CardUse::takes_arms  ? FieldKind::arms
                                      : FieldKind::police;
}

void object_to_taker(Judging& judging, Figure figure)
{
    const Position& position = judging.position();
    judging.object_if(position.turn.figure && position.turn.figure != figure, message::not_on_turn,
        position.turn.figure);
    object_to_watched(judging, figure);
    object_to_tokens(judging, figure);
}

void object_to_laid_card(Judging& judging, Field field, const Holding& holding)
{
    judging.note_checked(rule::a23_laid_card);
    judging.object(message::held_by_card(rule_of(field.kind())), field, holding.holder);
    judging.object(message::card_is_laid);
    if (field.kind() != FieldKind::bank)
        judging.object(message::like_a_bank);
}

/// Payment in addition to red 1 to 6.
struct Price {
    int amount = 0;
    Party to;
    Why why = Why::director;
};
Price price_of(const std::optional<Holding>& holding, FieldKind kind)
{
    if (!holding || kind == FieldKind::police)
        return {};
    if (kind == FieldKind::bank)
        return {director_price, the_bank, Why::director};
    return {takeover_price, {holding->holder}, Why::takeover};
}

void object_to_card_taking(Judging& judging, Figure figure, Field field)
{
    judging.note_checked(rule_of(field.kind()), rule::a22_other_businesses, rule::a23_laid_card);
    const std::optional<Holding> holding = judging.position().holding(field);
    if (!holding)
        return;
    if (judging.object_if(holding->holder == figure,
            message::holds_it_already(rule_of(field.kind())), field, figure))
        return;
    if (holding->card != 0)
        object_to_laid_card(judging, field, *holding);
    else
        judging.object_if(field.kind() == FieldKind::bank && are_related(holding->holder, figure),
            message::not_in_the_family, field, holding->holder);
}

void take_with_card(Judging& judging, Figure figure, Card card, Field field)
{
    const bool is_other_kind = field.kind() != kind_of(use_of(card));
    judging.object_if(
        is_other_kind, message::card_for_other_kind(rule_of(field.kind())), card, field);
    object_to_card_taking(judging, figure, field);
    const std::optional<Holding> holding = judging.position().holding(field);
    const Price price = price_of(holding, field.kind());
    object_to_price(judging, figure, price.amount, rule_of(field.kind()));
    if (judging.is_impossible())
        return;
    pay(judging, figure, price.to, price.amount, price.why);
    if (holding)
        judging.perform(act::Unmarks{holding->holder, field});
    judging.perform(act::Marks{figure, field});
    judging.perform(act::LaysCard{figure, card, field});
}

/// Acquires a business held by a card, together with that card, by red 14 or 15 (A23); by red 12 or
/// 13 only after a ruling.
void take_over(Judging& judging, Figure figure, Card card, Field field)
{
    const std::optional<Holding> holding = judging.position().holding(field);
    judging.note_checked(rule_of(field.kind()), rule::a23_laid_card, rule::a22_other_businesses);
    if (holding && holding->holder == figure)
        judging.object(message::holds_it_already(rule_of(field.kind())), field, figure);
    judging.object_if(use_of(card) != CardUse::takes_card_or_business,
        message::card_for_other_kind(rule_of(field.kind())), card, field);
    judging.object_if(!holding || holding->card == 0,
        message::not_held_by_card(rule_of(field.kind())), card, field);
    if (judging.is_impossible())
        return;
    judging.perform(act::Marks{figure, field});
    judging.perform(act::ReturnsCard{figure, card});
}

} // namespace

std::optional<Field> find_business(Judging& judging, Field field)
{
    const Components& components = judging.components();
    if (judging.object_if(!is_business(field.kind()), message::not_a_business, field))
        return std::nullopt;
    if (const std::optional<int> place = components.place_of(field))
        return components.field_after(*place, 0);
    if (judging.object_if(field.number() == 0, message::which_business, field)
        || judging.object_if(components.has_circuit(), message::not_on_circuit, field))
        return std::nullopt;
    // The circuit has each kind at least once; the book does not print how often.
    judging.object_if(
        field.number() > 1 && !judging.position().holding(field), message::is_there_one, field);
    return field;
}

void object_to_watched(Judging& judging, Figure figure)
{
    const Position& position = judging.position();
    judging.note_checked(rule::a20_agent);
    if (judging.object_if(is_watched(position, figure), message::family_is_watched, figure))
        judging.object(message::watched_for, static_cast<int>(position.watched(family_of(figure))));
}

void object_to_tokens(Judging& judging, Figure figure)
{
    judging.object_if(tokens_used(judging.position(), figure) == tokens_per_figure,
        message::no_token, tokens_per_figure, figure);
}

void buy_business(Judging& judging, Figure figure, Field told)
{
    reach(judging, Phase::business);
    object_to_taker(judging, figure);
    const std::optional<Field> field = find_business(judging, told);
    if (!field)
        return;
    const bool is_bank = field->kind() == FieldKind::bank;
    judging.object_if(field->kind() == FieldKind::police, message::police_has_no_price);
    const std::optional<Holding> holding = judging.position().holding(*field);
    if (holding)
        judging.object(message::is_held(rule_of(field->kind())), *field, holding->holder);
    const int price = is_bank ? bank_price : arms_price;
    object_to_price(judging, figure, price, rule_of(field->kind()));
    if (judging.is_impossible())
        return;

    pay(judging, figure, the_bank, price, is_bank ? Why::bank_price : Why::arms_price);
    if (holding)
        judging.perform(act::Unmarks{holding->holder, *field});
    judging.perform(act::Marks{figure, *field});
}

void use_on_business(Judging& judging, Figure figure, const UseCard& move)
{
    object_to_taker(judging, figure);
    if (judging.object_if(!move.on, message::needs_business, move.card))
        return;
    const std::optional<Field> field = find_business(judging, *move.on);
    if (!field)
        return;
    if (takes_cards(use_of(move.card)))
        take_over(judging, figure, move.card, *field);
    else
        take_with_card(judging, figure, move.card, *field);
}

} // namespace consigliere::mafia
