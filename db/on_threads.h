#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <future>
#include <thread>
#include <utility>
#include <vector>

namespace consigliere::db {

/// What `work` makes of what `read` gives for each of some things, in their order. The things are
/// read here, one after the other, for a connection belongs to one thread; the work is done on as
/// many processors as there are.
template <typename Things, typename Read, typename Work>
[[nodiscard]] auto worked_on_threads(const Things& things, const Read& read, const Work& work)
{
    using Result = decltype(work(read(*std::begin(things))));
    const std::size_t most = std::max(1U, std::thread::hardware_concurrency());
    std::vector<Result> results;
    std::deque<std::future<Result>> working;
    const auto take_first = [&] {
        results.push_back(working.front().get());
        working.pop_front();
    };
    for (const auto& thing : things) {
        if (working.size() >= most)
            take_first();
        // Where the system has no further thread, it is done when it is asked for.
        working.push_back(
            std::async([&work, what = read(thing)]() mutable { return work(std::move(what)); }));
    }
    while (!working.empty())
        take_first();
    return results;
}

} // namespace consigliere::db
