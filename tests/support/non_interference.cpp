#include "tests/support/non_interference.h"

namespace consigliere::test {

std::string told(const ledger::Tree& tree)
{
    if (const bool* boolean = tree.boolean())
        return *boolean ? "true" : "false";
    if (const std::int64_t* number = tree.number())
        return std::to_string(*number);
    if (const std::string* text = tree.text())
        return *text;
    std::string text;
    for (const ledger::Tree& element : tree.elements())
        text += told(element) + ",";
    for (const auto& [key, value] : tree.members())
        text += key + "=" + told(value) + ";";
    return "{" + text + "}";
}

std::string told(const ledger::PositionSummary& progress)
{
    const auto number = [](const auto& value) {
        return value ? std::to_string(static_cast<int>(*value)) : std::string("-");
    };
    std::string text = std::to_string(progress.part) + "." + std::to_string(progress.phase) + " "
        + number(progress.turn) + number(progress.first) + (progress.is_final ? " final" : "");
    for (const ledger::PositionSummary::SeatSummary& seat : progress.seats) {
        text += " | " + number(seat.side) + " " + number(seat.total) + " =";
        for (const ledger::PositionSummary::Money& source : seat.sources)
            text += " " + number(source);
        text += " #" + std::to_string(seat.rank);
    }
    for (const ledger::PositionSummary::Place& place : progress.places)
        text += " " + number(place.controlled) + "/" + number(place.dominated);
    return text;
}

std::string told_progress(const ledger::ObserverView& observed, int entries)
{
    std::string text;
    for (int number = 0; number <= entries; ++number) {
        text += std::to_string(number) + ": " + told(observed.summary_after(number));
        for (const ledger::StatIncrement& deed :
            number == 0 ? std::vector<ledger::StatIncrement>() : observed.deeds_of(number))
            text += " " + std::to_string(deed.seat) + "+" + std::to_string(deed.kind) + "x"
                + std::to_string(deed.amount);
        text += "\n";
    }
    return text;
}

std::string told_legal(const ledger::ObserverView& observed)
{
    std::string text;
    for (const ledger::LegalLine& legal : observed.legal_lines())
        text += legal.line + " " + std::string(ledger::word_of(legal.verdict)) + "\n";
    return text;
}

namespace {

/// What the table notices of an answer: a move that is let through is let through.
std::string noticed(
    const ledger::Evening& evening, ledger::Verdict verdict, const std::vector<ledger::Reason>& all)
{
    const bool is_accepted =
        verdict == ledger::Verdict::legal || verdict == ledger::Verdict::unverified;
    if (is_accepted)
        return "accepted";
    std::string text(ledger::word_of(verdict));
    for (const ledger::RuleId rule : ledger::cited_rules(all, verdict, evening.book()))
        text += " " + std::string(rule.text());
    return text;
}

} // namespace

bool went_alike(const ledger::Evening& left, const ledger::Evening& right)
{
    if (left.history().size() != right.history().size())
        return false;
    for (int number = 1; number <= left.history().size(); ++number) {
        const ledger::Entry& one = left.history().entry(number);
        const ledger::Entry& other = right.history().entry(number);
        if (noticed(left, one.verdict, one.reasons) != noticed(right, other.verdict, other.reasons))
            return false;
    }
    return true;
}

bool is_answered_alike(
    const ledger::Evening& left, const ledger::Evening& right, const std::string& line)
{
    const ledger::Assessment one = left.consider(line);
    const ledger::Assessment other = right.consider(line);
    return noticed(left, one.verdict, one.reasons) == noticed(right, other.verdict, other.reasons);
}

} // namespace consigliere::test
