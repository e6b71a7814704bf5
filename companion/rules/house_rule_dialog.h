#pragma once

#include "companion/frame/screen.h"
#include "db/house_rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The form in which a house rule is made of a ruling, and changed later: what it says, and which
/// of the rules that stood against the ruling it waives.
class HouseRuleDialog {
public:
    void open(db::KeptHouseRule rule);
    [[nodiscard]] bool is_open() const { return m_rule.has_value(); }

    /// What people are told of it: a rule by its id, and who the group is.
    struct Words {
        std::function<std::string(const std::string& game, const std::string& rule)> tell_rule;
        std::string group;
    };
    /// Gives the house rule when it is to be kept, and closes then.
    [[nodiscard]] std::optional<db::KeptHouseRule> draw(Ui& ui, const Words& words);

private:
    [[nodiscard]] std::string missing() const;

    std::optional<db::KeptHouseRule> m_rule;
    /// The rules to choose from, and whether each is waived.
    std::vector<std::pair<std::string, bool>> m_rules;
};

} // namespace consigliere::screens
