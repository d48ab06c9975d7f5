// SPDX-License-Identifier: GPL-3.0-or-later
// A later version of the program opens a contest that the real program wrote.
#include <gtest/gtest.h>

#include "app/desk/keeping/verification.hpp"
#include "tests/db/next/program_version.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class NextDesk : public DeskTest {};

TEST_F(NextDesk, AnOlderFileIsMigratedAndWhole) {
  playRound(addEvent(4));
  closeFile();
  const testing::ProgramVersion later(testing::newColumnVersion());
  const Opening opening = Desk::open(m_path, m_clock);
  ASSERT_TRUE(opening.desk);
  EXPECT_EQ(std::get<db::Migrated>(opening.verdict).from, testing::realVersion());
  EXPECT_TRUE(got(verify(*opening.desk)).empty());
}

}  // namespace
}  // namespace damath::desk
