#pragma once

#include "companion/table_mafia/act_form.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/view.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::table_mafia {

/// Form for the text of a card, shown when it is first seen. Stores its words and its effects, each
/// with one amount per rank (M-6.1, M-3.4e). Kept for all later games.
class CardForm {
public:
    void open(Card card);
    void close() { m_is_open = false; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);
    /// True if the form was closed with an answer, including "not now".
    [[nodiscard]] bool is_answered() const { return m_is_answered; }

private:
    [[nodiscard]] Contents effects();
    [[nodiscard]] Contents amounts();
    void draw_told_effects(Ui& ui, Rect& rect);
    void draw_amounts(Ui& ui, Rect& rect);
    void finish(const View& view);

    bool m_is_open = false;
    bool m_is_answered = false;
    Card m_card;
    std::string m_text;
    std::vector<Effect> m_effects;
    /// Effect whose amounts are being entered.
    std::optional<Effect> m_told;
};

/// Dialogs between a card move's tap and its record line. Asks for the text of an undescribed card,
/// and for the acts that players carry out by hand.
class CardMove {
public:
    using CardAction = std::variant<Draw, UseCard, Fulfil>;

    /// Records the move, or opens the first dialog.
    void begin(const View& view, Figure figure, CardAction action);
    [[nodiscard]] bool is_open() const { return m_text.is_open() || m_acts.is_open(); }
    void draw(Ui& ui, const View& view);
    void reset();
    /// The last red card that was drawn and announced, while its player still has it. It can be
    /// used at once (M-6.1c) without entering its number again.
    struct Told {
        Figure figure{};
        Card card;
    };
    [[nodiscard]] std::optional<Told> just_told(const View& view) const;

private:
    void go_on(const View& view);
    void record(const View& view, const std::vector<Act>& does);
    [[nodiscard]] Card card() const;

    Figure m_figure{};
    std::optional<CardAction> m_action;
    std::optional<Told> m_told;
    CardForm m_text;
    CardActForm m_acts;
};

} // namespace consigliere::table_mafia
