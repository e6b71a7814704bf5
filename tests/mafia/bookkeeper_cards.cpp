/// Cards, and what they change.

#include "tests/mafia/bookkeeper.h"
#include "tests/mafia/bookkeeper_words.h"

#include <algorithm>

namespace consigliere::test {

int Bookkeeper::price(const std::string& figure, const std::string& what, int usual) const
{
    int price = usual;
    const auto open = m_open.find(figure);
    if (open == m_open.end())
        return price;
    // Of several cards the one with the highest number counts, red before black.
    std::vector<std::string> cards(open->second.begin(), open->second.end());
    std::sort(cards.begin(), cards.end(), [](const std::string& left, const std::string& right) {
        return std::pair(left.starts_with("black"), number_of(left))
            < std::pair(right.starts_with("black"), number_of(right));
    });
    for (const std::string& card : cards) {
        const auto effects = m_effects.find(card);
        if (effects == m_effects.end())
            continue;
        for (const std::string& effect : effects->second) {
            if (!effect.starts_with(what + " "))
                continue;
            const int amount = amount_at(effect.substr(what.size() + 1), rank(figure));
            price = amount < 0 ? price : amount;
        }
    }
    return price;
}

void Bookkeeper::draw(const std::string& figure, const std::string& card)
{
    if (m_draws > 0)
        --m_draws;
    else
        pays(figure, 400);
    if (card.starts_with("red"))
        return;
    if (stays(card))
        m_open[figure].insert(card);
    do_card(figure, card);
}

void Bookkeeper::use(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& card = words[2];
    if (words.size() > 3 && words[3] == "on")
        return use_on(figure, card, words[4]);
    if (words.size() > 3 && words[3] == "takes") {
        if (m_open[words[6]].erase(words[4]) > 0)
            m_open[figure].insert(words[4]);
        return;
    }
    if (stays(card))
        m_open[figure].insert(card);
    do_card(figure, card);
}

void Bookkeeper::use_on(
    const std::string& figure, const std::string& card, const std::string& business)
{
    const int number = number_of(card);
    const auto held = m_holders.find(business);
    if (number <= 6) {
        if (held != m_holders.end() && number <= 3)
            pays(figure, 4'400);
        else if (held != m_holders.end() && number == 6)
            pays(figure, 4'000, held->second);
        m_laid[business] = card;
        m_open[figure].erase(card);
    }
    m_holders[business] = figure;
}

void Bookkeeper::do_card(const std::string& figure, const std::string& card)
{
    const auto effects = m_effects.find(card);
    if (effects == m_effects.end())
        return;
    for (const std::string& effect : effects->second) {
        const Words words = words_of(effect);
        if (words[0] == "draw") {
            ++m_draws;
            continue;
        }
        if (words.size() < 3)
            continue;
        const bool is_collected = words[0] == "get";
        std::vector<std::string> others{"bank"};
        if (words[1] != "bank")
            others = family(figure, words[1] == "relatives");
        for (const std::string& other : others) {
            if (other == figure)
                continue;
            // Whoever pays, pays by his own rank.
            const bool is_other = is_collected && other != "bank";
            const int amount = amount_at(words[2], rank(is_other ? other : figure));
            if (amount < 0)
                continue;
            if (!is_collected)
                must_pay(figure, amount, other);
            else if (other == "bank")
                gets(figure, amount);
            else
                must_pay(other, amount, figure);
        }
    }
}

} // namespace consigliere::test
