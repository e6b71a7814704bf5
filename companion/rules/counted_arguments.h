#pragma once

#include "companion/frame/screen.h"
#include "db/archive/disputes.h"
#include "db/archive/evening_index.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Counts disputes per rule over all evenings, a little per frame. The previous count stays
/// visible until the new one is complete.
class CountedArguments {
public:
    explicit CountedArguments(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }
    /// Reloads the list of evenings if the database has changed.
    [[nodiscard]] ledger::Status<db::DatabaseError> refresh();
    /// Counts for a short time; call once per frame.
    void step(Ui& ui);

    /// Returns nullptr for a rule never disputed.
    [[nodiscard]] const db::RuleDisputes* find(
        const std::string& game, const std::string& rule) const
    {
        return m_shown.find(game, rule);
    }
    /// Incremented after each complete count.
    [[nodiscard]] int version() const { return m_version; }

    struct Entry {
        const db::EveningCard* evening = nullptr;
        const db::EveningFacts::Argued* argued = nullptr;
    };
    /// Disputed entries of a rule, latest evening first. Invalidated by refresh() and step().
    [[nodiscard]] std::vector<Entry> entries(
        const std::string& game, const std::string& rule) const;

private:
    void begin_count();

    db::EveningIndex& m_archive;
    db::ArguedTally m_shown;
    int m_version = 0;
    /// Count in progress, and the number of evenings processed.
    db::ArguedTally m_next;
    std::size_t m_counted = 0;
    bool m_is_counting = false;
    bool m_is_stale = false;
    std::chrono::steady_clock::time_point m_counted_at;
};

/// "7 times in 5 evenings · allowed by a ruling 2 times · last on Oct 12, 2026". nullptr: says that
/// the rule was never disputed.
[[nodiscard]] std::string tell_how_often(const db::RuleDisputes* rule);

} // namespace consigliere::screens
