#pragma once

#include "companion/table_mafia/room.h"

#include <array>
#include <optional>

namespace consigliere::table_mafia {

struct ActDraft;

/// What can be done by hand, and what has to be chosen for it.
struct ActKind {
    const char* label;
    /// The act; asked for only when everything is chosen.
    Act (*finished)(const ActDraft& draft);
    bool has_other = false;
    bool has_bank = false; ///< The bank may be on either side.
    bool has_amount = false;
    bool may_be_nothing = false; ///< An amount of nothing says something, too.
    bool has_post = false; ///< Where a killer stands.
    bool has_square = false;
    bool has_field = false; ///< Of the circuit.
    bool has_business = false; ///< That field can be held.
    bool has_card = false;
};
/// In the order of the form’s buttons.
extern const std::array<ActKind, 15> acts_by_hand;

/// An act that is put together by hand, as far as it has been told.
struct ActDraft {
    std::size_t kind = 0; ///< Its place in `acts_by_hand`.
    std::optional<Figure> figure{};
    std::optional<Figure> other{};
    /// Where the bank is one of the two.
    bool is_from_bank = false;
    bool is_to_bank = false;
    int amount = 0;
    std::optional<Square> square{};
    std::optional<Square> from{};
    bool is_home = false;
    std::optional<Field> field{};
    std::optional<Card> card{};

    /// What has to be chosen for it.
    [[nodiscard]] const ActKind& needs() const { return acts_by_hand.at(kind); }
    [[nodiscard]] bool is_complete() const;
};

} // namespace consigliere::table_mafia
