#pragma once

#include "companion/desk/box_page.h"
#include "companion/desk/choices.h"
#include "companion/desk/game_icons.h"
#include "companion/desk/options.h"
#include "companion/desk/table_host.h"
#include "companion/rulebook/question_search.h"
#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

// The games as the companion shows them: factories of texts and screens per engine game. Add new
// games to the list in `tables.cpp`.
namespace consigliere::tables {

struct Game {
    /// Word of the game in records, "corleone".
    std::string_view name;
    /// Title; a translation key.
    const char* title = "";
    /// Translation key of the tour's text about describing cards; nullptr if the rule book has all
    /// components.
    const char* on_describing = nullptr;
    std::unique_ptr<telling::Teller> (*make_teller)(const ledger::Evening& evening) = nullptr;
    /// nullptr if a game has no screen (command line only).
    std::unique_ptr<desk::GameTable> (*make_table)(
        desk::TableHost& desk, const ledger::Evening& evening) = nullptr;
    std::unique_ptr<desk::SetupForm> (*make_setup_form)() = nullptr;
    /// nullptr if nothing has to be learned, or there are no options.
    std::unique_ptr<desk::BoxPage> (*make_box_page)(desk::BoxKeeper& keeper) = nullptr;
    std::unique_ptr<desk::Options> (*make_options)() = nullptr;
    int least_players = 0;
    int most_players = 0;
    /// Appearance of a player known only from the list of evenings.
    widgets::Colour (*colour_of)(desk::Sitting sitting) = nullptr;
    void (*draw_badge)(
        widgets::Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting) = nullptr;
    void (*draw_picture)(widgets::Ui& ui, const widgets::Rect& rect) = nullptr;
    /// Default name of an actor: "Marzullo", "Player 2".
    std::string (*tell_actor)(std::string_view actor) = nullptr;
};

[[nodiscard]] const std::vector<Game>& all();
/// Requires the name of an engine game. For names from data use find_known().
[[nodiscard]] const Game& find(std::string_view name);
/// Returns nullptr for an unknown game.
[[nodiscard]] const Game* find_known(std::string_view name);
/// Title of a game; its word, marked as unknown, if this version does not know it.
[[nodiscard]] std::string title_of(std::string_view name);

/// Components printed in the rule books, known in every evening.
[[nodiscard]] std::vector<ledger::Tree> built_in_components(const std::string& game);

/// Additional search names for the players a question is about: player and actor name ("vitale
/// Vitale"), and the player of the figure meant.
[[nodiscard]] std::string names_asked_by(
    const desk::WhyAnswer& explanation, const ledger::Evening& evening);

/// The questions of an evening as indexed for the search.
[[nodiscard]] std::vector<rulebook::AskedText> texts_for_search(
    const std::vector<desk::WhyAnswer>& known, const ledger::Evening& evening);

/// Returns the texts of an evening, which must outlive them.
[[nodiscard]] std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening);

} // namespace consigliere::tables
