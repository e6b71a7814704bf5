// What one player has, in words.

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table.h"
#include "engine/cash_n_guns/secrecy.h"

namespace consigliere::table_cash_n_guns {

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
