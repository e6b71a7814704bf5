#pragma once

// The switch of the mutants (`schemata.py`). Every file of the copy sees it before anything else.

namespace mutant {

/// The number of the one that is awake; 0 when all are asleep.
extern int awake;
/// Where those that are met are noted, a byte for each; a null pointer when nobody asks.
extern unsigned char* met;

/// Whether a mutant is awake.
constexpr bool is(int number)
{
    if (__builtin_is_constant_evaluated())
        return false;
    if (met != nullptr)
        met[number] = 1;
    return awake == number;
}

template <typename Value>
constexpr bool flip(int number, const Value& value)
{
    return is(number) != static_cast<bool>(value);
}
template <typename Value>
constexpr Value more(int number, Value value)
{
    return static_cast<Value>(is(number) ? value + 1 : value);
}

template <typename Left, typename Right>
constexpr bool less(int number, const Left& left, const Right& right)
{
    return is(number) ? left <= right : left < right;
}
template <typename Left, typename Right>
constexpr bool less_equal(int number, const Left& left, const Right& right)
{
    return is(number) ? left < right : left <= right;
}
template <typename Left, typename Right>
constexpr bool greater(int number, const Left& left, const Right& right)
{
    return is(number) ? left >= right : left > right;
}
template <typename Left, typename Right>
constexpr bool greater_equal(int number, const Left& left, const Right& right)
{
    return is(number) ? left > right : left >= right;
}

template <typename Left, typename Right>
constexpr auto plus(int number, Left left, Right right)
{
    return is(number) ? left - right : left + right;
}
template <typename Left, typename Right>
constexpr auto minus(int number, Left left, Right right)
{
    return is(number) ? right - left : left - right;
}
template <typename Left, typename Right>
constexpr auto times(int number, Left left, Right right)
{
    return is(number) ? left + right : left * right;
}
template <typename Left, typename Right>
constexpr auto over(int number, Left left, Right right)
{
    return is(number) ? (left == 0 ? right : right / left) : left / right;
}
template <typename Left, typename Right>
constexpr auto rest(int number, Left left, Right right)
{
    return is(number) ? (left == 0 ? right : right % left) : left % right;
}
template <typename Left, typename Right>
constexpr Left& add(int number, Left& left, Right right)
{
    return is(number) ? left -= right : left += right;
}
template <typename Left, typename Right>
constexpr Left& take(int number, Left& left, Right right)
{
    return is(number) ? left += right : left -= right;
}

} // namespace mutant
