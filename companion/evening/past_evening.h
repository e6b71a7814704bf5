#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/finding.h"
#include "companion/telling/teller.h"
#include "db/archive/digest.h"
#include "db/session_list.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Steps through an evening.
enum class Step : std::uint8_t {
    entry,
    turn, ///< To where another player is to move.
    conflict, ///< To a war, or the game's equivalent.
    phase, ///< To the start of a phase.
};
inline constexpr std::size_t step_count = 4;

/// Whether undone entries are visited.
enum class Undone : std::uint8_t { left_out, shown };

/// An evening for review: replayed once, then any entry can be shown at once. Read-only.
class PastEvening final : public desk::ReadOnlyHost {
public:
    /// `times` are those of the entries, as stored in the database.
    PastEvening(std::unique_ptr<ledger::Evening> evening, std::vector<std::string> times,
        db::SessionSummary summary, const desk::TablePreferences& habits);

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const db::SessionSummary& summary() const { return m_summary; }
    [[nodiscard]] const std::vector<std::string>& times() const { return m_times; }
    [[nodiscard]] const db::EveningFacts& facts() const { return m_digest.facts; }
    [[nodiscard]] const db::EveningSeries& course() const { return m_digest.course; }
    [[nodiscard]] const ledger::GameInfo& outline() const { return m_evening->outline(); }
    /// Actors (words in records), clockwise.
    [[nodiscard]] const std::vector<std::string>& actors() const { return m_actors; }
    [[nodiscard]] std::string player(std::string_view actor) const override;

    /// Number of entries; 0 is the start.
    [[nodiscard]] int last() const { return m_evening->history().size(); }
    /// Last entry in effect: the end, or the current state.
    [[nodiscard]] int head() const { return m_evening->history().head(); }
    [[nodiscard]] bool stands(int entry) const
    {
        return entry == 0 || m_evening->history().stands(entry);
    }
    /// Summary after an entry, as far as it is public now.
    [[nodiscard]] ledger::PositionSummary summary_after(int entry) const;
    /// "Act II · Turf Wars"
    [[nodiscard]] std::string tell_chapter(int entry) const;

    /// Entries at which a kind of step stops, ascending.
    [[nodiscard]] const std::vector<int>& stops(Step step, Undone undone) const;
    /// Previous and next stop; nullopt if none.
    [[nodiscard]] std::optional<int> before(int entry, Step step, Undone undone) const;
    [[nodiscard]] std::optional<int> after(int entry, Step step, Undone undone) const;
    /// The nearest stop for single entries.
    [[nodiscard]] int nearest(int entry, Undone undone) const;

    // Position of an entry on the timeline, from 0 (start).
    // ---------------------------------------------------------------

    enum class Axis : std::uint8_t { entries, clock };
    /// True if the times of the entries are known.
    [[nodiscard]] bool has_clock() const { return !course().times.empty(); }
    [[nodiscard]] double place_of(int entry, Axis axis) const;
    [[nodiscard]] double length(Axis axis) const { return place_of(last(), axis); }
    [[nodiscard]] int entry_at(double place, Axis axis, Undone undone) const;

private:
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }

    void find_stops();

    std::unique_ptr<ledger::Evening> m_evening;
    std::vector<std::string> m_times;
    db::SessionSummary m_summary;
    const desk::TablePreferences& m_habits;
    std::vector<std::string> m_actors;
    std::map<std::string, std::string, std::less<>> m_players;
    db::EveningDigest m_digest;
    std::unique_ptr<desk::GameTable> m_table;
    /// The public view, for undone entries and while the evening is not over.
    std::shared_ptr<const ledger::ObserverView> m_observed;
    std::vector<int> m_all; ///< All entries, including 0.
    std::array<std::vector<int>, step_count> m_stops;
};

/// Player names by actor.
using Players = std::map<std::string, std::string, std::less<>>;
/// Returns the names that a desk knows.
[[nodiscard]] Players players_of(const desk::TableHost& desk);

/// An evening, often a copy for a what-if draft, with table and teller. Texts contain what the
/// table's audience may see.
class ReadOnlyEvening final : public desk::ReadOnlyHost {
public:
    /// Arguments must outlive it.
    ReadOnlyEvening(const ledger::Evening& evening, const desk::TablePreferences& habits,
        const Players& players);

    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override;
    [[nodiscard]] const desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const telling::Teller& teller() const { return *m_teller; }

    /// Returns an entry as the audience may see it; valid until the evening changes.
    [[nodiscard]] const ledger::Entry& seen(int number) const;
    /// Returns what is against an entry, or unknown about it.
    [[nodiscard]] std::vector<Finding> findings(int number) const;

private:
    const ledger::Evening& m_evening;
    const desk::TablePreferences& m_habits;
    const Players& m_players;
    std::unique_ptr<telling::Teller> m_teller;
    std::unique_ptr<desk::GameTable> m_table;
};

} // namespace consigliere::screens
