#include "companion/table/table_parts.h"

#include <imgui.h>

#include <algorithm>
#include <sstream>
#include <utility>

namespace consigliere::screens {

namespace {

constexpr double seconds = 2;
/// Nobody at the tablet has tapped: they may look up late.
constexpr double seconds_for_phones = 5;
constexpr int most_entries_of_a_tap = 12;

/// Width of the longest word, which cannot be wrapped.
float longest_word(const Ui& ui, const std::string& text, Font font)
{
    float longest = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;)
        longest = std::max(longest, ui.measure(word, font).x);
    return longest;
}

} // namespace

/// Merges the entries of one player into one toast.
void SeatToasts::say(const desk::LogLine& line, bool is_from_phone)
{
    if (!line.actor)
        return;
    const auto said = std::ranges::find(m_sentences, *line.actor, &Sentence::actor);
    const std::string text =
        is_from_phone ? tr_fill("{entry} · by phone", {{"entry", line.text}}) : line.text;
    if (said == m_sentences.end())
        m_sentences.push_back(
            {*line.actor, line.detail.empty() ? text : text + "\n" + line.detail, is_from_phone});
    else
        said->text += (said->text.find('\n') == std::string::npos ? "\n" : ", ")
            + (line.detail.empty() ? line.text : line.detail);
}

void SeatToasts::tell(
    const ledger::Evening& evening, const ledger::Audience& audience, const desk::GameTable& table)
{
    m_sentences.clear();
    m_language = language::chosen();
    const auto observed = evening.view_for(audience);
    for (int number = m_after + 1; number <= m_entries; ++number) {
        const ledger::Entry& entry = observed->entry(number);
        if (entry.kind == ledger::Entry::Kind::move && ledger::is_applied(entry.verdict))
            say(table.tell_entry(number),
                std::ranges::find(m_from_phones, number) != m_from_phones.end());
    }
}

void SeatToasts::follow(
    const ledger::Evening& evening, const ledger::Audience& audience, const desk::GameTable& table)
{
    const int entries = evening.history().size();
    if (entries != m_entries) {
        m_after = std::exchange(m_entries, entries);
        // Many entries at once are an amendment, not a move.
        const bool is_of_one_tap = entries - m_after <= most_entries_of_a_tap;
        const bool is_from_phone = std::ranges::any_of(
            m_from_phones, [this](int entry) { return entry > m_after && entry <= m_entries; });
        m_until =
            is_of_one_tap ? ImGui::GetTime() + (is_from_phone ? seconds_for_phones : seconds) : 0;
    } else if (m_language == language::chosen()) {
        return;
    }
    tell(evening, audience, table);
}

/// Rectangle of a toast: below the seat's contents, at the edge of the display. Covers no name,
/// badge, count, seat or board. If the log is above the seats, it covers the last entries, which
/// have the same text.
Rect SeatToasts::room_at(const Ui& ui, const Rect& seat)
{
    const widgets::Target* const log = ui.find_target("log");
    const bool is_below_log = log != nullptr && log->rect.bottom <= seat.top
        && seat.top - log->rect.bottom < 24_dp && log->rect.left - 24_dp < seat.left
        && seat.right < log->rect.right + 24_dp;
    if (is_below_log)
        return {seat.left, std::max(log->rect.top, seat.top - 64_dp), seat.right, seat.top - 2_dp};
    // Seats have no content so near their lower edge.
    return {seat.left, seat.bottom - 8_dp, seat.right, ui.whole_display().bottom};
}

void SeatToasts::draw(Ui& ui, const desk::GameTable& table, Shown shown) const
{
    const double left = m_until - ImGui::GetTime();
    if (left <= 0 || m_sentences.empty())
        return;
    ui.request_frame_in(left);
    for (const Sentence& sentence : m_sentences) {
        const widgets::Target* const seat = ui.find_target("seat:" + sentence.actor);
        if (seat == nullptr || (shown == Shown::of_phones && !sentence.is_from_phone))
            continue;
        const Rect room = room_at(ui, seat->rect);
        const std::optional<Fitting> fitting = fit(ui, sentence.text, room);
        // A text that does not fit is in the log only.
        if (!fitting)
            continue;
        Rect place = room;
        place.top = place.bottom - fitting->height;
        ui.fill(place, ui.theme().raised, 6_dp);
        ui.outline(place, table.colour_of(sentence.actor), 1_dp, 6_dp);
        ui.fill(place.cut_left(6_dp), table.colour_of(sentence.actor), 3_dp);
        ui.text(place.inset(8_dp, 1_dp), fitting->text,
            {fitting->font, ui.theme().text, 0, 0.5F, true});
    }
}

/// Fits a text in the largest possible font, on one or several lines; otherwise only its first
/// line, the action.
std::optional<SeatToasts::Fitting> SeatToasts::fit(
    const Ui& ui, const std::string& text, const Rect& room)
{
    const float width = room.width() - 6_dp - 16_dp;
    const std::size_t end = text.find('\n');
    const std::string first_line = text.substr(0, end);
    const std::string one_line =
        end == std::string::npos ? text : first_line + "  ·  " + text.substr(end + 1);
    for (const std::string& told : {text, one_line, first_line}) {
        for (const Font font : {Font::body, Font::small}) {
            const float height = ui.measure(told, font, width).y + 2_dp;
            if (height <= room.height() && longest_word(ui, told, font) <= width)
                return Fitting{told, font, height};
        }
    }
    return std::nullopt;
}

} // namespace consigliere::screens
