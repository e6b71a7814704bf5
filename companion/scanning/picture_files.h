#pragma once

#include "companion/scanning/picture_source.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <string_view>
#include <vector>

// Picture files (PNG or JPEG): photos or screenshots of QR codes.
namespace consigliere::scanning {

/// True if the file extension is that of a picture.
[[nodiscard]] bool is_called_picture(const std::filesystem::path& file);

/// Decodes a picture; `name` is the file name for errors.
[[nodiscard]] ledger::ErrorOr<GreyPicture, Trouble> picture_in(
    std::string_view bytes, const std::string& name);

/// Yields each file once.
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
