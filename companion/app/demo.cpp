#include "companion/app/demo.h"

#include "companion/frame/destinations.h"
#include "companion/language/catalogues.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "db/import_export.h"
#include "db/record_file.h"

namespace consigliere::app {

std::string open_demo(const screens::Context& context)
{
    const std::filesystem::path file =
        std::filesystem::path(language::assets_folder()) / "examples" / "evening.game.toml";
    auto record = db::read_record(file);
    if (record.is_error())
        return telling::tell(record.error());
    // Without an id it is imported as a new evening each time.
    record.value().head.remove("id");
    const auto imported = db::import_record(context.database, record.value(), file.string(),
        tables::built_in_components(record.value().game()));
    if (imported.is_error())
        return telling::tell(imported.error());
    context.navigator.open(screens::to::EveningTable{imported.value().adopted.id});
    return context.navigator.take_trouble();
}

} // namespace consigliere::app
