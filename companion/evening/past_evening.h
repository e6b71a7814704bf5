#pragma once

#include "companion/desk/silent_desk.h"
#include "db/archive/digest.h"
#include "db/session_list.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// From where to where one goes through an evening in one step.
enum class Step : std::uint8_t {
    entry,
    turn, ///< To where somebody else is waited for.
    conflict, ///< To where a war was fought, or what the game has instead.
    phase, ///< To where a phase begins.
};
inline constexpr std::size_t step_count = 4;

/// Whether entries that do not count any more are gone through too.
enum class Undone : std::uint8_t { left_out, shown };

/// An evening that is looked back at. It is played once, and from then on any of its entries can be
/// shown at once: nothing is played again, and nothing is written down any more.
class PastEvening final : public desk::SilentDesk {
public:
    /// `times` are those of the entries, in the form of the database’s clock.
    PastEvening(std::unique_ptr<ledger::Evening> evening, std::vector<std::string> times,
        db::SessionSummary summary, const desk::TablePreferences& habits);

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] desk::GameTable& table() const { return *m_table; }
    [[nodiscard]] const db::SessionSummary& summary() const { return m_summary; }
    [[nodiscard]] const std::vector<std::string>& times() const { return m_times; }
    [[nodiscard]] const db::EveningFacts& facts() const { return m_digest.facts; }
    [[nodiscard]] const db::EveningSeries& course() const { return m_digest.course; }
    [[nodiscard]] const ledger::GameInfo& outline() const { return m_evening->outline(); }
    /// The words of a record for the players, clockwise.
    [[nodiscard]] const std::vector<std::string>& actors() const { return m_actors; }
    [[nodiscard]] std::string player(std::string_view actor) const override;

    /// How many entries there are; 0 is the beginning.
    [[nodiscard]] int last() const { return m_evening->history().size(); }
    /// The last entry that counts: how the evening ended, or stands.
    [[nodiscard]] int head() const { return m_evening->history().head(); }
    [[nodiscard]] bool stands(int entry) const
    {
        return entry == 0 || m_evening->history().stands(entry);
    }
    /// How it stood after an entry, as far as everybody may know today.
    [[nodiscard]] ledger::PositionSummary summary_after(int entry) const;
    /// "Act II · Turf Wars"
    [[nodiscard]] std::string tell_chapter(int entry) const;

    /// The entries at which steps of a kind stop, in their order.
    [[nodiscard]] const std::vector<int>& stops(Step step, Undone undone) const;
    /// The stop before an entry, and the one after it, if there is any.
    [[nodiscard]] std::optional<int> before(int entry, Step step, Undone undone) const;
    [[nodiscard]] std::optional<int> after(int entry, Step step, Undone undone) const;
    /// The stop of single entries that is nearest to an entry.
    [[nodiscard]] int nearest(int entry, Undone undone) const;

    // Where an entry lies on the time line, from 0 for the beginning.
    // ---------------------------------------------------------------

    enum class Axis : std::uint8_t { entries, clock };
    /// Whether it is known when the entries were made.
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
    /// What everybody may know, while the evening is not over.
    std::shared_ptr<const ledger::ObserverView> m_sight;
    std::vector<int> m_all; ///< All entries, with the beginning.
    std::array<std::vector<int>, step_count> m_stops;
};

} // namespace consigliere::screens
