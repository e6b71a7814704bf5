#include "companion/site/public_names.h"

#include "companion/widgets/letters.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::site {

namespace {

/// True for UTF-8 of U+0080 to U+00BF and U+2000 to U+207F: signs such as ’, “ and –.
bool is_sign(std::string_view text)
{
    return text.starts_with("\xC2") || text.starts_with("\xE2\x80") || text.starts_with("\xE2\x81");
}

/// True if the letter at this byte is part of a word.
bool is_in_word(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80U)
        --begin;
    const auto byte = static_cast<unsigned char>(text[begin]);
    if (byte >= 0x80)
        return !is_sign(text.substr(begin));
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z')
        || (byte >= 'a' && byte <= 'z');
}

} // namespace

std::string initials_of(const std::string& name)
{
    std::string initials;
    for (const std::string_view word : ledger::split(name, ' ')) {
        if (!word.empty())
            initials += (initials.empty() ? "" : " ") + widgets::first_letter(word) + ".";
    }
    return initials;
}

PublicNames::PublicNames(
    const std::set<std::string>& people, const std::vector<db::EveningCard>& evenings)
    : m_people(people)
{
    std::set<std::string> names;
    for (const db::EveningCard& card : evenings) {
        for (const db::SessionSummary::Seat& seat : card.summary.seats) {
            if (people.contains(seat.person) && !seat.player.empty())
                names.insert(seat.player);
        }
    }
    m_names.assign(names.begin(), names.end());
    std::ranges::stable_sort(m_names, std::greater<>(), &std::string::size);
}

std::string PublicNames::hidden(std::string text) const
{
    for (const std::string& name : m_names) {
        const std::string initials = initials_of(name);
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
            const std::size_t end = at + name.size();
            const bool is_whole = (at == 0 || !is_in_word(text, at - 1))
                && (end == text.size() || !is_in_word(text, end));
            if (is_whole)
                text.replace(at, name.size(), initials);
            at += is_whole ? initials.size() : 1;
        }
    }
    return text;
}

void PublicNames::hide(db::SessionSummary& summary) const
{
    if (m_names.empty())
        return;
    for (db::SessionSummary::Seat& seat : summary.seats) {
        if (m_people.contains(seat.person))
            seat.player = initials_of(seat.player);
    }
    summary.details.name = hidden(summary.details.name);
    summary.details.place = hidden(summary.details.place);
    summary.details.notes = hidden(summary.details.notes);
    std::set<std::string> tags;
    for (const std::string& tag : summary.details.tags)
        tags.insert(hidden(tag));
    summary.details.tags = std::move(tags);
}

void PublicNames::hide(db::EveningCard& card) const
{
    hide(card.summary);
}

void PublicNames::hide(exports::EveningReport& report) const
{
    if (m_names.empty())
        return;
    hide(report.summary);
    for (auto& [entry, text] : report.told)
        text = hidden(text);
    for (exports::EveningReport::Entry& entry : report.entries)
        entry.line = hidden(entry.line);
    std::vector<ledger::HouseRule> rules = report.house_rules.all();
    for (ledger::HouseRule& rule : rules)
        rule.text = hidden(rule.text);
    report.house_rules = ledger::HouseRules(std::move(rules));
}

} // namespace consigliere::site
