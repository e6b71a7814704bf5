#pragma once

#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"
#include "db/restore.h"

#include <optional>
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
    /// Action being confirmed.
    enum class Question : std::uint8_t { none, restore, salvage, log, anew };

    void draw_content(widgets::Ui& ui, widgets::Rect& list);
    void draw_trouble(widgets::Ui& ui, widgets::Rect& list);
    void look_into_next(widgets::Ui& ui);
    void draw_backups(widgets::Ui& ui, widgets::Rect& list);
    void draw_covering(widgets::Ui& ui);
    void draw_question(widgets::Ui& ui);
    void ask_to_restore(const db::BackupContents& contents);
    struct Asked {
        std::string title;
        std::string verb;
    };
    [[nodiscard]] Asked asked() const;
    void act();

    Context m_context;
    std::vector<db::Backup> m_backups;
    /// Contents of the first backups; reads one more per frame, because each reads every entry.
    std::vector<db::BackupContents> m_contents;
    FilePicker m_picker;
    Question m_question = Question::none;
    /// Backup being confirmed, its corrupt parts, and the losses.
    std::optional<db::BackupContents> m_chosen;
    std::vector<std::string> m_told;
    Notice m_notice;
    /// True after the database was replaced: all screens restart.
    bool m_is_done = false;
};

} // namespace consigliere::screens
