#include "companion/table_mafia/board.h"

#include "companion/desk/board_glide.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/things.h"
#include "companion/widgets/dashes.h"

#include <algorithm>
#include <array>

namespace consigliere::table_mafia {

namespace {

constexpr Colour brass{0xd0a23c};

/// The name of a field in one line; in two if one would be illegible.
std::vector<std::string> lines_of(const Ui& ui, const Rect& cell, const std::string& name)
{
    // A number alone in its line could be mistaken for another one.
    const bool ends_in_number = name.back() >= '0' && name.back() <= '9';
    const float least_part = ends_in_number ? 0.5F : 0.85F;
    const std::size_t space = name.find(' ');
    const float width = cell.width() - 6_dp;
    if (space == std::string::npos || ui.measure(name, Font::small).x * least_part <= width)
        return {name};
    return {name.substr(0, space), name.substr(space + 1)};
}

/// Font of all field names: the strong one if every name fits into one line of the narrowest cell.
Font font_of_names(const Ui& ui, const std::vector<Rect>& cells)
{
    float cell_width = cells.front().width();
    for (const Rect& cell : cells)
        cell_width = std::min(cell_width, cell.width());
    const bool fit = std::ranges::all_of(all_of<FieldKind>, [&](FieldKind kind) {
        return ui.measure(short_name(Field(kind, 1)), Font::strong).x <= cell_width - 6_dp;
    });
    return fit ? Font::strong : Font::small;
}

struct Face {
    std::vector<std::string> name;
    Rect head;
    Rect body; ///< Below the name.
};
Face face_of(const Ui& ui, const Rect& cell, const std::string& name)
{
    Face face{lines_of(ui, cell, name), {}, cell};
    const bool is_one_line = face.name.size() == 1;
    face.head = face.body.cut_top(is_one_line ? std::min(20_dp, cell.height() * 0.32F)
                                              : std::min(32_dp, cell.height() * 0.54F));
    return face;
}

/// If the line is lower than the font, narrows it by the same ratio, so the text shrinks to fit.
Rect place_of_name(const Ui& ui, const Rect& line, const std::string& name, Font font)
{
    const ImVec2 size = ui.measure(name, font);
    constexpr float least_part = 0.6F;
    const float part = std::clamp(line.height() * 1.1F / size.y, least_part, 1.0F);
    return part < 1
        ? Rect::around(line.centre(), std::min(line.width(), size.x * part), line.height())
        : line;
}

void draw_glow(Ui& ui, const Rect& rect, const std::optional<BoardTarget>& target)
{
    if (target && target->is_lit)
        ui.outline(rect.inset(-1_dp), ui.theme().brass, 3_dp, 8_dp);
}

Rect token_of(const Rect& body)
{
    const float size = std::min(22_dp, body.height() * 0.5F);
    return Rect::at({body.left + 4_dp, body.bottom - size - 4_dp}, size * 1.25F, size);
}

} // namespace

std::string short_name(Field field)
{
    constexpr std::array<const char*, ledger::count_of<FieldKind>> names{to_translate("Bonanno"),
        to_translate("Genovese"), to_translate("Bank"), to_translate("Fortuna"),
        to_translate("Arms"), to_translate("Club"), to_translate("Police"), to_translate("Casino"),
        to_translate("Informer"), to_translate("Exchange"), to_translate("Big city"),
        to_translate("Problem"), to_translate("Agent")};
    const std::string name = tr(names[static_cast<std::size_t>(field.kind())]);
    return is_business(field.kind()) && field.number() > 0
        ? name + " " + language::number(field.number())
        : name;
}

void draw_field(Ui& ui, const Rect& cell, Field field, Font font)
{
    const Face face = face_of(ui, cell, short_name(field));
    ui.fill(cell, Colour(0xe9dcc0), 6_dp);
    ui.fill(face.head, paint_of(field.kind()), 6_dp);
    ui.outline(cell, printed_ink, 1_dp, 6_dp);
    const std::vector<Rect> lines =
        face.head.inset(3_dp, 0).rows(static_cast<int>(face.name.size()), 0);
    for (std::size_t i = 0; i < lines.size(); ++i)
        ui.sign(place_of_name(ui, lines[i], face.name[i], font), face.name[i],
            {font, paint_of(field.kind()).letters(), 0.5F});
}

namespace {

class BoardPicture {
public:
    BoardPicture(Ui& ui, const Rect& rect, const Components& components, const Position& position,
        const BoardLook& look)
        : m_ui(ui)
        , m_rect(rect)
        , m_components(components)
        , m_position(position)
        , m_look(look)
        , m_places(lay_out_board(rect, components, position))
    {
    }

    void draw_ring(std::vector<desk::Hotspot>& things);
    void draw_map(std::vector<desk::Hotspot>& things);
    void draw_homes() const;
    void draw_figures();
    [[nodiscard]] std::function<void()> tapped() const { return m_tapped; }

private:
    void draw_field_of(const Rect& cell, Field field, const std::vector<Figure>& here, Font font);
    void touch(const BoardTarget& target, const std::string& word, const std::string& name,
        const Rect& rect);
    [[nodiscard]] std::vector<Figure> figures_in(std::size_t cell) const;

    Ui& m_ui;
    Rect m_rect;
    const Components& m_components;
    const Position& m_position;
    const BoardLook& m_look;
    BoardPlaces m_places;
    std::function<void()> m_tapped;
};

std::vector<Figure> BoardPicture::figures_in(std::size_t cell) const
{
    std::vector<Figure> figures;
    for (const Figure figure : all_of<Figure>) {
        if (m_places.cell_of(m_position.of(figure).field) == cell)
            figures.push_back(figure);
    }
    return figures;
}

void BoardPicture::touch(
    const BoardTarget& target, const std::string& word, const std::string& name, const Rect& rect)
{
    const std::string id = target.meaning + ":" + word;
    if (m_ui.touch(id, rect, target.mood))
        m_tapped = target.tap;
    m_ui.call(id, [&] { return target.label.empty() ? name : name + ", " + target.label; });
}

/// Hotspot of a field. If it cannot be held, the first figure on it is the hotspot, and the field
/// is one of the others.
desk::Hotspot thing_of(Field field, const std::vector<Figure>& here, const Rect& cell)
{
    desk::Hotspot thing{thing::field(field), tell(field), cell, cell};
    for (const Figure figure : here)
        thing.others.push_back({thing::of(thing::Part::figure, figure), tell(figure)});
    const bool is_held_by_nobody = !is_business(field.kind()) || field.number() == 0;
    if (is_held_by_nobody && !thing.others.empty()) {
        std::swap(thing.thing, thing.others.front().thing);
        std::swap(thing.name, thing.others.front().name);
    }
    return thing;
}

void BoardPicture::draw_ring(std::vector<desk::Hotspot>& things)
{
    const Font font = font_of_names(m_ui, m_places.cells);
    for (std::size_t i = 0; i < m_places.fields.size(); ++i) {
        const std::vector<Figure> here = figures_in(i);
        draw_field_of(m_places.cells[i], m_places.fields[i], here, font);
        if (has_room_for_finger(m_places.cells[i]))
            things.push_back(thing_of(m_places.fields[i], here, m_places.cells[i]));
    }
}

void BoardPicture::draw_field_of(
    const Rect& cell, Field field, const std::vector<Figure>& here, Font font)
{
    const Rect body = face_of(m_ui, cell, short_name(field)).body;
    const std::optional<Holding>& holding = m_position.holding(field);
    const auto target = m_look.fields ? m_look.fields(field) : std::nullopt;
    draw_field(m_ui, cell, field, font);
    if (!m_places.is_described)
        widgets::draw_dashed_frame(m_ui, cell, m_ui.theme().quiet, 1_dp);
    if (holding) {
        const Rect token = token_of(body);
        draw_token(m_ui, token, holding->holder);
        if (holding->card != 0)
            m_ui.outline(token.inset(-2_dp), Colour(0xb03324), 2_dp, 5_dp);
    }
    if (!target)
        return;
    if (target->is_lit && !target->label.empty()) {
        Rect label = body.inset(4_dp, 2_dp);
        // Keep clear of the owner's token.
        if (holding)
            label.left = std::min(label.left + token_of(body).width() + 4_dp, label.right - 14_dp);
        // Keep clear of the figures.
        if (!here.empty())
            label.right = std::max(label.left + 14_dp, label.right - 42_dp);
        m_ui.sign(label, target->label, {Font::count, Colour(0x744a00), 0.5F});
    }
    draw_glow(m_ui, cell, target);
    if (has_room_for_finger(cell))
        touch(*target, word_of(field), tell(field), cell);
}

void BoardPicture::draw_map(std::vector<desk::Hotspot>& things)
{
    m_ui.fill(m_places.map.inset(-5_dp), Colour(0x12180f), 8_dp);
    Squares::all().each([&](Square square) {
        const Rect& rect = m_places.of(square);
        const auto target = m_look.squares ? m_look.squares(square) : std::nullopt;
        const std::optional<Figure> owner = owner_of(m_position, square);
        m_ui.fill(rect, owner ? paint_of(*owner) : Colour(0x2c3a31), 5_dp);
        if (owner)
            draw_emblem(m_ui, rect.centre(), std::min(rect.width(), rect.height()) * 0.36F, *owner,
                paint_of(*owner).mixed(printed_ink, 0.75F));
        // If the table allows several killers on one piece, draw each (M-3.5.3f).
        const int killers = m_position.guarded.count(Squares::of(square));
        for (int i = killers; i-- > 0;)
            draw_killer(m_ui,
                {rect.right - 13_dp - static_cast<float>(i) * 15_dp, rect.top + 13_dp}, 20_dp);
        // The log names fields so; too low ones have room for the price only.
        if (rect.height() >= 52_dp)
            m_ui.text(Rect::at({rect.left + 5_dp, rect.top + 2_dp}, 24_dp, 18_dp), tell(square),
                {Font::small,
                    owner ? paint_of(*owner).letters() : Colour(0xf0e6d0).with_opacity(0.6F)});
        if (m_look.chosen == square)
            m_ui.outline(rect, Colour(0xf0e6d0), 4_dp, 5_dp);
        if (target && target->is_lit && !target->label.empty()) {
            Rect label = rect.inset(3_dp);
            if (owner)
                label = label.cut_bottom(16_dp);
            m_ui.sign(label, target->label,
                {Font::small, owner ? paint_of(*owner).letters() : Colour(0xf0e6d0), 0.5F});
        }
        desk::Hotspot thing{thing::square(square, m_position), tell(square), rect, rect};
        if (!owner)
            thing.light = desk::Hotspot::Light::when_asked;
        things.push_back(std::move(thing));
        if (!target)
            return;
        draw_glow(m_ui, rect, target);
        touch(*target, word_of(square), tell(square), rect);
    });
}

/// Draws the home points beside the map, next to the squares they touch; killers wait there.
void BoardPicture::draw_homes() const
{
    for (const Figure figure : all_of<Figure>) {
        const std::optional<Squares>& home = m_components.home(figure);
        if (!home)
            continue;
        const Rect& entry = m_places.of(home->first());
        const bool is_left = home->first().column() == 0;
        const bool is_right = home->first().column() == Square::columns - 1;
        const bool is_above = home->first().row() == 0;
        ImVec2 centre{is_left ? entry.left : entry.right, (entry.top + entry.bottom) / 2};
        if (!is_left && !is_right)
            centre = {(entry.left + entry.right) / 2, is_above ? entry.top : entry.bottom};
        m_ui.disc(centre, 8_dp, paint_of(figure));
        m_ui.ring(centre, 8_dp, printed_ink, 1.5_dp);
        const int killers = m_position.of(figure).killers_home;
        for (int i = 0; i < killers; ++i)
            draw_killer(m_ui, {centre.x, centre.y + static_cast<float>(i + 1) * 16_dp}, 15_dp);
    }
}

void BoardPicture::draw_figures()
{
    for (const Figure figure : all_of<Figure>) {
        const auto cell = m_places.cell_of(m_position.of(figure).field);
        if (!cell)
            continue;
        const Field field = m_places.fields[*cell];
        Rect body = face_of(m_ui, m_places.cells[*cell], short_name(field)).body;
        // Keep the token visible.
        if (m_position.holding(field))
            body.left = token_of(body).right;
        const std::vector<Figure> here = figures_in(*cell);
        const auto place = static_cast<std::size_t>(std::ranges::find(here, figure) - here.begin());
        const Rect rect = lay_out_figures(body, static_cast<int>(here.size()))[place];
        const float size = rect.width();
        // A board that is only displayed, such as the one on the home screen, does not animate.
        const ImVec2 centre = m_ui.is_covered()
            ? rect.centre()
            : desk::glide_on_board(m_ui, "figure:" + std::string(word_of(figure)), m_rect.min(),
                m_rect.width(), rect.centre());
        if (m_look.lit == figure)
            m_ui.ring(centre, size / 2 + 3_dp, brass, 3_dp);
        draw_badge(m_ui, centre, size, figure);
    }
}

} // namespace

std::function<void()> draw_board(Ui& ui, const Rect& rect, const Components& components,
    const Position& position, const BoardLook& look, std::vector<desk::Hotspot>& things)
{
    ui.fill(rect, ui.theme().water);
    BoardPicture picture(ui, rect, components, position, look);
    picture.draw_ring(things);
    picture.draw_map(things);
    picture.draw_homes();
    picture.draw_figures();
    return picture.tapped();
}

} // namespace consigliere::table_mafia
