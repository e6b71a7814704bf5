#include "companion/desk/log_rows.h"

#include "companion/language/language.h"

#include <algorithm>

namespace consigliere::desk {

using language::tr_count;
using language::tr_fill;

namespace {

LogRow::State state_of(const ledger::ObserverView& observed, int number)
{
    const ledger::Entry& entry = observed.entry(number);
    if (!ledger::is_applied(entry.verdict))
        return LogRow::State::refused;
    const bool stands = entry.kind != ledger::Entry::Kind::move || observed.stands(number);
    return stands ? LogRow::State::stands : LogRow::State::undone;
}

/// Text of a folded entry, without the player's name if it is the action's.
std::string told_shortly(const LogLine& line, const LogRow& row)
{
    std::string text = line.text;
    const std::size_t colon = row.text.find(": ");
    const bool is_same = line.actor == row.actor && colon != std::string::npos
        && text.starts_with(row.text.substr(0, colon + 2));
    if (is_same)
        text.erase(0, colon + 2);
    const bool says_more = !line.detail.empty() && text.find(line.detail) == std::string::npos;
    return says_more ? text + " (" + line.detail + ")" : text;
}

/// Describes what an undo removed, counting entries like the confirmation did. One action with its
/// automatic entries counts as that action.
void tell_taken_back(LogLine& line, int number, const LogSource& source)
{
    const std::vector<int> taken = source.evening.history().taken_back(number - 1, number);
    const auto is_automatic = [&source](int entry) { return source.table.is_automatic(entry); };
    const auto done_by_hand = std::ranges::find_if_not(taken, is_automatic);
    if (done_by_hand == taken.end())
        return;
    line.detail = std::move(line.text);
    const bool is_one_act =
        std::ranges::count_if(taken, is_automatic) + 1 == static_cast<std::ptrdiff_t>(taken.size());
    line.text = is_one_act
        ? tr_fill("Undone: {what}", {{"what", source.table.tell_entry(*done_by_hand).text}})
        : tr_count("Undone: {n} entry", "Undone: {n} entries", static_cast<int>(taken.size()));
}

} // namespace

void add_to_log(std::vector<LogRow>& rows, int number, const LogSource& source)
{
    const auto observed = source.evening.view_for(source.audience);
    const ledger::Entry& entry = observed->entry(number);
    const LogRow::State state = state_of(*observed, number);
    const bool is_by_house_rule = ledger::is_by_house_rule(entry.reasons, entry.verdict);
    LogLine line = source.table.tell_entry(number);
    if (entry.kind == ledger::Entry::Kind::undo && state == LogRow::State::stands)
        tell_taken_back(line, number, source);
    const bool is_folded = !rows.empty() && state != LogRow::State::refused
        && entry.kind == ledger::Entry::Kind::move && rows.back().state == state
        && rows.back().last == entry.follows && source.table.carries_on(number);
    if (is_folded) {
        LogRow& row = rows.back();
        const std::string more =
            source.table.is_automatic(number) && !line.detail.empty() && line.actor == row.actor
            ? line.detail
            : told_shortly(line, row);
        row.detail += (row.detail.empty() ? "" : ", ") + more;
        row.last = number;
        row.verdict = std::max(row.verdict, entry.verdict);
        row.is_by_house_rule = row.is_by_house_rule || is_by_house_rule;
        return;
    }
    rows.push_back(
        {number, number, std::move(line.text), std::move(line.detail), std::move(line.actor),
            source.table.chapter_of(number), state, entry.verdict, is_by_house_rule});
}

} // namespace consigliere::desk
