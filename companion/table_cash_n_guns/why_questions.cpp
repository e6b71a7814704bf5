// Table of the "Why?" questions: one row per kind.

#include "companion/desk/questions.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/sentences.h"
#include "companion/table_cash_n_guns/things.h"

namespace consigliere::table_cash_n_guns {

using language::number;

namespace why {

namespace {

using About = Question::About;
using Sentences = std::vector<std::string>;
using Things = std::vector<std::string>;
using Shares = std::vector<desk::AnswerCount>;
using Ask = std::function<void(Question)>;

/// A question with its answer at a snapshot.
struct Asked : Explanation {
    Asked(const View& whose, const Snapshot& when, const Question& asked)
        : Explanation(explain(when, asked))
        , view(whose)
        , moment(when)
        , position(position_shown(when))
    {
    }

    const View& view;
    const Snapshot& moment;
    Position position;

    [[nodiscard]] language::Values values() const
    {
        return {{"player", view.name(question.player)}, {"share", tell(question.share)},
            {"phase", tell(question.phase)}};
    }
    [[nodiscard]] std::optional<std::string> named() const
    {
        return answer ? std::optional(view.components()[*answer].name) : std::nullopt;
    }
    [[nodiscard]] std::string tell_cause(const Act& act) const { return tell_act(view, act); }
};

// When, and of what, it is asked. -----------------------------------------------------------------

bool goes_on(const Position& position, const Question& /*question*/)
{
    return position.phase != Phase::end;
}

bool has_next_round(const Position& position, const Question& question)
{
    return goes_on(position, question) && position.round < last_round;
}

bool is_shared(const Position& position, const Question& /*question*/)
{
    return position.turn.has_value();
}

bool has_power(const Position& position, const Question& question)
{
    return position.of(question.player).power.has_value();
}

bool lies_on_table(const Position& position, const Question& question)
{
    const Share share = question.share;
    return share.is_desk() ? position.desk_is_open : position.table[*share.card()] > 0;
}

void phases(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Phase phase : all_of<Phase>)
        ask({.phase = phase});
}

void shares(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Share share : all_shares)
        ask({.share = share});
}

void each_player(const Position& position, const Components& /*components*/, const Ask& ask)
{
    for (const Player player : players(position))
        ask({.player = player});
}

// The answers. ------------------------------------------------------------------------------------

class StateTeller {
public:
    std::string operator()(std::monostate) const { return tr("No one"); }
    std::string operator()(Out) const { return tr("Out of the game"); }
    std::string operator()(Phase phase) const { return tell(phase); }
    std::string operator()(LootType type) const { return tell(type); }
    std::string operator()(const PowerNow& power) const { return tell(power.power); }
    std::string operator()(Gangster::Aim aim) const
    {
        return aim == Gangster::Aim::slow ? tr("No one: too slow") : tr("No one");
    }
    std::string operator()(Gangster::Stance stance) const
    {
        switch (stance) {
        case Gangster::Stance::stands:
            return tr("Yes");
        case Gangster::Stance::lies:
            return tr("No: laid down");
        case Gangster::Stance::excluded:
            return tr("No: too slow");
        case Gangster::Stance::shot:
            break;
        }
        return tr("No: wounded");
    }
    std::string operator()(Gangster::Card card) const
    {
        switch (card) {
        case Gangster::Card::none:
            return tr("Not laid yet");
        case Gangster::Card::laid:
            return tr("Face down on the table");
        case Gangster::Card::discarded:
            return tr("Discarded face down");
        case Gangster::Card::click:
        case Gangster::Card::bang:
            break;
        }
        return tell(card == Gangster::Card::bang ? Bullet::bang : Bullet::click);
    }
};

std::string in_a_word(const Asked& on)
{
    return std::visit(StateTeller(), on.state);
}

template <typename Players>
std::string names_of(const Asked& on, const Players& players)
{
    return players.empty()
        ? tr("No one")
        : language::listed(players, [&on](Player player) { return on.view.name(player); });
}

std::string named(const Asked& on)
{
    if (on.answer && on.can_change)
        return tr_fill("Currently {player}, but the desk can still be taken",
            {{"player", on.view.name(*on.answer)}});
    return on.answer ? on.view.name(*on.answer) : names_of(on, on.together);
}

std::string standing(const Asked& on)
{
    std::vector<Player> players;
    for (const AnswerCount& standing : on.standings)
        players.push_back(standing.player);
    return names_of(on, players);
}

std::string aim(const Asked& on)
{
    return on.answer ? named(on) : in_a_word(on);
}

std::string count(const Asked& on)
{
    return number(on.amount);
}

std::string of_all(int count, int all)
{
    return tr_fill("{n} of {all}", {{"n", number(count)}, {"all", number(all)}});
}

std::string lying(const Asked& on)
{
    return tell(on.loot);
}

std::string bullets(const Asked& on)
{
    return tr_fill("{cards}, of them Bang!: {bangs}",
        {{"cards", number(on.amount)}, {"bangs", tell(on.bangs)}});
}

std::string value(const Asked& on)
{
    return on.parts ? language::dollars(on.amount) : in_a_word(on);
}

std::string worth(const Asked& on)
{
    switch (type_of(on.question.share)) {
    case LootType::bill:
    case LootType::diamond:
    case LootType::painting:
        return language::dollars(on.amount);
    case LootType::clip:
        return tr("A Bang! from the discard pile");
    case LootType::first_aid:
        return tr("Heals all wounds of the player who takes it");
    case LootType::desk:
        break;
    }
    return tr("The desk, from the next round on");
}

std::string tell_use(PowerNow::Use use)
{
    switch (use) {
    case PowerNow::Use::by_itself:
        return tr("It works automatically when its moment comes.");
    case PowerNow::Use::open:
        return tr("It can be used now.");
    case PowerNow::Use::used:
        return tr("It has been used this round.");
    case PowerNow::Use::declined:
        return tr("Its owner has declined it this round.");
    case PowerNow::Use::waits:
        return tr("It can’t be used now.");
    case PowerNow::Use::gone:
        break;
    }
    return tr("Its owner is out of the game.");
}

std::string tell_phase(Phase phase)
{
    switch (phase) {
    case Phase::loot:
        return tr("Eight loot cards are revealed, with the New Godfather token beside them.");
    case Phase::hold_up:
        return tr(
            "Everyone lays a Bullet card face down and, on the count of three, aims at someone.");
    case Phase::privilege:
        return tr("The Godfather may order one player to aim at someone else.");
    case Phase::courage:
        return tr("On the second count of three, everyone lies down or stays standing.");
    case Phase::cards:
        return tr("Those who still have a Bullet card show it, and every Bang! hits at once.");
    case Phase::sharing:
        return tr("Those still standing take one share at a time, until nothing is left.");
    case Phase::end:
        break;
    }
    return tr("The loot is counted, and the richest player alive wins.");
}

// What else there is to say. ----------------------------------------------------------------------

Sentences of_awaited(const Asked& on)
{
    Sentences told{tell_phase(on.position.phase)};
    if (!on.standings.empty())
        told.push_back(tr_fill("Still to come: {players}", {{"players", standing(on)}}));
    return told;
}

/// Whether the phase is running, else which one is; and the next one.
Sentences of_phase(const Asked& on)
{
    Sentences told;
    if (on.question.phase == on.position.phase)
        told.push_back(tr("It is in progress now."));
    else if (on.position.phase != Phase::end)
        told.push_back(tr_fill("Now: {answer}", {{"answer", tell(on.position.phase)}}));
    if (on.question.phase != Phase::end)
        told.push_back(tr_fill("After it: {phase}", {{"phase", in_a_word(on)}}));
    return told;
}

Sentences of_next_share(const Asked& on)
{
    const auto* type = std::get_if<LootType>(&on.state);
    if (type == nullptr)
        return {};
    return {tr_fill("The Dictator forbids this share: {type}", {{"type", tell(*type)}})};
}

Sentences of_loot(const Asked& on)
{
    return {tr_fill(
        "Bills and diamonds together: {dollars}", {{"dollars", language::dollars(on.amount)}})};
}

std::string tell_collections()
{
    std::string told;
    for (int count = 1; count <= paintings_in_box; ++count)
        told += (count > 1 ? " · " : "") + number(count) + ": "
            + language::dollars(dollars_of_paintings(count));
    return told;
}

Sentences of_worth(const Asked& on)
{
    if (on.question.share == Share(LootCard::painting))
        return {tr("A collection is worth more than its paintings alone:"), tell_collections()};
    if (on.question.share == Share(LootCard::clip))
        return {tr_fill("Bang! cards there: {bangs}", {{"bangs", tell(on.bangs)}})};
    return {};
}

Sentences of_aim(const Asked& on)
{
    return on.rule == rule::order ? Sentences{tr("The Godfather ordered it.")} : Sentences();
}

Sentences of_card(const Asked& on)
{
    return on.answer ? Sentences{tr_fill("At: {player}", {{"player", on.view.name(*on.answer)}})}
                     : Sentences();
}

Sentences of_power(const Asked& on)
{
    const auto* power = std::get_if<PowerNow>(&on.state);
    return power ? Sentences{effect_of(power->power), tell_use(power->use)} : Sentences();
}

Sentences of_winner(const Asked& on)
{
    const std::string otherwise =
        tell_other_reading(score(on.moment.position(),
                               on.moment.observed().secrecy().score_audience(on.moment.entry())),
            on.view.components());
    return otherwise.empty() ? Sentences() : Sentences{otherwise};
}

// What is counted. --------------------------------------------------------------------------------

/// Only counts above 0.
template <std::string (*tell_amount)(std::int64_t)>
Shares shares_in(const Asked& on)
{
    Shares shares;
    for (const auto& [player, count] : on.standings) {
        if (count > 0)
            shares.push_back({on.view.name(player), on.view.components()[player].name, count,
                tell_amount(count)});
    }
    return shares;
}

constexpr auto counts = shares_in<language::number>;

/// Parts of a total, as shares of a chart.
Shares parts(const Asked& on)
{
    Shares shares;
    const auto add = [&shares](const ScorePart& part, const std::string& name) {
        if (part.dollars > 0)
            shares.push_back({name, std::nullopt, part.dollars, language::dollars(part.dollars)});
    };
    if (!on.parts)
        return shares;
    const Score::Seat& seat = *on.parts;
    add(seat.bills, tr("bills"));
    add(seat.diamonds, tr_count("{n} diamond", "{n} diamonds", seat.diamonds.cards));
    add(seat.bonus, tr("bonus"));
    add(seat.paintings, tr_count("{n} painting", "{n} paintings", seat.paintings.cards));
    return shares;
}

// The things of the table. ------------------------------------------------------------------------

/// Hotspots of the player in the question.
template <thing::Part... parts>
Things at(const Asked& on)
{
    return {thing::of(parts, on.question.player, on.view.components())...};
}

/// Adds each copy of a share in the middle.
void add_shares(Things& things, const Position& position, Share kind)
{
    const int desks = position.desk_is_open ? 1 : 0;
    const int lying = kind.is_desk() ? desks : position.table[*kind.card()];
    for (int number = 1; number <= lying; ++number)
        things.push_back(thing::share(kind, number));
}

Things at_shares(const Asked& on)
{
    Things things;
    add_shares(things, on.position, on.question.share);
    return things;
}

Things at_godfather(const Asked& on)
{
    const Player player = on.position.godfather;
    return {thing::godfather, thing::of(thing::Part::seat, player, on.view.components()),
        thing::of(thing::Part::figure, player, on.view.components())};
}

Things at_next_godfather(const Asked& on)
{
    Things things;
    add_shares(things, on.position, Share::desk());
    things.push_back(thing::godfather);
    things.push_back(thing::of(thing::Part::figure, on.position.godfather, on.view.components()));
    return things;
}

Things at_pile(const Asked& on)
{
    Things things{thing::phase(Phase::cards)};
    add_shares(things, on.position, LootCard::clip);
    return things;
}

Things at_all_loot(const Asked& on)
{
    Things things{thing::round};
    for (const Player player : players(on.position))
        things.push_back(thing::of(thing::Part::loot, player, on.view.components()));
    return things;
}

Things at_diamonds(const Asked& on)
{
    Things things = at_all_loot(on);
    for (const LootCard card : all_loot_cards) {
        if (type_of(card) == LootType::diamond)
            add_shares(things, on.position, card);
    }
    return things;
}

using desk::always;
using desk::once;
using thing::Part;
using Row = desk::QuestionRow<Question, Position, Components, Asked>;

constexpr auto rows = std::to_array<Row>({
    {About::godfather, to_translate("Who is Godfather?"), once, always, named, at_godfather},
    {About::next_share, to_translate("Who takes the next share?"), once, is_shared, named,
        [](const Asked& /*on*/) {
            return Things{thing::phase(Phase::sharing), thing::middle};
        },
        of_next_share, counts},
    {About::winner, to_translate("Who would win now?"), once, always, named, at_all_loot, of_winner,
        shares_in<language::dollars>},
    {About::diamond_bonus, to_translate("Who gets the Diamond Bonus?"), once, always, named,
        at_diamonds, nullptr, counts},
    {About::next_godfather, to_translate("Who is Godfather in the next round?"), once,
        has_next_round, named, at_next_godfather},
    {About::awaited, to_translate("What is the round waiting for?"), once, goes_on, in_a_word,
        [](const Asked& on) {
            return Things{thing::phase(on.position.phase), thing::round};
        },
        of_awaited},
    {About::round, to_translate("Which round is it?"), once, always,
        [](const Asked& on) { return of_all(on.amount, last_round); },
        [](const Asked& /*on*/) { return Things{thing::round}; }},
    {About::phase, to_translate("What happens in this phase? {phase}"), phases, always,
        [](const Asked& on) { return tell_phase(on.question.phase); },
        [](const Asked& on) { return Things{thing::phase(on.question.phase)}; }, of_phase},
    {About::worth, to_translate("What is it worth? {share}"), shares, lies_on_table, worth,
        at_shares, of_worth, counts},
    {About::table_loot, to_translate("What is in the middle?"), once, always, lying,
        [](const Asked& /*on*/) {
            return Things{thing::middle, thing::phase(Phase::loot)};
        },
        of_loot},
    {About::deck, to_translate("Which loot is still to come?"), once, always, lying,
        [](const Asked& /*on*/) {
            return Things{thing::phase(Phase::loot), thing::middle};
        },
        of_loot},
    {About::pile, to_translate("How many Bang! are in the discard pile?"), once, always,
        [](const Asked& on) { return tell(on.bangs); }, at_pile},
    {About::aim, to_translate("Who does {player} aim at?"), each_player, always, aim,
        at<Part::aim, Part::figure>, of_aim},
    {About::threats, to_translate("Who aims at {player}?"), each_player, always, standing,
        at<Part::figure>},
    {About::stance, to_translate("Is {player} standing?"), each_player, always, in_a_word,
        at<Part::figure>},
    {About::card, to_translate("What happened to {player}’s Bullet card this round?"), each_player,
        always, in_a_word, at<Part::figure, Part::hand, Part::aim>, of_card},
    {About::power, to_translate("What can {player}’s power do now?"), each_player, has_power,
        in_a_word, at<Part::seat, Part::figure>, of_power},
    {About::wounds, to_translate("How many wounds does {player} have?"), each_player, always,
        [](const Asked& on) { return of_all(on.amount, on.deadly); }, at<Part::figure, Part::seat>},
    {About::bullets, to_translate("How many Bullet cards does {player} have left?"), each_player,
        always, bullets, at<Part::hand, Part::seat>},
    {About::loot, to_translate("How many loot cards does {player} have?"), each_player, always,
        count, at<Part::loot, Part::seat>},
    {About::value, to_translate("What is {player}’s loot worth?"), each_player, always, value,
        at<Part::loot, Part::seat>, nullptr, parts},
});
static_assert(desk::are_complete(rows), "A question has no row, or a row does not say all.");

} // namespace

} // namespace why

desk::WhyAnswer tell(const View& view, const Snapshot& moment, const Question& question)
{
    const why::Asked asked(view, moment, question);
    desk::WhyAnswer told = desk::tell_asked(why::rows, asked);
    if (asked.is_covered) {
        told.answer = tr("It is revealed when the loot is counted.");
        told.details.clear();
    }
    return told;
}

std::vector<desk::WhyAnswer> answers_at(const View& view, int entry, desk::SomeQuestions some)
{
    const auto observed = view.observed();
    const Snapshot moment(*observed, entry);
    std::vector<desk::WhyAnswer> told =
        desk::tell_all(why::rows, position_shown(moment), moment.components(), some,
            [&](const Question& question) { return tell(view, moment, question); });
    if (moment.position().phase == Phase::end && some.skipped == 0 && some.most > 0)
        told.push_back(desk::nobodys_turn({thing::phase(Phase::end)}, rule::end));
    return told;
}

} // namespace consigliere::table_cash_n_guns
