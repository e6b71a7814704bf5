#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/fixed_list.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/tree.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
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
    [[nodiscard]] ledger::Status<ledger::RecordError> describe(const ledger::Tree& tree);
    /// Everything that somebody described, in the form that `describe` reads.
    [[nodiscard]] ledger::Tree description() const;

    /// The lists that `describe` reads, in their order.
    static const std::array<std::string_view, 4> lists;
    /// What a component of a list is called; nothing when that cannot be read. A space that only
    /// the order tells apart gets its `number`; `earlier` remembers those of the list so far.
    [[nodiscard]] static std::string name(
        std::string_view list, ledger::Tree& description, std::vector<std::string>& earlier);
    /// A name so that equal ones are written alike: the areas of a space may stand in any order.
    [[nodiscard]] static std::string spelling(std::string_view name);
    /// Whether a component lies there from the start, named or not: a space, a printed Business.
    [[nodiscard]] static bool lies_on_board(std::string_view list, const ledger::Tree& description);

    [[nodiscard]] const std::vector<Business>& businesses() const { return all<Business>(); }
    [[nodiscard]] const std::vector<Job>& jobs() const { return all<Job>(); }
    [[nodiscard]] const std::vector<Ally>& allies() const { return all<Ally>(); }
    [[nodiscard]] const std::vector<Space>& spaces() const { return all<Space>(); }

    /// Also what the line introduces that was judged last and introduced something: its reasons
    /// are told when nothing of it is known any more.
    [[nodiscard]] const Business& operator[](BusinessId id) const { return thing<Business>(id); }
    [[nodiscard]] const Job& operator[](JobId id) const { return thing<Job>(id); }
    [[nodiscard]] const Ally& operator[](AllyId id) const { return thing<Ally>(id); }
    [[nodiscard]] const Space& operator[](SpaceId id) const { return thing<Space>(id); }

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

    /// How many names of each kind are known. What a line introduces comes behind them.
    using Names =
        std::tuple<std::vector<Business>, std::vector<Job>, std::vector<Ally>, std::vector<Space>>;
    using Mark = std::array<std::size_t, std::tuple_size_v<Names>>;
    [[nodiscard]] Mark mark() const;
    [[nodiscard]] Names take_since(const Mark& mark);
    void add(const Names& names);

    /// What the table has agreed on against the book.
    [[nodiscard]] const ledger::HouseRules& house_rules() const { return m_house_rules; }
    void declare(ledger::HouseRules rules) { m_house_rules = std::move(rules); }

    static constexpr std::size_t business_capacity = 32;
    static constexpr std::size_t job_capacity = 64;
    static constexpr std::size_t ally_capacity = 32;
    static constexpr std::size_t space_capacity = 40;

    /// Central Park's Business: a Back with one Suitcase ability and no Front (p. 15).
    static constexpr BusinessId central_park{0};

private:
    template <typename Thing>
    [[nodiscard]] const std::vector<Thing>& all() const
    {
        return std::get<std::vector<Thing>>(m_things);
    }
    template <typename Thing>
    [[nodiscard]] std::vector<Thing>& all()
    {
        return std::get<std::vector<Thing>>(m_things);
    }
    template <typename Thing, typename Id>
    [[nodiscard]] const Thing& thing(Id id) const
    {
        const std::size_t index = index_of(id);
        const std::vector<Thing>& known = all<Thing>();
        return index < known.size() ? known[index] : passing<Thing>(index - known.size());
    }
    template <typename Thing>
    [[nodiscard]] const Thing& passing(std::size_t index) const;

    template <typename Thing>
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_list(const ledger::Tree& tree);
    template <typename Thing>
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_one(const ledger::Tree& tree);
    [[nodiscard]] ledger::Status<ledger::RecordError> describe_space(
        const ledger::Tree& tree, std::vector<std::string>& earlier);
    [[nodiscard]] ledger::Status<ledger::RecordError> lay_if_printed(
        BusinessId id, const Business& business, const ledger::Tree& tree);

    Names m_things;
    /// What has been taken out again last.
    Names m_passing;
    std::array<std::optional<BusinessId>, count_of<Area>> m_printed;
    ledger::HouseRules m_house_rules;
};

/// What is told of a Business, a Job, an Ally or a space, in the form that `describe` reads.
template <typename Thing>
[[nodiscard]] ledger::Tree description_of(const Thing& thing);

} // namespace consigliere::corleone
