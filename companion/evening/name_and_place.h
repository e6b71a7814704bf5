#pragma once

#include "companion/frame/room.h"
#include "db/details.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The fields in which an evening’s name and its place are told; each takes its height off the top
/// of a list. Below the field the places that are known are chips: a tap takes one.
void draw_name_of_evening(Ui& ui, Rect& rect, std::string& name);
void draw_place_of_evening(
    Ui& ui, Rect& rect, std::string& place, const std::vector<std::string>& known);

/// Both in a dialog of their own: while the table is laid, and when the evening is over.
class NameAndPlace {
public:
    /// What is told of the evening already.
    void open(db::SessionDetails details, std::vector<std::string> known_places)
    {
        m_details = std::move(details);
        m_known_places = std::move(known_places);
    }
    [[nodiscard]] bool is_open() const { return m_details.has_value(); }
    /// Draws it; what is told of the evening now, once somebody has said to keep it.
    [[nodiscard]] std::optional<db::SessionDetails> draw(Ui& ui);

private:
    std::optional<db::SessionDetails> m_details;
    std::vector<std::string> m_known_places;
};

/// A button that opens it, with what is told so far.
bool name_and_place_button(Ui& ui, const Rect& rect, const db::SessionDetails& details);

} // namespace consigliere::screens
