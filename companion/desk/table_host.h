#pragma once

#include "companion/desk/asking.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/interface.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::desk {

// What only one player may see and do, in words: for a player's own phone.

/// Things of one kind that a player has: "Hand", with a line for each.
struct HeldThings {
    std::string heading;
    std::vector<std::string> lines;
};

/// A choice among one's own cards that others may not watch: a bid, a discard. Its line is
/// `line` with the values of the chosen cards, joined by commas, in place of "{}".
struct CoveredChoice {
    enum class Kind : std::uint8_t { bid, discard };
    struct Card {
        std::string label;
        std::string value; ///< In the words of a record.
        int dollars = 0; ///< 0 for other cards than money.
    };
    /// Whether the seat still has to choose.
    struct Seat {
        std::string actor;
        bool is_done = false;
    };

    Kind kind = Kind::bid;
    std::string title; ///< "Your secret bid"
    std::string text; ///< What becomes of it.
    std::vector<Card> cards{}; ///< Empty if this player is done.
    int least = 0;
    int most = 0;
    std::string line{}; ///< "vitale bids {}"
    std::string nothing{}; ///< The value of an empty choice; empty if there is none.
    std::vector<Seat> seats{}; ///< Clockwise: whoever has to choose.
};

// Interface between the program (TableHost) and a game's table (GameTable). The desk holds the
// evening and the database; the table draws the game and turns taps into record lines.

/// Table preferences, from the settings.
struct TablePreferences {
    /// Collect money, goods and the Horse Head automatically.
    bool collects_by_itself = true;
    /// Show a hand only while a button is held.
    bool covers_hands = true;
};

/// The audience of a table's screen. Everything shown comes from this audience's
/// `ledger::ObserverView`; a hand is shown only while the button for it is held.
[[nodiscard]] ledger::Audience audience_of(const TablePreferences& habits);

class TableHost : public ledger::Interface {
public:
    [[nodiscard]] virtual const ledger::Evening& evening() const = 0;
    [[nodiscard]] virtual const TablePreferences& habits() const = 0;
    /// Returns the player's name for an actor, "Ana"; the actor's word if there is no name.
    [[nodiscard]] virtual std::string player(std::string_view actor) const = 0;

    /// True if the player's own phone is there for what others may not see.
    [[nodiscard]] virtual bool has_phone(std::string_view /*actor*/) const { return false; }
    /// For whom the table is shown; a phone’s desk shows it for its player.
    [[nodiscard]] virtual ledger::Audience audience() const { return audience_of(habits()); }

    /// Judges a line and records it if allowed. Otherwise shows the verdict card and returns false.
    virtual bool record(const std::string& line) = 0;
    /// Shows the verdict card for a line, with the ways to proceed.
    virtual void explain(const std::string& line) = 0;
    virtual void clear_verdict() = 0;
    /// Adds component data, for this and all later evenings. Returns false if it could not be
    /// stored.
    virtual bool describe(const ledger::Tree& components) = 0;
    /// Unrecorded input as text of the game's table, kept while other screens are open; empty if
    /// none.
    [[nodiscard]] virtual std::string draft() const = 0;
    virtual void keep_draft(std::string_view draft) = 0;
    virtual void leave() = 0;
    /// Opens the dialog for sharing and export.
    virtual void share() = 0;
};

struct LogLine {
    std::string text; ///< "Piotr: Don → Midtown + Queens"
    std::string detail; ///< "Blood Money, Booze"
    /// Sets the colour; nullopt for entries of the table itself.
    std::optional<std::string> actor;
};

/// Log row of an undo or redo; the same for all games.
[[nodiscard]] LogLine tell_step(const ledger::Entry& entry);

/// A game's part of the table screen.
class GameTable : public ledger::Interface {
public:
    /// Draws the progress of the game in the top bar: acts, phases, rounds.
    virtual void draw_track(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// Draws the board, or what replaces it in some phases.
    virtual void draw_board(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// Draws the turn panel: whose turn it is, and possible actions.
    virtual void draw_turn(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    virtual void draw_seats(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// Draws the current or final score with all of its parts.
    virtual void draw_score(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// True if the turn panel needs the room of the log.
    [[nodiscard]] virtual bool wants_room() const { return false; }
    /// True while a dialog of the game is open; the rest is then covered.
    virtual bool has_dialog() const = 0;
    virtual void draw_dialog(widgets::Ui& ui) = 0;

    // State after an entry (0: start), not interactive. Each function returns the hotspots drawn,
    // for questions.
    // -------------------------------------------------------------------------------------------

    virtual std::vector<Hotspot> draw_past(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    virtual std::vector<Hotspot> draw_past_track(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    /// Draws the seats, where they are at the table.
    virtual std::vector<Hotspot> draw_past_seats(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    /// Draws the cards displayed beside the board; shrinks `rect` by the height used.
    virtual std::vector<Hotspot> draw_past_cards(widgets::Ui&, widgets::Rect&, int) { return {}; }
    /// Returns every "Why?" question with its answer after an entry, in a useful order.
    [[nodiscard]] virtual std::vector<WhyAnswer> explanations(
        int entry, SomeQuestions some = {}) const = 0;
    /// Returns how a frequent question stands for an item after an entry: "Bia, once". `now` is
    /// `rulebook::FaqEntry::now`. nullopt if the word is unknown or does not apply to the item.
    [[nodiscard]] virtual std::optional<std::string> faq_status(
        std::string_view now, std::string_view thing, int entry) const = 0;

    // Texts and icons for log and reports.
    // -------------------------------------------------------------------------------------------

    [[nodiscard]] virtual LogLine tell_entry(int number) const = 0;
    [[nodiscard]] virtual widgets::Colour colour_of(std::string_view actor) const = 0;
    /// Draws a player's icon in the player's colour.
    virtual void draw_sign_of(
        widgets::Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const = 0;
    /// Returns a line in words, valid or not: "Ana: Thug → Theatre".
    [[nodiscard]] virtual std::string tell_line(std::string_view line) const
    {
        return std::string(line);
    }
    /// Returns what a legal line would bring and cost now, as facts that the audience may know:
    /// "Ana: $2, Gun"; empty if there is nothing to say.
    [[nodiscard]] virtual std::string tell_prospect(std::string_view) const { return {}; }
    /// Returns what a player has, as far as the audience may see it.
    [[nodiscard]] virtual std::vector<HeldThings> tell_held(std::string_view actor) const = 0;
    /// Returns what a player, or others beside an empty `actor`, have to choose in secret now;
    /// nullopt if nobody has to.
    [[nodiscard]] virtual std::optional<CoveredChoice> covered_choice(std::string_view) const
    {
        return std::nullopt;
    }
    /// Returns lines without a choice that a tap would record now, beside what it collects by
    /// itself: the bids of those who have nothing to bid, once all others are laid.
    [[nodiscard]] virtual std::vector<std::string> lines_that_follow() const { return {}; }
    /// Records what follows from a move without a choice, as after a tap. For moves recorded by
    /// others than the table.
    virtual void go_on_by_itself() { }
    /// Returns a reason as a title for this case: "Gallery is taken". Empty if the reason's own
    /// sentence has it.
    [[nodiscard]] virtual std::string headline(const ledger::Reason&) const { return {}; }
    /// True if the log folds an entry into the row of the action before it.
    [[nodiscard]] virtual bool carries_on(int entry) const { return is_automatic(entry); }
    /// Returns the part of the game of an entry: "Act II · Family business".
    [[nodiscard]] virtual std::string chapter_of(int) const { return {}; }
    /// Number of the current part of the game, an Act or a round. A backup is made when it changes.
    [[nodiscard]] virtual int part() const = 0;
    /// Name of the game's conflict, as a step in the timeline: "war".
    [[nodiscard]] virtual std::string conflict_name() const = 0;
    /// Returns the entries with conflicts, undone ones included.
    [[nodiscard]] virtual std::vector<int> conflicts() const = 0;
    /// True if the program recorded the entry automatically after the one before it. Undo removes
    /// both.
    [[nodiscard]] virtual bool is_automatic(int entry) const = 0;
    /// Returns the entry that conflicts with a refused line, for a jump into the log; nullopt if
    /// none.
    [[nodiscard]] virtual std::optional<int> entry_behind(const ledger::Reason& reason) const = 0;
    /// Opens the dialog for hand corrections.
    virtual void open_corrections() = 0;
    /// Quarter turns by which to rotate the display for the next player; 0 if nobody is next.
    [[nodiscard]] virtual int seat_to_face() const = 0;
};

/// A read-only desk, for past evenings and questions: all actions do nothing.
class ReadOnlyHost : public TableHost {
private:
    bool record(const std::string&) final { return false; }
    void explain(const std::string&) final { }
    void clear_verdict() final { }
    bool describe(const ledger::Tree&) final { return false; }
    [[nodiscard]] std::string draft() const final { return {}; }
    void keep_draft(std::string_view) final { }
    void leave() final { }
    void share() final { }
};

/// Returns the text after ` ! ` of a line in words. That is the names of the house rules invoked,
/// or the reason of the ruling.
[[nodiscard]] std::string tell_ruling(
    const ledger::HouseRules& house_rules, std::string_view ruling);

} // namespace consigliere::desk
