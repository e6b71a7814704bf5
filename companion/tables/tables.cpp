#include "companion/tables/tables.h"

#include "companion/language/catalogues.h"
#include "companion/language/language.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "companion/table_cash_n_guns/setup_form.h"
#include "companion/table_cash_n_guns/table.h"
#include "companion/table_corleone/box_page.h"
#include "companion/table_corleone/family_colours.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/sentences.h"
#include "companion/table_corleone/setup_form.h"
#include "companion/table_corleone/table.h"
#include "db/toml.h"

#include <algorithm>
#include <cassert>

namespace consigliere::tables {

using language::to_translate;

namespace {

/// The list entry of a game whose engine calls an evening `Evening`, and whose room has a
/// `Teller`, a `Table` and a `SetupForm`.
template <typename Evening, typename Teller, typename Table, typename SetupForm>
Game game(
    std::string_view name, const char* title, std::string (*tell_actor)(std::string_view actor))
{
    return {name, title,
        [](const ledger::Evening& evening) -> std::unique_ptr<telling::Teller> {
            return std::make_unique<Teller>(static_cast<const Evening&>(evening));
        },
        [](desk::Desk& desk, const ledger::Evening& evening) -> std::unique_ptr<desk::GameTable> {
            return std::make_unique<Table>(desk, static_cast<const Evening&>(evening));
        },
        []() -> std::unique_ptr<desk::SetupForm> { return std::make_unique<SetupForm>(); }, nullptr,
        nullptr, tell_actor};
}

/// The same game with a page for its box and with options of its own.
template <typename BoxPage, typename Options>
Game with_box(Game game)
{
    game.make_box_page = [](desk::BoxKeeper& keeper) -> std::unique_ptr<desk::BoxPage> {
        return std::make_unique<BoxPage>(keeper);
    };
    game.make_options = []() -> std::unique_ptr<desk::Options> {
        return std::make_unique<Options>();
    };
    return game;
}

} // namespace

const std::vector<Game>& all()
{
    static const std::vector<Game> games{
        with_box<table_corleone::BoxPage, table_corleone::FamilyColours>(game<corleone::Evening,
            table_corleone::Teller, table_corleone::Table, table_corleone::SetupForm>(
            corleone::Game::name, to_translate("Corleone’s Empire"), table_corleone::tell_actor)),
        game<cash_n_guns::Evening, table_cash_n_guns::Teller, table_cash_n_guns::Table,
            table_cash_n_guns::SetupForm>(
            cash_n_guns::Game::name, to_translate("Ca$h ’n Guns"), table_cash_n_guns::tell_actor),
    };
    return games;
}

const Game& find(std::string_view name)
{
    const auto found = std::find_if(
        all().begin(), all().end(), [name](const Game& game) { return game.name == name; });
    assert(found != all().end());
    return *found;
}

std::string title_of(std::string_view name)
{
    for (const Game& game : all()) {
        if (game.name == name)
            return language::tr(game.title);
    }
    return language::tr_fill("{game} (unknown to this version)", {{"game", std::string(name)}});
}

std::vector<ledger::Tree> built_in_components(const std::string& game)
{
    const std::filesystem::path file =
        std::filesystem::path(language::assets_folder()) / "components" / (game + ".toml");
    ledger::ErrorOr<ledger::Tree, db::FileError> tree = db::read_toml(file);
    if (tree.is_error())
        return {};
    return {std::move(tree.value())};
}

std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening)
{
    return find(evening.game()).make_teller(evening);
}

} // namespace consigliere::tables
