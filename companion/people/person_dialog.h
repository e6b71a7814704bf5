#pragma once

#include "companion/frame/screen.h"
#include "companion/people/counted_people.h"
#include "db/leagues.h"
#include "db/people.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Renames a person, tells how a site names them, merges two people, or separates them again.
class PersonDialog {
public:
    void open_rename(const Context& context, const CountedPeople& people, Notice& notice);
    void open_join(const Context& context, const CountedPeople& people, Notice& notice);
    [[nodiscard]] bool is_open() const { return m_question != Question::none; }

    /// Returns true if people have changed.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    enum class Question : std::uint8_t { none, name, other, sure, apart };

    void open(Question question, const CountedPeople& people);
    [[nodiscard]] bool draw_name(Ui& ui, const Context& context, Notice& notice);
    void draw_others(Ui& ui, Notice& notice);
    void draw_merged(Ui& ui, Rect& rest);
    [[nodiscard]] bool draw_apart(Ui& ui, const Context& context, Notice& notice);
    [[nodiscard]] bool draw_sure(Ui& ui, const Context& context, Notice& notice);

    Question m_question = Question::none;
    std::string m_person;
    std::string m_name;
    int m_evenings = 0;
    std::string m_typed;
    db::Naming m_naming = db::Naming::in_full;
    db::Naming m_naming_before = db::Naming::in_full;
    /// Candidates for merging, equal names first.
    std::vector<db::Person> m_others;
    /// Who were merged into this person.
    std::vector<db::Person> m_merged;
    /// Not mergeable: shared an evening with this person.
    std::set<std::string> m_met;
    std::optional<db::Person> m_other;
};

} // namespace consigliere::screens
