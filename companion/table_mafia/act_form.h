#pragma once

#include "companion/desk/act_list_form.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/room.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::table_mafia {

struct ActDraft;

/// Kind of act by hand, and which fields of ActDraft it needs.
struct ActKind {
    const char* label;
    /// Makes the act. Requires ActDraft::is_complete().
    Act (*finished)(const ActDraft& draft);
    bool has_other = false;
    bool has_bank = false; ///< Either party may be the bank.
    bool has_amount = false;
    bool may_be_nothing = false; ///< An amount of 0 is valid.
    bool has_post = false; ///< Needs a killer's post.
    bool has_square = false;
    bool has_field = false; ///< Needs a field of the circuit.
    bool has_business = false; ///< Only fields that can be held.
    bool has_card = false;
};
/// All kinds, in the order of the form's buttons.
extern const std::array<ActKind, 15> acts_by_hand;

/// Unfinished act by hand.
struct ActDraft {
    std::size_t kind = 0; ///< Index in `acts_by_hand`.
    std::optional<Figure> figure{};
    std::optional<Figure> other{};
    /// The bank pays (from) or gets (to) instead of a figure.
    bool is_from_bank = false;
    bool is_to_bank = false;
    int amount = 0;
    std::optional<Square> square{};
    std::optional<Square> from{};
    bool is_home = false;
    std::optional<Field> field{};
    std::optional<Card> card{};

    [[nodiscard]] const ActKind& needs() const { return acts_by_hand.at(kind); }
    [[nodiscard]] bool is_complete() const;
};

/// Form for acts by hand: corrections, and effects of cards that players carry out.
class ActForm : public desk::ActListForm<const View, Act> {
private:
    [[nodiscard]] std::vector<std::string> kinds() const override;
    [[nodiscard]] std::string tell(const View& view, const Act& act) const override;
    void begin(int kind) override;
    void draw_choices(Ui& ui, Rect& rect, const View& view) override;
    [[nodiscard]] bool is_complete() const override;
    [[nodiscard]] Act finished() const override;

    void add_party(
        Contents& form, std::string_view id, std::optional<Figure>& figure, bool& is_bank);
    void add_post(Contents& form);
    void add_field(Contents& form, const View& view);
    void add_card(Contents& form);

    ActDraft m_draft;
};

class CorrectionForm final : public ActForm {
public:
    using ActListForm::open;

private:
    [[nodiscard]] std::string title() const override;
    void write_down(const View& view, const std::vector<Act>& acts) const override;
};

/// Form for the effect of a card; the list of acts may be empty.
class CardActForm final : public ActForm {
public:
    void open_for(Card card);
    /// Returns and clears the finished list; nullopt until it is confirmed.
    [[nodiscard]] std::optional<std::vector<Act>> take_finished()
    {
        return std::exchange(m_finished, std::nullopt);
    }

private:
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] bool may_be_empty(const View&) const override { return true; }
    void write_down(const View& view, const std::vector<Act>& acts) const override;

    Card m_card;
    /// Result, fetched by the owner of the form after draw(), which is const.
    mutable std::optional<std::vector<Act>> m_finished;
};

} // namespace consigliere::table_mafia
