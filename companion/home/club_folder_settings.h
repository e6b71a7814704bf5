#pragma once

#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"

#include <string>

namespace consigliere::screens {

/// The club folder in the settings: which one, the name of this tablet, and what came when.
class ClubFolderSettings {
public:
    explicit ClubFolderSettings(Context context);

    void draw(Ui& ui, Rect& list);
    /// The folder is being chosen.
    [[nodiscard]] bool is_choosing() const { return m_picker.is_open(); }
    void draw_picker(Ui& ui);

private:
    void draw_told(Ui& ui, Rect& list) const;
    void look();

    Context m_context;
    std::string m_name;
    FilePicker m_picker;
};

} // namespace consigliere::screens
