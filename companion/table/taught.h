#pragma once

#include "companion/evening/host_screen.h"
#include "companion/rulebook/due_lessons.h"
#include "db/session_list.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// Who plays an evening for the first time, and which lessons each of them was told. Kept in the
/// settings of the database: what a person was told is not told again at a later table.
class Taught {
public:
    Taught(HostScreen& host, db::SessionId evening);

    /// The people of the seats; those without a name are remembered for this evening only.
    void seat(const std::vector<db::SessionSummary::Seat>& seats);

    /// False if nobody learns, or lessons were skipped.
    [[nodiscard]] bool is_leading() const { return !m_skips && !m_learners.empty(); }
    [[nodiscard]] bool learns(std::string_view actor) const;
    [[nodiscard]] bool do_all_learn() const;
    /// How often something was remembered.
    [[nodiscard]] int changes() const { return m_changes; }

    [[nodiscard]] rulebook::ToldLessons told_to(std::string_view actor) const;
    /// What everyone who learns was told.
    [[nodiscard]] rulebook::ToldLessons told_to_all() const;
    void tell(std::string_view actor, const std::string& lesson);
    void tell_all(const std::string& lesson);

    void stop_learning(const std::string& actor);
    /// Someone learns, or no longer. Switched on after a skip, only this player goes on learning.
    void toggle(const std::string& actor);
    void skip_all();
    /// Those who learn are told everything again; everybody, if nobody learns.
    void forget_told();

private:
    [[nodiscard]] std::string person_of(std::string_view actor) const;
    void remember(std::string_view actor, const rulebook::ToldLessons& told);
    void keep_learners();

    HostScreen& m_host;
    db::SessionId m_evening;
    std::map<std::string, std::string, std::less<>> m_people; ///< Person ids by actor.
    std::set<std::string, std::less<>> m_learners; ///< Actors.
    bool m_skips = false;
    int m_changes = 0;
};

} // namespace consigliere::screens
