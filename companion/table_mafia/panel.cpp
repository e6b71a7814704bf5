#include "companion/table_mafia/panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

namespace consigliere::table_mafia {

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
                .label = tell(figure),
                .tap = tap(figure),
                .is_chosen = chosen == figure,
                .sign = sign_of(figure)});
}

void add_businesses(Contents& panel, Field told, const std::function<Tap(Field)>& tap)
{
    panel.heading(tr_fill("{kind}: which one?", {{"kind", tell(told.kind())}}));
    panel.remark(tr("Your board may have several. Number them any way you like, and keep those "
                    "numbers this evening."));
    const auto chosen = told.number() > 0 ? std::optional(told.number()) : std::nullopt;
    panel.numbers("which", 1, Field::most, chosen,
        [&](int number) { return tap(Field(told.kind(), number)); });
}

void add_amount(Contents& panel, std::string_view heading, std::string_view id, int& amount)
{
    panel.heading(std::string(heading));
    panel.add(desk::Amount{std::string(id), &amount, &money});
}

void add_squares(Contents& panel, std::string_view id, std::optional<Square> chosen,
    const std::function<Tap(Square)>& tap)
{
    desk::Buttons map{Lay::grid, {}, Square::columns};
    Squares::all().each([&](Square square) {
        map.buttons.push_back(
            {std::string(id) + ":" + word_of(square), tell(square), tap(square), chosen == square});
    });
    panel.add(std::move(map));
}

BoardTarget target_for(std::string_view meaning, Tap tap)
{
    const bool may = tap.readiness == ControlState::enabled;
    return {std::string(meaning), tap.readiness, may, {}, std::move(tap.does)};
}

} // namespace consigliere::table_mafia
