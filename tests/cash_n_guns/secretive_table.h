#pragma once

#include "engine/cash_n_guns/play.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/support/non_interference.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::test::cash_n_guns_secrets {

using namespace cash_n_guns;

/// What somebody did that others did not see.
enum class Secret : std::uint8_t { discard, swap, theft, draw, trade, share };

/// Another evening that only a secret tells apart, and who knows it.
struct Variant {
    Secret secret = Secret::discard;
    std::unique_ptr<Evening> evening;
    std::vector<Player> privy;
};

/// A table that plays at random for a few rounds, and tells whoever keeps the record more than it
/// has to.
class SecretiveTable {
public:
    explicit SecretiveTable(std::uint32_t seed)
        : m_random(seed)
        , m_head(m_random.head())
        , m_evening(begin_cash(m_head))
    {
    }

    [[nodiscard]] const Evening& evening() const { return *m_evening; }
    [[nodiscard]] RandomCash& random() { return m_random; }

    void play(int rounds)
    {
        constexpr int most = 400;
        const auto position = [this]() -> const Position& {
            return m_evening->timeline().present();
        };
        while (m_evening->history().size() < most && position().phase != Phase::end
            && position().round <= rounds) {
            const std::vector<LegalMove> legal =
                legal_moves(position(), m_evening->timeline().components());
            std::string line = legal.empty() || position().phase == Phase::loot
                ? m_random.loot(position())
                : any_line(legal);
            if (m_random.chance(5))
                line = m_random.line(*m_evening);
            m_evening->record(line);
        }
    }

    /// The evening with another secret in one entry, if there is one.
    std::optional<Variant> with_other_secret(int entry)
    {
        const std::optional<Move>& move = m_evening->timeline().move_of(entry);
        if (!move || !move->player)
            return std::nullopt;
        Move other = *move;
        Variant variant;
        variant.privy = {*move->player};
        if (!change(other, entry, variant))
            return std::nullopt;
        std::vector<std::string> lines = lines_of(*m_evening);
        lines[static_cast<std::size_t>(entry - 1)] =
            format(other, m_evening->timeline().components());
        variant.evening = replayed(lines);
        return variant;
    }

    /// Two players have taken each other's shares in a round that is over.
    std::optional<Variant> with_exchanged_shares(int entry)
    {
        const TakeShare* one = share_of(entry);
        constexpr int every = 6; // There are more of these than of all others together.
        if (one == nullptr || entry % every != 0)
            return std::nullopt;
        for (int later = entry + 1; later <= m_evening->history().size(); ++later) {
            const TakeShare* other = share_of(later);
            const bool is_other = other != nullptr && other->shares != one->shares
                && round_of(later) == round_of(entry)
                && m_evening->timeline().move_of(later)->player
                    != m_evening->timeline().move_of(entry)->player;
            if (!is_other)
                continue;
            Move first = *m_evening->timeline().move_of(entry);
            Move second = *m_evening->timeline().move_of(later);
            std::swap(first.action, second.action);
            std::vector<std::string> lines = lines_of(*m_evening);
            const Components& components = m_evening->timeline().components();
            lines[static_cast<std::size_t>(entry - 1)] = format(first, components);
            lines[static_cast<std::size_t>(later - 1)] = format(second, components);
            return Variant{Secret::share, replayed(lines), {*first.player, *second.player}};
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] int round_of(int entry) const
    {
        return m_evening->timeline().position_after(entry - 1).round;
    }

    /// A single card that lies covered by now.
    [[nodiscard]] const TakeShare* share_of(int entry) const
    {
        const std::optional<Move>& move = m_evening->timeline().move_of(entry);
        const auto* take = move ? std::get_if<TakeShare>(&move->action) : nullptr;
        const Position& now = m_evening->timeline().present();
        const int round_now = now.phase == Phase::loot ? now.round - 1 : now.round;
        const bool is_covered = take != nullptr && take->shares.size() == 1 && !take->trade
            && m_evening->history().stands(entry) && take->shares[0].card()
            && is_kept(*take->shares[0].card()) && round_of(entry) < round_now;
        return is_covered ? take : nullptr;
    }

    bool change(Move& other, int entry, Variant& variant)
    {
        const Position& before = m_evening->timeline().position_after(entry - 1);
        if (auto* tell = std::get_if<TellDiscard>(&other.action)) {
            variant.secret = Secret::discard;
            tell->bullet = *tell->bullet == Bullet::bang ? Bullet::click : Bullet::bang;
            return true;
        }
        if (auto* swap = std::get_if<UseHustler>(&other.action); swap != nullptr && swap->swap) {
            variant.secret = Secret::swap;
            variant.privy.push_back(swap->other);
            swap->swap = {any_bullet(), any_bullet()};
            return true;
        }
        if (auto* steal = std::get_if<UseProfessional>(&other.action)) {
            variant.secret = Secret::theft;
            variant.privy.push_back(before.of(*other.player).target);
            return change(steal->card);
        }
        if (auto* draw = std::get_if<UseVulture>(&other.action)) {
            variant.secret = Secret::draw;
            variant.privy.push_back(draw->victim);
            const int cards = draw->loot.total();
            draw->loot = {};
            for (int i = 0; i < cards; ++i)
                draw->loot.add(any_kept());
            return cards > 0;
        }
        if (auto* take = std::get_if<TakeShare>(&other.action); take != nullptr && take->trade) {
            variant.secret = Secret::trade;
            variant.privy.push_back(take->trade->from);
            return change(take->trade->card);
        }
        return false;
    }

    bool change(LootCard& card)
    {
        card = any_kept();
        return true;
    }

    std::string any_line(const std::vector<LegalMove>& legal)
    {
        // Kinds of moves are equally likely, so that powers are not lost among the shares.
        std::vector<std::size_t> kinds;
        for (const LegalMove& move : legal) {
            if (std::find(kinds.begin(), kinds.end(), move.move.action.index()) == kinds.end())
                kinds.push_back(move.move.action.index());
        }
        const std::size_t kind = m_random.any_of(kinds);
        std::vector<const LegalMove*> alike;
        for (const LegalMove& move : legal) {
            const auto* take = std::get_if<TakeShare>(&move.move.action);
            if (move.move.action.index() == kind && (take == nullptr || take->trade))
                alike.push_back(&move);
        }
        for (const LegalMove& move : legal) {
            if (move.move.action.index() == kind && (alike.empty() || m_random.chance(20)))
                alike.push_back(&move);
        }
        std::string line = format(m_random.any_of(alike)->move, m_evening->timeline().components());
        if (line.find("uses hustler") != std::string::npos)
            line += " takes " + std::string(word_of(any_bullet())) + " gives "
                + std::string(word_of(any_bullet()));
        return line;
    }

    Bullet any_bullet() { return m_random.chance(50) ? Bullet::bang : Bullet::click; }
    LootCard any_kept() { return all_loot_cards[static_cast<std::size_t>(m_random.below(7))]; }

    std::unique_ptr<Evening> replayed(const std::vector<std::string>& lines)
    {
        auto evening = begin_cash(m_head);
        for (const std::string& line : lines)
            evening->record(line);
        return evening;
    }

    RandomCash m_random;
    ledger::Tree m_head;
    std::unique_ptr<Evening> m_evening;
};

} // namespace consigliere::test::cash_n_guns_secrets
