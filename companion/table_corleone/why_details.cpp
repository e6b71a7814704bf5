/// What there is to say about an answer beside its figures: the parts of a total, where a figure
/// counts, what a phase is.

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/score_view.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/track.h"
#include "companion/table_corleone/why_text.h"
#include "engine/corleone/messages_actions.h"

namespace consigliere::table_corleone {

namespace {

using About = Question::About;

class Details {
public:
    Details(const View& view, const Moment& moment, const Explanation& explanation)
        : m_view(view)
        , m_moment(moment)
        , m_position(moment.position())
        , m_question(explanation.question)
        , m_explanation(explanation)
    {
    }

    [[nodiscard]] std::vector<std::string> all() &&
    {
        collect();
        return std::move(m_sentences);
    }

private:
    void say(std::string sentence)
    {
        if (!sentence.empty())
            m_sentences.push_back(std::move(sentence));
    }
    void collect()
    {
        switch (m_question.about) {
        case About::control:
            if (!is_territory(m_question.territory)) {
                say(tr(message::park_has_no_war.english));
                say(tr(message::park_takes_no_thug.english));
                return;
            }
            say(m_explanation.answer ? tr("That marker lies on top of the stack.")
                                     : tr("No marker lies there."));
            return;
        case About::influence:
            say_outcome();
            return;
        case About::domination:
            if (!m_explanation.answer)
                say(tr("No marker lies there."));
            return;
        case About::total: {
            const Score now = score(m_position, m_moment.components());
            for (std::string& part : tell_parts(now.of(m_question.family)))
                say(std::move(part));
            return;
        }
        case About::completed:
            say(language::listed(jobs_in(m_position, JobZone::suitcase(m_question.family)),
                [this](JobId job) { return m_view.name(job); }));
            return;
        case About::suitcase:
            say(tell(m_position.of(m_question.family).suitcase));
            return;
        case About::hand_limit:
            if (m_explanation.question.act == last_act)
                say(tr(
                    "What money is left then goes into the Suitcase, and everything else that is "
                    "left is discarded. p. 23"));
            return;
        case About::supply:
            say_supply();
            return;
        case About::figure:
            say_figure();
            return;
        case About::public_job:
            if (const std::optional<Goods>& cost = m_moment.components()[m_question.job].cost)
                say(tr_fill("Cost: {goods}", {{"goods", tell(*cost)}}));
            return;
        case About::phase:
            say_phase();
            return;
        default:
            return;
        }
    }
    void say_outcome()
    {
        const WarCount count =
            count_influence(m_position, m_moment.components(), m_question.territory);
        say(tell_outcome(outcome_of(m_position, count).kind));
    }
    void say_supply()
    {
        const std::vector<FigureId> figures =
            ids_where<FigureId>(m_position.figures, [this](FigureId id) {
                return owner_of(id) == m_question.family
                    && m_position.place_of(id).kind == Place::Kind::supply;
            });
        say(language::listed(figures, [](FigureId figure) { return tell(kind_of(figure)); }));
    }
    void say_figure()
    {
        if (m_position.place_of(m_question.figure).kind == Place::Kind::hudson)
            return say(tr("It lies in the Hudson until the Entr’acte, and counts in no Turf War."));
        const AreaSet counted = counts_in(m_position, m_moment.components(), m_question.figure);
        const std::string where = language::listed(territories,
            [&counted](Area area) { return counted.contains(area) ? tell(area) : std::string(); });
        say(where.empty() ? tr("It counts in no Turf War.")
                          : tr_fill("It counts 1 in the Turf War of: {territories}",
                              {{"territories", where}}));
        for (const Cause& cause : m_explanation.causes) {
            const std::string brought = brought_by(cause.entry);
            if (!brought.empty())
                say(tr_fill("What it brought: {things}", {{"things", brought}}));
        }
    }
    /// What the player who placed a figure got by it, in this entry and in those that carried it
    /// on: abilities may be used one by one.
    [[nodiscard]] std::string brought_by(int placing) const
    {
        const auto& sight = m_moment.sight();
        const std::vector<int> counting = sight.known().history().counting_after(m_moment.entry());
        const std::optional<Move>& placed = sight.move_of(placing);
        std::vector<std::string> brought;
        for (auto entry = std::ranges::find(counting, placing); entry != counting.end(); ++entry) {
            const std::optional<Move>& move = sight.move_of(*entry);
            const bool belongs = *entry == placing || (move && carries_on(*move));
            if (!belongs || !move)
                break;
            // The controller's share is what somebody else got.
            if (move->family != placed->family)
                continue;
            std::string gain = tell_gain(m_view, *entry, *move);
            if (!gain.empty())
                brought.push_back(std::move(gain));
            // Of the Jobs that are drawn together, one is kept (27.jobs).
            const auto draws = [](const Act& act) { return is_one_of<act::DrawsJobs>(act); };
            if (std::ranges::any_of(sight.acts_of(*entry), draws))
                brought.push_back(tr("Job"));
        }
        return ledger::join(brought, ", ");
    }
    void say_phase()
    {
        if (m_question.phase != m_position.phase)
            return say(tell_when());
        say(tr("It goes on now."));
        if (m_explanation.answer)
            say(tr_fill(
                "It waits for {player}.", {{"player", m_view.player(*m_explanation.answer)}}));
    }
    /// When a phase that does not go on now comes.
    [[nodiscard]] std::string tell_when() const
    {
        if (m_position.phase == Phase::end)
            return tr("The game is over.");
        const bool comes_later =
            m_position.phase != Phase::entracte && m_question.phase > m_position.phase;
        const int act = m_position.act + (comes_later ? 0 : 1);
        const bool is_left_out = m_question.phase == Phase::bribery && act == last_act;
        if (act > last_act || is_left_out)
            return tr("It does not come any more.");
        return comes_later ? tr_fill("It comes later in Act {act}.", {{"act", tell_act(act)}})
                           : tr_fill("It comes again in Act {act}.", {{"act", tell_act(act)}});
    }

    const View& m_view;
    const Moment& m_moment;
    const Position& m_position;
    const Question& m_question;
    const Explanation& m_explanation;
    std::vector<std::string> m_sentences;
};

} // namespace

std::string tell_outcome(WarOutcome::Kind kind)
{
    switch (kind) {
    case WarOutcome::Kind::winner:
        break;
    case WarOutcome::Kind::tie:
        return tr("A tie: nobody lays a marker, and the one on top stays.");
    case WarOutcome::Kind::neutral:
        return tr("The neutral side has the most: nobody lays a marker.");
    case WarOutcome::Kind::neutral_tie:
        return tr("A tie with the neutral side: nobody lays a marker.");
    case WarOutcome::Kind::empty:
        return tr("No figure counts there.");
    }
    return {};
}

std::vector<std::string> details_of(
    const View& view, const Moment& moment, const Explanation& explanation)
{
    return Details(view, moment, explanation).all();
}

} // namespace consigliere::table_corleone
