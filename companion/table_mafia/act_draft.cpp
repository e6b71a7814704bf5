#include "companion/table_mafia/act_form.h"

namespace consigliere::table_mafia {

using Draft = ActDraft;

namespace {

/// Makes an act of a figure from these fields of the draft.
template <typename Kind, auto... parts>
Act made(const Draft& told)
{
    return Kind{*told.figure, *(told.*parts)...};
}

} // namespace

const std::array<ActKind, 15> acts_by_hand{{
    {.label = to_translate("Money moves"),
        .finished = [](const Draft& told) -> Act {
            return act::Pays{{told.figure}, told.amount, {told.other}};
        },
        .has_other = true,
        .has_bank = true,
        .has_amount = true},
    {.label = to_translate("Owes money"),
        .finished = [](const Draft& told) -> Act {
            return act::Owes{*told.figure, told.amount, *told.other};
        },
        .has_other = true,
        .has_amount = true,
        .may_be_nothing = true},
    {.label = to_translate("Moves elsewhere"),
        .finished = &made<act::Stands, &Draft::field>,
        .has_field = true},
    {.label = to_translate("A piece is placed"),
        .finished = &made<act::Places, &Draft::square>,
        .has_square = true},
    {.label = to_translate("A piece is taken off"),
        .finished = &made<act::Lifts, &Draft::square>,
        .has_square = true},
    {.label = to_translate("Gets a killer"), .finished = &made<act::GainsKiller>},
    {.label = to_translate("Loses a killer"),
        .finished = [](const Draft& told) -> Act {
            return act::LosesKiller{*told.figure, {told.from}};
        },
        .has_post = true},
    {.label = to_translate("A killer moves"),
        .finished = [](const Draft& told) -> Act {
            return act::MovesKiller{*told.figure, {told.from}, *told.square};
        },
        .has_post = true,
        .has_square = true},
    {.label = to_translate("Holds a business"),
        .finished = &made<act::Marks, &Draft::field>,
        .has_field = true,
        .has_business = true},
    {.label = to_translate("Loses a business"),
        .finished = &made<act::Unmarks, &Draft::field>,
        .has_field = true,
        .has_business = true},
    {.label = to_translate("Takes a card"),
        .finished = &made<act::TakesCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Gives a card back"),
        .finished = &made<act::ReturnsCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Reveals a card"),
        .finished = &made<act::OpensCard, &Draft::card>,
        .has_card = true},
    {.label = to_translate("Gives a card to"),
        .finished = &made<act::GivesCard, &Draft::card, &Draft::other>,
        .has_other = true,
        .has_card = true},
    {.label = to_translate("Lays a card on a business"),
        .finished = &made<act::LaysCard, &Draft::card, &Draft::field>,
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
        // A business without a number cannot be held.
        && (!needed.has_business || field->number() > 0) && (!needed.has_card || card);
}

} // namespace consigliere::table_mafia
