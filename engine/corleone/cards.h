#pragma once

#include "engine/corleone/words.h"
#include "engine/ledger/fixed_list.h"

#include <array>
#include <cstdint>

namespace consigliere::corleone {

/// The number of a Business, Job, Ally or Family Member space in this evening's Components, which
/// know its name and what is printed on it.
enum class BusinessId : std::uint8_t {};
enum class JobId : std::uint8_t {};
enum class AllyId : std::uint8_t {};
enum class SpaceId : std::uint8_t {};

template <typename Id>
[[nodiscard]] constexpr std::size_t index_of(Id id)
{
    return static_cast<std::size_t>(id);
}

/// What the box holds (p. 4): nothing of a kind can be anywhere in a greater number.
inline constexpr int money_cards_in_box = 120;
inline constexpr int goods_cards_in_box = 32;
inline constexpr int jobs_in_box = 44;
inline constexpr int allies_in_box = 18;
inline constexpr int markers_in_box = 45;
inline constexpr int tiles_in_box = 12;
inline constexpr int markers_per_family = 9;

/// How many of each of four kinds of card: money by value, or goods by kind.
template <typename Kind>
class Counts {
public:
    [[nodiscard]] constexpr int operator[](Kind kind) const { return m_counts[at(kind)]; }
    constexpr void set(Kind kind, int count)
    {
        m_counts[at(kind)] = static_cast<std::uint8_t>(count);
    }
    constexpr void add(Kind kind, int count = 1) { set(kind, (*this)[kind] + count); }
    constexpr void take(Kind kind, int count = 1) { set(kind, (*this)[kind] - count); }

    [[nodiscard]] constexpr int total() const
    {
        return m_counts[0] + m_counts[1] + m_counts[2] + m_counts[3];
    }
    [[nodiscard]] constexpr bool empty() const { return total() == 0; }
    /// Whether everything in `other` is here too, in at least that number.
    [[nodiscard]] constexpr bool contains(const Counts& other) const
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            if (m_counts[i] < other.m_counts[i])
                return false;
        }
        return true;
    }
    constexpr void add(const Counts& other)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i] = static_cast<std::uint8_t>(m_counts[i] + other.m_counts[i]);
    }
    /// Takes away what `other` holds; all of it must be here.
    constexpr void take(const Counts& other)
    {
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            m_counts[i] = static_cast<std::uint8_t>(m_counts[i] - other.m_counts[i]);
    }
    [[nodiscard]] friend constexpr bool operator==(const Counts&, const Counts&) = default;

private:
    [[nodiscard]] static constexpr std::size_t at(Kind kind)
    {
        return static_cast<std::size_t>(kind);
    }
    std::array<std::uint8_t, 4> m_counts{};
};

using Money = Counts<Bill>;
using Goods = Counts<Good>;

/// The sum in dollars of some money cards.
[[nodiscard]] constexpr int dollars_of(const Money& money)
{
    int dollars = 0;
    for (const Bill bill : all_bills)
        dollars += money[bill] * dollars_of(bill);
    return dollars;
}

/// Some cards, as a line of the record lists them: `$2,$2,gun,job:extortion,ally:capo,job`.
struct Cards {
    Money money;
    Goods goods;
    /// Jobs whose faces nobody has told the app (a bare `job`).
    std::uint8_t unknown_jobs = 0;
    ledger::FixedList<JobId, 16> jobs;
    ledger::FixedList<AllyId, 8> allies;

    [[nodiscard]] constexpr int count() const
    {
        return money.total() + goods.total() + unknown_jobs + static_cast<int>(jobs.size())
            + static_cast<int>(allies.size());
    }
    [[nodiscard]] constexpr bool empty() const { return count() == 0; }
    [[nodiscard]] static constexpr Cards of(const Money& money)
    {
        Cards cards;
        cards.money = money;
        return cards;
    }
    [[nodiscard]] static constexpr Cards of(const Goods& goods)
    {
        Cards cards;
        cards.goods = goods;
        return cards;
    }
    [[nodiscard]] static constexpr Cards of(Bill bill)
    {
        Cards cards;
        cards.money.add(bill);
        return cards;
    }
    [[nodiscard]] static constexpr Cards of(Good good)
    {
        Cards cards;
        cards.goods.add(good);
        return cards;
    }
    [[nodiscard]] static constexpr Cards of(AllyId ally)
    {
        Cards cards;
        cards.allies.push_back(ally);
        return cards;
    }
    [[nodiscard]] static constexpr Cards of(JobId job)
    {
        Cards cards;
        cards.jobs.push_back(job);
        return cards;
    }
    [[nodiscard]] static constexpr Cards of_unknown_jobs(int count)
    {
        Cards cards;
        cards.unknown_jobs = static_cast<std::uint8_t>(count);
        return cards;
    }
    [[nodiscard]] friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

} // namespace consigliere::corleone
