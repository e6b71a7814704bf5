#include "engine/cash_n_guns/secrecy.h"

#include "engine/cash_n_guns/game.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

int number_of(Player player)
{
    return static_cast<int>(player);
}

/// The round whose shares are face up: until the next loot comes, the last one shared.
int round_in_sight(const Position& position)
{
    return position.phase == Phase::loot ? position.round - 1 : position.round;
}

/// Replaces cards by their backs. Clips and First aid kits are always public.
Loot turn_over(const Loot& loot)
{
    Loot covered;
    for (const LootCard card : all_loot_cards)
        covered.add(is_kept(card) ? LootCard::covered : card, loot[card]);
    return covered;
}

LootCard turn_over(LootCard card)
{
    return is_kept(card) ? LootCard::covered : card;
}

/// True if the redacted move contains the back of a card.
bool has_covered_loot(const Move& move)
{
    const Share back(LootCard::covered);
    if (const auto* take = std::get_if<TakeShare>(&move.action))
        return take->shares.contains(back) || (take->trade && back == take->trade->card);
    if (const auto* steal = std::get_if<UseProfessional>(&move.action))
        return back == steal->card;
    if (const auto* draw = std::get_if<UseVulture>(&move.action))
        return draw->loot[LootCard::covered] > 0;
    return false;
}

bool names_loot(const ledger::Reason& reason)
{
    return std::ranges::any_of(reason.facts,
        [](const ledger::Fact& fact) { return is_one_of<Share, LootType>(thing_of(fact.term)); });
}

} // namespace

Secrecy::Secrecy(const ledger::Timeline<Game>& timeline, ledger::Audience audience)
    : m_timeline(timeline)
    , m_audience(audience)
{
    const auto is_counted = [](const Position& position) { return position.phase == Phase::end; };
    m_counted = ledger::come_about_since(timeline, is_counted);
    m_counted.front() = std::ranges::find(m_counted, true) != m_counted.end();
    m_counted.push_back(is_counted(timeline.present()));
}

bool Secrecy::sees_hand_of(Player player) const
{
    return m_audience.sees_hand_of(number_of(player));
}

bool Secrecy::sees_all_hands() const
{
    return std::ranges::all_of(
        players(m_timeline.present()), [this](Player player) { return sees_hand_of(player); });
}

bool Secrecy::is_counted(int entry) const
{
    return m_counted[static_cast<std::size_t>(entry)];
}

ledger::Audience Secrecy::score_audience(int entry) const
{
    return is_counted(entry) ? ledger::Audience::everybody(ledger::Audience::Hands::open)
                             : m_audience;
}

/// The position in which the move of an entry was made.
const Position& Secrecy::before(int entry) const
{
    return m_timeline.position_after(entry - 1);
}

/// True if shares taken in that entry are face down by now.
bool Secrecy::lies_covered(int entry) const
{
    return !is_counted(entry)
        && round_in_sight(before(entry)) != round_in_sight(m_timeline.present());
}

Move Secrecy::known_move(int, Move move) const
{
    if (auto* tell = std::get_if<TellDiscard>(&move.action)) {
        if (!sees_hand_of(*move.player))
            tell->bullet.reset();
    } else if (auto* swap = std::get_if<UseHustler>(&move.action)) {
        const bool is_hidden = !sees_hand_of(*move.player) && !sees_hand_of(swap->other);
        if (swap->swap && is_hidden)
            swap->swap.emplace();
    }
    return move;
}

Share Secrecy::shown_share(int entry, Player player, Share share) const
{
    const std::optional<LootCard> card = share.card();
    if (!card || !lies_covered(entry) || sees_hand_of(player))
        return share;
    return turn_over(*card);
}

Move Secrecy::displayed(int entry, Move move) const
{
    if (!move.player || is_counted(entry))
        return move;
    const Player player = *move.player;
    if (auto* take = std::get_if<TakeShare>(&move.action)) {
        for (Share& share : take->shares)
            share = shown_share(entry, player, share);
        const bool is_hidden =
            take->trade && !sees_hand_of(player) && !sees_hand_of(take->trade->from);
        if (is_hidden)
            take->trade->card = turn_over(take->trade->card);
    } else if (auto* steal = std::get_if<UseProfessional>(&move.action)) {
        const Gangster& thief = before(entry).of(player);
        const bool is_victim = thief.aim == Gangster::Aim::at && sees_hand_of(thief.target);
        if (!sees_hand_of(player) && !is_victim)
            steal->card = turn_over(steal->card);
    } else if (auto* draw = std::get_if<UseVulture>(&move.action)) {
        if (!sees_hand_of(player) && !sees_hand_of(draw->victim))
            draw->loot = turn_over(draw->loot);
    }
    return move;
}

/// True if the cards pass face up: by a power from the table, in a correction, or as the share
/// traded by the Junk Dealer while it is still face up.
bool Secrecy::passes_in_sight(int entry, const act::Gives& act) const
{
    const std::optional<Move>& move = m_timeline.move_of(entry);
    const bool is_corrected = move && std::holds_alternative<Correct>(move->action);
    if (act.from.kind != LootPlace::Kind::player || is_corrected)
        return true;
    const auto* take = move ? std::get_if<TakeShare>(&move->action) : nullptr;
    return take != nullptr && take->trade && act.from == LootPlace::of(*move->player)
        && act.to == LootPlace::of(take->trade->from) && !lies_covered(entry);
}

Act Secrecy::displayed(int entry, Act act) const
{
    if (is_counted(entry))
        return act;
    if (auto* takes = std::get_if<act::TakesShare>(&act)) {
        takes->share = shown_share(entry, takes->player, takes->share);
    } else if (auto* gives = std::get_if<act::Gives>(&act)) {
        const auto is_mine = [this](const LootPlace& place) {
            return place.kind == LootPlace::Kind::player && sees_hand_of(place.player_there);
        };
        const bool is_seen =
            passes_in_sight(entry, *gives) || is_mine(gives->from) || is_mine(gives->to);
        if (!is_seen)
            gives->loot = turn_over(gives->loot);
    }
    return act;
}

Position Secrecy::displayed(int entry, Position position) const
{
    const bool is_past = round_in_sight(position) != round_in_sight(m_timeline.present());
    if (is_past && position.phase == Phase::sharing && !is_counted(entry) && !sees_all_hands())
        position.table = turn_over(position.table);
    return position;
}

/// Before the count, only the owner may ask about a player's loot, and only observers of all hands
/// may compare it.
bool Secrecy::may_answer(int entry, const Belief& question) const
{
    if (is_counted(entry))
        return true;
    switch (question.claim) {
    case Believe::Claim::holds:
    case Believe::Claim::bills:
    case Believe::Claim::diamonds:
    case Believe::Claim::paintings:
        return sees_hand_of(question.player);
    case Believe::Claim::bonus:
    case Believe::Claim::totals:
    case Believe::Claim::wins:
        return sees_all_hands();
    default:
        return true;
    }
}

/// True if a reason reveals that a player lacks a card. A wrong claim of a draw must not serve as a
/// probe.
bool Secrecy::tells_of_loot(int entry, const ledger::Reason& reason) const
{
    if (!(reason.message == message::lacks_loot) || is_counted(entry))
        return false;
    return std::ranges::any_of(reason.facts, [this](const ledger::Fact& fact) {
        const Thing thing = thing_of(fact.term);
        const auto* player = std::get_if<Player>(&thing);
        return player != nullptr && !sees_hand_of(*player);
    });
}

ledger::Assessment Secrecy::visible_verdict(int entry, const Move& shown,
    const ledger::Assessment& whole, const ledger::Assessment& known) const
{
    if (const auto* question = std::get_if<Believe>(&shown.action)) {
        if (may_answer(entry, question->belief))
            return known;
        return {ledger::Verdict::unverified,
            {ledger::message::covered(rule::face_down, ledger::Severity::unknown)}};
    }
    const bool is_covered = has_covered_loot(shown);
    return ledger::cover(ledger::visible_verdict(whole, known), [&](const ledger::Reason& reason) {
        return (is_covered && names_loot(reason)) || tells_of_loot(entry, reason);
    });
}

bool sees_loot_of(const Position& position, Player player, ledger::Audience audience)
{
    return position.phase == Phase::end || audience.sees_hand_of(number_of(player));
}

Score score(const Position& position, ledger::Audience audience)
{
    Score seen = score(position);
    const auto is_open = [&](const Score::Seat& seat) {
        return !seat.is_alive || sees_loot_of(position, seat.player, audience);
    };
    if (std::ranges::all_of(seen.seats, is_open))
        return seen;
    seen.decision = Score::Decision::covered;
    seen.rule = rule::face_down;
    seen.most_diamonds = 0;
    seen.bonus_holder.reset();
    seen.winners.clear();
    seen.winners_otherwise.clear();
    for (Score::Seat& seat : seen.seats) {
        seat.rank = 0;
        // Do not reveal whether any player has diamonds.
        seat.bonus = {rule::diamond_bonus, 0, 0};
        if (sees_loot_of(position, seat.player, audience)) {
            if (seat.total)
                seat.total = seat.bills.dollars + seat.diamonds.dollars + seat.paintings.dollars;
            continue;
        }
        seat.is_covered = true;
        seat.bills = {seat.bills.rule, 0, 0};
        seat.diamonds = {seat.diamonds.rule, 0, 0};
        seat.paintings = {seat.paintings.rule, 0, 0};
        seat.total.reset();
    }
    return seen;
}

} // namespace consigliere::cash_n_guns
