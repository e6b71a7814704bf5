#pragma once

#include "companion/desk/desk.h"
#include "companion/desk/ruling_words.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <string>
#include <variant>
#include <vector>

namespace consigliere::desk {

/// What the parts of one game's table screen share: the evening as it stands, and the two things
/// that a tap can lead to, a line that is written down or an explanation why it cannot be. `Actor`
/// is how the game's moves name who makes them.
template <typename Game, typename Actor>
class GameView {
public:
    using Evening = ledger::EveningOf<Game>;
    using Timeline = ledger::Timeline<Game>;
    using Position = typename Game::Position;
    using Components = typename Game::Components;
    using Move = typename Game::Move;

    GameView(Desk& desk, const Evening& evening)
        : m_desk(desk)
        , m_evening(evening)
    {
    }

    [[nodiscard]] Desk& desk() const { return m_desk; }
    [[nodiscard]] const Evening& evening() const { return m_evening; }
    [[nodiscard]] const Timeline& timeline() const { return m_evening.timeline(); }
    [[nodiscard]] const Position& position() const { return timeline().present(); }
    [[nodiscard]] const Components& components() const { return timeline().components(); }
    /// The evening as the screen may show it: what is told and drawn comes from here, while the
    /// timeline is there to find out what can be done.
    [[nodiscard]] std::shared_ptr<const ledger::ObserverViewOf<Game>> sight() const
    {
        return m_evening.sight(m_desk.audience());
    }

    /// The line of a move, as it would be written down.
    template <typename Action>
    [[nodiscard]] std::string line_of(Actor actor, const Action& action) const
    {
        return format(Move{actor, action, {}}, components());
    }
    /// Whether the referee would let a move stand now. The screen asks for everything it draws.
    template <typename Action>
    [[nodiscard]] bool may(Actor actor, const Action& action) const
    {
        return ledger::is_applied(timeline().consider(Move{actor, action, {}}).verdict);
    }
    /// Writes a move down; the verdict card explains one that does not stand.
    template <typename Action>
    bool record(Actor actor, const Action& action) const
    {
        return m_desk.record(line_of(actor, action));
    }
    /// Explains what stands against a move.
    template <typename Action>
    void explain(Actor actor, const Action& action) const
    {
        m_desk.explain(line_of(actor, action));
    }

    /// An entry as the log tells it; `tell` tells a move that stands in it, and what it brought.
    template <typename Tell>
    [[nodiscard]] LogLine tell_entry(int number, const Tell& tell) const
    {
        const auto seen = sight();
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

    /// The entries whose move makes this one of the game's actions, whether they stand or not.
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
    Desk& m_desk;
    const Evening& m_evening;
};

} // namespace consigliere::desk
