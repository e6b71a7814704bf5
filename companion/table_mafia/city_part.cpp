#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/prices.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// Target id of a killer: "paolo:home", "paolo:i3".
std::string id_of(Figure figure, Post post)
{
    const std::string where = post.square ? word_of(*post.square) : std::string(home_word);
    return std::string(word_of(figure)) + ":" + where;
}

} // namespace

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
        // A killer moves one step (M-3.5.3b).
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

BoardTarget CityPart::target(const View& view, Square square)
{
    if (m_killer) {
        const auto [figure, from] = *m_killer;
        if (from == Post{square})
            return {"killer:stay", ControlState::enabled, false, {}, [this] { m_killer.reset(); }};
        const Send send{from, square};
        BoardTarget way = target_for("send:" + id_of(figure, from), deed(view, figure, send));
        const int cost = way.is_lit ? cost_of(view, figure, send) : 0;
        way.label = cost > 0 ? money(cost) : std::string();
        return way;
    }
    const Position& position = view.position();
    const std::optional<Figure> owner = owner_of(position, square);
    const bool is_own = owner && is_family_on_turn(position, *owner);
    if (is_own && position.guarded.contains(square))
        return {"killer:" + std::string(word_of(*owner)), ControlState::enabled, false, {},
            [this, killer = Killer{*owner, {square}}] { choose(killer); }};
    const bool may = m_buyable.contains(square);
    std::string price = may && m_price > 0 ? money(m_price) : std::string();
    if (has_way_to(square)) {
        const bool is_asked = m_asked == square;
        // Own pieces, which a killer would only guard, do not glow.
        return {is_asked ? "asked" : "ask", ControlState::enabled, may || !is_own, std::move(price),
            sets(m_asked, is_asked ? std::nullopt : std::optional(square)).does};
    }
    return {"buy", may ? ControlState::enabled : ControlState::explains, may, std::move(price),
        records(view, acting(view), Buy{square, std::nullopt}).does};
}

void CityPart::add(Contents& panel, const View& view)
{
    const Position& position = view.position();
    if (position.options.family_may_buy) {
        const Family family = family_of(*position.turn.figure);
        add_figures(panel, "acting", acting(view), [&](Figure figure) {
            return sets(m_acting, figure,
                ready_if(family_of(figure) == family, tr("This figure is from the other family.")));
        });
    }
    if (m_killer)
        panel.remark(tr("Tap where the killer goes; possible fields glow."));
    else if (!m_buyable.empty() && !m_asked)
        panel.remark(
            tr_fill("Glowing fields cost {amount}. Tap one.", {{"amount", money(m_price)}}));
    const Figure figure = acting(view);
    if (!m_buyable.empty() && !view.components().home(figure))
        panel.remark(tr("Your home point isn’t described: check on the board what it touches."));
    const Hire hire{std::nullopt};
    const int cost = cost_of(view, figure, hire);
    panel.offer("hire", tr("Hire a killer"),
        tell_price(cost > 0 ? cost : usual_hire_price, "M-3.5.3"), deed(view, figure, hire));
    add_killers(panel, view);
}

void CityPart::add_asked(Contents& panel, const View& view) const
{
    if (!m_asked)
        return;
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
        return is_guarded ? tr_fill("starts a vendetta with {figure} · M-3.5.6", values)
                          : tr_fill("takes it from {figure} · M-3.5.4", values);
    };
    if (m_buyable.contains(square))
        panel.offer("asked:buy", tr_fill("Buy {square}", {{"square", tell(square)}}),
            tell_price(m_price, "M-3.5.1"), records(view, acting(view), Buy{square, std::nullopt}));
    for (const auto& [killer, to, cost] : m_ways) {
        if (to != square)
            continue;
        const auto [figure, post] = killer;
        std::string detail = tell(post) + " → " + tell(square) + ": " + does(figure);
        if (cost > 0)
            detail += " · " + gain(-cost);
        panel.offer("asked:" + id_of(figure, post),
            tr_fill("Send {figure}’s killer", {{"figure", tell(figure)}}), std::move(detail),
            records(view, figure, Send{post, square}));
    }
}

Tap CityPart::chooses(Killer killer)
{
    return {
        {}, [this, killer] { choose(m_killer == killer ? std::nullopt : std::optional(killer)); }};
}

std::string CityPart::tell_killer(Killer killer, int count)
{
    std::string text = tr_fill("{figure}’s killer: {place}",
        {{"figure", tell(killer.figure)}, {"place", tell(killer.post)}});
    return count > 1 ? text + " ×" + language::number(count) : text;
}

/// Adds the killers of the family on turn; a tap shows on the map where one may go.
void CityPart::add_killers(Contents& panel, const View& view)
{
    const Position& position = view.position();
    for (const Figure figure : figures_of(family_of(*position.turn.figure))) {
        const Character& character = position.of(figure);
        const Killer at_home{figure, home_point};
        const Tap waits{ControlState::explains, [this, &view, figure] {
                            choose(std::nullopt);
                            explain_waiting(view, figure);
                        }};
        // Newly hired killers wait until the next turn.
        if (character.killers_home > character.killers_new)
            add_killer(panel, at_home, character.killers_home, chooses(at_home));
        else if (character.killers_home > 0)
            panel.offer("send:" + id_of(figure, home_point),
                tell_killer(at_home, character.killers_home), tr("Waits a turn · M-3.5.3"), waits);
        (character.pieces & position.guarded).each([&](Square square) {
            const Killer guard{figure, {square}};
            add_killer(panel, guard, position.guarded.count(Squares::of(square)), chooses(guard));
        });
    }
}

/// Explains why a killer at home cannot go, for the square with the fewest reasons against it.
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

void CityPart::add_killer(Contents& panel, Killer killer, int count, Tap tap) const
{
    panel.button(Lay::rows,
        {"send:" + id_of(killer.figure, killer.post), tell_killer(killer, count), std::move(tap),
            m_killer == killer, sign_of(killer.figure)});
}

} // namespace consigliere::table_mafia
