#include "companion/desk/score_sheet.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/pieces.h"
#include "companion/table_corleone/sentences.h"
#include "companion/table_corleone/table_parts.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

using desk::CountedPart;
using desk::ScorePiece;
using desk::ScoreRow;
using desk::ScoreSheet;

/// Counts per Family, e.g. markers in a stack or Jobs of a colour: "Ana 3, Piotr 2". Zeros are left
/// out.
template <typename CountOf>
std::string tell_counts(const View& view, const Score& score, const CountOf& count_of)
{
    return language::listed(score.seats, [&](const Score::Seat& seat) {
        const int count = count_of(seat);
        return count > 0 ? view.player(seat.family) + " " + language::number(count) : std::string();
    });
}

/// Who dominates a Territory, and which rule decided it (23.domination).
std::string tell_stack(const View& view, const Score& score, Area territory, Family dominator)
{
    const Position& position = view.position();
    const auto markers = [&](const Score::Seat& seat) {
        return markers_in(position, territory, seat.family);
    };
    const int most = markers_in(position, territory, dominator);
    const bool is_tied = std::ranges::count(score.seats, most, markers) > 1;
    const language::Values values{{"player", view.player(dominator)},
        {"counts", tell_counts(view, score, markers)}, {"sum", language::dollars(bonus_dollars)}};
    return is_tied ? tr_fill("{player} dominates it, {sum}. Markers: {counts}; among the tied, "
                             "{player}’s marker is highest. p. 23",
               values)
                   : tr_fill("{player} dominates it, {sum}. Markers: {counts}. p. 23", values);
}

/// Parts of all totals in scoring order: Suitcases, dominated Territories, Job colours.
class Parts {
public:
    Parts(const View& view, const Score& score)
        : m_view(view)
        , m_score(score)
    {
        add(tr("Suitcases"), tr("Money in the Suitcase counts at face value. p. 23"), {});
        for (const Area territory : territories) {
            const auto dominator =
                std::ranges::find_if(score.seats, [territory](const Score::Seat& seat) {
                    return seat.domination.contains(territory);
                });
            if (dominator != score.seats.end())
                add_territory(territory, dominator->family);
        }
        for (const JobColour colour : all_of<JobColour>) {
            if (!score.paid_for(colour).empty())
                add_colour(colour);
        }
    }

    [[nodiscard]] std::vector<CountedPart> all() && { return std::move(m_parts); }
    /// The parts that `seat` scores.
    [[nodiscard]] std::vector<ScorePiece> of(
        const Score::Seat& seat, const widgets::Theme& theme) const
    {
        std::vector<ScorePiece> pieces;
        if (seat.suitcase && *seat.suitcase > 0)
            pieces.push_back({0, *seat.suitcase,
                tr_fill("Suitcase {sum}", {{"sum", language::dollars(*seat.suitcase)}}),
                colour_of(seat.family)});
        for (const auto& [part, territory] : m_territories) {
            if (seat.domination.contains(territory))
                pieces.push_back({part, bonus_dollars, {}, theme.brass,
                    [territory = territory](Ui& ui, const Rect& rect) {
                        const std::string number = std::to_string(number_of_territory(territory));
                        if (ui.measure(number, Font::small).x <= rect.width())
                            ui.text(rect, number, {Font::small, ui.theme().brass.letters(), 0.5F});
                    }});
        }
        for (const auto& [part, colour] : m_colours) {
            if (seat.job_bonus[static_cast<std::size_t>(colour)])
                pieces.push_back({part, bonus_dollars, {}, colour_of(colour),
                    [colour = colour](
                        Ui& ui, const Rect& rect) { draw_job_mark(ui, rect, colour); }});
        }
        return pieces;
    }

private:
    std::size_t add(
        std::string name, std::string sentence, std::function<void(Ui& ui, const Rect& rect)> draw)
    {
        m_parts.push_back({std::move(name), std::move(sentence), std::move(draw)});
        return m_parts.size() - 1;
    }
    void add_territory(Area territory, Family dominator)
    {
        const auto stack = stack_of(m_view.position(), territory);
        const std::size_t part = add(tell(territory),
            tell_stack(m_view, m_score, territory, dominator), [stack](Ui& ui, const Rect& rect) {
                const float width = 52_dp;
                draw_stack(ui, {rect.centre().x, rect.bottom - 18_dp}, width, stack);
            });
        m_territories.emplace_back(part, territory);
    }
    void add_colour(JobColour colour)
    {
        const auto index = static_cast<std::size_t>(colour);
        const std::string counts = tell_counts(m_view, m_score,
            [index](const Score::Seat& seat) { return static_cast<int>(seat.job_counts[index]); });
        const std::size_t part = add(tr_fill("Jobs: {colour}", {{"colour", tell(colour)}}),
            tr_fill("{sum} to everyone with the most completed: {counts}. p. 23",
                {{"sum", language::dollars(bonus_dollars)}, {"counts", counts}}),
            [colour](Ui& ui, const Rect& rect) {
                draw_job_mark(ui, Rect::around(rect.centre(), 44_dp, 32_dp), colour);
            });
        m_colours.emplace_back(part, colour);
    }

    const View& m_view;
    const Score& m_score;
    std::vector<CountedPart> m_parts;
    std::vector<std::pair<std::size_t, Area>> m_territories;
    std::vector<std::pair<std::size_t, JobColour>> m_colours;
};

ScoreSheet sheet_of(const View& view, const Score& now, const widgets::Theme& theme)
{
    ScoreSheet sheet;
    sheet.title = tr("Who rules New York");
    sheet.state = now.is_final ? tr("final") : tr("if it ended now");
    sheet.is_final = now.is_final;
    sheet.why = tell_victory(now, [&view](Family family) { return view.player(family); });
    sheet.legend =
        tr("Bars: money in the Suitcase, $5 for each Territory dominated, $5 for each Job colour");
    sheet.tell = language::dollars;
    Parts parts(view, now);
    const std::vector<Score::Seat> best_first = ranked(now);
    for (const Score::Seat& seat : now.seats) {
        ScoreRow row;
        row.actor = word_of(seat.family);
        row.name = view.player(seat.family);
        row.detail = tell(seat.family);
        row.pieces = parts.of(seat, theme);
        row.total = seat.total;
        row.draw_sign = [family = seat.family](Ui& drawn, ImVec2 centre, float diameter) {
            draw_badge(drawn, centre, diameter, family);
        };
        row.instead = "?";
        row.place = static_cast<int>(
            std::ranges::find(best_first, seat.family, &Score::Seat::family) - best_first.begin());
        row.is_winner = now.winners.contains(seat.family);
        sheet.rows.push_back(std::move(row));
    }
    sheet.parts = std::move(parts).all();
    return sheet;
}

} // namespace

std::vector<std::string> tell_parts(const Score::Seat& seat)
{
    std::vector<std::string> parts{seat.suitcase
            ? tr_fill("Suitcase {sum}", {{"sum", language::dollars(*seat.suitcase)}})
            : tr("The Suitcase is counted at the end")};
    const std::string dominated = tell_domination(seat);
    if (!dominated.empty())
        parts.push_back(tr_fill("Dominates: {territories}", {{"territories", dominated}}));
    const std::string colours = language::listed(all_of<JobColour>, [&seat](JobColour colour) {
        const auto index = static_cast<std::size_t>(colour);
        return seat.job_bonus[index]
            ? tell(colour) + " (" + language::number(seat.job_counts[index]) + ")"
            : std::string();
    });
    if (!colours.empty())
        parts.push_back(tr_fill("Most Jobs: {colours}", {{"colours", colours}}));
    if (seat.uncoloured_jobs > 0)
        parts.push_back(tr_fill("Completed Jobs of unknown colour: {count}.",
            {{"count", language::number(seat.uncoloured_jobs)}}));
    return parts;
}

void draw_parts_of(Ui& ui, Rect& rect, const View& view, const Score::Seat& seat)
{
    paragraph(ui, rect, view.player(seat.family), Font::strong);
    for (const std::string& part : tell_parts(seat))
        remark(ui, rect, part);
    rect.cut_top(6_dp);
}

void draw_score_of(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale)
{
    const Score now = score(view.position(), view.components());
    Rect ranking = rect;
    Rect parts;
    if (finale == nullptr)
        parts = rect.width() > 800_dp ? ranking.cut_right(rect.width() * 0.36F, 12_dp)
                                      : ranking.cut_bottom(rect.height() * 0.36F, 12_dp);
    desk::draw_score_sheet(ui, ranking, sheet_of(view, now, ui.theme()), finale);
    if (finale != nullptr)
        return;
    parts = widgets::panel(ui, parts);
    heading(ui, parts, tr("How it was counted"));
    scroll_area(ui, "score-parts", parts, [&](Rect& rest) {
        for (const Score::Seat& seat : ranked(now))
            draw_parts_of(ui, rest, view, seat);
    });
}

} // namespace consigliere::table_corleone
