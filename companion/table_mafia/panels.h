#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_mafia/card_move.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/possible.h"

namespace consigliere::table_mafia {

/// Panel part for the step on the circuit: buy businesses (in the ring or by name), use cards, get
/// rid of black ones (M-3.3, M-4.1, M-6.1).
class BusinessPart {
public:
    BusinessPart(CardMove& card, Mode& mode)
        : m_card(card)
        , m_mode(mode)
    {
    }

    /// Target of a field of the ring; nullopt if a tap has no effect.
    [[nodiscard]] std::optional<BoardTarget> target(const View& view, Field field);
    /// Buttons for the card that was just drawn: use it at once, or keep it.
    void add_told_card(Contents& panel, const View& view);
    void add(Contents& panel, const View& view);
    void reset();

private:
    [[nodiscard]] Tap buys(const View& view, Field field);
    void add_use(Contents& panel, const View& view, const Possible& possible);
    void add_black_cards(Contents& panel, const View& view);

    CardMove& m_card;
    Mode& m_mode;
    /// Kind of business to buy on an undescribed circuit; its number is asked for.
    std::optional<FieldKind> m_kind;
};

/// Panel part for the last step of a turn, on the map. A tap buys a free square; a killer is hired,
/// or chosen and sent with a second tap. A square that a killer can reach asks what to do (M-3.5).
class CityPart {
public:
    /// Computes, once per frame, which free squares can be bought and where killers can go.
    void judge(const View& view);
    /// Target of a square of the map.
    [[nodiscard]] BoardTarget target(const View& view, Square square);
    void add(Contents& panel, const View& view);
    /// Adds the choices for the tapped square: buy it, or send a killer.
    void add_asked(Contents& panel, const View& view) const;
    void reset();
    /// Square of the chosen killer, or the square with an open question; nullopt if none.
    [[nodiscard]] std::optional<Square> chosen() const;
    /// The square with an open question.
    [[nodiscard]] std::optional<Square> asked() const { return m_asked; }

private:
    struct Killer {
        Figure figure{};
        Post post;
        [[nodiscard]] friend bool operator==(Killer, Killer) = default;
    };

    /// A possible move of a killer, with its cost.
    struct Way {
        Killer killer;
        Square to;
        int cost = 0;
    };

    /// Killers of the family on turn, in panel order.
    [[nodiscard]] static std::vector<Killer> killers_on_turn(const Position& position);
    void choose(std::optional<Killer> killer);
    /// True if a tap on the square opens the question what to do.
    [[nodiscard]] bool has_way_to(Square square) const;
    /// Figure that buys pieces on the map.
    [[nodiscard]] Figure acting(const View& view) const;
    [[nodiscard]] Tap chooses(Killer killer);
    void add_killers(Contents& panel, const View& view);
    [[nodiscard]] static std::string tell_killer(Killer killer, int count);
    void add_killer(Contents& panel, Killer killer, int count, Tap tap) const;
    static void explain_waiting(const View& view, Figure figure);

    std::optional<Figure> m_acting;
    Squares m_buyable;
    int m_price = 0; ///< Of any square in `m_buyable`.
    std::vector<Way> m_ways;
    std::optional<Killer> m_killer;
    std::optional<Square> m_asked;
};

/// Amount the paying purse loses by a move, not counting perks; 0 for an illegal move.
[[nodiscard]] int cost_of(const View& view, Figure figure, const Action& action);

/// Input for both dice, one tap each (M-3.1).
class Dice {
public:
    /// `title`: heading of the number die.
    void add(Contents& panel, const View& view, std::optional<Figure> figure, std::string title);
    /// Records the roll as soon as both dice are entered.
    void roll(const View& view, std::optional<Figure> figure);
    void reset() { *this = {}; }

private:
    std::optional<int> m_number;
    std::optional<Figure> m_next;
};

/// Panel for the start of a turn; before the first turn, it asks who begins.
class RollPanel final : public Panel {
public:
    explicit RollPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    /// Figure that rolls: named by the colour die, or drawn by lot; nullopt if not known yet.
    [[nodiscard]] std::optional<Figure> roller(const View& view) const;

    Mode& m_mode;
    std::optional<Figure> m_first;
    Dice m_dice;
};

/// Adds a button for describing the board, until it is described.
void add_describe_board(Contents& panel, const View& view, Mode& mode);

/// Panel for agreements of two figures: deal, gift within the family, repayment of a loan (M-3.5.2,
/// M-4.12, M-6.1a).
class DealPanel final : public Panel {
public:
    explicit DealPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    [[nodiscard]] Tap offer(const View& view, const Possible& possible, const Belonging& what);
    void add_deal(Contents& panel, const View& view);
    void add_gift(Contents& panel, const View& view);
    void add_debts(Contents& panel, const View& view);
    [[nodiscard]] Tap done(const View& view) const;

    Mode& m_mode;
    std::optional<Property> m_thing;
    std::optional<Figure> m_from; ///< Seller, giver or debtor.
    std::optional<Figure> m_to; ///< Buyer or receiver.
    int m_amount = 0;
};

/// Explains why `what` cannot be sold now.
void explain_deal(const View& view, const Belonging& what);

/// Panel for random results: the coin at Fortuna, casino games, drawn cards.
class LuckPanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void add_bet(Contents& panel, const View& view, Figure figure);
    void add_stake(Contents& panel, StakeSteps steps);
    void add_keys(Contents& panel, int most);
    void add_card(Contents& panel, const View& view, Figure figure, Deck deck);

    int m_stake = smallest_note;
    bool m_is_typing = false; ///< The stake is entered digit by digit.
    std::optional<int> m_number;
    std::optional<int> m_shown; ///< `m_number` in the last frame.
};

/// Panel for the steps. Fields where the figure may stop glow with their effect; on an undescribed
/// circuit, the table enters the field.
class MovePanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    /// The chosen number of steps, else the rolled one if it is legal; nullopt if neither.
    [[nodiscard]] std::optional<int> steps(const View& view) const;
    [[nodiscard]] Walk told(const View& view) const;
    static void add_stops(Contents& panel, const View& view);
    void add_telling(Contents& panel, const View& view);
    void add_steps(Contents& panel, const View& view);
    void add_start(Contents& panel, const View& view);

    std::optional<int> m_steps;
    std::optional<Field> m_to;
    bool m_is_over_start = false;
};

/// Panel for the rest of a turn: offers of the field, businesses and cards, city. All are optional;
/// the next roll ends the turn (M-3.3).
class TurnPanel final : public Panel {
public:
    TurnPanel(CardMove& card, Mode& mode)
        : m_mode(mode)
        , m_business(card, mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void draw(Ui& ui, Rect rect, const Rect& foot, const View& view) override;
    void reset() override;

private:
    void add_field(Contents& panel, const View& view);
    void add_gift(Contents& panel, const View& view);
    void add_deals(Contents& panel, const View& view);

    Mode& m_mode;
    CityPart m_city;
    BusinessPart m_business;
    Dice m_dice;
    std::optional<Square> m_answered; ///< Square whose choices were scrolled into view.
};

/// Panel for using a red card: which one, by whom, on what (M-6.1c).
class UsePanel final : public CardPanel {
public:
    using CardPanel::CardPanel;

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    [[nodiscard]] Figure user(const View& view, const Possible& possible) const;
    [[nodiscard]] std::optional<Card> used(const View& view, Figure figure) const;
    [[nodiscard]] Tap choose(const View& view, const Possible& possible, Figure figure, Card card);
    void add_users(Contents& panel, const View& view, const Possible& possible);
    void add_known(Contents& panel, const View& view, const Possible& possible);
    void add_number(Contents& panel, const View& view, const Possible& possible);
    static void add_takings(Contents& panel, const View& view, const CardMove::Told& used);

    std::optional<Figure> m_user;
    std::optional<Card> m_used;
    /// Kind of business on an undescribed circuit; its number is asked for.
    std::optional<FieldKind> m_business;
};

/// Panel for a payment that exceeds the purse: sell, borrow, or fail (M-5.1).
class DistressPanel final : public Panel {
public:
    explicit DistressPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;

private:
    [[nodiscard]] Tap sale(const View& view);

    Mode& m_mode;
};

/// Panel for a vendetta; it shows who removes whom next (M-3.5.6).
class VendettaPanel final : public Panel {
public:
    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
};

/// Panel for the end: who has won, and why (M-7.1).
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

} // namespace consigliere::table_mafia
