#include "tests/ui/cash_n_guns_tapper.h"

#include "engine/cash_n_guns/waiting.h"

#include <algorithm>
#include <stdexcept>

namespace consigliere::test {

using namespace cash_n_guns;

namespace {

/// Touches one move on the table screen: one function for each kind of move, in the order of
/// `cash_n_guns/move.h`.
class Touches {
public:
    Touches(Stage& stage, const Evening& referee, std::optional<Player> player)
        : m_stage(stage)
        , m_position(referee.timeline().present())
        , m_components(referee.timeline().components())
        , m_player(player)
    {
    }

    [[nodiscard]] int touches() const { return m_touches; }
    [[nodiscard]] int choices() const { return m_choices; }

    void operator()(const RevealLoot& move)
    {
        // The cards of the last round are on the screen already: no other is left.
        if (m_position.round < last_round)
            choose_cards("loot:", move.loot);
        tap("loot:done");
    }
    void operator()(const TakeCover& move)
    {
        for (const Player player : players(m_position)) {
            if (move.lying.contains(player))
                choose(character(player));
        }
        tap("courage:done");
    }
    void operator()(const TakeAim& move)
    {
        if (next_to_aim(m_position) == m_player)
            choose(character(move.target));
        else
            drag(character(*m_player), character(move.target));
    }
    void operator()(const BeSlow&) { tap("aim:slow"); }
    void operator()(const Redirect& move) { drag(character(move.player), character(move.target)); }
    void operator()(const ShowBullet& move) { choose("show:" + name(*m_player) + bullet(move)); }
    void operator()(const TellDiscard& move)
    {
        choose("seat:" + name(*m_player));
        choose("told" + bullet(move));
        tap("seat:close");
    }
    void operator()(const TakeShare& move)
    {
        if (move.shares.size() > 1)
            choose("greedy");
        if (move.trade)
            choose("junk-dealer");
        for (const Share share : move.shares)
            choose("share:" + std::string(word_of(share)));
        if (move.trade) {
            choose(character(move.trade->from));
            choose("trade:" + std::string(word_of(move.trade->card)));
        }
        const bool is_clip = std::any_of(move.shares.begin(), move.shares.end(),
            [](Share share) { return type_of(share) == LootType::clip; });
        if (is_clip && clip_outcome(m_position, *m_player) == ClipOutcome::unknown)
            choose(answer_of(move.found));
    }
    void operator()(const LeaveDesk&) { choose("leave-desk"); }
    void operator()(const ForbidLoot& move)
    {
        tap("power:dictator");
        choose("forbid:" + std::string(word_of(move.type)));
    }
    void operator()(const UseHustler& move)
    {
        tap("power:hustler");
        choose(character(move.other));
    }
    void operator()(const UseProfessional& move)
    {
        tap("power:professional");
        choose("steal:" + std::string(word_of(move.card)));
    }
    void operator()(const UseVulture& move)
    {
        tap("power:vulture");
        choose(character(move.victim));
        choose_cards("steal:", move.loot);
        tap("vulture:done");
    }
    void operator()(const UsePower& move) { tap("power:" + std::string(word_of(move.power))); }
    void operator()(const DeclinePower& move)
    {
        tap("decline:" + std::string(word_of(move.power)));
    }
    /// Corrections have a form of their own and a test of their own; beliefs have no place here.
    template <typename Other>
    void operator()(const Other&)
    {
        throw std::runtime_error("no touches are known for this kind of move");
    }

private:
    static std::string answer_of(TakeShare::Found found)
    {
        switch (found) {
        case TakeShare::Found::bang:
            return "clip:bang";
        case TakeShare::Found::nothing:
            return "clip:nothing";
        case TakeShare::Found::untold:
            break;
        }
        return "clip:untold";
    }
    void tap(const std::string& id)
    {
        ++m_touches;
        m_stage.tap(id);
    }
    void choose(const std::string& id)
    {
        ++m_choices;
        tap(id);
    }
    void drag(const std::string& from, const std::string& to)
    {
        ++m_choices;
        ++m_touches;
        const auto start = m_stage.find(from);
        const auto end = m_stage.find(to);
        if (!start || !end)
            throw std::runtime_error("nothing to drag from " + from + " to " + to);
        m_stage.drag(start->rect.centre(), end->rect.centre());
    }
    void choose_cards(const std::string& list, const Loot& loot)
    {
        for (const LootCard card : all_loot_cards) {
            for (int i = 0; i < loot[card]; ++i)
                choose(list + std::string(word_of(card)));
        }
    }

    [[nodiscard]] const std::string& name(Player player) const { return m_components[player].name; }
    [[nodiscard]] std::string character(Player player) const { return "character:" + name(player); }
    template <typename Told>
    [[nodiscard]] static std::string bullet(const Told& move)
    {
        return ":" + std::string(word_of(move.bullet));
    }
    Stage& m_stage;
    const Position& m_position;
    const Components& m_components;
    std::optional<Player> m_player;
    int m_touches = 0;
    int m_choices = 0;
};

} // namespace

CashNGunsTapper::CashNGunsTapper(std::unique_ptr<ledger::Evening> referee)
    : m_referee(dynamic_cast<Evening*>(referee.release()))
{
}

void CashNGunsTapper::tap(const std::string& line)
{
    const Components& components = m_referee->timeline().components();
    auto move = parse(line, components);
    if (move.is_error())
        throw std::runtime_error("cannot be read: " + line);
    if (std::holds_alternative<Believe>(move.value().action))
        return;
    if (std::holds_alternative<RevealLoot>(move.value().action))
        take_last_clip();
    Touches touches(stage(), *m_referee, move.value().player);
    std::visit(touches, move.value().action);
    spent({line, touches.touches(), touches.choices()});
    if (!ledger::is_applied(m_referee->record(format(move.value(), components)).verdict))
        throw std::runtime_error("the referee refuses " + line);
}

/// A record may go on without saying who uses a Clip that is left over; on the screen it is tapped.
void CashNGunsTapper::take_last_clip()
{
    const Position& position = m_referee->timeline().present();
    if (position.phase == Phase::sharing && position.turn)
        tap(m_referee->timeline().components()[*position.turn].name + " takes clip");
}

} // namespace consigliere::test
