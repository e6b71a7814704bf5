// What was left unused, from each game's own acts and position.

#include "companion/language/language.h"
#include "companion/story/facts.h"
#include "companion/tables/tables.h"
#include "engine/cash_n_guns/game.h"
#include "engine/corleone/game.h"
#include "engine/corleone/terms.h"
#include "engine/mafia/game.h"

#include <array>
#include <map>

namespace consigliere::story {

namespace {

template <typename Game>
std::shared_ptr<const ledger::ObserverViewOf<Game>> seen_by_all(const ledger::Evening& evening)
{
    return static_cast<const ledger::EveningOf<Game>&>(evening).observed(
        ledger::Audience::everybody());
}

// Corleone's Empire. -----------------------------------------------------------------------------

std::string named(const telling::Teller& teller, const corleone::Cards& cards)
{
    std::vector<ledger::Term> terms;
    for (const corleone::Good good : corleone::all_of<corleone::Good>)
        terms.insert(terms.end(), static_cast<std::size_t>(cards.goods[good]),
            corleone::term(corleone::Thing{good}));
    for (const corleone::JobId job : cards.jobs)
        terms.push_back(corleone::term(corleone::Thing{job}));
    for (const corleone::AllyId ally : cards.allies)
        terms.push_back(corleone::term(corleone::Thing{ally}));
    return language::listed(terms, [&teller](ledger::Term term) { return teller.term(term); });
}

/// Hands that the end took, and money that went back at a Tribute.
std::vector<Unused> unused_in_corleone(const ledger::Evening& evening)
{
    const auto seen = seen_by_all<corleone::Game>(evening);
    const std::unique_ptr<telling::Teller> teller = tables::make_teller(evening);
    std::map<corleone::Family, corleone::Cards> hands;
    std::map<corleone::Family, int> tribute;
    corleone::Phase phase = corleone::Phase::setup;
    for (int entry = 1; entry <= evening.history().size(); ++entry) {
        if (!seen->stands(entry))
            continue;
        const corleone::Phase after = seen->known().position_after(entry).phase;
        const bool is_end = after == corleone::Phase::end && phase != corleone::Phase::end;
        const auto& move = seen->move_of(entry);
        const bool discards = move && std::holds_alternative<corleone::Discard>(move->action);
        for (const corleone::Act& act : seen->acts_of(entry)) {
            const auto* loses = std::get_if<corleone::act::Loses>(&act);
            if (loses == nullptr)
                continue;
            // The discard that ends the last Act is in the same entry as the end.
            const bool is_discard =
                discards && std::get<corleone::Discard>(move->action).cards == loses->cards;
            if (is_discard)
                tribute[loses->family] += dollars_of(loses->cards.money);
            else if (is_end)
                hands[loses->family].add(loses->cards);
        }
        phase = after;
    }
    std::vector<Unused> unused;
    Seat seat = 0;
    for (const corleone::Family family : seen->present().seats) {
        if (hands.contains(family))
            unused.push_back(
                {seat, Unused::Kind::hand, hands[family].count(), named(*teller, hands[family])});
        if (tribute[family] > 0)
            unused.push_back({seat, Unused::Kind::tribute, tribute[family]});
        ++seat;
    }
    return unused;
}

// The others. ------------------------------------------------------------------------------------

std::vector<Unused> unused_in_cash_n_guns(const ledger::Evening& evening)
{
    const auto seen = seen_by_all<cash_n_guns::Game>(evening);
    std::vector<Unused> unused;
    for (std::size_t i = 0; i < evening.actors().size(); ++i) {
        const cash_n_guns::Gangster& gangster =
            seen->present().of(static_cast<cash_n_guns::Player>(i));
        // The dead lost theirs.
        if (!gangster.is_out && gangster.bullets.cards > 0)
            unused.push_back({static_cast<Seat>(i), Unused::Kind::bullets, gangster.bullets.cards});
    }
    return unused;
}

std::vector<Unused> unused_in_mafia(const ledger::Evening& evening)
{
    const auto seen = seen_by_all<mafia::Game>(evening);
    const mafia::Position& position = seen->present();
    std::vector<Unused> unused;
    for (std::size_t i = 0; i < evening.actors().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        int cards = 0;
        int killers = 0;
        for (const mafia::Figure figure : mafia::all_of<mafia::Figure>) {
            const mafia::Character& character = position.of(figure);
            if (static_cast<std::size_t>(character.seat) != i)
                continue;
            cards += character.cards.covered.size() + character.cards.untold;
            killers += character.killers_home;
        }
        const auto add = [&](Unused::Kind kind, int amount) {
            if (amount > 0)
                unused.push_back({seat, kind, amount});
        };
        add(Unused::Kind::purse, position.purses[i]);
        add(Unused::Kind::cards, cards);
        add(Unused::Kind::killers, killers);
    }
    return unused;
}

} // namespace

std::string_view word_of(Unused::Kind kind)
{
    constexpr std::array<std::string_view, 6> words{
        "hand", "tribute", "bullets", "purse", "cards", "killers"};
    return words[static_cast<std::size_t>(kind)];
}

std::vector<Unused> unused_in(const ledger::Evening& evening)
{
    if (evening.game() == corleone::Game::name)
        return unused_in_corleone(evening);
    if (evening.game() == cash_n_guns::Game::name)
        return unused_in_cash_n_guns(evening);
    if (evening.game() == mafia::Game::name)
        return unused_in_mafia(evening);
    return {};
}

} // namespace consigliere::story
