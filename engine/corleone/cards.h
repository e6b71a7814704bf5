#pragma once

#include "engine/corleone/words.h"
#include "engine/ledger/counts.h"
#include "engine/ledger/fixed_list.h"

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
using Counts = ledger::Counts<Kind, 4>;

using Money = Counts<Bill>;
using Goods = Counts<Good>;

/// The sum in dollars of some money cards.
[[nodiscard]] constexpr int dollars_of(const Money& money)
{
    int dollars = 0;
    for (const Bill bill : all_of<Bill>)
        dollars += money[bill] * dollars_of(bill);
    return dollars;
}

/// Figures of one Family, by their kinds.
using Figures = ledger::Counts<FigureKind, 4>;

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
