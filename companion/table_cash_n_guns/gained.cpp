#include "companion/desk/gains_of_acts.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "companion/table_cash_n_guns/things.h"

namespace consigliere::table_cash_n_guns {

namespace {

class Collecting : public desk::CollectedGains {
public:
    using CollectedGains::operator();

    Collecting(const View& view, int entry)
        : m_view(view)
    {
        const auto& move = view.observed()->move_of(entry);
        const auto* take = move ? std::get_if<TakeShare>(&move->action) : nullptr;
        m_tapped = take == nullptr ? 0 : take->shares.size();
    }

    /// Shares tapped by the player start at the finger, the others in the middle.
    void operator()(const act::TakesShare& act)
    {
        std::optional<std::string> from;
        if (m_tapped > 0)
            --m_tapped;
        else
            from = thing::middle;
        add(std::move(from), act.player, act.share);
    }
    void operator()(const act::Gives& act)
    {
        if (act.to.kind != LootPlace::Kind::player)
            return;
        const std::string from = act.from.kind == LootPlace::Kind::player
            ? "seat:" + m_view.components()[act.from.player_there].name
            : std::string(thing::middle);
        for (const LootCard card : all_of<LootCard>) {
            for (int i = 0; i < act.loot[card]; ++i)
                add(from, act.to.player_there, card);
        }
    }

private:
    void add(std::optional<std::string> from, Player to, Share share)
    {
        CollectedGains::add(std::move(from), m_view.components()[to].name,
            [share](Ui& ui, const Rect& rect) { draw_loot(ui, rect, share); });
    }

    const View& m_view;
    std::size_t m_tapped = 0;
};

} // namespace

std::vector<desk::Gain> gains_of(const View& view, int entry)
{
    return desk::gains_of<Collecting>(view, entry);
}

} // namespace consigliere::table_cash_n_guns
