#include "companion/past/import_question.h"

#include "companion/frame/evening_texts.h"
#include "companion/frame/question_dialog.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "engine/ledger/line_words.h"

#include <utility>
#include <vector>

namespace consigliere::screens {

namespace {

std::string text_in(const ledger::Tree& table, std::string_view key)
{
    const ledger::Tree* member = table.find(key);
    return member == nullptr || member->text() == nullptr ? std::string() : *member->text();
}

std::string tell_record(const db::Record& record)
{
    std::vector<std::string> parts{tables::title_of(record.game())};
    if (const std::string date = text_in(record.head, "date"); !date.empty())
        parts.push_back(language::date(date));
    const ledger::Tree* seats = record.head.find("seats");
    if (seats != nullptr)
        parts.push_back(language::listed(
            seats->elements(), [](const ledger::Tree& seat) { return text_in(seat, "player"); }));
    std::erase(parts, "");
    parts.push_back(tr_count("{n} entry", "{n} entries", static_cast<int>(record.moves.size())));
    return ledger::join(parts, between_parts);
}

} // namespace

void ImportQuestion::open(const std::filesystem::path& file, Notice& notice)
{
    const auto record = db::read_record(file);
    if (notice.tells_failure(record))
        return;
    m_told = tell_record(record.value());
    m_file = file;
}

std::optional<std::filesystem::path> ImportQuestion::draw(Ui& ui)
{
    using Answer = QuestionDialog::Answer;
    const QuestionDialog question{"import", tr("Import this evening?"), tr("Import"), tr("Cancel"),
        QuestionDialog::Next::go_on, 680};
    const Answer answer = question.draw(ui, [this, &ui](Rect& rest) {
        paragraph(ui, rest, m_told);
        remark(ui, rest, m_file.string());
    });
    if (answer == Answer::none)
        return std::nullopt;
    std::filesystem::path file = std::exchange(m_file, {});
    return answer == Answer::go_on ? std::optional(std::move(file)) : std::nullopt;
}

} // namespace consigliere::screens
