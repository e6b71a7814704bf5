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

/// Parallel map: returns work(read(thing)) for each of `things`, in order.
/// `read` runs on the calling thread, because a connection belongs to one thread. `work` runs on
/// one thread per processor, in batches, because starting a thread costs more than a small item.
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
        // Without a free thread, the default policy of std::async defers the batch to get().
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
