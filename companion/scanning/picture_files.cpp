#include "companion/scanning/picture_files.h"

#include "companion/pictures/picture_file.h"
#include "db/files.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace consigliere::scanning {

using ledger::ErrorOr;

namespace {

/// In pixels: enough for several codes in one photo, and fast to scan.
constexpr int longest_side = 4000;

GreyPicture grey(const widgets::Pixels& colours)
{
    constexpr std::size_t channels = 4;
    GreyPicture picture{colours.width, colours.height, {}};
    picture.pixels.reserve(colours.rgba.size() / channels);
    for (std::size_t i = 0; i < colours.rgba.size(); i += channels)
        picture.pixels.push_back(static_cast<std::uint8_t>(
            (colours.rgba[i] + colours.rgba[i + 1] + colours.rgba[i + 2]) / 3));
    return picture;
}

} // namespace

bool is_called_picture(const std::filesystem::path& file)
{
    std::string ending = file.extension().string();
    std::ranges::transform(
        ending, ending.begin(), [](unsigned char letter) { return std::tolower(letter); });
    constexpr std::array<std::string_view, 3> endings{".png", ".jpg", ".jpeg"};
    return std::ranges::find(endings, ending) != endings.end();
}

ErrorOr<GreyPicture, Trouble> picture_in(std::string_view bytes, const std::string& name)
{
    const auto picture = pictures::read_picture(bytes, longest_side);
    if (!picture.is_error())
        return grey(picture.value());
    db::FileError error;
    error.file = name;
    const bool is_too_large = picture.error() == pictures::Refusal::too_large;
    return Trouble{is_too_large ? Trouble::Kind::too_large : Trouble::Kind::no_picture, error};
}

std::optional<View> PictureFiles::next()
{
    if (m_next == m_files.size())
        return std::nullopt;
    const std::filesystem::path& file = m_files[m_next++];
    View view{file.string(), {}, {}};
    const ErrorOr<std::string, db::FileError> bytes = db::read_file(file);
    if (bytes.is_error()) {
        view.trouble = Trouble{Trouble::Kind::unreadable, bytes.error()};
        return view;
    }
    ErrorOr<GreyPicture, Trouble> picture = picture_in(bytes.value(), view.name);
    if (picture.is_error())
        view.trouble = picture.error();
    else
        view.picture = std::move(picture.value());
    return view;
}

} // namespace consigliere::scanning
