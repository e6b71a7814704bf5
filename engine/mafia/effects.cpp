#include "engine/mafia/effects.h"

#include "engine/ledger/line_words.h"

namespace consigliere::mafia {

namespace {

/// Parses `400`, or `400/600/?` by rank. Returns nullopt if invalid.
std::optional<Amounts> amounts_from(std::string_view text)
{
    constexpr std::string_view unknown = "?";
    const std::vector<std::string_view> parts = ledger::split(text, '/');
    Amounts amounts;
    if (parts.size() != 1 && parts.size() != amounts.size())
        return std::nullopt;
    for (std::size_t rank = 0; rank < amounts.size(); ++rank) {
        const std::string_view part = parts.size() == 1 ? parts[0] : parts[rank];
        amounts[rank] = ledger::number_of(part);
        if (!amounts[rank] && part != unknown)
            return std::nullopt;
    }
    return amounts;
}

std::string word_of(const Amounts& amounts)
{
    if (amounts[0] == amounts[1] && amounts[1] == amounts[2] && amounts[0])
        return std::to_string(*amounts[0]);
    return ledger::join(amounts, "/", [](const std::optional<int>& amount) {
        return amount ? std::to_string(*amount) : std::string("?");
    });
}

} // namespace

bool has_amount(Effect::Kind kind)
{
    return ledger::rows_of<Effect::Kind>.row(kind).has_amount;
}

std::optional<Effect> effect_from(std::string_view text)
{
    using enum Effect::Kind;
    if (const auto plain = value_of<Effect::Kind>(text);
        plain && !has_amount(*plain) && *plain != move_to)
        return Effect{*plain};
    const std::size_t blank = text.rfind(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto kind = value_of<Effect::Kind>(ledger::trim(text.substr(0, blank)));
    if (kind == move_to) {
        const auto field = value_of<FieldKind>(text.substr(blank + 1));
        return field ? std::optional(Effect{move_to, {}, *field}) : std::nullopt;
    }
    const auto amounts = amounts_from(text.substr(blank + 1));
    if (!kind || !has_amount(*kind) || !amounts)
        return std::nullopt;
    return Effect{*kind, *amounts};
}

std::string word_of(const Effect& effect)
{
    const std::string word(word_of(effect.kind));
    if (effect.kind == Effect::Kind::move_to)
        return word + " " + std::string(word_of(effect.field));
    return has_amount(effect.kind) ? word + " " + word_of(effect.amounts) : word;
}

} // namespace consigliere::mafia
