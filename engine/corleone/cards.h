#pragma once

#include "engine/corleone/enums.h"
#include "engine/ledger/counts.h"
#include "engine/ledger/fixed_list.h"

#include <cstdint>

namespace consigliere::corleone {

/// Index into this evening's Components, which hold the name and the printed properties.
enum class BusinessId : std::uint8_t {};
enum class JobId : std::uint8_t {};
enum class AllyId : std::uint8_t {};
enum class SpaceId : std::uint8_t {};

template <typename Id>
[[nodiscard]] constexpr std::size_t index_of(Id id)
{
    return static_cast<std::size_t>(id);
}

/// Contents of the box (p. 4): upper limits for every count.
inline constexpr int money_cards_in_box = 120;
inline constexpr int goods_cards_in_box = 32;
inline constexpr int jobs_in_box = 44;
inline constexpr int allies_in_box = 18;
inline constexpr int markers_in_box = 45;
inline constexpr int tiles_in_box = 12;
inline constexpr int markers_per_family = 9;

/// Counts for the four kinds of a card type: money by value, or goods by kind.
template <typename Kind>
using Counts = ledger::Counts<Kind, 4>;

using Money = Counts<Bill>;
using Goods = Counts<Good>;

[[nodiscard]] constexpr int dollars_of(const Money& money)
{
    int dollars = 0;
    for (const Bill bill : all_of<Bill>)
        dollars += money[bill] * dollars_of(bill);
    return dollars;
}

using Figures = ledger::Counts<FigureKind, 4>;

/// A set of cards, as listed in a line: `$2,$2,gun,job:extortion,ally:capo,job`.
struct Cards {
    Money money;
    Goods goods;
    /// Jobs with unknown faces (a bare `job`).
    std::uint8_t unknown_jobs = 0;
    ledger::FixedList<JobId, 16> jobs;
    ledger::FixedList<AllyId, 8> allies;

    [[nodiscard]] constexpr int count() const
    {
        return money.total() + goods.total() + unknown_jobs + static_cast<int>(jobs.size())
            + static_cast<int>(allies.size());
    }
    [[nodiscard]] constexpr bool empty() const { return count() == 0; }
    constexpr void add(const Money& more) { money.add(more); }
    constexpr void add(const Goods& more) { goods.add(more); }
    constexpr void add(Bill bill) { money.add(bill); }
    constexpr void add(Good good) { goods.add(good); }
    constexpr void add(JobId job) { jobs.push_back(job); }
    constexpr void add(AllyId ally) { allies.push_back(ally); }
    constexpr void add(const Cards& more)
    {
        money.add(more.money);
        goods.add(more.goods);
        unknown_jobs = static_cast<std::uint8_t>(unknown_jobs + more.unknown_jobs);
        for (const JobId job : more.jobs)
            add(job);
        for (const AllyId ally : more.allies)
            add(ally);
    }
    /// Cards of one kind, or a single card.
    template <typename Some>
    [[nodiscard]] static constexpr Cards of(const Some& some)
    {
        Cards cards;
        cards.add(some);
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
