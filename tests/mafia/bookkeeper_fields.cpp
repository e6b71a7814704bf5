/// The circuit: steps, and what its fields bring.

#include "tests/mafia/bookkeeper.h"
#include "tests/mafia/bookkeeper_words.h"

#include <algorithm>
#include <array>

namespace consigliere::test {

void Bookkeeper::roll(const Words& words)
{
    m_turn = words[0];
    m_is_clean_turn = m_met_agent.erase(m_turn) > 0;
    m_draws = 0;
}

void Bookkeeper::move(const Words& words)
{
    const std::string& figure = words[0];
    const std::string own_start = is_bonanno(figure) ? "start-bonanno" : "start-genovese";
    std::string& field = m_field_of[figure];
    bool has_passed = false;
    if (m_circuit.empty()) {
        has_passed = words.size() > 5 && field != own_start;
        field = words[4];
    } else {
        std::size_t place = static_cast<std::size_t>(
            std::find(m_circuit.begin(), m_circuit.end(), field) - m_circuit.begin());
        for (int steps = std::stoi(words[2]); steps > 0; --steps) {
            place = (place + 1) % m_circuit.size();
            has_passed = has_passed || (steps > 1 && m_circuit[place] == own_start);
        }
        field = m_circuit[place];
    }
    if (has_passed || field == own_start) {
        for (const std::string& one : family(figure, true))
            gets(figure, 200 * pieces(one));
    }
    stop(figure, field);
}

void Bookkeeper::stop(const std::string& figure, const std::string& field)
{
    const std::string kind = kind_of(field);
    if (kind == "casino")
        gets("sergio", 1'000);
    if (kind == "big-city")
        gets("paolo", 400);
    if (kind == "informer")
        gets("maria", 400);
    if (kind == "police")
        gets("franco", 1'000);
    if (kind == "bank" || kind == "arms" || kind == "police")
        enter_business(figure, kind);
    else if (kind == "big-city")
        gets(figure, 200 * pieces(figure));
    else if (kind == "exchange")
        enter_exchange(figure);
    else if (kind == "agent")
        m_met_agent.insert(figure);
    else if (kind == "problem")
        m_draws += is_clean(figure) ? 0 : 1;
}

void Bookkeeper::enter_business(const std::string& figure, const std::string& kind)
{
    const auto held = m_holders.find(m_field_of[figure]);
    std::string whose = "neutral";
    if (held != m_holders.end())
        whose = held->second == figure                       ? "own"
            : is_bonanno(held->second) == is_bonanno(figure) ? "related"
                                                             : "opponent";
    // The printed summary of payments (M-4.3, M-4.5, M-4.7).
    static const std::map<std::string, std::array<int, 3>> printed{
        {"bank neutral", {200, 400, 800}}, {"bank related", {400, 800, 1'600}},
        {"bank own", {3'000, 3'000, 3'000}}, {"bank opponent", {0, 0, 0}},
        {"arms neutral", {400, 600, 1'000}}, {"arms related", {0, 0, 0}},
        {"arms own", {5'000, 5'000, 5'000}}, {"arms opponent", {-400, -600, -1'000}},
        {"police neutral", {-400, -600, -1'200}}, {"police related", {0, 0, 0}},
        {"police own", {0, 0, 0}}, {"police opponent", {-800, -1'200, -2'400}}};
    const int amount = printed.at(kind + " " + whose)[static_cast<std::size_t>(rank(figure))];
    if (amount >= 0)
        gets(figure, amount);
    else
        must_pay(figure, -amount, kind == "arms" ? held->second : "bank");
}

void Bookkeeper::enter_exchange(const std::string& figure)
{
    const auto plays = std::count_if(m_seat_of.begin(), m_seat_of.end(),
        [&](const auto& one) { return one.second == seat(figure); });
    must_pay(figure, plays == 1 ? 0 : plays == 2 ? 600 : 800);
    for (const std::string& creditor : m_seats) {
        int& debt = m_debts[{seat(figure), creditor}];
        if (owes_now(figure))
            continue;
        const int amount = std::min(debt, money_of(figure));
        debt -= amount;
        m_money[seat(figure)] -= amount;
        m_money[creditor] += amount;
    }
}

} // namespace consigliere::test
