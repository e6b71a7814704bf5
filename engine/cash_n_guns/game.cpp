#include "engine/cash_n_guns/game.h"

#include "engine/cash_n_guns/setup.h"

namespace consigliere::cash_n_guns {

std::vector<std::string> Game::actors(const Position&, const Components& components)
{
    std::vector<std::string> actors;
    for (const Components::Seat& seat : components.seats())
        actors.push_back(seat.name);
    return actors;
}

ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>&)
{
    ledger::ErrorOr<Setup, ledger::RecordError> setup = read_setup(record);
    if (setup.is_error())
        return setup.error();
    ledger::ErrorOr<ledger::HouseRules, ledger::RecordError> house_rules =
        ledger::read_house_rules(record, book());
    if (house_rules.is_error())
        return house_rules.error();
    Components components(setup.value().seats);
    components.declare(std::move(house_rules.value()));
    return ledger::EveningOrComplaint(
        std::make_unique<Evening>(Timeline(start(setup.value()), std::move(components))));
}

} // namespace consigliere::cash_n_guns

template class consigliere::ledger::Timeline<consigliere::cash_n_guns::Game>;
template class consigliere::ledger::EveningOf<consigliere::cash_n_guns::Game>;
template class consigliere::ledger::ObserverViewOf<consigliere::cash_n_guns::Game>;
