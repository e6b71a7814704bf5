#pragma once

#include "engine/ledger/house_rules.h"
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

/// An evening of any game, as the database, the command line and the log see it: lines go in,
/// entries, positions and scores come out as plain data. Whoever draws one game's table works with
/// the `EveningOf` that game instead.
/// A word with which lines of a record begin, and whose they are, by the place in
/// `Evening::actors()`. Most games have one for each player; where a player plays several figures,
/// each of them speaks for him.
struct Speaker {
    std::string word;
    std::uint8_t seat = 0;
};

class Evening {
public:
    Evening() = default;
    Evening(const Evening&) = delete;
    Evening& operator=(const Evening&) = delete;
    virtual ~Evening() = default;

    /// The word of a record for the game.
    [[nodiscard]] virtual std::string_view game() const = 0;
    /// The words of a record for the players, clockwise.
    [[nodiscard]] virtual std::vector<std::string> actors() const = 0;
    [[nodiscard]] virtual std::vector<Speaker> speakers() const = 0;
    /// The game's rules in the order of its book.
    [[nodiscard]] virtual const std::vector<RuleId>& book() const = 0;
    /// What the table has agreed on against the book.
    [[nodiscard]] virtual const HouseRules& house_rules() const = 0;

    [[nodiscard]] virtual const History& history() const = 0;
    /// The rules that bear on an entry: each whose question is asked when it is judged, be it kept
    /// or broken, once, in the order of the book.
    [[nodiscard]] virtual std::vector<RuleId> rules_checked(int entry) const = 0;
    /// Judges a line as it would be judged now. Nothing changes until the trial is adopted, as it
    /// is once the entry has been written down.
    [[nodiscard]] virtual std::unique_ptr<PendingEntry> judge(std::string_view line) const = 0;
    /// Makes the entry of the trial the last one of the evening. A trial belongs to the evening as
    /// it stood: after any change there comes a null pointer, and nothing happens.
    virtual const Entry* adopt(std::unique_ptr<PendingEntry> trial) = 0;
    /// Judges a line and adds it; a refused line becomes an entry that changed nothing.
    const Entry& record(std::string_view line) { return *adopt(judge(line)); }
    /// Judges a line and leaves it at that.
    [[nodiscard]] Assessment consider(std::string_view line) const
    {
        const std::unique_ptr<PendingEntry> trial = judge(line);
        return {trial->entry.verdict, std::move(trial->entry.reasons)};
    }
    /// Adds a line whose verdict is known from before; see `Timeline::replay`.
    virtual const Entry& replay(std::string_view line, Verdict then) = 0;
    [[nodiscard]] virtual std::vector<LegalLine> legal_lines() const = 0;

    /// The evening as an audience may see it now. Whatever shows the evening to people asks here;
    /// all that stands below and above is for whoever keeps the record.
    [[nodiscard]] virtual std::shared_ptr<const ObserverView> view_for(Audience audience) const = 0;

    /// The present position and score in the form of RECORD's report.
    [[nodiscard]] virtual Tree position_report() const = 0;
    [[nodiscard]] virtual Tree score_report() const = 0;

    /// What the evenings of this game consist of.
    [[nodiscard]] virtual const GameInfo& outline() const = 0;
    /// How the evening stood after an entry, 0 for the start, for whoever keeps the record; others
    /// ask their sight.
    [[nodiscard]] virtual PositionSummary summary_after(int entry) const = 0;
    /// What an entry added to the deeds of the players, by itself and whether it stands or not.
    [[nodiscard]] virtual std::vector<StatIncrement> deeds_of(int entry) const = 0;

    /// A fact of a reason in the words of a record.
    [[nodiscard]] virtual std::string spell(Term term) const = 0;

    /// Adds what is printed on components; what has been judged stays as it was judged. A
    /// description that cannot be used changes nothing, nor does one that `keep`, which is asked
    /// about a usable one, does not keep.
    [[nodiscard]] virtual Status<RecordError> describe(
        const Tree& components, const std::function<bool()>& keep) = 0;
    [[nodiscard]] Status<RecordError> describe(const Tree& components)
    {
        return describe(components, [] { return true; });
    }
    /// Everything that is known to be printed on components.
    [[nodiscard]] virtual Tree description() const = 0;
};

/// An evening of one game. Beside what Timeline needs, `Game` gives its `name`, `book()`,
/// `actors(position, components)`, `report(position, components, audience)`,
/// `score_report(position, components, audience)`, `outline()`, what `ObserverViewOf` wants,
/// `spell(term, components)`, its `speakers(position)` if these are not its actors, and `describe`,
/// `description` and `house_rules` of its components. Beside its position stand
/// `legal_moves(position, components)` and `format(move, components)`.
template <typename Game>
class EveningOf final : public Evening {
public:
    explicit EveningOf(Timeline<Game> timeline);

    [[nodiscard]] const Timeline<Game>& timeline() const { return m_timeline; }

    [[nodiscard]] std::string_view game() const override { return Game::name; }
    [[nodiscard]] std::vector<std::string> actors() const override;
    [[nodiscard]] std::vector<Speaker> speakers() const override;
    [[nodiscard]] const std::vector<RuleId>& book() const override { return Game::book(); }
    [[nodiscard]] const HouseRules& house_rules() const override
    {
        return m_timeline.components().house_rules();
    }
    [[nodiscard]] const History& history() const override { return m_timeline.history(); }
    [[nodiscard]] std::vector<RuleId> rules_checked(int entry) const override;
    [[nodiscard]] std::unique_ptr<PendingEntry> judge(std::string_view line) const override;
    const Entry* adopt(std::unique_ptr<PendingEntry> trial) override;
    const Entry& replay(std::string_view line, Verdict then) override;
    [[nodiscard]] std::vector<LegalLine> legal_lines() const override;
    [[nodiscard]] std::shared_ptr<const ObserverView> view_for(Audience audience) const override;
    /// The same with what only this game knows of it.
    [[nodiscard]] std::shared_ptr<const ObserverViewOf<Game>> sight(Audience audience) const;
    [[nodiscard]] Tree position_report() const override;
    [[nodiscard]] Tree score_report() const override;
    [[nodiscard]] const GameInfo& outline() const override { return Game::outline(); }
    [[nodiscard]] PositionSummary summary_after(int entry) const override;
    [[nodiscard]] std::vector<StatIncrement> deeds_of(int entry) const override;
    [[nodiscard]] std::string spell(Term term) const override;
    using Evening::describe;
    [[nodiscard]] Status<RecordError> describe(
        const Tree& components, const std::function<bool()>& keep) override;
    [[nodiscard]] Tree description() const override;

private:
    Timeline<Game> m_timeline;
    /// What was last asked for, until the evening goes on: a screen asks in every frame.
    mutable std::vector<std::shared_ptr<const ObserverViewOf<Game>>> m_sights;
};

template <typename Game>
EveningOf<Game>::EveningOf(Timeline<Game> timeline)
    : m_timeline(std::move(timeline))
{
}

template <typename Game>
std::vector<std::string> EveningOf<Game>::actors() const
{
    return Game::actors(m_timeline.present(), m_timeline.components());
}

template <typename Game>
std::vector<Speaker> EveningOf<Game>::speakers() const
{
    if constexpr (requires { Game::speakers(m_timeline.present()); }) {
        return Game::speakers(m_timeline.present());
    } else {
        std::vector<Speaker> speakers;
        for (std::string& word : actors())
            speakers.push_back({std::move(word), static_cast<std::uint8_t>(speakers.size())});
        return speakers;
    }
}

template <typename Game>
std::vector<RuleId> EveningOf<Game>::rules_checked(int entry) const
{
    return in_order(m_timeline.rules_checked(entry), book());
}

template <typename Game>
std::unique_ptr<PendingEntry> EveningOf<Game>::judge(std::string_view line) const
{
    return m_timeline.judge(line);
}

template <typename Game>
const Entry* EveningOf<Game>::adopt(std::unique_ptr<PendingEntry> trial)
{
    auto* own = dynamic_cast<typename Timeline<Game>::PendingEntry*>(trial.get());
    if (own == nullptr)
        return nullptr;
    m_sights.clear();
    static_cast<void>(trial.release());
    return m_timeline.adopt(std::unique_ptr<typename Timeline<Game>::PendingEntry>(own));
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
    for (const auto& legal : legal_moves(m_timeline.present(), m_timeline.components()))
        lines.push_back({format(legal.move, m_timeline.components()), legal.verdict});
    return lines;
}

template <typename Game>
std::shared_ptr<const ObserverViewOf<Game>> EveningOf<Game>::sight(Audience audience) const
{
    for (const std::shared_ptr<const ObserverViewOf<Game>>& kept : m_sights) {
        if (kept->audience() == audience)
            return kept;
    }
    m_sights.push_back(std::make_shared<const ObserverViewOf<Game>>(m_timeline, audience));
    return m_sights.back();
}

template <typename Game>
std::shared_ptr<const ObserverView> EveningOf<Game>::view_for(Audience audience) const
{
    return sight(audience);
}

template <typename Game>
Tree EveningOf<Game>::position_report() const
{
    return Game::report(m_timeline.present(), m_timeline.components(), Audience::scribe());
}

template <typename Game>
Tree EveningOf<Game>::score_report() const
{
    return Game::score_report(m_timeline.present(), m_timeline.components(), Audience::scribe());
}

template <typename Game>
PositionSummary EveningOf<Game>::summary_after(int entry) const
{
    return Game::progress(
        m_timeline.position_after(entry), m_timeline.components(), Audience::scribe());
}

template <typename Game>
std::vector<StatIncrement> EveningOf<Game>::deeds_of(int entry) const
{
    return Game::stat_increments(m_timeline.position_after(entry), m_timeline.acts_of(entry));
}

template <typename Game>
std::string EveningOf<Game>::spell(Term term) const
{
    return Game::spell(term, m_timeline.components());
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

template <typename Game>
Tree EveningOf<Game>::description() const
{
    return m_timeline.components().description();
}

using EveningOrComplaint = ErrorOr<std::unique_ptr<Evening>, RecordError>;

} // namespace consigliere::ledger
