/// Takes pictures of the program without a display: opens a database, follows a few words of
/// directions, and writes PNG files.
///
///     photograph DATABASE 1280x800 en dark 100 "tap resume" "wait" "save picture.png" …

#include "tests/ui/canvas.h"
#include "tests/ui/stage.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <span>

namespace {

using namespace consigliere;
using namespace consigliere::test;

void follow(Stage& stage, const std::string& direction)
{
    const std::size_t space = direction.find(' ');
    const std::string verb = direction.substr(0, space);
    const std::string rest = space == std::string::npos ? "" : direction.substr(space + 1);
    if (verb == "tap") {
        if (const auto target = stage.find(rest))
            stage.tap_at(target->rect.centre());
        else
            std::cerr << "no target " << rest << '\n';
    } else if (verb == "at") {
        ImVec2 point;
        std::sscanf(rest.c_str(), "%f %f", &point.x, &point.y);
        stage.tap_at(point);
    } else if (verb == "hold") {
        if (const auto target = stage.find(rest))
            stage.press_down(target->rect.centre());
    } else if (verb == "type") {
        stage.type(rest);
    } else if (verb == "key") {
        stage.press_key(std::atoi(rest.c_str()));
    } else if (verb == "wait") {
        stage.frames(40);
    } else if (verb == "ids") {
        for (const widgets::Target& target : stage.ui().targets())
            std::cout << target.id
                      << (target.mood == widgets::ControlState::disabled ? " (off)" : "") << '\n';
    } else if (verb == "where") {
        if (const auto target = stage.find(rest))
            std::cout << std::lround(target->rect.centre().x) << ' '
                      << std::lround(target->rect.centre().y) << '\n';
    } else if (verb == "texts") {
        for (const std::string& text : stage.ui().texts())
            std::cout << text << '\n';
    } else if (verb == "save") {
        stage.frames(30);
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
        canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
        canvas.write(rest);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const std::span<char*> arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() < 6) {
        std::cerr << "photograph DATABASE WIDTHxHEIGHT LANGUAGE dark|light PERCENT DIRECTION…\n";
        return 2;
    }
    Scenery scenery;
    std::sscanf(arguments[2], "%fx%f", &scenery.display.x, &scenery.display.y);
    scenery.language = language::language_from(arguments[3]).value_or(language::Language::english);
    scenery.theme =
        std::string(arguments[4]) == "light" ? widgets::ThemeName::light : widgets::ThemeName::dark;
    scenery.scale_percent = std::atoi(arguments[5]);
    Inspector inspector;
    Stage stage(arguments[1], scenery, inspector);
    for (char* direction : arguments.subspan(6))
        follow(stage, direction);
    std::cout << inspector.report();
    return 0;
}
