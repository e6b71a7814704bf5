#pragma once

#include "companion/desk/choices.h"
#include "companion/frame/rule_books.h"
#include "companion/frame/screen.h"
#include "companion/tables/tables.h"
#include "db/house_rules.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Page of house rules, and of choices for new tables where the books leave a question open.
class HouseRulesPage {
public:
    explicit HouseRulesPage(const Context& context);

    struct Wish {
        enum class Kind : std::uint8_t { none, turn, edit, forget };
        Kind kind = Kind::none;
        std::size_t rule = 0; ///< Index in the list.
    };
    [[nodiscard]] Wish draw(
        Ui& ui, const Rect& rect, const std::vector<db::KeptHouseRule>& rules, RuleBooks& books);

    /// Current names of a group, as a list in a sentence.
    [[nodiscard]] std::string tell_group(const std::vector<std::string>& people) const;

private:
    [[nodiscard]] Wish::Kind draw_rule(
        Ui& ui, Rect& rect, const db::KeptHouseRule& rule, std::size_t number, RuleBooks& books);
    void draw_choices(Ui& ui, Rect& rect, RuleBooks& books);

    Context m_context;
    /// Options form per game.
    std::vector<std::pair<const tables::Game*, std::unique_ptr<desk::SetupForm>>> m_games;
    std::map<std::string, std::string> m_names; ///< By person id.
};

} // namespace consigliere::screens
