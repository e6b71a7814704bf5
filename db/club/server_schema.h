#pragma once

namespace consigliere::db {

/// Version of the archive's schema. A tablet uses an archive of its own version only.
inline constexpr int archive_version = 2;

/// Makes the schema `consigliere` and the roles that own it and may use it. One transaction; run by
/// a superuser, or by a role that may create roles and schemas.
extern const char* const archive_schema;
/// Makes version 2 of version 1, in the same transaction or another.
extern const char* const second_archive_schema;

} // namespace consigliere::db
