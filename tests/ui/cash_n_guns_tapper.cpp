#include "tests/ui/cash_n_guns_tapper.h"

#include "companion/table_cash_n_guns/possibilities.h"
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
        // The cards of the last round are on the screen already: no other is left. In all others
        // the eighth card reveals them.
        if (m_position.round == last_round) {
            tap("loot:done");
            return;
        }
        for (const LootCard card : all_loot_cards)
            choose_several("loot:" + std::string(word_of(card)), move.loot[card]);
    }
    void operator()(const TakeCover& move)
    {
        for (const Player player : players(m_position)) {
            if (move.lying.contains(player))
                choose("lie:" + name(player));
        }
        tap("courage:done");
    }
    void operator()(const TakeAim& move)
    {
        make_next();
        choose("aim:" + name(*m_player) + ":" + name(move.target));
    }
    void operator()(const BeSlow&)
    {
        make_next();
        tap("aim:slow:" + name(*m_player));
    }
    void operator()(const Redirect& move)
    {
        // An aim can be dragged anew as well; half of the tables do.
        if (m_position.round % 2 == 0) {
            drag("lie:" + name(move.player), "lie:" + name(move.target));
            return;
        }
        tap("courage:order");
        choose("order:" + name(move.player));
        choose("order:" + name(move.player) + ":" + name(move.target));
    }
    void operator()(const ShowBullet& move)
    {
        choose("show:" + name(*m_player) + told(move.bullet));
    }
    void operator()(const TellDiscard& move)
    {
        choose("seat:" + name(*m_player));
        choose("told" + told(move.bullet));
    }
    void operator()(const TakeShare& move)
    {
        if (move.shares.size() > 1)
            choose("greedy:on");
        if (move.trade)
            choose("junk-dealer:on");
        const bool are_alike = move.shares.size() > 1 && move.shares[0] == move.shares[1];
        choose("share:" + std::string(word_of(move.shares[0])));
        if (move.shares.size() > 1)
            choose("share:" + std::string(word_of(move.shares[1])) + (are_alike ? "#2" : ""));
        if (move.trade)
            trade(*move.trade);
        const bool is_clip = std::any_of(move.shares.begin(), move.shares.end(),
            [](Share share) { return type_of(share) == LootType::clip; });
        if (is_clip && clip_outcome(m_position, *m_player) == ClipOutcome::unknown)
            choose(answer_of(move.found));
    }
    void operator()(const LeaveDesk&) { choose("leave-desk"); }
    void operator()(const ForbidLoot& move)
    {
        tap("power:dictator");
        if (table_cash_n_guns::types_on_table(m_position).size() > 1)
            choose("forbid:" + std::string(word_of(move.type)));
    }
    void operator()(const UseHustler& move)
    {
        tap("power:hustler");
        if (move.swap)
            choose("swap:" + std::string(word_of(*move.swap->takes)) + ":"
                + std::string(word_of(*move.swap->gives)));
        choose("swap-with:" + name(move.other));
    }
    void operator()(const UseProfessional& move)
    {
        tap("power:professional");
        if (!table_cash_n_guns::only_kind(loot_of(m_position.of(*m_player).target)))
            choose("steal:" + std::string(word_of(move.card)));
    }
    void operator()(const UseVulture& move)
    {
        tap("power:vulture");
        if (table_cash_n_guns::plunderable(m_position).size() > 1)
            choose("plunder:" + name(move.victim));
        const Loot& there = loot_of(move.victim);
        const bool is_clear = table_cash_n_guns::only_kind(there)
            || there.total() == table_cash_n_guns::cards_to_plunder(there);
        if (is_clear)
            return;
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
    static std::string answer_of(std::optional<TakeShare::Found> found)
    {
        return "clip:" + std::string(found ? word_of(*found) : "untold");
    }
    /// Where only one thing is possible, the screen does not ask.
    void trade(const TakeShare::Trade& trade)
    {
        if (!table_cash_n_guns::only_victim(m_position, *m_player))
            choose("trade-from:" + name(trade.from));
        if (!table_cash_n_guns::only_kind(loot_of(trade.from)))
            choose("trade:" + std::string(word_of(trade.card)));
    }
    /// Whoever aims out of turn is chosen in the list.
    void make_next()
    {
        if (next_to_aim(m_position) != m_player)
            choose("aimer:" + name(*m_player));
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

    /// As many at once as the screen offers.
    void choose_several(const std::string& id, int count)
    {
        while (count > 0) {
            int blocking = 4;
            while (blocking > 1
                && (blocking > count || !m_stage.has(id + ":" + std::to_string(blocking))))
                --blocking;
            choose(blocking == 1 ? id : id + ":" + std::to_string(blocking));
            count -= blocking;
        }
    }

    [[nodiscard]] const std::string& name(Player player) const { return m_components[player].name; }
    [[nodiscard]] const Loot& loot_of(Player player) const { return m_position.of(player).loot; }
    /// What a line says of a Bullet card; in a record it always says it.
    [[nodiscard]] static std::string told(std::optional<Bullet> bullet)
    {
        return ":" + std::string(word_of(bullet.value()));
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
    follow(line);
}

void CashNGunsTapper::follow(const std::string& line)
{
    const Components& components = m_referee->timeline().components();
    const auto move = parse(line, components);
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
