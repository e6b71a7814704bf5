#include "companion/desk/contents.h"

#include "companion/desk/vocabulary.h"
#include "companion/widgets/chips.h"

#include <algorithm>

namespace consigliere::desk {

using namespace vocabulary;

void Contents::button(Lay lay, Button button)
{
    Buttons* last = rows.empty() ? nullptr : std::get_if<Buttons>(&rows.back().what);
    if (last == nullptr || last->lay != lay)
        add(Buttons{lay, {std::move(button)}});
    else
        last->buttons.push_back(std::move(button));
}

void Contents::numbers(std::string_view id, int least, int most, std::optional<int> chosen,
    const std::function<Tap(int)>& tap)
{
    for (int number = least; number <= most; ++number)
        button(Lay::numbers,
            {std::string(id) + ":" + std::to_string(number), language::number(number), tap(number),
                chosen == number});
}

void Contents::goes_back(std::string id, std::function<void()> does)
{
    aside = Button{std::move(id), tr("Back"), {{}, std::move(does)}};
}

namespace {

/// Draws one panel in one frame and defers the tapped action until all is drawn.
class Layout {
public:
    Layout(Ui& ui, const Rect& panel)
        : m_ui(ui)
        , m_room(panel.height())
        , m_shape(shape_of(panel))
    {
    }

    void draw_rows(Rect& rest, const std::vector<Row>& rows);
    void draw_foot(Rect foot, const Contents& contents);
    /// Runs the tapped action, which may record a line.
    void answer() const
    {
        if (m_tapped)
            m_tapped();
    }

private:
    [[nodiscard]] bool is_shown(const Row& row) const;
    void draw_row(Rect& rest, const Row& row);
    void draw_part(Rect& rest, const Heading& part) { widgets::heading(m_ui, rest, part.text); }
    void draw_part(Rect& rest, const Text& part);
    void draw_part(Rect& rest, const Line& part);
    void draw_part(Rect& rest, const Buttons& part);
    void draw_part(Rect& rest, const Amount& part);
    void draw_part(Rect& rest, const Glance& part);
    void draw_part(Rect& rest, const Drawn& part) { part.draw(m_ui, rest); }
    void draw_part(Rect& rest, const Picture& part);
    void draw_chips(Rect& rest, const std::vector<Button>& buttons);
    [[nodiscard]] int columns_of(const Buttons& part, float width) const;
    [[nodiscard]] std::vector<Rect> cut(Rect& rest, const Buttons& part) const;
    [[nodiscard]] bool draw_thing(Rect place, const Button& thing);
    [[nodiscard]] bool draw_button(const Rect& cell, Lay lay, const Button& choice);

    Ui& m_ui;
    float m_room;
    float m_start = 0; ///< Top of the rows, including the scroll offset.
    PanelShape m_shape;
    std::function<void()> m_tapped;
};

ButtonStyle style_of(const Button& choice, Font font)
{
    return {choice.is_next ? ButtonKind::next : chosen_if(choice.is_chosen), choice.tap.readiness,
        font, choice.symbol};
}

bool Layout::is_shown(const Row& row) const
{
    const bool is_low = m_shape == PanelShape::low;
    return row.where == Where::everywhere || (row.where == Where::low) == is_low;
}

/// End index of the rows beside a heading.
std::size_t end_beside(const std::vector<const Row*>& rows, std::size_t heading, Heading::Low low)
{
    std::size_t end = std::min(heading + 2, rows.size());
    while (low == Heading::Low::beside_all && end < rows.size()
        && !std::holds_alternative<Heading>(rows[end]->what))
        ++end;
    return end;
}

void Layout::draw_rows(Rect& rest, const std::vector<Row>& rows)
{
    m_start = rest.top;
    std::vector<const Row*> shown;
    for (const Row& row : rows) {
        if (is_shown(row))
            shown.push_back(&row);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto* heading = std::get_if<Heading>(&shown[i]->what);
        if (heading == nullptr || heading->low == Heading::Low::above) {
            draw_row(rest, *shown[i]);
            continue;
        }
        draw_headed(m_ui, rest, m_shape, heading->text, [&](Rect& row) {
            for (const std::size_t end = end_beside(shown, i, heading->low); i + 1 < end;)
                draw_row(row, *shown[++i]);
        });
    }
    for (const Row& row : rows) {
        if (row.where == Where::low_end && m_shape == PanelShape::low)
            draw_row(rest, row);
    }
}

void Layout::draw_row(Rect& rest, const Row& row)
{
    std::visit([&](const auto& part) { draw_part(rest, part); }, row.what);
}

void Layout::draw_part(Rect& rest, const Text& part)
{
    const widgets::Theme& theme = m_ui.theme();
    switch (part.tone) {
    case Text::Tone::plain:
        paragraph(m_ui, rest, part.text);
        return;
    case Text::Tone::quiet:
        remark(m_ui, rest, part.text);
        return;
    case Text::Tone::told:
        paragraph(m_ui, rest, part.text, Font::lead, theme.brass_text);
        return;
    case Text::Tone::forbidden:
        paragraph(m_ui, rest, part.text, Font::strong, theme.refused_text);
        return;
    }
}

void Layout::draw_part(Rect& rest, const Line& part)
{
    const bool has_detail = !part.detail.empty();
    Rect row = has_detail ? rest.cut_top(52_dp, 6_dp) : rest.cut_top(36_dp, 4_dp);
    const float size = row.height() - 8_dp;
    part.sign(m_ui, row.cut_left(size + 4_dp, has_detail ? 12_dp : 8_dp).centre(), size);
    if (!has_detail) {
        m_ui.elide_text(row, part.text, {Font::body, m_ui.theme().quiet});
        return;
    }
    m_ui.text(row.cut_top(26_dp), part.text, {Font::strong, m_ui.theme().text});
    m_ui.text(row, part.detail, {Font::small, m_ui.theme().quiet});
}

void Layout::draw_part(Rect& rest, const Amount& part)
{
    const int chosen = part.tell == nullptr
        ? step_amount(m_ui, rest, part.id, *part.amount, part.range)
        : choose_amount(m_ui, rest, part.id, *part.amount, part.range, part.tell(*part.amount));
    if (chosen != *part.amount)
        m_tapped = [amount = part.amount, chosen] { *amount = chosen; };
}

void Layout::draw_part(Rect& rest, const Picture& part)
{
    const float left = m_room - (rest.top - m_start);
    part.draw(m_ui, rest.cut_top(std::clamp(left, part.most / 2, part.most)));
}

void Layout::draw_part(Rect& rest, const Glance& part)
{
    const Rect place = rest.cut_top(52_dp, 8_dp);
    const bool is_held = button_ground(m_ui, part.id, place).held;
    draw_label(m_ui, place.inset(10_dp, 2_dp), is_held ? part.seen() : part.label,
        {Font::body, m_ui.theme().text, 0.5F});
}

float height_of(Lay lay)
{
    switch (lay) {
    case Lay::shelf:
    case Lay::low_rows:
        return 52_dp;
    case Lay::stops:
        return 62_dp;
    case Lay::things:
    case Lay::sides:
        return 64_dp;
    case Lay::tiles:
        return 72_dp;
    case Lay::grid:
        return 50_dp;
    default:
        return 56_dp;
    }
}

float gap_of(Lay lay)
{
    if (lay == Lay::grid)
        return 4_dp;
    return lay == Lay::stops ? 6_dp : 8_dp;
}

Font font_of(Lay lay)
{
    if (lay == Lay::numbers || lay == Lay::sides)
        return Font::lead;
    return lay == Lay::cards || lay == Lay::grid ? Font::body : Font::strong;
}

int Layout::columns_of(const Buttons& part, float width) const
{
    const Lay lay = part.lay;
    const bool is_low = m_shape == PanelShape::low;
    if (lay == Lay::grid)
        return part.columns;
    if (lay == Lay::pairs || lay == Lay::sides || (is_low && lay == Lay::stops))
        return 2;
    if (lay == Lay::tiles)
        return std::max(1, static_cast<int>(width / 200_dp));
    if (lay == Lay::shelf)
        return width > 400_dp ? 2 : 1;
    const bool is_one_line = lay == Lay::columns || (is_low && lay == Lay::ways);
    return is_one_line ? static_cast<int>(part.buttons.size()) : 1;
}

/// Cuts the rectangles of the buttons off the top.
std::vector<Rect> Layout::cut(Rect& rest, const Buttons& part) const
{
    const auto count = static_cast<int>(part.buttons.size());
    if (part.lay == Lay::discs)
        return cut_discs(rest, count);
    if (part.lay == Lay::numbers)
        return cut_numbers(rest, count);
    const int columns = columns_of(part, rest.width());
    const float gap = gap_of(part.lay);
    std::vector<Rect> places;
    for (int i = 0; i < count; i += columns) {
        for (const Rect& place : rest.cut_top(height_of(part.lay), gap).columns(columns, gap))
            places.push_back(place);
    }
    // Keeps the distance to what follows despite narrow gaps in the grid.
    if (part.lay == Lay::grid)
        rest.cut_top(4_dp);
    return places;
}

/// Draws a veil over an unavailable item, and its owner's icon in front of it.
bool Layout::draw_thing(Rect place, const Button& thing)
{
    if (thing.sign)
        thing.sign(m_ui, place.cut_left(32_dp, 6_dp).centre(), 30_dp);
    const bool is_tapped =
        !thing.id.empty() && m_ui.touch(thing.id, place, thing.tap.readiness).tapped;
    thing.picture(m_ui, place);
    if (thing.tap.readiness == ControlState::explains)
        m_ui.fill(place, m_ui.theme().panel.with_opacity(0.42F), 8_dp);
    return is_tapped;
}

bool labelled_button(Ui& ui, const Rect& cell, const Button& choice, const ButtonStyle& style)
{
    return choice.detail.empty()
        ? button(ui, choice.id, cell, choice.label, style)
        : button_with_detail(ui, choice.id, cell, choice.label, choice.detail, style);
}

bool Layout::draw_button(const Rect& cell, Lay lay, const Button& choice)
{
    if (lay == Lay::discs) {
        const bool is_tapped =
            draw_disc(m_ui, choice.id, cell, choice.sign, choice.is_chosen, choice.tap.readiness);
        m_ui.call(choice.id, [&] { return choice.label; });
        return is_tapped;
    }
    if (lay == Lay::things || lay == Lay::tiles || lay == Lay::shelf)
        return draw_thing(cell, choice);
    const ButtonStyle style = style_of(choice, font_of(lay));
    if (lay == Lay::cards)
        return card_button(m_ui, choice.id, cell, choice.label, choice.detail, style);
    if (choice.sign)
        return sign_button(
            m_ui, choice.id, cell, choice.sign, choice.label, style_of(choice, Font::body));
    if (!choice.picture)
        return labelled_button(m_ui, cell, choice, style);
    bool is_tapped = false;
    if (choice.id.empty())
        m_ui.fill(cell, m_ui.theme().raised.with_opacity(0.4F), 10_dp);
    else
        is_tapped = button_ground(m_ui, choice.id, cell, style).tapped;
    choice.picture(m_ui, cell);
    return is_tapped;
}

void Layout::draw_chips(Rect& rest, const std::vector<Button>& buttons)
{
    widgets::Chips chips(m_ui, rest);
    for (const Button& choice : buttons) {
        if (chips.add(choice.id, choice.label, style_of(choice, Font::body)))
            m_tapped = choice.tap.does;
    }
}

void Layout::draw_part(Rect& rest, const Buttons& part)
{
    if (part.lay == Lay::chips) {
        draw_chips(rest, part.buttons);
        return;
    }
    const std::vector<Rect> cells = cut(rest, part);
    for (std::size_t i = 0; i < part.buttons.size(); ++i) {
        if (draw_button(cells[i], part.lay, part.buttons[i]))
            m_tapped = part.buttons[i].tap.does;
    }
}

void Layout::draw_foot(Rect foot, const Contents& contents)
{
    const bool has_both = contents.aside && contents.next;
    if (contents.aside) {
        const Button& aside = *contents.aside;
        const Rect place = has_both ? foot.cut_left(foot.width() * 0.4F, 8_dp) : foot;
        if (labelled_button(
                m_ui, place, aside, style_of(aside, has_both ? Font::body : Font::strong)))
            m_tapped = aside.tap.does;
    }
    if (contents.next
        && button(m_ui, contents.next->id, foot, contents.next->label,
            {contents.next_kind, contents.next->tap.readiness, Font::strong,
                contents.next->symbol}))
        m_tapped = contents.next->tap.does;
}

} // namespace

void draw_contents(Ui& ui, Rect rect, Rect foot, const Contents& contents)
{
    if (contents.list.empty())
        return;
    if (foot.is_empty() && (contents.aside || contents.next))
        foot = rect.cut_bottom(60_dp, 10_dp);
    const auto& picture = contents.head.picture;
    const bool has_row = picture && !picture->is_beside(rect);
    bool goes_back = false;
    if (contents.leads_back)
        goes_back = draw_page_head(ui, rect, contents.head.title);
    else if (!contents.head.title.empty())
        draw_head(ui, rect, contents.head);
    Layout layout(ui, rect);
    scroll_area(ui, contents.list, rect, [&](Rect& rest) {
        if (has_row)
            picture->row(ui, rest.cut_top(40_dp, 8_dp));
        layout.draw_rows(rest, contents.rows);
    });
    layout.draw_foot(foot, contents);
    if (goes_back)
        contents.leads_back();
    else
        layout.answer();
}

void draw_rows(Ui& ui, Rect& rest, const Contents& contents)
{
    Layout layout(ui, rest);
    layout.draw_rows(rest, contents.rows);
    layout.answer();
}

} // namespace consigliere::desk
