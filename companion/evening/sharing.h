#pragma once

#include "companion/evening/host_screen.h"
#include "companion/evening/past_evening.h"
#include "companion/exports/evening_report.h"
#include "companion/exports/qr.h"
#include "companion/frame/overlay.h"
#include "companion/frame/screen.h"
#include "db/details.h"
#include "db/session.h"
#include "db/session_list.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Opens the exports of one evening. Each asks where to write a file, named by date and players,
/// and shows its path. Except for the record, they contain public information only.
void open_exports(const Context& context, const PastEvening& past);

/// Fields for name and place of an evening; each shrinks `rect` by its height. Known places are
/// offered as chips.
void draw_name_of_evening(Ui& ui, Rect& rect, std::string& name);
void draw_place_of_evening(
    Ui& ui, Rect& rect, std::string& place, const std::vector<std::string>& known);

/// Opens a dialog with both fields, for a new evening and at its end. `keep` takes the details once
/// they are saved.
void open_name_and_place(Overlay& overlay, db::SessionDetails details,
    std::vector<std::string> known_places, std::function<void(const db::SessionDetails&)> keep);

/// Button that opens the dialog, labelled with the current details. Returns true when tapped.
bool name_and_place_button(Ui& ui, const Rect& rect, const db::SessionDetails& details);

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
