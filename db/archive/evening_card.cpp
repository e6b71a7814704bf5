#include "db/archive/evening_card.h"

#include "db/folding.h"
#include "engine/games/games.h"

#include <algorithm>

namespace consigliere::db {

namespace {

constexpr std::size_t length_of_day = std::string_view("2026-11-20").size();
constexpr std::size_t length_of_month = std::string_view("2026-11").size();

/// A filter with its texts folded once.
class Sieve {
public:
    explicit Sieve(const EveningFilter& filter)
        : m_filter(filter)
        , m_name(folded(filter.name))
        , m_place(folded(filter.place))
    {
        for (const std::string& word : filter.words)
            m_words.push_back(folded(word));
    }

    [[nodiscard]] bool lets_through(const EveningCard& card) const
    {
        return (m_filter.game.empty() || card.summary.game == m_filter.game)
            && (m_filter.since.empty() || card.day >= m_filter.since)
            && (m_filter.until.empty() || card.day <= m_filter.until) && has_people(card)
            && (m_filter.side.empty() || has_side(card)) && is_as_archived(card) && has_size(card)
            && (m_filter.tag.empty() || card.summary.details.tags.contains(m_filter.tag))
            && card.names.find(m_name) != std::string::npos
            && (m_place.empty()
                || folded(card.summary.details.place).find(m_place) != std::string::npos)
            && std::all_of(m_words.begin(), m_words.end(),
                [&card](const std::string& word) { return has_word(card, word); });
    }

private:
    [[nodiscard]] bool is_as_archived(const EveningCard& card) const
    {
        using Archived = EveningFilter::Archived;
        return m_filter.archived == Archived::in
            || card.summary.details.is_archived == (m_filter.archived == Archived::only);
    }

    [[nodiscard]] bool has_size(const EveningCard& card) const
    {
        const auto players = static_cast<int>(card.summary.seats.size());
        return players >= m_filter.least_players
            && (m_filter.most_players == 0 || players <= m_filter.most_players);
    }

    [[nodiscard]] bool has_people(const EveningCard& card) const
    {
        const auto& seats = card.summary.seats;
        return std::all_of(
            m_filter.people.begin(), m_filter.people.end(), [&seats](const std::string& person) {
                return std::any_of(seats.begin(), seats.end(),
                    [&person](const auto& seat) { return seat.person == person; });
            });
    }

    [[nodiscard]] bool has_side(const EveningCard& card) const
    {
        const games::Game* game = games::find(card.summary.game);
        const bool has_one_person = m_filter.people.size() == 1;
        for (std::size_t i = 0; game != nullptr && card.facts && i < card.facts->seats.size();
             ++i) {
            const std::optional<std::uint8_t> side = card.facts->seats[i].side;
            const bool is_asked_for = !has_one_person
                || (i < card.summary.seats.size()
                    && card.summary.seats[i].person == m_filter.people.front());
            if (side && is_asked_for && game->outline().sides[*side].word == m_filter.side)
                return true;
        }
        return false;
    }

    [[nodiscard]] static bool has_word(const EveningCard& card, const std::string& word)
    {
        return card.said.find(word) != std::string::npos
            || card.names.find(word) != std::string::npos
            || card.summary.id.find(word) != std::string::npos
            || card.summary.game.find(word) != std::string::npos;
    }

    const EveningFilter& m_filter;
    std::string m_name;
    std::string m_place;
    std::vector<std::string> m_words;
};

} // namespace

EveningCard card_of(SessionSummary summary)
{
    EveningCard card;
    const std::string& date = summary.details.date.empty() ? summary.created : summary.details.date;
    card.day = date.substr(0, length_of_day);
    const games::Game* game = games::find(summary.game);
    // A component update from a merge can change the result of unchanged entries.
    std::string last = summary.last_hash + " " + summary.told_hash;
    for (const Pause& pause : summary.pauses)
        last += " " + pause.begun + "/" + pause.ended;
    card.stamp = {summary.entries, std::move(last), game == nullptr ? 0 : game->rules_version};
    const SessionDetails& details = summary.details;
    card.said = folded(
        details.name + "\n" + details.place + "\n" + details.notes + "\n" + text_of(details.tags));
    std::string names;
    for (const SessionSummary::Seat& seat : summary.seats)
        names += seat.player + "\n";
    card.names = folded(names);
    card.summary = std::move(summary);
    return card;
}

EveningCards list_evenings(const std::vector<EveningCard>& evenings, const EveningFilter& filter)
{
    const Sieve sieve(filter);
    EveningCards list;
    for (const EveningCard& card : evenings) {
        if (sieve.lets_through(card))
            list.push_back(&card);
    }
    return list;
}

std::vector<Month> months_of(const EveningCards& evenings)
{
    std::vector<Month> months;
    for (std::size_t i = 0; i < evenings.size(); ++i) {
        const std::string month = evenings[i]->day.substr(0, length_of_month);
        if (months.empty() || months.back().month != month)
            months.push_back({month, i, i});
        ++months.back().end;
    }
    return months;
}

} // namespace consigliere::db
