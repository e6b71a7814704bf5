#include "companion/table_mafia/board_form.h"

#include "companion/table_mafia/board.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

namespace consigliere::table_mafia {

using ledger::Tree;

void BoardForm::open(const Components& components)
{
    *this = {};
    m_is_open = true;
    for (const Field field : components.circuit())
        m_circuit.push_back(field.kind());
    if (m_circuit.empty())
        m_circuit.push_back(FieldKind::start_bonanno);
    for (const Figure figure : all_of<Figure>)
        m_homes[index_of(figure)] = components.home(figure).value_or(Squares{});
}

/// Nothing about the home points is printed; the short sides are what tables would try first.
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

std::vector<std::string> BoardForm::missing() const
{
    std::vector<std::string> kinds;
    for (const FieldKind kind : all_of<FieldKind>) {
        if (std::ranges::count(m_circuit, kind) == 0)
            kinds.push_back(short_name(Field(kind, 0)));
    }
    return kinds;
}

std::string BoardForm::doubts() const
{
    if (!missing().empty())
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
    if (missing().empty()) {
        Tree circuit = Tree::list();
        for (const FieldKind kind : m_circuit)
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
    widgets::title(ui, rect,
        m_is_at_homes ? tr("The home points on the map") : tr("The circuit along the arrow"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    const std::vector<Rect> cells = buttons.columns(3, 10_dp);
    // The buttons of the two steps are different ones, so that a quick second tap is not one too
    // many.
    if (m_is_at_homes) {
        draw_homes(ui, rect);
        if (button(ui, "homes:cancel", cells[0], tr("Back")))
            m_is_at_homes = false;
        if (button(ui, "homes:guess", cells[1], tr("Suggest")))
            guess_homes();
        if (button(ui, "board:done", cells[2], tr("Keep the board"),
                {has_homes() ? ButtonKind::next : ButtonKind::plain}))
            finish(view);
        return;
    }
    draw_circuit(ui, rect);
    if (button(ui, "board:cancel", cells[0], tr("Cancel")))
        m_is_open = false;
    if (button(ui, "board:fewer", cells[1], tr("Take the last one back"),
            {.mood = ready_if(m_circuit.size() > 1)}))
        m_circuit.pop_back();
    if (button(
            ui, "board:homes", cells[2], tr("On to the home points"), next_if(missing().empty())))
        m_is_at_homes = true;
}

/// The ring as far as it is laid, and in its middle the kinds that can follow.
void BoardForm::draw_circuit(Ui& ui, Rect rect)
{
    std::string remark_text;
    if (const std::vector<std::string> kinds = missing(); !kinds.empty())
        remark_text = tr_fill("Still missing: {field}.", {{"field", ledger::join(kinds, ", ")}});
    if (remark_text.empty())
        remark_text = doubts();
    if (remark_text.empty())
        remark_text = tr("Every kind is there. Lay on until you are back at the start.");
    const Rect told = rect.cut_bottom(48_dp, 4_dp);
    ui.text(told,
        tr_count("{n} field", "{n} fields", static_cast<int>(m_circuit.size())) + ". "
            + remark_text,
        {Font::body, ui.theme().text, 0, 0.5F, true});
    std::vector<Field> fields;
    for (const FieldKind kind : m_circuit)
        fields.emplace_back(kind, 0);
    // Room for a ring of the usual size before the first field is laid.
    constexpr std::size_t usual = 24;
    const std::size_t laid = fields.size();
    while (fields.size() < usual)
        fields.emplace_back(FieldKind::start_bonanno, 0);
    const BoardPlaces places = lay_out_board(rect, fields);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i < laid)
            draw_field(ui, places.cells[i], fields[i]);
        else
            ui.outline(places.cells[i], ui.theme().line, 1_dp, 6_dp);
    }
    constexpr int columns = 4;
    const std::vector<Rect> cells = places.map.grid(columns, 3, 6_dp);
    std::size_t place = 0;
    for (const FieldKind kind : all_of<FieldKind>) {
        // The Bonanno start is where the ring begins.
        if (kind == FieldKind::start_bonanno)
            continue;
        const bool is_start = kind == FieldKind::start_genovese;
        const auto count = static_cast<int>(std::ranges::count(m_circuit, kind));
        const bool is_full = count >= (is_start ? 1 : Field::most);
        const Rect cell = cells[place++];
        const widgets::Touch touch = button_ground(
            ui, "lay:" + std::string(word_of(kind)), cell, {.mood = ready_if(!is_full)});
        Rect inside = cell.inset(6_dp, 6_dp);
        ui.fill(inside.cut_top(6_dp, 2_dp), paint_of(kind), 3_dp);
        draw_label(ui, inside, short_name(Field(kind, 0)),
            {Font::body, is_full ? ui.theme().quiet : ui.theme().text, 0.5F});
        if (touch.tapped)
            m_circuit.push_back(kind);
    }
}

void BoardForm::draw_homes(Ui& ui, Rect rect)
{
    paragraph(ui, rect, tr("Which fields of the edge does each home point touch?"));
    if (m_are_guessed)
        remark(ui, rect, tr("This is a guess: nothing about the home points is printed."));
    if (const auto figure = choose_figure(ui, rect, {"home-of", m_figure}))
        m_figure = *figure;
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
        if (!is_edge || !ui.touch("home:" + word_of(square), cell))
            return;
        Squares& home = m_homes[index_of(m_figure)];
        m_are_guessed = false;
        if (home.contains(square))
            home.remove(square);
        else
            home.add(square);
    });
}

} // namespace consigliere::table_mafia
