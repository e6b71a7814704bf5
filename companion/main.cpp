#include "companion/app/app.h"
#include "companion/command_line/command_line.h"

int main(int argc, char** argv)
{
    using namespace consigliere;
    return command_line::run(argc, argv, [](const command_line::AppOptions& options) {
        return app::run({options.database, options.demo ? app::Start::demo : app::Start::home,
            options.file, options.language});
    });
}
