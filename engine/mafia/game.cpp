#include "engine/mafia/game.h"

#include "engine/mafia/setup.h"

namespace consigliere::mafia {

std::vector<std::string> Game::actors(const Position&, const Components& components)
{
    std::vector<std::string> actors;
    for (const Components::Person& person : components.persons())
        actors.push_back(person.name);
    return actors;
}

std::vector<ledger::Speaker> Game::speakers(const Position& position)
{
    std::vector<ledger::Speaker> speakers;
    for (const Figure figure : all_of<Figure>)
        speakers.push_back({std::string(word_of(figure)),
            static_cast<std::uint8_t>(index_of(position.of(figure).seat))});
    return speakers;
}

ledger::EveningOrComplaint begin_evening(
    const ledger::Tree& record, const std::vector<ledger::Tree>& known)
{
    ledger::ErrorOr<Setup, ledger::RecordError> setup = read_setup(record);
    if (setup.is_error())
        return setup.error();
    ledger::ErrorOr<ledger::HouseRules, ledger::RecordError> house_rules =
        ledger::read_house_rules(record, book());
    if (house_rules.is_error())
        return house_rules.error();
    Components components;
    components.declare(std::move(house_rules.value()));
    for (const ledger::Tree& description : known) {
        ledger::Status<ledger::RecordError> failure = components.describe(description);
        if (failure.is_error())
            return failure.error();
    }
    ledger::Status<ledger::RecordError> failure = components.describe(record);
    if (failure.is_error())
        return failure.error();
    components.seat(setup.value().persons);
    return ledger::EveningOrComplaint(
        std::make_unique<Evening>(Timeline(start(setup.value()), std::move(components))));
}

} // namespace consigliere::mafia

template class consigliere::ledger::Timeline<consigliere::mafia::Game>;
template class consigliere::ledger::EveningOf<consigliere::mafia::Game>;
template class consigliere::ledger::ObserverViewOf<consigliere::mafia::Game>;
