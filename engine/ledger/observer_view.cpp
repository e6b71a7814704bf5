#include "engine/ledger/observer_view.h"

#include "engine/ledger/messages.h"

#include <algorithm>
#include <optional>

namespace consigliere::ledger {

namespace {

bool contains(const std::vector<Reason>& reasons, const Reason& reason)
{
    return std::ranges::find(reasons, reason) != reasons.end();
}

/// Adds a reason without facts. One per rule, the most severe: their number would reveal facts.
void add_covered(std::vector<Reason>& reasons, const Reason& reason)
{
    Reason told = message::covered(reason.message.rule, reason.message.gravity);
    told.waived_by = reason.waived_by;
    for (Reason& earlier : reasons) {
        const bool is_same = earlier.message.rule == told.message.rule
            && std::string_view(earlier.message.english) == told.message.english;
        if (!is_same)
            continue;
        if (earlier.message.gravity < told.message.gravity)
            earlier = told;
        return;
    }
    reasons.push_back(told);
}

} // namespace

Assessment cover(const Assessment& opinion, const std::function<bool(const Reason&)>& is_hidden)
{
    Assessment told{opinion.verdict, {}};
    std::optional<Reason> without_rule;
    for (const Reason& reason : opinion.reasons) {
        if (!is_hidden(reason))
            told.reasons.push_back(reason);
    }
    for (const Reason& reason : opinion.reasons) {
        if (reason.message.gravity == Severity::unknown || !is_hidden(reason))
            continue;
        if (reason.message.rule.empty())
            without_rule = reason;
        else
            add_covered(told.reasons, reason);
    }
    // A reason without facts and rule shows only that one exists: add it only if alone.
    const auto refuses = [](const Reason& reason) {
        return reason.message.gravity != Severity::unknown;
    };
    if (without_rule && std::ranges::none_of(told.reasons, refuses))
        add_covered(told.reasons, *without_rule);
    return told;
}

Assessment visible_verdict(const Assessment& whole, const Assessment& known)
{
    // Showing legal for what the audience finds unverified would reveal hidden information.
    if (is_accepted(whole.verdict))
        return is_accepted(known.verdict) ? known : Assessment{Verdict::unverified, {}};
    Assessment all{whole.verdict, known.reasons};
    for (const Reason& reason : whole.reasons) {
        if (!contains(known.reasons, reason))
            all.reasons.push_back(reason);
    }
    return cover(all, [&](const Reason& reason) { return !contains(known.reasons, reason); });
}

std::string redact_unparsed(std::string_view line)
{
    WordReader reader(line);
    const std::string_view actor = reader.next();
    const std::string_view verb = reader.next();
    const bool is_whole = reader.at_end() || actor == "table";
    if (is_whole)
        return std::string(line);
    return std::string(actor) + " " + std::string(verb) + " *";
}

} // namespace consigliere::ledger
