/// Answers about what lies on the map.

#include "engine/mafia/answers_parts.h"
#include "engine/mafia/enclosure.h"

namespace consigliere::mafia {

Answer answer_about_pieces(const Position& position, Figure figure)
{
    Answer answer{rule::map, figure, pieces_of(position, figure), pieces_per_figure};
    answer.squares = position.of(figure).pieces;
    return answer;
}

/// Those on the map stand on `squares`; the others are at home, `most` of them since this turn
/// only.
Answer answer_about_killers(const Position& position, Figure figure)
{
    const Character& character = position.of(figure);
    Answer answer{rule::three_killers, figure, killers_of(position, figure), character.killers_new};
    answer.squares = character.pieces & position.guarded;
    return answer;
}

Answer answer_about_protection(const Position& position)
{
    Answer answer{rule::protection};
    answer.squares = position.guarded.squares();
    answer.amount = answer.squares.size();
    for (const Figure figure : all_of<Figure>) {
        const int guarded = (position.of(figure).pieces & position.guarded).size();
        if (guarded > 0)
            answer.parts.push_back({figure, guarded, std::nullopt});
    }
    return answer;
}

Answer answer_about_enclosure(const Position& position, const Components& components, Family family)
{
    const Closed closed = closed_by(position, components, family);
    Answer answer{rule::enclosure};
    answer.squares = closed.certain;
    answer.possible = closed.possible;
    answer.amount = closed.certain.size();
    return answer;
}

} // namespace consigliere::mafia
