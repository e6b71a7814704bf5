#include "companion/command_line/command_line.h"

#include <cstdio>

int main(int argc, char** argv)
{
    using namespace consigliere;
    return command_line::run(argc, argv, [](const command_line::AppOptions&) {
        std::fputs("no app yet\n", stderr);
        return 2;
    });
}
