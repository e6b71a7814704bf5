#include "engine/cash_n_guns/flow.h"
#include "engine/cash_n_guns/play.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

/// Enumerates candidate moves and keeps those that `play` does not refuse.
class Enumeration {
public:
    Enumeration(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    /// Proposes the moves of `seen`: the position itself, or the one after uncalled powers are
    /// skipped.
    void propose(const Position& seen)
    {
        m_seen = &seen;
        m_known = m_found.size();
        propose_table_moves();
        for (const Player player : players(seen)) {
            m_player = player;
            propose_bullets();
            if (!is_alive(seen, player))
                continue;
            propose_aims();
            propose_shares();
            propose_powers();
        }
    }

    std::vector<LegalMove> found() { return std::move(m_found); }

private:
    void attempt(std::optional<Player> player, const Action& action)
    {
        Move move{player, action, {}};
        const auto known = m_found.begin() + static_cast<std::ptrdiff_t>(m_known);
        const bool is_known = std::any_of(
            m_found.begin(), known, [&move](const LegalMove& found) { return found.move == move; });
        if (is_known)
            return;
        // Up to 256 of these are tried.
        if (std::holds_alternative<TakeCover>(action))
            static_cast<void>(judge_alone(m_position, move, m_components, m_judged));
        else
            play(m_position, move, m_components, m_judged);
        if (ledger::is_applied(m_judged.verdict))
            m_found.push_back({std::move(move), m_judged.verdict});
    }
    void attempt(const Action& action) { attempt(m_player, action); }

    [[nodiscard]] bool in(Phase phase) const { return m_seen->phase == phase; }

    template <typename Visit>
    void each_other(const Visit& visit) const
    {
        for (const Player other : players(*m_seen)) {
            if (other != m_player)
                visit(other);
        }
    }

    void propose_table_moves()
    {
        if (in(Phase::loot) && m_seen->round == last_round)
            attempt(std::nullopt, RevealLoot{m_seen->deck});
        if (!in(Phase::privilege) && !in(Phase::courage))
            return;
        for (unsigned bits = 0; bits < 1U << m_seen->player_count; ++bits) {
            TakeCover cover;
            bool is_good = true;
            for (const Player player : players(*m_seen)) {
                if ((bits >> index_of(player) & 1U) == 0)
                    continue;
                is_good = is_good && stands(*m_seen, player);
                cover.lying.add(player);
            }
            if (is_good)
                attempt(std::nullopt, cover);
        }
    }

    void propose_aims()
    {
        if (in(Phase::hold_up)) {
            each_other([this](Player target) { attempt(TakeAim{target}); });
            attempt(BeSlow{});
        }
        if (in(Phase::privilege) && m_player == m_seen->godfather) {
            each_other([this](Player ordered) {
                for (const Player target : players(*m_seen))
                    attempt(Redirect{ordered, target});
            });
        }
    }

    void propose_bullets()
    {
        const Gangster& gangster = m_seen->of(m_player);
        const bool can_tell = gangster.unseen || gangster.may_have_reloaded;
        for (const Bullet bullet : {Bullet::bang, Bullet::click}) {
            if (in(Phase::cards) && has_to_show(*m_seen, m_player))
                attempt(ShowBullet{bullet});
            if (can_tell)
                attempt(TellDiscard{bullet});
        }
    }

    void propose_shares()
    {
        if (!in(Phase::sharing) || m_seen->turn != m_player)
            return;
        for (const Share share : all_shares) {
            if (!can_take(*m_seen, share))
                continue;
            TakeShare take;
            take.shares.push_back(share);
            attempt(take);
            propose_trades(take);
            propose_second_share(take);
        }
        attempt(LeaveDesk{});
    }

    void propose_trades(TakeShare take)
    {
        if (!has_power(*m_seen, m_player, Power::junk_dealer))
            return;
        each_other([&](Player other) {
            for (const LootCard card : all_loot_cards) {
                take.trade = TakeShare::Trade{card, other};
                if (m_seen->of(other).loot[card] > 0)
                    attempt(take);
            }
        });
    }

    void propose_second_share(TakeShare take)
    {
        if (!has_power(*m_seen, m_player, Power::greedy))
            return;
        take.shares.push_back(Share());
        for (const Share second : all_shares) {
            take.shares[1] = second;
            if (static_cast<int>(take.shares[0]) <= static_cast<int>(second)
                && can_take(*m_seen, second))
                attempt(take);
        }
    }

    void propose_powers()
    {
        const std::optional<Power> power = m_seen->of(m_player).power;
        if (!power || !can_call(*m_seen, m_player, *power))
            return;
        switch (*power) {
        case Power::hustler:
            each_other([this](Player other) { attempt(UseHustler{other, {}}); });
            break;
        case Power::professional:
            for (const LootCard card : all_loot_cards) {
                if (m_seen->of(m_seen->of(m_player).target).loot[card] > 0)
                    attempt(UseProfessional{card});
            }
            break;
        case Power::vulture:
            each_other([this](Player victim) { propose_plunder(victim); });
            break;
        case Power::dictator:
            for (const LootType type : all_of<LootType>)
                attempt(ForbidLoot{*m_seen->turn, type});
            return;
        default:
            attempt(UsePower{*power});
            break;
        }
        attempt(DeclinePower{*power});
    }

    void propose_plunder(Player victim)
    {
        if (!m_seen->of(victim).can_be_plundered)
            return;
        for (const LootCard first : all_loot_cards) {
            attempt_plunder(victim, loot_of(first));
            for (const LootCard second : all_loot_cards) {
                Loot both = loot_of(first);
                both.add(second);
                if (first <= second && is_kept(second))
                    attempt_plunder(victim, both);
            }
        }
    }
    void attempt_plunder(Player victim, const Loot& loot)
    {
        if (m_seen->of(victim).loot.contains(loot))
            attempt(UseVulture{victim, loot});
    }

    const Position& m_position;
    const Components& m_components;
    const Position* m_seen = nullptr;
    Player m_player{};
    Judged m_judged;
    std::vector<LegalMove> m_found;
    std::size_t m_known = 0; ///< Number of moves found before the present call of propose().
};

} // namespace

std::vector<LegalMove> legal_moves(const Position& position, const Components& components)
{
    Enumeration enumeration(position, components);
    enumeration.propose(position);

    // Uncalled powers and an unwanted desk need no line, so the moves after them are legal already.
    for (const Action& next : {Action{TakeShare{}}, Action{RevealLoot{}}}) {
        Judged judged;
        Judging judging(position, components, judged);
        pass_over_powers(judging, next);
        if (judged.after != position)
            enumeration.propose(judged.after);
    }
    return enumeration.found();
}

} // namespace consigliere::cash_n_guns
