#pragma once

#include "companion/evening/past_evening.h"
#include "companion/exports/evening_report.h"
#include "companion/frame/screen.h"

#include <string_view>

namespace consigliere::screens {

/// An evening as it leaves the program, in words and with the colours of its table. `times` are
/// those of the entries.
[[nodiscard]] exports::EveningReport report_of(const ledger::Evening& evening,
    const db::SessionSummary& summary, const std::vector<std::string>& times);

/// The ways of one evening out of the program: each writes a file among the documents, by date and
/// names, and tells where. All but the record hold only what everybody may know.
class EveningExport {
public:
    void open() { m_is_open = true; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const Context& context, const PastEvening& past, Notice& notice);

private:
    bool m_is_open = false;
};

} // namespace consigliere::screens
