#pragma once

#include "companion/court/faq_band.h"
#include "companion/court/inquiry.h"
#include "companion/court/why_lights.h"
#include "companion/evening/table_layout.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/screen.h"

#include <cstddef>
#include <string>
#include <vector>

namespace consigliere::screens {

/// "Why?" mode of the table: everything shown is a hotspot with answers. An answer has a rule,
/// figures and entries; an entry shows the board after it. Read-only.
class WhyScreen final : public Screen {
public:
    WhyScreen(Context context, const to::Court& court);

    void draw(Ui& ui, const Rect& rect) override;
    [[nodiscard]] bool is_evening_open() const override
    {
        return m_inquiry.court().time == to::Court::Time::now;
    }

private:
    void draw_bar(Ui& ui, const TableLayout& layout);
    [[nodiscard]] std::vector<MenuAction> ways();
    void draw_ways(Ui& ui, Rect& bar, float left_over);
    void draw_board(Ui& ui, const Rect& rect);
    void draw_track(Ui& ui, const Rect& rect);
    void draw_seats(Ui& ui, const Rect& rect);
    /// Draws the panel without the first `argued_elsewhere` FAQ entries, which are in the band.
    void draw_panel(Ui& ui, Rect rect, std::size_t argued_elsewhere);
    void draw_filter(Ui& ui, Rect& rect);
    void draw_questions(Ui& ui, Rect& rect);
    void draw_in_words(Ui& ui, Rect& rect, const rulebook::Rulebook& book);
    [[nodiscard]] bool draw_hit(Ui& ui, Rect& rect, const QuestionCache::InWords::Hit& hit);
    void open_entry(int entry);
    void ask_in_words(Ui& ui, const desk::WhyAnswer& told);
    [[nodiscard]] bool draw_question(Ui& ui, Rect& rect, const desk::WhyAnswer& told);
    void draw_answers(Ui& ui, Rect& rect);
    void draw_argued(Ui& ui, Rect& rect, std::size_t first);
    void open_rule(const std::string& rule);
    void open_argument(const std::string& argument);
    /// Opens a what-if draft at the entry shown.
    void try_from_here();
    /// Returns true if a hotspot was tapped.
    bool light_up(Ui& ui, std::vector<desk::Hotspot> things, const Rect& within);
    void draw_others(Ui& ui, Rect& rect);
    /// FAQ band in place of the seats; without cards if none fits.
    [[nodiscard]] ArguedBand lay_out_band(Ui& ui, const TableLayout& layout);
    void draw_band(Ui& ui, const ArguedBand& band);
    void obey_keys(Ui& ui);

    /// Selects a thing; `question` comes first among its answers.
    void ask(const std::string& thing, const std::string& name, const std::string& question);
    [[nodiscard]] const rulebook::Rulebook* rulebook() const;

    static constexpr const char* list = "why-answers";

    Context m_context;
    Inquiry m_inquiry;
    std::string m_words;
    std::string m_thing_name;
    /// Other hotspots under the last tap.
    std::vector<desk::Hotspot::Other> m_others;
    /// True if the band may cover the seats. False if a seat is selected, so that nothing appears
    /// under the finger, and after the band was closed.
    bool m_may_have_band = false;
};

} // namespace consigliere::screens
