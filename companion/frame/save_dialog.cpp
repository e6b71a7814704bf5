#include "companion/frame/save_dialog.h"

#include <utility>

namespace consigliere::screens {

void ask_where_to_save(const Context& context, const std::string& name, WriteFile write)
{
    FilePicker::open_for_writing(context, name,
        {tr("Save a file"), tr("File name"), tr("Save here")},
        [context, write = std::move(write)](const auto& file, db::IfExists if_exists) {
            context.notice.show(write(file, if_exists));
        });
}

} // namespace consigliere::screens
