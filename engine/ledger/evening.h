#pragma once

#include "engine/ledger/house_rules.h"
#include "engine/ledger/interface.h"
#include "engine/ledger/observer_view.h"
#include "engine/ledger/timeline.h"
#include "engine/ledger/tree.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

// An evening of any game: accepts lines, returns entries, positions and scores as plain data. Used
// by the database, the command line and the log. The table of one game uses `EveningOf`.

/// The first word of a player's lines, with its seat (index into `Evening::actors()`). Most games
/// have one word per player; if a player plays several figures, each has its own word.
struct Speaker {
    std::string word;
    std::uint8_t seat = 0;
};

class Evening : public Interface {
public:
    /// The game's name in records.
    [[nodiscard]] virtual std::string_view game() const = 0;
    /// The players' record words, clockwise.
    [[nodiscard]] virtual std::vector<std::string> actors() const = 0;
    [[nodiscard]] virtual std::vector<Speaker> speakers() const = 0;
    /// All rules, in the order of the rule book.
    [[nodiscard]] virtual const std::vector<RuleId>& book() const = 0;
    /// The house rules declared for this evening.
    [[nodiscard]] virtual const HouseRules& house_rules() const = 0;

    [[nodiscard]] virtual const History& history() const = 0;
    /// Rules evaluated to judge an entry, kept or broken, in the order of the book.
    [[nodiscard]] virtual std::vector<RuleId> rules_checked(int entry) const = 0;
    /// Judges a line. Changes nothing: call `append` after the entry has been stored.
    [[nodiscard]] virtual std::unique_ptr<PendingEntry> judge(std::string_view line) const = 0;
    /// Appends a judged entry. Returns nullptr, and changes nothing, if the evening has changed
    /// since `judge` or the entry belongs to another evening.
    virtual const Entry* append(std::unique_ptr<PendingEntry> trial) = 0;
    /// Judges and appends a line. A refused line becomes an entry without effect.
    const Entry& record(std::string_view line) { return *append(judge(line)); }
    /// Judges a line without appending it.
    [[nodiscard]] Assessment consider(std::string_view line) const
    {
        const std::unique_ptr<PendingEntry> trial = judge(line);
        return {trial->entry.verdict, std::move(trial->entry.reasons)};
    }
    /// Appends a line with its stored verdict; see `Timeline::replay`.
    virtual const Entry& replay(std::string_view line, Verdict then) = 0;
    [[nodiscard]] virtual std::vector<LegalLine> legal_lines() const = 0;

    /// The evening as an audience may see it now. Use this for everything shown to people: the
    /// other functions return hidden information too.
    [[nodiscard]] virtual std::shared_ptr<const ObserverView> view_for(Audience audience) const = 0;

    /// Position and score in the report format of RECORD.md.
    [[nodiscard]] virtual Tree position_report() const = 0;
    [[nodiscard]] virtual Tree score_report() const = 0;

    [[nodiscard]] virtual const GameInfo& outline() const = 0;
    /// Summary after an entry; 0 is the start. For display, use `ObserverView::summary_after`.
    [[nodiscard]] virtual PositionSummary summary_after(int entry) const = 0;
    /// What an entry adds to the players' statistics, whether or not the entry is in effect.
    [[nodiscard]] virtual std::vector<StatIncrement> deeds_of(int entry) const = 0;

    /// A term in the words of a record.
    [[nodiscard]] virtual std::string spell(Term term) const = 0;

    /// Adds component descriptions. Entries keep their verdicts. Changes nothing if the description
    /// is invalid or `keep`, called only for a valid one, returns false.
    [[nodiscard]] virtual Status<RecordError> describe(
        const Tree& components, const std::function<bool()>& keep) = 0;
    [[nodiscard]] Status<RecordError> describe(const Tree& components)
    {
        return describe(components, [] { return true; });
    }
    [[nodiscard]] virtual Tree description() const = 0;
};

/// An evening of one game. Besides the requirements of Timeline and `ObserverViewOf`, `Game`
/// provides `name`, `outline()`, `actors(position, components)`, `spell(term, components)` and,
/// optionally, `speakers(position)`. Its components provide `describe`, `description` and
/// `house_rules`, its namespace `format(move, components)`.
template <typename Game>
class EveningOf final : public Evening {
public:
    explicit EveningOf(Timeline<Game> timeline)
        : m_timeline(std::move(timeline))
    {
    }

    [[nodiscard]] const Timeline<Game>& timeline() const { return m_timeline; }

    [[nodiscard]] std::string_view game() const override { return Game::name; }
    [[nodiscard]] std::vector<std::string> actors() const override
    {
        return Game::actors(present(), components());
    }
    [[nodiscard]] std::vector<Speaker> speakers() const override;
    [[nodiscard]] const std::vector<RuleId>& book() const override { return Game::book(); }
    [[nodiscard]] const HouseRules& house_rules() const override
    {
        return components().house_rules();
    }
    [[nodiscard]] const History& history() const override { return m_timeline.history(); }
    [[nodiscard]] std::vector<RuleId> rules_checked(int entry) const override
    {
        return in_order(m_timeline.rules_checked(entry), book());
    }
    [[nodiscard]] std::unique_ptr<PendingEntry> judge(std::string_view line) const override
    {
        return m_timeline.judge(line);
    }
    const Entry* append(std::unique_ptr<PendingEntry> trial) override;
    const Entry& replay(std::string_view line, Verdict then) override;
    [[nodiscard]] std::vector<LegalLine> legal_lines() const override;
    [[nodiscard]] std::shared_ptr<const ObserverView> view_for(Audience audience) const override
    {
        return observed(audience);
    }
    /// Like `view_for`, with the game's own types.
    [[nodiscard]] std::shared_ptr<const ObserverViewOf<Game>> observed(Audience audience) const;
    [[nodiscard]] Tree position_report() const override
    {
        return report_position(present(), components(), Audience::scribe());
    }
    [[nodiscard]] Tree score_report() const override
    {
        return report_score(present(), components(), Audience::scribe());
    }
    [[nodiscard]] const GameInfo& outline() const override { return Game::outline(); }
    [[nodiscard]] PositionSummary summary_after(int entry) const override
    {
        return progress(m_timeline.position_after(entry), components(), Audience::scribe());
    }
    [[nodiscard]] std::vector<StatIncrement> deeds_of(int entry) const override
    {
        return stat_increments(m_timeline.position_after(entry), m_timeline.acts_of(entry));
    }
    [[nodiscard]] std::string spell(Term term) const override
    {
        return Game::spell(term, components());
    }
    using Evening::describe;
    [[nodiscard]] Status<RecordError> describe(
        const Tree& components, const std::function<bool()>& keep) override;
    [[nodiscard]] Tree description() const override { return components().description(); }

private:
    [[nodiscard]] const auto& present() const { return m_timeline.present(); }
    [[nodiscard]] const auto& components() const { return m_timeline.components(); }

    Timeline<Game> m_timeline;
    /// Views cached until the next change: the UI asks in every frame.
    mutable std::vector<std::shared_ptr<const ObserverViewOf<Game>>> m_sights;
};

template <typename Game>
std::vector<Speaker> EveningOf<Game>::speakers() const
{
    if constexpr (requires { Game::speakers(present()); }) {
        return Game::speakers(present());
    } else {
        std::vector<Speaker> speakers;
        for (std::string& word : actors())
            speakers.push_back({std::move(word), static_cast<std::uint8_t>(speakers.size())});
        return speakers;
    }
}

template <typename Game>
const Entry* EveningOf<Game>::append(std::unique_ptr<PendingEntry> trial)
{
    auto* own = dynamic_cast<typename Timeline<Game>::PendingEntry*>(trial.get());
    if (own == nullptr)
        return nullptr;
    m_sights.clear();
    static_cast<void>(trial.release());
    return m_timeline.append(std::unique_ptr<typename Timeline<Game>::PendingEntry>(own));
}

template <typename Game>
const Entry& EveningOf<Game>::replay(std::string_view line, Verdict then)
{
    m_sights.clear();
    return m_timeline.replay(line, then);
}

template <typename Game>
std::vector<LegalLine> EveningOf<Game>::legal_lines() const
{
    std::vector<LegalLine> lines;
    for (const auto& legal : legal_moves(present(), components()))
        lines.push_back({format(legal.move, components()), legal.verdict});
    return lines;
}

template <typename Game>
std::shared_ptr<const ObserverViewOf<Game>> EveningOf<Game>::observed(Audience audience) const
{
    for (const std::shared_ptr<const ObserverViewOf<Game>>& kept : m_sights) {
        if (kept->audience() == audience)
            return kept;
    }
    m_sights.push_back(std::make_shared<const ObserverViewOf<Game>>(m_timeline, audience));
    return m_sights.back();
}

template <typename Game>
Status<RecordError> EveningOf<Game>::describe(
    const Tree& components, const std::function<bool()>& keep)
{
    auto described = m_timeline.components();
    Status<RecordError> failure = described.describe(components);
    if (!failure.is_error() && keep()) {
        m_timeline.describe(std::move(described));
        m_sights.clear();
    }
    return failure;
}

using EveningOrComplaint = ErrorOr<std::unique_ptr<Evening>, RecordError>;

} // namespace consigliere::ledger
