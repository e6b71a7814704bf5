#pragma once

#include "companion/table_cash_n_guns/circle.h"
#include "companion/table_cash_n_guns/view.h"

#include <set>

namespace consigliere::table_cash_n_guns {

/// A part of the table screen that has the turn panel, and the circle's attention, in some phase.
class Panel {
public:
    Panel() = default;
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
    virtual ~Panel() = default;

    /// What it asks of the circle.
    [[nodiscard]] virtual CircleLook look(const View& view) const = 0;
    virtual void touched(const View& view, const CircleTouch& touch) = 0;
    virtual void draw(Ui& ui, Rect rect, const View& view) = 0;
    /// Something was written down, or undone: unfinished choices are forgotten.
    virtual void reset() = 0;
};

/// Phase 1: the eight loot cards of the round.
class LootPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View&) const override { return {}; }
    void touched(const View&, const CircleTouch&) override { }
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { m_loot = {}; }

private:
    cash_n_guns::Loot m_loot;
};

/// Phase 3: everybody aims, by dragging from one character to another or by tapping both.
class AimPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { m_aiming.reset(); }

private:
    /// Who aims next: the one that was tapped, or the first who has not aimed.
    [[nodiscard]] std::optional<cash_n_guns::Player> aiming(const View& view) const;
    std::optional<cash_n_guns::Player> m_aiming;
};

/// Phases 4 and 5: the Godfather may have one aim changed, by dragging it anew; then those who
/// lie down are tapped.
class CouragePanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { m_lying.clear(); }

private:
    std::set<cash_n_guns::Player> m_lying;
};

/// Phase 6: the Bullet cards that are revealed.
class CardsPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View&, const CircleTouch&) override { }
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { }
};

/// Phase 7: shares in their order, by tapping them in the middle.
class SharingPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View& view) const override;
    void touched(const View& view, const CircleTouch& touch) override;
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override;

private:
    void take(const View& view);
    void draw_clip_question(Ui& ui, Rect rect, const View& view);
    void draw_trade(Ui& ui, Rect rect, const View& view);
    [[nodiscard]] cash_n_guns::TakeShare taken() const;

    ledger::FixedList<cash_n_guns::Share, 2> m_shares;
    /// The Greedy takes two shares at once.
    bool m_takes_two = false;
    /// The Junk Dealer trades the share for a card of somebody else.
    bool m_trades = false;
    std::optional<cash_n_guns::Player> m_trade_from;
    std::optional<cash_n_guns::LootCard> m_trade_card;
    cash_n_guns::TakeShare::Found m_found = cash_n_guns::TakeShare::Found::untold;
    /// Whether there is a Bang! for a Clip is asked when the referee cannot know.
    enum class Clip : std::uint8_t { unasked, asked, answered } m_clip = Clip::unasked;
};

/// The end: who is the richest alive, and why.
class EndPanel final : public Panel {
public:
    [[nodiscard]] CircleLook look(const View&) const override { return {}; }
    void touched(const View&, const CircleTouch&) override { }
    void draw(Ui& ui, Rect rect, const View& view) override;
    void reset() override { }
};

/// The powers that can be called now, above whatever the phase asks; each is one tap, and one more
/// for each real choice.
class PowerPanel {
public:
    /// Draws the buttons off the top of `rect`.
    void draw_offers(Ui& ui, Rect& rect, const View& view);
    /// Whether a power's choice has the panel.
    [[nodiscard]] bool has_choice() const { return m_power.has_value(); }
    [[nodiscard]] CircleLook look() const;
    void touched(const View& view, const CircleTouch& touch);
    void draw_choice(Ui& ui, Rect rect, const View& view);
    void reset();

private:
    void choose(const View& view, cash_n_guns::Player player, cash_n_guns::Power power);
    void draw_forbidding(Ui& ui, Rect rect, const View& view);
    void draw_theft(Ui& ui, Rect rect, const View& view);
    void draw_plunder(Ui& ui, Rect rect, const Rect& done, const View& view);

    std::optional<cash_n_guns::Power> m_power;
    cash_n_guns::Player m_player{};
    cash_n_guns::Loot m_loot;
    std::optional<cash_n_guns::Player> m_victim;
};

/// The head of the turn panel: a badge, a title, and a line below it.
void draw_turn_header(Ui& ui, Rect& rect, std::optional<cash_n_guns::Player> player,
    std::string_view title, std::string_view detail);

/// The score from the best to the last, with the collection table and the diamond bonus.
void draw_score(Ui& ui, const Rect& rect, const View& view);

} // namespace consigliere::table_cash_n_guns
