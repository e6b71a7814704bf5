#pragma once

#include "engine/ledger/observer_view.h"

#include <vector>

namespace consigliere::ledger {

/// A moment of an evening as an audience sees it today: how it stood after an entry, and the
/// entries that counted then. Whatever is asked about an evening is asked about a moment of it.
template <typename Game>
class SnapshotOf {
public:
    SnapshotOf(const ObserverViewOf<Game>& sight, int entry)
        : m_sight(sight)
        , m_entry(entry)
        , m_counting(sight.known().history().path_to(entry))
    {
    }
    /// Now, which is what is asked about unless another moment is named.
    SnapshotOf(const ObserverViewOf<Game>& sight) // NOLINT(google-explicit-constructor)
        : SnapshotOf(sight, sight.known().history().head())
    {
    }

    [[nodiscard]] const ObserverViewOf<Game>& sight() const { return m_sight; }
    [[nodiscard]] int entry() const { return m_entry; }
    [[nodiscard]] const typename Game::Position& position() const
    {
        return m_sight.known().position_after(m_entry);
    }
    [[nodiscard]] const typename Game::Components& components() const
    {
        return m_sight.components();
    }
    /// The last entry that counted, 0 at the start.
    [[nodiscard]] int last() const { return m_counting.empty() ? 0 : m_counting.back(); }

    /// Does `visit(entry, act)` with every act that had its effect then, in the order in which they
    /// happened, as far as the audience is shown them.
    template <typename Visit>
    void each_act(const Visit& visit) const
    {
        for (const int entry : m_counting) {
            for (const typename Game::Act& act : m_sight.acts_of(entry))
                visit(entry, act);
        }
    }

private:
    const ObserverViewOf<Game>& m_sight;
    int m_entry;
    std::vector<int> m_counting;
};

} // namespace consigliere::ledger
