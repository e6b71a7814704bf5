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

// Printed properties of the components known in an evening. The rulebooks print almost none, so
// every property is optional: nullopt means unknown, never "none". Names keep their ids for the
// whole evening; Positions and Moves refer to them by id.
namespace consigliere::corleone {

using Icons = ledger::FixedList<Icon, 8>;

/// The record name and, if the table entered it, the printed name in its own script.
struct Naming {
    std::string name;
    std::string label;

    [[nodiscard]] friend bool operator==(const Naming&, const Naming&) = default;
};

struct Business {
    Naming naming;
    std::optional<TileColour> colour;
    /// The area of a printed Business; nullopt for tiles.
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
    /// The Act that its group of six Allies belongs to, 1 to 3.
    std::optional<int> act;
    std::optional<Icons> effect;

    [[nodiscard]] friend bool operator==(const Ally&, const Ally&) = default;
};

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

/// A Family Member space. Name: its areas joined by '+'; `#n` from the second with equal areas.
struct Space {
    std::string name;
    AreaSet touches;
    int number = 1;
    /// False if the space is known only from a move.
    bool is_described = false;
    std::optional<bool> three_plus;

    [[nodiscard]] friend bool operator==(const Space&, const Space&) = default;
};

[[nodiscard]] std::string name_of_space(std::string_view areas, int number);

class Components {
public:
    /// Starts with Central Park and its Back (p. 15), which the rulebook prints.
    Components();

    /// Merges the lists `businesses`, `jobs`, `allies` and `spaces` of `tree`. Only properties that
    /// it contains are replaced, so call it in ascending precedence: books, learned box, session.
    /// After an error, some elements may have been applied.
    [[nodiscard]] ledger::Status<ledger::RecordError> describe(const ledger::Tree& tree);
    /// All described components, as input for `describe`.
    [[nodiscard]] ledger::Tree description() const;

    /// The list keys that `describe` reads, in order.
    static const std::array<std::string_view, 4> lists;
    /// Returns the name of a component; empty if it is invalid. Among spaces with equal areas it
    /// adds `number` to `description`; `earlier` collects the spaces of this list.
    [[nodiscard]] static std::string name(
        std::string_view list, ledger::Tree& description, std::vector<std::string>& earlier);
    /// Normalizes a name: the areas of a space may be written in any order.
    [[nodiscard]] static std::string spelling(std::string_view name);
    /// Returns true for components on the board from the start: spaces and printed Businesses.
    [[nodiscard]] static bool lies_on_board(std::string_view list, const ledger::Tree& description);

    [[nodiscard]] const std::vector<Business>& businesses() const { return all<Business>(); }
    [[nodiscard]] const std::vector<Job>& jobs() const { return all<Job>(); }
    [[nodiscard]] const std::vector<Ally>& allies() const { return all<Ally>(); }
    [[nodiscard]] const std::vector<Space>& spaces() const { return all<Space>(); }

    /// Also valid for names that the last judged line introduced: its reasons refer to them.
    [[nodiscard]] const Business& operator[](BusinessId id) const { return thing<Business>(id); }
    [[nodiscard]] const Job& operator[](JobId id) const { return thing<Job>(id); }
    [[nodiscard]] const Ally& operator[](AllyId id) const { return thing<Ally>(id); }
    [[nodiscard]] const Space& operator[](SpaceId id) const { return thing<Space>(id); }

    [[nodiscard]] std::optional<BusinessId> find_business(std::string_view name) const;
    [[nodiscard]] std::optional<JobId> find_job(std::string_view name) const;
    [[nodiscard]] std::optional<AllyId> find_ally(std::string_view name) const;
    [[nodiscard]] std::optional<SpaceId> find_space(AreaSet touches, int number) const;
    /// Returns the printed Business of an area; nullopt if it is not named yet.
    [[nodiscard]] std::optional<BusinessId> printed_business(Area area) const;

    /// Returns the id of a name, adding new names. Returns nullopt if the capacity is exceeded.
    [[nodiscard]] std::optional<BusinessId> name_business(std::string_view name);
    [[nodiscard]] std::optional<JobId> name_job(std::string_view name);
    [[nodiscard]] std::optional<AllyId> name_ally(std::string_view name);
    [[nodiscard]] std::optional<SpaceId> name_space(
        std::string_view name, AreaSet touches, int number);

    /// Number of known names of each kind, and the names added after such a mark.
    using Names =
        std::tuple<std::vector<Business>, std::vector<Job>, std::vector<Ally>, std::vector<Space>>;
    using Mark = std::array<std::size_t, std::tuple_size_v<Names>>;
    [[nodiscard]] Mark mark() const;
    [[nodiscard]] Names take_since(const Mark& mark);
    void add(const Names& names);

    /// The house rules declared for this evening.
    [[nodiscard]] const ledger::HouseRules& house_rules() const { return m_house_rules; }
    void declare(ledger::HouseRules rules) { m_house_rules = std::move(rules); }

    static constexpr std::size_t business_capacity = 32;
    static constexpr std::size_t job_capacity = 64;
    static constexpr std::size_t ally_capacity = 32;
    static constexpr std::size_t space_capacity = 40;

    /// Central Park's Business: a Back with one Suitcase ability, no Front (p. 15).
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
    /// The names that `take_since` removed last.
    Names m_passing;
    std::array<std::optional<BusinessId>, count_of<Area>> m_printed;
    ledger::HouseRules m_house_rules;
};

/// The known properties of a component, as input for `describe`.
template <typename Thing>
[[nodiscard]] ledger::Tree description_of(const Thing& thing);

} // namespace consigliere::corleone
