#include "companion/table_mafia/turn_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/payments.h"
#include "companion/table_mafia/pieces.h"
#include "companion/widgets/chips.h"
#include "engine/mafia/answers.h"

namespace consigliere::table_mafia {

namespace {

/// A button whose tap the referee answers where it cannot be done.
bool offer(Ui& ui, std::string_view id, const Rect& rect, const std::string& label,
    const std::string& detail, bool may)
{
    return widgets::button_with_detail(
        ui, id, rect, label, detail, {.mood = may ? Mood::ready : Mood::refused});
}

/// What a move takes from the purse that pays for it.
int cost_of(const View& view, Figure figure, const Action& action)
{
    const auto judged = view.consider(figure, action);
    return ledger::is_applied(judged.verdict)
        ? view.position().purse(figure) - judged.after.purse(figure)
        : 0;
}

/// Businesses that are bought from the bank, as they can be named.
std::vector<Field> businesses(const View& view)
{
    std::vector<Field> found;
    for (const Field field : view.components().circuit()) {
        const bool is_sold = field.kind() == FieldKind::bank || field.kind() == FieldKind::arms;
        if (is_sold && !view.position().holding(field))
            found.push_back(field);
    }
    const Field here = view.position().of(*view.position().turn.figure).field;
    const bool is_told = !view.components().has_circuit() && is_business(here.kind())
        && here.kind() != FieldKind::police && here.number() > 0;
    if (is_told && !view.position().holding(here))
        found.push_back(here);
    return found;
}

} // namespace

void TurnPanel::reset()
{
    m_acting.reset();
    m_killer.reset();
    m_business.reset();
}

Figure TurnPanel::acting(const View& view) const
{
    return m_acting.value_or(*view.position().turn.figure);
}

// On the board. ----------------------------------------------------------------------------------

std::optional<BoardTarget> TurnPanel::square_target(const View& view, Square square) const
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
    const bool may = !owner && view.may(acting(view), Buy{square, std::nullopt});
    return BoardTarget{"buy", may ? Mood::ready : Mood::refused, may, {}};
}

BoardLook TurnPanel::look(const View& view) const
{
    BoardLook look;
    const Figure figure = *view.position().turn.figure;
    look.lit = figure;
    if (m_killer)
        look.chosen = m_killer->post.square;
    look.squares = [this, &view](Square square) { return square_target(view, square); };
    look.fields = [&view, figure](Field field) -> std::optional<BoardTarget> {
        if (!is_business(field.kind()))
            return std::nullopt;
        const bool may = view.may(figure, Buy{field, std::nullopt});
        const bool is_asked = field.number() == 0;
        return BoardTarget{"buy", may || is_asked ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void TurnPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.field && touch.field->number() == 0)
        m_business = touch.field->kind();
    else if (touch.field)
        view.record(*view.position().turn.figure, Buy{*touch.field, std::nullopt});
    if (!touch.square)
        return;
    const Square square = *touch.square;
    if (m_killer && m_killer->post == Post{square}) {
        m_killer.reset();
    } else if (m_killer) {
        view.record(m_killer->figure, Send{m_killer->post, square});
    } else if (const auto owner = owner_of(view.position(), square); owner
               && view.position().guarded.contains(square)
               && is_family_on_turn(view.position(), *owner)) {
        m_killer = Killer{*owner, {square}};
    } else {
        view.record(acting(view), Buy{square, std::nullopt});
    }
}

// In the panel. ----------------------------------------------------------------------------------

void TurnPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Position& position = view.position();
    const Figure figure = *position.turn.figure;
    draw_turn_header(ui, rect, figure,
        tr_fill("{figure}: {step}", {{"figure", tell(figure)}, {"step", tell(position.phase)}}),
        tell_standing(view, figure));
    scroll_area(ui, "turn", rect, [&](Rect& rest) {
        if (position.phase == Phase::field)
            draw_field(ui, rest, view);
        if (position.phase <= Phase::business)
            draw_business(ui, rest, view);
        draw_city(ui, rest, view);
        draw_deals(ui, rest, view);
    });
    const Figure next = position.turn.next.value_or(figure);
    if (button(ui, "turn:next", foot, tr_fill("{figure} rolls", {{"figure", tell(next)}}),
            {ButtonKind::next}))
        m_mode = Mode::roll;
}

/// What the field offers: it is passed over by whatever belongs to a later step.
void TurnPanel::draw_field(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Offer what = view.position().turn.offer;
    heading(ui, rect, tell(view.position().of(figure).field));
    if (what == Offer::informer
        && offer(ui, "informer", rect.cut_top(58_dp, 8_dp), tr("Draw a red card"),
            tr("400 d to the bank · M-4.10"), view.may(figure, Draw{Card(Deck::red, 0), {}})))
        m_mode = Mode::draw;
    if (what == Offer::club) {
        const Hire hire{Hire::Where::club};
        if (offer(ui, "hire:club", rect.cut_top(58_dp, 8_dp), tr("Hire a killer at the club"),
                tr("2,000 d to the bank · M-4.6"), view.may(figure, hire)))
            view.record(figure, hire);
    }
    if (what == Offer::exchange
        && offer(ui, "give", rect.cut_top(58_dp, 8_dp), tr("Give money in the family"),
            tr("free of charge · M-4.12"), true))
        m_mode = Mode::give;
}

void TurnPanel::draw_business(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    heading(ui, rect, tell(Phase::business));
    {
        widgets::Chips chips(ui, rect);
        for (const Field field : businesses(view)) {
            // What cannot be bought says why on the circuit.
            const Buy buy{field, std::nullopt};
            if (!view.may(figure, buy))
                continue;
            if (chips.add("price:" + word_of(field),
                    tell(field) + "  " + money(cost_of(view, figure, buy)), {.font = Font::body}))
                view.record(figure, buy);
        }
        if (chips.add("card:use", tr("Use a red card"), {.font = Font::body}))
            m_mode = Mode::use;
    }
    if (m_business) {
        remark(ui, rect,
            tell(*m_business) + ": " + tr("Which one? Number your businesses as you like."));
        if (const auto which = choose_number(ui, rect, {"which", 1, Field::most}))
            view.record(figure, Buy{Field(*m_business, *which), std::nullopt});
    }
    draw_black_cards(ui, rect, view);
}

/// Lasting black cards lie open until what they ask is fulfilled (M-6.1b).
void TurnPanel::draw_black_cards(Ui& ui, Rect& rect, const View& view)
{
    for (const Figure figure : all_of<Figure>) {
        view.position().of(figure).cards.black.each([&](int number) {
            const Card card(Deck::black, number);
            if (figure_button(ui, "fulfil:" + std::string(word_of(figure)) + ":" + word_of(card),
                    rect.cut_top(54_dp, 8_dp), figure,
                    tr_fill("{card} is fulfilled", {{"card", tell(card)}}), {.font = Font::body}))
                m_card.begin(view, figure, Fulfil{card, {}});
        });
    }
}

void TurnPanel::draw_city(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    heading(ui, rect, tell(Phase::city));
    if (position.options.family_may_buy) {
        const Family family = family_of(*position.turn.figure);
        const auto mood = [family](Figure figure) {
            return family_of(figure) == family ? Mood::ready : Mood::off;
        };
        if (const auto figure = choose_figure(ui, rect, {"acting", acting(view), mood}))
            m_acting = figure;
    }
    const Figure figure = acting(view);
    remark(ui, rect,
        m_killer ? tr("Tap where the killer goes; what glows is possible.")
                 : tr("A field that glows can be bought: tap it."));
    const Hire hire{std::nullopt};
    const int cost = cost_of(view, figure, hire);
    if (offer(ui, "hire", rect.cut_top(58_dp, 8_dp), tr("Hire a killer"),
            cost > 0 ? tr_fill("{amount} to the bank · M-3.5.3", {{"amount", money(cost)}})
                     : tr("to the bank · M-3.5.3"),
            view.may(figure, hire)))
        view.record(figure, hire);
    draw_killers(ui, rect, view);
}

/// The killers of the family on turn; a tap on one lets the map show where he may go.
void TurnPanel::draw_killers(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    for (const Figure figure : figures_of(family_of(*position.turn.figure))) {
        const Character& character = position.of(figure);
        if (character.killers_home > 0)
            draw_killer(
                ui, rect.cut_top(52_dp, 6_dp), {figure, home_point}, character.killers_home);
        (character.pieces & position.guarded).each([&](Square square) {
            draw_killer(ui, rect.cut_top(52_dp, 6_dp), {figure, {square}}, 1);
        });
    }
}

void TurnPanel::draw_killer(Ui& ui, const Rect& rect, const Killer& killer, int count)
{
    const bool is_chosen = m_killer == killer;
    const std::string where = killer.post.square ? word_of(*killer.post.square) : "home";
    std::string text = tr_fill("{figure}’s killer: {place}",
        {{"figure", tell(killer.figure)}, {"place", tell(killer.post)}});
    if (count > 1)
        text += " ×" + language::number(count);
    if (figure_button(ui, "send:" + std::string(word_of(killer.figure)) + ":" + where, rect,
            killer.figure, text, {chosen_if(is_chosen), Mood::ready, Font::body}))
        m_killer = is_chosen ? std::nullopt : std::optional(killer);
}

/// What two have to agree on.
void TurnPanel::draw_deals(Ui& ui, Rect& rect, const View& view)
{
    heading(ui, rect, tr("Between players"));
    widgets::Chips chips(ui, rect);
    if (chips.add("deal", tr("A deal …"), {.font = Font::body}))
        m_mode = Mode::deal;
    bool has_debts = false;
    for (const Figure figure : all_of<Figure>)
        has_debts = has_debts || debt_of(view.position(), figure) > 0;
    if (has_debts && chips.add("repay", tr("Repay a loan …"), {.font = Font::body}))
        m_mode = Mode::repay;
}

} // namespace consigliere::table_mafia
