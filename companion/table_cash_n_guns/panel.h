#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/score_reveal.h"
#include "companion/table_cash_n_guns/circle.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/interface.h"

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>

namespace consigliere::table_cash_n_guns {

// Rows for revealed Bullet cards, and for face-down discards entered later.

/// Rectangles of a player's two Bullet cards, indexed by `Bullet`.
using BulletPlaces = std::array<Rect, ledger::count_of<Bullet>>;
/// Draws both as buttons. Returns the tapped one. `whose`: the player’s name.
[[nodiscard]] std::optional<Bullet> tap_bullet(Ui& ui, const std::string& id,
    const BulletPlaces& places, const std::string& whose,
    const std::function<ButtonStyle(Bullet)>& style = {});

/// Called before the first card is recorded; returns false to cancel it.
using BeforeCards = std::function<bool()>;

/// Rectangles of the rows and of the button for all remaining cards.
struct CardPlaces {
    Rect rows;
    Rect others;
    /// Height from which the layout is chosen; constant while cards are revealed, so rows do not
    /// move.
    float room = 0;
};

/// Draws a row with both Bullet cards for each player in `kept` (in `fewer` if they do not fit).
/// Places of players who reveal nothing in `position` stay empty. `position`: before the first card
/// is revealed.
void draw_shown_cards(Ui& ui, const CardPlaces& places, const View& view, const Position& position,
    const PlayerList& kept, const PlayerList& fewer, const BeforeCards& before);
/// Players who reveal a card in this round, or have done so; clockwise from the Godfather.
[[nodiscard]] PlayerList who_shows(const Position& position);
/// How many of these have not revealed theirs yet.
[[nodiscard]] int cards_to_reveal(const Position& position);
/// Players who would reveal a card if all stood, so that rows do not move when some lie down.
[[nodiscard]] PlayerList who_could_show(const Position& position);

/// Draws buttons for face-down discards, one tap each, if one was entered in this evening. Shrinks
/// `rect` by the height used, else by 0. `position`: before the first is entered.
void draw_told_discards(
    Ui& ui, Rect& rect, const View& view, const Position& position, const BeforeCards& before);
/// Draws the next discard of an earlier round as a header. Returns false if there is none.
bool draw_late_discard(Ui& ui, Rect rect, const View& view);

using desk::Contents;
using desk::Lay;

/// Part of the table screen with the turn panel and the circle's taps in one phase.
class Panel : public ledger::Interface {
public:
    [[nodiscard]] virtual CircleLook look(const View&) const { return {}; }
    virtual void touched(const View&, const CircleTouch&) { }
    [[nodiscard]] virtual Contents contents(const View&) { return {}; }
    virtual void draw(Ui& ui, Rect rect, const View& view)
    {
        desk::draw_contents(ui, rect, {}, contents(view));
    }
    /// The history changed: drops unfinished choices.
    virtual void reset() { }
};

/// Phase 1: the round's eight loot cards. A tapped card appears on the table and is removed by a
/// tap there. The last round's eight appear automatically; the table confirms them.
class LootPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override;

private:
    /// The unrecorded loot is stored with the evening, so it survives leaving the screen.
    void recall(const View& view);
    void keep(const View& view) const;
    [[nodiscard]] bool may_add(const Position& position, LootCard card, int count) const;
    /// In the last round, the player who aims next if the loot is complete; else nullopt.
    [[nodiscard]] std::optional<Player> aiming(const View& view) const;
    void tap(const View& view, LootCard card, int count);
    bool reveal(const View& view) const;
    void draw_head(Ui& ui, Rect& rect, const View& view) const;
    void draw_kind(Ui& ui, const LootTile& tile, const View& view, LootCard card);
    void draw_rest(Ui& ui, Rect rect, const View& view);

    Loot m_loot;
    bool m_is_recalled = false;
};

/// Phase 3: everybody aims, by a drag between characters or a tap on the target. The next player
/// aims, or the one chosen in the list.
class AimPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { m_aiming.reset(); }

private:
    /// The chosen player, or the first who has not aimed; nullopt if all have.
    [[nodiscard]] std::optional<Player> aiming(const View& view) const;
    void draw_row(Ui& ui, const Rect& rect, const View& view, Player player);
    std::optional<Player> m_aiming;
};

/// Phases 4 and 5: the Godfather's order to change one aim, then the players who lie down.
/// Revealing the first card ends the choice of who lies down.
class CouragePanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override;

private:
    /// Step of the order: first whose aim, then the new target.
    enum class Order : std::uint8_t { none, whom, where };

    [[nodiscard]] CharacterTarget target_of(const View& view, Player player) const;
    void toggle(const View& view, Player player);
    void draw_lying(Ui& ui, const Rect& rect, const View& view);
    void draw_cards(Ui& ui, const CardPlaces& places, const View& view);
    [[nodiscard]] TakeCover cover() const;
    void begin_order(const View& view);

    std::set<Player> m_lying;
    Order m_order = Order::none;
    Player m_ordered{};
};

/// Phase 7: loot is shared by tapping it in the middle, in turn.
class SharingPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override { m_choice = {}; }

private:
    /// Asked only if the referee cannot know whether there is a Bang! for a Clip.
    enum class Clip : std::uint8_t { unasked, asked, answered };
    enum class Step : std::uint8_t { shares, clip, victim, card };
    struct Choice {
        ledger::FixedList<Share, 2> shares;
        std::set<std::size_t> places;
        /// The Greedy: takes two shares at once.
        bool takes_two = false;
        /// The Junk Dealer: trades the share for another player's card.
        bool trades = false;
        std::optional<Player> victim;
        std::optional<LootCard> card;
        std::optional<TakeShare::Found> found;
        Clip clip = Clip::unasked;
    };

    [[nodiscard]] Step step() const;
    void choose(const CircleTouch& touch);
    void go_on(const View& view);
    void go_back(const View& view);
    void answer_only_possibilities(const View& view);
    [[nodiscard]] TakeShare taken() const;
    void add_shares(Contents& panel, const View& view);
    void add_clip_question(Contents& panel, const View& view);
    void add_trade(Contents& panel, const View& view);

    Choice m_choice;
};

/// The end: the richest survivor, and why.
class EndPanel final : public Panel {
public:
    explicit EndPanel(const desk::ScoreReveal& finale)
        : m_finale(finale)
    {
    }
    [[nodiscard]] Contents contents(const View& view) override;

private:
    const desk::ScoreReveal& m_finale;
};

/// Buttons of the powers that can be used now, above the phase's panel. One tap, and one more for
/// each choice that is not forced.
class PowerPanel final : public Panel {
public:
    /// Draws the buttons at the top of `rect`, which shrinks by their height. A used power leaves
    /// its place empty until the phase ends.
    void draw_offers(Ui& ui, Rect& rect, const View& view);
    /// Like draw_offers(), but from `place` upwards, two per line if they fit. Shrinks the bottom
    /// of `rect`, which must end above `place`. Returns false if there are none.
    bool draw_offers_below(Ui& ui, Rect& rect, const Rect& place, const View& view);
    /// True while a power's choice occupies the panel.
    [[nodiscard]] bool has_choice() const { return m_power.has_value(); }
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    struct Offer {
        Player player{};
        Power power{};
        [[nodiscard]] friend bool operator==(const Offer&, const Offer&) = default;
    };

    void follow_offers(const View& view);
    void draw_offer(Ui& ui, Rect row, const View& view, const Offer& offer);
    void choose(const View& view, const Offer& offer);
    /// Uses the power if there is one possibility only.
    void use_only_possibility(const View& view);
    void swap(const View& view, Player other);
    void plunder(const View& view);
    void add_swap(Contents& panel);
    void add_forbidding(Contents& panel, const View& view);
    void add_theft(Contents& panel, const View& view);
    void add_plunder(Contents& panel, const View& view);

    /// All offers of this phase, in order of appearance.
    std::vector<Offer> m_offers;
    std::pair<int, Phase> m_offered_in{0, Phase::loot};
    std::optional<Power> m_power;
    Player m_player{};
    Loot m_loot;
    std::optional<Player> m_victim;
    /// The cards the Hustler takes and gives; nullopt if the table has not seen them.
    std::optional<Bullet> m_takes;
    std::optional<Bullet> m_gives;
};

/// Phase 6: revealed Bullet cards. Players who reveal one have a fixed row; powers are below.
class CardsPanel final : public Panel {
public:
    explicit CardsPanel(PowerPanel& powers)
        : m_powers(powers)
    {
    }

    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;

private:
    PowerPanel& m_powers;
};

/// Lets `player` aim on the circle, by a tap on the target or by a drag.
void ask_for_aim(CircleLook& look, const View& view, Player player);

/// Layout of a panel with rows of cards. A low panel has `others` beside the head, to save height.
struct CardsLayout {
    explicit CardsLayout(Rect panel);
    bool is_low = false;
    Rect head;
    Rect others; ///< Button for all remaining cards.
    Rect order; ///< Button above or beside `done`.
    Rect done; ///< Button that ends the step.
    Rect rows;
};

/// Draws the score, best player first, every part in words; `finale` animates it.
void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale);
[[nodiscard]] std::string tell_bonus(const View& view, const Score& score);

} // namespace consigliere::table_cash_n_guns
