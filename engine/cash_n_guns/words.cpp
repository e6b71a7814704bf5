#include "engine/cash_n_guns/words.h"

#include "engine/ledger/word_table.h"

#include <cassert>

namespace consigliere::cash_n_guns {

using ledger::value_in;
using ledger::word_in;
using ledger::WordTable;

namespace {

constexpr WordTable<2> bullet_words{"click", "bang"};
constexpr WordTable<11> share_words{"$5000", "$10000", "$20000", "diamond-1000", "diamond-5000",
    "diamond-10000", "painting", "clip", "first-aid", "desk", "*"};
constexpr WordTable<6> type_words{"bill", "diamond", "painting", "clip", "first-aid", "desk"};
constexpr WordTable<power_count> power_words{"hustler", "kid", "cunning", "doctor", "stealthy",
    "smart", "professional", "lucky", "unbreakable", "vulture", "cute", "greedy", "dictator",
    "junk-dealer", "good-friend", "collector"};
constexpr WordTable<7> phase_words{
    "loot", "hold-up", "privilege", "courage", "cards", "sharing", "end"};
constexpr WordTable<2> slow_words{"excluded", "no_target"};
constexpr WordTable<2> unclaimed_words{"discard", "carry"};
constexpr WordTable<2> ties_words{"tokens", "suffered"};
constexpr WordTable<4> reserved_words{"table", "deck", "box", "desk"};

} // namespace

LootType type_of(LootCard card)
{
    switch (card) {
    case LootCard::bill_5000:
    case LootCard::bill_10000:
    case LootCard::bill_20000:
        return LootType::bill;
    case LootCard::diamond_1000:
    case LootCard::diamond_5000:
    case LootCard::diamond_10000:
        return LootType::diamond;
    case LootCard::painting:
        return LootType::painting;
    case LootCard::clip:
        return LootType::clip;
    case LootCard::first_aid:
        return LootType::first_aid;
    case LootCard::covered:
        break;
    }
    assert(false && "nobody asks for the type of a card that is covered");
    return LootType::bill;
}

LootType type_of(Share share)
{
    return share.is_desk() ? LootType::desk : type_of(*share.card());
}

int dollars_of(LootCard card)
{
    constexpr std::array<int, all_loot_cards.size() + 1> dollars{
        5'000, 10'000, 20'000, 1'000, 5'000, 10'000, 0, 0, 0, 0};
    return dollars[static_cast<std::size_t>(card)];
}

bool is_called(Power power)
{
    switch (power) {
    case Power::hustler:
    case Power::cunning:
    case Power::doctor:
    case Power::smart:
    case Power::professional:
    case Power::vulture:
    case Power::dictator:
        return true;
    default:
        return false;
    }
}

std::string_view word_of(Bullet bullet)
{
    return word_in(bullet_words, bullet);
}

std::string_view word_of(LootCard card)
{
    return word_of(Share(card));
}

std::string_view word_of(LootType type)
{
    return word_in(type_words, type);
}

std::string_view word_of(Share share)
{
    return word_in(share_words, share.number());
}

std::string_view word_of(Power power)
{
    return word_in(power_words, power);
}

std::string_view word_of(Phase phase)
{
    return word_in(phase_words, phase);
}

std::string_view word_of(Slow slow)
{
    return word_in(slow_words, slow);
}

std::string_view word_of(Unclaimed unclaimed)
{
    return word_in(unclaimed_words, unclaimed);
}

std::string_view word_of(Ties ties)
{
    return word_in(ties_words, ties);
}

std::optional<Bullet> bullet_from(std::string_view word)
{
    return value_in<Bullet>(bullet_words, word);
}

std::optional<LootCard> loot_card_from(std::string_view word)
{
    const std::optional<Share> share = share_from(word);
    return share ? share->card() : std::nullopt;
}

std::optional<LootType> loot_type_from(std::string_view word)
{
    return value_in<LootType>(type_words, word);
}

std::optional<Share> share_from(std::string_view word)
{
    const std::optional<int> number = value_in<int>(share_words, word);
    if (!number || Share::from_number(*number) == Share(LootCard::covered))
        return std::nullopt;
    return Share::from_number(*number);
}

std::optional<Power> power_from(std::string_view word)
{
    return value_in<Power>(power_words, word);
}

std::optional<Slow> slow_from(std::string_view word)
{
    return value_in<Slow>(slow_words, word);
}

std::optional<Unclaimed> unclaimed_from(std::string_view word)
{
    return value_in<Unclaimed>(unclaimed_words, word);
}

std::optional<Ties> ties_from(std::string_view word)
{
    return value_in<Ties>(ties_words, word);
}

bool is_reserved(std::string_view word)
{
    return value_in<int>(reserved_words, word).has_value();
}

} // namespace consigliere::cash_n_guns
