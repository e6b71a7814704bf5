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

/// “Why?” as a mode of the table: everything that the table shows lights up and answers a tap, with
/// the rule, the figures, and the entries behind the answer, each of which shows the board as it
/// was then. Nothing is written down here.
class WhyScreen final : public Screen {
public:
    WhyScreen(Context context, const to::Court& court);

    void draw(Ui& ui, const Rect& rect) override;
    [[nodiscard]] bool is_evening_open() const override
    {
        return m_inquiry.court().time == to::Court::Time::now;
    }

private:
    void draw_content(Ui& ui);
    void draw_bar(Ui& ui, const TableLayout& layout);
    [[nodiscard]] std::vector<Way> ways();
    void draw_ways(Ui& ui, Rect& bar, float left_over);
    void draw_board(Ui& ui, const Rect& rect);
    void draw_track(Ui& ui, const Rect& rect);
    void draw_seats(Ui& ui, const Rect& rect);
    /// The panel, for all that is argued over but the first of it, which lies elsewhere.
    void draw_panel(Ui& ui, Rect rect, std::size_t argued_elsewhere);
    void draw_filter(Ui& ui, Rect& rect);
    void draw_questions(Ui& ui, Rect& rect);
    void draw_in_words(Ui& ui, Rect& rect, const rulebook::Rulebook& book);
    [[nodiscard]] bool draw_hit(Ui& ui, Rect& rect, const QuestionCache::InWords::Hit& hit);
    void open_entry(int entry);
    void ask_in_words(Ui& ui, const desk::Explanation& told);
    [[nodiscard]] bool draw_question(Ui& ui, Rect& rect, const desk::Explanation& told);
    void draw_answers(Ui& ui, Rect& rect);
    void draw_argued(Ui& ui, Rect& rect, std::size_t first);
    void open_rule(const std::string& rule);
    void open_argument(const std::string& argument);
    /// Tries something from the entry that the board shows.
    void try_from_here();
    /// Gives whether one of the things was tapped.
    bool light_up(Ui& ui, std::vector<desk::Hotspot> things, const Rect& within);
    void draw_others(Ui& ui, Rect& rect);
    /// The band of what is argued over in the place of the seats; without cards where it has none.
    [[nodiscard]] ArguedBand lay_out_band(Ui& ui, const TableLayout& layout);
    void draw_band(Ui& ui, const ArguedBand& band);
    void obey_keys(Ui& ui);

    /// Asks about a thing, with this of its questions first.
    void ask(const std::string& thing, const std::string& name, const std::string& question);
    [[nodiscard]] const rulebook::Rulebook* rulebook() const;

    /// The list of the answers, or of the questions to choose from.
    static constexpr const char* list = "why-answers";

    Context m_context;
    Inquiry m_inquiry;
    std::string m_words;
    /// What people call the thing that is asked about.
    std::string m_thing_name;
    /// What else lies where that lies.
    std::vector<desk::Hotspot::Other> m_others;
    /// Whether what is argued over may lie over the seats: not while one of these is asked about,
    /// so that nothing comes under the finger, nor when it was put away.
    bool m_may_have_band = false;
    /// The ways out for which the bar has no room, and whether they are shown.
    std::vector<Way> m_waiting;
    bool m_has_menu = false;
};

} // namespace consigliere::screens
