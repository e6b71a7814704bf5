#include "companion/table_mafia/panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

namespace consigliere::table_mafia {

using language::number;

void draw_turn_header(Ui& ui, Rect& rect, std::optional<Figure> figure, std::string_view title,
    std::string_view detail)
{
    desk::draw_head(ui, rect, {sign_of(figure), std::string(title), std::string(detail)});
}

std::string tell_standing(const View& view, Figure figure)
{
    const Position& position = view.position();
    return tr_fill("{player} · {family} · {rank}, {pieces}",
        {{"player", view.player(figure)}, {"family", tell(family_of(figure))},
            {"rank", tell(rank_of(position, figure))},
            {"pieces", tr_count("{n} piece", "{n} pieces", pieces_of(position, figure))}});
}

void add_figures(Contents& panel, std::string_view id, std::optional<Figure> chosen,
    const std::function<Tap(Figure)>& tap)
{
    for (const Figure figure : all_of<Figure>)
        panel.button(Lay::discs,
            {.id = std::string(id) + ":" + std::string(word_of(figure)),
                .tap = tap(figure),
                .is_chosen = chosen == figure,
                .sign = sign_of(figure)});
}

void add_businesses(Contents& panel, Field told, const std::function<Tap(Field)>& tap)
{
    panel.heading(tr_fill("{kind}: which one?", {{"kind", tell(told.kind())}}));
    panel.remark(
        tr("Your board may have several. Number them as you like, and keep to it this evening."));
    const auto chosen = told.number() > 0 ? std::optional(told.number()) : std::nullopt;
    panel.numbers("which", 1, Field::most, chosen,
        [&](int number) { return tap(Field(told.kind(), number)); });
}

void add_amount(Contents& panel, std::string_view heading, std::string_view id, int& amount)
{
    panel.heading(std::string(heading));
    panel.add(desk::Amount{std::string(id), &amount, &money});
}

BoardTarget target_for(std::string_view meaning, Tap tap)
{
    const bool may = tap.readiness == Mood::ready;
    return {std::string(meaning), tap.readiness, may, {}, std::move(tap.does)};
}

std::optional<int> choose_number(Ui& ui, Rect& rect, const NumberRow& row)
{
    const int count = row.most - row.least + 1;
    const std::vector<Rect> cells = desk::cut_numbers(rect, count);
    std::optional<int> tapped;
    for (int i = 0; i < count; ++i) {
        const int value = row.least + i;
        const Mood mood = row.mood ? row.mood(value) : Mood::ready;
        if (button(ui, std::string(row.id) + ":" + std::to_string(value),
                cells[static_cast<std::size_t>(i)], number(value),
                {chosen_if(row.chosen == value), mood, Font::lead}))
            tapped = value;
    }
    return tapped;
}

std::optional<Field> choose_business(
    Ui& ui, Rect& rect, Field told, const std::function<bool(Field)>& may)
{
    heading(ui, rect, tr_fill("{kind}: which one?", {{"kind", tell(told.kind())}}));
    remark(ui, rect,
        tr("Your board may have several. Number them as you like, and keep to it this evening."));
    const auto chosen = told.number() > 0 ? std::optional(told.number()) : std::nullopt;
    const auto mood = [&](int number) {
        return !may || may(Field(told.kind(), number)) ? Mood::ready : Mood::refused;
    };
    const auto tapped = choose_number(ui, rect, {"which", 1, Field::most, chosen, mood});
    return tapped ? std::optional(Field(told.kind(), *tapped)) : std::nullopt;
}

int choose_amount(Ui& ui, Rect& rect, std::string_view id, int amount, AmountRange range)
{
    return desk::choose_amount(ui, rect, id, amount, range, money(amount));
}

int type_amount(Ui& ui, Rect& rect, std::string_view id, int amount, const AmountRange& range)
{
    constexpr int digits = 10;
    const std::vector<Rect> cells = desk::cut_numbers(rect, digits + 1);
    const auto key = [&](int place, const std::string& name, std::string_view face,
                         const ButtonStyle& style) {
        return button(
            ui, std::string(id) + ":" + name, cells[static_cast<std::size_t>(place)], face, style);
    };
    int typed = amount;
    // From 1 to 9, then 0, as they stand on a keyboard.
    for (int place = 0; place < digits; ++place) {
        const int digit = (place + 1) % digits;
        const int longer = amount * digits + digit;
        if (key(place, "digit:" + std::to_string(digit), number(digit),
                {.mood = ready_if(longer <= range.most, tr("It cannot be more.")),
                    .font = Font::lead}))
            typed = longer;
    }
    if (key(digits, "erase", widgets::symbol::erase,
            {.mood = ready_if(amount > 0, tr("It cannot be less.")), .font = Font::lead}))
        typed = amount / digits;
    return typed;
}

} // namespace consigliere::table_mafia
