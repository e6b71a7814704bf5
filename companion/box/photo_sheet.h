#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"

#include <filesystem>
#include <string>

namespace consigliere::screens {

/// The photo of one component, large, with the ways to take one from a file, to put another in its
/// place, and to be rid of it.
class PhotoSheet {
public:
    /// `title` is what people call the component.
    void open(db::PhotoKey whose, std::string title);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// `database` is the file beside which pictures may lie.
    void draw(Ui& ui, PhotoShelf& photos, const std::filesystem::path& database);

private:
    void draw_with_photo(Ui& ui, PhotoShelf& photos, const std::filesystem::path& database);
    void draw_without_photo(Ui& ui, const std::filesystem::path& database);
    void draw_photo(Ui& ui, const Rect& rect, PhotoShelf& photos);
    void draw_files(Ui& ui, PhotoShelf& photos);
    void draw_question(Ui& ui, PhotoShelf& photos);

    bool m_is_open = false;
    bool m_asks = false; ///< Whether it shall be taken away.
    db::PhotoKey m_whose;
    std::string m_title;
    FilePicker m_picker;
    Notice m_notice;
};

} // namespace consigliere::screens
