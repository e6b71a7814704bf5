#pragma once

#include "companion/frame/screen.h"
#include "db/restore.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Backups and database recovery: restore a backup or another file, salvage a damaged database,
/// quarantine a foreign WAL, start a new database. Before replacing anything, lists what would be
/// lost and what is corrupt in the backup.
class BackupsScreen final : public Screen {
public:
    explicit BackupsScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;

private:
    void draw_content(widgets::Ui& ui, widgets::Rect& list);
    void draw_trouble(widgets::Ui& ui, widgets::Rect& list);
    void look_into_next(widgets::Ui& ui);
    void draw_backups(widgets::Ui& ui, widgets::Rect& list);
    void ask_to_restore(const db::BackupContents& contents);
    /// Lists the facts before anything is replaced. `act` returns what came of it.
    struct Mending {
        std::string title;
        std::string verb;
        std::string whose; ///< The backup; otherwise empty.
        std::vector<std::string> told;
        bool keeps_file = true; ///< The current file stays under another name.
        std::function<std::string()> act;
    };
    void ask_about(Mending mending);

    Context m_context;
    std::vector<db::Backup> m_backups;
    /// Contents of the first backups; reads one more per frame, because each reads every entry.
    std::vector<db::BackupContents> m_contents;
};

} // namespace consigliere::screens
