#pragma once

#include "companion/desk/choices.h"
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

/// Setup of a new table: the game and its options.
class NewTableScreen final : public Screen {
public:
    NewTableScreen(Context context, const to::NewTable& wanted);
    /// Also takes over the place of the evening.
    NewTableScreen(Context context, const to::TableLaidAgain& again);
    void draw(Ui& ui, const Rect& rect) override;

private:
    void lay_as_before(const db::SessionId& again);
    void choose_game(std::string_view wanted);
    void choose_game(int index);
    void look_for_last_tables();
    [[nodiscard]] std::string missing() const;
    void draw_last_table(Ui& ui, Rect& rect);
    /// Person ids of the people in the form, by current name.
    [[nodiscard]] std::vector<std::string> people() const;
    /// House rules of this group.
    [[nodiscard]] std::vector<db::KeptHouseRule> house_rules() const;
    void draw_house_rules(Ui& ui, Rect& rect);

    // Who plays for the first time. --------------------------------------------------------------

    /// Names in the form, by seat; empty where nobody is named.
    [[nodiscard]] std::vector<std::string> seated() const;
    /// Who joins people that have played the game before learns, unless told otherwise.
    [[nodiscard]] bool learns(const std::string& name) const;
    [[nodiscard]] bool has_played(const std::string& name) const;
    void draw_learners(Ui& ui, Rect place);
    void remember_learners(const db::Session& session) const;

    void begin();

    Context m_context;
    /// Games that have a table on screen.
    std::vector<const tables::Game*> m_games;
    int m_game = 0;
    std::unique_ptr<desk::SetupForm> m_form;
    /// Record heads of the last evenings, by the word of the game.
    std::map<std::string, ledger::Tree> m_last_tables;
    std::vector<std::string> m_names;
    std::map<std::string, std::string> m_people; ///< Person ids by name.
    std::vector<db::KeptHouseRule> m_house_rules;
    /// Ids of house rules excluded from this evening.
    std::set<std::string> m_left_out;
    /// Who has played which game, by name: "corleone/Ana".
    std::set<std::string> m_played;
    /// What was said of who learns: by name, and of the seats without one.
    std::map<std::string, bool> m_learns;
    /// Details of the evening, entered before its start.
    db::SessionDetails m_details;
};

} // namespace consigliere::screens
