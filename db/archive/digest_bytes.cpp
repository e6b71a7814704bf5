#include "db/archive/digest_bytes.h"

#include "db/members.h"

#include <concepts>
#include <type_traits>

namespace consigliere::db {

template <>
inline constexpr std::tuple members<EveningFacts::Seat>{&EveningFacts::Seat::side,
    &EveningFacts::Seat::total, &EveningFacts::Seat::rank, &EveningFacts::Seat::is_winner,
    &EveningFacts::Seat::sources, &EveningFacts::Seat::stat_increments,
    &EveningFacts::Seat::rulings, &EveningFacts::Seat::rulings_standing,
    &EveningFacts::Seat::refused, &EveningFacts::Seat::dominated, &EveningFacts::Seat::turn_time,
    &EveningFacts::Seat::turns};
template <>
inline constexpr std::tuple members<EveningFacts::Argued>{&EveningFacts::Argued::entry,
    &EveningFacts::Argued::verdict, &EveningFacts::Argued::stands, &EveningFacts::Argued::rules};
template <>
inline constexpr std::tuple members<EveningFacts>{&EveningFacts::is_finished, &EveningFacts::depth,
    &EveningFacts::parts, &EveningFacts::first, &EveningFacts::played, &EveningFacts::skipped,
    &EveningFacts::entries, &EveningFacts::rulings, &EveningFacts::rulings_standing,
    &EveningFacts::corrections, &EveningFacts::lead_changes, &EveningFacts::seats,
    &EveningFacts::argued};
template <>
inline constexpr std::tuple members<EveningSeries::Point>{
    &EveningSeries::Point::entry, &EveningSeries::Point::totals};
template <>
inline constexpr std::tuple members<EveningSeries::PhaseStart>{&EveningSeries::PhaseStart::entry,
    &EveningSeries::PhaseStart::part, &EveningSeries::PhaseStart::phase};
template <>
inline constexpr std::tuple members<ledger::PositionSummary::Place>{
    &ledger::PositionSummary::Place::controlled, &ledger::PositionSummary::Place::dominated};
template <>
inline constexpr std::tuple members<EveningSeries::ControlChange>{
    &EveningSeries::ControlChange::entry, &EveningSeries::ControlChange::place,
    &EveningSeries::ControlChange::whose};
template <>
inline constexpr std::tuple members<EveningSeries::Mark>{&EveningSeries::Mark::entry,
    &EveningSeries::Mark::kind, &EveningSeries::Mark::seat, &EveningSeries::Mark::stands};
template <>
inline constexpr std::tuple members<EveningSeries>{&EveningSeries::points, &EveningSeries::chapters,
    &EveningSeries::holds, &EveningSeries::marks, &EveningSeries::times};

namespace {

constexpr std::size_t check_size = 4;

/// FNV-1a: detects accidental changes, not attacks.
std::uint32_t check_of(std::string_view bytes)
{
    std::uint32_t check = 2166136261U;
    for (const char byte : bytes)
        check = (check ^ static_cast<unsigned char>(byte)) * 16777619U;
    return check;
}

/// Variable-length integers, seven bits per byte.
class Writer {
public:
    template <std::integral Number>
    void operator()(const Number& number)
    {
        // Zigzag encoding: small negative numbers are short, too.
        const auto wide = static_cast<std::int64_t>(number);
        auto bits = (static_cast<std::uint64_t>(wide) << 1U)
            ^ (wide < 0 ? ~std::uint64_t{0} : std::uint64_t{0});
        for (; bits >= 0x80; bits >>= 7U)
            m_bytes += static_cast<char>((bits & 0x7FU) | 0x80U);
        m_bytes += static_cast<char>(bits);
    }
    template <typename Enum>
    requires std::is_enum_v<Enum>
    void operator()(const Enum& value) { (*this)(static_cast<int>(value)); }
    void operator()(const std::string& text)
    {
        (*this)(text.size());
        m_bytes += text;
    }
    template <typename Value>
    void operator()(const std::optional<Value>& value)
    {
        (*this)(value.has_value());
        if (value)
            (*this)(*value);
    }
    template <typename Value>
    void operator()(const std::vector<Value>& list)
    {
        (*this)(list.size());
        for (const Value& value : list)
            (*this)(value);
    }
    template <HasMembers Thing>
    void operator()(const Thing& thing)
    {
        visit_members(*this, thing);
    }

    [[nodiscard]] std::string finish()
    {
        const std::uint32_t check = check_of(m_bytes);
        for (std::size_t i = 0; i < check_size; ++i)
            m_bytes += static_cast<char>((check >> (8 * i)) & 0xFFU);
        return std::move(m_bytes);
    }

private:
    std::string m_bytes;
};

/// Reads the output of Writer; after an error all reads return nothing.
class Reader {
public:
    explicit Reader(std::string_view bytes)
        : m_rest(bytes)
    {
        if (bytes.size() < check_size) {
            m_is_wrong = true;
            return;
        }
        m_rest.remove_suffix(check_size);
        std::uint32_t check = 0;
        for (std::size_t i = 0; i < check_size; ++i)
            check |=
                static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[m_rest.size() + i]))
                << (8 * i);
        m_is_wrong = check != check_of(m_rest);
    }

    [[nodiscard]] bool is_fine() const { return !m_is_wrong && m_rest.empty(); }

    template <std::integral Number>
    void operator()(Number& number)
    {
        std::uint64_t bits = 0;
        for (unsigned shift = 0;; shift += 7) {
            constexpr unsigned most_bits = 63;
            if (m_is_wrong || m_rest.empty() || shift > most_bits) {
                m_is_wrong = true;
                return;
            }
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            bits |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (byte < 0x80)
                break;
        }
        number = static_cast<Number>(static_cast<std::int64_t>((bits >> 1U) ^ (~(bits & 1U) + 1U)));
    }
    template <typename Enum>
    requires std::is_enum_v<Enum>
    void operator()(Enum& value)
    {
        int number = 0;
        (*this)(number);
        value = static_cast<Enum>(number);
    }
    void operator()(std::string& text)
    {
        std::size_t size = 0;
        (*this)(size);
        if (size > m_rest.size()) {
            m_is_wrong = true;
            return;
        }
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
    }
    template <typename Value>
    void operator()(std::optional<Value>& value)
    {
        bool is_there = false;
        (*this)(is_there);
        if (is_there)
            (*this)(value.emplace());
    }
    template <typename Value>
    void operator()(std::vector<Value>& list)
    {
        std::size_t size = 0;
        (*this)(size);
        // Every element needs at least one byte.
        if (size > m_rest.size()) {
            m_is_wrong = true;
            return;
        }
        list.resize(size);
        for (Value& value : list)
            (*this)(value);
    }
    template <HasMembers Thing>
    void operator()(Thing& thing)
    {
        visit_members(*this, thing);
    }

private:
    std::string_view m_rest;
    bool m_is_wrong = false;
};

template <typename Thing>
std::string written(const Thing& thing)
{
    Writer writer;
    writer(thing);
    return writer.finish();
}

template <typename Thing>
std::optional<Thing> read(std::string_view bytes)
{
    Reader reader(bytes);
    Thing thing;
    reader(thing);
    return reader.is_fine() ? std::optional(std::move(thing)) : std::nullopt;
}

/// Delta encoding and decoding.
template <typename Number>
void to_steps(std::vector<Number>& numbers)
{
    for (std::size_t i = numbers.size(); i > 1; --i)
        numbers[i - 1] -= numbers[i - 2];
}
template <typename Number>
void from_steps(std::vector<Number>& numbers)
{
    for (std::size_t i = 1; i < numbers.size(); ++i)
        numbers[i] += numbers[i - 1];
}

} // namespace

std::string bytes_of(const EveningFacts& facts)
{
    return written(facts);
}

std::string bytes_of(const EveningSeries& course)
{
    EveningSeries stepped = course;
    to_steps(stepped.times);
    return written(stepped);
}

std::optional<EveningFacts> facts_from(std::string_view bytes)
{
    return read<EveningFacts>(bytes);
}

std::optional<EveningSeries> course_from(std::string_view bytes)
{
    std::optional<EveningSeries> course = read<EveningSeries>(bytes);
    if (course)
        from_steps(course->times);
    return course;
}

} // namespace consigliere::db
