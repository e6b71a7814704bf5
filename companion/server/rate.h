#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

namespace consigliere::server {

/// Counts what each address does: so much at once, so much a second in the long run.
class Rate {
public:
    Rate(double at_once, double per_second)
        : m_at_once(at_once)
        , m_per_second(per_second)
    {
    }

    /// Counts one more; false if that is too much.
    [[nodiscard]] bool allows(const std::string& address, std::chrono::steady_clock::time_point now)
    {
        if (m_buckets.size() > most_addresses)
            std::erase_if(m_buckets, [&](const auto& entry) { return is_full(entry.second, now); });
        auto [place, is_new] = m_buckets.try_emplace(address, Bucket{m_at_once, now});
        Bucket& bucket = place->second;
        bucket = {level(bucket, now), now};
        if (bucket.left < 1)
            return false;
        bucket.left -= 1;
        return true;
    }

private:
    struct Bucket {
        double left;
        std::chrono::steady_clock::time_point at;
    };
    static constexpr std::size_t most_addresses = 1024;

    [[nodiscard]] double level(
        const Bucket& bucket, std::chrono::steady_clock::time_point now) const
    {
        const std::chrono::duration<double> passed = now - bucket.at;
        return std::min(m_at_once, bucket.left + passed.count() * m_per_second);
    }
    [[nodiscard]] bool is_full(
        const Bucket& bucket, std::chrono::steady_clock::time_point now) const
    {
        return level(bucket, now) >= m_at_once;
    }

    double m_at_once;
    double m_per_second;
    std::map<std::string, Bucket> m_buckets;
};

} // namespace consigliere::server
