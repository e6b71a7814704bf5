#include "companion/table_mafia/board_form.h"

#include "companion/table_mafia/board.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::table_mafia {

using ledger::Tree;

void BoardForm::open(const Components& components)
{
    *this = {};
    m_is_open = true;
    m_circuit.open(components);
    for (const Figure figure : all_of<Figure>)
        m_homes[index_of(figure)] = components.home(figure).value_or(Squares{});
}

/// Default home points along the short sides. Not printed anywhere; the likeliest setup.
void BoardForm::guess_homes()
{
    m_are_guessed = true;
    for (const Figure figure : all_of<Figure>) {
        const int column = family_of(figure) == Family::genovese ? 0 : Square::columns - 1;
        const int row = static_cast<int>(index_of(figure) % 3) * 2;
        m_homes[index_of(figure)] = Squares::of(Square(column, row));
    }
}

bool BoardForm::has_homes() const
{
    return std::ranges::any_of(m_homes, [](Squares home) { return home != Squares{}; });
}

std::string BoardForm::doubts() const
{
    if (!m_circuit.missing().empty())
        return {};
    Components tried;
    if (tried.describe(description()).is_error())
        return {};
    return language::listed(
        tried.doubts(), [](BoardDoubt doubt) { return tr(ledger::name_of(doubt)); });
}

Tree BoardForm::description() const
{
    Tree board = Tree::table();
    board.set("name", "board");
    if (m_circuit.missing().empty()) {
        Tree circuit = Tree::list();
        for (const FieldKind kind : m_circuit.kinds())
            circuit.add(Tree(word_of(kind)));
        board.set("circuit", std::move(circuit));
    }
    Tree homes = Tree::table();
    for (const Figure figure : all_of<Figure>) {
        std::vector<std::string> words;
        m_homes[index_of(figure)].each(
            [&words](Square square) { words.push_back(word_of(square)); });
        if (!words.empty())
            homes.set(word_of(figure), ledger::join(words, ","));
    }
    if (!homes.members().empty())
        board.set("homes", std::move(homes));
    Tree boards = Tree::list();
    boards.add(std::move(board));
    Tree description = Tree::table();
    description.set("boards", std::move(boards));
    return description;
}

void BoardForm::finish(const View& view)
{
    if (view.desk().describe(description()))
        m_is_open = false;
}

void BoardForm::draw(Ui& ui, const View& view)
{
    Rect rect = dialog(ui, 1'100_dp, 776_dp);
    widgets::title(
        ui, rect, m_is_at_homes ? tr("Home points on the map") : tr("Circuit, along the arrow"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    const std::vector<Rect> cells = buttons.columns(3, 10_dp);
    // Different target ids in the two steps, so a double tap does not skip one.
    if (m_is_at_homes) {
        draw_homes(ui, rect);
        if (button(ui, "homes:cancel", cells[0], tr("Back")))
            m_is_at_homes = false;
        if (button(ui, "homes:guess", cells[1], tr("Suggest")))
            guess_homes();
        if (button(ui, "board:done", cells[2], tr("Save board"),
                {has_homes() ? ButtonKind::next : ButtonKind::plain}))
            finish(view);
        return;
    }
    const std::string told = doubts();
    m_circuit.draw(ui, rect, told);
    const std::vector<std::string> missing = m_circuit.missing();
    if (button(ui, "board:cancel", cells[0], tr("Cancel")))
        m_is_open = false;
    if (button(ui, "board:fewer", cells[1],
            m_circuit.is_one_marked() ? tr("Remove this one") : tr("Remove the last"),
            {.mood = ready_if(m_circuit.has_more_than_start(), tr("Nothing placed yet."))}))
        m_circuit.take_back();
    // A doubtful ring may be right, but does not ask to go on.
    widgets::ButtonStyle next =
        next_if(missing.empty(), missing.empty() ? std::string() : missing.front());
    if (!told.empty())
        next.kind = ButtonKind::plain;
    if (button(ui, "board:homes", cells[2], tr("Next: home points"), next))
        m_is_at_homes = true;
}

void BoardForm::draw_homes(Ui& ui, Rect rect)
{
    Contents form{};
    form.text(tr("Which edge fields does each home point touch?"));
    if (m_are_guessed)
        form.remark(tr("A suggestion, for the rules don’t say. Look at your board, agree, and tap "
                       "what differs."));
    add_figures(form, "home-of", m_figure, [this](Figure each) { return sets(m_figure, each); });
    draw_rows(ui, rect, form);
    const std::vector<Rect> cells = rect.cut_top(std::min(rect.height(), Square::rows * 76_dp))
                                        .grid(Square::columns, Square::rows, 4_dp);
    Squares::all().each([&](Square square) {
        const Rect& cell = cells[static_cast<std::size_t>(static_cast<int>(square))];
        const bool is_edge = Squares::edge().contains(square);
        ui.fill(cell, Colour(is_edge ? 0x2c3a31 : 0x1a211c), 6_dp);
        std::vector<Figure> here;
        for (const Figure figure : all_of<Figure>) {
            if (m_homes[index_of(figure)].contains(square))
                here.push_back(figure);
        }
        const std::vector<Rect> places = cell.columns(static_cast<int>(here.size()), 0);
        for (std::size_t i = 0; i < here.size(); ++i) {
            const float size = std::min({34_dp, cell.height() - 8_dp, places[i].width()});
            draw_badge(ui, places[i].centre(), size, here[i]);
        }
        Squares& home = m_homes[index_of(m_figure)];
        const bool is_tapped = is_edge && ui.touch("home:" + word_of(square), cell).tapped;
        ui.describe("home:" + word_of(square), [&](widgets::Target& target) {
            target.name = tell(square);
            target.role = widgets::TargetRole::option;
            target.is_chosen = home.contains(square);
        });
        if (!is_tapped)
            return;
        m_are_guessed = false;
        if (home.contains(square))
            home.remove(square);
        else
            home.add(square);
    });
}

namespace {

/// Minimum number of cells in the ring.
constexpr std::size_t usual = 24;

std::optional<std::size_t> cell_at(const BoardPlaces& places, ImVec2 finger)
{
    const auto cell = std::ranges::find_if(
        places.cells, [finger](const Rect& rect) { return rect.contains(finger); });
    return cell == places.cells.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(cell - places.cells.begin()));
}

} // namespace

void CircuitForm::open(const Components& components)
{
    *this = {};
    for (const Field field : components.circuit())
        m_kinds.push_back(field.kind());
    if (m_kinds.empty())
        m_kinds.push_back(FieldKind::start_bonanno);
}

std::vector<std::string> CircuitForm::missing() const
{
    std::vector<std::string> names;
    for (const FieldKind kind : all_of<FieldKind>) {
        if (std::ranges::count(m_kinds, kind) == 0)
            names.push_back(short_name(Field(kind, 0)));
    }
    return names;
}

bool CircuitForm::has_room_for(FieldKind kind) const
{
    const bool is_start = kind == FieldKind::start_bonanno || kind == FieldKind::start_genovese;
    return std::ranges::count(m_kinds, kind) < (is_start ? 1 : Field::most);
}

void CircuitForm::lay(FieldKind kind)
{
    const std::size_t place = m_marked.value_or(m_kinds.size() - 1) + 1;
    m_kinds.insert(m_kinds.begin() + static_cast<std::ptrdiff_t>(place), kind);
    if (m_marked)
        m_marked = place;
}

void CircuitForm::take_back()
{
    const std::size_t place = std::exchange(m_marked, std::nullopt).value_or(m_kinds.size() - 1);
    m_kinds.erase(m_kinds.begin() + static_cast<std::ptrdiff_t>(place));
}

void CircuitForm::carry(
    const widgets::Interaction& touch, FieldKind kind, std::optional<std::size_t> from)
{
    if (touch.held && !m_carried)
        m_carried = Carried{kind, from, ImGui::GetIO().MousePos, false};
}

void CircuitForm::follow_finger(Ui& ui, const BoardPlaces& places)
{
    if (!m_carried)
        return;
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 finger = io.MousePos;
    const ImVec2 start = m_carried->pressed_at;
    m_carried->has_left =
        m_carried->has_left || std::hypot(finger.x - start.x, finger.y - start.y) > 16_dp;
    if (!io.MouseDown[0]) {
        const Carried carried = *std::exchange(m_carried, std::nullopt);
        if (carried.has_left)
            drop(carried, finger, places);
        return;
    }
    if (!m_carried->has_left)
        return;
    if (const auto cell = cell_at(places, finger))
        ui.outline(places.cells[*cell].inset(-1_dp), ui.theme().brass, 3_dp, 8_dp);
    draw_field(ui, Rect::around(finger, 84_dp, 56_dp), Field(m_carried->kind, 0), Font::small);
}

void CircuitForm::drop(const Carried& carried, ImVec2 finger, const BoardPlaces& places)
{
    const std::optional<std::size_t> cell = cell_at(places, finger);
    if (!cell && !(carried.from && places.map.contains(finger)))
        return;
    m_marked.reset();
    if (carried.from)
        m_kinds.erase(m_kinds.begin() + static_cast<std::ptrdiff_t>(*carried.from));
    if (!cell)
        return;
    // Index 0 is the Bonanno start; the ring has no gaps.
    const std::size_t place = std::clamp<std::size_t>(*cell, 1, m_kinds.size());
    m_kinds.insert(m_kinds.begin() + static_cast<std::ptrdiff_t>(place), carried.kind);
}

void CircuitForm::draw(Ui& ui, Rect rect, const std::string& doubts)
{
    // If all kinds are missing, a narrow form needs three lines.
    const float told = rect.width() < 760_dp ? 76_dp : 48_dp;
    draw_told(ui, rect.cut_bottom(told, 4_dp), doubts);
    std::vector<Field> fields;
    for (const FieldKind kind : m_kinds)
        fields.emplace_back(kind, 0);
    // One free cell for the next field.
    while (fields.size() < std::max(usual, m_kinds.size() + 1))
        fields.emplace_back(FieldKind::start_bonanno, 0);
    const BoardPlaces places = lay_out_board(rect, fields);
    draw_ring(ui, places);
    draw_kinds(ui, places.map);
    follow_finger(ui, places);
}

void CircuitForm::draw_told(Ui& ui, const Rect& rect, const std::string& doubts) const
{
    const std::vector<std::string> kinds = missing();
    std::string told = kinds.empty()
        ? doubts
        : tr_fill("Still missing: {field}.", {{"field", ledger::join(kinds, ", ")}});
    if (told.empty())
        told = tr("Every kind is placed. Continue until you are back at the start.");
    ui.text(rect,
        tr_count("{n} field", "{n} fields", static_cast<int>(m_kinds.size())) + ". " + told,
        {Font::body, ui.theme().text, 0, 0.5F, true});
}

void CircuitForm::draw_ring(Ui& ui, const BoardPlaces& places)
{
    for (std::size_t i = 0; i < places.cells.size(); ++i) {
        const Rect& cell = places.cells[i];
        if (i >= m_kinds.size()) {
            ui.outline(cell, ui.theme().line, 1_dp, 6_dp);
            continue;
        }
        draw_field(ui, cell, Field(m_kinds[i], 0), Font::small);
        if (m_marked == i)
            ui.outline(cell.inset(-1_dp), ui.theme().brass, 3_dp, 8_dp);
        // The Bonanno start cannot be moved.
        if (i == 0 || !has_room_for_finger(cell))
            continue;
        const widgets::Interaction touch = ui.touch("laid:" + std::to_string(i), cell);
        carry(touch, m_kinds[i], i);
        if (touch.tapped)
            m_marked = m_marked == i ? std::nullopt : std::optional(i);
    }
}

/// Draws the available kinds in the middle of the ring.
void CircuitForm::draw_kinds(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    remark(ui, rest, tr("Drag a field to its place in the ring, or tap it to place it next."),
        Font::small);
    const std::vector<Rect> cells = rest.grid(4, 3, 6_dp);
    std::size_t place = 0;
    for (const FieldKind kind : all_of<FieldKind>) {
        // The Bonanno start is fixed.
        if (kind == FieldKind::start_bonanno)
            continue;
        const Rect cell = cells[place++];
        const bool may = has_room_for(kind);
        const widgets::Interaction touch = button_ground(ui, "lay:" + std::string(word_of(kind)),
            cell, {.mood = ready_if(may, tr("The board has no more fields of this kind."))});
        Rect inside = cell.inset(6_dp, 6_dp);
        ui.fill(inside.cut_top(6_dp, 2_dp), paint_of(kind), 3_dp);
        const std::string name = short_name(Field(kind, 0));
        const widgets::TextStyle style{Font::body, may ? ui.theme().text : ui.theme().quiet, 0.5F};
        // Shrink a single word instead of breaking it.
        if (name.find(' ') == std::string::npos)
            ui.sign(inside, name, style);
        else
            draw_label(ui, inside, name, style);
        carry(touch, kind, std::nullopt);
        if (touch.tapped)
            lay(kind);
    }
}

} // namespace consigliere::table_mafia
