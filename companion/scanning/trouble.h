#pragma once

#include "db/file_error.h"

#include <cstdint>
#include <string>

namespace consigliere::scanning {

/// Why nothing is seen.
struct Trouble {
    enum class Kind : std::uint8_t {
        unreadable, ///< The file cannot be read; `file` says why.
        no_picture, ///< The file is no picture, or not a whole one.
        too_large, ///< It has more pixels than the eye of any telephone.
        no_camera, ///< This machine has none.
        closed_camera, ///< There is one that does not open: another program looks through it.
        lost_camera, ///< It gives no more pictures.
    };
    Kind kind = Kind::unreadable;
    db::FileError file; ///< With the name of the file, if it is about one.
};

/// One sentence for it.
[[nodiscard]] std::string tell(const Trouble& trouble);

} // namespace consigliere::scanning
