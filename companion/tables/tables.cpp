#include "companion/tables/tables.h"

#include "companion/language/catalogues.h"
#include "companion/language/language.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/picture.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "companion/table_cash_n_guns/setup_form.h"
#include "companion/table_cash_n_guns/table.h"
#include "companion/table_corleone/box_page.h"
#include "companion/table_corleone/family_colours.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/picture.h"
#include "companion/table_corleone/sentences.h"
#include "companion/table_corleone/setup_form.h"
#include "companion/table_corleone/table.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/picture.h"
#include "companion/table_mafia/sentences.h"
#include "companion/table_mafia/setup_form.h"
#include "companion/table_mafia/table.h"
#include "db/toml.h"

#include <algorithm>
#include <cassert>

namespace consigliere::tables {

using language::to_translate;

namespace {

/// List entry of a game. Requires the engine type `Evening` and the types `Teller`, `Table` and
/// `SetupForm` of its room; `game` has the other members.
template <typename Evening, typename Teller, typename Table, typename SetupForm>
Game with_room(Game game)
{
    game.make_teller = [](const ledger::Evening& evening) -> std::unique_ptr<telling::Teller> {
        return std::make_unique<Teller>(static_cast<const Evening&>(evening));
    };
    game.make_table = [](desk::TableHost& desk,
                          const ledger::Evening& evening) -> std::unique_ptr<desk::GameTable> {
        return std::make_unique<Table>(desk, static_cast<const Evening&>(evening));
    };
    game.make_setup_form = []() -> std::unique_ptr<desk::SetupForm> {
        return std::make_unique<SetupForm>();
    };
    return game;
}

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
        with_box<table_corleone::BoxPage, table_corleone::FamilyColours>(
            with_room<corleone::Evening, table_corleone::Teller, table_corleone::Table,
                table_corleone::SetupForm>({
                .name = corleone::Game::name,
                .title = to_translate("Corleone’s Empire"),
                .on_describing = to_translate(
                    "The rulebook doesn’t list the cards in your box. When one appears, tap the "
                    "large button, then the icons printed on it. You describe it once, for every "
                    "evening. On the map, tap a printed Business or “Add a space” to do the same."),
                .least_players = 2,
                .most_players = static_cast<int>(corleone::count_of<corleone::Family>),
                .colour_of = table_corleone::colour_of,
                .draw_badge = table_corleone::draw_badge,
                .draw_picture = table_corleone::draw_picture,
                .tell_actor = table_corleone::tell_actor,
            })),
        with_room<cash_n_guns::Evening, table_cash_n_guns::Teller, table_cash_n_guns::Table,
            table_cash_n_guns::SetupForm>({
            .name = cash_n_guns::Game::name,
            .title = to_translate("Ca$h ’n Guns"),
            .least_players = cash_n_guns::least_players,
            .most_players = cash_n_guns::most_players,
            .colour_of = table_cash_n_guns::colour_of,
            .draw_badge = table_cash_n_guns::draw_badge,
            .draw_picture = table_cash_n_guns::draw_picture,
            .tell_actor = table_cash_n_guns::tell_actor,
        }),
        with_room<mafia::Evening, table_mafia::Teller, table_mafia::Table, table_mafia::SetupForm>({
            .name = mafia::Game::name,
            .title = to_translate("MAFIA"),
            .least_players = mafia::least_players,
            .most_players = mafia::most_players,
            .colour_of = table_mafia::colour_of,
            .draw_badge = table_mafia::draw_badge,
            .draw_picture = table_mafia::draw_picture,
            .tell_actor = table_mafia::tell_actor,
        }),
    };
    return games;
}

const Game* find_known(std::string_view name)
{
    const auto found = std::find_if(
        all().begin(), all().end(), [name](const Game& game) { return game.name == name; });
    return found == all().end() ? nullptr : &*found;
}

const Game& find(std::string_view name)
{
    const Game* game = find_known(name);
    assert(game != nullptr);
    return *game;
}

std::string title_of(std::string_view name)
{
    if (const Game* game = find_known(name))
        return language::tr(game->title);
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

std::string names_asked_by(const desk::WhyAnswer& explanation, const ledger::Evening& evening)
{
    if (explanation.about.empty())
        return explanation.called;
    // Examples: "hand:vitale", "figure:vitale:don".
    const std::vector<std::string_view> parts = ledger::split(explanation.about.front(), ':');
    const auto is_named = [&parts](const std::string& word) {
        return std::ranges::find(parts, word) != parts.end();
    };
    std::string names = explanation.called;
    const std::vector<std::string> actors = evening.actors();
    for (const ledger::Speaker& speaker : evening.speakers()) {
        const std::string& actor = actors[speaker.seat];
        if (is_named(speaker.word) || is_named(actor))
            names += " " + actor + " " + find(evening.game()).tell_actor(actor);
    }
    return names;
}

std::vector<rulebook::AskedText> texts_for_search(
    const std::vector<desk::WhyAnswer>& known, const ledger::Evening& evening)
{
    std::vector<rulebook::AskedText> texts;
    for (const desk::WhyAnswer& each : known)
        texts.push_back({each.question, desk::tell_all_of(each), each.rule, each.kind,
            names_asked_by(each, evening)});
    return texts;
}

std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening)
{
    return find(evening.game()).make_teller(evening);
}

} // namespace consigliere::tables
