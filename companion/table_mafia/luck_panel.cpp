#include "companion/table_mafia/luck_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/prices.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// The two sides of the coin, large.
std::optional<Coin> choose_coin(Ui& ui, Rect& rect, std::string_view id, Mood mood)
{
    std::optional<Coin> tapped;
    const std::vector<Rect> cells = rect.cut_top(64_dp, 10_dp).columns(2, 10_dp);
    for (const Coin coin : {Coin::felicita, Coin::iattura}) {
        const bool is_luck = coin == Coin::felicita;
        if (button(ui, std::string(id) + ":" + std::string(word_of(coin)), cells[is_luck ? 0 : 1],
                tell(coin), {.mood = mood, .font = Font::lead}))
            tapped = coin;
    }
    return tapped;
}

std::string tell_draws(const Turn& turn, Deck deck)
{
    const int draws = deck == Deck::red ? turn.red_draws : turn.black_draws;
    return draws > 1 ? tr_count("{n} card", "{n} cards", draws) : tell(deck);
}

/// Whether nobody is seen to have a card.
bool is_in_deck(const Position& position, Card card)
{
    if (card.deck() == Deck::red)
        return place_of(position, card).kind == CardPlace::Kind::deck;
    return std::ranges::none_of(all_of<Figure>,
        [&](Figure figure) { return position.of(figure).cards.black.contains(card.number()); });
}

} // namespace

void LuckPanel::reset()
{
    m_stake = smallest_note;
    m_is_typing = false;
    m_number.reset();
}

BoardLook LuckPanel::look(const View& view)
{
    BoardLook look;
    look.lit = errand_bearer(view.position());
    return look;
}

void LuckPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Position& position = view.position();
    const Turn& turn = position.turn;
    const Figure figure = errand_bearer(position);
    if (turn.errand == Errand::toss) {
        draw_toss(ui, rect, view, figure);
    } else if (turn.errand == Errand::bet) {
        draw_bet(ui, rect, view, figure);
    } else {
        const Deck deck = m_mode == Mode::draw || turn.red_draws > 0 ? Deck::red : Deck::black;
        draw_card(ui, rect, view, figure, deck);
        if (m_mode == Mode::draw && button(ui, "draw:back", foot, tr("Back")))
            m_mode = Mode::step;
    }
}

void LuckPanel::draw_toss(Ui& ui, Rect& rect, const View& view, Figure figure)
{
    draw_turn_header(ui, rect, figure,
        tr_fill("{figure} tosses the coin", {{"figure", tell(figure)}}), tr("Fortuna · M-4.4"));
    if (const auto coin = choose_coin(ui, rect, "toss", Mood::ready))
        view.record(figure, Toss{*coin});
    remark(ui, rect, tr("Luck draws a red card, bad luck a black one."));
}

void LuckPanel::draw_bet(Ui& ui, Rect& rect, const View& view, Figure figure)
{
    draw_turn_header(ui, rect, figure, tr_fill("{figure} bets", {{"figure", tell(figure)}}),
        tr_fill("Casino · M-4.8 · has {money}", {{"money", money(view.position().purse(figure))}}));
    scroll_area(ui, "bet", rect, [&](Rect& rest) {
        heading(ui, rest, tr("Stake"));
        draw_stake(ui, rest, view.position().options.stake_steps);
        heading(ui, rest, tr("Number die"));
        if (const auto rolled = choose_number(ui, rest, {"casino", 1, 6, m_number}))
            m_number = rolled;
        heading(ui, rest, tr("Coin"));
        // The referee says what is missing, as well.
        const Bet bet{m_stake, m_number.value_or(0), Coin::felicita};
        const Mood mood = view.may(figure, bet) ? Mood::ready : Mood::refused;
        if (const auto coin = choose_coin(ui, rest, "coin", mood))
            view.record(figure, Bet{m_stake, m_number.value_or(0), *coin});
        remark(ui, rest, tr("Even: twice the stake; odd: three times."));
    });
}

/// By steps, or typed where a stake may be any amount.
void LuckPanel::draw_stake(Ui& ui, Rect& rect, StakeSteps steps)
{
    AmountRange stakes{.least = smallest_note, .most = most_stake};
    if (steps == StakeSteps::of_200) {
        stakes.smallest = smallest_note;
        m_stake = choose_amount(ui, rect, "stake", m_stake, stakes);
        return;
    }
    Rect line = rect.cut_top(50_dp, 6_dp);
    const Rect keys = line.cut_right(56_dp, 8_dp);
    ui.text(line, money(m_stake), {Font::lead, ui.theme().text});
    if (button(ui, "stake:keys", keys, widgets::symbol::keyboard, {chosen_if(m_is_typing)})) {
        m_is_typing = !m_is_typing;
        // What is typed begins anew.
        m_stake = m_is_typing ? 0 : std::max(m_stake, stakes.least);
    } else if (m_is_typing) {
        m_stake = type_amount(ui, rect, "stake", m_stake, stakes);
        return;
    }
    m_stake = step_amount(ui, rect, "stake", m_stake, stakes);
}

void LuckPanel::draw_card(Ui& ui, Rect& rect, const View& view, Figure figure, Deck deck)
{
    const bool is_red = deck == Deck::red;
    draw_turn_header(ui, rect, figure, tr_fill("{figure} draws", {{"figure", tell(figure)}}),
        tell_draws(view.position().turn, deck));
    scroll_area(ui, "draw", rect, [&](Rect& rest) {
        if (is_red
            && button(ui, "draw:red", rest.cut_top(60_dp, 10_dp), tr("He keeps it face down"),
                {ButtonKind::next}))
            m_card.begin(view, figure, Draw{Card(deck, 0), {}});
        heading(ui, rest, is_red ? tr("Or its number, if he tells it") : tr("Its number"));
        // What others hold face down is nobody’s business here: only open cards cannot be drawn.
        const auto sight = view.sight();
        const auto mood = [&](int number) {
            return is_in_deck(sight->present(), Card(deck, number)) ? Mood::ready : Mood::refused;
        };
        const int most = is_red ? Card::reds : Card::blacks;
        const std::string id = "draw-" + std::string(word_of(deck));
        if (const auto number = choose_number(ui, rest, {id, 1, most, {}, mood}))
            m_card.begin(view, figure, Draw{Card(deck, *number), {}});
    });
}

} // namespace consigliere::table_mafia
