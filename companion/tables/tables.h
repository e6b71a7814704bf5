#pragma once

#include "companion/desk/box_page.h"
#include "companion/desk/desk.h"
#include "companion/desk/options.h"
#include "companion/desk/setup_form.h"
#include "companion/desk/sitting.h"
#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The games as the companion shows them: for each game of the engine, who tells it and who draws
/// it. A new game adds itself to the list in `tables.cpp`.
namespace consigliere::tables {

struct Game {
    /// The word of a record, "corleone".
    std::string_view name;
    /// What people call it; the key of its translations.
    const char* title = "";
    /// What the tour says of describing cards; the key of its translations. A null pointer where
    /// the book prints all that the program has to know.
    const char* on_describing = nullptr;
    std::unique_ptr<telling::Teller> (*make_teller)(const ledger::Evening& evening) = nullptr;
    /// Null pointers while a game has no screen: it is refereed on the command line only.
    std::unique_ptr<desk::GameTable> (*make_table)(
        desk::Desk& desk, const ledger::Evening& evening) = nullptr;
    std::unique_ptr<desk::SetupForm> (*make_setup_form)() = nullptr;
    /// Null pointers for a game whose box needs no learning, or that leaves nothing to choose.
    std::unique_ptr<desk::BoxPage> (*make_box_page)(desk::BoxKeeper& keeper) = nullptr;
    std::unique_ptr<desk::Options> (*make_options)() = nullptr;
    int least_players = 0;
    int most_players = 0;
    /// How somebody is known in an evening of which only the list is at hand.
    widgets::Colour (*colour_of)(desk::Sitting sitting) = nullptr;
    void (*draw_badge)(
        widgets::Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting) = nullptr;
    /// A picture of the game that says which one it is; it fills the rectangle.
    void (*draw_picture)(widgets::Ui& ui, const widgets::Rect& rect) = nullptr;
    /// What an actor of a record is called while nobody has given a name: "Marzullo", "Player 2".
    std::string (*tell_actor)(std::string_view actor) = nullptr;
};

/// All games, the main one first.
[[nodiscard]] const std::vector<Game>& all();
/// The game of this name; it must be one of the engine's. What comes from data may be none.
[[nodiscard]] const Game& find(std::string_view name);
/// The same for what comes from data; a null pointer for a game that this version does not know.
[[nodiscard]] const Game* find_known(std::string_view name);
/// What people call a game. A game that this version does not know has its word of a record only.
[[nodiscard]] std::string title_of(std::string_view name);

/// What the books print of a game's components, which every evening knows.
[[nodiscard]] std::vector<ledger::Tree> built_in_components(const std::string& game);

/// By which names people ask about the players whose things a question is about, beside those that
/// it says: "vitale Vitale", as a record calls them, and whoever plays the figure that is meant.
[[nodiscard]] std::string names_asked_by(
    const desk::Explanation& explanation, const ledger::Evening& evening);

/// Who tells this evening. It refers to the evening, which must outlive it.
[[nodiscard]] std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening);

} // namespace consigliere::tables
