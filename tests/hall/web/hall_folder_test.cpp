// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the facts in the folder of a shared contest.
#include "app/hall/server/hall_folder.hpp"

#include <gtest/gtest.h>

#include "tests/db/temp_folder.hpp"

namespace damath::station {
namespace {

TEST(HallFolder, FactsComeBackAsTheyWere) {
  const testing::TempFolder place;
  const HallFolder folder(place.path());
  ASSERT_TRUE(folder.write({"/media/ana/Niño.damath", "Dibisyon ng Parañaque", 65535}));
  const auto facts = folder.facts();
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->contest, "/media/ana/Niño.damath");
  EXPECT_EQ(facts->name, "Dibisyon ng Parañaque");
  EXPECT_EQ(facts->port, 65535);
}

TEST(HallFolder, APortThatNoServerHasIsRefused) {
  const testing::TempFolder place;
  for (const char* port : {"0", "-1", "65536", "4294972729", "18446744073709551615", "5433.0"}) {
    testing::writeFile(place / "hall.json",
                       std::string(R"({"contest":"/a","name":"b","port":)") + port + "}");
    const auto facts = HallFolder(place.path()).facts();
    ASSERT_FALSE(facts) << port;
    EXPECT_EQ(facts.error().fault, StationFault::NoHall) << port;
  }
}

// A drive of an older computer can have such a path. JSON cannot hold the path.
TEST(HallFolder, APathThatIsNotUtf8IsRefused) {
  const testing::TempFolder place;
  const HallFolder folder(place.path());
  const auto written = folder.write({"/media/Ni\xF1o/a.damath", "a", 5433});
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().fault, StationFault::CannotWrite);
  EXPECT_EQ(place.listing(), "");
}

}  // namespace
}  // namespace damath::station
