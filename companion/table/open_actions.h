#pragma once

#include "companion/evening/host_screen.h"
#include "companion/rulebook/lessons.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// *What can I do?*: the legal actions of the seat that has to act, by kind, with what each would
/// bring and cost; then those of other seats that end its turn. Facts, no advice. Computed once,
/// when asked.
class OpenActions {
public:
    OpenActions(const HostScreen& host, const rulebook::Lessons& lessons);

    /// Draws the actions; returns the id of a tapped rule, empty if none.
    [[nodiscard]] std::string draw(Ui& ui, Rect& rect) const;

private:
    struct Action {
        std::string text; ///< "Thug → Theatre"
        std::string facts;
    };
    struct Kind {
        std::string title;
        std::string told; ///< The lesson’s text, where the moves are too many to be listed.
        std::string rule; ///< Empty if no lesson tells it.
        std::string page;
        std::vector<Action> actions;
    };
    void add(const HostScreen& host, const rulebook::Lessons& lessons, const std::string& line);
    void add_phase(const HostScreen& host, const rulebook::Lessons& lessons);
    static void merge(Kind& kind, const rulebook::Lesson* lesson);

    std::string m_player;
    bool m_has_undescribed = false; ///< The game has cards or fields that are described on the way.
    std::vector<std::string> m_verbs;
    std::vector<Kind> m_kinds;
};

} // namespace consigliere::screens
