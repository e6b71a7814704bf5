#pragma once

#include "companion/frame/rule_books.h"
#include "companion/frame/screen.h"
#include "companion/rules/house_rules_page.h"
#include "companion/rules/ruling_list.h"
#include "companion/rules/ruling_words.h"
#include "companion/widgets/virtual_list.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// All rulings of this evening and earlier ones, by rule. A second page has the house rules and
/// the choices for new tables.
class RulingsScreen final : public Screen {
public:
    /// `table`: evening open at the table below, if any.
    RulingsScreen(Context context, std::optional<db::SessionId> table);
    void draw(Ui& ui, const Rect& rect) override;

private:
    enum class Page : std::uint8_t { this_evening, ever, house_rules };
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
    struct Sat {
        std::vector<std::string> group; ///< Person ids, sorted.
        std::string names;
    };
    [[nodiscard]] Sat sat_at(const db::SessionId& evening) const;
    void draw_list(Ui& ui, const Rect& rect);
    void draw_rule(Ui& ui, Rect rect, const RuledRule& rule);
    void draw_ruling(
        Ui& ui, Rect rect, const RuledRule& rule, const db::DisputedEntry& ruling, std::size_t row);
    [[nodiscard]] bool is_house_rule(const db::DisputedEntry& ruling) const;
    void make_house_rule(const db::DisputedEntry& ruling);
    void obey(const HouseRulesPage::Wish& wish);
    void keep(db::KeptHouseRule rule);
    void open_house_rule(db::KeptHouseRule rule);
    void ask_to_forget(const db::KeptHouseRule& rule);

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
};

} // namespace consigliere::screens
