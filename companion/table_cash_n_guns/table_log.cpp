// Answers to the log about entries: chapter, and texts of lines that are not recorded.

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table.h"
#include "engine/cash_n_guns/report.h"

namespace consigliere::table_cash_n_guns {

using language::number;

std::string Table::tell_line(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return std::string(line);
    const auto observed = m_view.observed();
    const int next = observed->known().history().size() + 1;
    const Secrecy& secrecy = observed->secrecy();
    return tell_move(m_view, secrecy.displayed(next, secrecy.known_move(next, move.value())));
}

/// Of an aim, the target’s wounds; of a share, the taker’s total before and after.
std::string Table::tell_prospect(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return {};
    const auto observed = m_view.observed();
    if (const auto* aim = std::get_if<TakeAim>(&move.value().action))
        return tr_fill("wounds of {player}: {wounds}",
            {{"player", m_view.name(aim->target)},
                {"wounds", number(observed->present().of(aim->target).wounds)}});
    if (!std::holds_alternative<TakeShare>(move.value().action))
        return {};
    const auto audience = observed->audience();
    const Player player = *move.value().player;
    const auto total = [&](const Position& position) {
        return progress(position, observed->components(), audience).seats[index_of(player)].total;
    };
    const auto before = total(observed->present());
    const auto after = total(observed->known().consider(move.value()).after);
    if (!before || !after)
        return {};
    return language::dollars(*before) + " → " + language::dollars(*after);
}

std::string Table::chapter_of(int entry) const
{
    const View::Timeline& timeline = m_view.timeline();
    const Position& position = timeline.position_after(timeline.history().entry(entry).follows);
    // Omit the orders that the Godfather did not give.
    const auto& move = timeline.move_of(entry);
    const bool is_courage = move && std::holds_alternative<TakeCover>(move->action)
        && position.phase == Phase::privilege;
    return tr_fill("Round {round}", {{"round", number(position.round)}}) + "  ·  "
        + tell(is_courage ? Phase::courage : position.phase);
}

// What one player has, in words. ------------------------------------------------------------------

std::vector<desk::HeldThings> Table::tell_held(std::string_view actor) const
{
    const std::optional<Player> player = m_view.components().find(actor);
    if (!player)
        return {};
    const auto seen = m_view.observed();
    const Position& position = seen->present();
    const Gangster& gangster = position.of(*player);
    std::vector<desk::HeldThings> held;
    held.push_back({tr("Bullet cards"),
        {tr_fill("{cards}, of them Bang!: {bangs}",
            {{"cards", language::number(gangster.bullets.cards)},
                {"bangs", table_cash_n_guns::tell(gangster.bullets.bangs)}})}});
    const bool is_open = sees_loot_of(position, *player, seen->audience());
    held.push_back({tr("Loot"), {is_open ? table_cash_n_guns::tell(gangster.loot) : tr("hidden")}});
    if (gangster.power)
        held.push_back({table_cash_n_guns::tell(*gangster.power), {effect_of(*gangster.power)}});
    held.push_back({tr("Wounds"), {language::number(gangster.wounds)}});
    return held;
}

} // namespace consigliere::table_cash_n_guns
