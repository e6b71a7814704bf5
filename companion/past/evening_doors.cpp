// Opens past evenings.

#include "companion/past/evening_doors.h"

#include "companion/past/evening_screen.h"
#include "companion/past/story_screen.h"
#include "db/archive/played.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Summary from the list of evenings; if missing there, from the evening itself.
db::SessionSummary summary_of(
    const Context& context, const db::SessionId& id, const ledger::Evening* evening)
{
    auto sessions = db::list_sessions(context.database);
    if (!sessions.is_error()) {
        const auto found = std::ranges::find(sessions.value(), id, &db::SessionSummary::id);
        if (found != sessions.value().end())
            return std::move(*found);
    }
    db::SessionSummary summary;
    summary.id = id;
    if (evening == nullptr)
        return summary;
    summary.game = evening->game();
    for (const std::string& actor : evening->actors())
        summary.seats.push_back({actor, {}, {}, {}, {}, false});
    return summary;
}

OpenedScreen open_past(const Context& context, db::Played played, db::SessionSummary summary,
    std::optional<int> entry, EveningScreen::Table table, std::shared_ptr<WhatIfStore> trials)
{
    auto past = std::make_unique<PastEvening>(std::move(played.evening), std::move(played.times),
        std::move(summary), context.settings.habits);
    const int where = entry.value_or(past->head());
    auto screen =
        std::make_unique<EveningScreen>(context, std::move(past), where, table, std::move(trials));
    if (std::string told = telling::tell(played.differences); !told.empty())
        context.notice.show(std::move(told));
    return OpenedScreen(std::move(screen));
}

OpenedScreen open_stored(const Context& context, db::SessionSummary summary,
    std::optional<int> entry, EveningScreen::Table table)
{
    auto played = db::played(context.database, summary.id);
    if (played.is_error())
        return telling::tell(played.error());
    if (summary.game.empty())
        summary = summary_of(context, summary.id, played.value().evening.get());
    return open_past(context, std::move(played.value()), std::move(summary), entry, table,
        std::make_shared<WhatIfStore>());
}

} // namespace

std::optional<OpenedScreen> open_if_past(const Context& context, const db::SessionId& id)
{
    db::SessionSummary summary = summary_of(context, id, nullptr);
    const bool is_over = summary.is_finished || summary.has_changed_result;
    if (!is_over && !context.database.is_read_only())
        return std::nullopt;
    return open_stored(context, std::move(summary), std::nullopt, EveningScreen::Table::left);
}

OpenedScreen open_past_entry(const Context& context, const to::PastEntry& past)
{
    // Only one evening can be played at a time.
    const auto table = context.navigator.is_evening_open() ? EveningScreen::Table::waits
                                                           : EveningScreen::Table::left;
    return open_stored(context, summary_of(context, past.evening, nullptr), past.entry, table);
}

OpenedScreen open_story(const Context& context, const to::Story& story)
{
    auto played = db::played(context.database, story.evening);
    if (played.is_error())
        return telling::tell(played.error());
    db::SessionSummary summary = summary_of(context, story.evening, played.value().evening.get());
    auto past = std::make_unique<PastEvening>(std::move(played.value().evening),
        std::move(played.value().times), std::move(summary), context.settings.habits);
    if (!past->facts().is_finished)
        return story::tell_not_over();
    auto playouts = story.playouts ? story.playouts : story::public_playouts(past->evening());
    return OpenedScreen(
        std::make_unique<StoryScreen>(context, std::move(past), std::move(playouts)));
}

OpenedScreen open_evening_so_far(const Context& context, to::EveningSoFar so_far)
{
    const db::Session& session = so_far.session;
    const auto record = session.as_record();
    if (record.is_error())
        return telling::tell(record.error());
    std::vector<ledger::Verdict> verdicts;
    const ledger::History& history = session.evening().history();
    for (int number = 1; number <= history.size(); ++number)
        verdicts.push_back(history.entry(number).verdict);
    auto evening = db::replay(record.value(), verdicts, record.value().game(), {});
    if (evening.is_error())
        return telling::tell(evening.error());
    // The table has already reported differences.
    return open_past(context, {std::move(evening.value()), session.times(), {}},
        summary_of(context, session.id(), &session.evening()), so_far.entry,
        EveningScreen::Table::waits, std::move(so_far.trials));
}

} // namespace consigliere::screens
