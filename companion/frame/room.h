#pragma once

#include "companion/desk/vocabulary.h"

// Imports the vocabulary of drawing for all screens.
namespace consigliere::screens {

using namespace desk::vocabulary;

} // namespace consigliere::screens
