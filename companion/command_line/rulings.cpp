// `rulings`: finds the rulings and disputed rules.

#include "companion/command_line/command_line.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/command_line/rulings_report.h"
#include "db/database.h"
#include "db/house_rules.h"

#include <algorithm>
#include <iterator>

namespace consigliere::command_line {

using ledger::ErrorOr;

namespace {

using FoundOrCode = ErrorOr<FoundRulings, int>;

FoundOrCode of_database(const std::filesystem::path& path)
{
    auto database = open_database(path);
    if (database.is_error())
        return complain(database.error());
    auto argued = db::argued_in(database.value());
    if (argued.is_error())
        return complain(argued.error());
    for (const db::SessionId& id : argued.value().unusable)
        complain_left_out(id);
    auto kept = db::kept_house_rules(database.value());
    if (kept.is_error())
        return complain(kept.error());
    return FoundRulings{std::move(argued.value().entries), std::move(kept.value())};
}

FoundOrCode of_evenings(const Arguments& arguments)
{
    FoundRulings all;
    for (const std::string& name : arguments.evenings) {
        const auto found = find_recorded(name, arguments.database);
        if (found.is_error())
            return complain(found.error());
        const ledger::Evening& evening = *found.value().evening;
        const std::string called = found.value().id.value_or(name);
        const std::string day = found.value().day();
        std::ranges::move(db::argued_in(evening, called, day), std::back_inserter(all.entries));
        for (const ledger::HouseRule& rule : evening.house_rules().all()) {
            db::KeptHouseRule& listed = all.house_rules.emplace_back();
            listed.game = evening.game();
            listed.text = rule.text;
            listed.evening = called;
            listed.since = day;
            for (const ledger::RuleId waived : rule.waives)
                listed.waives.emplace_back(waived.text());
        }
    }
    return all;
}

} // namespace

int rulings(const Arguments& arguments)
{
    const FoundOrCode found =
        arguments.evenings.empty() ? of_database(arguments.database) : of_evenings(arguments);
    if (found.is_error())
        return found.error();
    if (arguments.json)
        print_json(report_of(found.value()));
    else if (arguments.by_rule)
        print_argued_rules(found.value());
    else
        print_rulings(found.value());
    return exit_fine;
}

} // namespace consigliere::command_line
