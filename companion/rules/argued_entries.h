#pragma once

#include "companion/rules/counted_arguments.h"
#include "companion/widgets/virtual_list.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Dialog listing the disputed entries of a rule: evening, entry, outcome. A tap opens the evening
/// at that entry.
class ArguedEntries {
public:
    /// For `Overlay::open_dialog`.
    ArguedEntries(const Context& context, std::string title,
        const std::vector<CountedArguments::Entry>& entries);
    void draw(Ui& ui);

private:
    struct Row {
        db::SessionId evening;
        int entry = 0;
        std::string occasion; ///< "Oct 12, 2026 · Ana, Piotr"
        std::string ending; ///< "Entry 37 · allowed, then undone"
    };

    Context m_context;
    std::string m_title;
    std::vector<Row> m_rows;
    widgets::VirtualList m_list;
};

} // namespace consigliere::screens
