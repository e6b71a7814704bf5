#pragma once

#include "companion/desk/asking.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/interface.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// What the program and a game's table screen offer each other: the desk keeps the evening and
/// talks to the database, the table draws one game and turns taps into lines.
namespace consigliere::desk {

/// How a table wants to be served; from the settings.
struct TablePreferences {
    /// Money, goods and the Horse Head are collected without a tap.
    bool collects_by_itself = true;
    /// What is in a hand is shown only to whoever holds the button.
    bool covers_hands = true;
};

/// Who looks at the screen of a table with these habits. Everything that it shows comes from the
/// evening as this audience may see it (`ledger::ObserverView`); what one player holds is shown to
/// whoever holds the button under his finger, and to nobody else.
[[nodiscard]] ledger::Audience audience_of(const TablePreferences& habits);

class Desk : public ledger::Interface {
public:
    [[nodiscard]] virtual const ledger::Evening& evening() const = 0;
    [[nodiscard]] virtual const TablePreferences& habits() const = 0;
    /// The player behind an actor of the record, "Ana"; the actor's word if nobody gave a name.
    [[nodiscard]] virtual std::string player(std::string_view actor) const = 0;

    /// Who looks at this table's screen.
    [[nodiscard]] ledger::Audience audience() const { return audience_of(habits()); }

    /// Judges a line and, if it stands, writes it down. Otherwise the verdict card shows why not.
    virtual bool record(const std::string& line) = 0;
    /// Shows on the verdict card what the referee says of a line, with the ways out of it.
    virtual void explain(const std::string& line) = 0;
    /// Takes the verdict card away.
    virtual void clear_verdict() = 0;
    /// Adds what is printed on components: for this evening, and for all that follow.
    virtual bool describe(const ledger::Tree& components) = 0;
    /// What was tapped and is not written down yet, in the words of the table that tapped it; it
    /// stays with the evening wherever people go meanwhile. Empty when there is nothing.
    [[nodiscard]] virtual std::string draft() const = 0;
    virtual void keep_draft(std::string_view draft) = 0;
    /// Leaves the table, for instance when the evening is over.
    virtual void leave() = 0;
    /// Shows the ways in which the evening can leave the program.
    virtual void share() = 0;
};

/// One entry as the log tells it.
struct LogLine {
    std::string text; ///< "Piotr: Don → Midtown + Queens"
    std::string detail; ///< "Blood Money, Booze"
    /// Whose colour the line carries; nothing for the table's own lines.
    std::optional<std::string> actor;
};

/// An undo or a redo as the log tells it, which is alike in every game.
[[nodiscard]] LogLine tell_step(const ledger::Entry& entry);

/// One game's part of the table screen.
class GameTable : public ledger::Interface {
public:
    /// Where in the game the evening is: acts, phases, rounds; in the top bar.
    virtual void draw_track(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// The board, or what takes its place in a phase.
    virtual void draw_board(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// Whose turn it is and what can be done.
    virtual void draw_turn(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    virtual void draw_seats(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// The score as it would be now, or as it is at the end, with every part of it.
    virtual void draw_score(widgets::Ui& ui, const widgets::Rect& rect) = 0;
    /// The turn panel has so much to show now that the log makes room for it.
    [[nodiscard]] virtual bool wants_room() const { return false; }
    /// Dialogs over everything; true while one is open, so that the rest is covered.
    virtual bool has_dialog() const = 0;
    virtual void draw_dialog(widgets::Ui& ui) = 0;

    // The table as it was after an entry, 0 for the beginning: to be looked at, without anything to
    // tap. Each part gives where its things lie, to be asked about.
    // -------------------------------------------------------------------------------------------

    /// The board.
    virtual std::vector<Hotspot> draw_past(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    /// Where in the game it was.
    virtual std::vector<Hotspot> draw_past_track(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    /// The seats, in the place that they have at the table.
    virtual std::vector<Hotspot> draw_past_seats(
        widgets::Ui& ui, const widgets::Rect& rect, int entry) = 0;
    /// The cards that lay open beside the board; takes their height off the top of `rect`, and
    /// nothing where none lay there.
    virtual std::vector<Hotspot> draw_past_cards(widgets::Ui&, widgets::Rect&, int) { return {}; }
    /// Everything that can be asked "why?" about as it stood after an entry, in a useful order.
    [[nodiscard]] virtual std::vector<Explanation> explanations(int entry) const = 0;
    /// How what tables argue over stands for one of these things at that entry: "Bia, once". `now`
    /// is the word of an argument (`rulebook::FaqEntry::now`); nothing where it says nothing of
    /// such a thing, or is none of the table's words.
    [[nodiscard]] virtual std::optional<std::string> faq_status(
        std::string_view now, std::string_view thing, int entry) const = 0;

    // What the evening is told in.
    // -------------------------------------------------------------------------------------------

    [[nodiscard]] virtual LogLine tell_entry(int number) const = 0;
    [[nodiscard]] virtual widgets::Colour colour_of(std::string_view actor) const = 0;
    /// The sign by which people know a player, in his colour.
    virtual void draw_sign_of(
        widgets::Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const = 0;
    /// What a line says, whether or not it may be written down: "Ana: Thug → Theatre".
    [[nodiscard]] virtual std::string tell_line(std::string_view line) const
    {
        return std::string(line);
    }
    /// What a reason comes to in this case, as a title: "Gallery is taken". Empty where the
    /// reason's own sentence says it.
    [[nodiscard]] virtual std::string headline(const ledger::Reason&) const { return {}; }
    /// Whether an entry only carries on the action before it, so that the log folds both into one
    /// row: what it brought, what it was used for.
    [[nodiscard]] virtual bool carries_on(int entry) const { return is_automatic(entry); }
    /// Where in the game an entry was made: "Act II · Family business".
    [[nodiscard]] virtual std::string chapter_of(int) const { return {}; }
    /// The part of the game in which the evening is now, an Act or a round: when one ends, the
    /// evening is worth a backup.
    [[nodiscard]] virtual int part() const = 0;
    /// What people call the conflict that this game is about, as a step through an evening: "war".
    [[nodiscard]] virtual std::string conflict_name() const = 0;
    /// The entries in which one was fought out, whether they stand or not.
    [[nodiscard]] virtual std::vector<int> conflicts() const = 0;
    /// Whether the program wrote an entry by itself right after the one before it, so that undoing
    /// goes back past both.
    [[nodiscard]] virtual bool is_automatic(int entry) const = 0;
    /// The entry that a refused line collides with, for a jump into the log.
    [[nodiscard]] virtual std::optional<int> entry_behind(const ledger::Reason& reason) const = 0;
    /// Opens the dialog for corrections by hand.
    virtual void open_corrections() = 0;
    /// How far the picture should turn for whoever is next, in quarter turns; 0 for nobody.
    [[nodiscard]] virtual int seat_to_face() const = 0;
};

} // namespace consigliere::desk
