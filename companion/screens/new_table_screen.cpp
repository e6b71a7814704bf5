#include "companion/screens/new_table_screen.h"

#include "companion/language/language.h"
#include "companion/screens/table_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "db/clock.h"
#include "db/learned_box.h"
#include "db/people.h"
#include "db/record_file.h"

#include <algorithm>

namespace consigliere::screens {

using language::tr;
using ledger::Tree;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

NewTableScreen::NewTableScreen(Context context)
    : m_context(context)
{
    const auto people = db::remembered_people(m_context.database);
    if (people.is_error()) {
        m_notice.show(telling::tell(people.error()));
    } else {
        for (const db::Person& person : people.value())
            m_names.push_back(person.name);
    }
    for (const tables::Game& game : tables::all()) {
        if (game.make_setup_form != nullptr)
            m_games.push_back(&game);
    }
    choose_game(0);
}

void NewTableScreen::choose_game(int index)
{
    m_game = index;
    m_form = m_games[static_cast<std::size_t>(index)]->make_setup_form();
}

void NewTableScreen::begin()
{
    Tree head = m_form->head();
    const std::string game(m_games[static_cast<std::size_t>(m_game)]->name);
    Tree dated = Tree::table();
    dated.set("format", db::Record::format);
    dated.set("date", db::today());
    for (const auto& [key, value] : head.members())
        dated.set(key, value);

    std::vector<Tree> known = tables::built_in_components(game);
    auto learned = db::learned_box(m_context.database, game);
    if (learned.is_error()) {
        m_notice.show(telling::tell(learned.error()));
        return;
    }
    known.push_back(std::move(learned.value()));
    auto session = db::Session::begin(m_context.database, dated, known);
    if (session.is_error()) {
        m_notice.show(telling::tell(session.error()));
        return;
    }
    m_context.navigator.replace(
        std::make_unique<TableScreen>(m_context, std::move(session.value())));
}

void NewTableScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    if (m_notice.is_shown())
        ui.begin_covered();
    draw_screen_title(ui, rest, m_context.navigator, tr("New table"));
    rest = rest.inset(20_dp, 8_dp);
    if (m_games.size() > 1) {
        std::vector<std::string> titles;
        for (const tables::Game* game : m_games)
            titles.push_back(tr(game->title));
        const int tapped =
            widgets::choice_row(ui, "game", rest.cut_top(54_dp, 14_dp), titles, m_game);
        if (tapped >= 0 && tapped != m_game)
            choose_game(tapped);
    }
    // While somebody types, the keys have the place of the button.
    Rect foot = ui.keys_place().is_empty() ? rest.cut_bottom(68_dp, 10_dp) : Rect{};
    m_form->draw(ui, rest, m_names);
    const std::string missing = m_form->missing();
    ButtonStyle style;
    style.kind = ButtonKind::next;
    style.mood = widgets::ready_if(missing.empty());
    const float width = std::min(280_dp, foot.width() * 0.45F);
    if (widgets::button(ui, "begin", foot.cut_right(width, 16_dp), tr("Begin the evening"), style))
        begin();
    ui.text(foot, missing, {Font::body, ui.theme().quiet, 1, 0.5F, true});
    if (m_notice.is_shown()) {
        ui.end_covered();
        m_notice.draw(ui);
    }
}

} // namespace consigliere::screens
