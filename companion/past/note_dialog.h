#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"
#include "db/entry_notes.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Notes of an entry with a field for a new one, and the other notes of the evening.
class NoteDialog {
public:
    struct Facts {
        const PastEvening& past;
        const std::vector<db::EntryNote>& notes;
        int entry = 0;
        std::function<void(const std::vector<db::EntryNote>& notes)> keep;
        std::function<void(int entry)> go_to;
    };
    /// For `Overlay::open_dialog`.
    NoteDialog(const Context& context, Facts facts)
        : m_context(context)
        , m_facts(std::move(facts))
    {
    }
    void draw(Ui& ui);

private:
    /// Returns the index of the note to erase.
    [[nodiscard]] std::optional<std::size_t> draw_own(Ui& ui, Rect& rest);
    void draw_others(Ui& ui, Rect& rest);

    Context m_context;
    Facts m_facts;
    std::string m_text;
};

} // namespace consigliere::screens
