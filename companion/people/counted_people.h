#pragma once

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

/// What the finished evenings say about the people, for a screen that shows it while evenings are
/// still gone through: it is counted again now and then, and never while a finger is down.
class CountedPeople {
public:
    explicit CountedPeople(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }
    /// Reads the list of evenings if anything has been written since.
    [[nodiscard]] ledger::Status<db::DatabaseError> refresh();
    /// Goes through evenings for a moment; once in a frame.
    void step(Ui& ui);
    [[nodiscard]] db::EveningIndex::Work work() const { return m_archive.work(); }
    /// Evenings are left that nobody has gone through yet.
    [[nodiscard]] bool is_counting() const
    {
        return m_archive.is_cancelled() || !m_archive.work().is_over();
    }
    [[nodiscard]] bool is_cancelled() const { return m_archive.is_cancelled(); }
    void cancel() { m_archive.cancel(); }
    void go_on() { m_archive.go_on(); }

    // What is asked. -----------------------------------------------------------------------------

    [[nodiscard]] const db::StatisticsFilter& filter() const { return m_filter; }
    void ask(db::StatisticsFilter filter);
    /// Whose page is shown; empty while there is nobody.
    [[nodiscard]] const std::string& chosen() const { return m_chosen; }
    void choose(const std::string& person);
    /// The games and years of which there is a finished evening, and everybody who was there.
    [[nodiscard]] const std::vector<std::string>& games() const { return m_games; }
    [[nodiscard]] const std::vector<std::string>& years() const { return m_years; }
    [[nodiscard]] const std::map<std::string, std::string>& names() const { return m_names; }

    // What is known. -----------------------------------------------------------------------------

    /// How many evenings count.
    [[nodiscard]] int evenings() const { return m_evenings; }
    /// How many are left out because what was recorded of them is not whole.
    [[nodiscard]] int broken() const { return m_broken; }
    /// By rank, or by their names when evenings were still gone through: then everybody is there
    /// from the beginning, some with no evening yet, and keeps the place until `put_in_order`.
    [[nodiscard]] const std::vector<db::PersonFigures>& people() const { return m_people; }
    [[nodiscard]] bool is_ranked() const { return m_order == Order::by_rank; }
    void put_in_order();
    /// Nothing before the first of this person's evenings is counted.
    [[nodiscard]] const std::optional<db::PersonPage>& page() const { return m_page; }
    /// How many evenings there were on each day.
    [[nodiscard]] const std::map<std::string, int>& days() const { return m_days; }
    /// Those who have sat at one table with a person, and so are somebody else.
    [[nodiscard]] std::set<std::string> met_by(const std::string& person) const;

private:
    enum class Order : std::uint8_t { by_rank, by_name };

    void look_through();
    void count();
    void count_page(const db::EveningCards& evenings);
    /// Those of whom nothing is counted yet, or nothing counts.
    void add_waiting();

    db::EveningIndex& m_archive;
    db::StatisticsFilter m_filter;
    std::string m_chosen;
    bool m_is_chosen = false;
    std::vector<std::string> m_games;
    std::vector<std::string> m_years;
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
