#pragma once

#include "db/merge.h"

namespace consigliere::db {

/// Like merge(), but evenings that have the same hashes and edits in both are not read: an archive
/// that is merged again and again costs what is new in it. Report and refusals are about the
/// others.
[[nodiscard]] ErrorOr<MergeReport, DatabaseError> merge_new(Database& ours, Database& theirs);

} // namespace consigliere::db
