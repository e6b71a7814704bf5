#pragma once

#include "companion/evening/host_screen.h"
#include "companion/exports/evening_report.h"
#include "companion/exports/qr.h"
#include "db/session.h"
#include "db/session_list.h"

#include <functional>
#include <optional>

namespace consigliere::screens {

/// Returns the summary of an evening. nullopt if it does not exist or, after showing the error,
/// cannot be read.
[[nodiscard]] std::optional<db::SessionSummary> summary_of(
    const Context& context, const db::SessionId& id);

/// Dialog for sharing a table's evening. A QR code for the app Board Game Stats, and files. Only
/// the record contains information hidden from all players.
class Sharing {
public:
    /// `export_record` asks where to write the record while entries are unsaved.
    Sharing(HostScreen& host, const db::Session& session, std::function<void()> export_record);
    void open();

private:
    void draw(Ui& ui);
    void draw_files(Ui& ui, Rect& rect);
    void save_record();
    void tell_code(Ui& ui, Rect& rect) const;
    void ask_for_name();

    HostScreen& m_host;
    const db::Session& m_session;
    std::function<void()> m_export_record;
    exports::EveningReport m_report;
    /// nullopt until the evening is over.
    std::optional<exports::QrCode> m_code;
};

} // namespace consigliere::screens
