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

using Device = screens::Sounds::Device;

struct Knocking : WorkerState {
    struct Asked {
        Knock knock;
        Clock::time_point at;
    };

    bool is_wanted = false;
    Device device = Device::off;
    std::optional<Asked> next;

    [[nodiscard]] bool has_work() const
    {
        const bool is_asked = next || device == Device::being_opened;
        return is_over || (is_wanted ? is_asked : device != Device::off);
    }
};

/// Rests an awake card if no work arrives within `patience`.
void work(Knocking& knocking, SoundPlayer::Duration patience)
{
    std::unique_ptr<SoundCard> card;
    std::unique_lock lock(knocking.mutex);
    const auto has_work = [&knocking] { return knocking.has_work(); };
    while (true) {
        if (!card || card->rests()) {
            knocking.changed.wait(lock, has_work);
        } else if (!knocking.changed.wait_for(lock, patience, has_work)) {
            lock.unlock();
            card->rest();
            lock.lock();
            continue;
        }
        if (knocking.is_over)
            return;
        const bool is_wanted = knocking.is_wanted;
        lock.unlock();
        if (card && is_wanted)
            card->wake();
        if (!is_wanted || (card && card->is_lost()))
            card = nullptr; // Before it is opened again: some cards open only once.
        if (is_wanted && !card)
            card = SoundCard::open();
        lock.lock();
        if (!is_wanted) {
            // Perhaps it was switched on again meanwhile.
            knocking.device = knocking.is_wanted ? Device::being_opened : Device::off;
            continue;
        }
        knocking.device = card ? Device::open : Device::missing;
        const auto asked = std::exchange(knocking.next, std::nullopt);
        lock.unlock();
        if (card && asked && Clock::now() - asked->at < latest)
            card->play(asked->knock);
        lock.lock();
    }
}

} // namespace

/// Worker thread that owns the sound card.
class SoundPlayer::Work : public DetachedWorker<Knocking> {
public:
    explicit Work(Duration patience)
        : DetachedWorker([patience](Knocking& knocking) { work(knocking, patience); })
    {
    }
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
    m_work->tell([](Knocking& knocking) {
        knocking.is_wanted = true;
        if (knocking.device == Device::off)
            knocking.device = Device::being_opened;
    });
}

void SoundPlayer::switch_off()
{
    if (!std::exchange(m_is_on, false))
        return;
    m_work->tell([](Knocking& knocking) {
        knocking.is_wanted = false;
        knocking.next.reset();
    });
}

void SoundPlayer::knock(Knock knock)
{
    if (m_is_on)
        m_work->tell([knock](Knocking& knocking) {
            knocking.next = Knocking::Asked{knock, Clock::now()};
        });
}

SoundPlayer::Device SoundPlayer::device() const
{
    return m_work ? m_work->ask([](const Knocking& knocking) { return knocking.device; })
                  : Device::off;
}

} // namespace consigliere::app
