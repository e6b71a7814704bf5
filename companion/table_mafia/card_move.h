#pragma once

#include "companion/table_mafia/act_form.h"
#include "companion/table_mafia/card_form.h"
#include "companion/table_mafia/view.h"

#include <optional>
#include <variant>

namespace consigliere::table_mafia {

/// A line about a card, on its way from the tap to the record: what nobody has told of the card is
/// asked at its first sight, and what the table does by hand before the line is written down.
class CardMove {
public:
    using CardAction = std::variant<Draw, UseCard, Fulfil>;

    /// Writes the line down, or asks first.
    void begin(const View& view, Figure figure, CardAction action);
    [[nodiscard]] bool is_open() const { return m_text.is_open() || m_acts.is_open(); }
    void draw(Ui& ui, const View& view);
    void reset();
    /// The red card that was drawn last and told aloud, as long as whoever drew it has it: it can
    /// be used at once (M-6.1c), and need not be told again.
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
