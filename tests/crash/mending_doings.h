#pragma once

#include "tests/crash/cuts.h"

#include <cstddef>
#include <vector>

namespace consigliere::test {

/// What puts another file in the place of a database, on disks that know names in every way: a
/// backup is restored, what is whole is put in the place of a damaged one, a log is moved aside.
/// And the backup that lets older ones go.
///
/// Whatever was cut or has failed, the program opens the old database or the new one, or says what
/// lies there and has a way to the new one; what was replaced is still there. Only what is said to
/// be done must be.
[[nodiscard]] std::vector<Doing> mending_doings(std::size_t lines);

/// All moments at which names change or something is synchronized, and some of the others.
[[nodiscard]] Moments moments_of_names();

} // namespace consigliere::test
