#pragma once

#include "companion/frame/evening_filter.h"
#include "companion/frame/people_questions.h"
#include "companion/frame/screen.h"
#include "companion/people/counted_people.h"
#include "companion/people/person_view.h"

namespace consigliere::screens {

/// Statistics of people: a list, and the page of one person beside or below it.
class PlayersScreen final : public Screen {
public:
    explicit PlayersScreen(Context context);
    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override { load(); }

private:
    void load();
    void draw_bar(Ui& ui, Rect& rect);
    void draw_filter(Ui& ui, const Rect& rect);
    void draw_content(Ui& ui, Rect rect);
    void open_filter();
    void draw_page(Ui& ui, const Rect& rect);
    void draw_broken(Ui& ui, Rect& rect);
    void draw_same_people(Ui& ui, Rect& rect);
    void draw_questions(Ui& ui);
    /// Write the data shown to a file.
    void save(std::string text, std::string_view ending);
    void save_table();
    void save_report();

    Context m_context;
    CountedPeople m_people;
    FilterSheet m_sheet;
    PersonView m_view;
    /// Pairs of people who may be one, e.g. after a merge.
    PeopleQuestions m_questions;
    language::Language m_language = language::chosen(); ///< Of the filter's words.
};

} // namespace consigliere::screens
