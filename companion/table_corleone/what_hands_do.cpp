#include "companion/desk/checklist.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table_parts.h"
#include "engine/corleone/waiting.h"

#include <algorithm>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

namespace {

using desk::ChecklistItem;

/// Number of the latest entry that began a phase; 0 if none.
int beginning_of(const View& view, Phase phase)
{
    const Timeline& timeline = view.timeline();
    const auto begins = [phase](const Act& act) {
        const auto* begun = std::get_if<act::PhaseBegins>(&act);
        return begun != nullptr && begun->phase == phase;
    };
    for (int entry = timeline.history().size(); entry > 0; --entry) {
        if (std::ranges::any_of(timeline.acts_of(entry), begins))
            return entry;
    }
    return 0;
}

/// Checklist of a phase. Steps that the record does automatically are ticked once the next entry
/// follows.
class Steps {
public:
    Steps(const View& view, Phase phase)
        : m_view(view)
        , m_position(view.position())
        , m_beginning(beginning_of(view, phase))
        , m_has_gone_on(view.timeline().history().head() != m_beginning)
    {
    }

    void add_setup()
    {
        const Family somebody = m_position.seats[0];
        const auto thugs = std::ranges::count_if(all_figures, [&](FigureId id) {
            const FigureAt figure = figure_at_its_place(m_position, id);
            return figure.owner == somebody && figure.kind == FigureKind::thug
                && figure.place.kind != Place::Kind::box;
        });
        add(tr("Suitcase and markers to each"));
        add(tr_count("{n} Thug and the Don to each", "{n} Thugs and the Don to each",
            static_cast<int>(thugs)));
        add(tr("$1, $2, $3 and two Jobs to each"));
        add(tr_fill("Horse Head to {player}", {{"player", m_view.player(m_position.horse_head)}}));
        if (player_count(m_position) >= 4)
            add(tr("Blue Businesses for this many players"),
                !missing_setup_tile(m_position, m_view.components()));
        add_jobs();
        add_allies();
        add(tr("One new blue Business, drawn"), false);
    }

    void add_tribute()
    {
        add_returned();
        const int limit = hand_limit(m_position);
        add(tr_count("Keep {n} card", "Keep {n} cards", limit), !next_to_discard(m_position));
    }

    void add_entracte(int act)
    {
        add(tr("Figures back"));
        if (act == 2)
            add(tr("Consigliere to each"));
        else if (act == last_act)
            add(tr("Heir to each"));
        add_returned();
        add_left();
        add_jobs();
        if (act < last_act)
            add_allies();
    }

    [[nodiscard]] std::vector<ChecklistItem> all() && { return std::move(m_steps); }

private:
    void add(std::string text) { add(std::move(text), m_has_gone_on); }
    void add(std::string text, bool is_done) { m_steps.push_back({std::move(text), is_done}); }

    void add_jobs()
    {
        const int jobs = public_job_spaces(player_count(m_position));
        add(tr_fill("Public Jobs face up: {n} of {all}",
                {{"n", language::number(jobs - m_position.jobs_to_reveal)},
                    {"all", language::number(jobs)}}),
            m_position.jobs_to_reveal == 0);
    }
    void add_allies()
    {
        const int allies = player_count(m_position) - 1;
        add(tr_count("{n} new Ally face up", "{n} new Allies face up", allies),
            m_position.allies_to_reveal == 0);
    }

    /// Quoted names of the Allies in acts of `Kind` when the phase began: "“A”, “B”".
    template <typename Kind>
    [[nodiscard]] std::string allies_that() const
    {
        if (m_beginning == 0)
            return {};
        return language::listed(m_view.timeline().acts_of(m_beginning), [this](const Act& act) {
            const auto* said = std::get_if<Kind>(&act);
            return said == nullptr ? std::string() : quoted(m_view.name(said->ally));
        });
    }
    void add_returned()
    {
        const std::string allies = allies_that<act::AllyReturns>();
        if (!allies.empty())
            add(tr_fill("Return to hand: {allies}", {{"allies", allies}}));
    }
    void add_left()
    {
        const std::string allies = allies_that<act::AllyLeaves>();
        if (!allies.empty())
            add(tr_fill("Out of the game: {allies}", {{"allies", allies}}));
    }

    const View& m_view;
    const Position& m_position;
    int m_beginning;
    bool m_has_gone_on;
    std::vector<ChecklistItem> m_steps;
};

std::vector<ChecklistItem> steps_of(const View& view)
{
    const Position& position = view.position();
    const bool is_just_over = position.phase == Phase::open && position.act > 1;
    Steps steps(view, is_just_over ? Phase::entracte : position.phase);
    if (position.phase == Phase::setup)
        steps.add_setup();
    else if (position.phase == Phase::tribute)
        steps.add_tribute();
    else if (position.phase == Phase::entracte)
        steps.add_entracte(position.act + 1);
    else if (is_just_over)
        steps.add_entracte(position.act);
    return std::move(steps).all();
}

} // namespace

void draw_what_hands_do(Ui& ui, Rect& rect, const View& view)
{
    const std::vector<ChecklistItem> steps = steps_of(view);
    if (steps.empty())
        return;
    heading(ui, rect, tr("Do this on the table"));
    desk::draw_checklist(ui, rect, steps);
}

} // namespace consigliere::table_corleone
