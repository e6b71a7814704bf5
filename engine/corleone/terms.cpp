#include "engine/corleone/terms.h"

#include <bit>

namespace consigliere::corleone {

using ledger::Term;

namespace {

constexpr int no_owner = 7;

// Values as numbers, and back. --------------------------------------------------------------------

template <typename Type>
int packed(const Type& thing)
{
    if constexpr (std::is_enum_v<Type> || std::is_integral_v<Type>)
        return static_cast<int>(thing);
    else
        return std::bit_cast<int>(thing);
}

int packed(const FigureAt& figure)
{
    const int owner = figure.owner ? static_cast<int>(*figure.owner) : no_owner;
    return owner | (static_cast<int>(figure.kind) << 4) | (static_cast<int>(figure.place.kind) << 8)
        | (figure.place.index << 16);
}

template <typename Type>
Type unpacked(int value)
{
    if constexpr (std::is_enum_v<Type> || std::is_integral_v<Type>)
        return static_cast<Type>(value);
    else
        return std::bit_cast<Type>(value);
}

template <>
FigureAt unpacked<FigureAt>(int value)
{
    FigureAt figure;
    const int owner = value & 0x7;
    if (owner != no_owner)
        figure.owner = static_cast<Family>(owner);
    figure.kind = static_cast<FigureKind>((value >> 4) & 0xf);
    figure.place.kind = static_cast<Place::Kind>((value >> 8) & 0xff);
    figure.place.index = static_cast<std::uint8_t>((value >> 16) & 0xff);
    return figure;
}

} // namespace

Term term(const Thing& thing)
{
    return {static_cast<std::uint8_t>(thing.index()),
        std::visit([](const auto& alone) { return packed(alone); }, thing)};
}

Thing thing_of(Term term)
{
    Thing thing;
    const auto unpack = [&]<typename... Types>(std::type_identity<std::variant<Types...>>) {
        int kind = 0;
        ((kind++ == term.kind
                 ? void(thing = Thing(std::in_place_type<Types>, unpacked<Types>(term.value)))
                 : void()),
            ...);
    };
    unpack(std::type_identity<Thing>{});
    return thing;
}

Term term(Place place)
{
    if (place.kind == Place::Kind::thug_space)
        return term(Thing{place.business()});
    if (place.kind == Place::Kind::member_space)
        return term(Thing{place.space()});
    return term(Thing{place.territory()});
}

} // namespace consigliere::corleone
