#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/evening/court_answer.h"
#include "companion/evening/host_screen.h"

#include <string>

namespace consigliere::screens {

/// Sheet of facts about an item, opened by a long press: its "Why?" answers and its photo.
class FactsSheet {
public:
    explicit FactsSheet(HostScreen& host);
    /// Call in each frame before the table is drawn. Opens the sheet on a long press, unless the
    /// table is covered.
    void watch(Ui& ui, const TableLayout& layout);

private:
    [[nodiscard]] int head() const { return m_host.evening().history().head(); }
    void open();
    void draw(Ui& ui);
    void draw_photo(Ui& ui, Rect& rect, const db::PhotoKey& whose);
    void open_photo(const db::PhotoKey& whose);

    HostScreen& m_host;
    PhotoShelf m_photos;
    std::string m_thing;
    std::string m_name;
    CourtAnswers m_answers;
    /// The current press has already opened the sheet.
    bool m_is_answered = false;
};

} // namespace consigliere::screens
