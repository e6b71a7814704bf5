#pragma once

#include "companion/scanning/picture.h"
#include "companion/scanning/trouble.h"
#include "engine/ledger/interface.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace consigliere::scanning {

/// What a source has to show at a moment: a picture, trouble, or neither yet.
struct View {
    std::string name; ///< What people call it; a camera's have no names.
    GreyPicture picture;
    std::optional<Trouble> trouble;
};

/// Where pictures come from, one after the other. It belongs to one thread at a time.
class PictureSource : public ledger::Interface {
public:
    /// Waits a moment for the next picture, never long; nothing when there will be no more.
    [[nodiscard]] virtual std::optional<View> next() = 0;
};

/// A way to a source, such as the camera of this machine.
using OpenSource = std::function<std::unique_ptr<PictureSource>()>;

} // namespace consigliere::scanning
