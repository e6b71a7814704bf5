#pragma once

/// SQLite's way to the disk, without three things that it confuses. A reading that the device
/// refuses is to SQLite a damaged file: whoever is told so throws a good evening away. A folder
/// that cannot be synchronized is to SQLite no trouble, although a journal or log whose name is
/// lost with the power takes back everything that is in it. And a system that has no locks to give
/// is to SQLite another program that holds one: whoever is told so looks for it in vain.
namespace consigliere::db {

/// The name under which SQLite knows it. It works on whatever SQLite works by default.
[[nodiscard]] const char* honest_disk();

} // namespace consigliere::db
