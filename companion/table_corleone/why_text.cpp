#include "companion/table_corleone/why_text.h"

#include "companion/desk/told_causes.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/things.h"
#include "companion/table_corleone/track.h"
#include "engine/corleone/terms.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

using About = Question::About;

bool is_shot(const Moment& moment, FigureId figure)
{
    return moment.position().place_of(figure).kind == Place::Kind::hudson;
}

/// Who shot the figure that is asked about, as far as entries of players did.
std::optional<Family> shooter_in(const Moment& moment, const Explanation& explanation)
{
    const bool is_asked =
        explanation.question.about == About::figure && is_shot(moment, explanation.question.figure);
    if (!is_asked || explanation.causes.empty())
        return std::nullopt;
    const std::optional<Move>& move = moment.sight().move_of(explanation.causes.back().entry);
    return move ? move->family : std::nullopt;
}

std::string tell_figure(const View& view, const Moment& moment, FigureId figure)
{
    std::string told = tell(view, figure_at_its_place(moment.position(), figure));
    // Thugs that were shot lie together.
    if (is_shot(moment, figure) && kind_of(figure) == FigureKind::thug)
        told += " " + language::number(static_cast<int>(figure) % figures_per_family + 1);
    return told;
}

/// Who plays a figure; empty for a neutral one.
std::string player_of(const View& view, FigureId figure)
{
    const std::optional<Family> family = owner_of(figure);
    return family ? view.player(*family) : std::string();
}

std::string question_of(const View& view, const Moment& moment, const Question& question)
{
    constexpr std::array questions{
        to_translate("Who controls {territory}?"),
        to_translate("Who would win the Turf War in {territory}?"),
        to_translate("Who dominates {territory}?"),
        to_translate("Who has the most Jobs: {colour}?"),
        to_translate("Whose turn is it?"),
        to_translate("Who is First Player?"),
        to_translate("In which order are the Allies taken?"),
        to_translate("How many cards are in the hand? {player}"),
        to_translate("How many cards may stay in a hand after Act {act}?"),
        to_translate("How much is in the Suitcase? {player}"),
        to_translate("How many markers are left? {player}"),
        to_translate("Who would win if it ended now?"),
        to_translate("What is the total? {player}"),
        to_translate("How many Jobs are completed? {player}"),
        to_translate("How many figures are left? {player}"),
        to_translate("For whom does this figure count? {figure}"),
        to_translate("Who is paid for the Front of {business} when somebody else works there?"),
        to_translate("Who stands at {space}?"),
        to_translate("Who may complete this Public Job now? {job}"),
        to_translate("What happens in this phase? {phase}"),
    };
    static_assert(!ledger::is_enumerator<static_cast<About>(questions.size())>(),
        "Something can be asked about that has no question.");
    language::Values values{{"territory", tell(question.territory)},
        {"player", view.player(question.family)}, {"colour", tell(question.colour)},
        {"act", tell_act(question.act)}, {"phase", tell(question.phase)}};
    if (question.about == About::figure)
        values.emplace_back("figure", tell_figure(view, moment, question.figure));
    else if (question.about == About::business)
        values.emplace_back("business", view.name(question.business));
    else if (question.about == About::space)
        values.emplace_back("space", tell(view.components()[question.space]));
    else if (question.about == About::public_job)
        values.emplace_back("job", view.name(question.job));
    if (question.about == About::figure && is_shot(moment, question.figure))
        return tr_fill("Who shot this figure? {figure}", values);
    return tr_fill(questions[static_cast<std::size_t>(question.about)], values);
}

/// The word of what is asked. Of a figure in the Hudson it is who shot it; the phase that runs is
/// another thing than what happens in one.
std::string_view kind_of(const Moment& moment, const Question& question)
{
    constexpr std::array kinds{"control", "influence", "domination", "job-bonus", "turn",
        "first-player", "bribery", "hand", "hand-limit", "suitcase", "markers", "winner", "total",
        "completed", "supply", "figure", "business", "space", "public-job", "phase"};
    static_assert(!ledger::is_enumerator<static_cast<About>(kinds.size())>());
    if (question.about == About::figure && is_shot(moment, question.figure))
        return "shot";
    if (question.about == About::phase && question.phase == moment.position().phase)
        return "running-phase";
    return kinds.at(static_cast<std::size_t>(question.about));
}

bool is_dollars(About about)
{
    return about == About::suitcase || about == About::bribery || about == About::winner
        || about == About::total;
}

/// Whether the answer is a number rather than a player.
bool is_count(About about)
{
    return about == About::hand || about == About::hand_limit || about == About::suitcase
        || about == About::markers || about == About::total || about == About::completed
        || about == About::supply;
}

std::string amount(About about, int count)
{
    return is_dollars(about) ? language::dollars(count) : language::number(count);
}

/// Everybody who has completed the most Jobs of a colour is paid for it (p. 23).
std::string who_is_paid_for(const View& view, const Moment& moment, JobColour colour)
{
    const auto paid = score(moment.position(), moment.components()).paid_for(colour);
    if (paid.empty())
        return tr("Nobody");
    return language::listed(paid, [&view](Family family) { return view.player(family); });
}

std::string answer_of(const View& view, const Moment& moment, const Explanation& explanation)
{
    const About about = explanation.question.about;
    const Position& position = moment.position();
    const bool lays_bids = about == About::bribery && explanation.shares.empty();
    if (lays_bids)
        return tr("That is open until all have laid a bid");
    if (about == About::total && explanation.share_of(explanation.question.family) == 0
        && explanation.amount == 0 && position.tracking == Tracking::board)
        return tr("The Suitcase is counted at the end");
    if (about == About::figure && is_shot(moment, explanation.question.figure)) {
        const std::optional<Family> shooter = shooter_in(moment, explanation);
        return shooter ? view.player(*shooter) : tr("A correction by hand");
    }
    if (is_count(about))
        return amount(about, explanation.amount);
    if (about == About::phase)
        return tell_phase(explanation.question.phase);
    const bool is_neutral =
        about == About::figure || (about == About::space && explanation.amount > 0);
    if (!explanation.answer && is_neutral)
        return tr("neutral side");
    if (about == About::job_bonus && !explanation.answer)
        return who_is_paid_for(view, moment, explanation.question.colour);
    return explanation.answer ? view.player(*explanation.answer) : tr("Nobody");
}

/// Whose figures they are, in a table's colours.
std::vector<desk::Share> shares_of(const View& view, const Explanation& explanation)
{
    std::vector<desk::Share> shares;
    for (const Share& share : explanation.shares) {
        desk::Share shown;
        shown.name = share.family ? view.player(*share.family) : tr("neutral side");
        if (share.family)
            shown.actor = word_of(*share.family);
        shown.count = share.count;
        shown.figure = amount(explanation.question.about, share.count);
        shares.push_back(std::move(shown));
    }
    return shares;
}

/// What was counted in a war, and why nobody won it, if nobody did.
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

/// The wars of a Territory among the entries behind its stack: with their counts, and also those
/// that have laid nothing there.
void add_wars(std::vector<desk::Explanation::Because>& because, const View& view,
    const Moment& moment, Area territory)
{
    const auto& sight = moment.sight();
    int before = 0;
    for (const int entry : sight.known().history().counting_after(moment.entry())) {
        const std::optional<Move>& move = sight.move_of(entry);
        const auto* war = move ? std::get_if<FightWar>(&move->action) : nullptr;
        if (war != nullptr && war->territory == territory)
            because.push_back({tell_war(view, sight.known().position_after(before),
                                   moment.components(), territory),
                entry});
        before = entry;
    }
    std::ranges::stable_sort(because, {}, &desk::Explanation::Because::entry);
}

} // namespace

desk::Explanation tell(const View& view, const Moment& moment, const Explanation& explanation)
{
    desk::Explanation told;
    told.about = thing::asked_by(explanation.question, explanation, moment);
    told.question = question_of(view, moment, explanation.question);
    told.kind = kind_of(moment, explanation.question);
    // Its question says of which Family a figure is, and not who plays that.
    if (explanation.question.about == About::figure)
        told.called = player_of(view, explanation.question.figure);
    told.answer = answer_of(view, moment, explanation);
    if (const std::optional<Family> shooter = shooter_in(moment, explanation))
        told.named = word_of(*shooter);
    else if (explanation.answer && explanation.question.about != About::phase)
        told.named = word_of(*explanation.answer);
    told.shares = shares_of(view, explanation);
    told.details = details_of(view, moment, explanation);
    told.rule = std::string(explanation.rule.text());
    told.because = desk::told_causes(
        explanation.causes, [&view](const Act& act) { return tell_act(view, act); });
    const Question& question = explanation.question;
    if (question.about == About::control || question.about == About::domination)
        add_wars(told.because, view, moment, question.territory);
    return told;
}

std::vector<desk::Explanation> explanations(const View& view, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    std::vector<desk::Explanation> told;
    for (const Question& question : questions_about(moment.position(), moment.components()))
        told.push_back(tell(view, moment, explain(moment, question)));
    if (moment.position().phase == Phase::end)
        told.push_back(desk::nobodys_turn({thing::phase(Phase::end)}, rule::winner));
    return told;
}

} // namespace consigliere::table_corleone
