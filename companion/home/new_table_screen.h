#pragma once

#include "companion/desk/setup_form.h"
#include "companion/evening/name_and_place.h"
#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"
#include "companion/tables/tables.h"
#include "db/house_rules.h"
#include "db/session_list.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// A new table: the game, and what it asks before its first entry.
class NewTableScreen final : public Screen {
public:
    NewTableScreen(Context context, const to::NewTable& wanted);
    /// The place of the evening is taken over, too.
    NewTableScreen(Context context, const to::TableLaidAgain& again);
    void draw(Ui& ui, const Rect& rect) override;

private:
    void lay_as_before(const db::SessionId& again);
    void choose_game(std::string_view wanted);
    void choose_game(int index);
    void look_for_last_tables();
    [[nodiscard]] std::string missing() const;
    void draw_last_table(Ui& ui, Rect& rect);
    /// The ids of those who are named in the form, by the names of today.
    [[nodiscard]] std::vector<std::string> people() const;
    /// The house rules of the group that is sitting down.
    [[nodiscard]] std::vector<db::KeptHouseRule> house_rules() const;
    void draw_house_rules(Ui& ui, Rect& rect);
    void begin();

    Context m_context;
    /// The games that have a table on the screen.
    std::vector<const tables::Game*> m_games;
    int m_game = 0;
    std::unique_ptr<desk::SetupForm> m_form;
    /// The heads of the last evenings, by the words of their games.
    std::map<std::string, ledger::Tree> m_last_tables;
    std::vector<std::string> m_names;
    std::map<std::string, std::string> m_people; ///< Ids, by names.
    std::vector<db::KeptHouseRule> m_house_rules;
    /// The ids of those that this evening goes without.
    std::set<std::string> m_left_out;
    /// What is told of the evening before it begins.
    db::SessionDetails m_details;
    NameAndPlace m_naming;
    Notice m_notice;
};

} // namespace consigliere::screens
