#pragma once

#include "engine/ledger/sight.h"
#include "engine/ledger/timeline.h"
#include "engine/ledger/tree.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// A line that may be recorded now, and whether it is legal or unverified.
struct LegalLine {
    std::string line;
    Verdict verdict = Verdict::legal;
};

/// An evening of any game, as the database, the command line and the log see it: lines go in,
/// entries, positions and scores come out as plain data. Whoever draws one game's table works with
/// the `EveningOf` that game instead.
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
    /// The game's rules in the order of its book.
    [[nodiscard]] virtual const std::vector<RuleId>& book() const = 0;

    [[nodiscard]] virtual const History& history() const = 0;
    virtual const Entry& record(std::string_view line) = 0;
    /// Adds a line whose verdict is known from before; see `Timeline::replay`.
    virtual const Entry& replay(std::string_view line, Verdict then) = 0;
    /// Judges a line as it would be judged now. Nothing changes.
    [[nodiscard]] virtual Opinion consider(std::string_view line) const = 0;
    [[nodiscard]] virtual std::vector<LegalLine> legal_lines() const = 0;

    /// The evening as an audience may see it now. Whatever shows the evening to people asks here;
    /// all that stands below and above is for whoever keeps the record.
    [[nodiscard]] virtual std::shared_ptr<const Sight> seen_by(Audience audience) const = 0;

    /// The present position and score in the form of RECORD's report.
    [[nodiscard]] virtual Tree position_report() const = 0;
    [[nodiscard]] virtual Tree score_report() const = 0;

    /// A fact of a reason in the words of a record.
    [[nodiscard]] virtual std::string spell(Term term) const = 0;

    /// Adds what is printed on components; what has been judged stays as it was judged. A
    /// description that cannot be used changes nothing.
    [[nodiscard]] virtual Failure<Complaint> describe(const Tree& components) = 0;
    /// What `describe` would say. Nothing changes.
    [[nodiscard]] virtual Failure<Complaint> consider_description(const Tree& components) const = 0;
    /// Everything that is known to be printed on components.
    [[nodiscard]] virtual Tree description() const = 0;
};

/// An evening of one game. Beside what Timeline needs, `Game` gives its `name`, `book()`,
/// `actors(position, components)`, `legal_lines(position, components)`, `report(position,
/// components, audience)`, `score_report(position, components, audience)`, what `SightOf` wants,
/// `spell(term, components)`, and `describe` and `description` of its components.
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
        return Game::actors(m_timeline.present(), m_timeline.components());
    }
    [[nodiscard]] const std::vector<RuleId>& book() const override { return Game::book(); }
    [[nodiscard]] const History& history() const override { return m_timeline.history(); }
    const Entry& record(std::string_view line) override
    {
        m_sights.clear();
        return m_timeline.record(line);
    }
    const Entry& replay(std::string_view line, Verdict then) override
    {
        m_sights.clear();
        return m_timeline.replay(line, then);
    }
    [[nodiscard]] Opinion consider(std::string_view line) const override
    {
        if (std::optional<Entry> step = m_timeline.history().read_step(line))
            return {step->verdict, std::move(step->reasons)};
        // Reading a line may add names; those of a line that is only considered are forgotten.
        auto components = m_timeline.components();
        auto move = Game::parse(line, components);
        if (move.is_error())
            return {Verdict::impossible, {move.error()}};
        typename Timeline<Game>::Judged judged;
        Game::play(m_timeline.present(), move.value(), components, judged);
        return {judged.verdict, std::move(judged.reasons)};
    }
    [[nodiscard]] std::vector<LegalLine> legal_lines() const override
    {
        return Game::legal_lines(m_timeline.present(), m_timeline.components());
    }
    [[nodiscard]] std::shared_ptr<const Sight> seen_by(Audience audience) const override
    {
        return sight(audience);
    }
    /// The same with what only this game knows of it.
    [[nodiscard]] std::shared_ptr<const SightOf<Game>> sight(Audience audience) const
    {
        for (const std::shared_ptr<const SightOf<Game>>& kept : m_sights) {
            if (kept->audience() == audience)
                return kept;
        }
        m_sights.push_back(std::make_shared<const SightOf<Game>>(m_timeline, audience));
        return m_sights.back();
    }
    [[nodiscard]] Tree position_report() const override
    {
        return Game::report(m_timeline.present(), m_timeline.components(), Audience::scribe());
    }
    [[nodiscard]] Tree score_report() const override
    {
        return Game::score_report(
            m_timeline.present(), m_timeline.components(), Audience::scribe());
    }
    [[nodiscard]] std::string spell(Term term) const override
    {
        return Game::spell(term, m_timeline.components());
    }
    [[nodiscard]] Failure<Complaint> describe(const Tree& components) override
    {
        auto described = m_timeline.components();
        Failure<Complaint> failure = described.describe(components);
        if (!failure.is_error()) {
            m_timeline.components() = std::move(described);
            m_sights.clear();
        }
        return failure;
    }
    [[nodiscard]] Failure<Complaint> consider_description(const Tree& components) const override
    {
        auto described = m_timeline.components();
        return described.describe(components);
    }
    [[nodiscard]] Tree description() const override
    {
        return m_timeline.components().description();
    }

private:
    Timeline<Game> m_timeline;
    /// What was last asked for, until the evening goes on: a screen asks in every frame.
    mutable std::vector<std::shared_ptr<const SightOf<Game>>> m_sights;
};

using EveningOrComplaint = ErrorOr<std::unique_ptr<Evening>, Complaint>;

} // namespace consigliere::ledger
