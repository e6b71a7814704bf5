#include "engine/cash_n_guns/explain.h"
#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/thing_of.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace consigliere::cash_n_guns {

namespace {

template <typename Type>
std::optional<Type> told(const ledger::Reason& reason, std::string_view name = {})
{
    return ledger::told_in<Type, Thing>(reason, name);
}

// Predicates: whether an act is the cause of a reason. --------------------------------------------

template <typename... Kinds>
bool by_player(const Act& act, const ledger::Reason& reason)
{
    const std::optional<Player> player = told<Player>(reason, "player");
    return player && is_by<Kinds...>(*player, act);
}

template <typename Kind>
bool by_target(const Act& act, const ledger::Reason& reason)
{
    const std::optional<Player> target = told<Player>(reason, "target");
    return target && is_by<Kind>(*target, act);
}

template <typename Kind>
bool by_anybody(const Act& act, const ledger::Reason&)
{
    return std::holds_alternative<Kind>(act);
}

bool spends_bullet(const Act& act, const ledger::Reason& reason)
{
    const auto is_it = [&](const auto* spent) {
        return spent && told<Bullet>(reason) == spent->bullet;
    };
    return by_player<act::Shows, act::Tells>(act, reason)
        && (is_it(std::get_if<act::Shows>(&act)) || is_it(std::get_if<act::Tells>(&act)));
}

bool takes_share(const Act& act, const ledger::Reason& reason)
{
    const auto* takes = std::get_if<act::TakesShare>(&act);
    return takes != nullptr && told<Share>(reason) == takes->share;
}

bool takes_desk(const Act& act, const ledger::Reason&)
{
    const auto* takes = std::get_if<act::TakesShare>(&act);
    return (takes != nullptr && takes->share.is_desk())
        || std::holds_alternative<act::GainsDesk>(act);
}

bool makes_godfather(const Act& act, const ledger::Reason& reason)
{
    const std::optional<Player> godfather = told<Player>(reason, "godfather");
    return godfather && is_by<act::MovesDesk, act::GainsDesk>(*godfather, act);
}

/// True if the card of the reason is among the loot of the act.
template <typename Kind>
bool with_card(const Act& act, const ledger::Reason& reason)
{
    const Kind* done = std::get_if<Kind>(&act);
    const std::optional<Share> share = told<Share>(reason);
    return done != nullptr && share && !share->is_desk() && done->loot[*share->card()] > 0;
}

bool takes_loot_away(const Act& act, const ledger::Reason& reason)
{
    const auto* gives = std::get_if<act::Gives>(&act);
    const std::optional<Player> player = told<Player>(reason, "player");
    return gives != nullptr && player && gives->from == LootPlace::of(*player)
        && with_card<act::Gives>(act, reason);
}

bool calls_power(const Act& act, const ledger::Reason& reason)
{
    const auto* calls = std::get_if<act::Calls>(&act);
    return by_player<act::Calls>(act, reason) && told<Power>(reason) == calls->power;
}

bool forbids(const Act& act, const ledger::Reason& reason)
{
    const auto* forbids = std::get_if<act::Forbids>(&act);
    return forbids != nullptr && told<Player>(reason, "player") == forbids->target
        && told<LootType>(reason) == forbids->type;
}

bool goes_past_phase(const Act& act, const ledger::Reason& reason)
{
    const auto* begins = std::get_if<act::PhaseBegins>(&act);
    const std::optional<Phase> phase = told<Phase>(reason);
    return begins != nullptr && phase && begins->phase > *phase;
}

template <Phase phase>
bool begins(const Act& act, const ledger::Reason&)
{
    const auto* begun = std::get_if<act::PhaseBegins>(&act);
    return begun != nullptr && begun->phase == phase;
}

/// Which of several matching entries counts.
enum class Search : std::uint8_t {
    newest,
    newest_of_round,
    oldest_of_round,
};

struct Behind {
    std::string_view sentence;
    bool (*is_it)(const Act&, const ledger::Reason&);
    Search search = Search::newest_of_round;
};

constexpr ledger::RuleId any{};

constexpr std::array behind_reasons{
    Behind{message::has_aimed.english, by_player<act::Aims, act::ChangesTarget>},
    Behind{message::same_target.english, by_player<act::Aims, act::ChangesTarget>},
    Behind{message::was_slow.english, by_player<act::IsSlow>},
    Behind{message::slow_takes_no_part.english, by_player<act::IsSlow>},
    Behind{message::slow_has_no_target.english, by_player<act::IsSlow>},
    Behind{message::ordered_once.english, by_anybody<act::ChangesTarget>},
    Behind{message::only_godfather_orders.english, makes_godfather, Search::newest},
    Behind{message::courage_is_decided.english, begins<Phase::cards>},
    Behind{message::lying_shows_nothing.english, by_player<act::LiesDown>},
    Behind{message::lying_gets_nothing.english, by_player<act::LiesDown>},
    Behind{message::target_is_down.english, by_target<act::LiesDown>},
    Behind{message::one_bullet_a_round.english, by_player<act::Shows, act::Discards>},
    Behind{message::no_bullet_laid.english, by_player<act::Shows, act::Discards>},
    Behind{message::no_bullet_left.english, by_player<act::Shows, act::Discards>, Search::newest},
    Behind{message::bullet_is_spent.english, spends_bullet, Search::newest},
    Behind{message::is_out_already.english, by_player<act::Leaves>, Search::newest},
    Behind{message::is_out_of_game.english, by_player<act::Leaves>, Search::newest},
    Behind{message::wounded_gets_nothing.english, by_player<act::Falls>},
    Behind{message::one_share_each.english, by_player<act::TakesShare>},
    Behind{message::not_his_share.english, by_anybody<act::TakesShare>},
    Behind{message::not_on_table.english, takes_share},
    Behind{message::desk_is_taken.english, takes_desk},
    Behind{message::desk_once_a_round.english, takes_desk},
    Behind{message::unclaimed_is_gone.english, with_card<act::Unclaimed>, Search::newest},
    Behind{message::not_in_deck.english, with_card<act::Reveals>, Search::newest},
    Behind{message::box_has_fewer.english, with_card<act::Reveals>, Search::newest},
    Behind{message::lacks_loot.english, takes_loot_away, Search::newest},
    Behind{message::power_is_used(any).english, calls_power, Search::newest},
    Behind{message::taken_by_power(any).english, calls_power, Search::newest},
    Behind{message::is_forbidden.english, forbids},
    Behind{message::dictator_leaves_clips.english, by_anybody<act::Forbids>},
    Behind{message::phase_is_over.english, goes_past_phase, Search::oldest_of_round},
    Behind{message::game_is_over.english, begins<Phase::end>, Search::newest},
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
        if (begins<Phase::loot>(act, reason) && behind->search != Search::newest)
            found.reset();
        const bool is_enough = found && behind->search == Search::oldest_of_round;
        if (!is_enough && behind->is_it(act, reason))
            found = entry;
    });
    return found;
}

} // namespace consigliere::cash_n_guns
