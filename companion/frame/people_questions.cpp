#include "companion/frame/people_questions.h"

#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

// Font Awesome.
constexpr const char* portrait_symbol = "\xef\x80\x87";

std::string why_asked(const db::PeopleMatch& match)
{
    using Why = db::PeopleMatch::Why;
    std::string told = match.why == Why::same_name ? tr("Same name.")
        : match.why == Why::same_letters           ? tr("Only accents or capitals differ.")
        : match.why == Why::same_first_name        ? tr("Same first name.")
        : match.why == Why::one_letter
        ? tr("One letter differs.")
        : tr_count("Same seat in {n} evening that both tablets have.",
            "Same seat in {n} evenings that both tablets have.", match.common_seats);
    if (match.why != Why::same_seats)
        told += " " + tr("Never at one table together.");
    constexpr std::size_t most_names = 4;
    std::vector<std::string> names = match.companions;
    names.resize(std::min(names.size(), most_names));
    if (!names.empty())
        told += " "
            + tr_fill("Both have played with {players}.", {{"players", ledger::join(names, ", ")}});
    return told;
}

std::string told_evenings(const db::Person& person)
{
    return tr_count("{n} evening", "{n} evenings", person.sessions);
}

std::string told_last(const db::Person& person)
{
    constexpr std::size_t length_of_day = 10;
    return tr_fill(
        "last on {date}", {{"date", language::date(person.last_seen.substr(0, length_of_day))}});
}

/// Room for a portrait, and for evenings and last day on one line.
bool has_room(const Ui& ui, float width, const db::Person& person)
{
    const std::string line = told_evenings(person) + ", " + told_last(person);
    return ui.measure(line, Font::small).x + 76_dp < width;
}

enum class Room : std::uint8_t { little, enough };

void draw_person(Ui& ui, const Rect& rect, const db::Person& person, const std::string& whose,
    Colour colour, Room room)
{
    ui.fill(rect, ui.theme().ground, 8_dp);
    ui.outline(rect, ui.theme().line, 1_dp, 8_dp);
    Rect inside = rect.inset(12_dp, 6_dp);
    std::vector<std::string> lines{told_evenings(person), told_last(person)};
    if (room == Room::enough) {
        const Rect place = inside.cut_left(40_dp, 12_dp);
        ui.disc(place.centre(), 20_dp, colour);
        ui.text(Rect::around(place.centre(), 24_dp, 24_dp), portrait_symbol,
            {Font::lead, colour.letters(), 0.5F});
        lines = {lines[0] + ", " + lines[1]};
    }
    const int whose_lines = whose.empty() ? 0 : 1;
    std::vector<Rect> rows = inside.rows(whose_lines + 1 + static_cast<int>(lines.size()), 0);
    if (!whose.empty()) {
        ui.elide_text(rows.front(), whose, {Font::small, ui.theme().quiet});
        rows.erase(rows.begin());
    }
    ui.elide_text(rows[0], person.name, {Font::lead, ui.theme().text});
    for (std::size_t i = 0; i < lines.size(); ++i)
        ui.elide_text(rows[i + 1], lines[i], {Font::small, ui.theme().quiet});
}

} // namespace

PeopleQuestions::PeopleQuestions(std::vector<db::PeopleMatch> matches, std::string tablet)
    : m_matches(std::move(matches))
    , m_tablet(std::move(tablet))
    , m_answers(m_matches.size(), Answer::none)
{
}

bool PeopleQuestions::has_answers() const
{
    return std::ranges::any_of(
        m_answers, [](Answer answer) { return answer == Answer::yes || answer == Answer::no; });
}

db::PeopleAnswers PeopleQuestions::answers() const
{
    db::PeopleAnswers given;
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        const db::PeopleMatch& match = m_matches[i];
        if (m_answers[i] == Answer::yes)
            given.same.emplace_back(match.here.id, match.there.id);
        else if (m_answers[i] == Answer::no)
            given.apart.emplace_back(match.here.id, match.there.id);
    }
    return given;
}

std::size_t PeopleQuestions::answered() const
{
    return m_answers.size() - static_cast<std::size_t>(std::ranges::count(m_answers, Answer::none));
}

void PeopleQuestions::draw(Ui& ui, Rect& rect)
{
    Rect line = rect;
    const std::string told = tr_fill("{n} of {all} answered",
        {{"n", language::number(static_cast<int>(answered()))},
            {"all", language::number(static_cast<int>(m_answers.size()))}});
    heading(ui, rect, tr("Are these the same person?"));
    line.bottom = rect.top;
    ui.text(line.inset(0, 2_dp), told, {Font::small, ui.theme().quiet, 1, 0.3F});
    for (std::size_t i = 0; i < m_answers.size(); ++i)
        draw_question(ui, rect, i);
    remark(ui, rect,
        tr("No answer means Later: they stay two people. Under Players, you can combine or "
           "separate people at any time."));
}

void PeopleQuestions::draw_question(Ui& ui, Rect& rect, std::size_t number)
{
    const db::PeopleMatch& match = m_matches[number];
    const std::string why = why_asked(match);
    const float words = paragraph_height(ui, why, Font::body, rect.width() - 32_dp);
    const Rect place = rect.cut_top(16_dp + 84_dp + 10_dp + words + 56_dp + 16_dp, 12_dp);
    const bool is_next = std::ranges::find(m_answers, Answer::none) - m_answers.begin()
        == static_cast<std::ptrdiff_t>(number);
    ui.fill(place, ui.theme().raised, 8_dp);
    ui.outline(place, is_next ? ui.theme().brass : ui.theme().line, is_next ? 2_dp : 1_dp, 8_dp);
    Rect inside = place.inset(16_dp);
    const Rect people = inside.cut_top(84_dp, 10_dp);
    const float gap = 40_dp;
    const std::vector<Rect> sides = people.columns(2, gap);
    const Room room =
        has_room(ui, sides[0].width(), match.here) && has_room(ui, sides[1].width(), match.there)
        ? Room::enough
        : Room::little;
    draw_person(
        ui, sides[0], match.here, m_tablet.empty() ? "" : tr("here"), ui.theme().brass, room);
    draw_person(ui, sides[1], match.there, m_tablet, ui.theme().saved, room);
    Answer& answer = m_answers[number];
    const char* sign = answer == Answer::yes ? "=" : answer == Answer::no ? "≠" : "?";
    ui.text({sides[0].right, people.top, sides[1].left, people.bottom}, sign,
        {Font::lead, ui.theme().brass_text, 0.5F});
    paragraph(ui, inside, why);
    const std::vector<Rect> buttons = inside.cut_top(52_dp).columns(3, 8_dp);
    const std::string id = "same:" + language::number(static_cast<int>(number)) + ":";
    const auto offer = [&](std::size_t column, const char* word, const std::string& label,
                           Answer meant) {
        const bool is_chosen = answer == meant;
        ButtonStyle style{chosen_if(is_chosen)};
        style.symbol = is_chosen ? symbol::check : nullptr;
        if (button(ui, id + word, buttons[column], label, style))
            answer = meant;
    };
    offer(0, "yes", tr("Yes"), Answer::yes);
    offer(1, "no", tr("No"), Answer::no);
    offer(2, "later", tr("Later"), Answer::later);
}

} // namespace consigliere::screens
