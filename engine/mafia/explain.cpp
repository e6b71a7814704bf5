#include "engine/mafia/explain.h"

namespace consigliere::mafia {

namespace {

const QuestionRow& row_of(const Question& question)
{
    return ledger::rows_of<Question::About>.row(question.about);
}

} // namespace

Answer answer(const Position& position, const Components& components, const Question& question)
{
    return row_of(question).answer({question, position, components});
}

Explanation explain(const Snapshot& moment, const Question& question)
{
    Asked asked{question, moment.position(), moment.components()};
    asked.answer = row_of(question).answer(asked);
    return {asked.answer, question, ledger::causes_of<Act>(moment, row_of(question), asked)};
}

} // namespace consigliere::mafia
