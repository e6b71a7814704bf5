#include "companion/court/faq_band.h"

#include "companion/frame/finding.h"
#include "companion/telling/quoted.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

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

/// Texts of a card; nullopt if the full answer does not fit.
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
    // The last paragraph needs no gap below.
    if (height_of(ui, texts, inside.width()) - 6_dp > inside.height())
        return std::nullopt;
    return texts;
}

} // namespace

ArguedBand lay_out_argued_band(
    const Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments)
{
    ArguedBand laid_out{band, {}};
    for (std::size_t count = std::min(most_cards, arguments.size()); count > 0; --count) {
        const std::vector<Rect> places =
            lay_out(band).cards.columns(static_cast<int>(count), 14_dp);
        laid_out.cards.clear();
        for (std::size_t i = 0; i < count; ++i) {
            std::optional<std::vector<Paragraph>> texts = texts_in(ui, places[i], arguments[i]);
            if (!texts)
                break;
            laid_out.cards.push_back(
                {arguments[i].argued.argument->id, places[i], std::move(*texts)});
        }
        if (laid_out.cards.size() == count)
            return laid_out;
    }
    laid_out.cards.clear();
    return laid_out;
}

BandTouch draw_argued_band(Ui& ui, const ArguedBand& band)
{
    BandTouch touch;
    const Places places = lay_out(band.rect);
    ui.fill(band.rect, ui.theme().panel);
    ui.line(
        {band.rect.left, band.rect.top}, {band.rect.right, band.rect.top}, ui.theme().brass, 2_dp);
    Rect row = places.heading;
    heading(ui, row, tr("Common disputes here"));
    for (const ArguedBand::Card& card : band.cards) {
        if (ui.touch("argued:" + card.argument, card.rect))
            touch.argument = card.argument;
        raised(ui, card.rect);
        Rect inside = inside_of(card.rect);
        draw_paragraphs(ui, inside, card.texts);
    }
    touch.puts_away = button(ui, "why:seats", places.put_away, symbol::cross);
    return touch;
}

} // namespace consigliere::screens
