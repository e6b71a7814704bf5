#pragma once

#include "companion/frame/screen.h"
#include "db/archive/disputes.h"
#include "db/archive/evening_index.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// How often the rules were argued over in all evenings, for a screen that shows it while evenings
/// are still gone through: it is counted a little in each frame, and what was counted before stays
/// until the new count is whole.
class CountedArguments {
public:
    explicit CountedArguments(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }
    /// Reads the list of evenings if anything has been written since.
    [[nodiscard]] ledger::Status<db::DatabaseError> refresh();
    /// Goes on for a moment; once in a frame.
    void step(Ui& ui);

    /// Nothing for a rule that nobody has argued over.
    [[nodiscard]] const db::RuleDisputes* find(
        const std::string& game, const std::string& rule) const
    {
        return m_shown.find(game, rule);
    }
    /// Raised whenever anything was counted anew.
    [[nodiscard]] int version() const { return m_version; }

    /// An entry over which there was an argument, in the evening that it belongs to.
    struct Entry {
        const db::EveningCard* evening = nullptr;
        const db::EveningFacts::Argued* argued = nullptr;
    };
    /// Those over which a rule was argued, of the latest evening first. They hold until the archive
    /// is refreshed, or goes on with its work.
    [[nodiscard]] std::vector<Entry> entries(
        const std::string& game, const std::string& rule) const;

private:
    void begin_count();

    db::EveningIndex& m_archive;
    db::ArguedTally m_shown;
    int m_version = 0;
    /// The count that is being made, and how many evenings it has gone through.
    db::ArguedTally m_next;
    std::size_t m_counted = 0;
    bool m_is_counting = false;
    bool m_is_stale = false;
    std::chrono::steady_clock::time_point m_counted_at;
};

/// "7 times in 5 evenings · ruled otherwise 2 times · last on Oct 12, 2026"; that nobody has argued
/// over it, where nobody has.
[[nodiscard]] std::string tell_how_often(const db::RuleDisputes* rule);

} // namespace consigliere::screens
