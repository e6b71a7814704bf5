#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <future>
#include <iterator>
#include <thread>
#include <utility>
#include <vector>

namespace consigliere::db {

/// What `work` makes of what `read` gives for each of some things, in their order. The things are
/// read here, one after the other, for a connection belongs to one thread; the work is done on as
/// many processors as there are, some things at once, for a thread costs more than a small one.
template <typename Things, typename Read, typename Work>
[[nodiscard]] auto worked_on_threads(const Things& things, const Read& read, const Work& work)
{
    using Given = decltype(read(*std::begin(things)));
    using Result = decltype(work(std::declval<Given>()));
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    constexpr std::size_t most_at_once = 16;
    constexpr std::size_t turns = 4;
    const std::size_t at_once =
        std::clamp(std::size(things) / (most * turns), std::size_t{1}, most_at_once);
    std::vector<Result> results;
    std::deque<std::future<std::vector<Result>>> working;
    const auto take_first = [&] {
        for (Result& result : working.front().get())
            results.push_back(std::move(result));
        working.pop_front();
    };
    std::vector<Given> portion;
    const auto begin_portion = [&] {
        if (working.size() >= most)
            take_first();
        // Where the system has no further thread, it is done when it is asked for.
        working.push_back(std::async([&work, given = std::exchange(portion, {})]() mutable {
            std::vector<Result> made;
            for (Given& one : given)
                made.push_back(work(std::move(one)));
            return made;
        }));
    };
    for (const auto& thing : things) {
        portion.push_back(read(thing));
        if (portion.size() >= at_once)
            begin_portion();
    }
    if (!portion.empty())
        begin_portion();
    while (!working.empty())
        take_first();
    return results;
}

} // namespace consigliere::db
