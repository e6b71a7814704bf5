#pragma once

#include "companion/desk/options.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::desk {

/// A question that the rule book leaves open, for the table to decide.
struct Choice {
    struct Answer {
        std::string word; ///< Word in records.
        std::string label;
    };
    std::string id; ///< Key in the settings, and id of its buttons: "slow".
    std::string rule; ///< Id of the rule, in our rule text, that leaves it open.
    std::string question;
    std::vector<Answer> answers;
    std::string chosen; ///< Word of the current answer.

    /// Index of the current answer, or -1.
    [[nodiscard]] int place_of_chosen() const;
    [[nodiscard]] std::vector<std::string> labels() const;
};

/// A set of choices that can be read and changed.
class Choices : public ledger::Interface {
public:
    [[nodiscard]] virtual std::vector<Choice> choices() const = 0;
    virtual void choose(std::string_view id, std::string_view word) = 0;
};

/// Defaults for new evenings of a game.
void load_defaults(Choices& choices, const PreferenceStore& memory);
void keep_default(PreferenceStore& memory, std::string_view id, std::string_view word);

/// A game's form for a new evening: seats and options.
class SetupForm : public Choices {
public:
    /// Draws the form. `names` are earlier players, most recent first.
    virtual void draw(
        widgets::Ui& ui, const widgets::Rect& rect, const std::vector<std::string>& names) = 0;
    /// Returns what is missing, as one sentence; empty if the evening can begin.
    [[nodiscard]] virtual std::string missing() const = 0;
    /// Returns the record head: seats, first player, options. Seats without a name have no player.
    [[nodiscard]] virtual ledger::Tree head() const = 0;
    /// Fills the form from the head of an earlier evening.
    virtual void fill_from(const ledger::Tree& head) = 0;
};

} // namespace consigliere::desk
