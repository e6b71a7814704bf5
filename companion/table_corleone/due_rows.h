#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/position.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// The rows of the abilities that an action has brought. Each keeps its place until all are done:
/// one that was used leaves its place empty, so that the next tap finds what it aims at.
class DueRows {
public:
    struct Row {
        Family family;
        Icon icon;
        /// Which of the Family's abilities with this icon it is, from 1.
        int copy = 1;
        bool is_due = true;

        /// What its button is called: "due:vitale:gun:1".
        [[nodiscard]] std::string id() const;
    };

    /// Brings the rows up to date with what is due now.
    void follow(const Position& position);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// How many of them a Family has.
    [[nodiscard]] std::ptrdiff_t count_of(Family family) const;
    /// Whether anybody has more than one, which can be used or declined all at once.
    [[nodiscard]] bool has_several() const;
    /// Among abilities with the same icon, the one that was chosen is the one that goes.
    void choose(std::size_t row) { m_chosen = row; }
    /// The next abilities come from another action.
    void forget()
    {
        m_rows.clear();
        m_chosen.reset();
    }

private:
    void follow(Family family, Icon icon, int wanted);

    std::vector<Row> m_rows;
    std::optional<std::size_t> m_chosen;
};

} // namespace consigliere::table_corleone
