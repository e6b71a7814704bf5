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

void take_player(Case& about, std::string_view name, Player player)
{
    if (name == "player")
        about.player = player;
    else if (name == "target")
        about.target = player;
    else if (name == "godfather")
        about.godfather = player;
}

Case case_of(const ledger::Reason& reason)
{
    Case about;
    for (const ledger::Fact& fact : reason.facts) {
        const auto take = [&]<typename Type>(Type thing) {
            if constexpr (std::is_same_v<Type, Player>)
                take_player(about, fact.name, thing);
            else if constexpr (std::is_same_v<Type, Share>)
                about.share = thing;
            else if constexpr (std::is_same_v<Type, LootType>)
                about.type = thing;
            else if constexpr (std::is_same_v<Type, Bullet>)
                about.bullet = thing;
            else if constexpr (std::is_same_v<Type, Power>)
                about.power = thing;
            else if constexpr (std::is_same_v<Type, Phase>)
                about.phase = thing;
        };
        std::visit(take, thing_of(fact.term));
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
    std::string_view sentence;
    bool (*is_it)(const Act&, const Case&);
    Search search = Search::newest_of_round;
};

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
    Behind{message::unclaimed_is_gone.english, leaves_unclaimed, Search::newest},
    Behind{message::not_in_deck.english, reveals_card, Search::newest},
    Behind{message::box_has_fewer.english, reveals_card, Search::newest},
    Behind{message::lacks_loot.english, takes_loot_away, Search::newest},
    Behind{message::power_is_used(Power{}).english, calls_power, Search::newest},
    Behind{message::taken_by_power(Power{}).english, calls_power, Search::newest},
    Behind{message::is_forbidden.english, forbids},
    Behind{message::dictator_leaves_clips.english, by_anybody<act::Forbids>},
    Behind{message::phase_is_over.english, goes_past_phase, Search::oldest_of_round},
    Behind{message::game_is_over.english, begins<Phase::end>, Search::newest},
};

} // namespace

std::optional<int> entry_behind(const Sight& sight, const ledger::Reason& reason)
{
    const auto* const behind = std::find_if(behind_reasons.begin(), behind_reasons.end(),
        [&reason](const Behind& each) { return each.sentence == reason.message.english; });
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
