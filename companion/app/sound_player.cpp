#include "companion/app/sound_player.h"

#include "companion/app/sound_card.h"
#include "companion/app/work_aside.h"

#include <optional>
#include <utility>

namespace consigliere::app {

using screens::Knock;

namespace {

using Clock = std::chrono::steady_clock;

/// Discard later knocks: they would seem to belong to another tap.
constexpr std::chrono::milliseconds latest{500};

} // namespace

/// Worker thread that owns the sound card.
class SoundPlayer::Work {
public:
    explicit Work(Duration patience)
        : m_work([patience](Shared& shared) { work(shared, patience); })
    {
    }

    void switch_on()
    {
        m_work.tell([](Shared& shared) {
            shared.is_wanted = true;
            if (shared.device == Device::off)
                shared.device = Device::being_opened;
        });
    }
    void switch_off()
    {
        m_work.tell([](Shared& shared) {
            shared.is_wanted = false;
            shared.next.reset();
        });
    }
    void knock(Knock knock)
    {
        m_work.tell([knock](Shared& shared) { shared.next = Asked{knock, Clock::now()}; });
    }
    [[nodiscard]] Device device() const
    {
        return m_work.ask([](const Shared& shared) { return shared.device; });
    }

private:
    enum class Task : std::uint8_t { open, close, play, rest, end };
    struct Asked {
        Knock knock;
        Clock::time_point at;
    };
    struct Shared : WorkerState {
        bool is_wanted = false;
        Device device = Device::off;
        std::optional<Asked> next;

        [[nodiscard]] std::optional<Task> task() const
        {
            if (is_over)
                return Task::end;
            if (!is_wanted && device != Device::off)
                return Task::close;
            if (is_wanted && device == Device::being_opened)
                return Task::open;
            return is_wanted && next ? std::optional(Task::play) : std::nullopt;
        }
    };

    static void work(Shared& shared, Duration patience)
    {
        std::unique_ptr<SoundCard> card;
        const auto open = [&] {
            card = nullptr; // Some cards open only once.
            card = SoundCard::open();
            tell(shared, card ? Device::open : Device::missing);
        };
        for (Task task{}; (task = next_task(shared, card.get(), patience)) != Task::end;) {
            switch (task) {
            case Task::open:
                open();
                break;
            case Task::close:
                card = nullptr;
                tell_closed(shared);
                break;
            case Task::play:
                if (card)
                    card->wake();
                if (!card || card->is_lost())
                    open();
                play_next(shared, card.get());
                break;
            case Task::rest:
                card->rest();
                break;
            case Task::end:
                break;
            }
        }
    }

    /// Waits for a task; rests an awake card if none arrives within `patience`.
    static Task next_task(Shared& shared, const SoundCard* card, Duration patience)
    {
        std::unique_lock lock(shared.mutex);
        const auto has_task = [&shared] { return shared.task().has_value(); };
        if (card == nullptr || card->rests())
            shared.changed.wait(lock, has_task);
        else if (!shared.changed.wait_for(lock, patience, has_task))
            return Task::rest;
        return *shared.task();
    }

    static void tell(Shared& shared, Device device)
    {
        const std::lock_guard lock(shared.mutex);
        shared.device = device;
    }

    /// Reports `off`, or `being_opened` if it was switched on again meanwhile.
    static void tell_closed(Shared& shared)
    {
        const std::lock_guard lock(shared.mutex);
        shared.device = shared.is_wanted ? Device::being_opened : Device::off;
    }

    static void play_next(Shared& shared, SoundCard* card)
    {
        std::unique_lock lock(shared.mutex);
        const std::optional<Asked> asked = std::exchange(shared.next, std::nullopt);
        lock.unlock();
        if (card != nullptr && asked && Clock::now() - asked->at < latest)
            card->play(asked->knock);
    }

    DetachedWorker<Shared> m_work;
};

SoundPlayer::SoundPlayer(Duration patience)
    : m_patience(patience)
{
    quieten_sound_library();
}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::switch_on()
{
    if (std::exchange(m_is_on, true))
        return;
    if (!m_work)
        m_work = std::make_unique<Work>(m_patience);
    m_work->switch_on();
}

void SoundPlayer::switch_off()
{
    if (std::exchange(m_is_on, false))
        m_work->switch_off();
}

void SoundPlayer::knock(Knock knock)
{
    if (m_is_on)
        m_work->knock(knock);
}

SoundPlayer::Device SoundPlayer::device() const
{
    return m_work ? m_work->device() : Device::off;
}

} // namespace consigliere::app
