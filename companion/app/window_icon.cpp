#include "companion/app/window_icon.h"

#include "companion/language/catalogues.h"
#include "companion/pictures/picture_file.h"
#include "db/files.h"

#include <GLFW/glfw3.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::app {

namespace {

/// Sizes in pixels, for lists of windows and for switching between them.
constexpr int icon_sizes[] = {48, 128};

std::vector<widgets::Pixels> read_icons()
{
    const std::filesystem::path folder = std::filesystem::path(language::assets_folder()) / "icons";
    std::vector<widgets::Pixels> icons;
    for (const int size : icon_sizes) {
        const auto file = db::read_file(folder / (std::to_string(size) + ".png"));
        if (file.is_error())
            continue;
        auto icon =
            pictures::read_picture(file.value(), size, size * size, pictures::Transparency::kept);
        if (!icon.is_error())
            icons.push_back(std::move(icon.value()));
    }
    return icons;
}

} // namespace

void set_window_icon(GLFWwindow* window)
{
    std::vector<widgets::Pixels> icons = read_icons();
    std::vector<GLFWimage> images;
    for (widgets::Pixels& icon : icons)
        images.push_back({icon.width, icon.height, icon.rgba.data()});
    if (!images.empty())
        glfwSetWindowIcon(window, static_cast<int>(images.size()), images.data());
}

} // namespace consigliere::app
