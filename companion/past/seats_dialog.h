#pragma once

#include "companion/frame/screen.h"
#include "db/session_list.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Corrects who sat where: select a seat, then a person. A person from another seat swaps seats.
class SeatsDialog {
public:
    /// For `Overlay::open_dialog`. `known`: names offered as chips. `changed` is called once the
    /// seats have changed; it closes the dialog.
    SeatsDialog(const Context& context, db::SessionSummary session, std::vector<std::string> known,
        std::function<void()> changed);
    void draw(Ui& ui);

private:
    void draw_seats(Ui& ui, Rect& rect);
    void draw_people(Ui& ui, Rect& rect);
    void seat(const std::string& name);
    /// Why the seats cannot be saved; empty if they can.
    [[nodiscard]] std::string fault() const;

    Context m_context;
    db::SessionSummary m_session;
    std::vector<std::string> m_known;
    std::vector<std::string> m_names; ///< Text field per seat.
    std::size_t m_seat = 0;
    std::function<void()> m_changed;
};

} // namespace consigliere::screens
