#include "engine/mafia/explain.h"

namespace consigliere::mafia {

Answer answer(const Position& position, const Components& components, const Question& question)
{
    return ledger::row_of(question).answer({question, position, components});
}

Explanation explain(const Snapshot& moment, const Question& question)
{
    Asked asked{question, moment.position(), moment.components()};
    asked.answer = ledger::row_of(question).answer(asked);
    return {
        asked.answer, question, ledger::causes_of<Act>(moment, ledger::row_of(question), asked)};
}

} // namespace consigliere::mafia
