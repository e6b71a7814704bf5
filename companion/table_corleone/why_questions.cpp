// Table of the "Why?" questions: one row per kind.

#include "companion/desk/questions.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table_parts.h"
#include "companion/table_corleone/things.h"
#include "engine/corleone/messages_actions.h"
#include "engine/corleone/terms.h"

namespace consigliere::table_corleone {

using language::number;

namespace why {

namespace {

using About = Question::About;
using Sentences = std::vector<std::string>;
using Things = std::vector<std::string>;
using Ask = std::function<void(Question)>;

/// A question with its answer at a snapshot.
struct Asked : Explanation {
    Asked(const View& whose, const Snapshot& when, const Question& asked)
        : Explanation(explain(when, asked))
        , view(whose)
        , moment(when)
        , position(when.position())
        , components(when.components())
    {
    }

    const View& view;
    const Snapshot& moment;
    const Position& position;
    const Components& components;

    [[nodiscard]] bool is_shot() const
    {
        return question.about == About::figure
            && position.place_of(question.figure).kind == Place::Kind::hudson;
    }
    /// The Family that shot it; nullopt if unknown.
    [[nodiscard]] std::optional<Family> shooter() const
    {
        if (!is_shot() || causes.empty())
            return std::nullopt;
        const std::optional<Move>& move = moment.observed().move_of(causes.back().entry);
        return move ? move->family : std::nullopt;
    }
    [[nodiscard]] std::string figure() const
    {
        std::string told = tell(view, figure_at_its_place(position, question.figure));
        // Shot Thugs share a place, so they are numbered.
        if (is_shot() && kind_of(question.figure) == FigureKind::thug)
            told += " " + number(static_cast<int>(question.figure) % figures_per_family + 1);
        return told;
    }
    [[nodiscard]] language::Values values() const
    {
        language::Values values{{"territory", tell(question.territory)},
            {"player", view.player(question.family)}, {"colour", tell(question.colour)},
            {"act", table_corleone::tell_act(question.act)}, {"phase", tell(question.phase)}};
        if (question.about == About::figure)
            values.emplace_back("figure", figure());
        else if (question.about == About::business)
            values.emplace_back("business", view.name(question.business));
        else if (question.about == About::space)
            values.emplace_back("space", tell(components[question.space]));
        else if (question.about == About::public_job)
            values.emplace_back("job", view.name(question.job));
        return values;
    }
    [[nodiscard]] std::optional<std::string> named() const
    {
        const std::optional<Family> family = shooter() ? shooter() : answer;
        if (!family || question.about == About::phase)
            return std::nullopt;
        return std::string(word_of(*family));
    }
    [[nodiscard]] std::string tell_cause(const Act& act) const { return tell_act(view, act); }
};

// When, and of what, it is asked. -----------------------------------------------------------------

template <Phase phase>
bool runs(const Position& position, const Question& /*question*/)
{
    return position.phase == phase;
}

/// Central Park can only be asked about its control.
bool is_of_territory(const Position& /*position*/, const Question& question)
{
    return is_territory(question.territory);
}

bool is_tracked(const Position& position, const Question& /*question*/)
{
    return position.tracking == Tracking::full;
}

void phases(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Phase phase :
        {Phase::open, Phase::business, Phase::wars, Phase::bribery, Phase::tribute})
        ask({.phase = phase});
}

void acts(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (int act = 1; act <= last_act; ++act)
        ask({.act = act});
}

void areas(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const Area territory : territories)
        ask({.territory = territory});
    ask({.territory = Area::central_park});
}

void figures(const Position& position, const Components& /*components*/, const Ask& ask)
{
    for (const FigureId figure : all_figures) {
        const Place place = position.place_of(figure);
        if (place.is_on_board() || place.kind == Place::Kind::hudson)
            ask({.figure = figure});
    }
}

void businesses(const Position& position, const Components& components, const Ask& ask)
{
    for (std::size_t i = 0; i < components.businesses().size(); ++i) {
        const auto business = static_cast<BusinessId>(i);
        const std::optional<Area> area = area_of(position, components, business);
        // Central Park's Business has no Front to be paid for (15.central-park).
        if (area && is_territory(*area))
            ask({.business = business});
    }
}

void spaces(const Position& /*position*/, const Components& components, const Ask& ask)
{
    for (std::size_t i = 0; i < components.spaces().size(); ++i)
        ask({.space = static_cast<SpaceId>(i)});
}

/// Copies of a Job are one question.
void public_jobs(const Position& position, const Components& /*components*/, const Ask& ask)
{
    std::vector<JobId> asked;
    for (const JobId job : jobs_in(position, JobZone::open())) {
        if (std::ranges::find(asked, job) == asked.end())
            ask({.job = job});
        asked.push_back(job);
    }
}

void colours(const Position& /*position*/, const Components& /*components*/, const Ask& ask)
{
    for (const JobColour colour : all_of<JobColour>)
        ask({.colour = colour});
}

void seats(const Position& position, const Components& /*components*/, const Ask& ask)
{
    for (const Family family : position.seats)
        ask({.family = family});
}

// The answers. ------------------------------------------------------------------------------------

std::string named(const Asked& on)
{
    return on.answer ? on.view.player(*on.answer) : tr("No one");
}

std::string named_or_neutral(const Asked& on)
{
    return on.answer ? on.view.player(*on.answer) : tr("neutral side");
}

std::string count(const Asked& on)
{
    return number(on.amount);
}

std::string in_dollars(const Asked& on)
{
    return language::dollars(on.amount);
}

std::string bribery(const Asked& on)
{
    return on.shares.empty() ? tr("Hidden until everyone has bid") : named(on);
}

std::string figure(const Asked& on)
{
    if (!on.is_shot())
        return named_or_neutral(on);
    const std::optional<Family> shooter = on.shooter();
    return shooter ? on.view.player(*shooter) : tr("A manual correction");
}

std::string total(const Asked& on)
{
    const bool is_open = on.share_of(on.question.family) == 0 && on.amount == 0
        && on.position.tracking == Tracking::board;
    return is_open ? tr("The Suitcase is counted at the end") : in_dollars(on);
}

/// Every Family with the most Jobs of a colour is paid (p. 23).
std::string job_bonus(const Asked& on)
{
    const auto paid = score(on.position, on.components).paid_for(on.question.colour);
    if (paid.empty())
        return tr("No one");
    return language::listed(paid, [&on](Family family) { return on.view.player(family); });
}

// What else there is to say. ----------------------------------------------------------------------

/// Empty if `sentence` is empty.
Sentences said(std::string sentence)
{
    return sentence.empty() ? Sentences() : Sentences{std::move(sentence)};
}

Sentences of_control(const Asked& on)
{
    if (!is_territory(on.question.territory))
        return {tr(message::park_has_no_war.english), tr(message::park_takes_no_thug.english)};
    return {on.answer ? tr("That marker is on top of the stack.") : tr("No marker is there.")};
}

/// Why a war with this result has no winner; empty if it has one.
std::string tell_outcome(WarOutcome::Kind kind)
{
    switch (kind) {
    case WarOutcome::Kind::winner:
        break;
    case WarOutcome::Kind::tie:
        return tr("A tie: no one places a marker, and the top one stays.");
    case WarOutcome::Kind::neutral:
        return tr("The neutral side has the most: no one places a marker.");
    case WarOutcome::Kind::neutral_tie:
        return tr("A tie with the neutral side: no one places a marker.");
    case WarOutcome::Kind::empty:
        return tr("No figure counts there.");
    }
    return {};
}

Sentences of_influence(const Asked& on)
{
    const WarCount count = count_influence(on.position, on.components, on.question.territory);
    return said(tell_outcome(outcome_of(on.position, count).kind));
}

Sentences of_domination(const Asked& on)
{
    return on.answer ? Sentences() : Sentences{tr("No marker is there.")};
}

/// What a placed figure has brought its player, in this entry and in those that continue it
/// (abilities can be used one by one).
std::string brought_by(const Asked& on, int placing)
{
    const auto& observed = on.moment.observed();
    const std::vector<int> counting = observed.known().history().path_to(on.moment.entry());
    const std::optional<Move>& placed = observed.move_of(placing);
    std::vector<std::string> brought;
    for (auto entry = std::ranges::find(counting, placing); entry != counting.end(); ++entry) {
        const std::optional<Move>& move = observed.move_of(*entry);
        const bool belongs = *entry == placing || (move && carries_on(*move));
        if (!belongs || !move)
            break;
        // Gains of the controller are not the player's.
        if (move->family != placed->family)
            continue;
        std::string gain = tell_gain(on.view, *entry, *move);
        if (!gain.empty())
            brought.push_back(std::move(gain));
        // One of the Jobs drawn together is kept (27.jobs).
        const auto draws = [](const Act& act) { return is_one_of<act::DrawsJobs>(act); };
        if (std::ranges::any_of(observed.acts_of(*entry), draws))
            brought.push_back(tr("Job"));
    }
    return ledger::join(brought, ", ");
}
Sentences of_figure(const Asked& on)
{
    if (on.is_shot())
        return {tr("It is in the Hudson until the Entr’acte and counts in no Turf War.")};
    const AreaSet counted = counts_in(on.position, on.components, on.question.figure);
    const std::string where = language::listed(territories,
        [&counted](Area area) { return counted.contains(area) ? tell(area) : std::string(); });
    Sentences told{where.empty()
            ? tr("It counts in no Turf War.")
            : tr_fill("It counts 1 in the Turf War of: {territories}", {{"territories", where}})};
    for (const Cause& cause : on.causes) {
        const std::string brought = brought_by(on, cause.entry);
        if (!brought.empty())
            told.push_back(tr_fill("What it brought: {things}", {{"things", brought}}));
    }
    return told;
}

/// When a phase that is not running comes next.
std::string tell_when(const Asked& on)
{
    if (on.position.phase == Phase::end)
        return tr("The game is finished.");
    const bool comes_later =
        on.position.phase != Phase::entracte && on.question.phase > on.position.phase;
    const int act = on.position.act + (comes_later ? 0 : 1);
    const bool is_left_out = on.question.phase == Phase::bribery && act == last_act;
    if (act > last_act || is_left_out)
        return tr("It won’t come again.");
    return comes_later ? tr_fill("It comes later in Act {act}.", {{"act", tell_act(act)}})
                       : tr_fill("It comes again in Act {act}.", {{"act", tell_act(act)}});
}

Sentences of_phase(const Asked& on)
{
    if (on.question.phase != on.position.phase)
        return {tell_when(on)};
    Sentences told{tr("It is in progress now.")};
    if (on.answer)
        told.push_back(tr_fill("Waiting for {player}.", {{"player", on.view.player(*on.answer)}}));
    return told;
}

Sentences of_hand_limit(const Asked& on)
{
    return on.question.act == last_act ? Sentences{tr(
               "Any money left then goes into the Suitcase; everything else is discarded. p. 23")}
                                       : Sentences();
}

Sentences of_public_job(const Asked& on)
{
    const std::optional<Goods>& cost = on.components[on.question.job].cost;
    return cost ? Sentences{tr_fill("Cost: {goods}", {{"goods", tell(*cost)}})} : Sentences();
}

Sentences of_total(const Asked& on)
{
    return tell_parts(score(on.position, on.components).of(on.question.family));
}

Sentences of_suitcase(const Asked& on)
{
    return said(tell(on.position.of(on.question.family).suitcase));
}

Sentences of_supply(const Asked& on)
{
    const std::vector<FigureId> figures =
        ids_where<FigureId>(on.position.figures, [&on](FigureId id) {
            return owner_of(id) == on.question.family
                && on.position.place_of(id).kind == Place::Kind::supply;
        });
    return said(language::listed(figures, [](FigureId figure) { return tell(kind_of(figure)); }));
}

Sentences of_completed(const Asked& on)
{
    return said(language::listed(jobs_in(on.position, JobZone::suitcase(on.question.family)),
        [&on](JobId job) { return on.view.name(job); }));
}

// What is counted. --------------------------------------------------------------------------------

template <std::string (*tell_amount)(std::int64_t)>
std::vector<desk::AnswerCount> shares_in(const Asked& on)
{
    std::vector<desk::AnswerCount> shares;
    for (const AnswerCount& share : on.shares) {
        desk::AnswerCount& shown = shares.emplace_back();
        shown.name = share.family ? on.view.player(*share.family) : tr("neutral side");
        if (share.family)
            shown.actor = word_of(*share.family);
        shown.count = share.count;
        shown.figure = tell_amount(share.count);
    }
    return shares;
}

constexpr auto counts = shares_in<language::number>;
constexpr auto dollars = shares_in<language::dollars>;

// The things of the table. ------------------------------------------------------------------------

using thing::Count;

/// Hotspots of a count: the count and its seat.
template <Count which>
Things at_count(const Asked& on)
{
    return {thing::count(which, on.question.family), thing::seat(on.question.family)};
}

void add_seats(Things& things, const Asked& on, const auto& name)
{
    for (const Family family : on.position.seats)
        things.push_back(name(family));
}

void add_figures_at(Things& things, const Asked& on, Place place)
{
    for (const FigureId id : all_figures) {
        if (on.position.place_of(id) == place)
            things.push_back(thing::figure(id));
    }
}

Things at_stack(const Asked& on)
{
    if (!is_territory(on.question.territory))
        return {thing::park};
    return {thing::land(on.question.territory), thing::stack(on.question.territory)};
}

Things at_turn(const Asked& on)
{
    Things things{thing::phase(Phase::business)};
    if (on.answer)
        things.push_back(thing::seat(*on.answer));
    add_seats(things, on, [](Family family) { return thing::count(Count::figures, family); });
    return things;
}

Things at_end(const Asked& on)
{
    Things things{thing::phase(Phase::end)};
    add_seats(things, on, thing::seat);
    return things;
}

Things at_act(const Asked& on)
{
    Things things{thing::act(on.question.act)};
    if (on.question.act != on.position.act)
        return things;
    add_seats(things, on, [](Family family) { return thing::count(Count::hand, family); });
    things.push_back(thing::phase(Phase::tribute));
    return things;
}

Things at_phase(const Asked& on)
{
    Things things{thing::phase(on.question.phase)};
    if (on.question.phase == Phase::bribery)
        things.emplace_back(thing::allies);
    return things;
}

/// Hotspots of a figure: itself and its place, which it may cover.
Things at_figure(const Asked& on)
{
    Things things{thing::figure(on.question.figure)};
    const Place place = on.position.place_of(on.question.figure);
    if (place.kind == Place::Kind::thug_space)
        things.push_back(thing::business(place.business(), on.components));
    else if (place.kind == Place::Kind::member_space)
        things.push_back(thing::space(place.space(), on.components));
    else if (place.kind == Place::Kind::hudson)
        things.emplace_back(thing::hudson);
    return things;
}

Things at_business(const Asked& on)
{
    Things things{thing::business(on.question.business, on.components)};
    add_figures_at(things, on, Place::on(on.question.business));
    return things;
}

Things at_space(const Asked& on)
{
    const SpaceId space = on.question.space;
    Things things{thing::space(space, on.components)};
    add_figures_at(things, on, Place::on(space));
    // The Back of the park may have been used by a figure on this space.
    if (on.amount > 0 && on.components[space].touches.contains(Area::central_park))
        things.emplace_back(thing::park);
    return things;
}

Things at_jobs(const Asked& on)
{
    Things things;
    for (const AnswerCount& share : on.shares) {
        if (share.family)
            things.push_back(thing::count(Count::jobs, *share.family));
    }
    things.emplace_back(thing::public_jobs);
    return things;
}

using desk::always;
using desk::once;
using Row = desk::QuestionRow<Question, Position, Components, Asked>;

constexpr auto rows = std::to_array<Row>({
    {About::turn, to_translate("Whose turn is it?"), once, runs<Phase::business>, named, at_turn,
        nullptr, counts},
    {About::bribery, to_translate("In which order are Allies taken?"), once, runs<Phase::bribery>,
        bribery,
        [](const Asked& /*on*/) {
            return Things{thing::phase(Phase::bribery), thing::allies};
        },
        nullptr, dollars},
    {About::first_player, to_translate("Who is First Player?"), once, always, named,
        [](const Asked& on) { return Things{thing::seat(on.position.horse_head)}; }},
    {About::winner, to_translate("Who would win if it ended now?"), once, always, named, at_end,
        nullptr, dollars},
    {About::phase, to_translate("What happens in this phase? {phase}"), phases, always,
        [](const Asked& on) { return tell_phase(on.question.phase); }, at_phase, of_phase},
    {About::hand_limit, to_translate("How many cards can you keep in hand after Act {act}?"), acts,
        always, count, at_act, of_hand_limit},
    {About::control, to_translate("Who controls {territory}?"), areas, always, named, at_stack,
        of_control},
    {About::influence, to_translate("Who would win the Turf War in {territory}?"), areas,
        is_of_territory, named,
        [](const Asked& on) { return Things{thing::land(on.question.territory)}; }, of_influence,
        counts},
    {About::domination, to_translate("Who dominates {territory}?"), areas, is_of_territory, named,
        at_stack, of_domination, counts},
    {About::figure, to_translate("Who does this figure count for? {figure}"), figures, always,
        figure, at_figure, of_figure},
    {About::business,
        to_translate("Who is paid for the Front of {business} when someone else works there?"),
        businesses, always, named, at_business},
    {About::space, to_translate("Who is at {space}?"), spaces, always,
        [](const Asked& on) { return on.amount > 0 ? named_or_neutral(on) : named(on); }, at_space},
    {About::public_job, to_translate("Who can complete this Public Job now? {job}"), public_jobs,
        always, named,
        [](const Asked& on) {
            return Things{thing::job(on.question.job, on.components), thing::public_jobs};
        },
        of_public_job},
    {About::job_bonus, to_translate("Who has the most Jobs: {colour}?"), colours, always, job_bonus,
        at_jobs, nullptr, counts},
    {About::total, to_translate("What is {player}’s total?"), seats, always, total,
        [](const Asked& on) {
            return Things{
                thing::seat(on.question.family), thing::count(Count::suitcase, on.question.family)};
        },
        of_total, dollars},
    {About::hand, to_translate("How many cards does {player} have in hand?"), seats, is_tracked,
        count, at_count<Count::hand>},
    {About::suitcase, to_translate("How much is in {player}’s Suitcase?"), seats, is_tracked,
        in_dollars, at_count<Count::suitcase>, of_suitcase},
    {About::supply, to_translate("How many figures does {player} have left?"), seats, always, count,
        at_count<Count::figures>, of_supply},
    {About::markers, to_translate("How many markers does {player} have left?"), seats, always,
        count, at_count<Count::markers>},
    {About::completed, to_translate("How many Jobs has {player} completed?"), seats, always, count,
        at_count<Count::jobs>, of_completed},
});
static_assert(desk::are_complete(rows), "A question has no row, or a row does not say all.");

// Behind the answers. -----------------------------------------------------------------------------

/// The count of a war, and why it had no winner, if so.
std::string tell_war(
    const View& view, const Position& position, const Components& components, Area territory)
{
    const WarCount count = count_influence(position, components, territory);
    std::string told = language::listed(position.seats, [&](Family family) {
        return count.of(family) == 0
            ? std::string()
            : view.player(family) + " " + language::number(count.of(family));
    });
    if (count.neutral > 0)
        told +=
            (told.empty() ? "" : ", ") + tr("neutral side") + " " + language::number(count.neutral);
    const std::string outcome = tell_outcome(outcome_of(position, count).kind);
    return told + (told.empty() || outcome.empty() ? "" : "  ·  ") + outcome;
}

/// Adds the wars behind a stack of markers with their counts, including those that laid none.
void add_wars(std::vector<desk::WhyAnswer::Cause>& because, const View& view,
    const Snapshot& moment, Area territory)
{
    const auto& observed = moment.observed();
    int before = 0;
    for (const int entry : observed.known().history().path_to(moment.entry())) {
        const std::optional<Move>& move = observed.move_of(entry);
        const auto* war = move ? std::get_if<FightWar>(&move->action) : nullptr;
        if (war != nullptr && war->territory == territory)
            because.push_back({tell_war(view, observed.known().position_after(before),
                                   moment.components(), territory),
                entry});
        before = entry;
    }
    std::ranges::stable_sort(because, {}, &desk::WhyAnswer::Cause::entry);
}

} // namespace

} // namespace why

desk::WhyAnswer tell(const View& view, const Snapshot& moment, const Question& question)
{
    using About = Question::About;
    const why::Asked asked(view, moment, question);
    desk::WhyAnswer told = desk::tell_asked(why::rows, asked);
    if (asked.is_shot()) {
        told.question = tr_fill("Who shot this figure? {figure}", asked.values());
        told.kind = "shot";
    }
    // The question has the figure's Family; show its player's name instead.
    if (question.about == About::figure && owner_of(question.figure))
        told.called = view.player(*owner_of(question.figure));
    // A separate question kind, because the running phase has other answers.
    if (question.about == About::phase && question.phase == asked.position.phase)
        told.kind = "running-phase";
    if (question.about == About::control || question.about == About::domination)
        why::add_wars(told.because, view, moment, question.territory);
    return told;
}

std::vector<desk::WhyAnswer> answers_at(const View& view, int entry, desk::SomeQuestions some)
{
    const auto observed = view.observed();
    const Snapshot moment(*observed, entry);
    std::vector<desk::WhyAnswer> told =
        desk::tell_all(why::rows, moment.position(), moment.components(), some,
            [&](const Question& question) { return tell(view, moment, question); });
    if (moment.position().phase == Phase::end && some.skipped == 0 && some.most > 0)
        told.push_back(desk::nobodys_turn({thing::phase(Phase::end)}, rule::winner));
    return told;
}

} // namespace consigliere::table_corleone
