// What one player has and chooses in secret, in words.

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table.h"
#include "engine/corleone/waiting.h"
#include "engine/ledger/line_words.h"

namespace consigliere::table_corleone {

namespace {

using Lines = std::vector<std::string>;

/// A line for each kind of card: "$3 × 2", "Extortion".
Lines tell_kinds(const View& view, const Cards& cards)
{
    Lines lines;
    for (const CardKind& kind : kinds_of(view, cards)) {
        if (kind.there == 1)
            lines.push_back(kind.name);
        else if (kind.there > 1)
            lines.push_back(kind.name + " × " + language::number(kind.there));
    }
    return lines;
}

int seat_of(const Position& position, Family family)
{
    const auto found = std::ranges::find(position.seats, family);
    return static_cast<int>(found - position.seats.begin());
}

/// Every card by itself, in the order in which a line lists them.
std::vector<desk::CoveredChoice::Card> one_by_one(
    const View& view, const Components& components, const Cards& cards)
{
    std::vector<desk::CoveredChoice::Card> told;
    const auto add = [&](const CardKind& kind) {
        for (int copy = 0; copy < kind.there; ++copy)
            told.push_back({kind.name, format(kind.card, components), dollars_of(kind.card.money)});
    };
    const std::vector<CardKind> kinds = kinds_of(view, cards);
    // Unknown Jobs come last in a line.
    const auto is_unknown = [](const CardKind& kind) { return kind.card.unknown_jobs > 0; };
    for (const CardKind& kind : kinds) {
        if (!is_unknown(kind))
            add(kind);
    }
    for (const CardKind& kind : kinds) {
        if (is_unknown(kind))
            add(kind);
    }
    return told;
}

/// Money cards that a Suitcase may hold which is not tracked.
Cards any_money()
{
    constexpr int of_each = 4;
    Cards cards;
    for (const Bill bill : all_of<Bill>) {
        for (int card = 0; card < of_each; ++card)
            cards.add(bill);
    }
    return cards;
}

bool bids_of_necessity(const Position& position, Family family)
{
    return position.tracking == Tracking::full && position.of(family).suitcase.empty();
}

desk::CoveredChoice choice_of_bid(
    const View& view, const Position& position, std::optional<Family> family)
{
    desk::CoveredChoice choice{.kind = desk::CoveredChoice::Kind::bid,
        .title = tr("Your secret bid"),
        .text = tr("The highest bid takes an Ally first. No one sees yours until everyone has "
                   "bid.")};
    const auto is_done = [&position](Family one) {
        return position.of(one).bid_state != Holding::Bid::none || bids_of_necessity(position, one);
    };
    for (const Family one : clockwise(position))
        choice.seats.push_back({std::string(word_of(one)), is_done(one)});
    if (!family || is_done(*family))
        return choice;
    choice.cards = one_by_one(view, view.components(),
        position.tracking == Tracking::full ? Cards::of(position.of(*family).suitcase)
                                            : any_money());
    choice.most = static_cast<int>(choice.cards.size());
    choice.line = std::string(word_of(*family)) + " bids {}";
    choice.nothing = "nothing";
    return choice;
}

desk::CoveredChoice choice_of_discard(
    const View& view, const Position& position, std::optional<Family> family)
{
    const auto excess_of = [&position](Family one) {
        return position.of(one).has_paid_tribute
            ? 0
            : std::max(0, hand_size(position, one) - hand_limit(position));
    };
    desk::CoveredChoice choice{.kind = desk::CoveredChoice::Kind::discard,
        .title = tr("Tribute to the Don"),
        .text =
            tr_fill("Hand limit: {limit}", {{"limit", language::number(hand_limit(position))}})};
    for (const Family one : clockwise(position))
        choice.seats.push_back({std::string(word_of(one)), excess_of(one) == 0});
    if (!family || excess_of(*family) == 0)
        return choice;
    choice.text = tr_count("discards {n} card", "discards {n} cards", excess_of(*family)) + "  ·  "
        + choice.text;
    choice.cards = one_by_one(view, view.components(), hand_of(position, *family));
    choice.least = choice.most = excess_of(*family);
    choice.line = std::string(word_of(*family)) + " discards {}";
    return choice;
}

} // namespace

std::vector<desk::HeldThings> Table::tell_held(std::string_view actor) const
{
    const std::optional<Family> family = value_of<Family>(actor);
    const auto observed = m_view.observed();
    const Position& position = observed->present();
    if (!family || std::ranges::find(position.seats, *family) == position.seats.end())
        return {};
    std::vector<desk::HeldThings> held;
    const auto names = [this](const auto& cards) {
        Lines lines;
        for (const auto card : cards)
            lines.push_back(m_view.name(card));
        return lines;
    };
    const bool is_tracked = position.tracking == Tracking::full;
    if (is_tracked && observed->audience().sees_hand_of(seat_of(position, *family)))
        held.push_back({tr("Hand"), tell_kinds(m_view, hand_of(position, *family))});
    if (is_tracked)
        held.push_back(
            {tr("Suitcase"), tell_kinds(m_view, Cards::of(position.of(*family).suitcase))});
    held.push_back({tr("Completed Jobs"), names(jobs_in(position, JobZone::suitcase(*family)))});
    held.push_back({tr("Allies"), names(allies_of(position, *family))});
    return held;
}

std::optional<desk::CoveredChoice> Table::covered_choice(std::string_view actor) const
{
    const auto observed = m_view.observed();
    const Position& position = observed->present();
    const std::optional<Family> family = value_of<Family>(actor);
    if (lays_bids(position))
        return choice_of_bid(m_view, position, family);
    if (position.phase == Phase::tribute && next_to_discard(position))
        return choice_of_discard(m_view, position, family);
    return std::nullopt;
}

std::vector<std::string> Table::lines_that_follow() const
{
    const Position& position = m_view.position();
    if (!lacks_only_forced_bids(position))
        return {};
    return {m_view.line_of(*next_to_bid(position), Bid{})};
}

} // namespace consigliere::table_corleone
