// Effects of the fields of the outer circuit on a figure that stops there (M-4).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

using ByRank = std::array<int, ledger::count_of<Rank>>;

/// Relation of a business to the figure that enters it (M-4.1).
enum class Relation : std::uint8_t { neutral, related, own, opponent };

/// The printed payments in donars; negative amounts are paid (M-4.3, M-4.5, M-4.7).
constexpr std::array<ByRank, 4> bank_payments{
    {{200, 400, 800}, {400, 800, 1'600}, {3'000, 3'000, 3'000}, {0, 0, 0}}};
constexpr std::array<ByRank, 4> arms_payments{
    {{400, 600, 1'000}, {0, 0, 0}, {5'000, 5'000, 5'000}, {-400, -600, -1'000}}};
constexpr std::array<ByRank, 4> police_payments{
    {{-400, -600, -1'200}, {0, 0, 0}, {0, 0, 0}, {-800, -1'200, -2'400}}};

Relation relation_of(const std::optional<Holding>& holding, Figure figure)
{
    if (!holding)
        return Relation::neutral;
    if (holding->holder == figure)
        return Relation::own;
    return are_related(holding->holder, figure) ? Relation::related : Relation::opponent;
}

void enter_business(
    Judging& judging, Figure figure, Field field, Why why, const std::array<ByRank, 4>& payments)
{
    judging.note_checked(rule::rank_payments);
    const std::optional<Holding> holding = judging.position().holding(field);
    const Relation relation = relation_of(holding, figure);
    const ByRank& by_rank = payments[static_cast<std::size_t>(relation)];
    const int amount = by_rank[static_cast<std::size_t>(rank_of(judging.position(), figure))];
    if (amount >= 0) {
        collect(judging, figure, amount, why);
        return;
    }
    // Weapons are paid to the shop's owner, silence money to the city (A24).
    const bool is_paid_to_owner = why == Why::arms;
    if (is_paid_to_owner)
        judging.note_checked(rule::a24_owner);
    demand(judging, figure, is_paid_to_owner ? Party{holding->holder} : the_bank, -amount, why);
}

void offer(Judging& judging, Figure figure, Offer what)
{
    if (!is_clean(judging.position(), figure) || what == Offer::exchange)
        judging.position().turn.offer = what;
}

/// A clean figure does not draw (M-4.9).
void send_to_draw(Judging& judging, Figure figure, Deck deck)
{
    Turn& turn = judging.position().turn;
    if (is_clean(judging.position(), figure))
        return;
    turn.drawer = figure;
    ++(deck == Deck::red ? turn.red_draws : turn.black_draws);
}

void enter_casino(Judging& judging, Figure figure)
{
    pay_perk(judging, Figure::sergio);
    judging.note_checked(rule::casino, rule::a21_stakes);
    if (judging.position().purse(figure) >= smallest_note)
        judging.position().turn.errand = Errand::bet;
}

} // namespace

void pay_at_start(Judging& judging, Figure figure)
{
    collect(
        judging, figure, per_piece * pieces_of(judging.position(), family_of(figure)), Why::start);
}

void arrive(Judging& judging, Figure figure, Field field)
{
    judging.note_checked(rule_of(field.kind()));
    switch (field.kind()) {
    case FieldKind::start_bonanno:
    case FieldKind::start_genovese:
        if (field.kind() == start_of(family_of(figure)))
            pay_at_start(judging, figure);
        break;
    case FieldKind::bank:
        enter_business(judging, figure, field, Why::bank, bank_payments);
        break;
    case FieldKind::arms:
        enter_business(judging, figure, field, Why::arms, arms_payments);
        break;
    case FieldKind::police:
        pay_perk(judging, Figure::franco);
        enter_business(judging, figure, field, Why::police, police_payments);
        break;
    case FieldKind::fortuna:
        if (!is_clean(judging.position(), figure))
            judging.position().turn.errand = Errand::toss;
        break;
    case FieldKind::club:
        offer(judging, figure, Offer::club);
        break;
    case FieldKind::casino:
        enter_casino(judging, figure);
        break;
    case FieldKind::informer:
        pay_perk(judging, Figure::maria);
        offer(judging, figure, Offer::informer);
        break;
    case FieldKind::exchange:
        pay_at_exchange(judging, figure);
        offer(judging, figure, Offer::exchange);
        break;
    case FieldKind::big_city:
        pay_perk(judging, Figure::paolo);
        collect(judging, figure, per_piece * pieces_of(judging.position(), figure), Why::big_city);
        break;
    case FieldKind::problem:
        send_to_draw(judging, figure, Deck::black);
        break;
    case FieldKind::agent:
        judging.perform(act::AgentComes{figure});
        break;
    }
}

void judge(Judging& judging, Figure figure, const Toss& move)
{
    object_to_end(judging);
    const Turn& turn = judging.position().turn;
    const bool is_to_toss = turn.errand == Errand::toss && turn.figure == figure;
    judging.object_if(
        !is_to_toss && is_clean(judging.position(), figure), message::is_clean, figure);
    judging.object_if(!is_to_toss, message::nothing_to_toss, figure);

    judging.log_only(act::Tosses{figure, move.coin});
    judging.position().turn.errand = Errand::none;
    send_to_draw(judging, figure, move.coin == Coin::felicita ? Deck::red : Deck::black);
}

void judge(Judging& judging, Figure figure, const Bet& move)
{
    object_to_end(judging);
    const Turn& turn = judging.position().turn;
    judging.object_if(turn.errand != Errand::bet || turn.figure != figure, message::no_game_here);
    judging.object_if(move.number < 1 || move.number > 6, message::no_such_roll, move.number);
    judging.object_if(move.stake < smallest_note || move.stake > most_stake, message::wrong_stake,
        Donar{move.stake});
    const bool is_in_steps = judging.position().options.stake_steps == StakeSteps::of_200;
    judging.object_if(
        is_in_steps && move.stake % smallest_note != 0, message::stake_in_steps, Donar{move.stake});
    object_to_price(judging, figure, move.stake, rule::casino);
    if (judging.is_impossible())
        return;

    judging.position().turn.errand = Errand::none;
    judging.log_only(act::Tosses{figure, move.coin});
    const int multiple = move.number % 2 == 0 ? 2 : 3;
    if (move.coin == Coin::felicita)
        collect(judging, figure, multiple * move.stake, Why::casino);
    else
        pay(judging, figure, the_bank, move.stake, Why::casino);
}

} // namespace consigliere::mafia
