// FAQ answers for one hotspot: the options this table has chosen, and what the position adds.

#include "companion/desk/questions.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table.h"
#include "companion/table_cash_n_guns/things.h"
#include "engine/cash_n_guns/score.h"

#include <algorithm>
#include <array>

namespace consigliere::table_cash_n_guns {

namespace {

using language::dollars;
using language::number;
using Told = std::optional<std::string>;
using About = Question::About;

/// The table's option on a question that the rules leave open.
Told chosen_for(const Options& options, std::string_view now)
{
    if (now == "slow")
        return options.slow == Slow::excluded ? tr("a player too slow is out of the round")
                                              : tr("a player too slow has no target");
    if (now == "token")
        return options.token_must_go ? tr("the last player must take it")
                                     : tr("the last player may leave it");
    if (now == "unclaimed")
        return options.unclaimed == Unclaimed::discard ? tr("such loot leaves the game")
                                                       : tr("such loot stays for the next round");
    if (now == "healed-wounds")
        return options.ties == Ties::tokens ? tr("only the wounds at the end count")
                                            : tr("healed wounds count too");
    if (now == "dictator-clip")
        return options.dictator_clip ? tr("Clips may be forbidden")
                                     : tr("Clips may not be forbidden");
    if (now == "friend-discards")
        return options.good_friend_discards ? tr("a card is discarded for it")
                                            : tr("no card is discarded for it");
    return std::nullopt;
}

class ArguedNow {
public:
    ArguedNow(const View& view, const Snapshot& moment, std::string_view thing)
        : m_view(view)
        , m_moment(moment)
        , m_position(position_shown(moment))
    {
        using thing::Part;
        for (const Player player : players(m_position)) {
            for (const Part part : {Part::seat, Part::hand, Part::loot, Part::figure, Part::aim}) {
                if (thing::of(part, player, moment.components()) == thing)
                    m_player = player;
            }
        }
    }

    [[nodiscard]] Told of(std::string_view now) const
    {
        using desk::Telling;
        constexpr std::array tellings{
            Telling{"order", &ArguedNow::order},
            Telling{"bullets-left", &ArguedNow::bullets_left},
            Telling{"lies", &ArguedNow::lies},
            Telling{"threats", &ArguedNow::threats},
            Telling{"wounds", &ArguedNow::wounds},
            Telling{"next-share", &ArguedNow::next_share},
            Telling{"takes-part", &ArguedNow::takes_part},
            Telling{"desk", &ArguedNow::desk_passes},
            Telling{"pile", &ArguedNow::pile},
            Telling{"collection", &ArguedNow::collection},
            Telling{"diamond-bonus", &ArguedNow::diamond_bonus},
        };
        return desk::told_by(tellings, now, *this);
    }

private:
    [[nodiscard]] Question question(About about) const
    {
        return {.about = about, .player = m_player.value_or(Player{})};
    }
    [[nodiscard]] Explanation about(About about) const
    {
        return explain(m_moment, question(about));
    }
    [[nodiscard]] std::string answer_to(About about) const
    {
        return tell(m_view, m_moment, question(about)).answer;
    }
    [[nodiscard]] std::string of_player(const std::string& told) const
    {
        return m_view.name(*m_player) + ": " + told;
    }

    [[nodiscard]] Told order() const
    {
        if (m_position.phase == Phase::end)
            return std::nullopt;
        if (count_alive(m_position) == 2)
            return tr_count("{n} gangster is alive", "{n} gangsters are alive", 2);
        return m_position.has_ordered ? tr("this round’s order has been given")
                                      : tr("no order yet this round");
    }
    [[nodiscard]] Told bullets_left() const
    {
        if (!m_player || !is_alive(m_position, *m_player))
            return std::nullopt;
        return of_player(tr_count(
            "{n} Bullet card left", "{n} Bullet cards left", about(About::bullets).amount));
    }
    [[nodiscard]] Told lies() const
    {
        if (!m_player || m_position.of(*m_player).stance != Gangster::Stance::lies)
            return std::nullopt;
        return of_player(tr("lying down, safe this round"));
    }
    [[nodiscard]] Told threats() const
    {
        if (!m_player || !is_alive(m_position, *m_player) || !has_begun_aiming(m_position))
            return std::nullopt;
        return tr_fill("aiming at {player}: {players}",
            {{"player", m_view.name(*m_player)}, {"players", answer_to(About::threats)}});
    }
    [[nodiscard]] Told wounds() const
    {
        if (!m_player || !is_alive(m_position, *m_player))
            return std::nullopt;
        return tr_fill("wounds of {player}: {wounds}",
            {{"player", m_view.name(*m_player)}, {"wounds", answer_to(About::wounds)}});
    }
    [[nodiscard]] Told next_share() const
    {
        if (!m_position.turn)
            return std::nullopt;
        return tr_fill("next share: {player}", {{"player", m_view.name(*m_position.turn)}});
    }
    /// For one player, or for all who share in this round.
    [[nodiscard]] Told takes_part() const
    {
        if (m_position.phase != Phase::sharing)
            return std::nullopt;
        if (m_player)
            return of_player(stands(m_position, *m_player) ? tr("shares the loot")
                                                           : tr("doesn’t share the loot"));
        const std::string sharing = language::listed(players(m_position), [this](Player player) {
            return stands(m_position, player) ? m_view.name(player) : std::string();
        });
        return tr_fill("sharing: {players}", {{"players", sharing}});
    }
    /// Godfather of this round and of the next; nullopt before the desk is taken.
    [[nodiscard]] Told desk_passes() const
    {
        if (!m_position.next_godfather)
            return std::nullopt;
        return tr_fill("{player} this round, {next} from the next one on",
            {{"player", m_view.name(m_position.godfather)},
                {"next", m_view.name(*m_position.next_godfather)}});
    }
    [[nodiscard]] Told pile() const
    {
        return tr_fill("Bang! cards there: {bangs}", {{"bangs", tell(about(About::pile).bangs)}});
    }
    /// Value of a player's paintings, as far as it is public.
    [[nodiscard]] Told collection() const
    {
        if (!m_player)
            return std::nullopt;
        const Explanation value = about(About::value);
        if (!value.parts || value.parts->paintings.cards == 0)
            return std::nullopt;
        return of_player(tr_count("{n} painting", "{n} paintings", value.parts->paintings.cards)
            + ", " + dollars(value.parts->paintings.dollars));
    }
    [[nodiscard]] Told diamond_bonus() const
    {
        const Explanation bonus = about(About::diamond_bonus);
        const std::string held = language::listed(bonus.standings, [this](const AnswerCount& each) {
            return each.count > 0 ? m_view.name(each.player) + " " + number(each.count)
                                  : std::string();
        });
        return answer_to(About::diamond_bonus) + (held.empty() ? "" : " (" + held + ")");
    }

    const View& m_view;
    const Snapshot& m_moment;
    Position m_position;
    std::optional<Player> m_player;
};

} // namespace

std::optional<std::string> Table::faq_status(
    std::string_view now, std::string_view thing, int entry) const
{
    const auto observed = m_view.observed();
    const Snapshot moment(*observed, entry);
    if (Told chosen = chosen_for(moment.position().options, now))
        return chosen;
    return ArguedNow(m_view, moment, thing).of(now);
}

} // namespace consigliere::table_cash_n_guns
