#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/words.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/fixed_list.h"
#include "engine/ledger/tree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is printed on the cards, tiles and spaces that an evening knows. The rulebooks print
/// almost none of it, so every property may be unknown: an empty optional is "nobody has told",
/// never "none". Names stay, in their order, for as long as the evening lasts; Positions and Moves
/// refer to them by number.
namespace consigliere::corleone {

using Icons = ledger::FixedList<Icon, 8>;

/// The name in the record and, where the table gave one, the printed name in its own script.
struct Naming {
    std::string name;
    std::string label;

    [[nodiscard]] friend bool operator==(const Naming&, const Naming&) = default;
};

struct Business {
    Naming naming;
    std::optional<TileColour> colour;
    /// Where a printed Business stands; tiles have none.
    std::optional<Area> area;
    std::optional<Icons> front;
    std::optional<Icons> back;

    [[nodiscard]] friend bool operator==(const Business&, const Business&) = default;
};

struct Job {
    Naming naming;
    std::optional<JobColour> colour;
    std::optional<Goods> cost;
    std::optional<Money> reward;
    std::optional<Icons> effect;
    std::optional<int> copies;

    [[nodiscard]] friend bool operator==(const Job&, const Job&) = default;
};

struct Ally {
    Naming naming;
    /// 1 to 3: the Act whose six Allies it belongs to.
    std::optional<int> act;
    std::optional<Icons> effect;

    [[nodiscard]] friend bool operator==(const Ally&, const Ally&) = default;
};

/// The areas that a Family Member space touches, as a set.
class AreaSet {
public:
    constexpr void add(Area area) { m_bits = static_cast<std::uint8_t>(m_bits | bit(area)); }
    constexpr void remove(Area area) { m_bits = static_cast<std::uint8_t>(m_bits & ~bit(area)); }
    [[nodiscard]] constexpr bool contains(Area area) const { return (m_bits & bit(area)) != 0; }
    [[nodiscard]] constexpr int size() const
    {
        int count = 0;
        for (const Area area : all_of<Area>)
            count += contains(area) ? 1 : 0;
        return count;
    }
    [[nodiscard]] friend constexpr bool operator==(AreaSet, AreaSet) = default;

private:
    [[nodiscard]] static constexpr unsigned bit(Area area)
    {
        return 1U << static_cast<unsigned>(area);
    }
    std::uint8_t m_bits = 0;
};

/// A Family Member space. Its name is its areas joined by '+', and `#n` when it is not the first
/// with the same areas.
struct Space {
    std::string name;
    AreaSet touches;
    int number = 1;
    /// Whether anybody has said that this space exists, or it was only used in a move.
    bool is_described = false;
    std::optional<bool> three_plus;

    [[nodiscard]] friend bool operator==(const Space&, const Space&) = default;
};

[[nodiscard]] std::string name_of_space(std::string_view areas, int number);

class Components {
public:
    /// What the books print and no card says: Central Park and its Back (p. 15).
    Components();

    /// Adds what `tree` describes in its lists `businesses`, `jobs`, `allies` and `spaces`. What
    /// is already known of a name is replaced only where the new description says something, so
    /// that the session wins over the learned box, and the learned box over the books.
    [[nodiscard]] ledger::Failure<ledger::Complaint> describe(const ledger::Tree& tree);
    /// Everything that somebody described, in the form that `describe` reads.
    [[nodiscard]] ledger::Tree description() const;

    [[nodiscard]] const std::vector<Business>& businesses() const { return m_businesses; }
    [[nodiscard]] const std::vector<Job>& jobs() const { return m_jobs; }
    [[nodiscard]] const std::vector<Ally>& allies() const { return m_allies; }
    [[nodiscard]] const std::vector<Space>& spaces() const { return m_spaces; }

    [[nodiscard]] const Business& operator[](BusinessId id) const
    {
        return m_businesses[index_of(id)];
    }
    [[nodiscard]] const Job& operator[](JobId id) const { return m_jobs[index_of(id)]; }
    [[nodiscard]] const Ally& operator[](AllyId id) const { return m_allies[index_of(id)]; }
    [[nodiscard]] const Space& operator[](SpaceId id) const { return m_spaces[index_of(id)]; }

    [[nodiscard]] std::optional<BusinessId> find_business(std::string_view name) const;
    [[nodiscard]] std::optional<JobId> find_job(std::string_view name) const;
    [[nodiscard]] std::optional<AllyId> find_ally(std::string_view name) const;
    [[nodiscard]] std::optional<SpaceId> find_space(AreaSet touches, int number) const;
    /// The Business printed in an area, if somebody has named it.
    [[nodiscard]] std::optional<BusinessId> printed_business(Area area) const;

    /// The number of a name, which becomes known if it is new. Nothing comes back only when there
    /// are already more names than the box could hold.
    [[nodiscard]] std::optional<BusinessId> name_business(std::string_view name);
    [[nodiscard]] std::optional<JobId> name_job(std::string_view name);
    [[nodiscard]] std::optional<AllyId> name_ally(std::string_view name);
    [[nodiscard]] std::optional<SpaceId> name_space(
        std::string_view name, AreaSet touches, int number);

    static constexpr std::size_t business_capacity = 32;
    static constexpr std::size_t job_capacity = 64;
    static constexpr std::size_t ally_capacity = 32;
    static constexpr std::size_t space_capacity = 40;

    /// Central Park's Business: a Back with one Suitcase ability and no Front (p. 15).
    static constexpr BusinessId central_park{0};

private:
    [[nodiscard]] ledger::Failure<ledger::Complaint> describe_business(const ledger::Tree& tree);
    [[nodiscard]] ledger::Failure<ledger::Complaint> describe_job(const ledger::Tree& tree);
    [[nodiscard]] ledger::Failure<ledger::Complaint> describe_ally(const ledger::Tree& tree);
    [[nodiscard]] ledger::Failure<ledger::Complaint> describe_space(
        const ledger::Tree& tree, std::vector<AreaSet>& earlier);

    std::vector<Business> m_businesses;
    std::vector<Job> m_jobs;
    std::vector<Ally> m_allies;
    std::vector<Space> m_spaces;
    std::array<std::optional<BusinessId>, count_of<Area>> m_printed;
};

} // namespace consigliere::corleone
