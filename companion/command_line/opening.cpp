#include "companion/command_line/opening.h"

#include "companion/command_line/output.h"
#include "companion/telling/database_error.h"

namespace consigliere::command_line {

namespace {

DatabaseOrError with_notes_said(DatabaseOrError opened)
{
    if (!opened.is_error()) {
        for (const db::OpeningNote& note : opened.value().notes())
            complain_line(telling::tell(note));
    }
    return opened;
}

} // namespace

DatabaseOrError open_database(const std::filesystem::path& path, db::IfMissing when_missing)
{
    return with_notes_said(db::Database::open(path, when_missing));
}

DatabaseOrError read_database(const std::filesystem::path& path)
{
    return with_notes_said(db::Database::read(path));
}

} // namespace consigliere::command_line
