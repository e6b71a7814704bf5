#pragma once

#include "companion/frame/screen.h"

#include <string>

namespace consigliere::screens {

/// The club folder in the settings: which one, the name of this tablet, and what came when.
class ClubFolderSettings {
public:
    explicit ClubFolderSettings(Context context);

    void draw(Ui& ui, Rect& list);

private:
    void draw_told(Ui& ui, Rect& list) const;
    void choose_folder();
    void look();

    Context m_context;
    std::string m_name;
};

} // namespace consigliere::screens
