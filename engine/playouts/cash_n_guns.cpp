#include "engine/playouts/cash_n_guns.h"

#include "engine/cash_n_guns/score.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>
#include <cmath>

namespace consigliere::cash_n_guns {

namespace {

using playouts::any_of;
using playouts::Policies;
using playouts::Policy;
using playouts::Random;

// What the score of the moment does not see, in dollars. Guesses, kept because a table that
// reckons with them beats one that does not; none decides alone.

/// The first wound, and each further one that is not deadly, with all rounds to come: less courage.
constexpr double wound_cost = 10'000;
/// What a living player gains in a coming round: 64 cards of about 10,000, shared by about 5.
constexpr double gain_of_round = 14'000;
constexpr double clip_worth = 5'000; ///< A Bang! for a Click!, with all rounds to come.
constexpr double desk_worth = 6'000; ///< First share and an order, until another takes it.

bool happens(double chance, Random& random)
{
    return std::uniform_real_distribution<double>()(random) < chance;
}

LootCard any_card(const Loot& loot, Random& random)
{
    auto left = static_cast<int>(any_of(static_cast<std::size_t>(loot.total()), random));
    for (const LootCard card : all_loot_cards) {
        left -= loot[card];
        if (left < 0)
            return card;
    }
    return LootCard::covered;
}

/// `count` cards out of `loot`, or all that are there.
Loot any_cards(Loot loot, int count, Random& random)
{
    Loot drawn;
    for (; count > 0 && !loot.empty(); --count) {
        const LootCard card = any_card(loot, random);
        loot.take(card);
        drawn.add(card);
    }
    return drawn;
}

/// The chance that the next card of this hand is a Bang!, if it is drawn like any other. Of the
/// Bang! not shown (`most`), each is among the cards left or among those discarded unseen, which
/// are as many as the range is wide. Exact unless an end of the range is clamped.
double bang_chance(const Bullets& bullets)
{
    const int most = bullets.bangs.most;
    const int unseen = bullets.cards + most - bullets.bangs.least;
    return unseen == 0 ? 0 : static_cast<double>(most) / unseen;
}

/// The choices of one moment. Players know what the table saw: each share when it was taken, and
/// Bullet cards only as bounds. Who lies down is decided by all at once, each without the others'
/// choice.
class PlayedOn {
public:
    PlayedOn(const Position& position, const Policies& policies, Random& random)
        : m_position(position)
        , m_policies(policies)
        , m_random(random)
        , m_to_come(static_cast<double>(last_round - position.round) / last_round)
    {
    }

    std::optional<Move> next()
    {
        switch (m_position.phase) {
        case Phase::loot:
            return table(RevealLoot{any_cards(m_position.deck, loot_cards_per_round, m_random)});
        case Phase::hold_up:
            return aim(next_to_aim(m_position));
        case Phase::privilege:
            if (const std::optional<Move> order = redirect())
                return order;
            return table(take_cover());
        case Phase::courage:
            return table(take_cover());
        case Phase::cards:
            return show();
        case Phase::sharing:
            return share();
        case Phase::end:
            break;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] static std::optional<Move> table(Action action)
    {
        return Move{std::nullopt, std::move(action), {}};
    }
    [[nodiscard]] static std::optional<Move> by(Player player, Action action)
    {
        return Move{player, std::move(action), {}};
    }
    [[nodiscard]] bool is_greedy(Player player) const
    {
        return m_policies.of(index_of(player)) == Policy::greedy;
    }
    [[nodiscard]] bool toss() { return happens(0.5, m_random); }
    [[nodiscard]] double any_between(double least, double most)
    {
        return std::uniform_real_distribution<double>(least, most)(m_random);
    }

    template <typename Condition>
    [[nodiscard]] PlayerList those(const Condition& condition) const
    {
        PlayerList found;
        for (const Player player : players(m_position)) {
            if (condition(player))
                found.push_back(player);
        }
        return found;
    }
    template <typename List>
    [[nodiscard]] auto any_in(const List& list)
    {
        return list[any_of(list.size(), m_random)];
    }
    /// The element of the largest value; nullopt if there is none.
    template <typename List, typename Value>
    [[nodiscard]] auto best_of(const List& list, const Value& value)
    {
        using Element = std::remove_cvref_t<decltype(*list.begin())>;
        std::optional<Element> best;
        double most = 0;
        for (const Element& one : list) {
            const double its = value(one);
            if (best && its <= most)
                continue;
            best = one;
            most = its;
        }
        return best;
    }

    // Worth of loot, in dollars. ------------------------------------------------------------------

    /// The score's own values, but a collection of paintings counts with those that may still come,
    /// and the Diamond Bonus by the part of the game that is over.
    [[nodiscard]] double worth(const Loot& loot, Player player) const
    {
        return dollars_of(loot, LootType::bill) + dollars_of(loot, LootType::diamond)
            + worth_of_paintings(loot, player) + worth_of_diamonds(loot, player);
    }
    [[nodiscard]] double worth(Player player) const
    {
        return worth(m_position.of(player).loot, player);
    }
    /// A player of about five gets two of ten paintings, so those who collect get some more.
    [[nodiscard]] double worth_of_paintings(const Loot& loot, Player player) const
    {
        const int count =
            loot[LootCard::painting] + (m_position.of(player).power == Power::collector ? 1 : 0);
        if (count == 0)
            return 0;
        constexpr double most_to_come = 2.5;
        const double hoped = m_to_come * most_to_come;
        const auto whole = static_cast<int>(hoped);
        const double rest = hoped - whole;
        const auto value = [](int paintings) { return dollars_of_paintings(paintings); };
        const double all = (1 - rest) * value(count + whole) + rest * value(count + whole + 1);
        return all * count / (count + hoped);
    }
    [[nodiscard]] double worth_of_diamonds(const Loot& loot, Player player) const
    {
        const int mine = count_of(loot, LootType::diamond);
        int most = 0;
        for (const Player other : players(m_position)) {
            if (other != player && is_alive(m_position, other))
                most = std::max(most, count_of(m_position.of(other).loot, LootType::diamond));
        }
        if (mine == 0 || mine < most)
            return mine * 2'000 * m_to_come;
        const double sure = mine > most ? 1 - m_to_come : 0;
        return diamond_bonus_dollars * std::max(sure, m_to_come / 4);
    }

    /// What the next wound costs.
    [[nodiscard]] double cost_of_wound(Player player, int hits) const
    {
        const Gangster& gangster = m_position.of(player);
        if (gangster.wounds + hits >= deadly_wounds(gangster))
            return worth(player) + gain_of_round * (1 + last_round * m_to_come);
        return wound_cost * hits * (1 + gangster.wounds) * m_to_come;
    }

    [[nodiscard]] double worth_of_share(Player player, Share share) const
    {
        const std::optional<LootCard> card = share.card();
        if (!card)
            return player == m_position.godfather ? desk_worth / 2 * std::sqrt(m_to_come)
                                                  : desk_worth * std::sqrt(m_to_come);
        const Gangster& gangster = m_position.of(player);
        if (*card == LootCard::clip)
            return gangster.bullets.cards > 0 ? clip_worth * m_to_come : 0;
        if (*card == LootCard::first_aid)
            return gangster.wounds
                * (wound_cost * m_to_come + (worth(player) + gain_of_round) * m_to_come / 4);
        Loot with = gangster.loot;
        with.add(*card);
        return worth(with, player) - worth(player);
    }

    // The hold-up. --------------------------------------------------------------------------------

    [[nodiscard]] std::optional<Move> aim(std::optional<Player> player)
    {
        if (!player)
            return std::nullopt;
        const std::optional<Player> hustler = owner_of(m_position, Power::hustler);
        if (hustler && is_open(m_position, *hustler, Power::hustler) && !is_greedy(*hustler))
            return hustle(*hustler);
        const PlayerList targets =
            those([&](Player other) { return other != *player && is_alive(m_position, other); });
        if (targets.empty())
            return std::nullopt;
        if (!is_greedy(*player))
            return by(*player, TakeAim{any_in(targets)});
        return by(*player, TakeAim{*best_of(targets, [&](Player other) { return prey(other); })});
    }
    /// The richest, but not always the same for all, and rather whom a hit would eliminate.
    [[nodiscard]] double prey(Player player)
    {
        const Gangster& gangster = m_position.of(player);
        const bool is_deadly = gangster.wounds + 1 >= deadly_wounds(gangster);
        return (worth(player) + gain_of_round) * (is_deadly ? 1.5 : 1) * any_between(0.5, 1.5);
    }

    /// A covered card for a covered card, from which no score gains.
    [[nodiscard]] std::optional<Move> hustle(Player player)
    {
        const PlayerList others = those([&](Player other) {
            return other != player && is_alive(m_position, other)
                && m_position.of(other).bullets.cards > 0;
        });
        if (others.empty() || toss())
            return by(player, DeclinePower{Power::hustler});
        return by(player, UseHustler{any_in(others), {}});
    }

    /// Whether anything is ordered is a choice too: one of as many as there are players to order.
    [[nodiscard]] std::optional<Move> redirect()
    {
        const Player godfather = m_position.godfather;
        PlayerList guns = those([&](Player player) { return can_be_ordered(m_position, player); });
        if (guns.empty() || (!is_greedy(godfather) && any_of(guns.size() + 1, m_random) == 0))
            return std::nullopt;
        const Player gun = is_greedy(godfather) ? *best_of(guns,
                               [&](Player player) {
                                   return bang_chance(m_position.of(player).bullets)
                                       + (m_position.of(player).aims_at(godfather) ? 1 : 0);
                               })
                                                : any_in(guns);
        const PlayerList targets = those([&](Player target) {
            return target != gun && is_alive(m_position, target)
                && !m_position.of(gun).aims_at(target)
                && !(is_greedy(godfather) && target == godfather);
        });
        if (targets.empty())
            return std::nullopt;
        const Player target = is_greedy(godfather)
            ? *best_of(targets, [&](Player player) { return prey(player); })
            : any_in(targets);
        return by(godfather, Redirect{gun, target});
    }

    [[nodiscard]] TakeCover take_cover()
    {
        TakeCover cover;
        for (const Player player : players(m_position)) {
            if (stands(m_position, player) && (is_greedy(player) ? is_afraid(player) : toss()))
                cover.lying.add(player);
        }
        return cover;
    }
    [[nodiscard]] bool is_aimed_at(Player player) const
    {
        return any_player(m_position, [&](Player other) { return is_threat(other, player); });
    }
    [[nodiscard]] bool is_threat(Player gun, Player player) const
    {
        return m_position.of(gun).aims_at(player) && stands(m_position, gun)
            && m_position.of(gun).card == Gangster::Card::laid;
    }
    /// Someone who is aimed at lies down about every other time.
    [[nodiscard]] double chance_to_stand(Player player) const
    {
        return is_aimed_at(player) ? 0.6 : 1;
    }

    /// Compares the share that is likely with what the guns are likely to cost. Not everybody is as
    /// brave.
    [[nodiscard]] bool is_afraid(Player player)
    {
        const auto hits = chances_of_hits(player);
        const bool dodges = m_position.of(player).power == Power::lucky;
        double stays = hits[0];
        double cost = 0;
        for (int count = 1; count <= static_cast<int>(most_players); ++count) {
            const double chance = hits[static_cast<std::size_t>(count)];
            if (dodges && count > 1)
                stays += chance;
            else if (chance > 0)
                cost += chance * cost_of_wound(player, count);
        }
        return stays * likely_share(player) < cost * any_between(0.5, 1.5);
    }
    /// The chance of each number of hits.
    [[nodiscard]] std::array<double, most_players + 1> chances_of_hits(Player player) const
    {
        std::array<double, most_players + 1> hits{1};
        for (const Player gun : players(m_position)) {
            if (!is_threat(gun, player))
                continue;
            const double fires = bang_chance(m_position.of(gun).bullets) * chance_to_stand(gun);
            for (std::size_t count = hits.size() - 1; count > 0; --count)
                hits[count] += fires * (hits[count - 1] - hits[count]);
            hits[0] *= 1 - fires;
        }
        return hits;
    }
    /// The player's part of the table among those who are likely to stand with him.
    [[nodiscard]] double likely_share(Player player) const
    {
        double all = 0;
        for (const LootCard card : all_loot_cards) {
            if (m_position.table[card] > 0)
                all += m_position.table[card] * worth_of_share(player, card);
        }
        double sharers = 1;
        for (const Player other : players(m_position)) {
            if (other != player && stands(m_position, other))
                sharers += chance_to_stand(other);
        }
        return all / sharers;
    }

    // The Bullet cards. ---------------------------------------------------------------------------

    [[nodiscard]] std::optional<Move> show()
    {
        for (const Power power : {Power::doctor, Power::smart, Power::professional}) {
            const std::optional<Player> owner = owner_of(m_position, power);
            if (owner && is_open(m_position, *owner, power))
                return call(*owner, power);
        }
        const std::optional<Player> player = next_to_show(m_position);
        if (!player)
            return std::nullopt;
        return by(*player, ShowBullet{laid_by(*player)});
    }
    [[nodiscard]] Bullet laid_by(Player player)
    {
        const auto can_be = [&](Bullet bullet) {
            return may_have_laid(m_position, player, bullet) != Certainty::impossible;
        };
        const bool is_bang = happens(bang_chance(m_position.of(player).bullets), m_random);
        if (!can_be(Bullet::click) || (is_bang && can_be(Bullet::bang)))
            return Bullet::bang;
        return Bullet::click;
    }

    /// The Smart gains nothing that the score sees. The Professional needs a Bang!, and draws the
    /// loot card unseen.
    [[nodiscard]] std::optional<Move> call(Player player, Power power)
    {
        const bool calls = power == Power::professional ? laid_by(player) == Bullet::bang
                                                        : is_greedy(player) || toss();
        if (!calls)
            return by(player, DeclinePower{power});
        if (power != Power::professional)
            return by(player, UsePower{power});
        const Loot& loot = m_position.of(m_position.of(player).target).loot;
        return by(player, UseProfessional{any_card(loot, m_random)});
    }

    // The sharing. --------------------------------------------------------------------------------

    [[nodiscard]] std::optional<Move> share()
    {
        const std::optional<Player> vulture = owner_of(m_position, Power::vulture);
        if (vulture && is_open(m_position, *vulture, Power::vulture))
            return plunder(*vulture);
        if (!m_position.turn)
            return std::nullopt;
        if (const std::optional<Move> ban = forbid())
            return ban;
        return take(*m_position.turn);
    }

    [[nodiscard]] std::optional<Move> plunder(Player vulture)
    {
        const std::optional<Player> victim = ledger::first_of(
            players(m_position), [&](Player player) { return can_plunder(m_position, player); });
        if (!victim || (!is_greedy(vulture) && toss()))
            return by(vulture, DeclinePower{Power::vulture});
        const Loot& loot = m_position.of(*victim).loot;
        return by(vulture, UseVulture{*victim, any_cards(loot, cards_to_plunder(loot), m_random)});
    }

    using Shares = ledger::FixedList<Share, all_shares.size()>;
    [[nodiscard]] Shares shares() const
    {
        Shares found;
        for (const Share share : all_shares) {
            if (can_take(m_position, share))
                found.push_back(share);
        }
        return found;
    }
    [[nodiscard]] Share best_share(Player player, const Shares& from)
    {
        return *best_of(from, [&](Share share) { return worth_of_share(player, share); });
    }

    /// The Dictator may forbid once in a sharing. The greedy one forbids the richest what would
    /// serve him best.
    [[nodiscard]] std::optional<Move> forbid()
    {
        const std::optional<Player> dictator = owner_of(m_position, Power::dictator);
        const Player next = *m_position.turn;
        if (!dictator || !is_open(m_position, *dictator, Power::dictator) || m_position.ban)
            return std::nullopt;
        const Shares from = shares();
        if (from.empty()
            || (is_greedy(*dictator) ? is_poorer_than_another(next, *dictator) : toss()))
            return std::nullopt;
        const LootType type = type_of(is_greedy(*dictator) ? best_share(next, from) : any_in(from));
        if (type == LootType::clip && !m_position.options.dictator_clip)
            return std::nullopt;
        return by(*dictator, ForbidLoot{next, type});
    }
    [[nodiscard]] bool is_poorer_than_another(Player player, Player except) const
    {
        return any_player(m_position, [&](Player other) {
            return other != except && stands(m_position, other) && worth(other) > worth(player);
        });
    }

    [[nodiscard]] std::optional<Move> take(Player player)
    {
        const Shares from = shares();
        if (from.empty())
            return std::nullopt;
        const bool leaves =
            may_leave_desk(m_position) && (is_greedy(player) ? m_to_come == 0 : toss());
        if (leaves)
            return by(player, LeaveDesk{});
        TakeShare take;
        take.shares.push_back(is_greedy(player) ? best_share(player, from) : any_in(from));
        add_second(player, take);
        if (take.shares.size() == 1 && may_trade(m_position, player))
            trade(player, from, take);
        if (take.shares.contains(Share(LootCard::clip)))
            search_for_bang(player, take);
        return by(player, std::move(take));
    }

    /// The Greedy takes two, if there are not two for everybody.
    void add_second(Player player, TakeShare& take)
    {
        const Gangster& gangster = m_position.of(player);
        if (gangster.power != Power::greedy || gangster.has_picked)
            return;
        Shares rest;
        for (const Share share : shares()) {
            const bool is_gone =
                share == take.shares[0] && (share.is_desk() || m_position.table[*share.card()] < 2);
            if (!is_gone)
                rest.push_back(share);
        }
        const int sharers =
            static_cast<int>(those([&](Player other) { return stands(m_position, other); }).size());
        const bool wants = is_greedy(player) ? m_position.table.total() < 2 * sharers : toss();
        if (!rest.empty() && wants)
            take.shares.push_back(is_greedy(player) ? best_share(player, rest) : any_in(rest));
    }

    /// The Junk Dealer gives the share away and draws a card unseen. The greedy one gives the
    /// cheapest, if the average card of someone is worth more than the best share.
    void trade(Player player, const Shares& from, TakeShare& take)
    {
        Shares given;
        for (const Share share : from) {
            if (share.card() && is_kept(*share.card()))
                given.push_back(share);
        }
        const PlayerList others = those([&](Player other) {
            return other != player && has_loot(m_position.of(other)) && is_alive(m_position, other);
        });
        if (given.empty() || others.empty())
            return;
        const auto average = [&](Player other) {
            const Loot& loot = m_position.of(other).loot;
            double all = 0;
            for (const LootCard card : all_loot_cards)
                all += loot[card] > 0 ? loot[card] * worth_of_share(player, card) : 0;
            return all / loot.total();
        };
        const Player other = is_greedy(player) ? *best_of(others, average) : any_in(others);
        const bool wants =
            is_greedy(player) ? average(other) > worth_of_share(player, take.shares[0]) : toss();
        if (!wants)
            return;
        take.shares[0] = is_greedy(player)
            ? *best_of(given, [&](Share share) { return -worth_of_share(player, share); })
            : any_in(given);
        take.trade = TakeShare::Trade{any_card(m_position.of(other).loot, m_random), other};
    }

    /// Where the lines leave open whether the discard pile has a Bang!, either is as likely.
    void search_for_bang(Player player, TakeShare& take)
    {
        if (clip_outcome(m_position, player) == ClipOutcome::unknown)
            take.found = toss() ? TakeShare::Found::bang : TakeShare::Found::nothing;
    }

    const Position& m_position;
    const Policies& m_policies;
    Random& m_random;
    double m_to_come; ///< Part of the game's rounds after this one.
};

} // namespace

} // namespace consigliere::cash_n_guns

namespace consigliere::playouts {

std::optional<cash_n_guns::Move> Rules<cash_n_guns::Game>::next(
    const Position& position, const Components&, const Policies& policies, Random& random)
{
    return cash_n_guns::PlayedOn(position, policies, random).next();
}

BySeat Rules<cash_n_guns::Game>::standing(const Position& position, const Components&)
{
    BySeat dollars;
    for (const cash_n_guns::Score::Seat& seat : cash_n_guns::score(position).seats)
        dollars.push_back(seat.total.value_or(0));
    return dollars;
}

BySeat Rules<cash_n_guns::Game>::wins(const Position& position, const Components&)
{
    const cash_n_guns::Score score = cash_n_guns::score(position);
    BySeat wins;
    for (const cash_n_guns::Score::Seat& seat : score.seats) {
        const bool has_won = score.winners.contains(seat.player);
        wins.push_back(has_won ? 1.0 / static_cast<double>(score.winners.size()) : 0);
    }
    return wins;
}

} // namespace consigliere::playouts
