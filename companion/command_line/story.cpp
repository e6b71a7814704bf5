// `story`: what a finished evening was, and each player's chances.

#include "companion/command_line/command_line.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/story/page.h"
#include "db/archive/evening_index.h"
#include "db/archive/played.h"
#include "db/session_record.h"

#include <optional>

namespace consigliere::command_line {

namespace {

/// What the database would say of a record file.
db::SessionSummary summary_of(const RecordedEvening& recorded)
{
    db::SessionSummary summary;
    summary.game = recorded.evening->game();
    summary.details.date = recorded.day();
    for (const db::SeatRow& seat : db::seats_of(recorded.record.head, *recorded.evening))
        summary.seats.push_back({seat.actor, seat.player, {}, {}, {}, false});
    return summary;
}

/// Kept chances are gone on with, and kept again.
void count_chances(
    story::Story& story, const ledger::Evening& evening, int playouts, db::EveningIndex* archive)
{
    const auto played = playouts > 0 ? story::public_playouts(evening) : nullptr;
    if (!played)
        return;
    const std::string& id = story.report.summary.id;
    story::Tally tally(*played, playouts);
    const auto kept = archive == nullptr ? std::nullopt : archive->kept_story_of(id);
    const bool is_kept = kept && tally.take(*kept) && tally.done() == tally.all();
    if (!is_kept) {
        story::Chances chances(played, tally, id);
        chances.start();
        chances.wait();
        tally = chances.tally();
        // The screen counts as many as this; others would only be in its way.
        if (archive != nullptr && playouts == story::playouts_by_default)
            archive->keep_story(id, tally.text());
    }
    story.take(tally.curve());
}

int print(const ledger::Evening& evening, const db::SessionSummary& summary,
    const std::vector<std::string>& times, const Arguments& arguments, db::EveningIndex* archive)
{
    story::Story story = story::story_of(
        evening, summary, times, archive ? archive->evenings() : std::vector<db::EveningCard>());
    if (!story.report.facts.is_finished)
        return complain(story::tell_not_over());
    count_chances(story, evening, arguments.playouts, archive);
    if (arguments.json) {
        print_json(story::tree_of(story));
        return exit_fine;
    }
    for (const std::string& line : story::tell(story))
        print_line(line);
    return exit_fine;
}

} // namespace

int story(const Arguments& arguments)
{
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const RecordedEvening& recorded = found.value();
    if (!recorded.id) {
        const std::vector<std::string> untimed(
            static_cast<std::size_t>(recorded.evening->history().size()));
        return print(*recorded.evening, summary_of(recorded), untimed, arguments, nullptr);
    }
    auto database = open_database(arguments.database);
    if (database.is_error())
        return complain(database.error());
    db::EveningIndex archive(database.value());
    if (const auto refreshed = archive.refresh(); refreshed.is_error())
        return complain(refreshed.error());
    archive.finish();
    const auto played = db::played(database.value(), *recorded.id);
    if (played.is_error())
        return complain(played.error());
    return print(*played.value().evening, archive.find(*recorded.id)->summary, played.value().times,
        arguments, &archive);
}

} // namespace consigliere::command_line
