#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"

#include <string>

namespace consigliere::screens {

/// Dialog with the photo of a component: add from a file, replace, remove.
class PhotoSheet {
public:
    /// `title`: display name of the component.
    void open(db::PhotoKey whose, std::string title);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, PhotoShelf& photos, db::Database& database);

private:
    void draw_with_photo(Ui& ui, PhotoShelf& photos, db::Database& database);
    void draw_without_photo(Ui& ui, db::Database& database);
    void draw_photo(Ui& ui, const Rect& rect, PhotoShelf& photos);
    void draw_files(Ui& ui, PhotoShelf& photos);
    void draw_question(Ui& ui, PhotoShelf& photos);

    bool m_is_open = false;
    bool m_asks = false; ///< True while removal is being confirmed.
    db::PhotoKey m_whose;
    std::string m_title;
    FilePicker m_picker;
    Notice m_notice;
};

} // namespace consigliere::screens
