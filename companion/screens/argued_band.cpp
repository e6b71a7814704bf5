#include "companion/screens/argued_band.h"

#include "companion/screens/finding.h"
#include "companion/telling/quoted.h"
#include "companion/widgets/marked_text.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace consigliere::screens {

using widgets::Paragraph;

namespace {

constexpr std::size_t most_cards = 3;

struct Places {
    Rect heading;
    Rect cards;
    Rect put_away;
};

Places lay_out(const Rect& band)
{
    Places places;
    Rect rest = band.inset(12_dp, 9_dp);
    places.heading = rest.cut_top(20_dp, 6_dp);
    places.put_away = rest.cut_right(56_dp, 12_dp);
    places.cards = rest;
    return places;
}

Rect inside_of(const Rect& card)
{
    return card.inset(14_dp, 8_dp);
}

/// The card of an argument; nothing when its whole answer has no room there.
std::optional<std::vector<Paragraph>> texts_in(
    const Ui& ui, const Rect& card, const ArguedHere& here)
{
    const widgets::Theme& theme = ui.theme();
    const auto& [rule, argument] = here.argued;
    std::string answer = argument->answer;
    if (!here.now.empty())
        answer += " " + tr_fill("Now: {answer}", {{"answer", here.now}});
    if (const std::string page = tell_page(rule); !page.empty())
        answer += "  ·  " + page;
    const Rect inside = inside_of(card);
    std::vector<Paragraph> texts{
        {{telling::quoted(argument->question), {}}, Font::strong, theme.text},
        {{std::move(answer), {}}, Font::body, theme.text}};
    // Below the last paragraph no gap is needed.
    if (height_of(ui, texts, inside.width()) - 6_dp > inside.height())
        return std::nullopt;
    return texts;
}

} // namespace

std::size_t fitting_in_band(
    const Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments)
{
    for (std::size_t count = std::min(most_cards, arguments.size()); count > 0; --count) {
        const std::vector<Rect> cards = lay_out(band).cards.columns(static_cast<int>(count), 14_dp);
        std::size_t fitting = 0;
        while (fitting < count && texts_in(ui, cards[fitting], arguments[fitting]))
            ++fitting;
        if (fitting == count)
            return count;
    }
    return 0;
}

BandTouch draw_argued_band(
    Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments, std::size_t count)
{
    BandTouch touch;
    const Places places = lay_out(band);
    ui.fill(band, ui.theme().panel);
    ui.line({band.left, band.top}, {band.right, band.top}, ui.theme().brass, 2_dp);
    Rect row = places.heading;
    heading(ui, row, tr("Often argued here"));
    const std::vector<Rect> cards = places.cards.columns(static_cast<int>(count), 14_dp);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& id = arguments[i].argued.argument->id;
        if (ui.touch("argued:" + id, cards[i]))
            touch.argument = id;
        raised(ui, cards[i]);
        Rect inside = inside_of(cards[i]);
        if (const auto texts = texts_in(ui, cards[i], arguments[i]))
            draw_paragraphs(ui, inside, *texts);
    }
    touch.puts_away = button(ui, "why:seats", places.put_away, symbol::cross);
    return touch;
}

} // namespace consigliere::screens
