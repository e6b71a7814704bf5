#pragma once

#include "db/database_error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace consigliere::db {

/// Why the club's archive could not be used. What was not acknowledged was not taken in.
struct ClubError {
    enum class Kind : std::uint8_t {
        no_library, ///< Built without libpq.
        bad_code, ///< Not a connection as libpq reads it; `detail` says why.
        not_paired, ///< This tablet has no connection.
        no_server, ///< Nothing answers there; `detail` is the server's or system's message.
        refused_login, ///< Wrong password, unknown role, or not admitted by pg_hba.conf.
        no_archive, ///< The database has no archive of ours.
        other_version, ///< The archive's schema has the version `detail`, which is not ours.
        no_club, ///< The role belongs to no club.
        lost, ///< The connection broke; the transaction was rolled back.
        /// The server refuses it: another tablet's or club's evening, or no right to do this.
        not_yours,
        other_game, ///< The archive knows the evening `detail` as one of another game.
        outdated, ///< The archive has a newer state of the evening. Only inside a push.
        name_taken, ///< There is a club or tablet of this name.
        may_not_make, ///< The role may not create roles or the schema; `detail` says what.
        damaged, ///< The evening `detail` does not verify.
        refused, ///< The server's message is in `detail`.
        local, ///< This tablet's own database; `database` says why.
    };
    Kind kind = Kind::refused;
    std::string detail{};
    std::optional<DatabaseError> database = std::nullopt;
};

} // namespace consigliere::db
