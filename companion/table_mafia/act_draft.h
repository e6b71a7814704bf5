#pragma once

#include "companion/table_mafia/room.h"

#include <array>
#include <optional>

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

} // namespace consigliere::table_mafia
