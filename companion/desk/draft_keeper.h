#pragma once

#include <string>
#include <string_view>

namespace consigliere::desk {

/// A desk that keeps what was tapped and is not written down yet, in the words of the table that
/// tapped it. It stays with the evening wherever people go meanwhile.
class DraftKeeper {
public:
    DraftKeeper() = default;
    DraftKeeper(const DraftKeeper&) = delete;
    DraftKeeper& operator=(const DraftKeeper&) = delete;
    virtual ~DraftKeeper() = default;

    /// Empty when there is nothing.
    [[nodiscard]] virtual std::string draft() const = 0;
    virtual void keep_draft(std::string_view draft) = 0;
};

} // namespace consigliere::desk
