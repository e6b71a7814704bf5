#pragma once

#include "companion/desk/vocabulary.h"

/// What every screen is drawn with.
namespace consigliere::screens {

using namespace desk::vocabulary;

} // namespace consigliere::screens
