#pragma once

// SQLite VFS shim. Corrects three results: refused reads reported as corruption, unsynchronized
// directories ignored, ENOLCK reported as BUSY.
// The first would make users discard an intact evening, the second can roll back a whole file
// after power loss, the third suggests a process that does not exist.
namespace consigliere::db {

/// Registers the shim over the default VFS. Returns its name.
[[nodiscard]] const char* honest_disk();

} // namespace consigliere::db
