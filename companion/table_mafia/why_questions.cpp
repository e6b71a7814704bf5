// Table of the "Why?" questions: one row per kind.

#include "companion/desk/questions.h"
#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/things.h"
#include "companion/table_mafia/view.h"
#include "engine/mafia/explain.h"
#include "engine/mafia/prices.h"

namespace consigliere::table_mafia {

using language::number;

namespace why {

namespace {

using About = Question::About;
using Sentences = std::vector<std::string>;
using Things = std::vector<std::string>;
using Ask = std::function<void(Question)>;

/// A question with its answer at a snapshot.
struct Asked : Explanation {
    Asked(const Snapshot& when, const Question& asked)
        : Explanation(explain(when, asked))
        , moment(when)
        , position(when.position())
        , components(when.components())
    {
    }

    const Snapshot& moment;
    const Position& position;
    const Components& components;

    [[nodiscard]] language::Values values() const
    {
        const std::string figures = language::listed(all_of<Figure>, [this](Figure one) {
            return share_purse(position, one, question.figure) ? tell(one) : std::string();
        });
        return {{"figure", tell(question.figure)}, {"figures", figures},
            {"family", tell(family_of(question.figure))}, {"field", tell(question.field)},
            {"square", tell(question.square)}, {"phase", tell(question.phase)}};
    }
    [[nodiscard]] std::optional<std::string> named() const
    {
        return answer ? std::optional(actor_of(components, *answer)) : std::nullopt;
    }
    [[nodiscard]] static std::string tell_cause(const Act& act) { return tell_act(act); }
};

// When, and of what, it is asked. -----------------------------------------------------------------

bool goes_on(const Position& position, const Question& /*question*/)
{
    return position.phase != Phase::end;
}

bool has_due(const Position& position, const Question& /*question*/)
{
    return !position.dues.empty();
}

bool has_vendetta(const Position& position, const Question& /*question*/)
{
    return position.vendetta.has_value();
}

bool can_be_held(const Position& /*position*/, const Question& question)
{
    return is_business(question.field.kind()) && question.field.number() > 0;
}

void mover(const Position& position, const Components& /*components*/, const Ask& ask)
{
    if (position.phase == Phase::move)
        ask({.figure = *position.turn.figure});
}

void figures_paid(const Position& position, const Components& /*components*/, const Ask& ask)
{
    for (const Figure figure : all_of<Figure>) {
        const bool has_part = std::ranges::any_of(position.last, [figure](const Payment& payment) {
            return payment.from == figure || payment.to == figure;
        });
        if (has_part)
            ask({.figure = figure});
    }
}

void phases(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Phase phase : all_of<Phase>)
        ask({.phase = phase});
}

void figures(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Figure figure : all_of<Figure>)
        ask({.figure = figure});
}

void purses(const Position& position, const Components& /*components*/, const Ask& ask)
{
    for (int seat = 0; seat < position.seat_count; ++seat)
        ask({.figure = figure_of(position, static_cast<Seat>(seat))});
}

void families(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Family family : all_of<Family>)
        ask({.figure = figures_of(family)[0]});
}

/// Fields of the circuit; if undescribed, each kind once and those held.
void fields(const Position& position, const Components& components, const Ask& ask)
{
    if (components.has_circuit()) {
        for (const Field field : components.circuit())
            ask({.field = field});
        return;
    }
    for (const FieldKind kind : all_of<FieldKind>) {
        ask({.field = Field(kind, 0)});
        for (int number = 1; is_business(kind) && number <= Field::most; ++number) {
            if (position.holding(Field(kind, number)))
                ask({.field = Field(kind, number)});
        }
    }
}

void squares(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    Squares::all().each([&ask](Square square) { ask({.square = square}); });
}

// The answers. ------------------------------------------------------------------------------------

std::string name_or_nobody(const std::optional<Figure>& figure)
{
    return figure ? tell(*figure) : tr("No one");
}

std::string named(const Asked& on)
{
    return name_or_nobody(on.answer);
}

std::string in_donars(const Asked& on)
{
    return donars(on.amount);
}

std::string of_all(int count, int all)
{
    return tr_fill("{n} of {all}", {{"n", number(count)}, {"all", number(all)}});
}

std::string of_most(const Asked& on)
{
    return of_all(on.amount, on.most);
}

std::string on_squares(const Asked& on)
{
    return on.squares.empty() ? tr("None") : tell(on.squares);
}

std::string steps(const Asked& on)
{
    return on.amount == on.most ? number(on.most) : number(on.amount) + "–" + number(on.most);
}

std::string watched(const Asked& on)
{
    return on.amount == 0
        ? tr("No")
        : tr_count("For {n} turn of the family", "For {n} turns of the family", on.amount);
}

std::string cards(const Asked& on)
{
    std::vector<std::string> told;
    for (const Card card : known_cards(on.cards))
        told.push_back(tell(card));
    if (on.cards.untold > 0)
        told.push_back(tr_count("{n} card face down", "{n} cards face down", on.cards.untold));
    return told.empty() ? tr("None")
                        : language::listed(told, [](const std::string& card) { return card; });
}

/// Effect of a field on a figure that stops there.
std::string stop(const Asked& on)
{
    switch (on.question.field.kind()) {
    case FieldKind::start_bonanno:
    case FieldKind::start_genovese:
        return tr_fill("{amount} for each of the family’s pieces on the map, for passing or "
                       "stopping at your own start",
            {{"amount", donars(per_piece)}});
    case FieldKind::bank:
        return tr("What a bank pays, by its holder and by rank");
    case FieldKind::arms:
        return tr("What an arms shop pays or costs, by its holder and by rank");
    case FieldKind::police:
        return tr("What silence costs, by the holder of the station and by rank");
    case FieldKind::fortuna:
        return tr("The coin, and the card it decides");
    case FieldKind::club:
        return tr_fill("A killer for {amount}, if you want one", {{"amount", donars(club_price)}});
    case FieldKind::casino:
        return tr_fill("A game with a stake of {least} to {most}; you must play",
            {{"least", number(smallest_note)}, {"most", donars(most_stake)}});
    case FieldKind::informer:
        return tr_fill(
            "A red card for {amount}, if you want one", {{"amount", donars(informer_price)}});
    case FieldKind::exchange:
        return tr("Debts are paid, and the family may deal");
    case FieldKind::big_city:
        return tr_fill("{amount} for each own piece on the map", {{"amount", donars(per_piece)}});
    case FieldKind::problem:
        return tr("A black card");
    case FieldKind::agent:
        break;
    }
    return tr(
        "The family takes nothing for three turns, and this figure’s next turn is a clean one");
}

std::string winners(const Asked& on)
{
    return language::listed(score(on.position).winners, [](Figure figure) { return tell(figure); });
}

std::string end(const Asked& on)
{
    if (on.ending != Ending::none)
        return tell(on.ending);
    return tr_count("{n} field of the map is empty", "{n} fields of the map are empty", on.amount);
}

std::string tell_phase(Phase phase)
{
    switch (phase) {
    case Phase::roll:
        return tr("Both dice are rolled together: one gives the steps, the other who plays next.");
    case Phase::move:
        return tr("The figure moves along the arrow. Every figure must move.");
    case Phase::field:
        return tr("The field’s effect comes before anything else.");
    case Phase::business:
        return tr("Businesses are taken over and cards are used, wherever the figure is.");
    case Phase::city:
        return tr("The map: pieces are placed, killers hired and moved.");
    case Phase::vendetta:
        return tr("Two figures remove each other’s pieces in turn, the victim first, until one has "
                  "none.");
    case Phase::end:
        break;
    }
    return tr("The game is finished.");
}

// What else there is to say.
// -----------------------------------------------------------------------

Sentences of_turn(const Asked& on)
{
    const std::optional<Figure> next = on.parts.front().figure;
    if (!next)
        return {tr("Who starts isn’t decided yet.")};
    return {tr_fill("Next: {figure}", {{"figure", tell(*next)}})};
}

Sentences of_phase(const Asked& on)
{
    Sentences told;
    if (on.question.phase == on.position.phase)
        told.push_back(tr("It is in progress now."));
    else if (on.position.phase != Phase::end)
        told.push_back(tr_fill("Now: {answer}", {{"answer", tell(on.position.phase)}}));
    if (on.question.phase != Phase::end)
        told.push_back(tr_fill("After it: {phase}", {{"phase", tell(on.phase)}}));
    return told;
}

Sentences of_awaited(const Asked& on)
{
    Sentences told{tell_phase(on.phase)};
    if (on.answer)
        told.push_back(tr_fill("Waiting for {figure}", {{"figure", tell(*on.answer)}}));
    return told;
}

Sentences of_steps(const Asked& on)
{
    if (on.fields.empty())
        return {tr("The table says where they lead: the circuit isn’t described.")};
    return {tr_fill("To: {fields}",
        {{"fields", language::listed(on.fields, [](Field field) { return tell(field); })}})};
}

Sentences of_rank(const Asked& on)
{
    return {tr_count("With {n} piece on the map.", "With {n} pieces on the map.", on.amount),
        change_of(*on.rank) == 0 ? tr("Moves exactly the number rolled.")
                                 : tr_count("Can change a roll by {n}.",
                                     "Can change a roll by up to {n}.", change_of(*on.rank))};
}

Sentences of_killers(const Asked& on)
{
    Sentences told;
    const int at_home = on.amount - on.squares.size();
    if (at_home > 0)
        told.push_back(tr_fill("On the home point: {n}", {{"n", number(at_home)}}));
    if (on.most > 0)
        told.push_back(tr_fill("Hired this turn, can’t move yet: {n}", {{"n", number(on.most)}}));
    if (!on.squares.empty())
        told.push_back(tr_fill("On the map: {squares}", {{"squares", tell(on.squares)}}));
    return told;
}

Sentences of_cards(const Asked& on)
{
    Sentences told;
    const auto add = [&](Deck deck, CardSet set) {
        set.each([&](int number) {
            const Card card(deck, number);
            const std::string text = text_of(on.components, card);
            if (!text.empty())
                told.push_back(tell(card) + ": " + text);
        });
    };
    add(Deck::red, on.cards.open);
    add(Deck::black, on.cards.black);
    return told;
}

Sentences of_enclosure(const Asked& on)
{
    Sentences told;
    if (!on.squares.empty())
        told.push_back(tr("A closed space is filled before the territory grows elsewhere."));
    if (!on.possible.empty())
        told.push_back(tr_fill(
            "Also closed, unless an undescribed home point of the others is there: {squares}",
            {{"squares", tell(on.possible)}}));
    return told;
}

/// Figure with a perk when any figure stops at this kind of field; nullopt if none.
std::optional<Figure> perk_at(FieldKind kind)
{
    switch (kind) {
    case FieldKind::casino:
        return Figure::sergio;
    case FieldKind::police:
        return Figure::franco;
    case FieldKind::informer:
        return Figure::maria;
    case FieldKind::big_city:
        return Figure::paolo;
    default:
        return std::nullopt;
    }
}

Sentences of_stop(const Asked& on)
{
    const std::optional<Figure> figure = perk_at(on.question.field.kind());
    if (!figure)
        return {};
    const FigureRow& row = ledger::rows_of<Figure>.row(*figure);
    Sentences told{tr_fill("{perk}: {amount} from the bank, no matter who stops here",
        {{"perk", tell(row.reason)}, {"amount", donars(row.amount)}})};
    if (figures_of_seat(on.position, on.position.of(*figure).seat) > 1)
        told.push_back(tr("Figures with the same purse include it in their sums."));
    return told;
}

Sentences of_business(const Asked& on)
{
    if (on.amount == 0)
        return {};
    return {tr_fill("Held by a card: {card}. Only red 14 and 15 can take it.",
        {{"card", tell(Card(Deck::red, on.amount))}})};
}

Sentences of_square(const Asked& on)
{
    if (!on.answer)
        return {};
    return {on.amount > 0 ? tr("Its owner’s killer protects it.") : tr("No killer protects it.")};
}

Sentences of_end(const Asked& on)
{
    if (on.ending != Ending::none)
        return {};
    return {tr_fill("Placing {n} pieces wins at once; otherwise the map must be full.",
        {{"n", number(on.most)}})};
}

Sentences of_tax(const Asked& on)
{
    return {on.position.options.tax_round == TaxRound::down200
            ? tr("Rounded down to 200: this table’s option.")
            : tr("Rounded up to 200: this table’s option.")};
}

Sentences of_vendetta(const Asked& /*on*/)
{
    return {tr("Pieces both will have left, whichever are removed:")};
}

Sentences of_winner(const Asked& on)
{
    return {tell(score(on.position).decision)};
}

Sentences list_of(const char* sentence, const std::string& things)
{
    return things.empty() ? Sentences() : Sentences{tr_fill(sentence, {{"things", things}})};
}

Sentences of_pieces(const Asked& on)
{
    return list_of(to_translate("On: {things}"), tell(on.squares));
}

Sentences of_holdings(const Asked& on)
{
    return list_of(to_translate("These: {things}"),
        language::listed(on.fields, [](Field field) { return tell(field); }));
}

// What is counted. --------------------------------------------------------------------------------

/// Losses are left out: bars show what a figure has or gets.
template <std::string (*tell_amount)(int)>
std::vector<desk::AnswerCount> shares_of_all(const Asked& on)
{
    std::vector<desk::AnswerCount> shares;
    for (const AnswerCount& part : on.parts)
        shares.push_back({tell(*part.figure), actor_of(on.components, *part.figure), part.amount,
            tell_amount(part.amount)});
    return shares;
}

template <std::string (*tell_amount)(int)>
std::vector<desk::AnswerCount> shares(const Asked& on)
{
    std::vector<desk::AnswerCount> shares = shares_of_all<tell_amount>(on);
    std::erase_if(shares, [](const desk::AnswerCount& share) { return share.count == 0; });
    return shares;
}

std::string count(int count)
{
    return number(count);
}

/// All six figures, if a stop pays any of them; else empty.
std::vector<desk::AnswerCount> shares_of_stop(const Asked& on)
{
    return shares<with_sign>(on).empty() ? std::vector<desk::AnswerCount>()
                                         : shares_of_all<with_sign>(on);
}

/// What each part of a sum of payments was for.
std::vector<desk::AnswerCount> payments(const Asked& on)
{
    std::vector<desk::AnswerCount> shares;
    for (const AnswerCount& part : on.parts) {
        if (part.amount != 0)
            shares.push_back({tell(*part.why), std::nullopt, part.amount, with_sign(part.amount)});
    }
    return shares;
}

// The things of the table. ------------------------------------------------------------------------

std::string rank_of_asked(const Asked& on)
{
    return thing::of(thing::Part::rank, on.question.figure);
}

std::string figure_of_asked(const Asked& on)
{
    return thing::of(thing::Part::figure, on.question.figure);
}

std::string purse_of_asked(const Asked& on)
{
    return thing::purse(on.position.of(on.question.figure).seat, on.components);
}

Things at_standing(const Asked& on)
{
    return {thing::standing(on.position)};
}

Things at_rank(const Asked& on)
{
    return {rank_of_asked(on)};
}

Things at_rank_and_figure(const Asked& on)
{
    return {rank_of_asked(on), figure_of_asked(on)};
}

Things at_purse(const Asked& on)
{
    return {purse_of_asked(on)};
}

Things at_family(const Asked& on)
{
    Things things;
    for (const Figure one : figures_of(family_of(on.question.figure)))
        things.push_back(thing::of(thing::Part::rank, one));
    return things;
}

/// Hotspots of a field: itself and the figures on it.
Things at_field(const Asked& on)
{
    Things things{thing::field(on.question.field)};
    for (const Figure figure : all_of<Figure>) {
        if (on.position.of(figure).field == on.question.field)
            things.push_back(thing::of(thing::Part::figure, figure));
    }
    return things;
}

using desk::always;
using desk::once;
using Row = desk::QuestionRow<Question, Position, Components, Asked>;

constexpr auto rows = std::to_array<Row>({
    {About::turn, to_translate("Whose turn is it?"), once, goes_on, named,
        [](const Asked& on) {
            return Things{thing::dice, thing::standing(on.position)};
        },
        of_turn},
    {About::awaited, to_translate("What is the table waiting for?"), once, goes_on,
        [](const Asked& on) { return tell(on.phase); },
        [](const Asked& on) {
            return Things{thing::phase(on.position.phase), thing::standing(on.position)};
        },
        of_awaited},
    {About::steps, to_translate("How far can {figure} move?"), mover, always, steps,
        [](const Asked& on) {
            return Things{thing::dice, figure_of_asked(on), thing::phase(Phase::move)};
        },
        of_steps},
    {About::due, to_translate("What must be paid first?"), once, has_due,
        [](const Asked& on) { return named(on) + ": " + donars(on.amount); }, at_standing, nullptr,
        shares<donars>},
    {About::vendetta, to_translate("Who removes a piece in the vendetta, and how does it end?"),
        once, has_vendetta, named, at_standing, of_vendetta, shares_of_all<count>},
    {About::payment, to_translate("What did {figure} last get or pay?"), figures_paid, always,
        in_donars,
        [](const Asked& on) {
            return Things{rank_of_asked(on), figure_of_asked(on), purse_of_asked(on)};
        },
        nullptr, payments},
    {About::phase, to_translate("What happens in this step? {phase}"), phases, always,
        [](const Asked& on) { return tell_phase(on.question.phase); },
        [](const Asked& on) { return Things{thing::phase(on.question.phase)}; }, of_phase},
    {About::winner, to_translate("Who would win now?"), once, always, winners, at_standing,
        of_winner, shares<count>},
    {About::end, to_translate("How close is the end?"), once, always, end, at_standing, of_end,
        shares<count>},
    {About::protection, to_translate("Which fields of the map are protected?"), once, always,
        on_squares, at_standing, nullptr, shares<count>},
    {About::tax, to_translate("What would everyone pay if the bank were empty?"), once, goes_on,
        [](const Asked& /*on*/) { return tr("Half of their money"); }, at_standing, of_tax,
        shares<donars>},
    {About::rank, to_translate("What rank does {figure} have?"), figures, always,
        [](const Asked& on) { return tell(*on.rank); }, at_rank_and_figure, of_rank},
    {About::pieces, to_translate("Where are {figure}’s pieces?"), figures, always, of_most,
        at_rank_and_figure, of_pieces},
    {About::killers, to_translate("How many killers does {figure} have?"), figures, always,
        [](const Asked& on) { return of_all(on.amount, killers_per_figure); }, at_rank, of_killers},
    {About::holdings, to_translate("Which businesses does {figure} hold?"), figures, always,
        of_most, at_rank, of_holdings},
    {About::cards, to_translate("Which cards does {figure} have?"), figures, always, cards,
        [](const Asked& on) {
            return Things{thing::of(thing::Part::cards, on.question.figure), rank_of_asked(on)};
        },
        of_cards},
    {About::purse, to_translate("How much money is in this purse? {figures}"), purses, always,
        in_donars, at_purse},
    {About::debt, to_translate("What does this purse owe? {figures}"), purses, always,
        [](const Asked& on) { return on.amount == 0 ? tr("Nothing") : donars(on.amount); },
        at_purse, nullptr, shares<donars>},
    {About::watched, to_translate("Is the Federal agent watching this family? {family}"), families,
        always, watched, at_family},
    {About::enclosed, to_translate("Which spaces has this family closed? {family}"), families,
        always, on_squares, at_standing, of_enclosure},
    {About::business, to_translate("Who holds {field}?"), fields, can_be_held, named, at_field,
        of_business},
    {About::stop, to_translate("What does stopping at {field} bring now?"), fields, always, stop,
        at_field, of_stop, shares_of_stop},
    {About::square, to_translate("Whose is this field of the map? {square}"), squares, always,
        named,
        [](const Asked& on) { return Things{thing::square(on.question.square, on.position)}; },
        of_square},
});
static_assert(desk::are_complete(rows), "A question has no row, or a row does not say all.");

} // namespace

} // namespace why

std::vector<desk::WhyAnswer> answers_at(const View& view, int entry, desk::SomeQuestions some)
{
    const auto observed = view.observed();
    const Snapshot moment(*observed, entry);
    const Position& position = moment.position();
    std::vector<desk::WhyAnswer> told = desk::tell_all(
        why::rows, position, moment.components(), some, [&moment](const Question& question) {
            return desk::tell_asked(why::rows, why::Asked(moment, question));
        });
    if (position.phase == Phase::end && some.skipped == 0 && some.most > 0)
        told.push_back(
            desk::nobodys_turn({thing::dice, thing::standing(position)}, rule_of(position.ending)));
    return told;
}

} // namespace consigliere::table_mafia
