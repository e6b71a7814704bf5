#include "companion/frame/save_dialog.h"

#include <utility>

namespace consigliere::screens {

void SaveDialog::open(db::Database& database, const std::string& name, Write write)
{
    m_picker.open_for_writing(database, name);
    m_write = std::move(write);
}

void SaveDialog::draw(Ui& ui, Notice& notice)
{
    const auto file = m_picker.draw(ui, {tr("Save a file"), tr("File name"), tr("Save here")});
    if (file)
        notice.show(m_write(*file, m_picker.if_exists()));
}

} // namespace consigliere::screens
