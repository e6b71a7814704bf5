#include "tests/cash_n_guns/told_explanations.h"

#include "engine/cash_n_guns/explain.h"
#include "engine/ledger/line_words.h"

namespace consigliere::test {

using namespace cash_n_guns;

namespace {

/// A state as a text.
std::string told(const State& state)
{
    const auto words = [](const auto& value) -> std::string {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, PowerNow>)
            return std::string(word_of(value.power)) + std::to_string(static_cast<int>(value.use));
        else if constexpr (std::is_enum_v<Value>)
            return std::to_string(static_cast<int>(value));
        else
            return {};
    };
    return std::to_string(state.index()) + ":" + std::visit(words, state);
}

std::string told(const Loot& loot)
{
    std::string text;
    for (const LootCard card : all_of<LootCard>)
        text += std::to_string(loot[card]) + ",";
    return text;
}

std::string told(const Score::Seat& seat)
{
    std::string text = std::to_string(seat.total.value_or(-1)) + "#" + std::to_string(seat.rank);
    for (const ScorePart* part : {&seat.bills, &seat.diamonds, &seat.paintings, &seat.bonus})
        text += " " + std::string(part->rule.text()) + "=" + std::to_string(part->cards) + "="
            + std::to_string(part->dollars);
    return text;
}

std::string told(const Explanation& why, const Components& components)
{
    const auto names = [&](const auto& named) {
        return ledger::join(named, ",", [&](Player player) { return components[player].name; });
    };
    std::string text = std::string(why.rule.text()) + " " + (why.is_covered ? "covered " : "")
        + (why.answer ? components[*why.answer].name : "nobody") + " " + names(why.together) + " "
        + std::to_string(why.amount) + " " + std::to_string(why.bangs.least) + "-"
        + std::to_string(why.bangs.most) + " " + told(why.state) + " " + std::to_string(why.deadly)
        + " " + told(why.loot) + (why.parts ? told(*why.parts) : "");
    for (const AnswerCount& standing : why.standings)
        text += " " + components[standing.player].name + "=" + std::to_string(standing.count);
    for (const Cause& cause : why.causes)
        text += " " + std::to_string(cause.entry) + ":" + format(cause.act, components);
    return text + "\n";
}

std::string told_at(const Snapshot& moment)
{
    std::string text;
    const auto ask = [&](const Question& question) {
        text += told(explain(moment, question), moment.components());
    };
    for (const Phase phase : all_of<Phase>)
        ask({.about = Question::About::phase, .phase = phase});
    for (const Share share : all_shares)
        ask({.about = Question::About::worth, .share = share});
    for (const auto about : all_of<Question::About>) {
        for (const Player player : players(moment.position()))
            ask({about, player});
    }
    return text;
}

} // namespace

std::string told_explanations(const ObserverView& observed)
{
    std::string text = told_at(Snapshot(observed));
    constexpr int moments = 4;
    const int size = observed.known().history().size();
    for (int i = 0; i < moments; ++i)
        text += told_at(Snapshot(observed, size * i / moments));
    return text;
}

} // namespace consigliere::test
