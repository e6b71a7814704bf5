#include "companion/home/rivals.h"

#include "companion/frame/evening_texts.h"
#include "companion/tables/tables.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

using language::number;

namespace {

/// Fewer shared evenings are not meaningful.
constexpr int least_meetings = 3;

using Seats = std::pair<std::size_t, std::size_t>;

/// Seats of the two people with the most shared evenings, and their number.
std::pair<Seats, int> most_met(
    const db::EveningCards& evenings, const std::vector<db::SessionSummary::Seat>& seats)
{
    std::vector<int> meetings(seats.size() * seats.size(), 0);
    std::vector<bool> was_there(seats.size());
    for (const db::EveningCard* card : evenings) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            was_there[seat] = !seats[seat].person.empty()
                && std::ranges::any_of(
                    card->summary.seats, [&](const db::SessionSummary::Seat& other) {
                        return other.person == seats[seat].person;
                    });
        for (std::size_t one = 0; one < seats.size(); ++one) {
            for (std::size_t other = one + 1; other < seats.size(); ++other) {
                const bool have_met =
                    was_there[one] && was_there[other] && seats[one].person != seats[other].person;
                meetings[one * seats.size() + other] += have_met ? 1 : 0;
            }
        }
    }
    const auto most = std::ranges::max_element(meetings);
    if (most == meetings.end())
        return {{0, 0}, 0};
    const auto place = static_cast<std::size_t>(most - meetings.begin());
    return {{place / seats.size(), place % seats.size()}, *most};
}

} // namespace

void Rivals::count(const std::vector<db::EveningCard>& evenings, const db::EveningCard* evening)
{
    m_pair.reset();
    const tables::Game* game =
        evening == nullptr ? nullptr : tables::find_known(evening->summary.game);
    if (game == nullptr)
        return;
    const std::vector<db::SessionSummary::Seat>& seats = evening->summary.seats;
    const db::EveningCards counted = db::evenings_for(evenings, {});
    auto [pair, meetings] = most_met(counted, seats);
    if (meetings == 0)
        return;
    db::HeadToHead met =
        db::head_to_head(counted, seats[pair.first].person, seats[pair.second].person);
    // Uncounted evenings have no ranking.
    if (met.of() < least_meetings)
        return;
    if (met.lower > met.higher) {
        std::swap(pair.first, pair.second);
        std::swap(met.lower, met.higher);
    }
    const auto person = [&](std::size_t seat) {
        return Person{seats[seat].player, game->colour_of(sitting_in(*evening, seat))};
    };
    m_pair = Pair{person(pair.first), person(pair.second), met};
}

void Rivals::draw(Ui& ui, Rect& rect) const
{
    if (!m_pair)
        return;
    const db::HeadToHead& met = m_pair->met;
    Rect inside = widgets::panel(ui, rect.cut_top(114_dp, 14_dp));
    heading(ui, inside,
        tr_fill(
            "{one} against {other}", {{"one", m_pair->one.name}, {"other", m_pair->other.name}}));
    Rect foot = inside.cut_bottom(22_dp, 4_dp);
    const auto cut_number = [&](int count, bool is_left) {
        const float width = ui.measure(number(count), Font::count).x + 2_dp;
        const Rect place = is_left ? inside.cut_left(width, 14_dp) : inside.cut_right(width, 14_dp);
        ui.text(place, number(count), {Font::count, ui.theme().text, is_left ? 0.0F : 1.0F});
    };
    cut_number(met.higher, true);
    cut_number(met.lower, false);
    const Rect bar = Rect::around(inside.centre(), inside.width(), 16_dp);
    ui.fill(bar, ui.theme().line, 8_dp);
    const float part = bar.width() / static_cast<float>(met.of());
    const float higher = part * static_cast<float>(met.higher);
    const float lower = part * static_cast<float>(met.lower);
    ui.fill(Rect::at(bar.min(), higher, bar.height()), m_pair->one.colour, 8_dp);
    ui.fill(
        Rect::at({bar.right - lower, bar.top}, lower, bar.height()), m_pair->other.colour, 8_dp);
    std::string told = tr_count("who ranked higher, {n} evening together",
        "who ranked higher, {n} evenings together", met.of());
    if (met.alike > 0)
        told += ", " + tr_fill("{n} tied", {{"n", number(met.alike)}});
    ui.elide_text(foot, told, {Font::small, ui.theme().quiet});
}

} // namespace consigliere::screens
