#include "engine/cash_n_guns/evidence.h"

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/terms.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace consigliere::cash_n_guns {

namespace {

/// Whom and what a reason speaks of.
struct Case {
    std::optional<Player> player;
    std::optional<Player> target;
    std::optional<Player> godfather;
    std::optional<Share> share;
    std::optional<LootType> type;
    std::optional<Bullet> bullet;
    std::optional<Power> power;
    std::optional<Phase> phase;
};

void take_player(Case& about, const ledger::Fact& fact)
{
    const auto player = static_cast<Player>(fact.term.value);
    if (fact.name == "player")
        about.player = player;
    else if (fact.name == "target")
        about.target = player;
    else if (fact.name == "godfather")
        about.godfather = player;
}

Case case_of(const ledger::Reason& reason)
{
    Case about;
    for (const ledger::Fact& fact : reason.facts) {
        const int value = fact.term.value;
        switch (kind_of(fact.term)) {
        case TermKind::player:
            take_player(about, fact);
            break;
        case TermKind::share:
            about.share = Share::from_number(value);
            break;
        case TermKind::loot_type:
            about.type = static_cast<LootType>(value);
            break;
        case TermKind::bullet:
            about.bullet = static_cast<Bullet>(value);
            break;
        case TermKind::power:
            about.power = static_cast<Power>(value);
            break;
        case TermKind::phase:
            about.phase = static_cast<Phase>(value);
            break;
        case TermKind::number:
        case TermKind::dollars:
            break;
        }
    }
    return about;
}

// What an act has to be to stand behind a reason. ------------------------------------------------

template <typename... Kinds>
bool by_player(const Act& act, const Case& about)
{
    const auto is_his = [&about](const auto* done) { return done && about.player == done->player; };
    return (is_his(std::get_if<Kinds>(&act)) || ...);
}

template <typename Kind>
bool by_target(const Act& act, const Case& about)
{
    const Kind* done = std::get_if<Kind>(&act);
    return done != nullptr && about.target == done->player;
}

template <typename Kind>
bool by_anybody(const Act& act, const Case&)
{
    return std::holds_alternative<Kind>(act);
}

bool spends_bullet(const Act& act, const Case& about)
{
    const auto is_it = [&about](const auto* spent) {
        return spent && about.player == spent->player && about.bullet == spent->bullet;
    };
    return is_it(std::get_if<act::Shows>(&act)) || is_it(std::get_if<act::Tells>(&act));
}

bool takes_share(const Act& act, const Case& about)
{
    const act::TakesShare* takes = std::get_if<act::TakesShare>(&act);
    return takes != nullptr && about.share == takes->share;
}

bool takes_desk(const Act& act, const Case&)
{
    const act::TakesShare* takes = std::get_if<act::TakesShare>(&act);
    return (takes != nullptr && takes->share.is_desk())
        || std::holds_alternative<act::GainsDesk>(act);
}

bool makes_godfather(const Act& act, const Case& about)
{
    const act::MovesDesk* moves = std::get_if<act::MovesDesk>(&act);
    const act::GainsDesk* gains = std::get_if<act::GainsDesk>(&act);
    return (moves != nullptr && about.godfather == moves->player)
        || (gains != nullptr && about.godfather == gains->player);
}

bool has_card(const Loot& loot, const Case& about)
{
    return about.share && !about.share->is_desk() && loot[*about.share->card()] > 0;
}

bool reveals_card(const Act& act, const Case& about)
{
    const act::Reveals* reveals = std::get_if<act::Reveals>(&act);
    return reveals != nullptr && has_card(reveals->loot, about);
}

bool leaves_unclaimed(const Act& act, const Case& about)
{
    const act::Unclaimed* unclaimed = std::get_if<act::Unclaimed>(&act);
    return unclaimed != nullptr && has_card(unclaimed->loot, about);
}

bool takes_loot_away(const Act& act, const Case& about)
{
    const act::Gives* gives = std::get_if<act::Gives>(&act);
    return gives != nullptr && about.player && gives->from == LootPlace::of(*about.player)
        && has_card(gives->loot, about);
}

bool calls_power(const Act& act, const Case& about)
{
    const act::Calls* calls = std::get_if<act::Calls>(&act);
    return calls != nullptr && about.player == calls->player && about.power == calls->power;
}

bool forbids(const Act& act, const Case& about)
{
    const act::Forbids* forbids = std::get_if<act::Forbids>(&act);
    return forbids != nullptr && about.player == forbids->target && about.type == forbids->type;
}

bool goes_past_phase(const Act& act, const Case& about)
{
    const act::PhaseBegins* begins = std::get_if<act::PhaseBegins>(&act);
    return begins != nullptr && about.phase && begins->phase > *about.phase;
}

template <Phase phase>
bool begins(const Act& act, const Case&)
{
    const act::PhaseBegins* begun = std::get_if<act::PhaseBegins>(&act);
    return begun != nullptr && begun->phase == phase;
}

/// Where in the evening the entry is looked for.
enum class Search : std::uint8_t {
    newest,
    newest_of_round,
    oldest_of_round,
};

struct Behind {
    std::string_view message;
    bool (*is_it)(const Act&, const Case&);
    Search search = Search::newest_of_round;
};

constexpr std::array behind_reasons{
    Behind{message::has_aimed.id, by_player<act::Aims, act::ChangesTarget>},
    Behind{message::same_target.id, by_player<act::Aims, act::ChangesTarget>},
    Behind{message::was_slow.id, by_player<act::IsSlow>},
    Behind{message::slow_takes_no_part.id, by_player<act::IsSlow>},
    Behind{message::slow_has_no_target.id, by_player<act::IsSlow>},
    Behind{message::ordered_once.id, by_anybody<act::ChangesTarget>},
    Behind{message::only_godfather_orders.id, makes_godfather, Search::newest},
    Behind{message::courage_is_decided.id, begins<Phase::cards>},
    Behind{message::lying_shows_nothing.id, by_player<act::LiesDown>},
    Behind{message::lying_gets_nothing.id, by_player<act::LiesDown>},
    Behind{message::target_is_down.id, by_target<act::LiesDown>},
    Behind{message::one_bullet_a_round.id, by_player<act::Shows, act::Discards>},
    Behind{message::no_bullet_laid.id, by_player<act::Shows, act::Discards>},
    Behind{message::no_bullet_left.id, by_player<act::Shows, act::Discards>, Search::newest},
    Behind{message::bullet_is_spent.id, spends_bullet, Search::newest},
    Behind{message::is_out_already.id, by_player<act::Leaves>, Search::newest},
    Behind{message::is_out_of_game.id, by_player<act::Leaves>, Search::newest},
    Behind{message::wounded_gets_nothing.id, by_player<act::Falls>},
    Behind{message::one_share_each.id, by_player<act::TakesShare>},
    Behind{message::not_his_share.id, by_anybody<act::TakesShare>},
    Behind{message::not_on_table.id, takes_share},
    Behind{message::desk_is_taken.id, takes_desk},
    Behind{message::desk_once_a_round.id, takes_desk},
    Behind{message::unclaimed_is_gone.id, leaves_unclaimed, Search::newest},
    Behind{message::not_in_deck.id, reveals_card, Search::newest},
    Behind{message::box_has_fewer.id, reveals_card, Search::newest},
    Behind{message::lacks_loot.id, takes_loot_away, Search::newest},
    Behind{message::power_is_used(Power{}).id, calls_power, Search::newest},
    Behind{message::taken_by_power(Power{}).id, calls_power, Search::newest},
    Behind{message::is_forbidden.id, forbids},
    Behind{message::dictator_leaves_clips.id, by_anybody<act::Forbids>},
    Behind{message::phase_is_over.id, goes_past_phase, Search::oldest_of_round},
    Behind{message::game_is_over.id, begins<Phase::end>, Search::newest},
};

} // namespace

std::optional<int> entry_behind(const Sight& sight, const ledger::Reason& reason)
{
    const auto* const behind = std::find_if(behind_reasons.begin(), behind_reasons.end(),
        [&reason](const Behind& each) { return each.message == reason.message.id; });
    if (behind == behind_reasons.end())
        return std::nullopt;
    const Case about = case_of(reason);
    std::optional<int> found;
    each_standing_act(sight, [&](int entry, const Act& act) {
        if (begins<Phase::loot>(act, about) && behind->search != Search::newest)
            found.reset();
        const bool is_enough = found && behind->search == Search::oldest_of_round;
        if (!is_enough && behind->is_it(act, about))
            found = entry;
    });
    return found;
}

} // namespace consigliere::cash_n_guns
