#pragma once

#include "companion/app/sound_player.h"
#include "companion/app/speech_output.h"
#include "companion/app/stay_awake.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/rule_books.h"
#include "companion/frame/screen.h"
#include "companion/frame/waker.h"
#include "companion/widgets/fonts.h"
#include "companion/widgets/ui.h"
#include "db/database.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::app {

/// The program without a window. Draws frames into the current ImGui context and reads its input;
/// driven by the window or by tests.
class Program {
public:
    /// `trouble`: why `database` is a stand-in for one that cannot be opened; the program then
    /// offers to repair it. `language` overrides the stored setting.
    explicit Program(db::Database database, std::optional<db::DatabaseError> trouble = std::nullopt,
        std::optional<language::Language> language = std::nullopt);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    /// Shows only a sentence, and a button to quit: the program cannot start.
    void refuse(std::string sentence) { m_refusal = std::move(sentence); }
    /// Chooses fonts for a display size and the monitor's pixels per logical pixel. Returns true if
    /// the atlas was rebuilt and its texture must be loaded again.
    bool fit(ImVec2 display, float density = 1);
    /// Draws one frame. Call between ImGui's NewFrame and Render.
    void frame();
    /// Takes in what came from outside. frame() does so too; for windows that draw none.
    void attend();

    [[nodiscard]] bool quits() const { return m_navigator.quits(); }
    /// Handles a close request between frames: quits, or asks first.
    void close() { m_navigator.close(); }
    /// True if another frame is needed without input.
    [[nodiscard]] bool needs_frame() const { return m_ui.needs_frame(); }
    /// Rotation of the picture in quarter turns clockwise.
    [[nodiscard]] int quarter_turns() const;
    /// For screen readers: turns, scores and objections since the last call, each once.
    [[nodiscard]] std::vector<std::string> take_sentences()
    {
        return std::exchange(m_sentences, {});
    }
    [[nodiscard]] widgets::Ui& ui() { return m_ui; }
    [[nodiscard]] screens::Waker& waker() { return m_waker; }
    [[nodiscard]] screens::Navigator& navigator() { return m_navigator; }
    [[nodiscard]] screens::Settings& settings() { return m_settings; }
    [[nodiscard]] db::Database& database() { return m_database; }
    [[nodiscard]] screens::Context context() { return context_with(m_overlay); }

private:
    [[nodiscard]] screens::Context context_with(screens::Overlay& overlay)
    {
        return {m_database, m_settings, m_navigator, m_keeping, m_books, m_loudspeaker, m_waker,
            overlay, overlay.notice()};
    }
    void draw_screen();
    void draw_refusal();
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
    screens::Waker m_waker;
    widgets::Fonts m_fonts;
    widgets::Ui m_ui;
    /// Screens are created by `make_screen` only. They may refer to all of the above.
    screens::Navigator m_navigator;
    StayAwake m_stay_awake;
    SpeechOutput m_voice;
    /// Last spoken text, to speak it once, and the last that was no objection: it is not said
    /// again when an objection is gone.
    std::string m_said;
    std::string m_said_of_turn;
    std::vector<std::string> m_sentences;
    /// nullopt before the first frame.
    std::optional<language::Language> m_language_of_keys;
    std::string m_refusal;
    /// Messages of the program itself, shown over any screen.
    screens::Overlay m_overlay;
    /// True if fonts were loaded since the last font check.
    bool m_may_have_font_news = false;
};

} // namespace consigliere::app
