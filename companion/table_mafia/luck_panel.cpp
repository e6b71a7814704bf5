#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/prices.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_mafia {

namespace {

void add_coin(Contents& panel, std::string_view id, const std::function<Tap(Coin)>& tap)
{
    for (const Coin coin : {Coin::felicita, Coin::iattura})
        panel.button(Lay::sides,
            {std::string(id) + ":" + std::string(word_of(coin)), tell(coin), tap(coin)});
}

std::string tell_draws(const Turn& turn, Deck deck)
{
    const int draws = deck == Deck::red ? turn.red_draws : turn.black_draws;
    return draws > 1 ? tr_count("{n} card", "{n} cards", draws) : tell(deck);
}

/// True if no player is known to have the card.
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

/// When the number is told, the coin comes into view.
void LuckPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    if (m_number != std::exchange(m_shown, m_number) && m_number) {
        constexpr float end_of_bet = 1e6F;
        widgets::scroll_to(ui, "bet", end_of_bet);
    }
    CardPanel::draw(ui, rect, foot, view);
}

BoardLook LuckPanel::look(const View& view)
{
    return {.lit = errand_bearer(view.position())};
}

Contents LuckPanel::contents(const View& view)
{
    const Turn& turn = view.position().turn;
    const Figure figure = errand_bearer(view.position());
    const language::Values who{{"figure", tell(figure)}};
    if (turn.errand == Errand::toss) {
        Contents panel{"toss",
            {sign_of(figure), tr_fill("{figure} tosses the coin", who), tr("Fortuna · M-4.4")}};
        add_coin(panel, "toss", [&](Coin coin) { return records(view, figure, Toss{coin}); });
        panel.remark(tr("Luck draws a red card, bad luck a black one."));
        return panel;
    }
    if (turn.errand == Errand::bet) {
        Contents panel{"bet",
            {sign_of(figure), tr_fill("{figure} bets", who),
                tr_fill("Casino · M-4.8 · has {money}",
                    {{"money", money(view.position().purse(figure))}})}};
        add_bet(panel, view, figure);
        return panel;
    }
    const Deck deck = m_mode == Mode::draw || turn.red_draws > 0 ? Deck::red : Deck::black;
    Contents panel{
        "draw", {sign_of(figure), tr_fill("{figure} draws", who), tell_draws(turn, deck)}};
    add_card(panel, view, figure, deck);
    if (m_mode == Mode::draw)
        panel.goes_back("draw:back", sets(m_mode, Mode::step).does);
    return panel;
}

void LuckPanel::add_bet(Contents& panel, const View& view, Figure figure)
{
    panel.heading(tr("Stake"));
    add_stake(panel, view.position().options.stake_steps);
    panel.heading(tr("Number die"));
    panel.numbers("casino", 1, 6, m_number, [this](int number) { return sets(m_number, number); });
    panel.heading(tr("Coin"));
    // The referee's reasons include a missing number.
    add_coin(panel, "coin", [&](Coin coin) {
        return deed(view, figure, Bet{m_stake, m_number.value_or(0), coin});
    });
    panel.remark(tr("Even pays double the stake, odd pays triple."));
}

/// Adds buttons for the stake: steps, or digits if any amount is legal.
void LuckPanel::add_stake(Contents& panel, StakeSteps steps)
{
    desk::AmountRange stakes{.least = smallest_note, .most = most_stake};
    if (steps == StakeSteps::of_200) {
        stakes.smallest = smallest_note;
        panel.add(desk::Amount{"stake", &m_stake, &money, stakes});
        return;
    }
    panel.draws([this, least = stakes.least](Ui& ui, Rect& rest) {
        Rect line = rest.cut_top(50_dp, 6_dp);
        const Rect keys = line.cut_right(56_dp, 8_dp);
        ui.text(line, money(m_stake), {Font::lead, ui.theme().text});
        if (!button(ui, "stake:keys", keys, widgets::symbol::keyboard, {chosen_if(m_is_typing)}))
            return;
        m_is_typing = !m_is_typing;
        // Typing starts at 0.
        m_stake = m_is_typing ? 0 : std::max(m_stake, least);
    });
    if (m_is_typing)
        add_keys(panel, stakes.most);
    else
        panel.add(desk::Amount{"stake", &m_stake, nullptr, stakes});
}

/// Adds the digits 1 to 9, 0, as on a keypad. A digit that would exceed `most` explains why.
void LuckPanel::add_keys(Contents& panel, int most)
{
    constexpr int digits = 10;
    for (int place = 1; place <= digits; ++place) {
        const int digit = place % digits;
        const int longer = m_stake * digits + digit;
        panel.button(Lay::numbers,
            {"stake:digit:" + std::to_string(digit), language::number(digit),
                sets(m_stake, longer, ready_if(longer <= most, tr("Already at the maximum.")))});
    }
    panel.button(Lay::numbers,
        {"stake:erase", widgets::symbol::erase,
            sets(m_stake, m_stake / digits, ready_if(m_stake > 0, tr("Already at the minimum.")))});
}

void LuckPanel::add_card(Contents& panel, const View& view, Figure figure, Deck deck)
{
    const auto draws = [&](int number, ControlState mood) {
        return Tap{mood, [this, &view, figure, card = Card(deck, number)] {
                       m_card.begin(view, figure, Draw{card, {}});
                   }};
    };
    const bool is_red = deck == Deck::red;
    if (is_red)
        panel.remark(tr("It helps its figure: use it at once, or keep it for a later turn of the "
                        "family. It needn’t be shown before."));
    if (is_red)
        panel.button(Lay::rows,
            {.id = "draw:red",
                .label = tr("Keep it face down"),
                .tap = draws(0, ControlState::enabled),
                .is_next = true});
    panel.heading(is_red ? tr("Or its number, if revealed") : tr("Its number"));
    // Only open cards are excluded: others may be face down, and must not be revealed.
    const auto observed = view.observed();
    panel.numbers("draw-" + std::string(word_of(deck)), 1, is_red ? Card::reds : Card::blacks, {},
        [&](int number) {
            return draws(number,
                is_in_deck(observed->present(), Card(deck, number)) ? ControlState::enabled
                                                                    : ControlState::explains);
        });
}

} // namespace consigliere::table_mafia
