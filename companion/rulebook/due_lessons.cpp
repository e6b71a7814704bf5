#include "companion/rulebook/due_lessons.h"

#include "companion/rulebook/translated_file.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <iterator>

namespace consigliere::rulebook {

using ledger::Tree;

namespace {

/// A line after its actor.
std::string_view without_actor(std::string_view line)
{
    const std::size_t end = line.find(' ');
    return end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
}

std::string first_two_words(std::string_view line)
{
    const std::size_t first = line.find(' ');
    const std::size_t second = first == std::string_view::npos ? first : line.find(' ', first + 1);
    return std::string(line.substr(0, second));
}

/// A word without its number: "bank" of "bank-2".
std::string_view without_number(std::string_view word)
{
    const std::size_t end = word.find_last_not_of("0123456789");
    const bool has_number =
        end != std::string_view::npos && end + 1 < word.size() && word[end] == '-';
    return has_number ? word.substr(0, end) : word;
}

void add_words(std::vector<std::string>& found, const Tree& tree)
{
    if (tree.text() != nullptr) {
        found.push_back(*tree.text());
        found.emplace_back(without_number(*tree.text()));
    }
    for (const Tree& element : tree.elements())
        add_words(found, element);
    for (const auto& member : tree.members())
        found.push_back(member.first);
}

/// Adds what lies at a place of a report: "due.icons".
void look_at(std::vector<std::string>& found, const Tree& tree, std::string_view place)
{
    if (place.empty()) {
        add_words(found, tree);
        return;
    }
    for (const Tree& element : tree.elements())
        look_at(found, element, place);
    const std::size_t dot = place.find('.');
    const Tree* member = tree.find(place.substr(0, dot));
    if (member != nullptr)
        look_at(found, *member,
            dot == std::string_view::npos ? std::string_view() : place.substr(dot + 1));
}

bool waits_for(const Lessons& lessons, const ToldLessons& told, Trigger::Kind kind)
{
    return std::ranges::any_of(lessons.all(), [&](const Lesson& lesson) {
        return lesson.trigger.kind == kind && !told.contains(lesson.id);
    });
}

/// Lines of the table, and those of the seats that learn.
std::set<std::string> legal_beginnings(const ledger::Evening& evening,
    const ledger::ObserverView& view, const std::function<bool(std::string_view)>& is_learning)
{
    std::set<std::string> speakers{"table"};
    const std::vector<std::string> actors = evening.actors();
    for (const ledger::Speaker& speaker : evening.speakers()) {
        if (is_learning(actors[speaker.seat]))
            speakers.insert(speaker.word);
    }
    std::set<std::string> found;
    for (const ledger::LegalLine& legal : view.legal_lines()) {
        const std::string actor = legal.line.substr(0, legal.line.find(' '));
        if (speakers.contains(actor))
            found.insert(first_two_words(without_actor(legal.line)));
    }
    return found;
}

bool is_of_position(Trigger::Kind kind)
{
    return kind != Trigger::Kind::recorded && kind != Trigger::Kind::refused;
}

/// Where the first of a trigger's icons lies; the number of all if none does.
std::size_t place_of_icon(const Trigger& trigger, const Moment& moment)
{
    return static_cast<std::size_t>(
        std::ranges::find_first_of(moment.icons, trigger.words) - moment.icons.begin());
}

} // namespace

Moment moment_of(const ledger::Evening& evening, const ledger::Audience& audience,
    const Lessons& lessons, const ToldLessons& told,
    const std::function<bool(std::string_view actor)>& is_learning)
{
    const auto view = evening.view_for(audience);
    const int entries = evening.history().size();
    const ledger::PositionSummary summary = view->summary_after(entries);
    Moment moment;
    moment.phase = evening.outline().phases[summary.phase].word;
    if (waits_for(lessons, told, Trigger::Kind::legal))
        moment.legal = legal_beginnings(evening, *view, is_learning);
    moment.recorded = recorded_by(*view, entries);
    if (waits_for(lessons, told, Trigger::Kind::icon)) {
        const Tree report = view->position_report();
        for (const std::string& place : lessons.sights())
            look_at(moment.icons, report, place);
    }
    if (summary.is_final) {
        moment.ending.emplace();
        const Tree score = view->score_report();
        for (const char* key : {"ending", "decision"})
            moment.ending->insert(text_of(&score, key));
    }
    return moment;
}

std::string recorded_by(const ledger::ObserverView& view, int entry)
{
    if (entry < 1)
        return {};
    const ledger::Entry& one = view.entry(entry);
    const bool is_recorded =
        one.kind == ledger::Entry::Kind::move && ledger::is_applied(one.verdict);
    return is_recorded ? std::string(without_actor(one.line)) : std::string();
}

bool is_due(const Trigger& trigger, const Moment& moment)
{
    const auto any = [&trigger](
                         const auto& fits) { return std::ranges::any_of(trigger.words, fits); };
    switch (trigger.kind) {
    case Trigger::Kind::phase:
        return any([&](const std::string& word) { return word == moment.phase; });
    case Trigger::Kind::legal:
        return any([&](const std::string& words) {
            return std::ranges::any_of(moment.legal,
                [&words](const std::string& line) { return begins_with_words(line, words); });
        });
    case Trigger::Kind::recorded:
        return any(
            [&](const std::string& words) { return begins_with_words(moment.recorded, words); });
    case Trigger::Kind::refused:
        return any([&](const std::string& rule) {
            return std::ranges::find(moment.refused, rule) != moment.refused.end();
        });
    case Trigger::Kind::icon:
        return place_of_icon(trigger, moment) < moment.icons.size();
    case Trigger::Kind::ending:
        break;
    }
    return moment.ending && (trigger.words.empty() || any([&](const std::string& word) {
        return moment.ending->contains(word);
    }));
}

bool is_done(const Trigger& trigger, const Moment& moment)
{
    // "uses bank-2 …": the icon after the verb.
    const std::string icon = first_two_words(moment.recorded);
    const std::string_view used = icon.starts_with("uses ")
        ? without_number(std::string_view(icon).substr(5))
        : std::string_view();
    return std::ranges::any_of(trigger.words, [&](const std::string& words) {
        return trigger.kind == Trigger::Kind::icon
            ? words == used || "uses " + words == icon
            : trigger.kind == Trigger::Kind::legal && begins_with_words(moment.recorded, words);
    });
}

void DueLessons::follow(const Lessons& lessons, const ToldLessons& told, const Moment& moment)
{
    std::vector<std::string> due;
    const auto is_in = [](const std::vector<std::string>& list, const std::string& id) {
        return std::ranges::find(list, id) != list.end();
    };
    const auto of = [&lessons](const std::string& id) {
        return std::ranges::find(lessons.all(), id, &Lesson::id);
    };
    for (const std::string& id : m_due) {
        const auto lesson = of(id);
        const bool stays = lesson != lessons.all().end() && !told.contains(id)
            && (!is_of_position(lesson->trigger.kind) || is_due(lesson->trigger, moment));
        if (stays)
            due.push_back(id);
    }
    for (const Lesson& lesson : lessons.all()) {
        if (told.contains(lesson.id) || is_in(due, lesson.id) || !is_due(lesson.trigger, moment))
            continue;
        // Why something is refused is asked now.
        const bool is_asked = lesson.trigger.kind == Trigger::Kind::refused;
        due.insert(is_asked ? due.begin() : due.end(), lesson.id);
    }
    // The panel asks about icons in the order in which they lie.
    std::vector<std::string> icons;
    const auto is_of_icon = [&of](const std::string& id) {
        return of(id)->trigger.kind == Trigger::Kind::icon;
    };
    std::ranges::copy_if(due, std::back_inserter(icons), is_of_icon);
    std::ranges::stable_sort(
        icons, {}, [&](const std::string& id) { return place_of_icon(of(id)->trigger, moment); });
    auto next = icons.begin();
    for (std::string& id : due) {
        if (is_of_icon(id))
            id = *next++;
    }
    m_due = std::move(due);
}

void DueLessons::tell_first()
{
    m_due.erase(m_due.begin());
}

} // namespace consigliere::rulebook
