#pragma once

#include "companion/evening/past_evening.h"
#include "companion/exports/evening_report.h"
#include "companion/frame/save_dialog.h"
#include "companion/frame/screen.h"

#include <string_view>

namespace consigliere::screens {

/// Returns an evening for export, in words and with its table's colours. `times` are those of the
/// entries.
[[nodiscard]] exports::EveningReport report_of(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times);

/// Exports of one evening. Each asks where to write a file, named by date and players, and shows
/// its path. Except for the record, they contain public information only.
class EveningExport {
public:
    void open() { m_is_open = true; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const Context& context, const PastEvening& past, Notice& notice);

private:
    void draw_ways(
        Ui& ui, Rect& rest, const Context& context, const PastEvening& past, Notice& notice);
    void save_record(const Context& context, const PastEvening& past, Notice& notice);

    SaveDialog m_saving;
    bool m_is_open = false;
};

} // namespace consigliere::screens
