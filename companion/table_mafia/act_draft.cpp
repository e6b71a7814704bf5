#include "companion/table_mafia/act_draft.h"

namespace consigliere::table_mafia {

namespace {

/// The places of the kinds in the list.
enum : std::size_t {
    pays,
    owes,
    stands,
    places,
    lifts,
    gains_killer,
    loses_killer,
    moves_killer,
    marks,
    unmarks,
    takes_card,
    returns_card,
    opens_card,
    gives_card,
    lays_card,
};

} // namespace

const std::array<ActKind, 15> acts_by_hand{{
    {.label = to_translate("money goes"), .has_other = true, .has_bank = true, .has_amount = true},
    {.label = to_translate("owes"), .has_other = true, .has_amount = true, .may_be_nothing = true},
    {.label = to_translate("stands elsewhere"), .has_field = true},
    {.label = to_translate("a piece is placed"), .has_square = true},
    {.label = to_translate("a piece is taken off"), .has_square = true},
    {.label = to_translate("gets a killer")},
    {.label = to_translate("loses a killer"), .has_post = true},
    {.label = to_translate("a killer moves"), .has_post = true, .has_square = true},
    {.label = to_translate("holds a business"), .has_field = true, .has_business = true},
    {.label = to_translate("loses a business"), .has_field = true, .has_business = true},
    {.label = to_translate("takes a card"), .has_card = true},
    {.label = to_translate("gives a card back"), .has_card = true},
    {.label = to_translate("opens a card"), .has_card = true},
    {.label = to_translate("gives a card to"), .has_other = true, .has_card = true},
    {.label = to_translate("lays a card on a business"),
        .has_field = true,
        .has_business = true,
        .has_card = true},
}};

bool ActDraft::is_complete() const
{
    const ActKind& needed = needs();
    const bool has_parties = (figure || is_from_bank) && (!needed.has_other || other || is_to_bank)
        && !(is_from_bank && is_to_bank);
    return has_parties && (!needed.has_amount || amount > 0 || needed.may_be_nothing)
        && (!needed.has_post || from || is_home) && (!needed.has_square || square)
        && (!needed.has_field || field)
        // A business without its number is none that anybody could hold.
        && (!needed.has_business || field->number() > 0) && (!needed.has_card || card);
}

Act ActDraft::finished() const
{
    const Figure who = figure.value_or(Figure{});
    const Post post{is_home ? std::nullopt : from};
    switch (kind) {
    case pays:
        return act::Pays{
            {is_from_bank ? std::nullopt : figure}, amount, {is_to_bank ? std::nullopt : other}};
    case owes:
        return act::Owes{who, amount, *other};
    case stands:
        return act::Stands{who, *field};
    case places:
        return act::Places{who, *square};
    case lifts:
        return act::Lifts{who, *square};
    case gains_killer:
        return act::GainsKiller{who};
    case loses_killer:
        return act::LosesKiller{who, post};
    case moves_killer:
        return act::MovesKiller{who, post, *square};
    case marks:
        return act::Marks{who, *field};
    case unmarks:
        return act::Unmarks{who, *field};
    case takes_card:
        return act::TakesCard{who, *card};
    case returns_card:
        return act::ReturnsCard{who, *card};
    case opens_card:
        return act::OpensCard{who, *card};
    case gives_card:
        return act::GivesCard{who, *card, *other};
    default:
        return act::LaysCard{who, *card, *field};
    }
}

} // namespace consigliere::table_mafia
