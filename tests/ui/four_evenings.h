#pragma once

#include "db/archive/evening_index.h"
#include "db/details.h"
#include "tests/ui/house.h"

#include <string>

/// Evenings to look back at, and the list of them on the screen.
namespace consigliere::test {

/// What all screens of this program look back at.
[[nodiscard]] db::EveningIndex& archive_of(Stage& stage);
/// Waits until everything is counted.
[[nodiscard]] bool is_counted(Stage& stage);

/// Another evening beside the one of the house, with what is said of it; gives its id. Without
/// `lines` it is a whole one.
std::string take_in(House& house, const std::string& name, const db::SessionDetails& details,
    std::size_t lines = 100'000);

/// A house with four evenings, at the list of them: one of two in Kraków, one of three in Łódź, one
/// of five, and one that is not over.
struct FourEvenings {
    FourEvenings();

    [[nodiscard]] bool lists(const std::string& id) { return house.stage().has("session:" + id); }
    /// Which of them are listed, in their order: "open five three two ".
    [[nodiscard]] std::string listed();
    /// The id of somebody who was there.
    [[nodiscard]] std::string person_called(const std::string& name);

    House house;
    std::string two;
    std::string three;
    std::string five;
    std::string open;
};

} // namespace consigliere::test
