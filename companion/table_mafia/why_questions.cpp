#include "companion/table_mafia/names.h"
#include "companion/table_mafia/why_text.h"

#include <algorithm>
#include <array>

namespace consigliere::table_mafia {

using About = Question::About;

namespace {

/// What is asked about the turn, the end, and the payments of the last line.
void ask_of_turn(std::vector<Question>& questions, const Position& position)
{
    if (position.phase != Phase::end) {
        questions.push_back({.about = About::turn});
        questions.push_back({.about = About::awaited});
    }
    if (position.phase == Phase::move)
        questions.push_back({.about = About::steps, .figure = *position.turn.figure});
    if (!position.dues.empty())
        questions.push_back({.about = About::due});
    if (position.vendetta)
        questions.push_back({.about = About::vendetta});
    for (const Figure figure : all_of<Figure>) {
        const bool has_part = std::ranges::any_of(position.last, [figure](const Payment& payment) {
            return payment.from == figure || payment.to == figure;
        });
        if (has_part)
            questions.push_back({.about = About::payment, .figure = figure});
    }
    for (const Phase phase : all_of<Phase>)
        questions.push_back({.about = About::phase, .phase = phase});
    for (const About about : {About::winner, About::end, About::protection})
        questions.push_back({.about = about});
    if (position.phase != Phase::end)
        questions.push_back({.about = About::tax});
}

void ask_of_purses(std::vector<Question>& questions, const Position& position)
{
    for (int seat = 0; seat < position.seat_count; ++seat) {
        const Figure figure = figure_of(position, static_cast<Seat>(seat));
        questions.push_back({.about = About::purse, .figure = figure});
        questions.push_back({.about = About::debt, .figure = figure});
    }
}

/// The fields of the circuit; while nobody has described it, each kind once and what is held.
std::vector<Field> fields_of(const Position& position, const Components& components)
{
    if (components.has_circuit())
        return components.circuit();
    std::vector<Field> fields;
    for (const FieldKind kind : all_of<FieldKind>) {
        fields.push_back(Field(kind, 0));
        for (int number = 1; is_business(kind) && number <= Field::most; ++number) {
            if (position.holding(Field(kind, number)))
                fields.push_back(Field(kind, number));
        }
    }
    return fields;
}

void ask_of_fields(
    std::vector<Question>& questions, const Position& position, const Components& components)
{
    for (const Field field : fields_of(position, components)) {
        if (is_business(field.kind()) && field.number() > 0)
            questions.push_back({.about = About::business, .field = field});
        questions.push_back({.about = About::stop, .field = field});
    }
}

} // namespace

std::vector<Question> questions_at(const Moment& moment)
{
    const Position& position = moment.position();
    std::vector<Question> questions;
    ask_of_turn(questions, position);
    for (const Figure figure : all_of<Figure>) {
        for (const About about :
            {About::rank, About::pieces, About::killers, About::holdings, About::cards})
            questions.push_back({.about = about, .figure = figure});
    }
    ask_of_purses(questions, position);
    for (const Family family : all_of<Family>) {
        for (const About about : {About::watched, About::enclosed})
            questions.push_back({.about = about, .figure = figures_of(family)[0]});
    }
    ask_of_fields(questions, position, moment.components());
    Squares::all().each([&questions](Square square) {
        questions.push_back({.about = About::square, .square = square});
    });
    return questions;
}

std::string_view kind_of(About about)
{
    constexpr std::array kinds{"turn", "awaited", "phase", "steps", "payment", "due", "vendetta",
        "tax", "winner", "end", "protection", "rank", "pieces", "killers", "holdings", "cards",
        "purse", "debt", "watched", "enclosed", "business", "stop", "square"};
    static_assert(kinds.size() == static_cast<std::size_t>(last_about) + 1);
    return kinds.at(static_cast<std::size_t>(about));
}

std::string question_of(const Question& question, const Position& position)
{
    constexpr std::array questions{
        to_translate("Whose turn is it?"),
        to_translate("What does the table wait for?"),
        to_translate("What happens in this step? {phase}"),
        to_translate("How far may {figure} move?"),
        to_translate("What did {figure} get or pay last?"),
        to_translate("What has to be paid first?"),
        to_translate("Who removes a piece in the vendetta, and how does it end?"),
        to_translate("What would everybody pay if the bank were empty?"),
        to_translate("Who wins, as it stands now?"),
        to_translate("How near is the end?"),
        to_translate("Which fields of the map are protected?"),
        to_translate("Which rank does {figure} have?"),
        to_translate("Where do the pieces of {figure} lie?"),
        to_translate("How many killers does {figure} have?"),
        to_translate("Which businesses does {figure} hold?"),
        to_translate("Which cards lie with {figure}?"),
        to_translate("How much money is in this purse? {figures}"),
        to_translate("What does this purse owe? {figures}"),
        to_translate("Does the Federal agent watch this family? {family}"),
        to_translate("Which spaces has this family closed? {family}"),
        to_translate("Who holds {field}?"),
        to_translate("What does {field} bring whoever stops there now?"),
        to_translate("Whose is this field of the map? {square}"),
    };
    static_assert(questions.size() == static_cast<std::size_t>(last_about) + 1,
        "Something can be asked about that has no question.");
    const Figure figure = question.figure;
    const std::string figures = language::listed(all_of<Figure>,
        [&](Figure one) { return share_purse(position, one, figure) ? tell(one) : std::string(); });
    return tr_fill(questions.at(static_cast<std::size_t>(question.about)),
        {{"figure", tell(figure)}, {"figures", figures}, {"family", tell(family_of(figure))},
            {"field", tell(question.field)}, {"square", tell(question.square)},
            {"phase", tell(question.phase)}});
}

} // namespace consigliere::table_mafia
