#pragma once

#include "companion/frame/room.h"
#include "db/details.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Fields for name and place of an evening; each shrinks `rect` by its height. Known places are
/// offered as chips.
void draw_name_of_evening(Ui& ui, Rect& rect, std::string& name);
void draw_place_of_evening(
    Ui& ui, Rect& rect, std::string& place, const std::vector<std::string>& known);

/// Dialog with both fields, for a new evening and at its end.
class NameAndPlace {
public:
    void open(db::SessionDetails details, std::vector<std::string> known_places)
    {
        m_details = std::move(details);
        m_known_places = std::move(known_places);
    }
    [[nodiscard]] bool is_open() const { return m_details.has_value(); }
    /// Draws the dialog. Returns the details when saved; nullopt otherwise.
    [[nodiscard]] std::optional<db::SessionDetails> draw(Ui& ui);

private:
    std::optional<db::SessionDetails> m_details;
    std::vector<std::string> m_known_places;
};

/// Button that opens the dialog, labelled with the current details. Returns true when tapped.
bool name_and_place_button(Ui& ui, const Rect& rect, const db::SessionDetails& details);

} // namespace consigliere::screens
