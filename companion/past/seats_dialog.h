#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Who sat where, put right: a seat is chosen, and then who sat there. Somebody who sat elsewhere
/// changes places.
class SeatsDialog {
public:
    /// `known` are the names of people who can be taken by a tap.
    void open(const db::SessionSummary& session, std::vector<std::string> known);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }
    /// Draws it. True when somebody sits elsewhere now.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    void draw_seats(Ui& ui, Rect& rect);
    void draw_people(Ui& ui, Rect& rect);
    void seat(const std::string& name);
    /// Why it cannot be kept as it is; empty when it can.
    [[nodiscard]] std::string fault() const;

    std::optional<db::SessionSummary> m_session;
    std::vector<std::string> m_known;
    std::vector<std::string> m_names; ///< By seat, as they are typed.
    std::size_t m_seat = 0;
};

} // namespace consigliere::screens
