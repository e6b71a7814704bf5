#pragma once

#include "db/file_error.h"

#include <cstdint>
#include <string>

namespace consigliere::scanning {

/// Why a picture is unavailable.
struct Trouble {
    enum class Kind : std::uint8_t {
        unreadable, ///< The file cannot be read; see `file`.
        no_picture, ///< Not a picture, or truncated.
        too_large, ///< More pixels than any phone camera.
        no_camera, ///< No camera found.
        closed_camera, ///< A camera exists but does not open; usually in use by another program.
        lost_camera, ///< Stopped delivering pictures.
    };
    Kind kind = Kind::unreadable;
    db::FileError file; ///< Has the file name if it is about a file.
};

[[nodiscard]] std::string tell(const Trouble& trouble);

} // namespace consigliere::scanning
