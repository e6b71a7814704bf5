#pragma once

#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"
#include "db/restore.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The backups of the database, and the ways to mend it: to restore one of them or a file from
/// elsewhere, to take out of a damaged database what is whole, to put a log aside that does not
/// belong to it, to begin anew where none lies. Before anything is replaced, the screen says what
/// would be lost by it, and what in the backup is not what was recorded.
class BackupsScreen final : public Screen {
public:
    explicit BackupsScreen(Context context);
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;

private:
    /// What is asked before it is done.
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
    /// Of the first of them: one more in each frame, because every entry is read for it.
    std::vector<db::BackupContents> m_contents;
    FilePicker m_picker;
    Question m_question = Question::none;
    /// The backup in question, what in it is not what was recorded, and what would be lost by it.
    std::optional<db::BackupContents> m_chosen;
    std::vector<std::string> m_told;
    Notice m_notice;
    /// The database is another now, so every screen begins anew.
    bool m_is_done = false;
};

} // namespace consigliere::screens
