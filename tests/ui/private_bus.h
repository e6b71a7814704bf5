#pragma once

#include "tests/db/temporary_folder.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace consigliere::test {

/// Whether a condition has come true before anybody would have lost patience: half a minute.
[[nodiscard]] bool comes_true(const std::function<bool()>& condition);

/// A D-Bus of the test’s own, at which nobody else is, and where the program finds it.
class PrivateBus {
public:
    PrivateBus();
    ~PrivateBus();
    PrivateBus(const PrivateBus&) = delete;
    PrivateBus& operator=(const PrivateBus&) = delete;

    [[nodiscard]] std::string address() const;

private:
    TemporaryFolder m_folder;
    std::optional<std::string> m_address_before;
    int m_process = 0;
};

/// How a screen saver on such a bus takes what is asked of it.
enum class Manner : std::uint8_t {
    obeys,
    is_silent, ///< Takes every call and answers none.
};

/// The desktop’s screen saver on such a bus, which counts.
class ScreenSaver {
public:
    explicit ScreenSaver(const PrivateBus& bus, Manner manner = Manner::obeys);
    ~ScreenSaver();
    ScreenSaver(const ScreenSaver&) = delete;
    ScreenSaver& operator=(const ScreenSaver&) = delete;

    [[nodiscard]] int inhibited() const { return m_inhibited; }
    [[nodiscard]] int allowed() const { return m_allowed; }
    /// How many connections have asked for it and are no more.
    [[nodiscard]] int left() const { return m_left; }
    /// The display is kept awake by somebody now.
    [[nodiscard]] bool is_held() const { return m_inhibited > m_allowed; }
    /// Everything that was taken back was asked for before, by its own number.
    [[nodiscard]] bool is_in_order() const { return m_is_in_order; }

private:
    void serve(const std::string& address, Manner manner);

    std::atomic<bool> m_is_ready = false;
    std::atomic<bool> m_is_over = false;
    std::atomic<bool> m_is_in_order = true;
    std::atomic<int> m_inhibited = 0;
    std::atomic<int> m_allowed = 0;
    std::atomic<int> m_left = 0;
    std::thread m_thread;
};

/// A service of the desktop on such a bus: it answers every call, and remembers it.
class DesktopService {
public:
    DesktopService(const PrivateBus& bus, std::string name);
    ~DesktopService();
    DesktopService(const DesktopService&) = delete;
    DesktopService& operator=(const DesktopService&) = delete;

    /// "ShowItems file:///home/ana/evening.toml": each call so far, with the file it was about.
    [[nodiscard]] std::vector<std::string> calls();

private:
    void serve(const std::string& address);

    std::string m_name;
    std::atomic<bool> m_is_ready = false;
    std::atomic<bool> m_is_over = false;
    std::mutex m_mutex;
    std::vector<std::string> m_calls;
    std::thread m_thread;
};

} // namespace consigliere::test
