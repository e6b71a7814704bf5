#include "companion/home/new_table_screen.h"

#include "companion/evening/sharing.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/learners.h"
#include "companion/frame/tally.h"
#include "companion/tables/tables.h"
#include "companion/widgets/chips.h"
#include "companion/widgets/keyboard.h"
#include "companion/widgets/letters.h"
#include "db/clock.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/people.h"
#include "db/record_file.h"
#include "db/session_list.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"

#include <algorithm>
#include <set>

namespace consigliere::screens {

using ledger::Tree;

NewTableScreen::NewTableScreen(Context context, const to::NewTable& wanted)
    : m_context(context)
{
    const auto people = db::remembered_people(m_context.database);
    if (people.is_error()) {
        m_context.notice.show(telling::tell(people.error()));
    } else {
        // Of several persons with one name, the most recently seen is used.
        for (const db::Person& person : people.value()) {
            if (m_people.emplace(person.name, person.id).second)
                m_names.push_back(person.name);
        }
    }
    auto house_rules = db::kept_house_rules(m_context.database);
    if (!m_context.notice.tells_failure(house_rules))
        m_house_rules = std::move(house_rules.value());
    for (const tables::Game& game : tables::all()) {
        if (game.make_setup_form != nullptr)
            m_games.push_back(&game);
    }
    look_for_last_tables();
    choose_game(wanted.game);
}

NewTableScreen::NewTableScreen(Context context, const to::TableLaidAgain& again)
    : NewTableScreen(context, to::NewTable{})
{
    lay_as_before(again.evening);
}

namespace {

/// Record head with the current names of its people.
Tree with_names_of_today(Tree head, const db::SessionSummary& session)
{
    Tree seats = Tree::list();
    std::size_t number = 0;
    for (Tree seat : head.find("seats")->elements()) {
        if (number < session.seats.size() && !session.seats[number].player.empty())
            seat.set("player", session.seats[number].player);
        seats.add(std::move(seat));
        ++number;
    }
    head.set("seats", std::move(seats));
    return head;
}

} // namespace

/// Puts the last played game first, and loads the last table of each game.
void NewTableScreen::look_for_last_tables()
{
    const auto sessions = db::list_sessions(m_context.database);
    if (sessions.is_error())
        return;
    for (const db::SessionSummary& session : sessions.value()) {
        for (const db::SessionSummary::Seat& seat : session.seats)
            m_played.insert(session.game + "/" + seat.player);
        if (m_last_tables.contains(session.game))
            continue;
        auto record = db::export_session(m_context.database, session.id);
        if (record.is_error())
            continue;
        m_last_tables.emplace(
            session.game, with_names_of_today(std::move(record.value().head), session));
    }
    if (sessions.value().empty())
        return;
    const std::string& last = sessions.value().front().game;
    std::ranges::stable_partition(
        m_games, [&last](const tables::Game* game) { return game->name == last; });
}

void NewTableScreen::lay_as_before(const db::SessionId& again)
{
    const auto sessions = db::list_sessions(m_context.database);
    const auto record = db::export_session(m_context.database, again);
    if (m_context.notice.tells_failure(sessions) || m_context.notice.tells_failure(record))
        return;
    const auto session = std::ranges::find(sessions.value(), again, &db::SessionSummary::id);
    if (session == sessions.value().end())
        return;
    choose_game(session->game);
    m_form->fill_from(with_names_of_today(record.value().head, *session));
    m_details.place = session->details.place;
    // Keep the selection of house rules of that evening.
    const ledger::Tree* agreed = record.value().head.find(ledger::house_rules_key);
    const auto was_agreed = [agreed](const db::KeptHouseRule& rule) {
        return agreed != nullptr
            && std::ranges::any_of(agreed->elements(), [&rule](const Tree& each) {
                   return ledger::text_or_empty(each.find("text")) == rule.text;
               });
    };
    for (const db::KeptHouseRule& rule : house_rules()) {
        if (!was_agreed(rule))
            m_left_out.insert(rule.id);
    }
}

void NewTableScreen::choose_game(std::string_view wanted)
{
    const auto found = std::ranges::find(m_games, wanted, &tables::Game::name);
    choose_game(found == m_games.end() ? 0 : static_cast<int>(found - m_games.begin()));
}

void NewTableScreen::choose_game(int index)
{
    m_game = index;
    const tables::Game& game = *m_games[static_cast<std::size_t>(index)];
    m_form = game.make_setup_form();
    desk::load_defaults(*m_form, GamePreferences(m_context.database, game.name));
}

/// What is missing, in the form or among the names. Names must differ: equal names would be one
/// person in all statistics.
std::string NewTableScreen::missing() const
{
    std::string missing = m_form->missing();
    if (!missing.empty())
        return missing;
    std::set<std::string> names;
    const Tree head = m_form->head();
    for (const Tree& seat : head.find("seats")->elements()) {
        const std::string name(ledger::trim(ledger::text_or_empty(seat.find("player"))));
        if (!name.empty() && !names.insert(widgets::in_capitals(name)).second)
            return tr_fill("Two players are called {name}. Rename one: results are kept by name.",
                {{"name", name}});
    }
    return {};
}

void NewTableScreen::draw_last_table(Ui& ui, Rect& rect)
{
    const auto last =
        m_last_tables.find(std::string(m_games[static_cast<std::size_t>(m_game)]->name));
    if (last == m_last_tables.end())
        return;
    const std::string players = language::listed(last->second.find("seats")->elements(),
        [](const Tree& seat) { return std::string(ledger::text_or_empty(seat.find("player"))); });
    const Rect place = rect.cut_top(60_dp, 12_dp);
    if (button_ground(ui, "same-table", place, {.symbol = symbol::rotate}))
        m_form->fill_from(last->second);
    Rect inside = place.inset(16_dp, 6_dp);
    const std::string label = tr("Same players again");
    ui.elide_text(inside.cut_left(ui.measure(label, Font::strong).x + 2_dp, 16_dp), label,
        {Font::strong, ui.theme().text});
    ui.elide_text(inside, players, {Font::body, ui.theme().quiet});
}

std::vector<std::string> NewTableScreen::people() const
{
    std::vector<std::string> people;
    const Tree head = m_form->head();
    for (const Tree& seat : head.find("seats")->elements()) {
        const auto known =
            m_people.find(std::string(ledger::trim(ledger::text_or_empty(seat.find("player")))));
        if (known != m_people.end())
            people.push_back(known->second);
    }
    return people;
}

/// Limited to the number that a record head can hold.
std::vector<db::KeptHouseRule> NewTableScreen::house_rules() const
{
    std::vector<db::KeptHouseRule> own;
    // Without all seats there is no head.
    if (m_house_rules.empty() || !m_form->missing().empty())
        return own;
    const std::vector<std::string> people = this->people();
    const std::size_t seats = m_form->head().find("seats")->elements().size();
    const std::string_view game = m_games[static_cast<std::size_t>(m_game)]->name;
    for (const db::KeptHouseRule& rule : m_house_rules) {
        const bool applies = rule.is_on && rule.game == game && is_made_by(rule, people, seats);
        if (applies && own.size() < ledger::HouseRules::most)
            own.push_back(rule);
    }
    return own;
}

/// A tap excludes a house rule from this evening, or includes it again.
void NewTableScreen::draw_house_rules(Ui& ui, Rect& rect)
{
    const std::vector<db::KeptHouseRule> rules = house_rules();
    if (rules.empty())
        return;
    // At most two lines of chips, scrolling.
    Rect place = rect.cut_bottom(106_dp, 8_dp);
    heading(ui, place, tr("House rules of this table"));
    scroll_area(ui, "agreed", place, [&](Rect& list) {
        widgets::Chips chips(ui, list);
        for (const db::KeptHouseRule& rule : rules) {
            const bool is_in = !m_left_out.contains(rule.id);
            const bool tapped = chips.add("house:" + rule.id, rule.text,
                {chosen_if(is_in), ControlState::enabled, Font::body,
                    is_in ? symbol::cross : symbol::rotate});
            if (tapped && is_in)
                m_left_out.insert(rule.id);
            else if (tapped)
                m_left_out.erase(rule.id);
        }
    });
}

std::vector<std::string> NewTableScreen::seated() const
{
    std::vector<std::string> names;
    // Without all seats there is no head.
    if (!m_form->missing().empty())
        return names;
    const Tree head = m_form->head();
    for (const Tree& seat : head.find("seats")->elements())
        names.emplace_back(ledger::trim(ledger::text_or_empty(seat.find("player"))));
    return names;
}

bool NewTableScreen::has_played(const std::string& name) const
{
    const std::string_view game = m_games[static_cast<std::size_t>(m_game)]->name;
    return m_played.contains(std::string(game) + "/" + name);
}

bool NewTableScreen::learns(const std::string& name) const
{
    const auto said = m_learns.find(name);
    if (said != m_learns.end())
        return said->second;
    const std::vector<std::string> names = seated();
    const bool is_known_here = std::ranges::any_of(
        names, [this](const std::string& other) { return !other.empty() && has_played(other); });
    return is_known_here && !name.empty() && !has_played(name);
}

void NewTableScreen::draw_learners(Ui& ui, Rect place)
{
    const std::vector<std::string> names = seated();
    const bool all = std::ranges::all_of(names, [this](const auto& name) { return learns(name); });
    const bool none =
        std::ranges::none_of(names, [this](const auto& name) { return learns(name); });
    heading(ui, place, tr("Who plays for the first time?"));
    const auto say = [&](bool learn) {
        for (const std::string& name : names)
            m_learns[name] = learn;
    };
    scroll_area(ui, "learners", place, [&](Rect& list) {
        widgets::Chips chips(ui, list);
        if (chips.add("learns:nobody", tr("No one"), {chosen_if(none)}))
            say(false);
        if (chips.add("learns:all", tr("Everyone"), {chosen_if(all)}))
            say(true);
        for (const std::string& name : std::set<std::string>(names.begin(), names.end())) {
            if (!name.empty() && chips.add("learns:" + name, name, {chosen_if(learns(name))}))
                m_learns[name] = !learns(name);
        }
    });
}

void NewTableScreen::remember_learners(const db::Session& session) const
{
    const std::vector<std::string> names = seated();
    const std::vector<std::string> actors = session.evening().actors();
    std::set<std::string> learners;
    for (std::size_t seat = 0; seat < std::min(names.size(), actors.size()); ++seat) {
        if (learns(names[seat]))
            learners.insert(actors[seat]);
    }
    if (!learners.empty())
        keep_learners(m_context.database, session.id(), learners);
}

void NewTableScreen::begin()
{
    Tree head = m_form->head();
    const std::string game(m_games[static_cast<std::size_t>(m_game)]->name);
    Tree dated = Tree::table();
    dated.set("format", db::Record::format);
    dated.set("date", db::today());
    if (!m_details.name.empty())
        dated.set("name", m_details.name);
    if (!m_details.place.empty())
        dated.set("place", m_details.place);
    std::vector<db::KeptHouseRule> agreed = house_rules();
    std::erase_if(
        agreed, [this](const db::KeptHouseRule& rule) { return m_left_out.contains(rule.id); });
    if (!agreed.empty())
        dated.set(ledger::house_rules_key, db::head_of(agreed));
    for (const auto& [key, value] : head.members())
        dated.set(key, value);

    std::vector<Tree> known = tables::built_in_components(game);
    auto learned = db::learned_box(m_context.database, game);
    if (m_context.notice.tells_failure(learned))
        return;
    known.push_back(std::move(learned.value()));
    auto session = db::Session::begin(m_context.database, dated, known);
    if (m_context.notice.tells_failure(session))
        return;
    remember_learners(session.value());
    m_context.navigator.replace(to::Table{std::move(session.value())});
}

void NewTableScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    const Rect named = draw_screen_title(ui, rest, m_context.navigator, tr("New table"), 260_dp);
    if (name_and_place_button(ui, named, m_details))
        open_name_and_place(m_context.overlay, m_details,
            places_of(m_context.keeping.archive().evenings()),
            [this](const db::SessionDetails& told) { m_details = told; });
    rest = rest.inset(20_dp, 8_dp);
    if (m_games.size() > 1) {
        std::vector<std::string> titles;
        for (const tables::Game* game : m_games)
            titles.push_back(tr(game->title));
        const int tapped = choice_row(ui, "game", rest.cut_top(54_dp, 14_dp), titles, m_game);
        if (tapped >= 0 && tapped != m_game)
            choose_game(tapped);
    }
    // The on-screen keyboard takes the place of the button.
    const bool asks_learners = ui.keys_place().is_empty() && !seated().empty();
    // Beside the button there is room for the learners in a wide display.
    const bool learners_in_foot = asks_learners && rest.width() >= 800_dp;
    const float height = learners_in_foot ? 88_dp : 68_dp;
    Rect foot = ui.keys_place().is_empty() ? rest.cut_bottom(height, 10_dp) : Rect{};
    // Ignore taps where the last key was, so that fast typing does not start the evening.
    const Rect last_key = widgets::place_of_last_key(ui);
    if (!last_key.is_empty())
        foot.right = std::min(foot.right, last_key.left - 8_dp);
    draw_last_table(ui, rest);
    if (ui.keys_place().is_empty())
        draw_house_rules(ui, rest);
    if (asks_learners && !learners_in_foot)
        draw_learners(ui, rest.cut_bottom(88_dp, 8_dp));
    m_form->draw(ui, rest, m_names);
    const std::string missing = this->missing();
    const float width = std::min(280_dp, foot.width() * 0.45F);
    Rect start = foot.cut_right(width, 16_dp);
    if (learners_in_foot)
        start.top = start.bottom - 68_dp;
    if (button(ui, "begin", start, tr("Start the evening"), next_if(missing.empty(), missing)))
        begin();
    if (learners_in_foot && missing.empty()) {
        draw_learners(ui, foot);
        foot = {};
    }
    ui.text(foot, missing, {Font::body, ui.theme().quiet, 1, 0.5F, true});
}

} // namespace consigliere::screens
