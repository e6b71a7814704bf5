#pragma once

#include "companion/table_mafia/act_form.h"
#include "companion/table_mafia/card_form.h"
#include "companion/table_mafia/view.h"

#include <optional>
#include <variant>

namespace consigliere::table_mafia {

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
