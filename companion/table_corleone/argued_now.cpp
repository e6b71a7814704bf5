/// How what tables argue over stands for a thing of this one: who shares in the Fronts of a
/// Territory, which Thug spaces are free.

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table.h"
#include "companion/table_corleone/things.h"
#include "companion/table_corleone/track.h"
#include "companion/table_corleone/why_text.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

using Told = std::optional<std::string>;
using About = Question::About;

class ArguedNow {
public:
    ArguedNow(const View& view, const Moment& moment, std::string_view thing)
        : m_view(view)
        , m_moment(moment)
        , m_position(moment.position())
        , m_components(moment.components())
        , m_meant(thing::meant_by(thing, m_position, m_components))
    {
        find_place();
    }

    [[nodiscard]] Told of(std::string_view now) const
    {
        struct Row {
            std::string_view now;
            Told (ArguedNow::*tell)() const;
        };
        constexpr std::array rows{
            Row{"next-tile", &ArguedNow::next_tile},
            Row{"figures-left", &ArguedNow::figures_left},
            Row{"horse-head", &ArguedNow::horse_head},
            Row{"thug-space", &ArguedNow::thug_space},
            Row{"shares-in-front", &ArguedNow::shares_in_front},
            Row{"paid-once", &ArguedNow::paid_once},
            Row{"who-first", &ArguedNow::who_first},
            Row{"areas", &ArguedNow::areas},
            Row{"three-plus", &ArguedNow::three_plus},
            Row{"open-jobs", &ArguedNow::jobs_open},
            Row{"influence", &ArguedNow::influence},
            Row{"neutral-influence", &ArguedNow::neutral_influence},
            Row{"top-marker", &ArguedNow::top_marker},
            Row{"markers-left", &ArguedNow::markers_left},
            Row{"domination", &ArguedNow::domination},
            Row{"bids", &ArguedNow::bids},
            Row{"hand-limit", &ArguedNow::limit},
            Row{"hand-and-limit", &ArguedNow::hand_and_limit},
            Row{"allies-in-hand", &ArguedNow::allies_held},
            Row{"tied-colours", &ArguedNow::tied_colours},
            Row{"empty-colours", &ArguedNow::empty_colours},
            Row{"winner", &ArguedNow::winner},
        };
        const auto* const row = std::ranges::find(rows, now, &Row::now);
        return row == rows.end() ? std::nullopt : (this->*row->tell)();
    }

private:
    /// A figure stands for its place, and a Business lies in its Territory.
    void find_place()
    {
        if (m_meant.figure) {
            const Place place = m_position.place_of(*m_meant.figure);
            if (place.kind == Place::Kind::thug_space)
                m_meant.business = place.business();
            else if (place.kind == Place::Kind::member_space)
                m_meant.space = place.space();
        }
        if (!m_meant.business)
            return;
        const std::optional<Area> area = area_of(m_position, m_components, *m_meant.business);
        if (area && is_territory(*area))
            m_meant.territory = area;
    }
    [[nodiscard]] std::string answer_to(const Question& question) const
    {
        return desk::tell_answer(tell(m_view, m_moment, explain(m_moment, question)));
    }
    [[nodiscard]] std::string of_player(Family family, const std::string& told) const
    {
        return m_view.player(family) + ": " + told;
    }

    // The course of an Act. -----------------------------------------------------------------------

    [[nodiscard]] Told next_tile() const
    {
        const std::optional<Area> slot = lowest_empty_slot(m_position, m_components);
        const bool is_last = m_position.act == last_act && m_position.phase > Phase::open;
        if (!slot || is_last || (m_meant.territory && m_meant.territory != slot))
            return std::nullopt;
        return tr_fill("the next one goes to {territory}", {{"territory", tell(*slot)}});
    }
    /// Of a seat, or of whoever is on turn.
    [[nodiscard]] Told figures_left() const
    {
        if (m_position.phase != Phase::business)
            return std::nullopt;
        const Family family = m_meant.family.value_or(m_position.turn);
        return of_player(family,
            tr_count("{n} figure left", "{n} figures left", figures_in_supply(m_position, family)));
    }
    [[nodiscard]] Told horse_head() const
    {
        if (m_position.phase != Phase::business)
            return std::nullopt;
        return tr_fill("the turn: {player}; the Horse Head: {first}",
            {{"player", m_view.player(m_position.turn)},
                {"first", m_view.player(m_position.horse_head)}});
    }
    /// Before there are bids: from whom equal ones would go clockwise.
    [[nodiscard]] Told bids() const
    {
        const Answer order = explain(m_moment, {.about = About::bribery});
        if (m_position.phase == Phase::bribery && !order.shares.empty())
            return answer_to({.about = About::bribery});
        return tr_fill(
            "the Horse Head: {player}", {{"player", m_view.player(m_position.horse_head)}});
    }
    [[nodiscard]] int limit_of(int act) const
    {
        return explain(m_moment, {.about = About::hand_limit, .act = act}).amount;
    }
    [[nodiscard]] Told limit() const
    {
        const int act = m_meant.act.value_or(m_position.act);
        return tr_fill("after Act {act}: {limit}",
            {{"act", tell_act(act)}, {"limit", language::number(limit_of(act))}});
    }
    [[nodiscard]] Told hand_and_limit() const
    {
        if (!m_meant.family || m_position.tracking != Tracking::full)
            return m_meant.family ? std::nullopt : limit();
        return of_player(*m_meant.family,
            tr_fill("{n} of {all}",
                {{"n", language::number(hand_size(m_position, *m_meant.family))},
                    {"all", language::number(limit_of(m_position.act))}}));
    }
    [[nodiscard]] Told allies_held() const
    {
        if (!m_meant.family || m_position.tracking != Tracking::full)
            return std::nullopt;
        return of_player(*m_meant.family,
            tr_count("{n} Ally in the hand", "{n} Allies in the hand",
                allies_in_hand(m_position, *m_meant.family)));
    }

    // Businesses and spaces. ----------------------------------------------------------------------

    [[nodiscard]] Told thug_space() const
    {
        if (m_meant.business && m_meant.territory)
            return on_business(*m_meant.business);
        return m_meant.territory ? Told(free_spaces()) : std::nullopt;
    }
    [[nodiscard]] std::string on_business(BusinessId business) const
    {
        const std::optional<FigureId> figure = figure_at(m_position, Place::on(business));
        if (!figure)
            return tr("its Thug space is free");
        const std::optional<Family> owner = owner_of(*figure);
        const std::string kind = tell(kind_of(*figure));
        return tr_fill(
            "{figure} stands there", {{"figure", owner ? of_player(*owner, kind) : kind}});
    }
    [[nodiscard]] std::string free_spaces() const
    {
        const std::vector<BusinessId> free =
            ids_where<BusinessId>(m_components.businesses(), [this](BusinessId business) {
                return area_of(m_position, m_components, business) == m_meant.territory
                    && !figure_at(m_position, Place::on(business));
            });
        if (free.empty())
            return tr("no Thug space is free there");
        return tr_fill("free: {businesses}",
            {{"businesses", language::listed(free, [this](BusinessId business) {
                  return tell(m_components[business].naming);
              })}});
    }
    /// Whoever controls the Territory, in a sentence; or that nobody does.
    [[nodiscard]] Told of_controller(const char* sentence) const
    {
        if (!m_meant.territory)
            return std::nullopt;
        const std::optional<Family> family = controller_of(m_position, *m_meant.territory);
        if (!family)
            return tr_fill(
                "nobody controls {territory}", {{"territory", tell(*m_meant.territory)}});
        return tr_fill(sentence, {{"player", m_view.player(*family)}});
    }
    [[nodiscard]] Told shares_in_front() const
    {
        return of_controller(
            language::to_translate("{player} shares in the Fronts here, not in the Backs"));
    }
    [[nodiscard]] Told paid_once() const
    {
        return of_controller(language::to_translate("{player}, once"));
    }
    /// Nothing where the controller is on turn himself, or nobody is.
    [[nodiscard]] Told who_first() const
    {
        if (!m_meant.territory || m_position.phase != Phase::business)
            return std::nullopt;
        const std::optional<Family> family = controller_of(m_position, *m_meant.territory);
        if (family == m_position.turn)
            return std::nullopt;
        return family ? tr_fill("the turn: {player}", {{"player", m_view.player(m_position.turn)}})
                      : of_controller("");
    }
    [[nodiscard]] Told areas() const
    {
        if (!m_meant.space)
            return std::nullopt;
        const AreaSet touched = m_components[*m_meant.space].touches;
        return tr_fill(
            "it touches {areas}", {{"areas", language::listed(all_of<Area>, [&touched](Area area) {
                                        return touched.contains(area) ? tell(area) : std::string();
                                    })}});
    }
    [[nodiscard]] Told three_plus() const
    {
        if (!m_meant.space || !m_components[*m_meant.space].three_plus)
            return std::nullopt;
        return *m_components[*m_meant.space].three_plus ? tr("this space is marked 3+")
                                                        : tr("this space is not marked 3+");
    }
    [[nodiscard]] Told jobs_open() const
    {
        return tr_count("{n} Public Job lies open", "{n} Public Jobs lie open",
            known_jobs_in(m_position, JobZone::open()));
    }

    // Wars and stacks. ----------------------------------------------------------------------------

    /// How the next war would be counted, or in which wars a figure counts.
    [[nodiscard]] Told influence() const
    {
        if (m_meant.figure)
            return figure_counts();
        if (!m_meant.territory)
            return std::nullopt;
        const Question question{.about = About::influence, .territory = *m_meant.territory};
        const desk::Explanation told = tell(m_view, m_moment, explain(m_moment, question));
        // Where nobody would win, why not.
        return desk::tell_answer(told) + (told.details.empty() ? "" : ". " + told.details.front());
    }
    [[nodiscard]] Told figure_counts() const
    {
        const Question question{.about = About::figure, .figure = *m_meant.figure};
        const desk::Explanation told = tell(m_view, m_moment, explain(m_moment, question));
        return told.details.empty() ? std::nullopt : Told(told.details.front());
    }
    [[nodiscard]] Told neutral_influence() const
    {
        if (m_meant.figure)
            return figure_counts();
        if (!m_meant.territory)
            return std::nullopt;
        const WarCount count = count_influence(m_position, m_components, *m_meant.territory);
        return tr("neutral side") + " " + language::number(count.neutral);
    }
    [[nodiscard]] Told top_marker() const
    {
        return of_controller(language::to_translate("the marker on top: {player}"));
    }
    [[nodiscard]] Told markers_left() const
    {
        if (!m_meant.family)
            return std::nullopt;
        return of_player(*m_meant.family,
            tr_count(
                "{n} marker left", "{n} markers left", m_position.of(*m_meant.family).markers));
    }
    [[nodiscard]] Told domination() const
    {
        if (!m_meant.territory)
            return std::nullopt;
        return answer_to({.about = About::domination, .territory = *m_meant.territory});
    }

    // The end. ------------------------------------------------------------------------------------

    [[nodiscard]] Told tied_colours() const
    {
        const Score now = score(m_position, m_components);
        const std::string tied = language::listed(all_of<JobColour>, [&](JobColour colour) {
            const auto paid = now.paid_for(colour);
            if (paid.size() < 2)
                return std::string();
            return tell(colour) + " (" + language::listed(paid, [this](Family family) {
                return m_view.player(family);
            }) + ")";
        });
        return tied.empty() ? tr("no colour is tied")
                            : tr_fill("tied: {colours}", {{"colours", tied}});
    }
    [[nodiscard]] Told empty_colours() const
    {
        const Score now = score(m_position, m_components);
        const std::string empty = language::listed(all_of<JobColour>, [&now](JobColour colour) {
            return now.paid_for(colour).empty() ? tell(colour) : std::string();
        });
        return empty.empty() ? tr("somebody has completed one of every colour")
                             : tr_fill("nobody has completed one: {colours}", {{"colours", empty}});
    }
    /// Nothing while the totals are not known.
    [[nodiscard]] Told winner() const
    {
        const Answer now = explain(m_moment, {.about = About::winner});
        return now.shares.empty() ? std::nullopt : Told(answer_to({.about = About::winner}));
    }

    const View& m_view;
    const Moment& m_moment;
    const Position& m_position;
    const Components& m_components;
    thing::Meant m_meant;
};

} // namespace

std::optional<std::string> Table::how_it_stands(
    std::string_view now, std::string_view thing, int entry) const
{
    const auto sight = m_view.sight();
    const Moment moment(*sight, entry);
    return ArguedNow(m_view, moment, thing).of(now);
}

} // namespace consigliere::table_corleone
