#include "companion/command_line/boxes.h"

#include "companion/command_line/command_line.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/exports/qr.h"
#include "companion/language/language.h"
#include "companion/scanning/code_reader.h"
#include "companion/scanning/picture_files.h"
#include "companion/tables/tables.h"
#include "companion/telling/box_codes.h"
#include "db/box_file.h"
#include "db/learned_box.h"
#include "engine/ledger/line_words.h"

#include <fmt/format.h>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::ErrorOr;

namespace {

void complain_of(const std::string& picture, const std::string& sentence)
{
    if (!sentence.empty())
        complain_line(picture + ": " + sentence);
}

db::BoxPieces pieces_in(const std::vector<std::string>& pictures)
{
    db::BoxPieces pieces;
    scanning::PictureFiles source({pictures.begin(), pictures.end()});
    while (const std::optional<scanning::View> view = source.next()) {
        if (view->trouble) {
            complain_line(scanning::tell(*view->trouble));
            continue;
        }
        const std::vector<std::string> codes = scanning::codes_in(view->picture);
        if (codes.empty())
            complain_of(view->name, tr("No QR code found in this image."));
        for (const std::string& code : codes)
            complain_of(view->name, telling::tell(pieces.take(code)));
    }
    return pieces;
}

/// Content of the box file of the game asked for.
ErrorOr<std::string, db::DatabaseError> box_text(const Arguments& arguments)
{
    DatabaseOrError opened = open_database(arguments.database);
    if (opened.is_error())
        return opened.error();
    const ErrorOr<ledger::Tree, db::DatabaseError> box =
        db::learned_box(opened.value(), arguments.evening);
    if (box.is_error())
        return box.error();
    return db::write_box_text({arguments.evening, box.value()});
}

std::string missing_in(const db::BoxPieces& pieces)
{
    std::vector<int> missing;
    for (int number = 1; number <= pieces.count(); ++number) {
        if (!pieces.has(number))
            missing.push_back(number);
    }
    return ledger::join(missing, ", ", [](int number) { return std::to_string(number); });
}

} // namespace

int import_box(db::Database& database, const std::string& name, const db::BoxFile& box)
{
    const ledger::Status<db::DatabaseError> failure =
        db::learn(database, box.game, box.components, tables::built_in_components(box.game));
    if (failure.is_error()) {
        db::DatabaseError error = failure.error();
        // The error is about the box file.
        error.record.file = name;
        return complain(error);
    }
    print_line(tr_fill("{file}: components imported.", {{"file", name}}));
    return exit_fine;
}

int export_box(const Arguments& arguments)
{
    const ErrorOr<std::string, db::DatabaseError> text = box_text(arguments);
    return text.is_error() ? complain(text.error()) : write_for_reading(text.value(), arguments);
}

int export_codes(const Arguments& arguments)
{
    const ErrorOr<std::string, db::DatabaseError> file = box_text(arguments);
    if (file.is_error())
        return complain(file.error());
    const auto codes = db::codes_of_box(file.value());
    if (!codes)
        return complain(telling::tell_too_large_for_codes());
    const ledger::Status<db::FileError> made = db::make_folder(arguments.codes);
    if (made.is_error())
        return complain(made.error());
    for (std::size_t i = 0; i < codes->size(); ++i) {
        const auto code = exports::qr_code_of((*codes)[i], exports::Correction::medium);
        const std::filesystem::path picture = std::filesystem::path(arguments.codes)
            / fmt::format("{}-{:03}-of-{:03}.png", arguments.evening, i + 1, codes->size());
        const ledger::Status<db::FileError> written =
            db::write_file(exports::png_of(*code), picture, arguments.when_there());
        if (written.is_error())
            return complain(written.error());
        print_line(picture.string());
    }
    return exit_fine;
}

int import_codes(db::Database& database, const std::vector<std::string>& pictures)
{
    const db::BoxPieces pieces = pieces_in(pictures);
    if (pieces.count() == 0)
        return exit_unusable;
    if (!pieces.is_complete())
        return complain(tr_fill("{n} of {all} QR codes read. Missing: {missing}.",
            {{"n", std::to_string(pieces.count_taken())}, {"all", std::to_string(pieces.count())},
                {"missing", missing_in(pieces)}}));
    const ErrorOr<std::string, db::BoxError> file = pieces.file();
    if (file.is_error())
        return complain(telling::tell(file.error()));
    const std::string name = tr("The QR codes");
    const auto box = db::read_box_text(file.value(), name);
    return box.is_error() ? complain(box.error()) : import_box(database, name, box.value());
}

} // namespace consigliere::command_line
