#include "companion/table_mafia/board_form.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

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

} // namespace consigliere::table_mafia
