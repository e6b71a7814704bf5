#pragma once

#include "companion/scanning/picture_source.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <string_view>
#include <vector>

/// Pictures that lie in files, PNG or JPEG: photographs of a display, or what was on it.
namespace consigliere::scanning {

/// Whether a file calls itself a picture.
[[nodiscard]] bool is_called_picture(const std::filesystem::path& file);

/// The picture that a file holds; `name` stands for the file in errors.
[[nodiscard]] ledger::ErrorOr<GreyPicture, Trouble> picture_in(
    std::string_view bytes, const std::string& name);

/// One file after the other, each once.
class PictureFiles final : public PictureSource {
public:
    explicit PictureFiles(std::vector<std::filesystem::path> files)
        : m_files(std::move(files))
    {
    }
    [[nodiscard]] std::optional<View> next() override;

private:
    std::vector<std::filesystem::path> m_files;
    std::size_t m_next = 0;
};

} // namespace consigliere::scanning
