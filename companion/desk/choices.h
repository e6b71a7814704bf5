#pragma once

#include "companion/desk/options.h"
#include "engine/ledger/interface.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::desk {

/// Something that a game lets its table choose because the book leaves it open.
struct Choice {
    struct Answer {
        std::string word; ///< As a record has it.
        std::string label;
    };
    std::string id; ///< By which it is remembered, and its buttons are called: "slow".
    std::string rule; ///< The rule of our book that tells what is open.
    std::string question;
    std::vector<Answer> answers;
    std::string chosen; ///< The word of the answer in force.

    /// The place of the answer in force, or -1.
    [[nodiscard]] int place_of_chosen() const;
    [[nodiscard]] std::vector<std::string> labels() const;
};

/// Whoever can be asked what a table has chosen, and told.
class Choices : public ledger::Interface {
public:
    [[nodiscard]] virtual std::vector<Choice> choices() const = 0;
    virtual void choose(std::string_view id, std::string_view word) = 0;
};

/// What is chosen for all new tables of a game, until one of them chooses otherwise.
void load_defaults(Choices& choices, const PreferenceStore& memory);
void keep_default(PreferenceStore& memory, std::string_view id, std::string_view word);

} // namespace consigliere::desk
