#include "tests/crash/cuts.h"

#include <catch2/catch.hpp>

#include <iostream>

namespace consigliere::test {

void count(Toll& toll, const Wrong& wrong, const std::string& when)
{
    ++toll.cuts;
    toll.with_loss += wrong.kind == Wrong::Kind::lost ? 1 : 0;
    toll.unusable += wrong.kind == Wrong::Kind::unusable ? 1 : 0;
    toll.half += wrong.kind == Wrong::Kind::half ? 1 : 0;
    if (wrong.kind != Wrong::Kind::nothing && toll.first_trouble.empty())
        toll.first_trouble = when + ": " + wrong.what;
}

namespace {

std::vector<Operation> log_of(const Doing& doing)
{
    SimulatedDisk disk(doing.before, doing.device);
    doing.act(disk);
    return disk.log();
}

/// Goes through the log of a doing, and looks at the disk after a cut at each of the moments.
void at_each_cut(const Doing& doing, const Moments& moments, int rounds,
    const std::function<void(const Files&, int acknowledged, const std::string& when)>& look)
{
    const std::vector<Operation> log = log_of(doing);
    Disk disk(doing.before, doing.device);
    std::mt19937 generator(20261120);
    for (std::size_t i = 0; i < log.size(); ++i) {
        disk.follow(log[i]);
        if (log[i].kind == Operation::Kind::acknowledge || !moments(log, i))
            continue;
        for (int round = 0; round < rounds; ++round) {
            for (const Outcome fate : all_fates)
                look(disk.after_cut(fate, generator), disk.acknowledged(),
                    doing.name + ", cut after " + std::to_string(i + 1) + " of "
                        + std::to_string(log.size()) + ", " + std::string(name_of(fate)));
        }
    }
}

} // namespace

void Toll::add(const Toll& other)
{
    cuts += other.cuts;
    with_loss += other.with_loss;
    unusable += other.unusable;
    half += other.half;
    if (first_trouble.empty())
        first_trouble = other.first_trouble;
}

Moments each_moment()
{
    return [](const std::vector<Operation>&, std::size_t) { return true; };
}

Moments one_moment_of(std::size_t many)
{
    return [many](const std::vector<Operation>&, std::size_t operation) {
        return operation % many == 0;
    };
}

Toll cut(const Doing& doing, const Moments& moments, int rounds)
{
    Toll toll;
    at_each_cut(
        doing, moments, rounds, [&](const Files& found, int acknowledged, const std::string& when) {
            count(toll, doing.judge(found, acknowledged), when);
        });
    return toll;
}

Toll cut_twice(const Doing& doing, const Moments& moments,
    const std::function<void(SimulatedDisk&)>& recover, const Moments& second_moments)
{
    Toll toll;
    at_each_cut(
        doing, moments, 1, [&](const Files& found, int acknowledged, const std::string& when) {
            const Doing recovery{when + ", recovery", found, recover,
                [&](const Files& found_then, int) { return doing.judge(found_then, acknowledged); },
                doing.device};
            toll.add(cut(recovery, second_moments));
        });
    return toll;
}

void print(const std::string& name, const Toll& toll)
{
    std::cout << name << ": " << toll.cuts << " cuts of the power, " << toll.with_loss
              << " lost something acknowledged, " << toll.unusable << " left something unusable, "
              << toll.half << " left something half done" << std::endl;
}

void check_nothing_lost(const Toll& toll, int at_least)
{
    INFO(toll.first_trouble);
    CHECK(toll.cuts >= at_least);
    CHECK(toll.with_loss == 0);
    CHECK(toll.unusable == 0);
    CHECK(toll.half == 0);
}

} // namespace consigliere::test
