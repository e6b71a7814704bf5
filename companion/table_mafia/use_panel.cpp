#include "companion/table_mafia/use_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

bool gets_card(Card card)
{
    const CardUse use = use_of(card);
    return use == CardUse::takes_card || use == CardUse::takes_card_or_business;
}

bool takes_business(Card card)
{
    const CardUse use = use_of(card);
    return use != CardUse::as_described && use != CardUse::takes_card;
}

} // namespace

void UsePanel::reset()
{
    m_user.reset();
    m_used.reset();
    m_business.reset();
}

/// Until somebody was chosen whoever has just told a card; else the figure on turn, and its
/// relatives only where it has nothing to use.
Figure UsePanel::user(const View& view, const Possible& possible) const
{
    if (m_user)
        return *m_user;
    if (const auto told = m_card.just_told(view))
        return told->figure;
    const Figure turn = *view.position().turn.figure;
    const auto family = figures_of(family_of(turn));
    const auto able =
        std::ranges::find_if(family, [&](Figure figure) { return possible.may_use_any(figure); });
    return possible.may_use_any(turn) || able == family.end() ? turn : *able;
}

/// The card of which is asked what it is used on.
std::optional<Card> UsePanel::used(const View& view, Figure figure) const
{
    if (m_used)
        return m_used;
    const auto told = m_card.just_told(view);
    const bool is_asked =
        told && told->figure == figure && use_of(told->card) != CardUse::as_described;
    return is_asked ? std::optional(told->card) : std::nullopt;
}

BoardLook UsePanel::look(const View& view)
{
    const Figure figure = user(view, Possible(view));
    const std::optional<Card> card = used(view, figure);
    BoardLook look;
    look.lit = figure;
    if (!card || !takes_business(*card))
        return look;
    look.fields = [figure, card, &view](Field field) -> std::optional<BoardTarget> {
        if (!is_business(field.kind()))
            return std::nullopt;
        const bool is_kind = field.number() == 0;
        const Field meant = is_kind ? neutral_one(view.position(), field.kind()) : field;
        const bool may = view.may(figure, UseCard{*card, meant, std::nullopt, {}});
        return BoardTarget{"use:" + word_of(*card), may ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void UsePanel::touched(const View& view, const BoardTouch& touch)
{
    const Figure figure = user(view, Possible(view));
    const std::optional<Card> card = used(view, figure);
    if (!touch.field || !card)
        return;
    const bool is_kind = touch.field->number() == 0;
    const Field meant = is_kind ? neutral_one(view.position(), touch.field->kind()) : *touch.field;
    const UseCard use{*card, meant, std::nullopt, {}};
    if (is_kind && view.may(figure, use))
        m_business = touch.field->kind();
    else
        view.record(figure, use);
}

void UsePanel::choose(const View& view, Figure figure, Card card)
{
    m_used.reset();
    m_business.reset();
    if (gets_card(card) || takes_business(card))
        m_used = card;
    else
        m_card.begin(view, figure, UseCard{card, std::nullopt, std::nullopt, {}});
}

void UsePanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Possible possible(view);
    const Figure figure = user(view, possible);
    draw_turn_header(ui, rect, figure,
        tr_fill("{figure} uses a red card", {{"figure", tell(figure)}}), tr("M-6.1c"));
    if (button(ui, "use:back", foot, tr("Back"))) {
        reset();
        m_mode = Mode::step;
        return;
    }
    scroll_area(ui, "use", rect, [&](Rect& rest) {
        draw_users(ui, rest, view, possible);
        const std::optional<Card> card = used(view, figure);
        draw_known(ui, rest, view, possible);
        draw_number(ui, rest, view, possible);
        if (card && takes_business(*card))
            paragraph(ui, rest, tr("Tap the business on the circuit: what glows can be taken."));
        if (card && m_business) {
            if (const auto business = choose_business(ui, rest, Field(*m_business, 0)))
                view.record(figure, UseCard{*card, *business, std::nullopt, {}});
        }
        if (card && gets_card(*card))
            draw_takings(ui, rest, view, {figure, *card});
    });
}

/// Those of the family who can use one; who has one and cannot says why.
void UsePanel::draw_users(Ui& ui, Rect& rect, const View& view, const Possible& possible)
{
    const Family family = family_of(*view.position().turn.figure);
    const auto mood = [&](Figure one) -> widgets::Readiness {
        if (family_of(one) != family)
            return ready_if(false, tr("This figure is of the other family."));
        if (!possible.has_red(one))
            return ready_if(false, tr("This figure has no red card."));
        return possible.may_use_any(one) ? Mood::ready : Mood::refused;
    };
    const auto chosen = choose_figure(ui, rect, {"user", user(view, possible), mood});
    if (!chosen)
        return;
    if (mood(*chosen) == Mood::refused) {
        view.explain(*chosen, possible.any_use(*chosen));
        return;
    }
    m_user = chosen;
    m_used.reset();
    m_business.reset();
}

/// Cards whose faces everybody has seen, or has just been told, need no number again.
void UsePanel::draw_known(Ui& ui, Rect& rect, const View& view, const Possible& possible)
{
    const Figure figure = user(view, possible);
    const auto sight = view.sight();
    std::vector<Card> known = known_cards(sight->present().of(figure).cards);
    const auto told = m_card.just_told(view);
    if (told && told->figure == figure && std::ranges::find(known, told->card) == known.end())
        known.push_back(told->card);
    for (const Card card : known) {
        if (card.deck() == Deck::black)
            continue;
        const std::string text = text_of(view.components(), card);
        const Mood mood = possible.may_use(figure, card) ? Mood::ready : Mood::refused;
        if (card_button(ui, "use:" + word_of(card), rect.cut_top(56_dp, 8_dp), tell(card), text,
                {chosen_if(used(view, figure) == card), mood, Font::body}))
            choose(view, figure, card);
    }
}

/// The number of one that lies face down: whoever has it can look at what he has told of his cards.
void UsePanel::draw_number(Ui& ui, Rect& rect, const View& view, const Possible& possible)
{
    const Figure figure = user(view, possible);
    const auto sight = view.sight();
    if (sight->present().of(figure).cards.untold == 0)
        return;
    heading(ui, rect, tr("Face down: its number"));
    draw_glance(ui, rect.cut_top(52_dp, 8_dp), view, figure);
    const auto mood = [&](int number) {
        return possible.may_use(figure, Card(Deck::red, number)) ? Mood::ready : Mood::refused;
    };
    const auto chosen = m_used ? std::optional(m_used->number()) : std::nullopt;
    if (const auto number = choose_number(ui, rect, {"use", 1, Card::reds, chosen, mood}))
        choose(view, figure, Card(Deck::red, *number));
}

/// What somebody has told of his own cards is shown while he holds the button.
void UsePanel::draw_glance(Ui& ui, const Rect& rect, const View& view, Figure figure)
{
    const int seat = static_cast<int>(view.position().of(figure).seat);
    if (!button_ground(ui, "use:hold", rect).held) {
        draw_label(ui, rect.inset(10_dp, 2_dp), tr("Hold to see the cards"),
            {Font::body, ui.theme().text, 0.5F});
        return;
    }
    const auto own = view.evening().sight(ledger::Audience::seat(seat));
    const Cards& cards = own->present().of(figure).cards;
    std::vector<std::string> told;
    for (const Card card : red_cards(cards))
        told.push_back(tell(card));
    draw_label(
        ui, rect.inset(10_dp, 2_dp), ledger::join(told, ", "), {Font::body, ui.theme().text, 0.5F});
}

/// The cards that can be taken: open ones by number, the others face down.
void UsePanel::draw_takings(Ui& ui, Rect& rect, const View& view, const CardMove::Told& used)
{
    heading(ui, rect, tr("Takes which card?"));
    const auto sight = view.sight();
    for (const Figure from : all_of<Figure>) {
        if (share_purse(view.position(), from, used.figure))
            continue;
        for (const Card card : red_cards(sight->present().of(from).cards)) {
            if (figure_button(ui, "take:" + std::string(word_of(from)) + ":" + word_of(card),
                    rect.cut_top(52_dp, 6_dp), from, tell(from) + ": " + tell(card),
                    {.font = Font::body}))
                view.record(
                    used.figure, UseCard{used.card, std::nullopt, UseCard::Taken{card, from}, {}});
        }
    }
}

} // namespace consigliere::table_mafia
