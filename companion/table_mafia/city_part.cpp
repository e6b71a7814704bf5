#include "companion/table_mafia/city_part.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "engine/mafia/prices.h"

#include <algorithm>

namespace consigliere::table_mafia {

/// A button whose tap the referee answers where it cannot be done.
bool offer(Ui& ui, std::string_view id, const Rect& rect, const std::string& label,
    const std::string& detail, bool may)
{
    return widgets::button_with_detail(
        ui, id, rect, label, detail, {.mood = may ? Mood::ready : Mood::refused});
}

/// What a move takes from the purse that pays for it, whatever perk comes back to it.
int cost_of(const View& view, Figure figure, const Action& action)
{
    const auto judged = view.consider(figure, action);
    int cost = 0;
    if (!ledger::is_applied(judged.verdict))
        return cost;
    for (const Payment& payment : judged.after.last)
        cost += is_purse_of(view.position(), payment.from, figure) ? payment.amount : 0;
    return cost;
}

void CityPart::reset()
{
    m_acting.reset();
    m_killer.reset();
    m_asked.reset();
}

std::optional<Square> CityPart::chosen() const
{
    return m_killer ? m_killer->post.square : m_asked;
}

std::vector<CityPart::Killer> CityPart::killers_on_turn(const Position& position)
{
    std::vector<Killer> killers;
    for (const Figure figure : figures_of(family_of(*position.turn.figure))) {
        const Character& character = position.of(figure);
        if (character.killers_home > character.killers_new)
            killers.push_back({figure, home_point});
        (character.pieces & position.guarded).each([&](Square square) {
            killers.push_back({figure, {square}});
        });
    }
    return killers;
}

void CityPart::choose(std::optional<Killer> killer)
{
    m_killer = killer;
    m_asked.reset();
}

bool CityPart::has_way_to(Square square) const
{
    return std::ranges::find(m_ways, square, &Way::to) != m_ways.end();
}

Figure CityPart::acting(const View& view) const
{
    return m_acting.value_or(*view.position().turn.figure);
}

void CityPart::judge(const View& view)
{
    m_buyable = {};
    m_ways.clear();
    if (m_killer)
        return;
    for (const Killer& killer : killers_on_turn(view.position())) {
        const std::optional<Squares>& home = view.components().home(killer.figure);
        // A step leads no farther (M-3.5.3b).
        const Squares near = killer.post.square ? Squares::of(*killer.post.square).around()
                                                : home.value_or(Squares::all());
        near.each([&](Square square) {
            const Send send{killer.post, square};
            if (killer.post != Post{square} && view.may(killer.figure, send))
                m_ways.push_back({killer, square, cost_of(view, killer.figure, send)});
        });
    }
    empty_squares(view.position()).each([&](Square square) {
        if (view.may(acting(view), Buy{square, std::nullopt}))
            m_buyable.add(square);
    });
    if (!m_buyable.empty())
        m_price = cost_of(view, acting(view), Buy{m_buyable.first(), std::nullopt});
}

std::optional<BoardTarget> CityPart::target(const View& view, Square square) const
{
    const Position& position = view.position();
    if (m_killer) {
        if (m_killer->post == Post{square})
            return BoardTarget{"killer:stay", Mood::ready, false, {}};
        const Send send{m_killer->post, square};
        const bool may = view.may(m_killer->figure, send);
        const std::string from = m_killer->post.square ? word_of(*m_killer->post.square) : "home";
        const int cost = may ? cost_of(view, m_killer->figure, send) : 0;
        return BoardTarget{"send:" + std::string(word_of(m_killer->figure)) + ":" + from,
            may ? Mood::ready : Mood::refused, may, cost > 0 ? money(cost) : std::string()};
    }
    const std::optional<Figure> owner = owner_of(position, square);
    if (owner && position.guarded.contains(square) && is_family_on_turn(position, *owner))
        return BoardTarget{"killer:" + std::string(word_of(*owner)), Mood::ready, false, {}};
    const bool may = m_buyable.contains(square);
    if (has_way_to(square)) {
        // Where a killer only goes to guard a piece, the map does not glow.
        const bool is_lit = may || !owner || !is_family_on_turn(position, *owner);
        return BoardTarget{m_asked == square ? "asked" : "ask", Mood::ready, is_lit,
            may && m_price > 0 ? money(m_price) : std::string()};
    }
    return BoardTarget{"buy", may ? Mood::ready : Mood::refused, may,
        may && m_price > 0 ? money(m_price) : std::string()};
}

void CityPart::touched(const View& view, Square square)
{
    const std::optional<Figure> owner = owner_of(view.position(), square);
    const bool is_killer_of_turn = owner && view.position().guarded.contains(square)
        && is_family_on_turn(view.position(), *owner);
    if (m_killer && m_killer->post == Post{square})
        m_killer.reset();
    else if (m_killer)
        view.record(m_killer->figure, Send{m_killer->post, square});
    else if (is_killer_of_turn)
        choose(Killer{*owner, {square}});
    else if (has_way_to(square))
        m_asked = m_asked == square ? std::nullopt : std::optional(square);
    else
        view.record(acting(view), Buy{square, std::nullopt});
}

void CityPart::draw(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    if (position.options.family_may_buy) {
        const Family family = family_of(*position.turn.figure);
        const auto mood = [family](Figure figure) {
            return ready_if(family_of(figure) == family, tr("This figure is of the other family."));
        };
        if (const auto figure = choose_figure(ui, rect, {"acting", acting(view), mood}))
            m_acting = figure;
    }
    const Figure figure = acting(view);
    if (m_asked)
        draw_asked(ui, rect, view);
    if (m_killer)
        remark(ui, rect, tr("Tap where the killer goes; what glows is possible."));
    else if (!m_buyable.empty() && !m_asked)
        remark(ui, rect,
            tr_fill("A field that glows costs {amount}: tap it.", {{"amount", money(m_price)}}));
    const Hire hire{std::nullopt};
    const int cost = cost_of(view, figure, hire);
    if (offer(ui, "hire", rect.cut_top(58_dp, 8_dp), tr("Hire a killer"),
            tr_fill("{amount} to the bank · {rule}",
                {{"amount", money(cost > 0 ? cost : usual_hire_price)}, {"rule", "M-3.5.3"}}),
            view.may(figure, hire)))
        view.record(figure, hire);
    draw_killers(ui, rect, view);
}

/// What can be done with the field that was tapped: it is bought, or a killer goes there.
void CityPart::draw_asked(Ui& ui, Rect& rect, const View& view)
{
    const Square square = *m_asked;
    const Position& position = view.position();
    const std::optional<Figure> owner = owner_of(position, square);
    const bool is_guarded = position.guarded.contains(square);
    const auto does = [&](Figure figure) {
        if (!owner)
            return tr("takes the free field · M-3.5.3");
        const language::Values values{{"figure", tell(*owner)}};
        if (owner == figure)
            return tr("guards the piece · M-3.5.5");
        return is_guarded ? tr_fill("begins a vendetta with {figure} · M-3.5.6", values)
                          : tr_fill("takes it from {figure} · M-3.5.4", values);
    };
    if (m_buyable.contains(square)
        && offer(ui, "asked:buy", rect.cut_top(58_dp, 8_dp),
            tr_fill("Buy {square}", {{"square", tell(square)}}),
            tr_fill(
                "{amount} to the bank · {rule}", {{"amount", money(m_price)}, {"rule", "M-3.5.1"}}),
            true))
        view.record(acting(view), Buy{square, std::nullopt});
    for (const Way& way : m_ways) {
        if (way.to != square)
            continue;
        const Figure figure = way.killer.figure;
        std::string detail = tell(way.killer.post) + " → " + tell(square) + ": " + does(figure);
        if (way.cost > 0)
            detail += " · " + gain(-way.cost);
        const std::string from = way.killer.post.square ? word_of(*way.killer.post.square) : "home";
        if (offer(ui, "asked:" + std::string(word_of(figure)) + ":" + from,
                rect.cut_top(58_dp, 8_dp),
                tr_fill("Send {figure}’s killer", {{"figure", tell(figure)}}), detail, true))
            view.record(figure, Send{way.killer.post, square});
    }
}

/// The killers of the family on turn; a tap on one lets the map show where he may go.
void CityPart::draw_killers(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    for (const Figure figure : figures_of(family_of(*position.turn.figure))) {
        const Character& character = position.of(figure);
        // Those that were hired in this turn wait for the next one.
        const Mood mood =
            character.killers_home > character.killers_new ? Mood::ready : Mood::refused;
        if (character.killers_home > 0
            && draw_killer(
                ui, rect.cut_top(52_dp, 6_dp), {figure, home_point}, character.killers_home, mood)
            && mood == Mood::refused) {
            m_killer.reset();
            explain_waiting(view, figure);
        }
        (character.pieces & position.guarded).each([&](Square square) {
            draw_killer(ui, rect.cut_top(52_dp, 6_dp), {figure, {square}},
                position.guarded.count(Squares::of(square)), Mood::ready);
        });
    }
}

/// Why a killer at home goes nowhere, of the field against which nothing else stands.
void CityPart::explain_waiting(const View& view, Figure figure)
{
    std::optional<Square> nearest;
    std::size_t least = 0;
    Squares::all().each([&](Square square) {
        const std::size_t reasons = view.consider(figure, Send{home_point, square}).reasons.size();
        if (!nearest || reasons < least) {
            nearest = square;
            least = reasons;
        }
    });
    view.explain(figure, Send{home_point, *nearest});
}

bool CityPart::draw_killer(Ui& ui, const Rect& rect, const Killer& killer, int count, Mood mood)
{
    const bool is_chosen = m_killer == killer;
    const std::string where = killer.post.square ? word_of(*killer.post.square) : "home";
    std::string text = tr_fill("{figure}’s killer: {place}",
        {{"figure", tell(killer.figure)}, {"place", tell(killer.post)}});
    if (count > 1)
        text += " ×" + language::number(count);
    const bool is_tapped =
        figure_button(ui, "send:" + std::string(word_of(killer.figure)) + ":" + where, rect,
            killer.figure, text, {chosen_if(is_chosen), mood, Font::body});
    if (is_tapped)
        choose(is_chosen ? std::nullopt : std::optional(killer));
    return is_tapped;
}

} // namespace consigliere::table_mafia
