#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
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

/// The player's own entered cards; shown only while the button is held.
std::string tell_own(const View& view, Figure figure)
{
    const int seat = static_cast<int>(view.position().of(figure).seat);
    const auto own = view.evening().observed(ledger::Audience::seat(seat));
    std::vector<std::string> told;
    for (const Card card : red_cards(own->present().of(figure).cards))
        told.push_back(tell(card));
    return ledger::join(told, ", ");
}

} // namespace

void UsePanel::reset()
{
    m_user.reset();
    m_used.reset();
    m_business.reset();
}

/// The chosen figure; else the one with a just announced card; else the figure on turn, or a
/// relative if only that one can use a card.
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

/// The card whose target is asked for; nullopt if none.
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
    look.fields = [this, figure, card, &view](Field field) -> std::optional<BoardTarget> {
        if (!is_business(field.kind()))
            return std::nullopt;
        const bool is_kind = field.number() == 0;
        const Field meant = is_kind ? neutral_one(view.position(), field.kind()) : field;
        Tap tap = deed(view, figure, UseCard{*card, meant, std::nullopt, {}});
        // Ask for the number first.
        if (is_kind && tap.readiness == ControlState::enabled)
            tap = desk::sets(m_business, field.kind());
        return target_for("use:" + word_of(*card), std::move(tap));
    };
    return look;
}

Tap UsePanel::choose(const View& view, const Possible& possible, Figure figure, Card card)
{
    const auto does = [this, &view, figure, card] {
        m_used.reset();
        m_business.reset();
        if (gets_card(card) || takes_business(card))
            m_used = card;
        else
            m_card.begin(view, figure, UseCard{card, std::nullopt, std::nullopt, {}});
    };
    return desk::tap_if(possible.may_use(figure, card), does, does);
}

Contents UsePanel::contents(const View& view)
{
    const Possible possible(view);
    const Figure figure = user(view, possible);
    const std::optional<Card> card = used(view, figure);
    Contents panel{"use",
        {sign_of(figure), tr_fill("{figure} uses a red card", {{"figure", tell(figure)}}),
            tr("M-6.1c")}};
    add_users(panel, view, possible);
    if (card && takes_business(*card))
        panel.text(possible.may_use(figure, *card)
                ? tr("Tap a glowing business on the circuit to take it.")
                : tr_fill("{card} can’t take anything now.", {{"card", tell(*card)}}));
    add_known(panel, view, possible);
    add_number(panel, view, possible);
    if (card && m_business)
        add_businesses(panel, Field(*m_business, 0), [&](Field business) {
            return desk::records(view, figure, UseCard{*card, business, std::nullopt, {}});
        });
    if (card && gets_card(*card))
        add_takings(panel, view, {figure, *card});
    panel.goes_back("use:back", [this] {
        reset();
        m_mode = Mode::step;
    });
    return panel;
}

/// Adds figures of the family that can use a card; those with a card they cannot use explain why.
void UsePanel::add_users(Contents& panel, const View& view, const Possible& possible)
{
    const Family family = family_of(*view.position().turn.figure);
    add_figures(panel, "user", user(view, possible), [&](Figure one) {
        if (family_of(one) != family)
            return Tap{ready_if(false, tr("This figure is from the other family."))};
        if (!possible.has_red(one))
            return Tap{ready_if(false, tr("This figure has no red card."))};
        return desk::tap_if(
            possible.may_use_any(one),
            [this, one] {
                reset();
                m_user = one;
            },
            [&view, one, use = possible.any_use(one)] { view.explain(one, use); });
    });
}

/// Adds cards that are open or were just announced; their number is known.
void UsePanel::add_known(Contents& panel, const View& view, const Possible& possible)
{
    const Figure figure = user(view, possible);
    const auto observed = view.observed();
    std::vector<Card> known = known_cards(observed->present().of(figure).cards);
    const auto told = m_card.just_told(view);
    if (told && told->figure == figure && std::ranges::find(known, told->card) == known.end())
        known.push_back(told->card);
    for (const Card card : known) {
        if (card.deck() == Deck::red)
            panel.button(Lay::cards,
                {"use:" + word_of(card), tell(card), choose(view, possible, figure, card),
                    used(view, figure) == card, {}, text_of(view.components(), card)});
    }
}

/// Adds the number of a face-down card; its player can look up the entered ones.
void UsePanel::add_number(Contents& panel, const View& view, const Possible& possible)
{
    const Figure figure = user(view, possible);
    const auto observed = view.observed();
    if (observed->present().of(figure).cards.untold == 0)
        return;
    panel.heading(tr("Face down: its number"));
    panel.add(desk::Glance{"use:hold", tr("Hold to see the cards"),
        [&view, figure] { return tell_own(view, figure); }});
    const auto chosen = m_used ? std::optional(m_used->number()) : std::nullopt;
    panel.numbers("use", 1, Card::reds, chosen,
        [&](int number) { return choose(view, possible, figure, Card(Deck::red, number)); });
}

/// Adds cards that can be taken: open ones by number, others face down.
void UsePanel::add_takings(Contents& panel, const View& view, const CardMove::Told& used)
{
    panel.heading(tr("Takes which card?"));
    const auto observed = view.observed();
    for (const Figure from : all_of<Figure>) {
        if (share_purse(view.position(), from, used.figure))
            continue;
        for (const Card card : red_cards(observed->present().of(from).cards))
            panel.button(Lay::rows,
                {"take:" + std::string(word_of(from)) + ":" + word_of(card),
                    tell(from) + ": " + tell(card),
                    desk::records(view, used.figure,
                        UseCard{used.card, std::nullopt, UseCard::Taken{card, from}, {}}),
                    false, sign_of(from)});
    }
}

} // namespace consigliere::table_mafia
