/// What the referee says of cards that nobody saw, against a list of all ways in which they can
/// lie.

#include "engine/cash_n_guns/play.h"
#include "engine/cash_n_guns/waiting.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/cash_n_guns/worlds.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// A random game of legal moves whose worlds are counted along.
class CountedGame {
public:
    explicit CountedGame(std::uint32_t seed)
        : m_random(seed)
        , m_evening(begin_cash(table()))
        , m_worlds(present())
    {
    }

    void play_to_the_end()
    {
        while (present().phase != Phase::end) {
            record(next_line());
            check_ranges();
        }
    }

private:
    [[nodiscard]] const Position& present() const { return m_evening->timeline().present(); }
    [[nodiscard]] const Components& components() const
    {
        return m_evening->timeline().components();
    }

    test::Table table()
    {
        test::Table table;
        table.seats = {"ana", "piotr", "iwo", "ala"};
        table.options = {{"slow", m_random.word({"excluded", "no_target"})},
            {"good_friend_discards", m_random.word({"yes", "no"})}};
        if (m_random.chance(50))
            table.seats = {"hustler:ana", "good-friend:piotr", "professional:iwo", "smart:ala"};
        return table;
    }

    std::string next_line()
    {
        const std::vector<LegalMove> legal = legal_moves(present(), components());
        check_verdicts(legal);
        if (present().phase == Phase::loot && (legal.empty() || m_random.chance(60)))
            return m_random.loot(present());
        Move move = m_random.any_of(legal).move;
        if (auto* take = std::get_if<TakeShare>(&move.action)) {
            const bool is_open = take->shares.contains(Share(LootCard::clip))
                && clip_outcome(present(), *move.player) == ClipOutcome::unknown;
            if (is_open && m_random.chance(80))
                take->found =
                    m_random.chance(60) ? TakeShare::Found::bang : TakeShare::Found::nothing;
        }
        return format(move, components());
    }

    void record(const std::string& line)
    {
        INFO(line);
        const Position before = present();
        const ledger::Entry& entry = m_evening->record(line);
        REQUIRE(ledger::is_applied(entry.verdict));
        for (const Act& act : m_evening->timeline().acts_of(m_evening->history().size())) {
            m_worlds.follow(act);
            note_looseness(before, act);
        }
    }

    /// Two things are followed with bounds that may be too wide: a Clip of which nobody told what
    /// it brought, and a discard that is told after somebody has looked through the pile.
    void note_looseness(const Position& before, const Act& act)
    {
        if (const auto* reloads = std::get_if<act::Reloads>(&act))
            m_is_loose = m_is_loose || reloads->certainty == act::Reloads::Certainty::possible;
        if (const auto* tells = std::get_if<act::Tells>(&act)) {
            const auto& unseen = before.of(tells->player).unseen;
            m_is_loose = m_is_loose || (unseen && !unseen->is_pending);
        }
    }

    void check_range(Range told, Range real) const
    {
        if (m_is_loose) {
            CHECK(told.least <= real.least);
            CHECK(told.most >= real.most);
        } else {
            CHECK(told == real);
        }
    }

    void check_ranges() const
    {
        INFO("After entry " << m_evening->history().size());
        for (const Player player : players(present())) {
            INFO(components()[player].name);
            check_range(present().of(player).bullets.bangs, m_worlds.bangs_of(player));
        }
        check_range(present().pile, m_worlds.pile());
    }

    /// Each card that somebody may show or tell is legal, unverified or illegal just as the worlds
    /// have it.
    void check_verdicts(const std::vector<LegalMove>& legal) const
    {
        if (m_is_loose)
            return;
        for (const Player player : players(present())) {
            for (const Bullet bullet : {Bullet::bang, Bullet::click}) {
                if (present().phase == Phase::cards && has_to_show(present(), player))
                    check_verdict(
                        legal, {player, ShowBullet{bullet}, {}}, m_worlds.can_show(player, bullet));
                const auto& unseen = present().of(player).unseen;
                if (unseen && unseen->is_pending && unseen->gained == 0)
                    check_verdict(legal, {player, TellDiscard{bullet}, {}},
                        m_worlds.can_have_discarded(player, bullet));
            }
        }
    }

    void check_verdict(
        const std::vector<LegalMove>& legal, const Move& move, Certainty certainty) const
    {
        INFO(format(move, components()));
        const auto found = std::find_if(legal.begin(), legal.end(),
            [&move](const LegalMove& candidate) { return candidate.move == move; });
        REQUIRE((found != legal.end()) == (certainty != Certainty::impossible));
        if (found != legal.end())
            CHECK((found->verdict == ledger::Verdict::legal) == (certainty == Certainty::certain));
    }

    RandomCash m_random;
    std::unique_ptr<Evening> m_evening;
    Worlds m_worlds;
    bool m_is_loose = false;
};

} // namespace

TEST_CASE("what is said of unseen cards is what all possible hands allow")
{
    rc::check("any seed", [](std::uint32_t seed) {
        INFO("seed " << seed);
        CountedGame(seed).play_to_the_end();
    });
}

TEST_CASE("a Bang! that was found in the pile was discarded by one of two")
{
    test::Table table;
    table.seats = {"ana", "piotr", "iwo", "ala"};
    const auto evening = begin_cash(table);
    record_all(*evening,
        {loot_line(1), "ana aims ala", "ala aims ana", "piotr aims ana", "iwo aims ana",
            "table ducks piotr,iwo", "ana shows click", "ala shows click"});
    CHECK(gangster(*evening, "piotr").bullets.bangs == range(2, 3));
    record_all(*evening, {"ana takes clip gets bang"});
    CHECK(gangster(*evening, "piotr").bullets.bangs == range(2, 3));
    // If Piotr has all of his left, Iwo has not.
    record_all(*evening, {"table corrects: piotr holds bangx3,clickx4"});
    CHECK(gangster(*evening, "iwo").bullets.bangs == range(2, 2));
}
