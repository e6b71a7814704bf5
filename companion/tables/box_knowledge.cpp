#include "companion/tables/box_knowledge.h"

#include "companion/language/language.h"
#include "companion/table_corleone/box_knowledge.h"
#include "companion/table_mafia/box_knowledge.h"
#include "companion/tables/tables.h"
#include "engine/cash_n_guns/game.h"
#include "engine/corleone/game.h"
#include "engine/mafia/game.h"

namespace consigliere::tables {

namespace {

template <typename Components>
Components known_components(const std::string& game, const ledger::Tree& learned)
{
    Components components;
    for (const ledger::Tree& printed : built_in_components(game))
        static_cast<void>(components.describe(printed));
    // Ignore the status: the database stores only usable descriptions.
    static_cast<void>(components.describe(learned));
    return components;
}

} // namespace

std::string BoxKnowledge::tell() const
{
    return language::tr_fill(
        sentence, {{"n", language::number(known)}, {"all", language::number(all)}});
}

BoxKnowledge knowledge_of_box(const std::string& game, const ledger::Tree& learned)
{
    using language::to_translate;
    if (game == corleone::Game::name)
        return {to_translate("{n} of {all} Jobs known"),
            table_corleone::known_jobs(known_components<corleone::Components>(game, learned)),
            corleone::jobs_in_box};
    if (game == mafia::Game::name)
        return {to_translate("{n} of {all} cards known"),
            table_mafia::known_cards(known_components<mafia::Components>(game, learned)),
            table_mafia::cards_in_box};
    // All cards of this game are printed in its rule book.
    if (game == cash_n_guns::Game::name)
        return {to_translate("all components known"), 0, 0};
    return {};
}

} // namespace consigliere::tables
