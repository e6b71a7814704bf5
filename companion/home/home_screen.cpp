#include "companion/home/home_screen.h"

#include "companion/evening/evening_row.h"
#include "companion/frame/counting.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/told_backups.h"
#include "companion/frame/waker.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/button_row.h"
#include "db/learned_box.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

namespace {

/// People (Font Awesome).
constexpr const char* people_symbol = "\xef\x83\x80";

constexpr std::size_t most_last_evenings = 5;

bool comes_later(const db::EveningCard* left, const db::EveningCard* right)
{
    return left == nullptr || left->summary.updated < right->summary.updated;
}

} // namespace

HomeScreen::HomeScreen(Context context)
    : m_context(context)
    , m_waiting_card(context)
{
    load();
}

db::EveningIndex& HomeScreen::archive() const
{
    return m_context.keeping.archive();
}

void HomeScreen::load()
{
    m_waiting = nullptr;
    m_last.clear();
    const auto refreshed = archive().refresh();
    if (m_context.notice.tells_failure(refreshed))
        return;
    m_wants_club =
        m_wants_club || !m_is_drawn || refreshed.value() == db::EveningIndex::Change::some;
    db::EveningFilter filter;
    filter.archived = db::EveningFilter::Archived::out;
    for (const db::EveningCard* card : archive().list(filter)) {
        // An evening with a result is over, even if the stored result was altered.
        const bool waits = !is_over(*card) && !card->summary.has_changed_result;
        if (waits && comes_later(m_waiting, card))
            m_waiting = card;
        if (!waits && m_last.size() < most_last_evenings)
            m_last.push_back(card);
    }
    count_rivals();
    load_boxes();
}

/// Never before the first picture: a stick may be slow.
void HomeScreen::visit_club(Ui& ui)
{
    ClubFolder& club = m_context.keeping.club_folder();
    if (m_context.keeping.attend_club_folder()) {
        load();
        // Cards move: taps that were aimed at others do not count.
        ui.hand_over_now();
    }
    if (m_is_drawn && std::exchange(m_wants_club, false))
        club.begin([&waker = m_context.waker] { waker.wake(); });
    m_is_drawn = true;
}

/// For the players of the unfinished evening, else of the last one.
void HomeScreen::count_rivals()
{
    const db::EveningCard* last = m_last.empty() ? nullptr : m_last.front();
    m_rivals.count(archive().evenings(), m_waiting != nullptr ? m_waiting : last);
}

void HomeScreen::load_boxes()
{
    m_boxes.clear();
    for (const tables::Game& game : tables::all()) {
        const std::string name(game.name);
        const auto learned = db::learned_box(m_context.database, name);
        if (!learned.is_error())
            m_boxes[name] = tables::knowledge_of_box(name, learned.value());
    }
}

void HomeScreen::draw(Ui& ui, const Rect& rect)
{
    visit_club(ui);
    if (m_wants_club)
        ui.request_frame();
    if (go_on_counting(ui, archive()) && archive().work().is_over())
        count_rivals();
    const bool has_columns = !archive().evenings().empty() && rect.width() > 1000_dp;
    const float width = std::min(has_columns ? 1200_dp : 860_dp, rect.width() - 32_dp);
    Rect whole = Rect::around(rect.centre(), width, rect.height() - 24_dp);
    Rect right = whole;
    if (has_columns) {
        right = whole.cut_right(width * 0.34F, 36_dp);
        scroll_area(ui, "last-evenings", right, [this, &ui](Rect& list) {
            draw_last_evenings(ui, list);
            draw_ways(ui, list, general_ways(), 2);
            m_rivals.draw(ui, list);
        });
    }
    // Reserve room beside the name for the counting.
    Rect head = whole.cut_top(56_dp, 4_dp);
    const std::string name = "Consigliere";
    ui.text(head.cut_left(ui.measure(name, Font::title).x + 2_dp, 24_dp), name,
        {Font::title, ui.theme().brass_text});
    draw_counting(ui, head, archive());
    scroll_area(ui, "home", whole, [&](Rect& list) {
        if (archive().evenings().empty())
            draw_welcome(ui, list);
        else
            remark(ui, list, tr("Keeps score, knows the rules, remembers every evening"));
        draw_backups(ui, list);
        list.cut_top(8_dp);
        draw_state(ui, list);
        if (m_waiting != nullptr && m_waiting_card.draw(ui, list, *m_waiting))
            m_context.navigator.open(to::Evening{m_waiting->summary.id});
        // Larger game tiles if nothing else needs the room.
        const bool has_room = m_waiting == nullptr && (has_columns || rect.height() > rect.width());
        const float roomy = has_columns ? 300_dp : 250_dp;
        draw_new_tables(ui, list, has_room ? roomy : 190_dp);
        if (has_columns)
            return;
        draw_ways(ui, list, general_ways(), 3);
        if (!m_last.empty())
            draw_last_evenings(ui, list);
        m_rivals.draw(ui, list);
    });
}

void HomeScreen::draw_welcome(Ui& ui, Rect& rect)
{
    paragraph(ui, rect, tr("The companion for gangster board games at a real table."), Font::lead);
    remark(ui, rect,
        tr("Tap what happens on your real table. Consigliere checks every move, cites the rule and "
           "page, counts Turf Wars and keeps the whole evening."));
    rect.cut_top(10_dp);
    if (m_context.database.is_read_only())
        return;
    // Side by side if there is room: what is below is for everybody.
    const bool is_wide = rect.width() > 720_dp;
    std::vector<Rect> ways = is_wide ? rect.cut_top(60_dp, 10_dp).columns(2, 10_dp)
                                     : std::vector<Rect>{rect.cut_top(60_dp, 10_dp)};
    if (!is_wide)
        ways.push_back(rect.cut_top(60_dp, 10_dp));
    if (button_with_detail(ui, "another-tablet", ways[0], tr("I have evenings on another tablet"),
            tr("from a file, a stick, or straight from it over the Wi-Fi"),
            {.symbol = symbol::wifi}))
        m_context.navigator.open(to::AnotherTablet{});
    if (button_with_detail(ui, "take-in", ways[1], tr("I have a backup"), tr("or record files"),
            {.symbol = symbol::file_in}))
        m_context.navigator.open(to::Evenings{to::Evenings::Begin::files});
}

/// Why the database is unusable or read-only, with a button to recover it.
void HomeScreen::draw_state(Ui& ui, Rect& rect)
{
    const std::optional<db::DatabaseError>& trouble = m_context.keeping.trouble();
    if (!trouble && !m_context.database.is_read_only())
        return;
    const std::string told = telling::tell(m_context.keeping.why_nothing_is_recorded());
    const float width = rect.width() - 40_dp;
    const float way_out = trouble ? 60_dp + 12_dp : 0;
    const float height = paragraph_height(ui, told, Font::body, width) + 40_dp + way_out;
    Rect inside = widgets::panel(ui, rect.cut_top(height, 18_dp));
    paragraph(ui, inside, told, Font::body, ui.theme().refused_text);
    if (trouble
        && button(
            ui, "mend", inside.cut_bottom(60_dp), tr("Show repair options"), {ButtonKind::next}))
        m_context.navigator.open(to::Backups{});
}

void HomeScreen::draw_backups(Ui& ui, Rect& rect)
{
    const db::BackupWorker::State state = m_context.keeping.backups();
    // Hide for a new database, unless backups exist.
    const bool is_new = archive().evenings().empty() && !state.last && !state.failure;
    if (is_new || m_context.database.is_read_only())
        return;
    draw_told_backups(ui, m_context, rect, Font::small, ui.theme().quiet);
}

/// Game tiles in a row, each with buttons for rules and box.
void HomeScreen::draw_new_tables(Ui& ui, Rect& rect, float tile)
{
    heading(ui, rect, tr("New table"));
    std::vector<const tables::Game*> games;
    for (const tables::Game& game : tables::all()) {
        if (game.make_setup_form != nullptr)
            games.push_back(&game);
    }
    const float height = 56_dp;
    const std::vector<Rect> columns =
        rect.cut_top(tile + 10_dp + height, 14_dp).columns(static_cast<int>(games.size()), 14_dp);
    for (std::size_t i = 0; i < games.size(); ++i) {
        Rect column = columns[i];
        draw_tile(ui, column.cut_top(tile, 10_dp), *games[i]);
        std::vector<Way> ways = ways_of(*games[i]);
        // Longer labels get wider buttons.
        float wanted = 0;
        for (const Way& way : ways)
            wanted += button_width(ui, way.label);
        const float room = column.width() - 10_dp * static_cast<float>(ways.size() - 1);
        for (Way& way : ways) {
            const float width = room * button_width(ui, way.label) / wanted;
            if (button(
                    ui, way.id, column.cut_left(width, 10_dp), way.label, {.symbol = way.symbol}))
                m_context.navigator.open(std::move(way.to));
        }
    }
}

namespace {

/// One font for all titles: the largest that fits the longest.
Font title_font(const Ui& ui, float width)
{
    for (const Font font : {Font::small_title, Font::place}) {
        if (std::ranges::all_of(tables::all(), [&](const tables::Game& game) {
                return ui.measure(tr(game.title), font).x <= width;
            }))
            return font;
    }
    return Font::small_place;
}

std::string players_of(const tables::Game& game)
{
    return tr_fill("{least}–{most} players",
        {{"least", language::number(game.least_players)},
            {"most", language::number(game.most_players)}});
}

} // namespace

/// Highlighted only if no evening is unfinished.
void HomeScreen::draw_tile(Ui& ui, const Rect& rect, const tables::Game& game)
{
    const bool is_first = game.name == tables::all().front().name;
    const std::string id = is_first ? "new-table" : "new-table:" + std::string(game.name);
    const ControlState mood = mood_of_writing(m_context);
    const bool is_next = is_first && m_waiting == nullptr && mood == ControlState::enabled;
    const ButtonStyle style{is_next ? ButtonKind::next : ButtonKind::plain, mood};
    const widgets::Interaction touch = button_ground(ui, id, rect, style);
    // Not the letters in the picture.
    ui.call(id, [&] {
        const auto known = m_boxes.find(game.name);
        const std::string box = known == m_boxes.end() ? "" : ", " + known->second.tell();
        return tr(game.title) + ", " + players_of(game) + box;
    });
    Rect inside = rect.inset(8_dp);
    Rect foot = inside.cut_bottom(78_dp, 4_dp).inset(8_dp, 0);
    game.draw_picture(ui, inside);
    const Colour letters = letters_on(ui, style);
    const std::string title = tr(game.title);
    ui.text(foot.cut_top(foot.height() * 0.44F), title, {title_font(ui, foot.width()), letters});
    const std::vector<Rect> lines = foot.rows(2, 0);
    ui.text(lines[0], players_of(game), {Font::small, letters});
    const auto box = m_boxes.find(game.name);
    if (box != m_boxes.end())
        ui.elide_text(lines[1], box->second.tell(), {Font::small, letters});
    if (touch.tapped && may_write(m_context))
        m_context.navigator.open(to::NewTable{std::string(game.name)});
}

std::vector<HomeScreen::Way> HomeScreen::ways_of(const tables::Game& game) const
{
    const std::string name(game.name);
    std::vector<Way> ways;
    ways.push_back({"rules:" + name, symbol::book, tr("Rules"), to::Rules{name, {}}});
    if (game.make_box_page != nullptr)
        ways.push_back({"box:" + name, symbol::box, tr("Components"), to::Box{name}});
    return ways;
}

std::vector<HomeScreen::Way> HomeScreen::general_ways() const
{
    std::vector<Way> ways;
    if (!archive().evenings().empty()) {
        ways.push_back({"history", symbol::clock, tr("All evenings"), to::Evenings{}});
        ways.push_back({"players", people_symbol, tr("Players"), to::Players{}});
    }
    ways.push_back({"rulings", symbol::book, tr("Rulings"), to::Rulings{}});
    ways.push_back({"settings", symbol::gear, tr("Settings"), to::Settings{}});
    return ways;
}

/// Buttons to other screens, at most `most` per row.
void HomeScreen::draw_ways(Ui& ui, Rect& rect, std::vector<Way> ways, int most)
{
    const int count = static_cast<int>(ways.size());
    const auto parts_of = [count](int of_each) { return (count + of_each - 1) / of_each; };
    const int rows = parts_of(most);
    // Balance the rows.
    const int columns = parts_of(rows);
    const float height = 56_dp;
    const float gap = 10_dp;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * (height + gap) - gap, 14_dp)
            .grid(columns, rows, gap);
    std::vector<std::string> labels;
    for (const Way& way : ways)
        labels.push_back(way.label);
    const Font font =
        widgets::font_of_row(ui, cells.front(), labels, {.symbol = ways.front().symbol});
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (button(
                ui, ways[i].id, cells[i], ways[i].label, {.font = font, .symbol = ways[i].symbol}))
            m_context.navigator.open(std::move(ways[i].to));
    }
}

void HomeScreen::draw_last_evenings(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Recent evenings"));
    if (m_last.empty())
        remark(ui, rect, tr("Finished evenings appear here, with the winner."));
    for (const db::EveningCard* card : m_last) {
        if (draw_evening_row(ui, rect.cut_top(height_of_short_row(*card), 8_dp), {*card}))
            m_context.navigator.open(to::Evening{card->summary.id});
    }
}

} // namespace consigliere::screens
