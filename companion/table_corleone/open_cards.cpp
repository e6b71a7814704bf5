// The face-up cards beside the board at an earlier entry, as hotspots.

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/things.h"

#include <algorithm>
#include <functional>

namespace consigliere::table_corleone {

namespace {

/// A card with its hotspot.
struct OpenCard {
    desk::Hotspot thing;
    std::function<void(const Rect&)> draw;
};

/// One hotspot for all cards of a kind, with their number.
OpenCard pile(Ui& ui, const char* thing, const std::string& name, std::size_t count)
{
    return {{thing, name, {}, {}}, [&ui, name, count](const Rect& place) {
                Rect inside = raised(ui, place);
                ui.text(inside.cut_right(28_dp), language::number(static_cast<int>(count)),
                    {Font::count, ui.theme().text, 1});
                draw_label(ui, inside, name, {Font::body, ui.theme().text});
            }};
}

} // namespace

std::vector<desk::Hotspot> draw_past_cards(
    Ui& ui, Rect& rect, const View& view, const Position& position)
{
    const std::vector<JobId> jobs = jobs_in(position, JobZone::open());
    const std::vector<AllyId> allies = allies_that_are(position, AllyState::Kind::open);
    std::vector<OpenCard> cards;
    const auto columns = static_cast<std::size_t>(std::max(2.0F, rect.width() / 180_dp));
    // More rows would leave too little for the answers.
    constexpr std::size_t most_rows = 2;
    if (jobs.size() + (allies.empty() ? 0 : 1) <= most_rows * columns) {
        std::vector<JobId> drawn;
        for (const JobId job : jobs) {
            std::string thing = thing::job(job, view.components());
            drawn.push_back(job);
            // Copies of a Job share one hotspot.
            if (std::ranges::count(drawn, job) > 1)
                continue;
            cards.push_back(
                {{std::move(thing), view.name(job), {}, {}}, [&ui, &view, job](const Rect& place) {
                     draw_card(ui, place, view.name(job), view.components()[job]);
                 }});
        }
    } else {
        cards.push_back(pile(ui, thing::public_jobs, tr("Public Jobs"), jobs.size()));
    }
    if (!allies.empty())
        cards.push_back(pile(ui, thing::allies, tr("Open Allies"), allies.size()));
    if (cards.empty())
        return {};
    std::vector<desk::Hotspot> things;
    const float gap = 8_dp;
    const int rows = static_cast<int>((cards.size() + columns - 1) / columns);
    const float height = static_cast<float>(rows) * (52_dp + gap) - gap;
    const std::vector<Rect> places =
        rect.cut_top(height, gap).grid(static_cast<int>(columns), rows, gap);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        cards[i].draw(places[i]);
        cards[i].thing.place = places[i];
        cards[i].thing.reach = places[i];
        things.push_back(std::move(cards[i].thing));
    }
    return things;
}

} // namespace consigliere::table_corleone
