/// The abilities that an action of Corleone's Empire brings, tapped one by one.

#include "tests/ui/fingers.h"

namespace consigliere::test {

using namespace corleone;

/// The row of an ability that is due for the Family. Those that are done leave their places empty,
/// so it is the first of several with this icon that is still there, or the one that is asked for
/// already.
std::string Fingers::due(Icon icon)
{
    const std::string first = "due:" + word() + ":" + text(word_of(icon)) + ":";
    constexpr int most_of_one_icon = 16;
    for (int copy = 1; copy < most_of_one_icon; ++copy) {
        const std::string id = first + std::to_string(copy);
        if (m_stage.find(id) || m_stage.find("decline:" + id))
            return id;
    }
    // Where there is little room, the way to the others is the way back.
    if (m_stage.has("panel:back")) {
        m_stage.tap("panel:back");
        return due(icon);
    }
    return first + "1";
}

void Fingers::operator()(const Collect&)
{
    tap("collect:" + word());
}

void Fingers::operator()(const Use& move)
{
    // What is asked for already needs no button before.
    if (const std::string row = due(move.icon); m_stage.find(row))
        tap(row);
    std::visit([this](const auto& target) { aim(target); }, move.target);
}

void Fingers::aim(const target::Money& target)
{
    choose_cards(target.cards);
}

void Fingers::aim(const target::Trade& target)
{
    choose_cards(target.gives);
    // A single card is chosen by its tap.
    if (m_stage.has("picker:done"))
        tap("picker:done");
}

void Fingers::aim(const target::Swap& target)
{
    choose("swap:" + text(word_of(target.good)));
    choose_cards(target.gives);
}

void Fingers::aim(const target::Business& target)
{
    choose_place(Place::on(target.business));
}

void Fingers::aim(const target::Figure& target)
{
    choose("on-board:" + format(target.figure, m_components));
}

void Fingers::aim(const target::FigureAndPlace& target)
{
    choose("on-board:" + format(target.figure, m_components));
    choose_place(target.to);
}

void Fingers::aim(const target::Spot& target)
{
    choose_place(target.to);
}

void Fingers::aim(const target::Acts&)
{
    throw std::runtime_error("fingers do not list acts");
}

void Fingers::operator()(const Decline& move)
{
    if (!move.icon) {
        if (m_stage.has("panel:back"))
            tap("panel:back");
        tap("decline-all:" + word());
        return;
    }
    // Another ability may be asked for already.
    const std::string row = due(*move.icon);
    if (!m_stage.has("decline:" + row))
        choose(row);
    tap("decline:" + row);
}

} // namespace consigliere::test
