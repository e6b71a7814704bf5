// Powers that players call (CG-T).

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/possibilities.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

bool is_plain(Power power)
{
    return power == Power::cunning || power == Power::doctor || power == Power::smart;
}

} // namespace

void PowerPanel::reset()
{
    m_power.reset();
    m_loot = {};
    m_victim.reset();
    m_takes.reset();
    m_gives.reset();
}

// What is offered. -------------------------------------------------------------------------------

void PowerPanel::follow_offers(const View& view)
{
    const Position& position = view.position();
    const std::pair<int, Phase> now{position.round, position.phase};
    if (now != m_offered_in)
        m_offers.clear();
    m_offered_in = now;
    for (const Player player : players(position)) {
        const std::optional<Power> power = position.of(player).power;
        if (!power || !is_called(*power) || !is_open(position, player, *power))
            continue;
        const Offer offer{player, *power};
        if (std::ranges::find(m_offers, offer) == m_offers.end())
            m_offers.push_back(offer);
    }
}

void PowerPanel::draw_offers(Ui& ui, Rect& rect, const View& view)
{
    follow_offers(view);
    const std::vector<Offer> offers = m_offers;
    for (const Offer& offer : offers) {
        const Rect row = rect.cut_top(56_dp, 8_dp);
        if (is_open(view.position(), offer.player, offer.power))
            draw_offer(ui, row, view, offer);
    }
}

bool PowerPanel::draw_offers_below(Ui& ui, Rect& rect, const Rect& place, const View& view)
{
    follow_offers(view);
    const std::vector<Offer> offers = m_offers;
    const int columns = desk::has_room_for_two(place) ? 2 : 1;
    Rect line = place;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const std::size_t column = i % static_cast<std::size_t>(columns);
        if (i > 0 && column == 0)
            line = rect.cut_bottom(place.height(), 8_dp);
        if (is_open(view.position(), offers[i].player, offers[i].power))
            draw_offer(ui, line.columns(columns, 8_dp)[column], view, offers[i]);
    }
    return !offers.empty();
}

void PowerPanel::draw_offer(Ui& ui, Rect row, const View& view, const Offer& offer)
{
    const std::string name = std::string(word_of(offer.power));
    // The game does not wait for the Dictator, so there is nothing to decline.
    const bool may_decline = offer.power != Power::dictator;
    const Rect decline = may_decline ? row.cut_right(120_dp, 8_dp) : Rect{};
    if (player_button(ui, "power:" + name, row, offer.player,
            tr_fill("{player}: {power}",
                {{"player", view.name(offer.player)}, {"power", tell(offer.power)}}))) {
        choose(view, offer);
        return;
    }
    if (may_decline
        && button(ui, "decline:" + name, decline, tr("Not now"),
            {ButtonKind::plain, ControlState::enabled, Font::body}))
        view.record(offer.player, DeclinePower{offer.power});
}

void PowerPanel::choose(const View& view, const Offer& offer)
{
    reset();
    if (is_plain(offer.power)) {
        view.record(offer.player, UsePower{offer.power});
        return;
    }
    m_power = offer.power;
    m_player = offer.player;
    use_only_possibility(view);
}

void PowerPanel::use_only_possibility(const View& view)
{
    const Position& position = view.position();
    const std::vector<LootType> types = types_on_table(position);
    if (*m_power == Power::professional) {
        const Player target = position.of(m_player).target;
        if (const auto card = only_kind(position.of(target).loot))
            view.record(m_player, UseProfessional{*card});
    } else if (*m_power == Power::dictator && types.size() == 1) {
        view.record(m_player, ForbidLoot{*position.turn, types.front()});
    } else if (*m_power == Power::vulture && plunderable(position).size() == 1) {
        m_victim = plunderable(position)[0];
        plunder(view);
    }
}

/// Records the plundering if its cards are forced: a single kind, or all of them.
void PowerPanel::plunder(const View& view)
{
    const Loot& loot = view.position().of(*m_victim).loot;
    const int draws = cards_to_plunder(loot);
    const std::optional<LootCard> kind = only_kind(loot);
    if (kind)
        view.record(m_player, UseVulture{*m_victim, loot_of(*kind, draws)});
    else if (draws == loot.total())
        view.record(m_player, UseVulture{*m_victim, Loot(loot)});
}

// What is asked. ---------------------------------------------------------------------------------

CircleLook PowerPanel::look(const View& view) const
{
    CircleLook look;
    look.lit.insert(m_player);
    const Position& position = view.position();
    if (*m_power == Power::hustler)
        look.characters = [this, &view](Player other) {
            const bool may_be = view.may(m_player, UseHustler{other, {}});
            return CharacterTarget{
                "swap-with", may_be ? ControlState::enabled : ControlState::explains};
        };
    else if (*m_power == Power::vulture && !m_victim)
        look.characters = [&position](Player victim) {
            const bool may_be = plunderable(position).contains(victim);
            return CharacterTarget{
                "plunder", may_be ? ControlState::enabled : ControlState::explains};
        };
    return look;
}

void PowerPanel::swap(const View& view, Player other)
{
    UseHustler use{other, {}};
    if (m_takes && m_gives)
        use.swap = {m_takes, m_gives};
    view.record(m_player, use);
}

void PowerPanel::touched(const View& view, const CircleTouch& touch)
{
    if (!touch.tapped)
        return;
    if (*m_power == Power::hustler) {
        swap(view, *touch.tapped);
    } else if (plunderable(view.position()).contains(*touch.tapped)) {
        m_victim = touch.tapped;
        plunder(view);
    } else {
        view.explain(m_player, UseVulture{*touch.tapped, {}});
    }
}

Contents PowerPanel::contents(const View& view)
{
    Contents panel{"power", {sign_of(m_player), tell(*m_power), view.name(m_player)}};
    panel.goes_back("power:back", [this] { reset(); });
    switch (*m_power) {
    case Power::hustler:
        add_swap(panel);
        break;
    case Power::dictator:
        add_forbidding(panel, view);
        break;
    case Power::vulture:
        add_plunder(panel, view);
        break;
    default:
        add_theft(panel, view);
        break;
    }
    return panel;
}

/// The Hustler: the other player, and the swapped cards if they were seen.
void PowerPanel::add_swap(Contents& panel)
{
    panel.text(tr("Tap the player to swap a Bullet card with."));
    panel.heading(tr("If the cards were seen"));
    for (const Bullet takes : {Bullet::click, Bullet::bang}) {
        for (const Bullet gives : {Bullet::click, Bullet::bang}) {
            const bool is_chosen = m_takes == takes && m_gives == gives;
            const auto choose = [this, is_chosen, takes, gives] {
                m_takes = is_chosen ? std::nullopt : std::optional(takes);
                m_gives = is_chosen ? std::nullopt : std::optional(gives);
            };
            panel.button(Lay::pairs,
                {"swap:" + std::string(word_of(takes)) + ":" + std::string(word_of(gives))
                        + (is_chosen ? ":unseen" : ""),
                    tr_fill("takes {takes}, gives {gives}",
                        {{"takes", tell(takes)}, {"gives", tell(gives)}}),
                    {{}, choose}, is_chosen});
        }
    }
}

/// The Dictator: which type the next player may not take.
void PowerPanel::add_forbidding(Contents& panel, const View& view)
{
    const std::optional<Player> turn = view.position().turn;
    if (!turn)
        return;
    panel.text(tr_fill("What is {player} forbidden to take?", {{"player", view.name(*turn)}}));
    for (const LootType type : all_of<LootType>)
        panel.button(Lay::pairs,
            {"forbid:" + std::string(word_of(type)), tell(type),
                desk::deed(view, m_player, ForbidLoot{*turn, type})});
}

/// The Professional: which card to steal.
void PowerPanel::add_theft(Contents& panel, const View& view)
{
    panel.text(tr_fill("Which card of {player} is stolen?",
        {{"player", view.name(view.position().of(m_player).target)}}));
    panel.add(cards_to_tap("steal", {},
        [this, &view](LootCard card) { view.record(m_player, UseProfessional{card}); }));
}

/// The Vulture: the victim, and which cards.
void PowerPanel::add_plunder(Contents& panel, const View& view)
{
    if (!m_victim) {
        panel.text(tr("Tap the eliminated player."));
        return;
    }
    const int draws = cards_to_plunder(view.position().of(*m_victim).loot);
    panel.text(
        tr_fill("Which two cards of {player} were drawn?", {{"player", view.name(*m_victim)}}));
    panel.add(cards_to_tap("steal", m_loot, [this, draws](LootCard card) {
        if (m_loot.total() < draws)
            m_loot.add(card);
        else if (m_loot[card] > 0)
            m_loot.take(card);
    }));
    desk::Tap done = desk::records(view, m_player, UseVulture{*m_victim, Loot(m_loot)});
    done.readiness = ready_if(m_loot.total() == draws, tr("Tap the cards that were drawn."));
    panel.goes_on("vulture:done", tr("Record these"), std::move(done));
}

} // namespace consigliere::table_cash_n_guns
