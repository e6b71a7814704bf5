// Pages 8 and 9: players and their starting components.

#include "engine/corleone/setup.h"

#include "engine/corleone/messages.h"
#include "engine/ledger/record_head.h"

#include <algorithm>

namespace consigliere::corleone {

using ledger::complain;
using ledger::ErrorOr;
using ledger::RecordError;
using ledger::Status;
using ledger::text_or_empty;
using ledger::Tree;

namespace {

constexpr int most_in_pile = 999;

bool is_seated(const Setup& setup, Family family)
{
    return std::ranges::find(setup.seats, family, &Setup::Seat::family) != setup.seats.end();
}

Status<RecordError> read_seats(const Tree& record, Setup& setup)
{
    const Tree* seats = record.find("seats");
    const std::size_t players = seats == nullptr ? 0 : seats->elements().size();
    if (players < 2 || players > static_cast<int>(count_of<Family>))
        return complain(message::wrong_player_count, seats == nullptr ? record : *seats,
            std::to_string(players));
    for (const Tree& seat : seats->elements()) {
        const Tree* family_tree = seat.find("family");
        if (family_tree == nullptr)
            return complain(message::seat_without_family, seat);
        const std::string_view word = text_or_empty(family_tree);
        const std::optional<Family> family = value_of<Family>(word);
        if (!family)
            return complain(message::unknown_family, *family_tree);
        if (is_seated(setup, *family))
            return complain(message::family_twice, *family_tree, word);
        setup.seats.push_back({std::string(text_or_empty(seat.find("player"))), *family});
    }
    return {};
}

Status<RecordError> read_first(const Tree& record, Setup& setup)
{
    const Tree* first = record.find("first");
    if (first == nullptr)
        return complain(message::no_first_player, record);
    const std::string_view word = text_or_empty(first);
    const std::optional<Family> family = value_of<Family>(word);
    if (!family || !is_seated(setup, *family))
        return complain(message::first_not_seated, *first);
    setup.first = *family;
    return {};
}

Status<RecordError> read_tracking(const Tree& record, Setup& setup)
{
    const Tree* tree = record.find("tracking");
    if (tree == nullptr)
        return {};
    const std::optional<Tracking> tracking = value_of<Tracking>(text_or_empty(tree));
    if (!tracking)
        return complain(message::bad_tracking, *tree);
    setup.tracking = *tracking;
    return {};
}

Status<RecordError> read_hand_limits(const Tree& record, Setup& setup)
{
    const Tree* limits = record.find("hand_limits");
    if (limits == nullptr)
        return {};
    if (limits->elements().size() != setup.hand_limits.size())
        return complain(message::bad_hand_limits, *limits);
    for (std::size_t act = 0; act < setup.hand_limits.size(); ++act) {
        const std::int64_t* limit = limits->elements()[act].number();
        if (limit == nullptr || *limit < 0 || *limit > money_cards_in_box)
            return complain(message::bad_hand_limits, *limits);
        setup.hand_limits[act] = static_cast<std::uint8_t>(*limit);
    }
    return {};
}

Status<RecordError> read_piles(const Tree& record, Setup& setup)
{
    const Tree* piles = record.find("piles");
    if (piles == nullptr)
        return {};
    if (!piles->is_table())
        return complain(message::bad_pile, *piles);
    for (const auto& [name, count] : piles->members()) {
        const std::optional<Bill> bill = value_of<Bill>(name);
        const std::optional<Good> good = value_of<Good>(name);
        const std::int64_t* number = count.number();
        if ((!bill && !good) || number == nullptr || *number < 0 || *number > most_in_pile)
            return complain(message::bad_pile, count, name);
        Pile& pile = bill ? setup.money_piles[static_cast<std::size_t>(*bill)]
                          : setup.goods_piles[static_cast<std::size_t>(*good)];
        pile = Pile(static_cast<int>(*number));
    }
    return {};
}

void give_figures(Position& position, Family family)
{
    const int thugs = player_count(position) == 2 ? 3 : 2;
    for (int thug = 0; thug < thugs; ++thug)
        position.place_of(figure_of(family, FigureKind::thug, thug)).kind = Place::Kind::supply;
    position.place_of(figure_of(family, FigureKind::don)).kind = Place::Kind::supply;
}

void deal_hand(Position& position, Family family)
{
    constexpr int dealt_jobs = 2;
    Holding& holding = position.of(family);
    holding.markers = markers_per_family;
    if (position.tracking == Tracking::board)
        return;
    holding.hand_money.add(Bill::one);
    holding.hand_money.add(Bill::two);
    holding.hand_money.add(Bill::three);
    holding.hand_unknown_jobs = dealt_jobs;
    position.job_deck = static_cast<std::uint8_t>(position.job_deck - dealt_jobs);
}

} // namespace

ErrorOr<Setup, RecordError> read_setup(const Tree& record)
{
    Setup setup;
    for (const auto& read : {read_seats, read_first, read_tracking, read_hand_limits, read_piles}) {
        Status<RecordError> failure = read(record, setup);
        if (failure.is_error())
            return failure.error();
    }
    return setup;
}

Position start(const Setup& setup)
{
    Position position;
    position.tracking = setup.tracking;
    position.hand_limits = setup.hand_limits;
    position.horse_head = setup.first;
    position.turn = setup.first;
    position.money_piles = setup.money_piles;
    position.goods_piles = setup.goods_piles;
    for (const Setup::Seat& seat : setup.seats)
        position.seats.push_back(seat.family);
    for (const Family family : position.seats) {
        give_figures(position, family);
        deal_hand(position, family);
    }
    position.jobs_to_reveal = static_cast<std::uint8_t>(public_job_spaces(player_count(position)));
    position.allies_to_reveal = static_cast<std::uint8_t>(player_count(position) - 1);
    return position;
}

} // namespace consigliere::corleone
