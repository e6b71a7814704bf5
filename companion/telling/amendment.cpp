#include "companion/telling/amendment.h"

#include "companion/language/language.h"
#include "engine/games/games.h"

#include <array>

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::AmendmentPreview;
using ledger::Outcome;

std::string tell(Outcome fate)
{
    using language::to_translate;
    constexpr std::array names{to_translate("still works"), to_translate("changes"),
        to_translate("against the rules"), to_translate("can’t happen"), to_translate("dropped"),
        to_translate("replaced")};
    static_assert(!ledger::is_enumerator<static_cast<Outcome>(names.size())>());
    return tr(names[static_cast<std::size_t>(fate)]);
}

std::string tell_counts(const AmendmentPreview& amended)
{
    const auto told = [&amended](Outcome fate) {
        const int n = amended.count(fate);
        if (n == 0)
            return std::string();
        switch (fate) {
        case Outcome::stands:
            return tr_count("{n} still works", "{n} still work", n);
        case Outcome::changes:
            return tr_count("{n} has a different effect", "{n} have a different effect", n);
        case Outcome::illegal:
            return tr_count("{n} is now against the rules", "{n} are now against the rules", n);
        case Outcome::impossible:
            return tr_count("{n} can no longer happen", "{n} can no longer happen", n);
        case Outcome::replaced:
            return tr_count("{n} is replaced", "{n} are replaced", n);
        case Outcome::dropped:
            break;
        }
        return tr_count("{n} is dropped", "{n} are dropped", n);
    };
    constexpr std::array fates{Outcome::stands, Outcome::changes, Outcome::illegal,
        Outcome::impossible, Outcome::dropped, Outcome::replaced};
    static_assert(!ledger::is_enumerator<static_cast<Outcome>(fates.size())>());
    return language::listed(fates, told);
}

std::vector<std::string> tell_seen(
    const ledger::Evening& evening, const std::vector<ledger::Exposure>& seen)
{
    const std::vector<ledger::WordAndName> names = games::copying_of(evening).exposures_named();
    std::vector<std::string> told;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        int count = 0;
        std::string entries;
        for (const ledger::Exposure& each : seen) {
            if (each.kind != kind)
                continue;
            count += each.count;
            entries += (entries.empty() ? "" : ", ") + std::to_string(each.entry);
        }
        if (count > 0)
            told.push_back(tr_fill("{what}: {n} ({entries})",
                {{"what", tr(names[kind].name)}, {"n", language::number(count)},
                    {"entries", entries}}));
    }
    return told;
}

} // namespace consigliere::telling
