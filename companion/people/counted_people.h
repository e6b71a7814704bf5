#pragma once

#include "companion/frame/evening_filter.h"
#include "companion/frame/room.h"
#include "db/archive/evening_index.h"
#include "db/archive/statistics.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Statistics of people from the finished evenings, updated while evenings are still processed.
/// Recounts at intervals, and never while a finger is down.
class CountedPeople {
public:
    explicit CountedPeople(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }
    /// Reloads the list of evenings if the database has changed.
    [[nodiscard]] ledger::Status<db::DatabaseError> refresh();
    /// Processes evenings for a short time; call once per frame.
    void step(Ui& ui);
    [[nodiscard]] db::EveningIndex::Work work() const { return m_archive.work(); }
    /// True if unprocessed evenings are left.
    [[nodiscard]] bool is_counting() const
    {
        return m_archive.is_cancelled() || !m_archive.work().is_over();
    }
    [[nodiscard]] bool is_cancelled() const { return m_archive.is_cancelled(); }
    void cancel() { m_archive.cancel(); }
    void go_on() { m_archive.go_on(); }

    // What is asked. -----------------------------------------------------------------------------

    [[nodiscard]] const db::EveningFilter& filter() const { return m_filter; }
    void ask(db::EveningFilter filter);
    /// Person whose page is shown; empty if none.
    [[nodiscard]] const std::string& chosen() const { return m_chosen; }
    void choose(const std::string& person);
    [[nodiscard]] const FilterOffer& offer() const { return m_offer; }
    /// Everybody who took part in a finished evening.
    [[nodiscard]] const std::map<std::string, std::string>& names() const { return m_names; }

    // What is known. -----------------------------------------------------------------------------

    [[nodiscard]] int evenings() const { return m_evenings; }
    /// Number of evenings excluded as corrupt.
    [[nodiscard]] int broken() const { return m_broken; }
    /// By rank; by name while evenings are being processed. Then everybody is listed from the
    /// start, some with no evenings yet, and the order is fixed until `put_in_order`.
    [[nodiscard]] const std::vector<db::PersonFigures>& people() const { return m_people; }
    [[nodiscard]] bool is_ranked() const { return m_order == Order::by_rank; }
    void put_in_order();
    /// nullopt until one of this person's evenings is counted.
    [[nodiscard]] const std::optional<db::PersonPage>& page() const { return m_page; }
    [[nodiscard]] const std::map<std::string, int>& days() const { return m_days; }
    /// Persons who shared an evening with this one, and so cannot be the same person.
    [[nodiscard]] std::set<std::string> met_by(const std::string& person) const;

private:
    enum class Order : std::uint8_t { by_rank, by_name };

    void look_through();
    void count();
    void count_page(const db::EveningCards& evenings);
    /// Adds persons without counted evenings.
    void add_waiting();

    db::EveningIndex& m_archive;
    db::EveningFilter m_filter;
    FilterOffer m_offer;
    std::string m_chosen;
    bool m_is_chosen = false;
    std::map<std::string, std::string> m_names;
    int m_evenings = 0;
    int m_broken = 0;
    std::vector<db::PersonFigures> m_people;
    Order m_order = Order::by_rank;
    std::optional<db::PersonPage> m_page;
    std::map<std::string, int> m_days;
    bool m_has_begun = false;
    bool m_is_stale = false;
    std::chrono::steady_clock::time_point m_counted_at;
    std::chrono::steady_clock::time_point m_asked_at;
};

} // namespace consigliere::screens
