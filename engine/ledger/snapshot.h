#pragma once

#include "engine/ledger/observer_view.h"

#include <vector>

namespace consigliere::ledger {

/// An evening after one entry, as an audience sees it now, with the entries in effect then. All
/// questions about an evening take a snapshot. Borrows the ObserverView, which must outlive it.
template <typename Game>
class SnapshotOf {
public:
    SnapshotOf(const ObserverViewOf<Game>& observed, int entry)
        : m_observed(observed)
        , m_entry(entry)
        , m_counting(observed.known().history().path_to(entry))
    {
    }
    /// The present: the default for questions.
    SnapshotOf(const ObserverViewOf<Game>& observed) // NOLINT(google-explicit-constructor)
        : SnapshotOf(observed, observed.known().history().head())
    {
    }

    [[nodiscard]] const ObserverViewOf<Game>& observed() const { return m_observed; }
    [[nodiscard]] int entry() const { return m_entry; }
    [[nodiscard]] const typename Game::Position& position() const
    {
        return m_observed.known().position_after(m_entry);
    }
    [[nodiscard]] const typename Game::Components& components() const
    {
        return m_observed.components();
    }
    /// Last entry in effect; 0 at the start.
    [[nodiscard]] int last() const { return m_counting.empty() ? 0 : m_counting.back(); }

    /// Calls `visit(entry, act)` for every act in effect then, as displayed to the audience.
    template <typename Visit>
    void each_act(const Visit& visit) const
    {
        for (const int entry : m_counting) {
            for (const typename Game::Act& act : m_observed.acts_of(entry))
                visit(entry, act);
        }
    }

private:
    const ObserverViewOf<Game>& m_observed;
    int m_entry;
    std::vector<int> m_counting;
};

} // namespace consigliere::ledger
