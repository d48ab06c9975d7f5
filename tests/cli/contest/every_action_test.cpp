// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the command can do every action on a contest. The window's part is tests/window/uses.
#include <set>

#include "core/every.hpp"
#include "db/records/journal_action.hpp"
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using db::JournalAction;

TEST_F(ContestCommand, HasEveryActionWithItsOption) {
  // These actions have no command of their own. Other commands write them: when they open an older file,
  // import a report, delete a result that came from a scoresheet, change the file of a lent event for the
  // first time, or find that the clock is doubtful.
  const std::set<JournalAction> ofOthers{JournalAction::Migrate, JournalAction::TakeOverRound,
                                         JournalAction::ReopenSheet, JournalAction::BorrowEvent,
                                         JournalAction::NoteClock};
  for (const JournalAction action : kEvery<JournalAction>) {
    const std::string named(db::factsOf(action).command);
    EXPECT_EQ(named.empty(), ofOthers.contains(action)) << db::toText(action);
    if (named.empty()) continue;
    const std::size_t space = named.find(' ');
    const CommandResult help = good({named.substr(0, space), "--help"});
    EXPECT_THAT(help.out, ::testing::HasSubstr("damath contest " + named.substr(0, space)));
    if (space != std::string::npos) {
      EXPECT_THAT(help.out, ::testing::HasSubstr("\n  " + named.substr(space + 1))) << named;
    }
  }
}

}  // namespace
}  // namespace damath::cli
