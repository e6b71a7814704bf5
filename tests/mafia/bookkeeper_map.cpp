/// The map, and what is bought.

#include "tests/mafia/bookkeeper.h"
#include "tests/mafia/bookkeeper_words.h"

#include <algorithm>

namespace consigliere::test {

int Bookkeeper::pieces(const std::string& figure) const
{
    return static_cast<int>(std::count_if(
        m_map.begin(), m_map.end(), [&](const auto& piece) { return piece.second == figure; }));
}

int Bookkeeper::rank(const std::string& figure) const
{
    const int count = pieces(figure);
    return count >= 7 ? 2 : count >= 3 ? 1 : 0;
}

void Bookkeeper::buy(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& thing = words[2];
    if (is_square(thing)) {
        pays(figure, price(figure, "field", 6'000));
        place(figure, thing);
        return;
    }
    pays(figure, kind_of(thing) == "bank" ? 4'000 : 6'000);
    m_holders[thing] = figure;
}

void Bookkeeper::deal(const Words& words)
{
    const std::string& buyer = words[0];
    const std::string& thing = words[2];
    const std::string& seller = words[4];
    pays(buyer, std::stoi(words[6]), seller);
    if (is_square(thing)) {
        const bool is_there =
            kind_of(m_field_of[buyer]) == "exchange" || kind_of(m_field_of[seller]) == "exchange";
        if (seat(buyer) == seat(seller) && is_there)
            pays(buyer, 1'000);
        lift(thing);
        place(buyer, thing);
    } else if (is_card(thing)) {
        if (m_open[seller].erase(thing) > 0)
            m_open[buyer].insert(thing);
    } else {
        m_holders[thing] = buyer;
    }
}

void Bookkeeper::send(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& from = words[2];
    const std::string& to = words[4];
    m_guarded.erase(from);
    const auto piece = m_map.find(to);
    if (piece != m_map.end() && piece->second == figure) {
        m_guarded.insert(to);
        return;
    }
    if (piece != m_map.end()) {
        pays(figure, m_guarded.count(to) > 0 ? 12'000 : price(figure, "fee", 4'000));
        lift(to);
    }
    place(figure, to);
}

void Bookkeeper::place(const std::string& figure, const std::string& square)
{
    m_map[square] = figure;
    gets("antonio", 400);
}

void Bookkeeper::lift(const std::string& square)
{
    m_map.erase(square);
    m_guarded.erase(square);
}

} // namespace consigliere::test
