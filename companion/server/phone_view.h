#pragma once

#include "companion/desk/log_rows.h"
#include "companion/rulebook/rulebook.h"
#include "companion/server/json_text.h"
#include "companion/server/phone_rights.h"
#include "companion/server/seat_view.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What a phone is told, as JSON, in the chosen language. Everything comes from the audience of the
// `SeatView`.
namespace consigliere::server {

/// A part of the board in words.
struct BoardPart {
    std::string heading; ///< "Midtown"
    std::vector<std::string> lines; ///< "Who controls Midtown? Bia"
};

/// What takes long to find out for a view, bit by bit between the tablet's frames.
class Findings {
public:
    /// Lines that everybody may name; the same for all audiences until something is recorded.
    using PublicLines = std::shared_ptr<const std::set<std::string>>;

    /// `things` is what is on the board and beside it.
    Findings(const SeatView& view, const PhoneRights& rights, std::vector<desk::Hotspot> things)
        : m_view(view)
        , m_has_lines(rights.record && view.seat())
        , m_things(std::move(things))
        , m_step(m_things.empty() ? Step::log : Step::board)
    {
    }

    /// Finds out the next bit; `lines` is made if it is empty. Returns true after the last.
    [[nodiscard]] bool find_more(PublicLines& lines);

    /// The answers to "Why?" about the things of the board, in their order.
    [[nodiscard]] const std::vector<BoardPart>& board() const { return m_board; }
    [[nodiscard]] const std::vector<desk::LogRow>& log() const { return m_log; }
    /// What may be recorded now, and which of it everybody could name; empty for everybody.
    [[nodiscard]] const std::vector<ledger::LegalLine>& lines() const { return m_lines; }
    [[nodiscard]] bool is_public(const std::string& line) const { return m_public->contains(line); }

private:
    enum class Step : std::uint8_t { board, log, lines, public_lines, over };

    [[nodiscard]] bool add_to_board();
    [[nodiscard]] bool add_to_log();

    const SeatView& m_view;
    bool m_has_lines;
    std::vector<desk::Hotspot> m_things;
    Step m_step;
    int m_told = 0; ///< Questions.
    int m_logged = 0; ///< The last entry; 0 before the first.
    std::vector<BoardPart> m_board;
    std::vector<std::string> m_about; ///< The thing of each part.
    std::vector<desk::LogRow> m_log;
    std::vector<ledger::LegalLine> m_lines;
    PublicLines m_public;
};

struct PhoneMoment {
    std::uint64_t picture = 0; ///< Of the board; equal for equal pictures.
    PhoneRights rights;
    /// Actors of the entries that came from phones.
    const std::map<int, std::string>& by_phone;
    /// Size of the picture of the board in pixels; 0 without a picture.
    int board_width = 0;
    int board_height = 0;
};

/// Returns the JSON of a view without its version.
[[nodiscard]] std::string view_json(
    const SeatView& view, const PhoneMoment& moment, const Findings& found);
/// Puts in the version, and the JSON of the lesson that is due; empty if none is.
[[nodiscard]] std::string with_version(
    const std::string& view, std::uint64_t version, const std::string& lesson);

/// Answers a question as “Why?” and the rule search do: `{"answers": […]}`, best first. `book` may
/// be nullptr.
[[nodiscard]] Json answers_to(
    const std::string& question, const SeatView& view, const rulebook::Rulebook* book);

enum class WasRecorded : std::uint8_t { no, yes };
/// The answer to a line that a phone has handed in. `book` may be nullptr.
[[nodiscard]] Json verdict_json(const SeatView& view, const std::string& line,
    const ledger::Assessment& opinion, WasRecorded was_recorded, const rulebook::Rulebook* book);

} // namespace consigliere::server
