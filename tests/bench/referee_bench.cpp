/// The referee: moves, legal moves, lines, whole evenings.

#include "engine/corleone/play.h"
#include "tests/bench/evening.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace consigliere::bench {

namespace {

/// A move with the position in which it was made.
struct Step {
    corleone::Position before;
    corleone::Move move;
};

std::vector<Step> steps_of(const corleone::Evening& evening)
{
    std::vector<Step> steps;
    for (int entry = 1; entry <= evening.history().size(); ++entry)
        steps.push_back(
            {evening.timeline().position_after(entry - 1), *evening.timeline().move_of(entry)});
    return steps;
}

/// Every move of an evening, judged with all its reasons and done.
void checked_moves(benchmark::State& state)
{
    const auto evening = played_evening();
    const std::vector<Step> steps = steps_of(*evening);
    corleone::Judged judged;
    for (auto _ : state) {
        for (const Step& step : steps) {
            corleone::play(step.before, step.move, evening->timeline().components(), judged);
            benchmark::DoNotOptimize(judged.verdict);
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(steps.size()));
}
BENCHMARK(checked_moves);

/// The same moves one entry too late, when most of them are against the rules.
void refused_moves(benchmark::State& state)
{
    const auto evening = played_evening();
    std::vector<Step> steps = steps_of(*evening);
    for (std::size_t i = 0; i + 1 < steps.size(); ++i)
        steps[i].before = steps[i + 1].before;
    corleone::Judged judged;
    for (auto _ : state) {
        for (const Step& step : steps) {
            corleone::play(step.before, step.move, evening->timeline().components(), judged);
            benchmark::DoNotOptimize(judged.reasons.data());
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(steps.size()));
}
BENCHMARK(refused_moves);

/// All legal moves of a position in the middle of Act II, where somebody has an action.
void legal_moves(benchmark::State& state)
{
    constexpr int middle = 112;
    const auto evening = played_evening(middle);
    std::size_t moves = 0;
    for (auto _ : state) {
        const auto found =
            corleone::legal_moves(evening->timeline().present(), evening->timeline().components());
        moves = found.size();
        benchmark::DoNotOptimize(found.data());
    }
    state.counters["moves"] = static_cast<double>(moves);
}
BENCHMARK(legal_moves);

void read_lines(benchmark::State& state)
{
    const auto evening = played_evening();
    corleone::Components components = evening->timeline().components();
    const std::vector<std::string>& lines = evening_record().moves;
    for (auto _ : state) {
        for (const std::string& line : lines)
            benchmark::DoNotOptimize(corleone::parse(line, components).is_error());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size()));
}
BENCHMARK(read_lines);

/// An evening from the text of its record to its last position.
void replay_record(benchmark::State& state)
{
    for (auto _ : state) {
        const auto record = db::read_record_text(evening_text(), "evening");
        const auto evening = db::referee(record.value(), "evening", {});
        benchmark::DoNotOptimize(evening.value()->history().size());
    }
}
BENCHMARK(replay_record)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace consigliere::bench
