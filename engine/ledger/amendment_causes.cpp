#include "engine/ledger/amendment_causes.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <functional>
#include <map>

namespace consigliere::ledger {

namespace {

/// Tries candidate lines for one later entry, on a copy rewound to its place.
class Settling {
public:
    Settling(const Evening& evening, const EveningOps& copying, const AmendmentPreview& amended,
        std::size_t follower)
        : m_evening(evening)
        , m_copying(copying)
        , m_seen(evening.view_for(Audience::everybody()))
        , m_amended(amended)
        , m_follower(follower)
        , m_copy(copy_back_to(*amended.evening, copying, amended.followers[follower].stood_at))
        , m_base(m_copy->history().size())
    {
    }

    /// Excludes the move of a dropped entry from the candidates.
    void leave_out(int entry)
    {
        m_left_out.emplace_back(split_ruling(m_seen->entry(entry).line).move);
    }

    /// Returns true if an entry is redacted and was when made: a proposal would reveal it.
    [[nodiscard]] bool is_covered(std::size_t follower)
    {
        const int entry = m_amended.followers[follower].entry;
        if (m_seen->entry(entry).line == line_of(follower))
            return false;
        const auto known = m_made_covered.find(entry);
        if (known != m_made_covered.end())
            return known->second;
        const std::unique_ptr<Evening> then = copy_back_to(m_evening, m_copying, entry);
        const std::string seen = then->view_for(Audience::everybody())->entry(entry).line;
        return m_made_covered.emplace(entry, seen != line_of(follower)).first->second;
    }

    [[nodiscard]] std::vector<Settlement> find(std::size_t most)
    {
        const std::vector<LegalLine> lines = legal_lines();
        for (const LegalLine& legal : lines)
            attempt({Added::Place::before, {legal.line}});
        if (m_ways.empty()) {
            try_instead(lines);
            try_two(lines);
        }
        std::ranges::stable_sort(m_ways, std::ranges::greater(), &Way::standing);
        std::vector<Settlement> found;
        for (Way& way : m_ways) {
            if (found.size() < most)
                found.push_back(std::move(way.settlement));
        }
        return found;
    }

private:
    /// Keep the response fast: limit the judgements, and the later entries evaluated per candidate.
    static constexpr int most_judgements = 3000;
    static constexpr std::size_t followers_seen = 40;

    struct Way {
        Settlement settlement;
        int standing = 0;
    };

    /// Public view: no hidden component is offered by name. Costs one replay of the evening.
    [[nodiscard]] std::vector<LegalLine> legal_lines()
    {
        m_judgements += m_copy->history().size();
        return m_copy->view_for(Audience::everybody())->legal_lines();
    }

    [[nodiscard]] bool is_tired() const { return m_judgements > most_judgements; }
    [[nodiscard]] bool is_left_out(const std::string& line) const
    {
        return std::ranges::find(m_left_out, line) != m_left_out.end();
    }
    [[nodiscard]] const std::string& line_of(std::size_t follower) const
    {
        return m_evening.history().entry(m_amended.followers[follower].entry).line;
    }

    bool stands(std::string_view line)
    {
        ++m_judgements;
        return is_applied(m_copy->record(line).verdict);
    }

    void go_back() { m_copy->record(undo_line(m_base)); }

    void attempt(Settlement settlement)
    {
        const bool is_before = settlement.place == Added::Place::before;
        if (is_tired() || is_left_out(settlement.lines.front()))
            return;
        const bool all_stand = std::ranges::all_of(
            settlement.lines, [this](const std::string& line) { return stands(line); });
        if (all_stand && (!is_before || stands(line_of(m_follower)))) {
            const int standing = count_standing();
            if (is_before || standing > m_standing_without)
                m_ways.push_back({std::move(settlement), standing});
        }
        go_back();
    }

    /// Other moves of the same player, same kind first; keeps those with which more stands.
    void try_instead(const std::vector<LegalLine>& lines)
    {
        m_standing_without = count_standing();
        go_back();
        const auto is_alike = [&](std::string_view line, int words) {
            WordReader left(line);
            WordReader right(line_of(m_follower));
            while (words > 0 && left.next() == right.next())
                --words;
            return words == 0;
        };
        for (int words = 2; words > 0 && m_ways.empty(); --words) {
            for (const LegalLine& legal : lines) {
                if (is_alike(legal.line, words))
                    attempt({Added::Place::instead, {legal.line}});
            }
        }
    }

    /// Pairs of lines: one choice can enable the next, such as a coin toss and a card draw.
    void try_two(const std::vector<LegalLine>& lines)
    {
        for (const LegalLine& first : lines) {
            if (is_tired())
                return;
            std::vector<LegalLine> seconds;
            if (!is_left_out(first.line) && stands(first.line))
                seconds = legal_lines();
            go_back();
            for (const LegalLine& second : seconds)
                attempt({Added::Place::before, {first.line, second.line}});
        }
    }

    [[nodiscard]] int count_standing()
    {
        const std::size_t end =
            std::min(m_amended.followers.size(), m_follower + 1 + followers_seen);
        int standing = 0;
        for (std::size_t i = m_follower + 1; i < end; ++i)
            standing += !is_covered(i) && stands(line_of(i)) ? 1 : 0;
        return standing;
    }

    const Evening& m_evening;
    const EveningOps& m_copying;
    std::shared_ptr<const ObserverView> m_seen;
    const AmendmentPreview& m_amended;
    std::size_t m_follower;
    std::unique_ptr<Evening> m_copy;
    int m_base;
    std::vector<std::string> m_left_out;
    std::map<int, bool> m_made_covered; ///< By entry number.
    int m_judgements = 0;
    /// Number of later entries that stand if the entry is dropped.
    int m_standing_without = 0;
    std::vector<Way> m_ways;
};

} // namespace

std::vector<Cause> causes_of(const AmendmentPreview& amended)
{
    std::vector<Cause> causes;
    for (std::size_t i = 0; i < amended.followers.size(); ++i) {
        if (!amended.followers[i].falls())
            continue;
        const Reason& reason = cause_of(amended.followers[i].reasons);
        auto cause = std::ranges::find(causes, reason, &Cause::reason);
        if (cause == causes.end())
            cause = causes.insert(causes.end(), {reason, {}});
        cause->followers.push_back(i);
    }
    return causes;
}

std::vector<Settlement> settlements_of_first(const Evening& evening, const EveningOps& copying,
    const Change& change, const AmendmentPreview& amended, std::size_t most)
{
    const auto first = std::ranges::find_if(amended.followers, &LaterEntry::falls);
    if (first == amended.followers.end())
        return {};
    const auto follower = static_cast<std::size_t>(first - amended.followers.begin());
    Settling settling(evening, copying, amended, follower);
    if (settling.is_covered(follower))
        return {};
    if (change.kind == Change::Kind::replace && change.lines.empty()) {
        for (int entry = change.entry; entry < amended.followers.front().entry; ++entry) {
            if (entry == change.entry || evening.history().stands(entry))
                settling.leave_out(entry);
        }
    }
    return settling.find(most);
}

} // namespace consigliere::ledger
