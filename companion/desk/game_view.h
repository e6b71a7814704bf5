#pragma once

#include "companion/desk/table_host.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <string>
#include <variant>
#include <vector>

namespace consigliere::desk {

/// Shared by the parts of a game's table screen: the current evening, and recording or explaining
/// moves. `Actor` is the game's type for the player of a move.
template <typename Game, typename Actor>
class GameView {
public:
    using Evening = ledger::EveningOf<Game>;
    using Timeline = ledger::Timeline<Game>;
    using Position = typename Game::Position;
    using Components = typename Game::Components;
    using Move = typename Game::Move;

    GameView(TableHost& desk, const Evening& evening)
        : m_desk(desk)
        , m_evening(evening)
    {
    }

    [[nodiscard]] TableHost& desk() const { return m_desk; }
    [[nodiscard]] const Evening& evening() const { return m_evening; }
    [[nodiscard]] const Timeline& timeline() const { return m_evening.timeline(); }
    [[nodiscard]] const Position& position() const { return timeline().present(); }
    [[nodiscard]] const Components& components() const { return timeline().components(); }
    /// The evening as the audience may see it. All output comes from here; the timeline is only for
    /// finding out what is possible.
    [[nodiscard]] std::shared_ptr<const ledger::ObserverViewOf<Game>> observed() const
    {
        return m_evening.observed(m_desk.audience());
    }

    /// Returns the record line of a move.
    template <typename Action>
    [[nodiscard]] std::string line_of(Actor actor, const Action& action) const
    {
        return format(Move{actor, action, {}}, components());
    }
    /// True if the referee would allow the move now. Called for everything drawn.
    template <typename Action>
    [[nodiscard]] bool may(Actor actor, const Action& action) const
    {
        return ledger::is_applied(timeline().consider(Move{actor, action, {}}).verdict);
    }
    /// Records a move. If it is refused, shows the verdict card and returns false.
    template <typename Action>
    bool record(Actor actor, const Action& action) const
    {
        return m_desk.record(line_of(actor, action));
    }
    template <typename Action>
    void explain(Actor actor, const Action& action) const
    {
        m_desk.explain(line_of(actor, action));
    }

    /// Returns the log row of an entry; `tell` words a move and its effects.
    template <typename Tell>
    [[nodiscard]] LogLine tell_entry(int number, const Tell& tell) const
    {
        const auto seen = observed();
        const ledger::Entry& entry = seen->entry(number);
        if (entry.kind != ledger::Entry::Kind::move)
            return tell_step(entry);
        const auto& move = seen->move_of(number);
        if (!move)
            return {entry.line, language::tr("can’t be read"), std::nullopt};
        LogLine line = tell(*move);
        if (!move->ruling.empty())
            line.detail = tell_ruling(seen->components().house_rules(), move->ruling);
        return line;
    }

    /// Returns the entries with this action, undone ones included.
    template <typename Action>
    [[nodiscard]] std::vector<int> entries_with() const
    {
        std::vector<int> entries;
        for (int entry = 1; entry <= timeline().history().size(); ++entry) {
            const auto& move = timeline().move_of(entry);
            if (move && std::holds_alternative<Action>(move->action))
                entries.push_back(entry);
        }
        return entries;
    }

private:
    TableHost& m_desk;
    const Evening& m_evening;
};

} // namespace consigliere::desk
