#pragma once

#include "db/component_list.h"
#include "db/file_error.h"
#include "db/session_rows.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Component definitions of a session: the copy made at the start, those of its record, and updates
// during the evening.
namespace consigliere::db {

/// Which components to include in a record.
enum class Components : std::uint8_t {
    all, ///< All that were known, as needed to continue the evening.
    met, ///< Those that can have been used: named in a line, or in play from the start.
};

/// An update of one component during the evening.
struct ToldComponent {
    int since = 1; ///< The first entry that is judged by it.
    Component component;
};

/// All updates in the order in which they apply. `file` stands for the session in errors.
[[nodiscard]] ErrorOr<std::vector<ToldComponent>, FileError> told_components(
    const SessionRows& session, const std::string& file);

/// Component lists for a record of the session with these updates. `head`: its original head.
[[nodiscard]] ErrorOr<Tree, FileError> components_of(const SessionRows& session, const Tree& head,
    const std::vector<ToldComponent>& told, Components which, const std::string& file);

/// The copy that a session stores at its start. `known`: weakest first.
[[nodiscard]] ComponentRow copy_of(std::string_view game, const std::vector<Tree>& known);

} // namespace consigliere::db
