#include "companion/scanning/camera.h"

#include <poll.h>
#include <zbar.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <mutex>

namespace consigliere::scanning {

namespace {

using Video = std::unique_ptr<zbar::zbar_video_t, decltype(&zbar::zbar_video_destroy)>;
using Image = std::unique_ptr<zbar::zbar_image_t, decltype(&zbar::zbar_image_destroy)>;

/// Enough to read a code from a display; supported by any camera.
constexpr unsigned wanted_width = 1280;
constexpr unsigned wanted_height = 720;
constexpr unsigned long only_brightness = zbar_fourcc('Y', '8', '0', '0');

Video opened(const std::string& device)
{
    Video video(zbar::zbar_video_create(), &zbar::zbar_video_destroy);
    static_cast<void>(zbar::zbar_video_request_size(video.get(), wanted_width, wanted_height));
    const bool is_open = zbar::zbar_video_open(video.get(), device.c_str()) == 0
        && zbar::zbar_negotiate_format(video.get(), nullptr) == 0
        && zbar::zbar_video_enable(video.get(), 1) == 0;
    if (!is_open)
        video.reset();
    return video;
}

class Camera final : public PictureSource {
public:
    [[nodiscard]] std::optional<View> next() override
    {
        if (m_video == nullptr && !m_is_lost)
            return is_my_turn() ? open() : View{};
        if (m_is_lost)
            return std::nullopt;
        // Poll with a timeout: reading a picture blocks without limit, and so would closing.
        constexpr int milliseconds = 100;
        pollfd ready{zbar::zbar_video_get_fd(m_video.get()), POLLIN, 0};
        const int answer = ::poll(&ready, 1, milliseconds);
        if (answer == 0 || (answer < 0 && errno == EINTR))
            return View{};
        const Image image(zbar::zbar_video_next_image(m_video.get()), &zbar::zbar_image_destroy);
        if (image == nullptr)
            return end(Trouble::Kind::lost_camera);
        const Image grey(
            zbar::zbar_image_convert(image.get(), only_brightness), &zbar::zbar_image_destroy);
        return grey == nullptr ? View{} : View{{}, picture_of(*grey), {}};
    }

private:
    /// Waits at most 100 ms for a previous camera to close; true if closed.
    bool is_my_turn()
    {
        constexpr std::chrono::milliseconds moment(100);
        static std::timed_mutex only_one;
        if (!m_turn.owns_lock())
            m_turn = std::unique_lock(only_one, moment);
        return m_turn.owns_lock();
    }
    View open()
    {
        bool is_there = false;
        constexpr int most_cameras = 10;
        for (int i = 0; i < most_cameras && m_video == nullptr; ++i) {
            const std::string device = "/dev/video" + std::to_string(i);
            std::error_code error;
            if (!std::filesystem::exists(device, error))
                continue;
            is_there = true;
            m_video = opened(device);
        }
        if (m_video != nullptr)
            return {};
        return end(is_there ? Trouble::Kind::closed_camera : Trouble::Kind::no_camera);
    }
    View end(Trouble::Kind kind)
    {
        m_is_lost = true;
        m_video.reset();
        m_turn = {};
        return {{}, {}, Trouble{kind, {}}};
    }
    static GreyPicture picture_of(const zbar::zbar_image_t& image)
    {
        GreyPicture picture{static_cast<int>(zbar::zbar_image_get_width(&image)),
            static_cast<int>(zbar::zbar_image_get_height(&image)), {}};
        const auto* data = static_cast<const std::uint8_t*>(zbar::zbar_image_get_data(&image));
        const auto count =
            static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
        if (zbar::zbar_image_get_data_length(&image) < count)
            return {};
        picture.pixels.assign(data, data + count);
        return picture;
    }

    /// Declared before the video, so that it is released after closing.
    std::unique_lock<std::timed_mutex> m_turn;
    Video m_video{nullptr, &zbar::zbar_video_destroy};
    bool m_is_lost = false;
};

} // namespace

std::unique_ptr<PictureSource> open_camera()
{
    return std::make_unique<Camera>();
}

} // namespace consigliere::scanning
