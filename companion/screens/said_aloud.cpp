#include "companion/screens/said_aloud.h"

#include <imgui.h>

#include <algorithm>
#include <utility>

namespace consigliere::screens {

namespace {

constexpr double seconds = 2;
constexpr int most_entries_of_a_tap = 12;

} // namespace

/// What one player does and what it brings belongs together, also where it is several entries.
void SaidAloud::say(const desk::LogLine& line)
{
    if (!line.actor)
        return;
    const auto said = std::ranges::find(m_sentences, *line.actor, &Sentence::actor);
    if (said == m_sentences.end())
        m_sentences.push_back(
            {*line.actor, line.detail.empty() ? line.text : line.text + "\n" + line.detail});
    else
        said->text += (said->text.find('\n') == std::string::npos ? "\n" : ", ")
            + (line.detail.empty() ? line.text : line.detail);
}

void SaidAloud::tell(
    const ledger::Evening& evening, const ledger::Audience& audience, const desk::GameTable& table)
{
    m_sentences.clear();
    m_language = language::chosen();
    const auto sight = evening.seen_by(audience);
    for (int number = m_after + 1; number <= m_entries; ++number) {
        const ledger::Entry& entry = sight->entry(number);
        if (entry.kind == ledger::Entry::Kind::move && ledger::is_applied(entry.verdict))
            say(table.tell_entry(number));
    }
}

void SaidAloud::follow(
    const ledger::Evening& evening, const ledger::Audience& audience, const desk::GameTable& table)
{
    const int entries = evening.history().size();
    if (entries != m_entries) {
        m_after = std::exchange(m_entries, entries);
        // An amendment writes a whole course again: that was not done just now.
        const bool is_of_one_tap = entries - m_after <= most_entries_of_a_tap;
        m_until = is_of_one_tap ? ImGui::GetTime() + seconds : 0;
    } else if (m_language == language::chosen()) {
        return;
    }
    tell(evening, audience, table);
}

void SaidAloud::draw(Ui& ui, const desk::GameTable& table) const
{
    const double left = m_until - ImGui::GetTime();
    if (left <= 0 || m_sentences.empty())
        return;
    ui.wake_in(left);
    const Rect display = ui.whole_display();
    const float tallest = 130_dp;
    std::vector<Rect> said;
    for (const Sentence& sentence : m_sentences) {
        const widgets::Target* const seat = ui.find_target("seat:" + sentence.actor);
        if (seat == nullptr)
            continue;
        const float width = std::max(seat->rect.width(), 160_dp);
        const float inner = width - 32_dp;
        // What would cover too much is told in its first line: the log has the rest.
        std::string text = sentence.text;
        if (ui.measure(text, Font::body, inner).y > tallest)
            text.erase(std::min(text.find('\n'), text.size()));
        const float height = ui.measure(text, Font::body, inner).y + 20_dp;
        const float leftmost = std::max(display.right - width - 6_dp, 6_dp);
        // It lies over its own seat, and reaches beyond that only where it has to: the board above
        // is what people play on.
        Rect place =
            Rect::at({std::clamp(seat->rect.left, 6_dp, leftmost), seat->rect.bottom - height},
                width, height);
        // Narrow seats stand too near to each other: the later sentence goes above the other.
        for (const Rect& other : said) {
            if (place.overlaps(other))
                place = Rect::at({place.left, other.top - height - 4_dp}, width, height);
        }
        if (place.top < display.top)
            continue;
        said.push_back(place);
        ui.fill(place, ui.theme().raised, 10_dp);
        ui.outline(place, table.colour_of(sentence.actor), 2_dp, 10_dp);
        ui.fill(place.cut_left(6_dp), table.colour_of(sentence.actor), 3_dp);
        ui.text(place.inset(10_dp, 8_dp), text, {Font::body, ui.theme().text, 0, 0, true});
    }
}

} // namespace consigliere::screens
