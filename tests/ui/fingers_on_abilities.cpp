/// The abilities that an action of Corleone's Empire brings, tapped one by one.

#include "tests/ui/fingers.h"

namespace consigliere::test {

using namespace corleone;

/// The row of an ability that is due for the Family. Those that are done leave their places empty,
/// so it is the first of several with this icon that is still there.
std::string Fingers::due(Icon icon) const
{
    const std::string first = "due:" + word() + ":" + text(word_of(icon)) + ":";
    constexpr int most_of_one_icon = 16;
    for (int copy = 1; copy < most_of_one_icon; ++copy) {
        if (m_stage.find(first + std::to_string(copy)))
            return first + std::to_string(copy);
    }
    return first + "1";
}

void Fingers::operator()(const Collect&)
{
    tap("collect:" + word());
}

void Fingers::operator()(const UsePlain& move)
{
    tap(due(move.icon));
}

void Fingers::operator()(const UseBank& move)
{
    tap(due(Icon::bank));
    choose_cards(move.cards);
}

void Fingers::operator()(const UseJobs&)
{
    tap(due(Icon::jobs));
}

void Fingers::operator()(const UseTrade& move)
{
    tap(due(move.icon));
    choose_cards(move.gives);
    // A single card is chosen by its tap.
    if (m_stage.has("picker:done"))
        tap("picker:done");
}

void Fingers::operator()(const UseSwap& move)
{
    tap(due(Icon::swap));
    choose("swap:" + text(word_of(move.good)));
    choose_cards(move.gives);
}

void Fingers::operator()(const UseFront& move)
{
    tap(due(Icon::front));
    choose_place(Place::on(move.business));
}

void Fingers::operator()(const UseBack& move)
{
    tap(due(Icon::back));
    choose_place(Place::on(move.business));
}

void Fingers::operator()(const UseShoot& move)
{
    tap(due(Icon::shoot));
    choose("on-board:" + format(move.figure, m_components));
}

void Fingers::operator()(const UseRecall& move)
{
    tap(due(Icon::recall));
    choose("on-board:" + format(move.figure, m_components));
}

void Fingers::operator()(const UseMove& move)
{
    tap(due(Icon::move));
    choose("on-board:" + format(move.figure, m_components));
    choose_place(move.to);
}

void Fingers::operator()(const UseNeutral& move)
{
    const Icon icon = move.figure == FigureKind::mayor ? Icon::mayor
        : move.figure == FigureKind::union_boss        ? Icon::union_boss
                                                       : Icon::police_chief;
    tap(due(icon));
    choose_place(move.to);
}

void Fingers::operator()(const Decline& move)
{
    tap(move.icon ? "decline:" + due(*move.icon) : "decline-all:" + word());
}

} // namespace consigliere::test
