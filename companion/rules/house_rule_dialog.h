#pragma once

#include "companion/frame/screen.h"
#include "db/house_rules.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Form to create a house rule from a ruling, or to edit one: its text, and the rules it waives.
class HouseRuleDialog {
public:
    /// Texts shown: rules by id, and the names of the group.
    struct Words {
        std::function<std::string(const std::string& game, const std::string& rule)> tell_rule;
        std::string group;
    };
    /// For `Overlay::open_dialog`. `keep` takes the house rule when saved.
    HouseRuleDialog(Overlay& overlay, db::KeptHouseRule rule, Words words,
        std::function<void(db::KeptHouseRule)> keep);
    void draw(Ui& ui);

private:
    [[nodiscard]] std::string missing() const;

    Overlay& m_overlay;
    db::KeptHouseRule m_rule;
    Words m_words;
    std::function<void(db::KeptHouseRule)> m_keep;
    /// Rules that can be waived, and whether each is.
    std::vector<std::pair<std::string, bool>> m_rules;
};

} // namespace consigliere::screens
