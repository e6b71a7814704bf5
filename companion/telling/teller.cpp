#include "companion/telling/teller.h"

#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "engine/ledger/enumeration.h"

#include <array>

namespace consigliere::telling {

std::string Teller::reason(const ledger::Reason& reason) const
{
    if (reason.waived_by.empty())
        return sentence(reason);
    const ledger::HouseRule* rule = m_house_rules.find(reason.waived_by);
    return language::tr_fill("House rule “{house}”. The book says: {reason}",
        {{"house", rule == nullptr ? reason.waived_by : visible(rule->text)},
            {"reason", sentence(reason)}});
}

std::string Teller::sentence(const ledger::Reason& reason) const
{
    language::Values values{{"quoted", reason.quoted}};
    for (const ledger::Fact& fact : reason.facts)
        values.emplace_back(std::string(fact.name), term(fact.term));
    return language::tr_fill(reason.message.english, values);
}

std::string Teller::player(std::string_view actor, const std::string& role) const
{
    const std::string name = m_names ? m_names(actor) : std::string(actor);
    return name == actor ? role : named(name, role);
}

std::string named(const std::string& player, const std::string& role)
{
    if (player == role)
        return role;
    // Languages that would have to inflect names can keep the role: “Pizzino (Piotr)”. The
    // placeholders are in capitals because a translation need not use both.
    return language::fill(language::tr_in("a player in the referee’s sentences", "{PLAYER}"),
        {{"PLAYER", player}, {"ROLE", role}});
}

std::string tell(ledger::Verdict verdict)
{
    using language::to_translate;
    constexpr std::array words{to_translate("allowed"), to_translate("unchecked"),
        to_translate("allowed by a ruling"), to_translate("against the rules"),
        to_translate("can’t happen")};
    static_assert(!ledger::is_enumerator<static_cast<ledger::Verdict>(words.size())>());
    return language::tr(words[static_cast<std::size_t>(verdict)]);
}

std::string tell_in_report(ledger::Verdict verdict)
{
    using language::tr_in;
    switch (verdict) {
    case ledger::Verdict::legal:
        return tr_in("a verdict in a report", "legal");
    case ledger::Verdict::unverified:
        return tr_in("a verdict in a report", "unverified");
    case ledger::Verdict::ruled:
        return tr_in("a verdict in a report", "ruled");
    case ledger::Verdict::illegal:
        return tr_in("a verdict in a report", "illegal");
    case ledger::Verdict::impossible:
        break;
    }
    return tr_in("a verdict in a report", "impossible");
}

std::string tell_house_rule()
{
    return language::tr("house rule");
}

std::string tell_reasons(const Teller& teller, const std::vector<ledger::Reason>& reasons)
{
    using ledger::Severity;
    std::string text;
    for (const Severity gravity :
        {Severity::contradiction, Severity::forbidden, Severity::unknown}) {
        for (const ledger::Reason& reason : reasons) {
            if (reason.message.gravity == gravity)
                text += (text.empty() ? "" : " ") + teller.reason(reason);
        }
    }
    return text;
}

} // namespace consigliere::telling
