#pragma once

#include "companion/box/photo_shelf.h"
#include "companion/frame/screen.h"

#include <string>
#include <utility>

namespace consigliere::screens {

/// Dialog with the photo of a component: add from a file, replace, remove.
class PhotoSheet {
public:
    /// For `Overlay::open_dialog`. `title`: display name of the component.
    PhotoSheet(const Context& context, PhotoShelf& photos, db::PhotoKey whose, std::string title)
        : m_context(context)
        , m_photos(photos)
        , m_whose(std::move(whose))
        , m_title(std::move(title))
    {
    }
    void draw(Ui& ui);

private:
    void draw_with_photo(Ui& ui);
    void draw_without_photo(Ui& ui);
    void draw_photo(Ui& ui, const Rect& rect);
    void choose_file();
    void ask_to_remove();

    Context m_context;
    PhotoShelf& m_photos;
    db::PhotoKey m_whose;
    std::string m_title;
};

} // namespace consigliere::screens
