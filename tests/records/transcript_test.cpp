/// Nothing that the referee says changes unnoticed: of every record, all that can be read from the
/// engine after each entry has a fingerprint, and `transcripts.txt` keeps those that somebody has
/// looked at. The expected reports tell what is right; this tells that something is different.

#include "companion/command_line/record_host.h"
#include "companion/desk/asking.h"
#include "companion/exports/json.h"
#include "companion/tables/tables.h"
#include "db/hash.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/record_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* place = CONSIGLIERE_SOURCE "/tests/records/transcripts.txt";
/// Set to anything, it has the transcripts written anew.
constexpr const char* renewal = "CONSIGLIERE_NEW_TRANSCRIPTS";
/// At most so many lines of a record are tried at each of its entries, evenly chosen of all.
constexpr std::size_t lines_tried = 60;

/// A fingerprint for each entry, and a last one for what only the end tells.
using Transcript = std::vector<std::string>;
using Transcripts = std::map<std::string, Transcript>;

/// Four digits: one change in 65,536 stays unseen at one entry, and no rule is used at one alone.
class Fingerprint {
public:
    void add(std::string_view text) { m_digest.add(text); }
    void add(std::int64_t number) { m_digest.add(number); }
    template <typename Value>
    void add(const std::optional<Value>& value)
    {
        m_digest.add(value ? std::optional<std::int64_t>(*value) : std::nullopt);
    }
    void add(const ledger::Tree& tree) { add(exports::json_text(tree)); }

    [[nodiscard]] std::string text() const
    {
        const db::Hash hash = m_digest.hash();
        constexpr std::string_view digits = "0123456789abcdef";
        constexpr unsigned int of_a_digit = 16;
        std::string text;
        for (const unsigned int byte : {hash[0], hash[1]})
            text += {digits[byte / of_a_digit], digits[byte % of_a_digit]};
        return text;
    }

private:
    db::Digest m_digest{"transcript"};
};

void add_opinion(Fingerprint& print, const ledger::Evening& evening, ledger::Verdict verdict,
    const std::vector<ledger::Reason>& reasons)
{
    print.add(ledger::word_of(verdict));
    for (const ledger::Reason& reason : reasons) {
        print.add(reason.message.rule.text());
        print.add(reason.message.english);
        for (const ledger::Fact& fact : reason.facts) {
            print.add(fact.name);
            print.add(evening.spell(fact.term));
        }
        print.add(reason.quoted);
        print.add(reason.waived_by);
    }
}

void add_progress(Fingerprint& print, const ledger::PositionSummary& progress)
{
    print.add(progress.part);
    print.add(progress.phase);
    print.add(progress.is_final ? 1 : 0);
    print.add(progress.turn);
    print.add(progress.first);
    for (const ledger::PositionSummary::SeatSummary& standing : progress.seats) {
        print.add(standing.side);
        print.add(standing.total);
        for (const ledger::PositionSummary::Money& source : standing.sources)
            print.add(source);
        print.add(standing.rank);
    }
    for (const ledger::PositionSummary::Place& each : progress.places) {
        print.add(each.controlled);
        print.add(each.dominated);
    }
}

/// How the evening stands, and what may be done.
void add_position(Fingerprint& print, const ledger::Evening& evening)
{
    print.add(evening.position_report());
    print.add(evening.score_report());
    for (const ledger::LegalLine& legal : evening.legal_lines()) {
        print.add(legal.line);
        print.add(ledger::word_of(legal.verdict));
    }
}

/// What the referee would say if these lines came now.
void add_tried(
    Fingerprint& print, const ledger::Evening& evening, const std::vector<std::string>& lines)
{
    const std::size_t step =
        std::max<std::size_t>(1, (lines.size() + lines_tried - 1) / lines_tried);
    for (std::size_t i = 0; i < lines.size(); i += step) {
        const ledger::Assessment opinion = evening.consider(lines[i]);
        add_opinion(print, evening, opinion.verdict, opinion.reasons);
    }
}

/// What each player and whoever stands at the table may know of it all.
void add_sights(Fingerprint& print, const ledger::Evening& evening)
{
    std::vector<ledger::Audience> audiences{ledger::Audience::everybody()};
    for (std::size_t seat = 0; seat < evening.actors().size(); ++seat)
        audiences.push_back(ledger::Audience::seat(static_cast<int>(seat)));
    for (const ledger::Audience audience : audiences) {
        const auto observed = evening.view_for(audience);
        print.add(observed->position_report());
        print.add(observed->score_report());
        for (int number = 1; number <= evening.history().size(); ++number) {
            const ledger::Entry& entry = observed->entry(number);
            print.add(entry.line);
            add_opinion(print, evening, entry.verdict, entry.reasons);
            add_progress(print, observed->summary_after(number));
        }
    }
}

/// What "Why?" answers, by which rule and because of which entries; its words belong to the screen.
void add_answers(
    Fingerprint& print, const db::Record& record, std::unique_ptr<ledger::Evening> evening)
{
    const command_line::RecordedEvening recorded{record, std::move(evening), std::nullopt};
    command_line::RecordHost desk(recorded);
    const auto table = tables::find(recorded.evening->game()).make_table(desk, *recorded.evening);
    for (const desk::WhyAnswer& each : table->explanations(recorded.evening->history().head())) {
        for (const std::string& thing : each.about)
            print.add(thing);
        print.add(desk::tell_answer(each));
        print.add(each.rule);
        for (const desk::WhyAnswer::Cause& because : each.because)
            print.add(because.entry);
    }
}

Transcript transcript_of(const db::Record& record, const std::string& name)
{
    const std::set<std::string> distinct(record.moves.begin(), record.moves.end());
    const std::vector<std::string> lines(distinct.begin(), distinct.end());
    auto evening = referee({record.head, {}, {}}, name);
    Transcript transcript;
    for (const std::string& move : record.moves) {
        Fingerprint print;
        add_tried(print, *evening, lines);
        const ledger::Entry& entry = evening->record(move);
        const int number = evening->history().size();
        add_opinion(print, *evening, entry.verdict, entry.reasons);
        for (const ledger::RuleId rule : evening->rules_checked(number))
            print.add(rule.text());
        for (const ledger::StatIncrement& deed : evening->deeds_of(number)) {
            print.add(deed.seat);
            print.add(deed.kind);
            print.add(deed.amount);
        }
        add_progress(print, evening->summary_after(number));
        add_position(print, *evening);
        transcript.push_back(print.text());
    }
    Fingerprint end;
    add_tried(end, *evening, lines);
    add_position(end, *evening);
    add_sights(end, *evening);
    end.add(evening->description());
    add_answers(end, record, std::move(evening));
    transcript.push_back(end.text());
    return transcript;
}

Transcripts read_transcripts()
{
    Transcripts all;
    std::istringstream lines(read_text(place));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        for (std::string print; words >> print;)
            all[name].push_back(print);
    }
    return all;
}

void write_transcripts(const Transcripts& all)
{
    std::string text;
    for (const auto& [name, transcript] : all) {
        text += name;
        for (const std::string& print : transcript)
            text += " " + print;
        text += "\n";
    }
    write_text(place, text);
}

/// Where two transcripts of a record part, in words; empty if they do not.
std::string difference_of(const Transcript& kept, const Transcript& now, const db::Record& record)
{
    if (kept == now)
        return {};
    if (kept.size() != now.size())
        return "it has " + std::to_string(now.size() - 1) + " entries";
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(kept, now).in1 - kept.begin());
    return at == record.moves.size() ? "what the end tells"
                                     : "entry " + std::to_string(at + 1) + ": " + record.moves[at];
}

void check_transcripts(const std::string& game)
{
    const Transcripts kept = read_transcripts();
    Transcripts now;
    std::string differences;
    for (const TestRecord& each : all_records()) {
        if (!each.name.starts_with(game + "/"))
            continue;
        const db::Record record = db::read_record(each.record).value();
        Transcript transcript = transcript_of(record, each.name);
        const auto found = kept.find(each.name);
        const std::string difference =
            found == kept.end() ? "it is new" : difference_of(found->second, transcript, record);
        if (!difference.empty())
            differences += each.name + ", " + difference + "\n";
        now.emplace(each.name, std::move(transcript));
    }
    for (const auto& [name, transcript] : kept) {
        if (name.starts_with(game + "/") && !now.contains(name))
            differences += name + ", it is gone\n";
    }
    if (std::getenv(renewal) != nullptr) {
        Transcripts all = kept;
        std::erase_if(all, [&](const auto& each) { return each.first.starts_with(game + "/"); });
        all.merge(now);
        write_transcripts(all);
        WARN("The transcripts of " << game << " are written anew.");
        return;
    }
    INFO("The referee says something else than when it was last looked at. If that is meant, raise "
         "the game's rules_version where verdicts changed, and write the transcripts anew with "
        << renewal << "=1.");
    CHECK(differences == "");
}

} // namespace

TEST_CASE("nothing that the referee of Corleone's Empire says has changed", "[transcripts]")
{
    check_transcripts("corleone");
}

TEST_CASE("nothing that the referee of Ca$h 'n Guns says has changed", "[transcripts]")
{
    check_transcripts("cash-n-guns");
}

TEST_CASE("nothing that the referee of MAFIA says has changed", "[transcripts]")
{
    check_transcripts("mafia");
}
