#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"
#include "db/entry_notes.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Notes of an entry with a field for a new one, and the other notes of the evening.
class NoteDialog {
public:
    struct Wish {
        std::optional<std::vector<db::EntryNote>> notes;
        std::optional<int> goes_to;
    };

    void open(int entry);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    [[nodiscard]] Wish draw(Ui& ui, const PastEvening& past,
        const std::vector<db::EntryNote>& notes, const Context& context, Notice& notice);

private:
    void draw_own(Ui& ui, Rect& rest, const PastEvening& past,
        const std::vector<db::EntryNote>& notes, ControlState erasing,
        std::optional<std::size_t>& erased);
    void draw_others(Ui& ui, Rect& rest, const PastEvening& past,
        const std::vector<db::EntryNote>& notes, Wish& wish);

    bool m_is_open = false;
    int m_entry = 0;
    std::string m_text;
};

} // namespace consigliere::screens
