#pragma once

#include "companion/frame/rule_books.h"
#include "companion/frame/screen.h"
#include "companion/rules/house_rule_dialog.h"
#include "companion/rules/house_rules_page.h"
#include "companion/rules/ruling_list.h"
#include "companion/rules/ruling_words.h"
#include "companion/widgets/virtual_list.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What tables have ruled, this evening and ever, by rule; and what has become of it: the house
/// rules, beside the choices where the books are silent.
class RulingsScreen final : public Screen {
public:
    /// `table` is the evening that is open at the table below, if there is one.
    RulingsScreen(Context context, std::optional<db::SessionId> table);
    void draw(Ui& ui, const Rect& rect) override;

private:
    enum class Page : std::uint8_t { this_evening, ever, house_rules };
    /// A row of the list: the head of a rule, the offer below it, or one of its rulings.
    struct Row {
        enum class Kind : std::uint8_t { rule, offer, ruling };
        Kind kind = Kind::rule;
        std::size_t rule = 0;
        std::size_t ruling = 0;
    };

    void read_on(Ui& ui);
    void load_house_rules();
    void list_anew();
    void choose(Page page);
    [[nodiscard]] std::vector<Page> pages() const;
    /// Who sat at an evening.
    struct Sat {
        std::vector<std::string> group; ///< Their ids, sorted.
        std::string names;
    };
    [[nodiscard]] Sat sat_at(const db::SessionId& evening) const;
    void draw_content(Ui& ui, const Rect& rect);
    void draw_list(Ui& ui, const Rect& rect);
    void draw_rule(Ui& ui, Rect rect, const RuledRule& rule);
    void draw_ruling(
        Ui& ui, Rect rect, const RuledRule& rule, const db::DisputedEntry& ruling, std::size_t row);
    [[nodiscard]] bool is_house_rule(const db::DisputedEntry& ruling) const;
    void make_house_rule(const db::DisputedEntry& ruling);
    void obey(const HouseRulesPage::Wish& wish);
    void keep(db::KeptHouseRule rule);
    void draw_dialog(Ui& ui);
    void draw_forgetting(Ui& ui);

    Context m_context;
    std::optional<db::SessionId> m_table;
    Page m_page;
    db::ArguedReading m_reading;
    bool m_has_listed_all = false;
    std::map<db::SessionId, Sat> m_sat;
    std::vector<db::KeptHouseRule> m_house_rules;
    std::vector<RuledRule> m_rules;
    std::vector<Row> m_rows;
    widgets::VirtualList m_list;
    RulingWords m_words;
    HouseRulesPage m_house_page;
    HouseRuleDialog m_dialog;
    /// The group of the house rule in the dialog.
    std::string m_dialog_group;
    /// The house rule that is about to be forgotten.
    std::optional<db::KeptHouseRule> m_forgetting;
    Notice m_notice;
};

} // namespace consigliere::screens
