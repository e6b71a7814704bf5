// Setup: persons and their figures, the money, and the table's options.

#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"
#include "engine/mafia/messages_setup.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/setup.h"

#include <algorithm>

namespace consigliere::mafia {

using ledger::complain;
using ledger::ErrorOr;
using ledger::RecordError;
using ledger::set_option;
using ledger::Status;
using ledger::text_or_empty;
using ledger::Tree;
using ledger::truth_from;

namespace {

Status<RecordError> read_person(const Tree& seat, Setup& setup)
{
    const Tree* given = seat.find("name");
    const std::string_view player = text_or_empty(seat.find("player"));
    const std::string name =
        given == nullptr ? ledger::name_from(player) : std::string(text_or_empty(given));
    const Tree& where = given == nullptr ? seat : *given;
    if (given == nullptr && name.empty())
        return complain(message::seat_without_name, seat, player);
    if (!ledger::is_name(name))
        return complain(message::bad_seat_name, where, name);
    if (std::ranges::find(setup.persons, name, &Components::Person::name) != setup.persons.end())
        return complain(message::name_twice, where, name);
    setup.persons.push_back({name, player.empty() ? name : std::string(player)});
    return {};
}

/// Reads the figures of a seat: a list, or a whole family by name.
Status<RecordError> read_figures(const Tree& seat, Setup& setup)
{
    std::optional<Family> family;
    if (const Tree* named = seat.find("family")) {
        family = value_of<Family>(text_or_empty(named));
        if (!family)
            return complain(message::unknown_family, *named);
    }
    const Tree* listed = seat.find("figures");
    Tree figures = Tree::list();
    if (listed != nullptr) {
        figures = *listed;
    } else if (family) {
        for (const Figure figure : figures_of(*family))
            figures.add(Tree(word_of(figure)));
    }
    if (figures.elements().empty())
        return complain(message::no_figures, seat, setup.persons.back().name);
    const auto player = static_cast<Seat>(setup.persons.size() - 1);
    std::optional<Family> played;
    for (const Tree& element : figures.elements()) {
        const std::string_view word = text_or_empty(&element);
        const std::optional<Figure> figure = value_of<Figure>(word);
        if (!figure)
            return complain(message::unknown_figure, element, word);
        if (family && family_of(*figure) != *family)
            return complain(message::wrong_colour, element, word);
        if (setup.players[index_of(*figure)])
            return complain(message::figure_twice, element, word);
        if (played && family_of(*figure) != *played)
            return complain(message::both_families, element, setup.persons.back().name);
        played = family_of(*figure);
        setup.players[index_of(*figure)] = player;
    }
    return {};
}

Status<RecordError> read_seats(const Tree& record, Setup& setup)
{
    const Tree* seats = record.find("seats");
    const std::size_t count = seats == nullptr ? 0 : seats->elements().size();
    const Tree& where = seats == nullptr ? record : *seats;
    if (count < least_players || count > most_players)
        return complain(message::wrong_player_count, where, std::to_string(count));
    for (const Tree& seat : seats->elements()) {
        Status<RecordError> failure = read_person(seat, setup);
        if (!failure.is_error())
            failure = read_figures(seat, setup);
        if (failure.is_error())
            return failure;
    }
    for (const Figure figure : all_of<Figure>) {
        if (!setup.players[index_of(figure)])
            return complain(message::figure_missing, where, word_of(figure));
    }
    return {};
}

Status<RecordError> read_first(const Tree& record, Setup& setup)
{
    const Tree* first = record.find("first");
    if (first == nullptr)
        return {};
    setup.first = value_of<Figure>(text_or_empty(first));
    return setup.first ? Status<RecordError>() : complain(message::unknown_figure, *first);
}

std::optional<std::uint8_t> count_from(const Tree& tree)
{
    const std::int64_t* number = tree.number();
    if (number == nullptr || *number < 1 || *number > pieces_per_figure)
        return std::nullopt;
    return static_cast<std::uint8_t>(*number);
}

/// Accepts a number as well as a word.
std::optional<StakeSteps> stake_steps_from(const Tree& tree)
{
    const std::int64_t* number = tree.number();
    return value_of<StakeSteps>(
        number == nullptr ? std::string(text_or_empty(&tree)) : std::to_string(*number));
}

Status<RecordError> read_options(const Tree& record, Setup& setup)
{
    const Tree* options = record.find("options");
    if (options == nullptr)
        return {};
    Options& into = setup.options;
    for (const auto& [key, value] : options->members()) {
        bool is_good = false;
        if (key == "fields_per_turn")
            is_good = set_option(into.fields_per_turn, count_from(value));
        else if (key == "hires_per_turn")
            is_good = set_option(into.hires_per_turn, count_from(value));
        else if (key == "family_may_buy")
            is_good = set_option(into.family_may_buy, truth_from(value));
        else if (key == "club_counts")
            is_good = set_option(into.club_counts, truth_from(value));
        else if (key == "attack_family")
            is_good = set_option(into.attack_family, truth_from(value));
        else if (key == "fed_current_counts")
            is_good = set_option(into.fed_current_counts, truth_from(value));
        else if (key == "stake_steps")
            is_good = set_option(into.stake_steps, stake_steps_from(value));
        else if (key == "exchange_figure")
            is_good =
                set_option(into.exchange_figure, value_of<ExchangeFigure>(text_or_empty(&value)));
        else if (key == "tax_round")
            is_good = set_option(into.tax_round, value_of<TaxRound>(text_or_empty(&value)));
        else if (key == "blitz")
            is_good = set_option(into.blitz, truth_from(value));
        else
            return complain(message::unknown_option, value, key);
        if (!is_good)
            return complain(message::bad_option, value, key);
    }
    return {};
}

} // namespace

ErrorOr<Setup, RecordError> read_setup(const Tree& record)
{
    Setup setup;
    for (const auto& read : {read_seats, read_first, read_options}) {
        Status<RecordError> failure = read(record, setup);
        if (failure.is_error())
            return failure.error();
    }
    return setup;
}

Position start(const Setup& setup)
{
    Position position;
    position.options = setup.options;
    position.seat_count = static_cast<std::uint8_t>(setup.persons.size());
    position.first = setup.first;
    for (const Figure figure : all_of<Figure>) {
        Character& character = position.of(figure);
        character.seat = *setup.players[index_of(figure)];
        character.field = Field(start_of(family_of(figure)), 0);
        position.purse(figure) += money_of_figure;
    }
    return position;
}

} // namespace consigliere::mafia
