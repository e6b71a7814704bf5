#pragma once

#include "companion/scanning/picture.h"
#include "companion/scanning/trouble.h"
#include "engine/ledger/interface.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace consigliere::scanning {

/// A picture, an error, or neither yet.
struct View {
    std::string name; ///< File name for messages; empty for cameras.
    GreyPicture picture;
    std::optional<Trouble> trouble;
};

/// Sequence of pictures. Use on one thread at a time.
class PictureSource : public ledger::Interface {
public:
    /// Waits briefly for the next picture; nullopt at the end.
    [[nodiscard]] virtual std::optional<View> next() = 0;
};

/// Opens a source, such as a camera.
using OpenSource = std::function<std::unique_ptr<PictureSource>()>;

} // namespace consigliere::scanning
