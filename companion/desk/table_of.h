#pragma once

#include "companion/desk/gain_animation.h"
#include "companion/desk/score_reveal.h"
#include "companion/desk/table_host.h"
#include "companion/widgets/units.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::desk {

/// What the tables of all games share. Their parts are functions of the game's room, found by their
/// arguments: draw_track_at(), draw_seats_at(), draw_score_of(), gains_of(), answers_at() and
/// log_line_of().
template <typename View>
class TableOf : public GameTable {
public:
    TableOf(TableHost& desk, const typename View::Evening& evening)
        : m_view(desk, evening)
        , m_gains(evening.history())
        , m_seen_entries(evening.history().size())
    {
    }

    void draw_track(widgets::Ui& ui, const widgets::Rect& rect) override
    {
        draw_track_at(ui, rect, m_view, m_view.position(), nullptr);
    }
    void draw_score(widgets::Ui& ui, const widgets::Rect& rect) final
    {
        draw_score_of(ui, rect, m_view, nullptr);
    }
    std::vector<Hotspot> draw_past_track(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) final
    {
        return draw_past_part(ui, entry, [&](const auto& position, std::vector<Hotspot>* things) {
            draw_track_at(ui, rect, m_view, position, things);
        });
    }
    std::vector<Hotspot> draw_past_seats(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) final
    {
        return draw_past_part(ui, entry, [&](const auto& position, std::vector<Hotspot>* things) {
            draw_seats_at(ui, rect, m_view, position, things);
        });
    }
    [[nodiscard]] std::vector<WhyAnswer> explanations(int entry, SomeQuestions some) const final
    {
        return answers_at(m_view, entry, some);
    }
    [[nodiscard]] LogLine tell_entry(int number) const final { return log_line_of(m_view, number); }
    [[nodiscard]] bool is_automatic(int) const override { return false; }

protected:
    /// True once after each change of the history. A final score is then revealed.
    [[nodiscard]] bool has_new_entries()
    {
        const int entries = m_view.timeline().history().size();
        if (std::exchange(m_seen_entries, entries) == entries)
            return false;
        m_finale.expect();
        return true;
    }
    /// Draws the final count in place of the board.
    void draw_finale(widgets::Ui& ui, const widgets::Rect& rect)
    {
        ui.fill(rect, ui.theme().ground);
        draw_score_of(ui, rect.inset(widgets::dp(12)), m_view, &m_finale);
    }
    /// Animates what players gain, from its place among the hotspots of the board.
    void draw_gains(widgets::Ui& ui, const std::vector<Hotspot>& things)
    {
        m_gains.follow(
            m_view.timeline().history(), [this](int entry) { return gains_of(m_view, entry); });
        m_gains.draw(ui, [&things](const std::string& thing) {
            const auto found = std::ranges::find_if(
                things, [&thing](const Hotspot& each) { return each.stands_for(thing); });
            return found == things.end() ? std::nullopt : std::optional(found->place.centre());
        });
    }

    View m_view;
    ScoreReveal m_finale;

private:
    /// Draws a part as it was after an entry. Nothing in it can be tapped.
    template <typename Draw>
    [[nodiscard]] std::vector<Hotspot> draw_past_part(widgets::Ui& ui, int entry, const Draw& draw)
    {
        const auto seen = m_view.observed();
        std::vector<Hotspot> things;
        ui.begin_modal();
        draw(seen->known().position_after(entry), &things);
        ui.end_modal();
        return things;
    }

    GainAnimation m_gains;
    int m_seen_entries;
};

} // namespace consigliere::desk
