#pragma once

#include "companion/rulebook/lessons.h"
#include "engine/ledger/evening.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Which lessons are due at a table. Everything is read from what the table's audience sees.
namespace consigliere::rulebook {

/// Ids of lessons.
using ToldLessons = std::set<std::string, std::less<>>;

/// What can make lessons due, in words of records.
struct Moment {
    std::string phase;
    /// What may be recorded, without actors: the first two words of each line.
    std::set<std::string> legal;
    /// The line just recorded, without its actor; empty if none was.
    std::string recorded;
    /// Rules for which a line was just refused.
    std::vector<std::string> refused;
    /// In the order in which they lie there.
    std::vector<std::string> icons;
    /// How the game ended, if it is over; may be empty.
    std::optional<std::set<std::string>> ending;
};

/// The present moment, after the latest entry. Legal lines are those of the table and of the seats
/// that learn; they are found only if an untold lesson needs them.
[[nodiscard]] Moment moment_of(const ledger::Evening& evening, const ledger::Audience& audience,
    const Lessons& lessons, const ToldLessons& told,
    const std::function<bool(std::string_view actor)>& is_learning);

/// The line that an entry has recorded, without its actor; empty if it has recorded none.
[[nodiscard]] std::string recorded_by(const ledger::ObserverView& view, int entry);

[[nodiscard]] bool is_due(const Trigger& trigger, const Moment& moment);

/// True if the line just recorded is what the lesson tells how to do: doing it counts as told.
[[nodiscard]] bool is_done(const Trigger& trigger, const Moment& moment);

/// The lessons of one table that are due and not told yet, oldest first.
class DueLessons {
public:
    /// Adds what this moment makes due; icons in the order in which they lie. What depends on the
    /// position only is dropped with it: it comes again in time.
    void follow(const Lessons& lessons, const ToldLessons& told, const Moment& moment);
    [[nodiscard]] const std::vector<std::string>& due() const { return m_due; }
    /// The first lesson was told.
    void tell_first();
    void clear() { m_due.clear(); }

private:
    std::vector<std::string> m_due;
};

} // namespace consigliere::rulebook
