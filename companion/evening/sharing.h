#pragma once

#include "companion/evening/host_screen.h"
#include "companion/evening/name_and_place.h"
#include "companion/exports/evening_report.h"
#include "companion/exports/qr.h"
#include "db/session.h"
#include "db/session_list.h"

#include <functional>
#include <optional>

namespace consigliere::screens {

/// What the list of evenings says of one; nothing if it cannot be read, which is told, or does not
/// have it.
[[nodiscard]] std::optional<db::SessionSummary> summary_of(
    db::Database& database, const db::SessionId& id, Notice& notice);

/// The ways in which the evening of a table leaves the program, as a dialog: a code that a
/// telephone reads into Board Game Stats, and files among the documents. Nothing that is hidden
/// from everybody is in any of them but the record, which is the evening itself.
class Sharing {
public:
    /// `export_record` writes the record.
    Sharing(HostScreen& host, const db::Session& session, std::function<void()> export_record);
    /// Opens the dialog with the evening as it stands.
    void open();

private:
    void draw(Ui& ui);
    void draw_files(Ui& ui, Rect& rect);
    void tell_code(Ui& ui, Rect& rect) const;
    void ask_for_name();
    void draw_naming(Ui& ui, NameAndPlace& naming);

    HostScreen& m_host;
    const db::Session& m_session;
    std::function<void()> m_export_record;
    exports::EveningReport m_report;
    /// Nothing while the evening is not over.
    std::optional<exports::QrCode> m_code;
};

} // namespace consigliere::screens
