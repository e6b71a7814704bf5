// Setup: players, initial components, and the table's options.

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/setup.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"

#include <algorithm>
#include <array>

namespace consigliere::cash_n_guns {

using ledger::complain;
using ledger::ErrorOr;
using ledger::RecordError;
using ledger::set_option;
using ledger::Status;
using ledger::text_or_empty;
using ledger::Tree;
using ledger::truth_from;

bool is_reserved(std::string_view word)
{
    constexpr std::array<std::string_view, 4> reserved{"table", "deck", "box", "desk"};
    return std::ranges::find(reserved, word) != reserved.end();
}

namespace {

Status<RecordError> read_seat(const Tree& seat, Setup& setup)
{
    const Tree* given = seat.find("name");
    const std::string_view player = text_or_empty(seat.find("player"));
    const std::string name =
        given == nullptr ? name_from(player) : std::string(text_or_empty(given));
    const Tree& where = given == nullptr ? seat : *given;
    if (given == nullptr && name.empty())
        return complain(message::seat_without_name, seat, player);
    if (!ledger::is_name(name))
        return complain(message::bad_seat_name, where, name);
    if (is_reserved(name))
        return complain(message::reserved_name, where, name);
    if (std::ranges::find(setup.seats, name, &Components::Seat::name) != setup.seats.end())
        return complain(message::name_twice, where, name);
    setup.seats.push_back({name, player.empty() ? name : std::string(player)});
    return {};
}

Status<RecordError> read_power(const Tree& seat, Setup& setup)
{
    const Tree* tree = seat.find("power");
    if (tree == nullptr)
        return {};
    const std::string_view word = text_or_empty(tree);
    const std::optional<Power> power = value_of<Power>(word);
    if (!power)
        return complain(message::unknown_power, *tree, word);
    if (std::ranges::find(setup.powers, *power) != setup.powers.end())
        return complain(message::power_twice, *tree, word);
    setup.powers.push_back(*power);
    return {};
}

Status<RecordError> read_seats(const Tree& record, Setup& setup)
{
    const Tree* seats = record.find("seats");
    const std::size_t count = seats == nullptr ? 0 : seats->elements().size();
    if (count < least_players || count > most_players)
        return complain(
            message::wrong_player_count, seats == nullptr ? record : *seats, std::to_string(count));
    for (const Tree& seat : seats->elements()) {
        Status<RecordError> failure = read_seat(seat, setup);
        if (!failure.is_error())
            failure = read_power(seat, setup);
        if (failure.is_error())
            return failure;
        // Either all players have powers, or none (CG-T.0).
        if (!setup.powers.empty() && setup.powers.size() != setup.seats.size())
            return complain(message::power_missing, seat, setup.seats.back().name);
    }
    return {};
}

Status<RecordError> read_first(const Tree& record, Setup& setup)
{
    const Tree* first = record.find("first");
    if (first == nullptr)
        return complain(message::no_godfather, record, "");
    const std::string_view word = text_or_empty(first);
    const std::optional<Player> player = Components(setup.seats).find(word);
    if (!player)
        return complain(message::godfather_not_seated, *first, word);
    setup.first = *player;
    return {};
}

Status<RecordError> read_options(const Tree& record, Setup& setup)
{
    const Tree* options = record.find("options");
    if (options == nullptr)
        return {};
    for (const auto& [key, value] : options->members()) {
        const std::string_view word = text_or_empty(&value);
        bool is_good = false;
        if (key == "slow")
            is_good = set_option(setup.options.slow, value_of<Slow>(word));
        else if (key == "unclaimed")
            is_good = set_option(setup.options.unclaimed, value_of<Unclaimed>(word));
        else if (key == "ties")
            is_good = set_option(setup.options.ties, value_of<Ties>(word));
        else if (key == "token_must_go")
            is_good = set_option(setup.options.token_must_go, truth_from(value));
        else if (key == "dictator_clip")
            is_good = set_option(setup.options.dictator_clip, truth_from(value));
        else if (key == "good_friend_discards")
            is_good = set_option(setup.options.good_friend_discards, truth_from(value));
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
    position.player_count = static_cast<std::uint8_t>(setup.seats.size());
    position.godfather = setup.first;
    position.deck = loot_deck();
    position.desk_is_open = true;
    for (const Player player : players(position))
        position.bangs.add(BangPlace::hand_of(player), bangs_dealt);
    for (std::size_t seat = 0; seat < setup.powers.size(); ++seat)
        position.gangsters[seat].power = setup.powers[seat];
    return position;
}

} // namespace consigliere::cash_n_guns
