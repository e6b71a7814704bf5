#pragma once

#include "companion/server/board_pictures.h"
#include "companion/server/books.h"
#include "companion/server/http_server.h"
#include "companion/server/phone_rights.h"
#include "companion/server/phone_view.h"
#include "companion/server/seat_lessons.h"
#include "companion/server/seat_view.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/interface.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::server {

/// What the tablet does for its phones. Called on the program's thread from PhoneTable::attend().
class Tablet : public ledger::Interface {
public:
    [[nodiscard]] virtual const ledger::Evening& evening() const = 0;
    /// Returns the player's name for an actor.
    [[nodiscard]] virtual std::string player(std::string_view actor) const = 0;
    /// Records a line of a phone, as a tap would be. An error is a sentence for the phone: another
    /// screen lies over the table, the disk fails.
    [[nodiscard]] virtual ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string& actor, const std::string& line) = 0;
    /// The player of a seat objects to an entry.
    virtual void object_from_phone(const std::string& actor, int entry) = 0;
    /// nullptr: nobody is led.
    [[nodiscard]] virtual Learners* learners() { return nullptr; }
};

/// A table's phones: shows each audience its view after every change, and answers what phones hand
/// in. A line is judged as a tap is, for its seat alone.
class PhoneTable {
public:
    /// Versions go on after a restart of the program, so that no phone takes an old view for new.
    [[nodiscard]] static std::uint64_t version_of_now();
    /// Without `boards` no pictures are shown. All must outlive this. Each audience counts its
    /// versions from `version`, so that its numbers tell nothing of the others' views.
    PhoneTable(PhoneServer& server, Tablet& tablet, BoardPictures* boards = nullptr,
        std::uint64_t version = version_of_now());

    /// How long attend() begins new bits of work; one takes about a millisecond.
    static constexpr std::chrono::milliseconds longest_work{4};
    /// Call in each frame. Returns true if work is left.
    [[nodiscard]] bool attend(
        const PhoneRights& rights, std::chrono::milliseconds longest = longest_work);
    /// Tells all views again: names or descriptions of components have changed.
    void renew() { m_shown.reset(); }

    /// Who has to choose in secret now, and whether they have; empty if nobody has to.
    [[nodiscard]] std::vector<desk::CoveredChoice::Seat> awaited() const;
    /// Actors of the entries that came from phones, by entry.
    [[nodiscard]] const std::map<int, std::string>& by_phone() const { return m_by_phone; }

private:
    /// What was published last for an audience.
    struct Published {
        std::string told; ///< The JSON without its version and its lesson.
        std::string lesson; ///< Empty if none is due.
        std::string covered; ///< What had to be chosen in secret.
        std::uint64_t version = 0;
        std::uint64_t moves_hold_since = 0;
    };
    /// A view in the making; each step is short.
    struct Telling {
        enum class Step : std::uint8_t { observed, board, findings, lesson, view };
        Audience audience;
        Step step = Step::observed;
        std::uint64_t picture = 0;
        std::optional<Findings> found{};
        std::string lesson{};
    };
    /// A view that waits for its picture.
    struct Waiting {
        Audience audience;
        std::string told;
        std::string lesson;
        std::string covered;
        std::uint64_t picture = 0;
    };
    struct Reply {
        unsigned status = 200;
        Json json;
    };
    /// A change of these leads to new views.
    struct Shown {
        int entries = 0;
        PhoneRights rights;
        int lessons = 0; ///< Learners::changes().
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    [[nodiscard]] Shown shown_with(const PhoneRights& rights);
    [[nodiscard]] SeatView& view_of(const std::string& actor);
    /// Takes the next step. Returns true after the last.
    [[nodiscard]] bool tell(Telling& telling, const PhoneRights& rights);
    /// The JSON of the lesson that is due for the view's player; empty if none is.
    [[nodiscard]] std::string lesson_for(const SeatView& view, const PhoneRights& rights);
    void tell_view(const Telling& telling, const SeatView& view, const PhoneRights& rights);
    void publish_painted();
    void publish(Waiting&& told, std::shared_ptr<const std::string> png);
    [[nodiscard]] Reply reply_to(const Request& request, const PhoneRights& rights);
    [[nodiscard]] Reply judge(const Request& request, const PhoneRights& rights);
    void tell_refusal(const std::string& actor, const ledger::Assessment& opinion);
    [[nodiscard]] Reply object(const Request& request, const PhoneRights& rights);
    [[nodiscard]] Reply leave_lesson(const Request& request, const PhoneRights& rights);

    PhoneServer& m_server;
    Tablet& m_tablet;
    BoardPictures* m_boards;
    Books<rulebook::Rulebook> m_books;
    Books<rulebook::Lessons> m_lessons;
    std::map<std::string, SeatLessons> m_due; ///< By actor.
    std::map<std::string, std::unique_ptr<SeatView>> m_views; ///< By actor.
    std::map<Audience, Published> m_published;
    std::optional<Shown> m_shown;
    Findings::PublicLines m_public_lines; ///< Of what was shown last.
    std::deque<Telling> m_to_tell;
    std::deque<Waiting> m_to_publish;
    /// Answers that wait for the views of what they recorded.
    std::vector<std::pair<std::uint64_t, Reply>> m_replies;
    std::map<int, std::string> m_by_phone;
    std::uint64_t m_first_version;
};

} // namespace consigliere::server
