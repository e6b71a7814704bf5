#include "engine/corleone/game.h"

#include "engine/corleone/setup.h"

namespace consigliere::corleone {

std::vector<std::string> Game::actors(const Position& position, const Components&)
{
    std::vector<std::string> actors;
    for (const Family family : position.seats)
        actors.emplace_back(word_of(family));
    return actors;
}

ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known)
{
    Components components;
    for (const ledger::Tree& description : known) {
        ledger::Status<ledger::RecordError> failure = components.describe(description);
        if (failure.is_error())
            return failure.error();
    }
    ledger::Status<ledger::RecordError> failure = components.describe(record);
    if (failure.is_error())
        return failure.error();
    ledger::ErrorOr<Setup, ledger::RecordError> setup = read_setup(record);
    if (setup.is_error())
        return setup.error();
    ledger::ErrorOr<ledger::HouseRules, ledger::RecordError> house_rules =
        ledger::read_house_rules(record, book());
    if (house_rules.is_error())
        return house_rules.error();
    components.declare(std::move(house_rules.value()));
    return ledger::EveningOrComplaint(
        std::make_unique<Evening>(Timeline(start(setup.value()), std::move(components))));
}

} // namespace consigliere::corleone

template class consigliere::ledger::Timeline<consigliere::corleone::Game>;
template class consigliere::ledger::EveningOf<consigliere::corleone::Game>;
template class consigliere::ledger::ObserverViewOf<consigliere::corleone::Game>;
