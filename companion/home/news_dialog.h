#pragma once

#include "companion/frame/room.h"
#include "companion/telling/news.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Dialog with the release notes of all versions, the newest first.
class NewsDialog {
public:
    void open();
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui);

private:
    bool m_is_open = false;
    std::vector<telling::Release> m_releases;
    /// Why there are none; empty if there are.
    std::string m_trouble;
};

} // namespace consigliere::screens
