/// Whatever the referee says in random play is a whole sentence in every language.

#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "engine/corleone/terms.h"
#include "tests/corleone/evenings.h"
#include "tests/corleone/random_lines.h"

#include <catch2/catch.hpp>

#include <regex>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// A place that nothing filled, `{family}`, outside the words that the line itself brought.
bool has_unfilled_place(std::string text, const std::string& quoted)
{
    if (const std::size_t at = text.find(quoted); !quoted.empty() && at != std::string::npos)
        text.erase(at, quoted.size());
    static const std::regex place("\\{[a-z]+\\}");
    return std::regex_search(text, place);
}

class Talk {
public:
    void listen(const corleone::Evening& evening, const ledger::Entry& entry)
    {
        const auto teller = tables::make_teller(evening);
        for (const language::Language language : language::all_languages()) {
            language::choose(language);
            for (const ledger::Reason& reason : entry.reasons) {
                const std::string text = teller->reason(reason);
                const bool is_translated =
                    language == language::Language::english || text != reason.message.english;
                if (text.empty() || !is_translated || has_unfilled_place(text, reason.quoted))
                    FAIL(entry.line << " is answered with: " << text);
                m_messages.insert(std::string(reason.message.english));
            }
        }
        language::choose(language::Language::english);
    }

    [[nodiscard]] std::size_t messages() const { return m_messages.size(); }

private:
    std::set<std::string> m_messages;
};

} // namespace

TEST_CASE("a name that the table gave is never translated, whatever word it is")
{
    const auto ally_called = [](const char* name, const char* label) {
        ledger::Tree ally = ledger::Tree::table();
        ally.set("name", name);
        ally.set("label", label);
        ledger::Tree allies = ledger::Tree::list();
        allies.add(std::move(ally));
        ledger::Tree head = head_of({"marzullo", "pizzino"});
        head.set("allies", std::move(allies));
        const auto evening = begin(head, ledger::Tree::table());
        const auto id = evening->timeline().components().find_ally(name);
        language::choose(*language::language_from("pl"));
        const std::string told = tables::make_teller(*evening)->term(corleone::term(id.value()));
        language::choose(language::Language::english);
        return told;
    };
    CHECK(ally_called("a-friend", "Booze") == "Booze");
    CHECK(ally_called("a-friend", "Extortion") == "Extortion");
    CHECK(ally_called("family-accountant", "Family Accountant") == "Księgowy Rodziny");
}

TEST_CASE("every reason is told with all its facts, in every language")
{
    Talk talk;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        RandomLines random(seed);
        const auto evening = begin(random.head(), random.box());
        for (int step = 0; step < 400; ++step) {
            const std::vector<ledger::LegalLine> legal = evening->legal_lines();
            const bool is_legal = !legal.empty() && random.chance(40);
            const std::string line = is_legal ? random.any_of(legal).line : random.line(*evening);
            talk.listen(*evening, evening->record(line));
        }
    }
    // Most of what the referee can say has been heard.
    CHECK(talk.messages() > 100);
}
