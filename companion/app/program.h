#pragma once

#include "companion/app/sound_player.h"
#include "companion/app/speech_output.h"
#include "companion/app/stay_awake.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/rule_books.h"
#include "companion/frame/screen.h"
#include "companion/widgets/fonts.h"
#include "companion/widgets/ui.h"
#include "db/database.h"

#include <filesystem>
#include <optional>

namespace consigliere::app {

/// The program without a window: it draws frames into the current ImGui context and is driven by
/// its input. The window drives it on a display, and the tests drive it without one.
class Program {
public:
    /// Works with an open database; `trouble` says why it only stands in for one that cannot be
    /// used, which the program then helps to mend.
    /// A `language` that was asked for is in force whatever the database says.
    explicit Program(db::Database database, std::optional<db::DatabaseError> trouble = std::nullopt,
        std::optional<language::Language> language = std::nullopt);

    /// Chooses the fonts for a display of this size. True when they have been made anew, so that
    /// whoever draws has to load their texture again.
    bool fit(ImVec2 display);
    /// Draws one frame, between ImGui's NewFrame and Render.
    void frame();

    [[nodiscard]] bool quits() const { return m_navigator.quits(); }
    /// Somebody closes the window, between two frames: quits, or asks a question first.
    void close() { m_navigator.close(); }
    /// Whether something still moves, so that another frame is needed without any input.
    [[nodiscard]] bool needs_frame() const { return m_ui.needs_frame(); }
    /// How far the picture is turned, in quarter turns clockwise.
    [[nodiscard]] int quarter_turns() const;
    [[nodiscard]] widgets::Ui& ui() { return m_ui; }
    [[nodiscard]] screens::Navigator& navigator() { return m_navigator; }
    [[nodiscard]] screens::Settings& settings() { return m_settings; }
    [[nodiscard]] db::Database& database() { return m_database; }
    [[nodiscard]] screens::Context context()
    {
        return {m_database, m_settings, m_navigator, m_keeping, m_books, m_loudspeaker};
    }

private:
    void draw_screen();
    void lay_out_keys();
    void keep_keys_setting();
    void stay_awake();
    void speak();
    void let_hear();

    db::Database m_database;
    screens::DatabaseMaintenance m_keeping;
    screens::Settings m_settings;
    screens::RuleBooks m_books;
    SoundPlayer m_loudspeaker;
    /// The only one who knows all screens is `make_screen`.
    screens::Navigator m_navigator;
    widgets::Fonts m_fonts;
    widgets::Ui m_ui;
    StayAwake m_stay_awake;
    SpeechOutput m_voice;
    /// What was said last, so that it is not said in every frame.
    std::string m_said;
    /// Nothing before the first frame.
    std::optional<language::Language> m_language_of_keys;
    /// What the whole program has to say, whichever screen is seen.
    screens::Notice m_notice;
    /// Fonts have been loaded since their news were asked for.
    bool m_may_have_font_news = false;
};

} // namespace consigliere::app
