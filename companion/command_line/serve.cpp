// `serve`: shows an evening to phones and televisions.

#include "companion/command_line/command_line.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/server/aside_look.h"
#include "companion/server/phone_table.h"
#include "companion/server/wake_up.h"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <system_error>
#include <utility>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;

namespace {

/// Between two looks for new entries.
constexpr std::chrono::milliseconds between_looks{1000};
constexpr std::chrono::milliseconds between_steps{5};

/// What wakes the program: a phone, or a signal to end. Blocks the signals for all later threads.
class Waker {
public:
    Waker()
    {
        sigset_t ending;
        sigemptyset(&ending);
        sigaddset(&ending, SIGINT);
        sigaddset(&ending, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &ending, nullptr);
        m_ending = signalfd(-1, &ending, SFD_CLOEXEC | SFD_NONBLOCK);
    }
    Waker(const Waker&) = delete;
    Waker& operator=(const Waker&) = delete;
    ~Waker() { ::close(m_ending); }

    void ring() const { m_phones.ring(); }
    /// Waits for a phone. Returns false if the program shall end.
    [[nodiscard]] bool wait(std::chrono::milliseconds longest) const
    {
        std::array<pollfd, 2> files{{{m_phones.file(), POLLIN, 0}, {m_ending, POLLIN, 0}}};
        ::poll(files.data(), files.size(), static_cast<int>(longest.count()));
        static_cast<void>(m_phones.hear());
        return (files[1].revents & POLLIN) == 0;
    }

private:
    server::WakeUp m_phones;
    int m_ending;
};

/// When what an evening is read from was last written.
class LastWritten {
public:
    explicit LastWritten(const Arguments& arguments)
        : m_files{arguments.evening, arguments.database, arguments.database.string() + "-wal"}
        , m_times(now())
    {
    }
    [[nodiscard]] bool has_changed()
    {
        const Times before = std::exchange(m_times, now());
        return before != m_times;
    }

private:
    using Times = std::array<std::filesystem::file_time_type, 3>;
    [[nodiscard]] Times now() const
    {
        Times times{};
        for (std::size_t i = 0; i < times.size(); ++i) {
            std::error_code missing;
            times[i] = std::filesystem::last_write_time(m_files[i], missing);
        }
        return times;
    }

    std::array<std::filesystem::path, 3> m_files;
    Times m_times;
};

/// An evening that is only shown.
class ShownEvening final : public server::Tablet {
public:
    explicit ShownEvening(RecordedEvening recorded)
        : m_recorded(std::move(recorded))
    {
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_recorded.evening; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_recorded.player(actor);
    }
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string&, const std::string&) override
    {
        return tr("This evening is only shown.");
    }
    void object_from_phone(const std::string&, int) override { }

private:
    RecordedEvening m_recorded;
};

/// An evening and the phones that follow it.
struct Followed {
    Followed(RecordedEvening recorded, server::PhoneServer& phones, server::BoardPictures& boards)
        : evening(std::move(recorded))
        , table(phones, evening, &boards)
    {
    }

    ShownEvening evening;
    server::PhoneTable table;
};

void follow(const Arguments& arguments, RecordedEvening recorded, server::PhoneServer& phones,
    const Waker& waker)
{
    server::AsideLook look;
    server::BoardPictures boards(look.canvas());
    LastWritten written(arguments);
    auto followed = std::make_unique<Followed>(std::move(recorded), phones, boards);
    const server::PhoneRights rights{.ask = true};
    bool is_busy = true;
    while (waker.wait(is_busy ? between_steps : between_looks)) {
        // What cannot be read just now is read when it has changed again.
        if (arguments.evening != "-" && written.has_changed()) {
            if (auto now = find_recorded(arguments.evening, arguments.database); !now.is_error())
                followed = std::make_unique<Followed>(std::move(now.value()), phones, boards);
        }
        is_busy = followed->table.attend(rights);
        if (look.load_missing_letters()) {
            followed->table.renew();
            is_busy = true;
        }
    }
}

} // namespace

int serve(const Arguments& arguments)
{
    auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const auto page = server::read_page();
    if (page.is_error())
        return complain(server::tell(page.error()));
    server::Options options;
    options.address = arguments.address;
    options.port = arguments.port;
    options.page = page.value();
    options.everybody = server::Options::Everybody::needs_address;
    options.access = server::Options::Access::read_only;
    const Waker waker;
    auto phones = server::PhoneServer::start(options, [&waker] { waker.ring(); });
    if (phones.is_error())
        return complain(server::tell(phones.error()));
    print_line(
        tr_fill("Phones and televisions in the same network follow the evening at {address}. "
                "Ctrl+C ends it.",
            {{"address", phones.value()->url()}}));
    std::fflush(stdout);
    follow(arguments, std::move(found.value()), *phones.value(), waker);
    return exit_fine;
}

} // namespace consigliere::command_line
