#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/score_reveal.h"
#include "companion/table_cash_n_guns/bullet_rows.h"
#include "companion/table_cash_n_guns/circle.h"
#include "companion/table_cash_n_guns/loot_tiles.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/score.h"
#include "engine/ledger/interface.h"

#include <set>

namespace consigliere::table_cash_n_guns {

using desk::Contents;
using desk::Lay;

/// A part of the table screen that has the turn panel, and the circle's attention, in some phase.
class Panel : public ledger::Interface {
public:
    /// What it asks of the circle.
    [[nodiscard]] virtual CircleLook look(const View&) const { return {}; }
    virtual void touched(const View&, const CircleTouch&) { }
    [[nodiscard]] virtual Contents contents(const View&) { return {}; }
    virtual void draw(Ui& ui, Rect rect, const View& view)
    {
        desk::draw_contents(ui, rect, {}, contents(view));
    }
    /// Something was written down, or undone: unfinished choices are forgotten.
    virtual void reset() { }
};

/// Phase 1: the eight loot cards of the round. What is tapped lies on the table at once, and goes
/// back by a tap there. The last eight lie there by themselves, and whoever aims says that they are
/// right.
class LootPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override;

private:
    /// What is tapped stays with the evening until it is written down, wherever people go
    /// meanwhile.
    void recall(const View& view);
    void keep(const View& view) const;
    [[nodiscard]] bool may_add(const Position& position, LootCard card, int count) const;
    /// Who could aim at once, because nothing else is left to be revealed.
    [[nodiscard]] std::optional<Player> aiming(const View& view) const;
    void tap(const View& view, LootCard card, int count);
    bool reveal(const View& view) const;
    void draw_head(Ui& ui, Rect& rect, const View& view) const;
    void draw_kind(Ui& ui, const LootTile& tile, const View& view, LootCard card);
    void draw_rest(Ui& ui, Rect rect, const View& view);

    Loot m_loot;
    bool m_is_recalled = false;
};

/// Phase 3: everybody aims, by dragging from one character to another or by tapping the target;
/// who aims is the next one, or whoever is chosen in the list.
class AimPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { m_aiming.reset(); }

private:
    /// Who aims next: the one that was chosen, or the first who has not aimed.
    [[nodiscard]] std::optional<Player> aiming(const View& view) const;
    void draw_row(Ui& ui, const Rect& rect, const View& view, Player player);
    std::optional<Player> m_aiming;
};

/// Phases 4 and 5: the Godfather may have one aim changed, by tapping or by dragging it anew; then
/// those who lie down are tapped. A card that is revealed is tapped right after that: what lies by
/// then is decided.
class CouragePanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    /// The order that is put together.
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override;

private:
    /// Whose aim the Godfather changes is asked first, then at whom.
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

/// Phase 7: shares in their order, by tapping them in the middle.
class SharingPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override { m_choice = {}; }

private:
    /// Whether there is a Bang! for a Clip is asked when the referee cannot know.
    enum class Clip : std::uint8_t { unasked, asked, answered };
    /// What is asked of the table now.
    enum class Step : std::uint8_t { shares, clip, victim, card };
    struct Choice {
        ledger::FixedList<Share, 2> shares;
        std::set<std::size_t> places;
        /// The Greedy takes two shares at once.
        bool takes_two = false;
        /// The Junk Dealer trades the share for a card of somebody else.
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

/// The end: who is the richest alive, and why.
class EndPanel final : public Panel {
public:
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override { m_finale.expect(); }

    /// The count of the loot, in the place of the table.
    void draw_count(Ui& ui, const Rect& rect, const View& view);

private:
    desk::ScoreReveal m_finale;
};

/// The powers that can be called now, above whatever the phase asks; each is one tap, and one more
/// for each real choice.
class PowerPanel final : public Panel {
public:
    /// Draws the buttons off the top of `rect`. A power that was used leaves its place empty until
    /// the phase ends.
    void draw_offers(Ui& ui, Rect& rect, const View& view);
    /// The same from `place` on upwards, two in a line where there is room; what these lines take
    /// goes off the bottom of `rect`, which ends above `place`. Gives whether there is any.
    bool draw_offers_below(Ui& ui, Rect& rect, const Rect& place, const View& view);
    /// Whether a power's choice has the panel.
    [[nodiscard]] bool has_choice() const { return m_power.has_value(); }
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    /// What the chosen power asks for.
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
    /// A power with one possibility is used at once.
    void use_only_possibility(const View& view);
    void swap(const View& view, Player other);
    void plunder(const View& view);
    void add_swap(Contents& panel);
    void add_forbidding(Contents& panel, const View& view);
    void add_theft(Contents& panel, const View& view);
    void add_plunder(Contents& panel, const View& view);

    /// What was offered in this phase, in the order in which it came.
    std::vector<Offer> m_offers;
    std::pair<int, Phase> m_offered_in{0, Phase::loot};
    std::optional<Power> m_power;
    Player m_player{};
    Loot m_loot;
    std::optional<Player> m_victim;
    /// What the Hustler takes and gives, if the table has seen it.
    std::optional<Bullet> m_takes;
    std::optional<Bullet> m_gives;
};

/// Phase 6: the Bullet cards that are revealed. Everybody who reveals one has a row that stays, and
/// the powers lie below these.
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

/// The circle asks at whom this player aims, by a tap on the target or by dragging.
void ask_for_aim(CircleLook& look, const View& view, Player player);

/// The parts of a panel with rows of cards. A low one has a button beside its head, where it takes
/// no row away; where little height is left for the rows, what stands below them is as low as
/// fingers allow.
struct CardsLayout {
    explicit CardsLayout(Rect panel);
    bool is_low = false;
    Rect head;
    Rect others; ///< The button for all cards that are left.
    Rect order; ///< The one above that which ends the step, or beside it.
    Rect done; ///< That which ends the step.
    Rect rows;
};

/// The score from the best to the last, every part of it in words; a finale counts it up.
void draw_score(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale = nullptr);
/// Who has the Diamond Bonus.
[[nodiscard]] std::string tell_bonus(const View& view, const Score& score);

} // namespace consigliere::table_cash_n_guns
