#pragma once

#include "companion/frame/screen.h"
#include "db/house_rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Form to create a house rule from a ruling, or to edit one: its text, and the rules it waives.
class HouseRuleDialog {
public:
    void open(db::KeptHouseRule rule);
    [[nodiscard]] bool is_open() const { return m_rule.has_value(); }

    /// Texts shown: rules by id, and the names of the group.
    struct Words {
        std::function<std::string(const std::string& game, const std::string& rule)> tell_rule;
        std::string group;
    };
    /// Returns the house rule when saved, and closes; nullopt otherwise.
    [[nodiscard]] std::optional<db::KeptHouseRule> draw(Ui& ui, const Words& words);

private:
    [[nodiscard]] std::string missing() const;

    std::optional<db::KeptHouseRule> m_rule;
    /// Rules that can be waived, and whether each is.
    std::vector<std::pair<std::string, bool>> m_rules;
};

} // namespace consigliere::screens
