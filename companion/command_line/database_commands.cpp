#include "companion/command_line/database_commands.h"

#include "companion/command_line/database.h"
#include "companion/language/language.h"
#include "db/database.h"
#include "engine/games/games.h"

#include <CLI/CLI.hpp>

namespace consigliere::command_line {

using language::tr;

DatabaseCommands::DatabaseCommands(CLI::App& app)
{
    const auto add = [&app](const char* name, const std::string& what) {
        CLI::App* command = app.add_subcommand(name, what);
        command->group(tr("Commands on a database"));
        return command;
    };
    m_import = add("import", tr("Take record files into the database"));
    m_import->add_option("FILE", m_files, tr("Record files, or learned boxes"))->required();

    m_export = add("export", tr("Write an evening as a record file, or a learned box"));
    m_export
        ->add_option("SESSION", m_what,
            tr("The id of an evening, or its beginning; or a game, for its learned box"))
        ->required();
    m_export->add_option("FILE", m_file, tr("The file to write; without it, standard output"));

    m_list = add("list", tr("List all evenings of the database"));
    m_verify = add("verify", tr("Play every evening again and report all differences"));
    for (CLI::App* command : {m_list, m_verify})
        command->add_flag("--json", m_json, tr("Print one JSON object"));

    m_merge = add("merge", tr("Add everything that another database holds"));
    m_merge->add_option("OTHER", m_file, tr("The other database"))->required();

    m_backup = add("backup", tr("Copy the database into one file, and check the copy"));
    m_backup->add_option("FILE", m_file, tr("The file to write"))->required();
    for (CLI::App* command : {m_export, m_backup})
        command->add_flag("--force", m_force, tr("Replace a file that is there already"));
}

std::optional<int> DatabaseCommands::run(const std::filesystem::path& path) const
{
    const Output output = m_json ? Output::json : Output::text;
    const Target target{m_file, m_force ? db::WhenThere::replace : db::WhenThere::refuse};
    if (m_import->parsed())
        return import_files(path, m_files);
    if (m_export->parsed())
        return games::find(m_what) != nullptr ? export_box(path, m_what, target)
                                              : export_session(path, m_what, target);
    if (m_list->parsed())
        return list(path, output);
    if (m_verify->parsed())
        return verify(path, output);
    if (m_merge->parsed())
        return merge(path, m_file);
    if (m_backup->parsed())
        return backup(path, target);
    return std::nullopt;
}

} // namespace consigliere::command_line
