#include "companion/past/sparklines.h"

#include "companion/charts/paint.h"
#include "companion/frame/evening_texts.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

charts::Drawing drawn(
    const db::EveningCard& card, const db::EveningSeries& course, charts::Size size, Colour ground)
{
    charts::LineChart chart;
    chart.room_for_names = 0;
    const std::vector<charts::Style> styles = charts::different_styles(card.summary.seats.size());
    const tables::Game* game = tables::find_known(card.summary.game);
    for (std::size_t seat = 0; seat < card.summary.seats.size(); ++seat) {
        charts::LineChart::Series series;
        series.style = styles[seat];
        if (game != nullptr)
            series.style.ink = charts::ink_on(ground, game->colour_of(sitting_in(card, seat)));
        for (const db::EveningSeries::Point& point : course.points) {
            const auto total =
                seat < point.totals.size() ? point.totals[seat] : std::optional<std::int32_t>();
            series.points.emplace_back(point.entry,
                total ? std::optional<double>(static_cast<double>(*total)) : std::nullopt);
        }
        chart.series.push_back(std::move(series));
    }
    chart.end = course.points.empty() ? 1 : course.points.back().entry;
    return charts::draw(chart, size, {});
}

bool is_same(charts::Size left, charts::Size right)
{
    return left.width == right.width && left.height == right.height;
}

} // namespace

const charts::Drawing* Sparklines::of(Ui& ui, const db::EveningCard& card, charts::Size size)
{
    // Bounds the cache for long lists.
    constexpr std::size_t most = 400;
    const Colour ground = ui.theme().raised;
    if (!is_same(size, m_size) || ground != m_ground || m_known.size() > most)
        m_known.clear();
    m_size = size;
    m_ground = ground;
    const auto found = m_known.find(card.summary.id);
    if (found != m_known.end())
        return &found->second;
    if (!card.facts)
        return nullptr;
    if (m_left == 0) {
        ui.request_frame();
        return nullptr;
    }
    --m_left;
    const std::optional<db::EveningSeries> course = m_archive.known_course_of(card.summary.id);
    // Perhaps it is still being counted.
    if (!course)
        return nullptr;
    return &m_known.emplace(card.summary.id, drawn(card, *course, size, ground)).first->second;
}

} // namespace consigliere::screens
