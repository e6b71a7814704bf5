#pragma once

#include "companion/box/photo_sheet.h"
#include "companion/box/photo_shelf.h"
#include "companion/evening/court_answer.h"
#include "companion/evening/host_screen.h"

#include <string>

namespace consigliere::screens {

/// The facts about one thing of the table: a finger that rests on it opens them, with the answers
/// of “Why?” about that thing, and the photo that players have taken of it.
class FactsSheet {
public:
    explicit FactsSheet(HostScreen& host);
    /// To be called in each frame before the table is drawn: opens the sheet when a finger has come
    /// to rest on a thing, while nothing covers the table.
    void watch(Ui& ui, const TableLayout& layout);

private:
    [[nodiscard]] int head() const { return m_host.evening().history().head(); }
    void open();
    void draw(Ui& ui);
    void draw_photo(Ui& ui, Rect& rect, const db::PhotoKey& whose);
    void open_photo(const db::PhotoKey& whose);

    HostScreen& m_host;
    PhotoShelf m_photos;
    PhotoSheet m_photo_sheet;
    std::string m_thing;
    std::string m_name; ///< What people call the thing.
    CourtAnswers m_answers;
    /// The finger that is down has been answered.
    bool m_is_answered = false;
};

} // namespace consigliere::screens
