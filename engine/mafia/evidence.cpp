#include "engine/ledger/thing_of.h"
#include "engine/mafia/explain.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/messages_map.h"
#include "engine/mafia/messages_turn.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace consigliere::mafia {

namespace {

template <typename Type>
std::optional<Type> told(const ledger::Reason& reason, std::string_view name = {})
{
    return ledger::told_in<Type, Thing>(reason, name);
}

// Predicates: whether an act is the cause of a reason. --------------------------------------------

template <typename Kind>
bool by_anybody(const Act& act, const ledger::Reason&)
{
    return std::holds_alternative<Kind>(act);
}

template <typename... Kinds>
bool by_figure(const Act& act, const ledger::Reason& reason)
{
    const std::optional<Figure> figure = told<Figure>(reason);
    const auto is_his = [&](const auto* done) { return done && figure == done->figure; };
    return (is_his(std::get_if<Kinds>(&act)) || ...);
}

template <typename Kind>
bool on_square(const Act& act, const ledger::Reason& reason)
{
    const Kind* done = std::get_if<Kind>(&act);
    if constexpr (std::is_same_v<Kind, act::MovesKiller>)
        return done != nullptr && told<Square>(reason) == done->to;
    else
        return done != nullptr && told<Square>(reason) == done->square;
}

bool marks_business(const Act& act, const ledger::Reason& reason)
{
    const auto* marks = std::get_if<act::Marks>(&act);
    return marks != nullptr && told<Field>(reason) == marks->business;
}

/// True if the act is one of `Kinds`, with the card that the reason names.
template <typename... Kinds>
bool with_card(const Act& act, const ledger::Reason& reason)
{
    const auto is_it = [&](const auto* done) { return done && told<Card>(reason) == done->card; };
    return (is_it(std::get_if<Kinds>(&act)) || ...);
}

template <Why why>
bool is_paid_for(const Act& act, const ledger::Reason&)
{
    const auto* pays = std::get_if<act::Pays>(&act);
    return pays != nullptr && pays->why == why;
}

bool watches_family(const Act& act, const ledger::Reason& reason)
{
    const auto* comes = std::get_if<act::AgentComes>(&act);
    const std::optional<Figure> figure = told<Figure>(reason);
    return comes != nullptr && (!figure || are_related(comes->figure, *figure));
}

bool goes_past_step(const Act& act, const ledger::Reason& reason)
{
    const auto* begins = std::get_if<act::PhaseBegins>(&act);
    const std::optional<Phase> phase = told<Phase>(reason);
    return begins != nullptr && phase && begins->phase > *phase;
}

/// Which of several matching entries counts.
enum class Search : std::uint8_t {
    newest,
    newest_of_turn,
    oldest_of_turn,
};

struct Behind {
    std::string_view sentence;
    bool (*is_it)(const Act&, const ledger::Reason&);
    Search search = Search::newest_of_turn;
};

constexpr ledger::RuleId any{};

constexpr std::array behind_reasons{
    Behind{message::other_is_next.english, by_anybody<act::Rolls>},
    Behind{message::plays_again.english, by_anybody<act::Rolls>},
    Behind{message::waits_for_move.english, by_anybody<act::Rolls>},
    Behind{message::not_on_turn.english, by_anybody<act::Rolls>},
    Behind{message::field_is_for_turn.english, by_anybody<act::Rolls>},
    Behind{message::one_of_them_on_turn(any).english, by_anybody<act::Rolls>},
    Behind{message::only_turn_buys.english, by_anybody<act::Rolls>},
    Behind{message::beyond_rank(any).english, by_anybody<act::Rolls>},
    Behind{message::step_is_over.english, goes_past_step, Search::oldest_of_turn},
    Behind{message::waits_for_payment.english, by_anybody<act::FallsDue>},
    Behind{message::waits_for_errand(any).english, by_anybody<act::Stands>},
    Behind{message::field_comes_first.english, by_anybody<act::Stands>},
    Behind{message::no_informer_here.english, by_anybody<act::Stands>},
    Behind{message::no_game_here.english, by_anybody<act::Stands>},
    Behind{message::no_club_here.english, by_anybody<act::Stands>},
    Behind{message::waits_for_vendetta.english, by_anybody<act::VendettaBegins>},
    Behind{message::not_his_removal.english, by_anybody<act::VendettaBegins>},
    Behind{message::family_is_watched.english, watches_family, Search::newest},
    Behind{message::watched_for.english, watches_family, Search::newest},
    Behind{message::is_clean.english, by_figure<act::AgentComes>, Search::newest},
    Behind{message::fields_this_turn.english, is_paid_for<Why::field>},
    Behind{message::one_piece_in_turn.english, is_paid_for<Why::field>},
    Behind{message::hires_this_turn.english, by_anybody<act::Hires>},
    Behind{message::one_killer_in_turn.english, by_anybody<act::Hires>},
    Behind{message::is_new.english, by_figure<act::Hires>},
    Behind{message::one_moves.english, by_figure<act::MovesKiller, act::LosesKiller>},
    Behind{message::square_is_taken.english, on_square<act::Places>, Search::newest},
    Behind{message::not_his_piece.english, on_square<act::Lifts>, Search::newest},
    Behind{message::nothing_lies_there.english, on_square<act::Lifts>, Search::newest},
    Behind{message::killer_is_there.english, on_square<act::MovesKiller>, Search::newest},
    Behind{message::is_under_killer.english, on_square<act::MovesKiller>, Search::newest},
    Behind{message::is_held(any).english, marks_business, Search::newest},
    Behind{message::holds_it_already(any).english, marks_business, Search::newest},
    Behind{message::held_by_card(any).english, marks_business, Search::newest},
    Behind{message::not_in_the_family.english, marks_business, Search::newest},
    Behind{message::card_is_elsewhere.english, with_card<act::TakesCard, act::GivesCard>,
        Search::newest},
    Behind{
        message::has_not_card.english, with_card<act::ReturnsCard, act::GivesCard>, Search::newest},
    Behind{message::one_per_visit.english, is_paid_for<Why::deal>, Search::newest},
    Behind{message::one_per_exchange.english, is_paid_for<Why::deal>, Search::newest},
    Behind{message::game_is_over(any).english, by_anybody<act::GameEnds>, Search::newest},
};

} // namespace

std::optional<int> entry_behind(const ObserverView& observed, const ledger::Reason& reason)
{
    const auto* const behind =
        std::ranges::find(behind_reasons, reason.message.english, &Behind::sentence);
    if (behind == behind_reasons.end())
        return std::nullopt;
    std::optional<int> found;
    Snapshot(observed).each_act([&](int entry, const Act& act) {
        if (std::holds_alternative<act::Rolls>(act) && behind->search != Search::newest)
            found.reset();
        const bool is_enough = found && behind->search == Search::oldest_of_turn;
        if (!is_enough && behind->is_it(act, reason))
            found = entry;
    });
    return found;
}

} // namespace consigliere::mafia
