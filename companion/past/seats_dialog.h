#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Corrects who sat where: select a seat, then a person. A person from another seat swaps seats.
class SeatsDialog {
public:
    /// `known`: names offered as chips.
    void open(const db::SessionSummary& session, std::vector<std::string> known);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }
    /// Returns true if the seats have changed.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    void draw_seats(Ui& ui, Rect& rect);
    void draw_people(Ui& ui, Rect& rect);
    void seat(const std::string& name);
    /// Why the seats cannot be saved; empty if they can.
    [[nodiscard]] std::string fault() const;

    std::optional<db::SessionSummary> m_session;
    std::vector<std::string> m_known;
    std::vector<std::string> m_names; ///< Text field per seat.
    std::size_t m_seat = 0;
};

} // namespace consigliere::screens
