#pragma once

#include "engine/corleone/play.h"
#include "engine/corleone/waiting.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"
#include "tests/support/non_interference.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::test::corleone_secrets {

using namespace corleone;
using ledger::Audience;

/// What a move says about the Jobs that somebody draws.
[[nodiscard]] inline const target::Jobs* jobs_of(const Move& move)
{
    const Use* use = std::get_if<Use>(&move.action);
    return use == nullptr ? nullptr : std::get_if<target::Jobs>(&use->target);
}

/// A table that plays at random until bids are being laid, and tells which Jobs it keeps.
class SecretiveTable {
public:
    explicit SecretiveTable(std::uint32_t seed)
        : m_random(seed)
        , m_head(m_random.head())
        , m_box(m_random.box())
        , m_evening(begin(m_head, m_box))
    {
    }

    [[nodiscard]] const Evening& evening() const { return *m_evening; }
    [[nodiscard]] RandomLines& random() { return m_random; }

    void play(int most)
    {
        while (m_evening->history().size() < most && !is_secret_now()) {
            const Position& position = m_evening->timeline().present();
            const Components& components = m_evening->timeline().components();
            const std::vector<LegalMove> legal = legal_moves(position, components);
            if (legal.empty())
                return;
            std::string line = format(m_random.any_of(legal).move, components);
            if (line.ends_with("uses jobs"))
                line +=
                    " keeps " + some_job() + (m_random.chance(50) ? " discards " + some_job() : "");
            if (m_random.chance(10))
                line = m_random.line(*m_evening);
            m_evening->record(line);
        }
        const std::optional<Family> bidder = next_to_bid(m_evening->timeline().present());
        if (is_secret_now() && bidder && m_random.chance(50))
            m_evening->record(std::string(word_of(*bidder)) + " bids " + some_bid());
    }

    /// The same evening with something else in one entry, as far as that is hidden from others;
    /// nothing if there is nothing hidden in it.
    std::unique_ptr<Evening> with_other_secret(int entry)
    {
        const std::optional<Move>& move = m_evening->timeline().move_of(entry);
        // Hands are laid down in the end.
        const bool is_over = m_evening->timeline().present().phase == Phase::end;
        if (!move || !move->family || is_over)
            return nullptr;
        std::string line = std::string(word_of(*move->family));
        if (std::holds_alternative<Bid>(move->action) && is_unopened(entry)) {
            line += " bids " + some_bid();
        } else if (const auto* jobs = jobs_of(*move);
                   jobs != nullptr && jobs->keeps.jobs.size() == 1) {
            line += " uses jobs keeps " + some_job();
            if (!jobs->discards.empty())
                line += " discards "
                    + m_evening->timeline().components()[jobs->discards.jobs[0]].naming.name;
        } else {
            return nullptr;
        }
        auto other = begin(m_head, m_box);
        const std::vector<std::string> lines = lines_of(*m_evening);
        for (int number = 1; number <= static_cast<int>(lines.size()); ++number)
            other->record(number == entry ? line : lines[static_cast<std::size_t>(number - 1)]);
        return other;
    }

private:
    [[nodiscard]] bool is_secret_now() const
    {
        const Position& position = m_evening->timeline().present();
        return position.phase == Phase::bribery && next_to_bid(position)
            && next_to_bid(position) != position.horse_head;
    }
    /// Laid in this Bribery, in which others have not laid theirs yet; or refused.
    [[nodiscard]] bool is_unopened(int entry) const
    {
        const ledger::Entry& bid = m_evening->history().entry(entry);
        if (!ledger::is_applied(bid.verdict))
            return true;
        return is_secret_now()
            && m_evening->timeline().position_after(entry).act
            == m_evening->timeline().present().act;
    }
    std::string some_job()
    {
        return m_random.any_of(m_evening->timeline().components().jobs()).naming.name;
    }
    std::string some_bid()
    {
        return m_random.word({"nothing", "$1", "$2", "$3", "$5", "$1,$2", "$2,$3", "$5,$5"});
    }

    RandomLines m_random;
    ledger::Tree m_head;
    ledger::Tree m_box;
    std::unique_ptr<Evening> m_evening;
};

/// Every audience but those who know what happened in an entry.
[[nodiscard]] inline std::vector<Audience> others_of(const Evening& evening, int entry)
{
    const Position& position = evening.timeline().present();
    std::vector<Audience> others{Audience::everybody()};
    for (int seat = 0; seat < player_count(position); ++seat) {
        const Family family = position.seats[static_cast<std::size_t>(seat)];
        if (family != evening.timeline().move_of(entry)->family)
            others.push_back(Audience::seat(seat));
    }
    return others;
}

} // namespace consigliere::test::corleone_secrets
