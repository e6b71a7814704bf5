#include "engine/mafia/components.h"

#include <algorithm>

namespace consigliere::mafia {

Components::Components()
{
    // From the printed example: red 18 makes hiring cheap; red 25 brings 400 donars from each
    // opponent who is a mafioso.
    constexpr int cheap_killers = 2'000;
    constexpr int from_each_mafioso = 400;
    const auto put = [this](int number, Effect effect) {
        m_cards[static_cast<int>(Card(Deck::red, number))].effects = {std::move(effect)};
    };
    put(18, {Effect::Kind::hire_price, {cheap_killers, cheap_killers, cheap_killers}, {}});
    put(25, {Effect::Kind::get_opponents, {from_each_mafioso, std::nullopt, std::nullopt}, {}});
}

std::optional<int> Components::place_of(Field field) const
{
    std::optional<int> place;
    for (std::size_t i = 0; i < m_circuit.size(); ++i) {
        if (m_circuit[i] == field)
            return static_cast<int>(i);
        if (field.number() != 0 || m_circuit[i].kind() != field.kind())
            continue;
        if (place)
            return std::nullopt;
        place = static_cast<int>(i);
    }
    return place;
}

Field Components::field_after(int place, int steps) const
{
    return m_circuit[static_cast<std::size_t>(place + steps) % m_circuit.size()];
}

std::vector<BoardDoubt> Components::doubts() const
{
    std::vector<BoardDoubt> doubts;
    if (!has_circuit())
        return doubts;
    if (m_circuit.size() % 2 != 0)
        doubts.push_back(BoardDoubt::odd_length);
    const int size = static_cast<int>(m_circuit.size());
    bool is_near = false;
    for (int place = 0; place < size; ++place) {
        if (field_after(place, 0).kind() != FieldKind::police)
            continue;
        for (const int away : {-2, -1, 1})
            is_near = is_near || field_after(place + size, away).kind() == FieldKind::informer;
    }
    if (!is_near)
        doubts.push_back(BoardDoubt::informer_far);
    return doubts;
}

std::optional<Squares> Components::homes(Family family) const
{
    Squares all;
    for (const Figure figure : figures_of(family)) {
        if (!home(figure))
            return std::nullopt;
        all = all | *home(figure);
    }
    return all;
}

const CardText* Components::text_of(Card card) const
{
    const auto found = m_cards.find(static_cast<int>(card));
    return found == m_cards.end() ? nullptr : &found->second;
}

} // namespace consigliere::mafia
