// Writes lines: one function per type in a grammar, the counterpart of `parse.cpp`.

#include "engine/corleone/move.h"
#include "engine/corleone/terms.h"
#include "engine/ledger/line_words.h"

namespace consigliere::corleone {

namespace {

/// Notation of equal cards: `$5,$5` by default, `$5x2` for counts.
enum class Listing : std::uint8_t { one_by_one, counted };

template <typename Kind, std::size_t Count>
void list_counts(std::vector<std::string>& parts, const ledger::Counts<Kind, Count>& counts,
    Listing listing = Listing::one_by_one)
{
    for (std::size_t i = 0; i < Count; ++i) {
        const Kind kind = static_cast<Kind>(i);
        const int count = counts[kind];
        const std::string word(word_of(kind));
        if (listing == Listing::counted && count > 1) {
            parts.push_back(word + "x" + std::to_string(count));
            continue;
        }
        for (int card = 0; card < count; ++card)
            parts.push_back(word);
    }
}

std::string list_of(const std::vector<std::string>& parts)
{
    return parts.empty() ? "nothing" : ledger::join(parts, ",");
}

class Writer final : public ledger::LineWriter {
public:
    explicit Writer(const Components& components, std::optional<Family> actor = std::nullopt)
        : m_components(components)
        , m_actor(actor)
    {
    }

    void write_actor() { write_word(m_actor ? word_of(*m_actor) : "table"); }
    void write(Dollars dollars) { write_word("$" + std::to_string(dollars.dollars)); }
    void write(ActNumber act) { write_word(std::to_string(act.act)); }
    void write(BusinessId business) { write_word(m_components[business].naming.name); }
    void write(JobId job) { write_word(m_components[job].naming.name); }
    void write(AllyId ally) { write_word(m_components[ally].naming.name); }
    void write(SpaceId space) { write_word(m_components[space].name); }
    void write(JobId job, AsCard) { write(Cards::of(job)); }
    void write(AllyId ally, AsCard) { write(Cards::of(ally)); }
    void write(int count, AsJobs) { write(Cards::of_unknown_jobs(count)); }
    void write(Place place) { write_word(format(place, m_components)); }
    void write(const FigureAt& figure) { write_word(format(figure, m_components)); }
    void write(const Cards& cards) { write_word(format(cards, m_components)); }
    void write(const Money& money) { write(Cards::of(money)); }
    void write(const Goods& goods) { write(Cards::of(goods)); }
    void write(const Money& money, Counted)
    {
        std::vector<std::string> parts;
        list_counts(parts, money, Listing::counted);
        write_word(list_of(parts));
    }
    void write(const Figures& figures)
    {
        std::vector<std::string> parts;
        list_counts(parts, figures);
        write_word(list_of(parts));
    }
    void write(const JobNames& names)
    {
        std::vector<std::string> parts;
        for (const JobId job : names.jobs)
            parts.push_back(m_components[job].naming.name);
        if (names.covered > 0)
            parts.emplace_back("*");
        write_word(list_of(parts));
    }
    void write(MarkerAt marker)
    {
        std::string word(word_of(marker.territory));
        if (marker.number > 0)
            word += "#" + std::to_string(marker.number);
        write_word(word);
    }
    void write(const PileName& pile)
    {
        const auto write_kind = [this](auto kind) {
            if constexpr (std::is_same_v<decltype(kind), std::monostate>)
                write_word("jobs");
            else
                write_word(word_of(kind));
        };
        std::visit(write_kind, pile);
    }
    void write(const WarBelief& belief)
    {
        write_word(belief.winner ? word_of(*belief.winner) : "none");
    }
    void write(const std::vector<Act>& acts)
    {
        std::vector<std::string> parts;
        for (const Act& act : acts)
            parts.push_back(format(act, m_components));
        write_word(parts.empty() ? "nothing" : ledger::join(parts, "; "));
    }
    void write(const Claim& claim) { write_kind(claim); }
    void write(const Use& use)
    {
        const bool lists_acts = std::holds_alternative<target::Acts>(use.target);
        write_word(std::string(word_of(use.icon)) + (lists_acts ? ":" : ""));
        write_kind(use.target);
    }
    void write(const Bid& bid)
    {
        if (bid.is_covered)
            write_word("*");
        else
            write(bid.cards);
    }
    template <typename Type, typename Way>
    void write(const Type& value, Way)
    {
        ledger::write_field<void>(*this, value);
    }

    template <typename Variant>
    void write_kind(const Variant& variant)
    {
        std::visit([this](const auto& kind) { ledger::write_line(*this, kind); }, variant);
    }

private:
    const Components& m_components;
    std::optional<Family> m_actor;
};

} // namespace

std::string format(const Cards& cards, const Components& components)
{
    std::vector<std::string> parts;
    list_counts(parts, cards.money);
    list_counts(parts, cards.goods);
    for (const JobId job : cards.jobs)
        parts.push_back("job:" + components[job].naming.name);
    for (const AllyId ally : cards.allies)
        parts.push_back("ally:" + components[ally].naming.name);
    for (int i = 0; i < cards.unknown_jobs; ++i)
        parts.emplace_back("job");
    return list_of(parts);
}

std::string format(Place place, const Components& components)
{
    switch (place.kind) {
    case Place::Kind::thug_space:
        return components[place.business()].naming.name;
    case Place::Kind::member_space:
        return components[place.space()].name;
    case Place::Kind::territory:
        return "in:" + std::string(word_of(place.territory()));
    case Place::Kind::hudson:
        return "hudson";
    case Place::Kind::supply:
        return "supply";
    case Place::Kind::box:
        break;
    }
    return "box";
}

std::string format(const FigureAt& figure, const Components& components)
{
    std::string word;
    if (figure.owner)
        word = std::string(word_of(*figure.owner)) + ":";
    return word + std::string(word_of(figure.kind)) + "@" + format(figure.place, components);
}

std::string format(const Act& act, const Components& components)
{
    return ledger::line_by(Writer(components), act);
}

std::string spell(ledger::Term term, const Components& components)
{
    Writer writer(components);
    std::visit(
        [&writer](const auto& thing) { ledger::write_field<void>(writer, thing); }, thing_of(term));
    return writer.line();
}

std::string format(const Move& move, const Components& components)
{
    return ledger::line_by(Writer(components, move.family), move.action, move.ruling);
}

} // namespace consigliere::corleone
