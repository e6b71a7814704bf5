#pragma once

#include "companion/exports/evening_report.h"
#include "companion/exports/qr.h"
#include "companion/frame/archive.h"
#include "companion/frame/screen.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The ways in which an evening leaves the program, as a dialog: a code that a telephone reads into
/// Board Game Stats, and files among the documents. Nothing that is hidden from everybody is in
/// any of them but the record, which is the evening itself.
class Sharing {
public:
    /// `times` are those of the entries.
    Sharing(const ledger::Evening& evening, const db::SessionSummary& session,
        const std::vector<std::string>& times);

    enum class Tap : std::uint8_t { none, close, name, sheet, text, play, record };
    [[nodiscard]] Tap draw(Ui& ui) const;

    /// The evening as it is known at a glance.
    [[nodiscard]] const db::SessionSummary& session() const { return m_report.summary; }

    /// Writes the page, the text or the play; the record is written by whoever keeps it.
    [[nodiscard]] Archived write(Tap tap, const Context& context) const;

private:
    [[nodiscard]] Tap draw_files(Ui& ui, Rect& rect) const;
    void tell_code(Ui& ui, Rect& rect) const;

    exports::EveningReport m_report;
    /// Nothing while the evening is not over.
    std::optional<exports::QrCode> m_code;
};

} // namespace consigliere::screens
