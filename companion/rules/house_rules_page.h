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

/// What is otherwise than the book has it, or where the book is silent, on one page: the house
/// rules that were made, and what is chosen for new tables where the books leave something open.
class HouseRulesPage {
public:
    explicit HouseRulesPage(const Context& context);

    /// What is to be done with a house rule that was tapped.
    struct Wish {
        enum class Kind : std::uint8_t { none, turn, edit, forget };
        Kind kind = Kind::none;
        std::size_t rule = 0; ///< Its place in the list.
    };
    [[nodiscard]] Wish draw(
        Ui& ui, const Rect& rect, const std::vector<db::KeptHouseRule>& rules, RuleBooks& books);

    /// The people of a group by their names of today, as a sentence lists them.
    [[nodiscard]] std::string tell_group(const std::vector<std::string>& people) const;

private:
    [[nodiscard]] Wish::Kind draw_rule(
        Ui& ui, Rect& rect, const db::KeptHouseRule& rule, std::size_t number, RuleBooks& books);
    void draw_choices(Ui& ui, Rect& rect, RuleBooks& books);

    Context m_context;
    /// A form of each game, which knows its choices.
    std::vector<std::pair<const tables::Game*, std::unique_ptr<desk::SetupForm>>> m_games;
    std::map<std::string, std::string> m_names; ///< By the ids of people.
};

} // namespace consigliere::screens
