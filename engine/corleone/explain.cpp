#include "engine/corleone/explain.h"

namespace consigliere::corleone {

namespace {

std::optional<Cause> cause_of_place(const Snapshot& moment, const FigureAt& figure)
{
    std::optional<Cause> found;
    const auto arrives = [&figure](const auto& act) {
        return act.figure.owner == figure.owner && act.figure.kind == figure.kind
            && act.to == figure.place;
    };
    moment.each_act([&](int entry, const Act& act) {
        if (is_one_that<act::Placed, act::Moves>(act, arrives))
            found = Cause{entry, act};
    });
    return found;
}

std::vector<Cause> causes_of_places(const Snapshot& moment, const cause::Figures& figures)
{
    std::vector<Cause> causes;
    for (const FigureId figure : all_figures) {
        if (!figures.contains(figure))
            continue;
        if (const auto cause =
                cause_of_place(moment, figure_at_its_place(moment.position(), figure)))
            causes.push_back(*cause);
    }
    return causes;
}

} // namespace

Answer answer(const Position& position, const Components& components, const Question& question)
{
    return ledger::row_of(question).answer({question, position, components});
}

Explanation explain(const Snapshot& moment, const Question& question)
{
    const QuestionRow& row = ledger::row_of(question);
    Asked asked{question, moment.position(), moment.components()};
    asked.answer = row.answer(asked);
    std::vector<Cause> causes =
        row.figures ? causes_of_places(moment, row.figures(asked)) : std::vector<Cause>();
    for (Cause& cause : ledger::causes_of<Act>(moment, row, asked))
        causes.push_back(std::move(cause));
    return {asked.answer, question, std::move(causes)};
}

std::optional<int> entry_that_placed(const Snapshot& moment, const FigureAt& figure)
{
    const std::optional<Cause> cause = cause_of_place(moment, figure);
    return cause ? std::optional(cause->entry) : std::nullopt;
}

} // namespace consigliere::corleone
