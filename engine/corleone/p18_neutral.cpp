// Page 18: neutral figures and empty piles.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"
#include "engine/corleone/possible.h"

namespace consigliere::corleone {

namespace {

bool needs_thug_space(FigureKind kind)
{
    return kind == FigureKind::thug || kind == FigureKind::union_boss;
}

Place::Kind home_of(FigureKind kind)
{
    if (kind == FigureKind::police_chief)
        return Place::Kind::territory;
    return needs_thug_space(kind) ? Place::Kind::thug_space : Place::Kind::member_space;
}

} // namespace

void object_to_target(Judging& judging, const FigureAt& figure, Place to)
{
    const bool is_free = is_neutral(figure.kind);
    if (is_free && judging.object_if(to == figure.place, message::neutral_stays, figure))
        return;
    const bool is_in_park = to == Place::in(Area::central_park);
    if (to.kind != home_of(figure.kind) || is_in_park) {
        if (is_free)
            judging.object(message::neutral_wrong_place, figure.kind);
        else if (needs_thug_space(figure.kind))
            judging.object(message::needs_thug_space, figure.kind);
        else
            judging.object(message::needs_member_space, figure.kind);
    }
    if (to.kind == Place::Kind::thug_space) {
        judging.object_if(!area_of(judging.position(), judging.components(), to.business()),
            message::not_on_board, to);
        object_to_thug_space(judging, to.business());
    } else if (to.kind == Place::Kind::member_space) {
        object_to_member_space(judging, to.space());
        const bool is_barred =
            is_barred_by_three_plus(judging.position(), judging.components(), to.space());
        judging.object_if(is_barred && figure.kind == FigureKind::mayor, message::three_plus_mayor);
    } else if (is_in_park) {
        judging.object(message::park_is_no_territory);
    }
}

void place_neutral(Judging& judging, Family family, FigureKind kind, Place to)
{
    const FigureId neutral = neutral_figure(kind);
    const FigureAt figure = figure_at_its_place(judging.position(), neutral);
    judging.object_if(figure.place.kind == Place::Kind::hudson, message::is_in_hudson, figure);
    object_to_target(judging, figure, to);
    if (judging.is_impossible())
        return;

    if (figure.place.is_on_board())
        judging.perform(act::Moves{figure, to});
    else
        judging.perform(act::Placed{figure, to});
    // In this turn it acts like the player's own Thug or Family Member.
    continue_action(judging, {Source::Kind::placed, to.index, family});
    Source& source = judging.position().source;
    if (to.kind == Place::Kind::thug_space && to.business() != Components::central_park) {
        source.kind = Source::Kind::front;
        shake_down_front(judging, family, to.business());
    } else if (to.kind == Place::Kind::member_space) {
        source.kind = Source::Kind::backs;
        shake_down_backs(judging, family, to.space());
    }
}

void judge(Judging& judging, const EmptyPile& move)
{
    const Position& position = judging.position();
    const auto object_to_rest = [&](auto kind, const auto& message) {
        const int left = position.pile(kind).count().value_or(0);
        judging.object_if(left > 0, message, kind, left);
    };
    if (const Bill* bill = std::get_if<Bill>(&move.pile)) {
        object_to_rest(*bill, message::money_not_out);
    } else if (const Good* good = std::get_if<Good>(&move.pile)) {
        object_to_rest(*good, message::goods_not_out);
    } else if (position.tracking == Tracking::full) {
        judging.object_if(position.job_deck > 0, message::jobs_not_out, position.job_deck);
    } else {
        // Board tracking ignores the deck.
        return;
    }
    judging.perform(act::PileEmptied{move.pile});
}

} // namespace consigliere::corleone
