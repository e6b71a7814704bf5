#include "companion/table_mafia/names.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace consigliere::table_mafia {

using language::number;

std::string tell_actor(std::string_view actor)
{
    constexpr std::string_view place = "player-";
    const std::optional<int> n =
        actor.starts_with(place) ? ledger::number_of(actor.substr(place.size())) : std::nullopt;
    return n ? tr_fill("Player {n}", {{"n", number(*n)}}) : std::string(actor);
}

std::string tell(Field field)
{
    const std::string kind = tell(field.kind());
    const bool has_number = is_business(field.kind()) && field.number() > 0;
    return has_number ? kind + " " + number(field.number()) : kind;
}

std::string tell(Square square)
{
    return word_of(square);
}

std::string tell(Squares squares)
{
    std::vector<std::string> told;
    squares.each([&told](Square square) { told.push_back(tell(square)); });
    return ledger::join(told, ", ");
}

std::string tell(Card card)
{
    if (!card.is_told())
        return tell(card.deck());
    return tr_fill(card.deck() == Deck::red ? to_translate("Red {n}") : to_translate("Black {n}"),
        {{"n", number(card.number())}});
}

std::string tell(const Property& property)
{
    return std::visit([](const auto& thing) { return tell(thing); }, property);
}

std::string tell(Party party)
{
    return party.figure ? tell(*party.figure) : tr("the bank");
}

std::string tell(Post post)
{
    return post.square ? tell(*post.square) : tr("the home point");
}

std::string tell(const Effect& effect)
{
    const std::string name = tell(effect.kind);
    if (effect.kind == Effect::Kind::move_to)
        return name + ": " + tell(effect.field);
    if (!has_amount(effect.kind))
        return name;
    const auto told = [](const std::optional<int>& amount) {
        return amount ? number(*amount) : std::string("?");
    };
    const Amounts& amounts = effect.amounts;
    const bool is_one =
        std::ranges::adjacent_find(amounts, std::ranges::not_equal_to()) == amounts.end();
    if (is_one)
        return name + ": " + told(amounts[0]);
    return name + ": " + language::listed(all_of<Rank>, [&](Rank rank) {
        return tell(rank) + " " + told(amounts[static_cast<std::size_t>(rank)]);
    });
}

std::string tell(Believe::Claim claim)
{
    constexpr std::array<const char*, ledger::count_of<Believe::Claim>> claims{
        to_translate("has this much money"), to_translate("got with the last entry"),
        to_translate("paid with the last entry"), to_translate("has this many pieces"),
        to_translate("has this many killers"), to_translate("has this rank"), to_translate("owes"),
        to_translate("keeps after the vendetta"), to_translate("plays next"), to_translate("leads"),
        to_translate("wins"), to_translate("is guarded"), to_translate("isn’t guarded")};
    return tr(claims[static_cast<std::size_t>(claim)]);
}

bool counts_things(Believe::Claim claim)
{
    using enum Believe::Claim;
    return claim == pieces || claim == killers || claim == left;
}

std::string tell(const Belief& belief)
{
    using Form = Believe::Form;
    const Form form = form_of(belief.claim);
    const std::string who = form == Form::square ? tell(belief.square) : tell(belief.figure);
    const std::string claim = who + " " + tell(belief.claim);
    if (form == Form::rank)
        return claim + ": " + tell(belief.rank);
    if (form == Form::number)
        return claim + ": "
            + (counts_things(belief.claim) ? number(belief.number) : donars(belief.number));
    return claim;
}

std::string text_of(const Components& components, Card card)
{
    const CardText* known = components.text_of(card);
    if (known == nullptr)
        return {};
    if (!known->text.empty() || !known->effects)
        return known->text;
    return language::listed(*known->effects, [](const Effect& effect) { return tell(effect); });
}

std::vector<Card> known_cards(const Cards& cards)
{
    std::vector<Card> known;
    cards.open.each([&](int n) { known.emplace_back(Deck::red, n); });
    cards.black.each([&](int n) { known.emplace_back(Deck::black, n); });
    cards.covered.each([&](int n) { known.emplace_back(Deck::red, n); });
    return known;
}

std::vector<Card> red_cards(const Cards& cards)
{
    std::vector<Card> red = known_cards(cards);
    std::erase_if(red, [](Card card) { return card.deck() == Deck::black; });
    if (cards.untold > 0)
        red.emplace_back(Deck::red, 0);
    return red;
}

std::string with_sign(int amount)
{
    return (amount > 0 ? "+" : amount < 0 ? "−" : "") + language::number(std::abs(amount));
}

std::string donars(int amount)
{
    const std::string told = tr_count("{n} donar", "{n} donar", std::abs(amount));
    return amount < 0 ? "−" + told : told;
}

} // namespace consigliere::table_mafia
