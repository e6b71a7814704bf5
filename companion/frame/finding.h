#pragma once

#include "companion/rulebook/finding.h"

// Findings of the referee in words, for the screens.
namespace consigliere::screens {

using rulebook::Finding;
using rulebook::findings_of;
using rulebook::first_sentences;
using rulebook::Headline;
using rulebook::headline_of;
using rulebook::legal_lines_like;
using rulebook::remedy_for;
using rulebook::rules_of;
using rulebook::tell_house_rules;
using rulebook::tell_page;
using rulebook::tell_source;

} // namespace consigliere::screens
