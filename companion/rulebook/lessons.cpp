#include "companion/rulebook/lessons.h"

#include "companion/rulebook/translated_file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace consigliere::rulebook {

using ledger::Tree;

namespace {

constexpr std::array trigger_keys{std::pair{"phase", Trigger::Kind::phase},
    std::pair{"legal", Trigger::Kind::legal}, std::pair{"recorded", Trigger::Kind::recorded},
    std::pair{"refused", Trigger::Kind::refused}, std::pair{"icon", Trigger::Kind::icon},
    std::pair{"ending", Trigger::Kind::ending}};

/// The first key that is there. `ending = true` has no words.
Trigger trigger_of(const Tree& lesson)
{
    for (const auto& [key, kind] : trigger_keys) {
        const Tree* value = lesson.find(key);
        if (value == nullptr)
            continue;
        if (value->text() != nullptr)
            return {kind, {*value->text()}};
        return {kind, texts_in(lesson, key)};
    }
    return {};
}

} // namespace

bool begins_with_words(std::string_view line, std::string_view words)
{
    return line.starts_with(words) && (line.size() == words.size() || line[words.size()] == ' ');
}

ledger::ErrorOr<Lessons, db::FileError> Lessons::load(
    std::string_view game, language::Language language)
{
    const TreeOrError english = read_translated("teaching", game, language::Language::english);
    if (english.is_error())
        return english.error();
    const TreeOrError other = read_translated("teaching", game, language);
    if (other.is_error())
        return other.error();
    Lessons lessons;
    lessons.m_sights = texts_in(english.value(), "sights");
    const std::vector<const Tree*> translated = list_in(&other.value(), "lessons");
    for (const Tree* lesson : list_in(&english.value(), "lessons")) {
        const std::string id = text_of(lesson, "id");
        Told told{*lesson, table_with_id(translated, id)};
        lessons.m_lessons.push_back({id, trigger_of(*lesson), texts_in(*lesson, "rules"),
            told.text("title"), told.text("text"), texts_in(*lesson, "lights")});
        if (told.lacks_text)
            lessons.m_untranslated.push_back(id);
    }
    return lessons;
}

const Lesson* Lessons::on_action(std::string_view line) const
{
    const auto found = std::ranges::find_if(m_lessons, [line](const Lesson& lesson) {
        const bool is_action = lesson.trigger.kind == Trigger::Kind::legal
            || lesson.trigger.kind == Trigger::Kind::recorded;
        return is_action && std::ranges::any_of(lesson.trigger.words, [line](const auto& words) {
            return begins_with_words(line, words);
        });
    });
    return found == m_lessons.end() ? nullptr : &*found;
}

} // namespace consigliere::rulebook
