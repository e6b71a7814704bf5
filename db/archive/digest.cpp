#include "db/archive/digest.h"

#include "db/archive/entry_times.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::db {

using ledger::Entry;
using ledger::PositionSummary;

namespace {

using MarkKind = EveningSeries::Mark::Kind;

/// Computes a digest in one pass over an evening.
class Digesting {
public:
    Digesting(
        const ledger::Evening& evening, const std::vector<std::string>& times, const Pauses& pauses)
        : m_evening(evening)
        , m_history(evening.history())
        , m_speakers(evening.speakers())
        , m_times(times, pauses)
        , m_stands(static_cast<std::size_t>(m_history.size()) + 1, false)
    {
        for (int entry = m_history.head(); entry > 0; entry = m_history.entry(entry).follows) {
            if (asks(m_history.entry(entry)))
                continue;
            m_stands[static_cast<std::size_t>(entry)] = true;
            m_last = std::max(m_last, entry);
        }
        const PositionSummary end = evening.summary_after(m_history.size());
        // In a finished evening nothing is hidden any more.
        if (!end.is_final)
            m_observed = evening.view_for(ledger::Audience::everybody());
        begin(m_observed ? m_observed->summary_after(m_history.size()) : end);
    }

    [[nodiscard]] EveningDigest digest()
    {
        look_at(0);
        for (int entry = 1; entry <= m_history.size(); ++entry) {
            mark(entry);
            if (stands(entry))
                look_at(entry);
        }
        finish();
        return std::move(m_digest);
    }

private:
    /// A question changes nothing, and whether it is in effect could reveal hidden information.
    [[nodiscard]] static bool asks(const Entry& entry)
    {
        return entry.line.starts_with("table believes");
    }
    /// True if everybody at the table knows that the entry was refused.
    [[nodiscard]] bool is_refused(int entry) const
    {
        const Entry& made = m_history.entry(entry);
        if (is_applied(made.verdict) || asks(made))
            return false;
        const auto observed = m_evening.view_for(ledger::Audience::everybody());
        return !is_applied(observed->entry(entry).verdict);
    }
    [[nodiscard]] bool stands(int entry) const { return m_stands[static_cast<std::size_t>(entry)]; }
    [[nodiscard]] PositionSummary summary_after(int entry) const
    {
        return m_observed ? m_observed->summary_after(entry) : m_evening.summary_after(entry);
    }
    [[nodiscard]] EveningFacts& facts() { return m_digest.facts; }
    [[nodiscard]] EveningSeries& course() { return m_digest.course; }

    void begin(const PositionSummary& end)
    {
        facts().is_finished = end.is_final;
        facts().depth = end.depth;
        facts().entries = m_history.size();
        for (const PositionSummary::SeatSummary& standing : end.seats) {
            EveningFacts::Seat seat;
            seat.side = standing.side;
            seat.total = standing.total;
            seat.rank = standing.rank;
            seat.is_winner = end.is_final && standing.rank == 1;
            seat.sources.assign(standing.sources.begin(), standing.sources.end());
            seat.stat_increments.assign(m_evening.outline().stat_increments.size(), 0);
            facts().seats.push_back(std::move(seat));
        }
        for (std::size_t place = 0; place < end.places.size(); ++place) {
            if (const std::optional<PositionSummary::Seat> seat = end.places[place].dominated)
                facts().seats[*seat].dominated |= 1U << place;
        }
    }

    /// Marks for an entry, in effect or not.
    void mark(int entry)
    {
        const Entry& made = m_history.entry(entry);
        const std::optional<std::uint8_t> seat = seat_of_line(made.line, m_speakers);
        if (m_times.pause(entry) > 0)
            add_mark(entry, MarkKind::gap, std::nullopt);
        if (made.kind != Entry::Kind::move) {
            add_mark(entry, made.kind == Entry::Kind::undo ? MarkKind::undo : MarkKind::redo,
                std::nullopt);
        } else if (made.verdict == ledger::Verdict::ruled) {
            add_mark(entry, MarkKind::ruling, seat);
            count_ruling(entry, seat);
        } else if (is_refused(entry)) {
            add_mark(entry, MarkKind::refused, seat);
            if (seat)
                ++facts().seats[*seat].refused;
        } else if (made.line.starts_with("table corrects")) {
            add_mark(entry, MarkKind::correction, std::nullopt);
            facts().corrections += stands(entry) ? 1 : 0;
        }
        count_time(entry, made.kind == Entry::Kind::move ? seat : std::nullopt);
    }

    void add_mark(int entry, MarkKind kind, std::optional<std::uint8_t> seat)
    {
        course().marks.push_back({entry, kind, seat, stands(entry)});
    }

    void count_ruling(int entry, std::optional<std::uint8_t> seat)
    {
        const int standing = stands(entry) ? 1 : 0;
        ++facts().rulings;
        facts().rulings_standing += standing;
        if (!seat)
            return;
        ++facts().seats[*seat].rulings;
        facts().seats[*seat].rulings_standing += standing;
    }

    void count_time(int entry, std::optional<std::uint8_t> seat)
    {
        if (seat && m_times.are_known()) {
            facts().seats[*seat].turn_time += m_times.taken(entry);
            facts().seats[*seat].turns += seat == m_last_to_move ? 0 : 1;
        }
        m_last_to_move = seat;
    }

    /// State after an entry that is in effect.
    void look_at(int entry)
    {
        const PositionSummary now = summary_after(entry);
        // In some games the first player is known only later.
        if (!facts().first)
            facts().first = now.first;
        facts().parts = now.part;
        look_at_chapter(entry, now);
        look_at_totals(entry, now);
        look_at_places(entry, now);
        look_at_lead(entry, now);
        if (entry == 0)
            return;
        const std::vector<ledger::StatIncrement> stat_increments =
            m_observed ? m_observed->deeds_of(entry) : m_evening.deeds_of(entry);
        for (const ledger::StatIncrement& deed : stat_increments)
            facts().seats[deed.seat].stat_increments[deed.kind] += deed.amount;
    }

    void look_at_chapter(int entry, const PositionSummary& now)
    {
        const EveningSeries::PhaseStart chapter{entry, now.part, now.phase};
        std::vector<EveningSeries::PhaseStart>& chapters = course().chapters;
        if (chapters.empty() || chapters.back().part != now.part
            || chapters.back().phase != now.phase)
            chapters.push_back(chapter);
    }

    void look_at_totals(int entry, const PositionSummary& now)
    {
        EveningSeries::Point point{entry, {}};
        for (const PositionSummary::SeatSummary& standing : now.seats)
            point.totals.push_back(standing.total);
        std::vector<EveningSeries::Point>& points = course().points;
        if (points.empty() || points.back().totals != point.totals || entry == m_last)
            points.push_back(std::move(point));
    }

    void look_at_places(int entry, const PositionSummary& now)
    {
        for (std::size_t place = 0; place < now.places.size(); ++place) {
            const PositionSummary::Place& whose = now.places[place];
            if (m_places.size() > place && m_places[place] == whose)
                continue;
            if (entry > 0 || whose.controlled || whose.dominated)
                course().holds.push_back({entry, static_cast<std::uint8_t>(place), whose});
        }
        m_places = now.places;
    }

    /// The sole first-ranked player has the lead until another one is.
    void look_at_lead(int entry, const PositionSummary& now)
    {
        std::optional<std::uint8_t> leader;
        for (std::size_t seat = 0; seat < now.seats.size(); ++seat) {
            if (now.seats[seat].rank != 1)
                continue;
            if (leader)
                return;
            leader = static_cast<std::uint8_t>(seat);
        }
        if (!leader || leader == m_leader)
            return;
        if (m_leader) {
            ++facts().lead_changes;
            course().marks.push_back({entry, MarkKind::lead, leader, true});
        }
        m_leader = leader;
    }

    void finish()
    {
        if (m_times.are_known()) {
            facts().played = m_times.played();
            facts().skipped = m_times.skipped();
            course().times = m_times.since_first();
        }
    }

    const ledger::Evening& m_evening;
    const ledger::History& m_history;
    std::vector<ledger::Speaker> m_speakers;
    EntryTimes m_times;
    /// By entry number, from 1.
    std::vector<bool> m_stands;
    int m_last = 0; ///< The last entry in effect.
    /// Common knowledge, while the evening is not finished.
    std::shared_ptr<const ledger::ObserverView> m_observed;
    EveningDigest m_digest;
    std::optional<std::uint8_t> m_leader;
    std::optional<std::uint8_t> m_last_to_move;
    ledger::FixedList<PositionSummary::Place, ledger::most_places> m_places;
};

} // namespace

std::optional<std::uint8_t> seat_of_line(
    std::string_view line, const std::vector<ledger::Speaker>& speakers)
{
    const std::string_view word = ledger::WordReader(line).peek();
    const auto found = std::ranges::find(speakers, word, &ledger::Speaker::word);
    return found == speakers.end() ? std::nullopt : std::optional(found->seat);
}

EveningDigest digest_of(
    const ledger::Evening& evening, const std::vector<std::string>& times, const Pauses& pauses)
{
    return Digesting(evening, times, pauses).digest();
}

} // namespace consigliere::db
